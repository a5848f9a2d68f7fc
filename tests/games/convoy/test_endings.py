"""The kept games: one for every way a voyage can end, for one crew and for two."""

from pathlib import Path

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.kernel.records import read_record, replay
from tests.games.convoy.build import seen

RECORDS = Path(__file__).parents[2] / "records" / "convoy"

ENDINGS = [
    ("charged-rank-1", 1, 1, ["won"]),
    ("charged-rank-2", 1, 2, ["won"]),
    ("charged-rank-3", 1, 3, ["won"]),
    ("time-out-solo", 1, 3, ["lost"]),
    ("crew-lost-solo", 1, 1, ["lost"]),
    ("cycle-cap-solo", 1, 1, ["lost"]),
    ("charged-crews", 2, 1, ["lost", "won"]),
    ("crew-lost-crews", 2, 1, ["won", "lost"]),
    ("crews-lost", 2, 1, ["drawn", "drawn"]),
    ("time-out-crews-decided", 2, 1, ["won", "lost"]),
    ("time-out-crews-drawn", 2, 1, ["drawn", "drawn"]),
]


@pytest.mark.rule("CC-22", "CC-23", "CC-26")
@pytest.mark.parametrize("name,players,rank,outcomes", ENDINGS, ids=[name for name, *_ in ENDINGS])
def test_there_is_a_kept_game_that_ends_like_this(
    name: str, players: int, rank: int, outcomes: list[str]
) -> None:
    record = read_record((RECORDS / f"{name}.json").read_bytes())
    state = replay(record, CONVOY)
    assert (record.options["players"], record.options["rank"]) == (players, rank)
    assert [result.outcome for result in state.results()] == outcomes


@pytest.mark.rule("CC-22")
@pytest.mark.parametrize("name", ["cycle-cap-solo", "cycle-cap-crews"])
def test_at_the_cap_the_tracker_has_not_run_out(name: str) -> None:
    tracker = seen(replay(read_record((RECORDS / f"{name}.json").read_bytes()), CONVOY))["tracker"]
    assert tracker["at"] > 1
    assert tracker["cycle"] == tracker["most"] == 50
