"""Who meets whom in an arena, and what comes of it."""

import json
import sys
from collections.abc import Sequence

import pytest

from starboard.bots.arena import Bout, hold, plans, ratings, schedule
from starboard.bots.tally import Tally
from starboard.cli.program import run
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.results import LOST, WON


def bout(players: Sequence[str], wins: Sequence[int]) -> Bout:
    """A bout in which each player won so often, and lost the other games."""
    tally = Tally(players)
    tally.games = sum(wins)
    for standing, won in zip(tally.by_player, wins, strict=True):
        standing.outcomes[WON] = won
        standing.outcomes[LOST] = tally.games - won
    return Bout(tuple(players), tally)


@pytest.mark.parametrize(
    "seats,mixed,tables",
    [
        (1, False, [("a",), ("b",), ("c",)]),
        (2, False, [("a", "b"), ("a", "c"), ("b", "c")]),
        (3, True, [("a", "b", "c")]),
    ],
    ids=["alone", "pairings", "mixed"],
)
def test_everybody_meets_everybody(seats: int, mixed: bool, tables: list[tuple[str, ...]]) -> None:
    assert schedule(["a", "b", "c"], seats, mixed) == tables


def test_with_more_seats_each_sits_among_copies_of_the_other() -> None:
    assert schedule(["a", "b"], 3, False) == [("a", "b", "b"), ("b", "a", "a")]


def test_each_sits_among_the_company_that_was_named_and_nowhere_else() -> None:
    assert schedule(["a", "b"], 3, False, "c") == [("a", "c", "c"), ("b", "c", "c")]


@pytest.mark.parametrize(
    "seats,mixed,among", [(1, False, "c"), (3, True, "c"), (3, False, "a")], ids=["alone", "mixed", "twice"]
)
def test_company_that_cannot_be_had(seats: int, mixed: bool, among: str) -> None:
    with pytest.raises(StarboardError):
        schedule(["a", "b"], seats, mixed, among)


@pytest.mark.parametrize(
    "bots,seats,mixed",
    [(["a"], 2, False), (["a", "a"], 2, False), (["a", "b"], 3, True)],
    ids=["one alone", "twice the same", "too few for a mixed table"],
)
def test_arenas_that_cannot_be_held(bots: list[str], seats: int, mixed: bool) -> None:
    with pytest.raises(StarboardError):
        schedule(bots, seats, mixed)


def test_three_wins_in_four_are_191_points_of_elo() -> None:
    best, worst = ratings(["a", "b"], [bout(["a", "b"], [750_000, 250_000])])
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.elo - worst.elo == pytest.approx(190.85, abs=0.1)


def test_a_fair_share_among_three_is_no_difference() -> None:
    best, worst = ratings(["a", "b"], [bout(["a", "b", "b"], [1000, 1000, 1000])])
    assert best.elo == pytest.approx(worst.elo, abs=1e-6)


def test_a_bot_that_never_loses_has_a_finite_rating() -> None:
    assert ratings(["a", "b"], [bout(["a", "b"], [10, 0])])[0].elo < 2000


def test_an_interval_narrows_with_more_games() -> None:
    few, many = (ratings(["a", "b"], [bout(["a", "b"], [3 * n, n])])[0] for n in (5, 500))
    assert many.high - many.low < (few.high - few.low) / 5


def test_times_the_fair_share() -> None:
    rows = bout(["a", "b", "b"], [60, 20, 20]).to_dict()["bots"]
    assert [row["times_fair"]["share"] for row in rows] == pytest.approx([1.8, 0.6])


def test_the_same_seed_gives_the_same_arena() -> None:
    tables = plans(WHEEL, ["greedy", "random"], "7", {}, WHEEL.default_pack, False)
    first, second = ([bout.to_dict() for bout in hold(tables, 20, 1)] for _ in range(2))
    assert first == second


def test_the_command_reports_shares_and_elo(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "wheel", "--bots", "greedy", "random", "--games", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [rating["bot"] for rating in told["elo"]] == ["greedy", "random"]
    assert told["tables"][0]["games"] == 20


def test_the_command_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "wheel", "--bots", "greedy", "random", "--games", "4"]) == 0
    assert "Elo" in capsys.readouterr().out


def test_a_plot_without_matplotlib_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert run(["arena", "wheel", "--bots", "greedy", "random", "--plot", "x.svg"]) == 2
    assert "starboard-games[plots]" in capsys.readouterr().err
