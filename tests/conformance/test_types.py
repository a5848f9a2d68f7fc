"""What leaves a game is of the types that it declares, down to the last field."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.choices import Choice
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.state import State
from tests.conformance.cases import every_case, every_game, phases
from tests.conformance.walk import Walk, viewers

seeds = st.integers(0, 2**32)


def check_position(game: Game, state: State) -> None:
    for viewer in viewers(state):
        check(state.view(viewer), game.types.view)
    for actor in state.actors():
        for action in state.legal(actor)[:60]:
            choice = game.describe(state, actor, action)
            assert isinstance(choice, Choice)
            check(choice, game.types.choice)
            for told in game.tell(state, actor, action):
                assert isinstance(told.event, Event)
                check(told.event, game.types.event)
                assert game.read_event(told.kind, told.parts) == told.event
        if actor >= 0:
            check(game.outlook(state, actor), game.types.outlook)


def check(value: Any, declared: Any) -> None:
    """Written as JSON and read by its declared type, it is the same again."""
    assert msgspec.json.decode(msgspec.json.encode(value), type=declared) == value


@every_case
@given(seed=seeds)
def test_views_events_choices_and_outlooks_are_what_they_are_declared_to_be(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    for state in Walk(game, options, seed).positions(0.05):
        check_position(game, state)


@every_game
def test_they_are_in_every_phase(game: Game) -> None:
    for state in phases(game).values():
        check_position(game, state)


@every_game
def test_an_event_that_means_nothing_any_more_is_left_out(game: Game) -> None:
    assert game.read_event("no-such-kind", {}) is None
    assert game.read_event("ended", {"how": 17}) is None
