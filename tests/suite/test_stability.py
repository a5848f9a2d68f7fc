"""What docs/stability.md promises is there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "stability.md").read_text("utf-8")
TABLE = TEXT.split("## The public API")[1].split("##")[0]
ROW = re.compile(r"^\| `([\w.]+)` \| (.*) \|$", re.MULTILINE)
PROMISED = [
    (module, name)
    for module, names in ROW.findall(TABLE)
    for name in re.findall(r"`(\w+)`", names.partition(";")[0])
    if ": `" not in names or name == "Game"
]
METHODS = [name for names in re.findall(r"`Game`: (.*) \|", TABLE) for name in re.findall(r"`(\w+)`", names)]


@pytest.mark.parametrize("module, name", PROMISED, ids=lambda part: part)
def test_every_name_is_there(module: str, name: str) -> None:
    assert hasattr(import_module(module), name)


def test_every_method_of_a_game_is_there_and_says_what_it_is() -> None:
    game = import_module("starboard.kernel.game").Game
    assert METHODS and all((getattr(game, name).__doc__ or "").strip() for name in METHODS)
