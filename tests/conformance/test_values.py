"""States are values: equal, copied, pickled and shown as such; no field of one can be forgotten."""

import copy
import importlib
import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.state import State
from tests.conformance.cases import every_case, every_game, phases
from tests.conformance.walk import Walk

ROOT = Path(__file__).parent.parent.parent
HELD = {"story", "pack"}
seeds = st.integers(0, 2**32)
Table = type(vec[i64]())  # native numbers that are written into


def fields_of(state: State) -> set[str]:
    """Every attribute that the state's class has, compiled or not."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    return set(names) - HELD - {"__dict__"}


def room(game: Game, module: str) -> Any:
    return importlib.import_module(f"{game.room}.{module}")


def constant(game: Game, name: str) -> Any:
    return getattr(room(game, "state"), name, ())


def values(state: State, game: Game) -> dict[str, Any]:
    return {name: getattr(state, name) for name in room(game, "fields").FIELDS}


def test_what_is_written_from_the_fields_is_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, "tools/state_fields.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


@every_game
def test_no_field_is_left_out(game: Game) -> None:
    for state in phases(game).values():
        assert fields_of(state) == set(room(game, "fields").FIELDS)


@every_game
def test_a_clone_has_every_field_and_shares_no_list_but_those_that_are_replaced(game: Game) -> None:
    shared = room(game, "fields").SHARED
    for state in phases(game).values():
        twin = state.clone()
        for name, value in values(state, game).items():
            assert getattr(twin, name) == value or getattr(twin, name) is value
            if isinstance(value, list) and name not in shared:
                assert getattr(twin, name) is not value, name
            if isinstance(value, Table) and len(value):
                getattr(twin, name)[0] = value[0] + 1
                assert getattr(twin, name) != value, name


def other(value: Any) -> Any:
    """A value of the same type that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "-"
    if isinstance(value, list):
        return [*value, 1] if not value else [value[0] + 1, *value[1:]]
    if isinstance(value, Table):
        return vec[i64]([value[0] + 1, *list(value)[1:]]) if len(value) else None
    return None


def written(state: State) -> dict[str, Any] | None:
    """What the state is as data; a value that no longer has a name there is a difference too."""
    try:
        return state.to_dict()
    except (IndexError, KeyError):
        return None


@every_game
def test_every_field_is_in_the_dictionary_and_decides_the_key(game: Game) -> None:
    """Each field is changed in some position where it says something."""
    derived = set(constant(game, "DERIVED"))
    past = set(constant(game, "PAST")) | derived
    missed_in_dict, missed_in_key = set(), set()
    names = room(game, "fields").FIELDS
    for name in names:
        in_dict = in_key = False
        for state in phases(game).values():
            twin = state.clone()
            changed = other(getattr(twin, name))
            if changed is None or getattr(twin, name) == changed:
                continue
            setattr(twin, name, changed)
            in_dict = in_dict or written(twin) != state.to_dict()
            in_key = in_key or twin.key() != state.key()
        if not in_dict and name not in derived:
            missed_in_dict.add(name)
        if not in_key and name not in past:
            missed_in_key.add(name)
    unchangeable = {"past"}  # chains of earlier positions: compared by walks through whole games
    assert missed_in_dict - unchangeable == set()
    assert missed_in_key - unchangeable == set()


@every_game
def test_every_phase_comes_back_from_its_dictionary(game: Game) -> None:
    for name, state in phases(game).items():
        read = game.from_dict(state.to_dict(), state.components())
        assert read.to_dict() == state.to_dict(), name
        assert read.key() == state.key(), name
        assert values(read, game).keys() == values(state, game).keys()
        assert read.actors() == state.actors(), name
        for actor in state.actors():
            assert read.legal(actor) == state.legal(actor), name
        for seat in (*range(state.seats()), None):
            assert read.view(seat) == state.view(seat), (name, seat)


@every_case
@given(seed=seeds)
def test_copies_and_pickles_are_equal_and_go_on_alike(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.02):
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert twin is not state
            assert twin.key() == state.key()
            assert repr(twin) == repr(state)


@every_game
def test_games_are_themselves_wherever_they_are_copied_or_pickled(game: Game) -> None:
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


def changed_pack(game: Game) -> Pack:
    """A pack with one number changed, as far as the rules can bear it."""
    for path, (_, high) in game.default_pack.bounds.items():
        pack = game.default_pack
        value: Any = pack.data
        for step in path.split("."):
            value = value[int(step)] if isinstance(value, list) and step.isdigit() else _step(value, step)
        if value < high:
            try:
                return game.read_pack(_as_toml(path, value + 1))
            except Exception:
                continue
    raise AssertionError("no number of the pack can be changed")


def _step(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value[step]
    return next(entry for entry in value if step in (entry.get("id"), entry.get("name")))


def _as_toml(path: str, value: int) -> str:
    *tables, key = path.split(".")
    return f"[{'.'.join(tables)}]\n{key} = {value}\n"


@every_game
def test_packs_other_than_the_default_are_pickled_too(game: Game) -> None:
    pack = changed_pack(game)
    assert pack != game.default_pack
    assert pickle.loads(pickle.dumps(pack)) == pack
    assert copy.deepcopy(pack) is pack
    state = game.new(pack=pack)
    assert pickle.loads(pickle.dumps(state)) == state != game.new()


def _key_in_another_process(state: State) -> tuple[Any, str]:
    return state.key(), state.components().hash


@pytest.fixture(scope="module")
def spawned() -> Iterator[Pool]:
    """A process that shares nothing with this one."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        yield pool


@every_game
def test_states_go_to_spawned_processes_and_back(game: Game, spawned: Pool) -> None:
    state = game.new(pack=changed_pack(game))
    key, hashed = spawned.apply(_key_in_another_process, (state,))
    assert (key, hashed) == (state.key(), state.components().hash)
