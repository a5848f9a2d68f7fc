"""Careers and standings as folds over results."""

from typing import Any

import pytest

from starboard.tables.careers import careers, standings
from starboard.tables.messages.career import CareerSoFar
from starboard.tables.persistence import results_of
from starboard.tables.storage import ResultRow
from tests.tables.build import Game


def flown(score: int, rank: int = 1, at: float = 1.0, **more: Any) -> ResultRow:
    body = {
        "score": score,
        "outcome": "won" if score else "lost",
        "how": "played",
        "ending": "arrived",
        "options": {"players": 1, "rank": rank},
        "opponents": [],
        **more,
    }
    return ResultRow(f"t{at}", 0, "ann", "convoy", at, body)


def against(
    *levels: str, outcome: str = "won", score: int = 1, at: float = 1.0, kind: str = "bot"
) -> ResultRow:
    opponents = [{"kind": kind, "name": "", "level": level} for level in levels]
    return ResultRow(
        f"t{at}", 0, "ann", "colonies", at, {"score": score, "outcome": outcome, "opponents": opponents}
    )


def test_nobody_begins_above_rank_one() -> None:
    fresh = CareerSoFar(rank=1, points=0, promotion=6, voyages=0, wins=0, history=[])
    assert careers([])["convoy"] == fresh


@pytest.mark.rule("CC-25")
def test_enough_points_promote_and_the_next_rank_starts_at_zero() -> None:
    career = careers([flown(4, at=1.0), flown(3, at=2.0)])["convoy"]
    assert (career.rank, career.points, career.wins) == (2, 0, 2)
    assert [voyage.promoted for voyage in career.history] == [True, False]


def test_voyages_count_in_the_order_they_ended_whatever_the_order_they_are_read_in() -> None:
    rows = [flown(2, rank=2, at=3.0), flown(6, at=1.0)]
    assert careers(rows)["convoy"].points == 2


@pytest.mark.parametrize(
    "row",
    [flown(4, rank=3), flown(4, imported=True), flown(4, by_bot=True)],
    ids=["another rank", "from a record", "by a bot"],
)
def test_what_adds_nothing_to_a_career(row: ResultRow) -> None:
    career = careers([row])["convoy"]
    assert (career.points, career.voyages) == (0, 0)


def test_a_voyage_given_up_is_lost() -> None:
    career = careers([flown(4, how="resigned")])["convoy"]
    assert (career.points, career.voyages, career.wins) == (0, 1, 0)


def test_standings_go_by_the_strongest_bot_at_the_table() -> None:
    rows = [
        against("easy", "hard"),
        against("hard", "easy", outcome="lost", score=9, at=2.0),
        against("easy"),
    ]
    found = {(line.game, line.against): line for line in standings(rows)}
    hard = found["colonies", "hard"]
    assert (hard.played, hard.won, hard.lost, hard.best, hard.last) == (2, 1, 1, 9, 2.0)
    assert found["colonies", "easy"].played == 1


def test_one_person_at_the_table_makes_it_a_game_against_people() -> None:
    (line,) = standings([against("", "best", kind="person")])
    assert line.against == "people"


def test_a_finished_voyage_at_a_table_makes_a_career() -> None:
    game = Game("convoy", "ann", rank=1).start().play_on(seed=3)
    (row,) = results_of(game.table, game.now)
    career = careers([row])["convoy"]
    assert career.voyages == 1 and career.history[0].table == "t1"
