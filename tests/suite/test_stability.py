"""What docs/stability.md promises is there, and says in a sentence what it cannot take."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.bots.simulation import simulation
from starboard.bots.specs import read_spec
from starboard.kernel.errors import StarboardError
from starboard.kernel.records import read_record
from starboard.lab.variants import read_variant

TEXT = (Path(__file__).parents[2] / "docs" / "stability.md").read_text("utf-8")
TABLE = TEXT.split("## The public API")[1].split("##")[0]
ROW = re.compile(r"^\| `([\w.]+)` \| (.*) \|$", re.MULTILINE)
PROMISED = [
    (module, name)
    for module, names in ROW.findall(TABLE)
    for name in re.findall(r"`(\w+)`", names.partition(";")[0])
    if ": `" not in names or name == "Game"
]
METHODS = [name for names in re.findall(r"`Game`: (.*) \|", TABLE) for name in re.findall(r"`(\w+)`", names)]


@pytest.mark.parametrize("module, name", PROMISED, ids=lambda part: part)
def test_every_name_is_there(module: str, name: str) -> None:
    assert hasattr(import_module(module), name)


def test_every_method_of_a_game_is_there_and_says_what_it_is() -> None:
    game = import_module("starboard.kernel.game").Game
    assert METHODS and all((getattr(game, name).__doc__ or "").strip() for name in METHODS)


WHEEL: Any = starboard.game("wheel")
OTHER = starboard.game("convoy").default_pack
WRONG: dict[str, tuple[Callable[..., Any], tuple[Any, ...], str]] = {
    "a number for a game's name": (starboard.game, (3,), 'no game "3"'),
    "a number for options": (WHEEL.read_options, (3,), "options by their names"),
    "a number for a pack": (WHEEL.new, ({}, 3), "components of wheel"),
    "a pack of another game": (WHEEL.new, ({}, OTHER), "components of wheel"),
    "another game's pack for a position": (WHEEL.from_dict, ({}, OTHER), "components of wheel"),
    "a number for a record": (read_record, (3,), "not a record"),
    "a number for a bot": (read_spec, (3,), 'no bot "3"'),
    "a name for a game to simulate": (simulation, ("wheel", ["random"]), "A game belongs here"),
    "a number for a pack to simulate": (simulation, (WHEEL, ["random"], 0, {}, 3), "components of wheel"),
    "a name for a game to vary": (read_variant, ("wheel",), "A game belongs here"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_of_another_kind_is_refused_in_a_sentence(case: str) -> None:
    door, given, words = WRONG[case]
    with pytest.raises(StarboardError, match=words) as refused:
        door(*given)
    assert "\n" not in str(refused.value)
