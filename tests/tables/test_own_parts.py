"""What a seat alone is told of an event, it is told again when it looks back or comes again."""

from starboard.games.registry import GAMES
from starboard.kernel.events import Told
from starboard.tables.log import Entry, StoredEvent, Viewer, read_entry, stored
from starboard.tables.telling import happenings, seen
from starboard.tables.words import TableWords
from tests.conformance.walk import Walk

SEATS = range(3)


def kept(told: list[Told]) -> list[StoredEvent]:
    """Events as they come back from the log."""
    return read_entry(Entry(1, "act", 0.0, events=stored(told)).to_json()).events


def has_purse(event: object) -> bool:
    return getattr(event, "purse", None) is not None


def test_a_seat_that_looks_back_is_told_what_it_was_told_and_a_spectator_no_more_than_others() -> None:
    game = GAMES["colonies"]
    words = TableWords("colonies", "en", ["Ann", "Bob", "Cleo"])
    walk = Walk(game, {"players": len(SEATS)}, 5)
    purses = set()
    while walk.state.actors():
        before = walk.state.clone()
        walk.step()
        told = game.tell(before, *walk.actions[-1])
        for seat in SEATS:
            shown = [event for event in kept(told) if event.seen_by(Viewer(seat))]
            live = seen(told, words, seat)
            assert happenings(shown, words, seat) == live
            purses |= {(seat, one.event.kind) for one in live if has_purse(one.event)}
        assert not any(has_purse(one.event) for one in happenings(kept(told), words, None))
    assert {seat for seat, _ in purses} == set(SEATS)
    assert {kind for _, kind in purses} >= {"lot", "settled", "sold"}
