"""What is found without being told: planted differences first, nothing where nothing was planted."""

from pathlib import Path
from typing import Any

import pytest

from starboard.lab.answers import Answer, ask
from starboard.lab.figures import figures
from starboard.lab.summary import answered_in_words, sentences
from starboard.lab.wording import Wording
from tests.lab.experiments import TWICE, played

TRACKER = """
game = "convoy"
name = "a longer tracker"
players = ["random"]
games = 60
seed = "planted"
answers = 20
[factors.components]
"cycle.tracker" = [6, 3]
"""


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return figures(played(tmp_path_factory.mktemp("planted"), TRACKER))


def test_a_planted_difference_is_named_first(planted: Any) -> None:
    assert planted.findings[0].beyond_chance
    first = sentences(planted)[0]
    assert first.startswith("cycle.tracker = 3 differs from cycle.tracker = 6 beyond chance: ")
    assert "turns" in first


def test_paired_games_differ_by_what_was_changed_alone(planted: Any) -> None:
    turns = next(finding for finding in planted.findings if finding.measure.id == "turns")
    assert turns.difference.value < 0
    assert turns.difference.high - turns.difference.low < 3


def test_a_bot_that_does_not_look_does_not_answer(planted: Any) -> None:
    answer = planted.cells[1].answers[0]
    assert (answer.bot, answer.asked, answer.chose_otherwise) == ("random", 20, 0)
    assert "the bots do not answer this: random chose as before at all 20 decisions" in sentences(planted)[1]


def test_a_bot_that_reads_a_value_is_seen_to_answer_it(tmp_path: Path) -> None:
    text = """
        game = "wheel"
        games = 30
        seed = 1
        answers = 40
        [factors.components]
        "moves.right" = [[-1, 1], [-3, 3]]
    """
    run = played(tmp_path, text)
    first, other = run.plan.cells
    (answer,) = ask("wheel", first, other, 40)
    assert answer.chose_otherwise > 0
    assert not any("do not answer" in sentence for sentence in sentences(figures(run)))


@pytest.mark.parametrize("asked, told", [(1, "at one decision only"), (4, "at 4 decisions only")])
def test_who_could_hardly_be_asked_is_not_said_to_ignore_it(asked: int, told: str) -> None:
    answer = Answer("hard", asked, 0, 0, not_possible=30 - asked)
    assert told in answered_in_words(answer, Wording())


def test_the_same_rules_twice_show_nothing_at_all(tmp_path: Path) -> None:
    text = TRACKER.replace("[6, 3]", "[6]").replace("games = 60", "games = 40") + TWICE
    found = figures(played(tmp_path, text))
    assert found.findings == []
    assert found.cells[1].same_course == 40
    assert "too few games differ" in sentences(found)[0]


@pytest.mark.slow
def test_the_same_rules_under_other_seeds_raise_no_alarm(tmp_path: Path) -> None:
    alarms = 0
    for seed in range(20):
        text = f"""
            game = "wheel"
            players = ["random"]
            games = 60
            seed = {seed}
            common = false
            answers = 0
            {TWICE}
        """
        found = figures(played(tmp_path, text, f"run {seed}"))
        assert len(found.findings) > 10
        alarms += any(finding.beyond_chance for finding in found.findings)
    assert alarms <= 2


def test_a_grid_is_told_factor_by_factor(tmp_path: Path) -> None:
    text = TRACKER.replace("games = 60", "games = 40") + '"movement.points" = [4, 5]\n'
    found = figures(played(tmp_path, text))
    assert {finding.cell for finding in found.effects} == {"cycle.tracker = 3", "movement.points = 5"}
    assert found.effects[0].cell == "cycle.tracker = 3"
    assert sentences(found)[0].startswith("cycle.tracker = 3 differs from its first value beyond chance")


def test_dice_that_do_not_exist_change_nothing_and_others_do(tmp_path: Path) -> None:
    text = 'game = "{}"\ngames = 4\nplayers = ["random"]\nluck = {{ games = 6, again = 2 }}\n'
    wheel = figures(played(tmp_path, text.format("wheel"), "wheel")).cells[0].luck
    assert wheel is not None
    assert wheel.other_dice.value == 1.0
    assert wheel.other_whims.value < 1.0
    argosy = figures(played(tmp_path, text.format("argosy"), "argosy")).cells[0].luck
    assert argosy is not None
    assert argosy.other_dice.value < 1.0


def test_of_two_bots_the_better_wins_more_than_its_share(tmp_path: Path) -> None:
    text = 'game = "wheel"\nplayers = ["greedy", "random"]\ngames = 40\nseed = 2\n'
    greedy, random = figures(played(tmp_path, text)).cells[0].skill
    assert (greedy.bot, greedy.seats, greedy.fair) == ("greedy", 1, 0.5)
    assert greedy.won.low > greedy.fair > random.won.high


def test_what_chance_gives_is_compared_with_a_fair_share(tmp_path: Path) -> None:
    text = 'game = "colonies"\noptions = { players = 3 }\nplayers = ["random"]\ngames = 20\nanswers = 0\n'
    cell = figures(played(tmp_path, text)).cells[0]
    planets = {favour.label: favour for favour in cell.favours if favour.label.startswith("planet")}
    assert len(planets) == 5
    assert all(favour.otherwise == pytest.approx(1 / 3, abs=0.05) for favour in planets.values())


def test_a_table_of_different_bots_is_told_by_who_wins(tmp_path: Path) -> None:
    text = 'game = "wheel"\ngames = 40\nanswers = 0\n[factors]\nplayers = [["greedy", "random"]]\n'
    told = sentences(figures(played(tmp_path, text)))
    assert told[0].startswith("greedy, random: greedy wins ")
    assert "times its fair share" in told[0]
