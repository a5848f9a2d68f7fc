"""Hidden means absent: what a seat may not know changes nothing that it is sent."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.conformance.cases import every_case
from tests.conformance.walk import Walk, after, seats_asked, viewers

seeds = st.integers(0, 2**32)


def seen(game: Game, state: State, seat: int | None) -> bytes:
    """Everything a seat is sent of a position, as it is sent."""
    outlook = game.outlook(state, seat) if seat is not None and seat in state.actors() else None
    legal = state.legal(seat) if seat is not None else []
    sent = [state.view(seat), legal, outlook, list(state.actors()), game.gauges(state, seat)]
    return msgspec.json.encode(sent)


def told(game: Game, state: State, actor: int, action: int, viewer: int | None) -> list[Event]:
    return [told.event for told in game.tell(state, actor, action) if told.seen_by(viewer)]


@every_case
@given(seed=seeds)
def test_views_and_outlooks_are_ready_for_json_and_say_who_acts(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    for state in Walk(game, options, seed).positions(0.1):
        for viewer in viewers(state):
            view = msgspec.json.decode(msgspec.json.encode(state.view(viewer)))
            assert view["game"] == game.name
            assert view["actors"] == list(state.actors())
            assert view["ending"] == state.ending()


@every_case
@given(seed=seeds)
def test_a_game_without_secrets_shows_everybody_the_same_board(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    for state in Walk(game, options, seed).positions(0.1):
        boards = [state.view(viewer) for viewer in viewers(state)]
        assert game.secrets or all(board == boards[0] for board in boards)


@every_case
@given(seed=seeds)
def test_what_a_seat_is_sent_does_not_change_under_disguise(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for viewer in viewers(state):
            disguised = state.disguise(viewer, walk.random)
            assert seen(game, disguised, viewer) == seen(game, state, viewer)


@every_case
@given(seed=seeds)
def test_events_do_not_change_under_disguise(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for viewer in viewers(state):
            disguised = state.disguise(viewer, walk.random)
            for seat in seats_asked(state):
                possible = [
                    action
                    for action in state.legal(seat)
                    if not disguised.forbids(seat, action)
                    and not state.reveals(seat, action)
                    and not disguised.reveals(seat, action)
                ]
                for action in walk.pick(possible, 3):
                    assert told(game, state, seat, action, viewer) == told(
                        game, disguised, seat, action, viewer
                    )


@every_case
@given(seed=seeds)
def test_an_action_that_reveals_nothing_leads_to_the_same_view_over_all_disguises(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for seat in seats_asked(state):
            disguised = state.disguise(seat, walk.random)
            for action in walk.pick(state.legal(seat), 3):
                assert disguised.reveals(seat, action) == state.reveals(seat, action)
                if not state.reveals(seat, action):
                    assert seen(game, after(disguised, seat, action), seat) == seen(
                        game, after(state, seat, action), seat
                    )


@every_case
@given(seed=seeds)
def test_a_redeal_looks_the_same_to_its_seat(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for seat in range(state.seats()):
            before = state.to_dict()
            assert seen(game, state.redeal(seat, walk.random), seat) == seen(game, state, seat)
            assert state.to_dict() == before


@every_case
@given(seed=seeds)
def test_states_that_a_seat_cannot_tell_apart_redeal_alike(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for seat in range(state.seats()):
            twin = state.redeal(seat, walk.random)
            once = state.redeal(seat, Random(seed))
            again = twin.redeal(seat, Random(seed))
            assert once.to_dict() == again.to_dict()


@every_case
@given(seed=seeds)
def test_a_redealt_game_can_be_played_to_its_end(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.02):
        for seat in range(state.seats()):
            walker = Walk(game, options, seed)
            walker.state = state.redeal(seat, walk.random)
            *_, last = walker.positions()
            assert last.ending() in game.endings
