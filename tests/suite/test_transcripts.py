"""The transcripts in docs/ are of every game, and fit the terminal that they are made in."""

import pytest

from starboard.games.registry import GAMES
from tools.transcripts import COLUMNS, PAGES, SCRIPTS


def test_every_game_has_one() -> None:
    assert [script.game for script in SCRIPTS] == list(GAMES)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.game)
def test_it_fits_the_terminal_and_holds_what_was_typed(script) -> None:  # type: ignore[no-untyped-def]
    text = (PAGES / f"{script.game}.md").read_text("utf-8")
    screen = text.split("```")[1].splitlines()[2:]
    assert max(map(len, screen)) <= COLUMNS
    assert all(any(line.endswith(f" {typed}") for line in screen) for typed in script.typed)
