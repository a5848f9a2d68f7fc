"""Whatever is accepted as a position can be played; whatever cannot be is refused.

Real positions with one value changed are read by the thousand. A position that is accepted has an answer for
whoever is asked, keeps its pieces, reads back to itself and can be played to its end.
"""

import copy
import json
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.view import PHASES
from starboard.kernel.errors import BadPosition
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.games.convoy.phases import every_phase

FOUND = every_phase()
WORDS = [
    *PHASES,
    *CONVOY.endings,
    *("mechanic", "navigator", "pilot", "cargo", "bow-1", "bow-3", "stern-1", "stern-2", "space", "front"),
    *("back", "bow", "stern", "1a2", "1b4", "2a1", "2b1", "3c2", "4a2", "5c4", ""),
]
NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 15, 50, 51, 10**6]
CHANGED = 60  # versions of each position
LONGEST = 300


@pytest.mark.parametrize("name", FOUND)
def test_every_phase_reads_back(name: str) -> None:
    check_whole(FOUND[name])


@pytest.mark.parametrize("name", FOUND)
def test_a_position_with_one_value_changed_is_refused_or_can_be_played(name: str) -> None:
    random = Random(f"changes of {name}")
    accepted = 0
    for _ in range(CHANGED):
        state = read(changed(FOUND[name].to_dict(), random))
        if state is None:
            continue
        accepted += 1
        check_whole(state)
        played = state.clone()
        for _ in range(LONGEST):
            if not played.actors():
                break
            actor = played.actors()[0]
            played.advance(actor, random_action(played, actor, random))
        check_whole(played)
    assert accepted < CHANGED


def read(data: dict[str, Any]) -> Convoy | None:
    """The position, or None if there can be none like that."""
    try:
        return cast(Convoy, CONVOY.from_dict(data))
    except BadPosition:
        return None


def check_whole(state: Convoy) -> None:
    """It can be gone on with, and is the same after the way through JSON."""
    check_asked(state)
    charges = state.supply + sum(at >= 0 for at in state.charge_at) + sum(state.carrying) + sum(state.engines)
    assert charges == state.pack.charges
    data = json.loads(json.dumps(state.to_dict()))
    twin = cast(Convoy, CONVOY.from_dict(data))
    assert twin.to_dict() == data
    assert twin.key() == state.key()
    assert twin.ground == state.ground
    for viewer in (*range(state.seats()), None):
        assert twin.view(viewer) == state.view(viewer)
        msgspec.json.encode(state.view(viewer))


def check_asked(state: Convoy) -> None:
    if not state.actors():
        assert state.ending() in CONVOY.endings
        assert len(state.results()) == state.seats()
    for actor in state.actors():
        legal = state.legal(actor)
        assert legal
        if actor != CHANCE:
            judged = [action for action in range(state.pack.action_count) if not state.forbids(actor, action)]
            assert legal == judged


def changed(data: dict[str, Any], random: Random) -> dict[str, Any]:
    """The position with another value somewhere."""
    data = copy.deepcopy(data)
    places = list(leaves(data))
    holder, key = places[random.below(len(places))]
    value = holder[key]
    how = random.below(10)
    if how == 0:
        holder[key] = None
    elif how == 1:
        del holder[key]
    elif how == 2 and isinstance(holder, list) and len(holder) > 1:
        other = random.below(len(holder))
        holder[key], holder[other] = holder[other], value
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = NUMBERS[random.below(len(NUMBERS))]
    else:
        holder[key] = WORDS[random.below(len(WORDS))]
    return data


def leaves(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Where something stands that is no table or list, or a list itself."""
    items = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, value in items:
        if isinstance(value, dict | list):
            yield from leaves(value)
        if not isinstance(value, dict):
            yield tree, key
