"""What was stored is told for ever: by whichever version, as far as it is understood."""

import pytest

from starboard.games.wheel.events import Moved
from starboard.kernel.words.folders import languages
from starboard.tables.events import AnyTableEvent, Offered, SatDown, read_table_event
from starboard.tables.log import StoredEvent, noted
from starboard.tables.messages.sight import GameHappening, TableHappening
from starboard.tables.telling import happenings
from starboard.tables.words import TABLES, TableWords, table_words

WORDS = TableWords("wheel", "en", ["Ann", "Bob"])
KINDS = [kind.__struct_config__.tag for kind in AnyTableEvent.__args__]


def test_an_event_of_the_table_is_stored_as_ever_and_read_back() -> None:
    stored = noted(SatDown(at=0, name="Ann"))
    assert (stored.kind, stored.parts) == ("table.seated", {"at": 0, "name": "Ann"})
    assert read_table_event(stored.kind, stored.parts) == SatDown(at=0, name="Ann")


def test_a_kind_of_the_table_and_one_of_the_game_may_be_called_alike() -> None:
    told = [StoredEvent("table.ended", {"how": "played"}), StoredEvent("ended", {"how": "repetition"})]
    table, game = happenings(told, WORDS, None)
    assert isinstance(table, TableHappening) and isinstance(game, GameHappening)
    assert table.event.kind == game.event.kind == "ended"


@pytest.mark.parametrize(
    "stored",
    [
        StoredEvent("table.teleported", {"at": 0}),
        StoredEvent("table.offered", {"what": "a duel", "name": "Ann"}),
        StoredEvent("table.seated", {"at": 0}),
        StoredEvent("flew", {"seat": 0}),
        StoredEvent("moved", {"seat": 0, "piece": "kite", "from": 0, "to": 4}),
    ],
    ids=lambda stored: f"{stored.kind} {stored.parts}",
)
def test_what_is_not_understood_is_left_out(stored: StoredEvent) -> None:
    assert happenings([stored, noted(Offered("draw", "Ann"))], WORDS, 0) == happenings(
        [noted(Offered("draw", "Ann"))], WORDS, 0
    )


def test_what_an_earlier_version_added_is_no_reason_to_leave_it_out() -> None:
    more = StoredEvent("table.person-plays", {"at": 0, "name": "Ann", "level": ""})
    assert [one.words for one in happenings([more], WORDS, None)] == ["Ann plays again."]


def test_a_move_of_the_first_version_is_told_without_what_it_did_not_say() -> None:
    (move,) = happenings([StoredEvent("moved", {"seat": 0, "piece": "cone", "from": 0, "to": 4})], WORDS, 1)
    assert isinstance(move.event, Moved)
    assert move.event.to == 4 and move.event.stone is None and move.words


@pytest.mark.parametrize("language", languages(TABLES))
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_of_a_table_has_its_words(language: str, kind: str) -> None:
    assert table_words(language).has(f"event-{kind}")
