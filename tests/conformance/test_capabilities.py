"""Nobody outside its room asks for a game by name: what a game can do, it says itself."""

import ast
import re
from pathlib import Path

import pytest

from starboard.games.registry import GAMES, OURS
from starboard.kernel.career import CareerRules
from starboard.kernel.encoder import Encoder
from starboard.kernel.game import Game
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import LEVELS, Levels
from starboard.kernel.policy import Policy
from starboard.kernel.puzzles import Puzzles
from starboard.kernel.rulebook import Rulebook
from starboard.kernel.solver import Solver
from tests.conformance.cases import every_game

ROOT = Path(__file__).parent.parent.parent
SRC = ROOT / "src" / "starboard"
PAGE = ROOT / "web" / "src"
LAYERS = ("kernel", "bots", "tables", "server", "cli")
# Wherever it stands: in imports, strings, identifiers such as ConvoyCareer or convoy_career, comments.
NAME = re.compile("|".join(OURS), re.IGNORECASE)


def page_files() -> list[Path]:
    """The page's frame: all but games, sentences, and the types of what games declare."""
    apart = (PAGE / "games", PAGE / "words", PAGE / "net" / "types.ts")
    files = (file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css"))
    return sorted(file for file in files if not any(file.is_relative_to(folder) for folder in apart))


def lines_with_names(file: Path) -> list[str]:
    lines = enumerate(file.read_text("utf-8").splitlines(), 1)
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}" for number, line in lines if NAME.search(line)
    ]


@pytest.mark.parametrize("layer", LAYERS)
def test_no_module_outside_the_rooms_names_a_game(layer: str) -> None:
    found = [line for file in sorted((SRC / layer).rglob("*.py")) for line in lines_with_names(file)]
    assert found == []


def code_alone(file: Path) -> str:
    """A module without its docstrings, which may show how a game is asked for."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_code_for_researchers_names_a_game() -> None:
    files = sorted((SRC / "research").rglob("*.py"))
    assert [file.name for file in files if NAME.search(code_alone(file))] == []


@pytest.mark.skipif(not PAGE.is_dir(), reason="the page's sources are not here")
def test_the_pages_frame_names_no_game() -> None:
    assert [line for file in page_files() for line in lines_with_names(file)] == []


@every_game
def test_the_optional_parts_of_our_games_are_what_they_should_be(game: Game) -> None:
    assert isinstance(game.policy, Policy)
    assert isinstance(game.levels, Levels)
    assert set(game.levels.budgets) == set(LEVELS) - {"easy"}
    assert len(game.lessons) == 2 and all(isinstance(lesson, Lesson) for lesson in game.lessons)
    assert isinstance(game.rulebook, Rulebook)
    assert isinstance(game.encoder, Encoder)
    assert game.solver is None or isinstance(game.solver, Solver)
    assert game.puzzles is None or isinstance(game.puzzles, Puzzles)
    assert game.puzzles is None or game.solver is not None
    assert game.career is None or isinstance(game.career, CareerRules)


def test_parts_are_made_once() -> None:
    for game in GAMES.values():
        for part in ("policy", "levels", "solver", "puzzles", "career", "lessons", "rulebook", "encoder"):
            assert getattr(game, part) is getattr(game, part)
