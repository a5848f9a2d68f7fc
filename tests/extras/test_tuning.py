"""Tuning: a planted number is found again, wishes that cannot be read are refused, a search goes on."""

import re
from pathlib import Path

import pytest

from starboard.bots.executors import Executor, Serial
from starboard.cli import main
from starboard.kernel.errors import StarboardError
from starboard.lab import tuning_report
from starboard.lab.measurements import Measured
from starboard.lab.statistics import Estimate
from starboard.lab.tuning import Tuning, measured_once
from starboard.lab.wishes import read_wishes
from tests.lab.experiments import BreaksOff

pytest.importorskip("optuna", reason="needs the extra `lab`")

WISHES = """
game = "convoy"
name = "voyages of five cycles"
players = ["random"]
games = 40
trials = 8
confirm = 120
answers = 4
set = { "cycle.tracker" = 2 }
[move]
"cycle.tracker" = { from = 2, to = 16, step = 2 }
[[want]]
measure = "turns"
value = 5
within = 1
"""


def tuned(tmp_path: Path, text: str = WISHES, executor: Executor | None = None) -> Tuning:
    return Tuning(read_wishes(text), tmp_path, tmp_path / "tuning", executor or Serial())


def test_a_planted_number_is_brought_back(tmp_path: Path) -> None:
    found = tuned(tmp_path).search()
    assert found.start.found["turns"].value < 4
    assert found.met
    assert 4 <= found.chosen.found["turns"].value <= 6
    assert found.chosen.values["cycle.tracker"] > 4
    assert len(found.trials) == 8, "all eight can be tried"


def test_a_search_that_was_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        tuned(tmp_path, executor=BreaksOff(4)).search()
    again = tuned(tmp_path).search()
    fresh = tuned(tmp_path / "fresh").search()
    assert again == fresh


def test_what_was_found_can_be_played_as_it_was_measured(tmp_path: Path) -> None:
    found = tuned(tmp_path, WISHES.replace("[move]", "options = { rank = 2 }\n[move]")).search()
    page = tuning_report.page(found, WISHES)
    assert "<pre>starboard play convoy --option rank=2" in page
    assert f"cycle.tracker={found.chosen.values['cycle.tracker']}<" in page or not found.changed
    assert page.count("<td>cycle.tracker = 10</td>") <= 1


def test_what_was_proposed_again_counts_once() -> None:
    found = {"turns": Estimate(5.0, 4.0, 6.0, 40)}
    one, other = (Measured({"cycle.tracker": tracker}, found, 0.0) for tracker in (10, 12))
    unplayable = Measured({"cycle.tracker": 14}, {}, 1e9)
    assert measured_once([one, other, unplayable, one]) == [one, other]


def test_the_page_says_what_was_found_and_whether_bots_noticed(tmp_path: Path) -> None:
    found = tuned(tmp_path).search()
    page = tuning_report.page(found, WISHES)
    assert "<script" not in page
    assert "starboard play convoy" in page
    assert any("random" in sentence and "answer" in sentence for sentence in tuning_report.sentences(found))


@pytest.mark.parametrize("within, vague", [(0.001, True), (5, False)])
def test_it_is_said_when_a_wish_is_closer_than_the_games_can_tell(
    tmp_path: Path, within: float | int, vague: bool
) -> None:
    found = tuned(tmp_path, WISHES.replace("within = 1", f"within = {within}")).search()
    said = [sentence for sentence in tuning_report.sentences(found) if "asks for more games" in sentence]
    assert bool(said) is vague
    assert not vague or said[0].startswith("120 games know turns to ± ")


def test_seats_and_minutes_can_be_wished_for(tmp_path: Path) -> None:
    text = """
        game = "wheel"
        players = ["random"]
        games = 20
        trials = 2
        confirm = 20
        [move]
        "revolutions.draw" = [3, 4]
        [[want]]
        measure = "seats equal"
        within = 0.3
        [[want]]
        measure = "minutes"
        value = 15
        within = 10
    """
    found = tuned(tmp_path, text).search()
    own = next(trial for trial in found.trials if trial.values["revolutions.draw"] == 3)
    assert 5 < own.found["minutes"].value < 30


@pytest.mark.parametrize(
    "old, new, words",
    [
        pytest.param('measure = "turns"', 'measure = "tunrs"', "Nothing called", id="an unknown measure"),
        pytest.param("within = 1", "within = 0", "within", id="no tolerance"),
        pytest.param('"cycle.tracker" = {', '"cycle.trcker" = {', "know nothing", id="an unknown number"),
        pytest.param("[[want]]", "[[wnat]]", "wnat", id="an unknown table"),
    ],
)
def test_wishes_that_cannot_be_are_refused_in_a_sentence(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    with pytest.raises(StarboardError, match=words) as refused:
        tuned(tmp_path, WISHES.replace(old, new)).search()
    assert "\n" not in str(refused.value)


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wishes.toml"
    file.write_text(WISHES.replace("games = 40", "games = 4").replace("trials = 8", "trials = 3"))
    assert main(["lab", "tune", str(file), "--out", str(tmp_path / "out"), "--workers", "1"]) == 0
    assert "Changed from the game's own" in capsys.readouterr().out
    assert (tmp_path / "out" / "report.html").exists()


@pytest.mark.parametrize(
    "before, after, problem",
    [
        ("from = 2, to = 16", "from = 16, to = 2", '"cycle.tracker" has no values that it may move to.'),
        ('"cycle.tracker" = { from = 2, to = 16, step = 2 }', "", "at move"),
        ("answers = 4", "answers = -4", ">= 0 at answers"),
    ],
    ids=["backwards", "nothing may move", "fewer than none"],
)
def test_wishes_that_make_no_sense_are_refused(tmp_path: Path, before: str, after: str, problem: str) -> None:
    with pytest.raises(StarboardError, match=re.escape(problem)):
        tuned(tmp_path, WISHES.replace(before, after))


def test_numbers_none_of_which_can_be_played_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = tuned(tmp_path)
    monkeypatch.setattr(search, "is_playable", lambda values: False)
    with pytest.raises(StarboardError, match="can be played with none of the numbers"):
        search.final([Measured({"cycle.tracker": 2}, {"turns": Estimate(3.0, 2.0, 4.0, 40)}, 1.0)])


def test_a_measurement_that_cannot_be_read_is_played_again(tmp_path: Path) -> None:
    found = tuned(tmp_path).search()
    for file in (tmp_path / "tuning").glob("*.rows"):
        file.write_bytes(b"gone")
    assert tuned(tmp_path).search() == found


def test_where_bots_are_not_asked_nothing_is_said_of_their_answers(tmp_path: Path) -> None:
    found = tuned(tmp_path, WISHES.replace("answers = 4", "answers = 0")).search()
    assert found.answers == {}
