"""Experiment files: cells from factors and variants, and what is wrong with one in a sentence."""

from pathlib import Path

import pytest

from starboard.kernel.errors import StarboardError
from starboard.lab.experiments import BadExperiment, cells, read_experiment
from tests.lab.experiments import WHEEL


def named(text: str, folder: Path) -> list[str]:
    return [cell.name for cell in cells(read_experiment(text), folder)]


def test_factors_make_a_grid_of_cells(tmp_path: Path) -> None:
    assert named(WHEEL, tmp_path) == [
        "revolutions.draw = 3, repetition = 2",
        "revolutions.draw = 3, repetition = 3",
        "revolutions.draw = 4, repetition = 2",
        "revolutions.draw = 4, repetition = 3",
    ]


def test_a_range_stands_for_its_numbers(tmp_path: Path) -> None:
    text = 'game = "convoy"\n[factors.components]\n"cycle.tracker" = { from = 12, to = 16, step = 2 }\n'
    assert named(text, tmp_path) == ["cycle.tracker = 12", "cycle.tracker = 14", "cycle.tracker = 16"]


def test_players_can_be_varied(tmp_path: Path) -> None:
    text = 'game = "wheel"\n[factors]\nplayers = [["greedy"], ["greedy", "random"]]\n'
    made = cells(read_experiment(text), tmp_path)
    assert [cell.players for cell in made] == [["greedy", "greedy"], ["greedy", "random"]]
    assert made[1].values == {"players": "greedy random"}


def test_variants_have_names_and_files_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text("[cycle]\ntracker = 20\n")
    text = """
        game = "convoy"
        set = { "cycle.dice" = 1 }
        [[variant]]
        name = "as it is"
        [[variant]]
        name = "long"
        components = "long.toml"
        options = { rank = 2 }
    """
    first, second = cells(read_experiment(text), tmp_path)
    assert first.changes == {"cycle.dice": 1}
    assert second.changes == {"cycle.dice": 1, "cycle.tracker": 20}
    assert (second.name, second.variant, second.options["rank"]) == ("long", "long", 2)


def test_cells_share_their_seeds_unless_told_otherwise(tmp_path: Path) -> None:
    assert len({cell.seed for cell in cells(read_experiment(WHEEL), tmp_path)}) == 1
    apart = read_experiment(f"common = false\n{WHEEL}")
    assert len({cell.seed for cell in cells(apart, tmp_path)}) == 4


@pytest.mark.parametrize(
    "text, words",
    [
        pytest.param("game = ", "is not a TOML file", id="no TOML"),
        pytest.param("", "game", id="no game"),
        pytest.param('game = "wheel"\ngmaes = 3', "gmaes", id="an unknown key"),
        pytest.param('game = "wheel"\ngames = 0', "games", id="no games"),
        pytest.param('game = "whel"', "whel", id="an unknown game"),
        pytest.param('game = "wheel"\nplayers = ["gredy"]', "gredy", id="an unknown bot"),
        pytest.param('game = "wheel"\noptions = { rank = 2 }', "rank", id="an unknown option"),
        pytest.param(
            'game = "wheel"\n[factors.components]\n"a.b" = [1]', "know nothing", id="an unknown value"
        ),
        pytest.param('game = "wheel"\n[factors.options]\nrepetition = []', "no values", id="an empty factor"),
        pytest.param(
            'game = "wheel"\n[factors.options]\nrepetition = [2, 3, 2]',
            '"repetition" has the value 2 twice',
            id="a value twice",
        ),
        pytest.param(
            'game = "wheel"\n[factors]\nplayers = [["greedy"], ["greedy"]]',
            '"players" has the value greedy twice',
            id="players twice",
        ),
        pytest.param('game = "wheel"\ncomponents = "none.toml"', "none.toml", id="a missing file"),
        pytest.param(
            'game = "convoy"\n[factors.components]\n"cycle.tracker" = { from = 1, to = 99 }\n'
            '"movement.points" = { from = 1, to = 99 }',
            "9801 cells",
            id="too many cells",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(StarboardError, match=words) as refused:
        cells(read_experiment(text), tmp_path)
    assert "\n" not in str(refused.value)


def test_an_unreadable_experiment_is_a_bad_one() -> None:
    with pytest.raises(BadExperiment):
        read_experiment("games = 'x'\ngame='wheel'")
