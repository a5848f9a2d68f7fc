"""The transcripts in docs/ are of every game as it is now, and fit the terminal that they are made in."""

import pytest

from starboard.games.registry import GAMES
from tools.transcripts import COLUMNS, PAGES, SCRIPTS, Script, page

every_script = pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.game)


def test_every_game_has_one() -> None:
    assert [script.game for script in SCRIPTS] == list(GAMES)


@every_script
def test_it_fits_the_terminal_and_holds_what_was_typed(script: Script) -> None:
    text = (PAGES / f"{script.game}.md").read_text("utf-8")
    screen = text.split("```")[1].splitlines()[2:]
    assert max(map(len, screen)) <= COLUMNS
    assert all(any(line.endswith(f" {typed}") for line in screen) for typed in script.typed)


@every_script
@pytest.mark.slow
def test_it_is_what_the_program_says_now(script: Script) -> None:
    """If the change is meant: `python tools/transcripts.py` writes them anew."""
    assert page(script) == (PAGES / f"{script.game}.md").read_text("utf-8")
