"""Recorded games on a server, cut short so that they are judged quickly."""

import json
from typing import Any

from playwright.sync_api import Page

from starboard.games.registry import find_game
from tests.web.browser import ROOT

RECORDS = ROOT / "tests" / "records"
# Of each game a record, and after how many actions the first seat resigns.
SHORT = {
    "wheel": ("resigned", 14),
    "convoy": ("charged-crews", 26),
    "colonies": ("resigned-4", 70),
    "argosy": ("map-full-3", 70),
}

OPEN = """async (record) => {
  const answer = await fetch("/api/v1/records", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record }),
  });
  return (await answer.json()).table;
}"""


def cut(name: str) -> dict[str, Any]:
    """The beginning of a recorded game, which the first seat then resigned."""
    file, actions = SHORT[name]
    record: dict[str, Any] = json.loads((RECORDS / name / f"{file}.json").read_text())
    game = find_game(name)
    conceded = game.conceded(game.new(record["options"]), "resigned", 0)
    return record | {
        "actions": record["actions"][:actions],
        "end": {"how": "resigned", "seat": 0},
        "result": [result.to_dict() for result in conceded],
        "dice": None,
    }


def recorded_table(page: Page, name: str) -> str:
    """A table with that game, opened by whoever has this page; its id."""
    return str(page.evaluate(OPEN, cut(name)))
