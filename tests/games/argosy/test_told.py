"""A kept game of sensible players, told in words: what happens in Argosy and how it is said."""

from pathlib import Path

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.kernel.records import Record, opening, read_record
from starboard.kernel.state import CHANCE

TESTS = Path(__file__).parents[2]


def told(record: Record) -> str:
    """Every action in notation, with what came of it, as a log shows it."""
    state = opening(record, ARGOSY)
    words = ARGOSY.words("en", state.seats())
    lines = []
    for actor, action in record.actions:
        who = "chance" if actor == CHANCE else words.seat_names[actor]
        lines.append(f"{who}: {ARGOSY.notation(state, actor, action)}")
        lines += [f"    {words.event(event.event)}" for event in ARGOSY.tell(state, actor, action)]
        state.apply(actor, action)
    lines += [f"seat {seat}: {result.to_dict()}" for seat, result in enumerate(state.results())]
    return "\n".join(lines) + "\n"


def test_the_kept_game_is_told_as_it_always_was(request: pytest.FixtureRequest) -> None:
    record = read_record((TESTS / "records" / "argosy" / "core-settled-4.json").read_bytes())
    path = TESTS / "playthroughs" / "argosy-core-settled-4.txt"
    if request.config.getoption("--rewrite-playthroughs"):
        path.write_text(told(record), encoding="utf-8")
    assert told(record) == path.read_text(encoding="utf-8")
