"""The command line in-process, with typed input and a data folder of its own."""

import io
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Protocol

import pytest

from starboard.cli import main, output
from starboard.games.registry import GAMES, GROUP, OURS
from starboard.games.wheel.game import WHEEL


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Typing(Protocol):
    """Sets what is typed, line by line."""

    def __call__(self, *lines: str) -> None: ...


class Starboard(Protocol):
    """Runs `starboard ARGUMENTS` with lines typed into it."""

    def __call__(self, *arguments: object, typed: Sequence[str] = ()) -> Ran: ...


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's data folder."""
    folder = tmp_path / "data"
    monkeypatch.setenv("STARBOARD_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    """As wide as a file, whatever terminal the tests run in."""
    monkeypatch.setattr(output.out, "_width", 100)
    monkeypatch.setattr(output.err, "_width", 100)


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Sets what is typed, line by line."""

    def typed(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return typed


@pytest.fixture
def starboard(typing: Typing, capsys: pytest.CaptureFixture[str]) -> Iterator[Starboard]:
    """Runs `starboard ARGUMENTS` with lines typed into it."""

    def run(*arguments: object, typed: Sequence[str] = ()) -> Ran:
        typing(*typed)
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    yield run
    WHEEL.solver.stop()  # as a process does when it ends: whoever asks for a hint lets the wheel be solved


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game stands among those that can be played at a table."""
    monkeypatch.setitem(OURS, "sealed", EntryPoint("sealed", "tests.cli.sealed:SEALED", GROUP))
    yield
    GAMES.reload()
