"""The fixtures are complete, and nobody has changed one."""

import hashlib

import pytest

from tests.stored import opening
from tests.stored.standing import found_in
from tests.stored.test_stored_tables import TABLES, name_of

INDEX = opening.read(opening.FOLDER / "index.json")
PLAYERS = {"wheel": {2}, "convoy": {1, 2}, "colonies": {3, 4, 5}, "argosy": {3, 4}}
HAPPENED = [
    "undone", "redone", "undone-and-redone", "draw-offered", "undo-offered", "undo-agreed",
    "paused", "resumed", "clock-for-turns", "clock-for-the-game", "out-of-time", "handed-over",
    "left", "against-bots", "changed-pack", "changed-pack-finished", "resigned", "agreed",
    "rematch-offered", "rematch-agreed", "closed", "lobby", "imported-running", "imported-forfeit",
    "imported-resigned", "imported-agreed", "talked",
]  # fmt: skip


def test_every_phase_and_question_is_there() -> None:
    assert sorted(found_in(opening.FOLDER)) == [tuple(standing) for standing in INDEX["standings"]]


def test_every_situation_has_its_file() -> None:
    tables = {name_of(file).replace("--", "/") for file in TABLES}
    positions = {
        position["situation"]
        for file in sorted((opening.FOLDER / "positions").glob("*.json.gz"))
        for position in opening.read(file)
    }
    assert set(INDEX["situations"]) <= tables | positions


@pytest.mark.parametrize("game", PLAYERS)
def test_every_game_has_every_happening_and_every_number_of_players(game: str) -> None:
    files = [file for file in TABLES if file.parent.name == game]
    assert {f"{game}/{what}" for what in HAPPENED} <= {name_of(file) for file in files}
    assert {len(opening.read(file)["stored"]["entries"][0]["data"]["seats"]) for file in files} == PLAYERS[
        game
    ]


def test_no_file_was_changed_or_taken_away() -> None:
    files = {
        name: hashlib.sha256((opening.FOLDER / name).read_bytes()).hexdigest() for name in INDEX["sha256"]
    }
    assert files == INDEX["sha256"]
