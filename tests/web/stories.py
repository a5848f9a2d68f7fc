"""Whole recorded games as somebody is shown them: `python -m tests.web.stories FOLDER` writes them down.

A story is what was seen first and then, act by act, what was told and what is so after it. The page's own
test `web/src/games/stories.test.ts` shows every act and compares what it has drawn with what is so.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.records import opening, read_record
from tests.web.browser import ROOT

RECORDS = ROOT / "tests" / "records"
# A record, and who is shown it: a seat, or None from outside.
STORIES: Sequence[tuple[str, int | None]] = (
    ("wheel/cone-taken-white", 0),
    ("wheel/three-revolutions", 1),
    ("convoy/charged-rank-1", 0),
    ("convoy/crew-lost-crews", 1),
    ("convoy/time-out-crews-decided", None),
    ("colonies/ten-turns-3-greedy", 0),
    ("colonies/ten-turns-4-random", None),
    ("colonies/ten-turns-5-random", 2),
    ("argosy/map-full-3", 0),
    ("argosy/core-settled-4", 3),
    ("argosy/bag-empty-4", None),
)


def story(name: str, seat: int | None) -> dict[str, Any]:
    """A recorded game through the eyes of a seat."""
    record = read_record((RECORDS / f"{name}.json").read_bytes())
    game = find_game(record.game)
    state = opening(record, game)
    first = state.view(seat)
    acts = []
    for actor, action in record.actions:
        state, told = game.carry_out(state, actor, action)
        shown = [event for one in told if (event := one.shown_to(seat)) is not None]
        if shown or actor == seat:
            acts.append({"by": actor, "events": shown, "view": state.view(seat)})
    return {"game": game.name, "seat": seat, "first": first, "acts": acts}


def write_stories(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, seat in STORIES:
        viewer = "outside" if seat is None else f"seat-{seat}"
        file = folder / f"{name.replace('/', '-')}-{viewer}.json"
        file.write_bytes(msgspec.json.encode(story(name, seat)))


if __name__ == "__main__":
    write_stories(Path(sys.argv[1]))
