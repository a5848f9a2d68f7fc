"""Long lists come a screenful at a time, where somebody sits at a terminal."""

import io
import os
from typing import cast

import pytest
from rich.console import Console

from starboard.cli import pager

Screen = tuple[Console, list[str]]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A terminal of 24 lines; what the pager was given."""
    given: list[str] = []
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24)
    monkeypatch.setattr(pager, "out", console)
    monkeypatch.setattr(pager, "pager", given.append)
    monkeypatch.setattr("sys.stdin", type("Terminal", (io.StringIO,), {"isatty": lambda self: True})())
    monkeypatch.setenv("LESS", "")  # so that it is as before, afterwards
    monkeypatch.delenv("LESS")
    return console, given


@pytest.mark.parametrize("lines, paged", [(3, False), (23, False), (24, True), (500, True)])
def test_what_does_not_fit_the_screen_goes_to_the_pager(
    screen: Screen, capsys: pytest.CaptureFixture[str], lines: int, paged: bool
) -> None:
    console, given = screen
    with pager.paged():
        console.print("\n".join(f"line {number}" for number in range(lines)))
    assert bool(given) is paged
    shown = given[0] if paged else capsys.readouterr().out
    assert shown.count("line ") == lines


def test_a_pipe_gets_everything_at_once(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    console, given = screen
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with pager.paged():
        console.print("\n" * 100)
    assert not given and cast(io.StringIO, console.file).getvalue().count("\n") == 101


def test_colours_go_through_the_pager(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    console, _ = screen
    with pager.paged():
        console.print("\n" * 100)
    assert os.environ[pager.LESS].startswith(pager.PLAINLY)


def test_the_pager_says_which_keys_there_are(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    console, _ = screen
    monkeypatch.setenv("STARBOARD_LANGUAGE", "de")
    with pager.paged():
        console.print("\n" * 100)
    assert os.environ[pager.LESS].endswith(r" -PsLeertaste\: weiter, b\: zurück, q\: fertig$")
