"""Titles, points, and a captain's career."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.rules import Convoy
from starboard.kernel.career import Career, CareerGame
from starboard.kernel.errors import BadPosition
from tests.games.convoy.build import Ship, convoy

TABLE = {
    (1, 2): ("Sluggish", [1, 2, 3]),
    (3, 4): ("Mediocre", [2, 4, 6]),
    (5, 6): ("Reliable", [3, 6, 9]),
    (7, 8, 14): ("Expedient", [4, 8, 12]),
}
CASES = [
    (tracker, aboard, title, points[aboard - 1])
    for trackers, (title, points) in TABLE.items()
    for tracker in trackers
    for aboard in (1, 2, 3)
]
CREW_TITLES = {1: "Heartless", 2: "Survivalist", 3: "Benevolent"}


def won(tracker: int = 14, aboard: int = 3, rank: int = 1) -> Ship:
    """A voyage won with that many aboard when the tracker shows that."""
    at = {"M": "1a2+"} | dict(zip("NP", ["space"] * (3 - aboard)))
    engines = {1: (1, 2), 2: (1, 3), 3: (2, 3)}[rank]
    return convoy(at=at, tracker=tracker, engines=engines, rank=rank).do("M-bow+")


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize("tracker,aboard,title,points", CASES)
def test_a_win_scores_its_row_times_the_crew(tracker: int, aboard: int, title: str, points: int) -> None:
    ship = won(tracker, aboard)
    assert ship.state.results()[0].score == points
    assert ship.view["scale"]["titles"] == [title, CREW_TITLES[aboard]]


@pytest.mark.rule("CC-24")
def test_the_view_says_what_a_win_now_would_be_worth() -> None:
    assert convoy(tracker=6, at={"N": "space"}).view["scale"]["points"] == 6


@pytest.mark.rule("CC-25")
def test_a_loss_scores_nothing() -> None:
    ship = convoy(points=0, tracker=1).do("end")
    assert ship.state.results()[0].score == 0


def after(career: Career, state: Convoy) -> Career:
    """The career once this voyage is over."""
    result = state.results()[0]
    options = {"players": state.players, "rank": state.rank}
    return CONVOY.career.after(career, CareerGame(options, result.score, result.outcome == "won"))


@pytest.mark.rule("CC-25")
def test_points_add_up_over_voyages_at_one_rank() -> None:
    voyage = won(tracker=3, aboard=1).state
    career = after(after(Career(), voyage), voyage)
    assert career.to_dict() == {"rank": 1, "points": 4, "voyages": 2, "wins": 2}


@pytest.mark.rule("CC-25")
def test_six_points_promote_and_the_next_rank_starts_at_nothing() -> None:
    before = Career(rank=1, points=4)
    career = after(before, won(tracker=3, aboard=1).state)
    assert career.to_dict() == {"rank": 2, "points": 0, "voyages": 1, "wins": 1}


@pytest.mark.rule("CC-25")
def test_five_points_do_not_promote() -> None:
    career = after(Career(rank=2, points=3), won(tracker=3, aboard=1, rank=2).state)
    assert (career.rank, career.points) == (2, 5)


@pytest.mark.rule("CC-25")
def test_above_three_stars_there_is_nothing_and_points_go_on() -> None:
    career = after(Career(rank=3, points=10), won(rank=3).state)
    assert (career.rank, career.points) == (3, 22)


@pytest.mark.rule("CC-25")
def test_a_loss_counts_as_a_voyage_and_adds_nothing() -> None:
    lost = convoy(points=0, tracker=1).do("end").state
    assert after(Career(points=3), lost).to_dict() == {"rank": 1, "points": 3, "voyages": 1, "wins": 0}


@pytest.mark.rule("CC-25")
def test_voyages_at_another_rank_or_with_another_crew_do_not_count() -> None:
    career = Career(rank=2, points=3)
    assert after(career, won(rank=1).state) is career
    assert CONVOY.career.after(career, CareerGame({"players": 2, "rank": 2}, 3, True)) is career


@pytest.mark.rule("CC-25")
def test_a_voyage_given_up_is_a_loss_whatever_it_would_have_scored() -> None:
    career = CONVOY.career.after(Career(), CareerGame({"players": 1, "rank": 1}, 5, True, "resigned"))
    assert career == Career(rank=1, points=0, games=1, wins=0)


def test_a_career_survives_being_put_away() -> None:
    kept = Career(rank=2, points=5, games=9, wins=4).to_dict()
    assert CONVOY.career.read(kept).to_dict() == kept


@pytest.mark.parametrize(
    "change", [{"rank": 4}, {"points": -1}, {"wins": 3}, {"points": None}, {"points": True}], ids=str
)
def test_a_career_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    data = {"rank": 1, "points": 0, "voyages": 2, "wins": 1} | change
    with pytest.raises(BadPosition):
        CONVOY.career.read(data)


def test_a_better_win_is_worth_more_to_search_and_any_win_more_than_a_loss() -> None:
    best, bare = CONVOY.utility(won().state), CONVOY.utility(won(1, 1).state)
    lost = CONVOY.utility(convoy(points=0, tracker=1).do("end").state)
    assert 1.0 == best[0] > bare[0] > 0.5 > lost[0] == 0.0
