"""Reading is strict: whatever is read can be played, and is read the same again.

Real positions have one value changed, by the thousand. What is read then has something legal for whoever is
asked, agrees with its judge, comes back from its own dictionary, has all its pieces, and can be played on.
"""

import copy
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from starboard.kernel.errors import BadPosition
from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from tests.conformance.cases import every_case, every_game, phases, pieces
from tests.conformance.walk import Walk

STEPS = 60


def leaves(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a dictionary where a value stands, whole lists and tables included."""
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from leaves(value, (*path, key))


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        tree = tree[step]
    return tree


def changed(data: dict[str, Any], words: Sequence[str], random: Random) -> dict[str, Any]:
    """The data with one value changed: another number, another word, an entry more or less, or null."""
    data = copy.deepcopy(data)
    places = list(leaves(data))
    path = places[random.below(len(places))]
    holder, key, value = at(data, path[:-1]), path[-1], at(data, path)
    if isinstance(value, bool):
        holder[key] = (not value, None, 1)[random.below(3)]
    elif isinstance(value, int):
        holder[key] = (value + 1, value - 1, 0, -1, value + random.below(20), 10**6, None)[random.below(7)]
    elif isinstance(value, str):
        holder[key] = (words[random.below(len(words))], "", None)[min(random.below(6), 2) if words else 2]
    elif isinstance(value, list) and value:
        change_list(value, random)
    elif isinstance(value, dict) and value:
        del value[list(value)[random.below(len(value))]]
    else:
        holder[key] = (None, 0, 1, [], [0])[random.below(5)]
    return data


def change_list(value: list[Any], random: Random) -> None:
    what = random.below(4)
    entry = random.below(len(value))
    if what == 0:
        del value[entry]
    elif what == 1:
        value.append(copy.deepcopy(value[entry]))
    elif what == 2:
        another = random.below(len(value))
        value[entry], value[another] = value[another], value[entry]
    else:
        value.clear()


def all_words(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    below = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    return [word for value in below for word in all_words(value)]


def check(game: Game, state: State, random: Random) -> None:
    """What must be true of every position that was read."""
    again = game.from_dict(state.to_dict(), state.components())
    assert again.to_dict() == state.to_dict()
    assert again.key() == state.key()
    for seat in (*range(state.seats()), None):
        assert again.view(seat) == state.view(seat)
    check_asked(game, state)
    box = pieces(game, game.new({"players": state.seats()}, state.components()))
    assert pieces(game, state) == box
    for _ in range(STEPS):
        actors = state.actors()
        if not actors:
            break
        actor = actors[random.below(len(actors))]
        state.advance(actor, random_action(state, actor, random))
        assert state.actors() or state.ending()
    check_asked(game, state)
    assert pieces(game, state) == box
    if not state.actors():
        assert state.ending() in game.endings
        assert len(state.results()) == state.seats()


def check_asked(game: Game, state: State) -> None:
    for actor in state.actors():
        if actor == CHANCE:
            assert state.odds()
        else:
            legal = state.legal(actor)
            assert legal, "somebody is asked who has no answer"
            count = state.components().action_count
            assert legal == [action for action in range(count) if not state.forbids(actor, action)]
    assert bool(state.actors()) != bool(state.ending())


def try_changes(game: Game, positions: Sequence[State], number: int, random: Random) -> int:
    """How many of so many changed positions were read; each of them is checked."""
    words = sorted({word for state in positions for word in all_words(state.to_dict())})
    read = 0
    for _ in range(number):
        state = positions[random.below(len(positions))]
        data = changed(state.to_dict(), words, random)
        try:
            found = game.from_dict(data, state.components())
        except BadPosition:
            continue
        try:
            check(game, found, random)
        except Exception as error:
            raise AssertionError(f"accepted, but cannot be played: {data}") from error
        read += 1
    return read


@every_case
def test_whatever_is_read_can_be_played(game: Game, options: dict[str, Any], changes: int) -> None:
    positions = [state.clone() for state in Walk(game, options, 7).positions(0.2)]
    read = try_changes(game, positions, changes, Random(f"strict {game.name} {options}"))
    assert read < changes, "nothing at all was refused"


@every_game
def test_whatever_is_read_can_be_played_in_every_phase(game: Game, changes: int) -> None:
    positions = list(phases(game).values())
    assert try_changes(game, positions, changes, Random(f"strict phases {game.name}")) < changes


@every_game
@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"game": "chess"}, {"game": 1}])
def test_what_is_no_position_at_all_is_refused(game: Game, data: Any) -> None:
    with pytest.raises(BadPosition):
        game.from_dict(data)


@every_game
def test_an_unknown_key_is_refused_with_the_nearest(game: Game) -> None:
    data = {**game.new().to_dict(), "turnz": 1}
    with pytest.raises(BadPosition, match="turn"):
        game.from_dict(data)
