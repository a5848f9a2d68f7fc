"""Finds the kept games of tests/records/convoy anew: `python -m tests.games.convoy.find_records`.

Most endings come up if greedy and random captains play long enough. The cap on cycles does not: there a crew
brings in a Charge in every cycle, with dice that happen to renew it each time.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.kernel.playing import random_action
from starboard.kernel.records import Record, finish, new_record
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from tests.games.convoy.build import seen

FOLDER = Path(__file__).parents[2] / "records" / "convoy"
LONGEST_SEARCH = 5000

GREEDY = "g"
RANDOM = "r"

# Name of the record, options, who plays each seat, and the outcome of the first seat.
SEARCHES: list[tuple[str, dict[str, Any], str, str]] = [
    ("charged-rank-1", {"rank": 1}, GREEDY, "won"),
    ("charged-rank-2", {"rank": 2}, GREEDY, "won"),
    ("charged-rank-3", {"rank": 3}, GREEDY, "won"),
    ("time-out-solo", {"rank": 3}, GREEDY, "lost"),
    ("crew-lost-solo", {"modules": "first-flight"}, RANDOM, "lost"),
    ("charged-crews", {"players": 2}, GREEDY + GREEDY, "lost"),
    ("crew-lost-crews", {"players": 2}, GREEDY + RANDOM, "won"),
    ("crews-lost", {"players": 2}, RANDOM + RANDOM, "drawn"),
    ("time-out-crews-decided", {"players": 2}, GREEDY + GREEDY, "won"),
    ("time-out-crews-drawn", {"players": 2}, GREEDY + GREEDY, "drawn"),
]


class Played:
    """A game under way with its record."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.record: Record = new_record(CONVOY, options)
        self.state: State = CONVOY.new(options)

    def take(self, action: int) -> None:
        actor = self.state.actors()[0]
        self.state.apply(actor, action)
        self.record.actions.append((actor, action))

    def do(self, *texts: str) -> None:
        for text in texts:
            self.take(CONVOY.parse(self.state, self.state.actors()[0], text))

    def finished(self) -> Record:
        finish(self.record, CONVOY, self.state)
        return self.record


def searched(name: str, options: dict[str, Any], players: str, outcome: str) -> Record:
    """The first game of these players that ends as the name says."""
    policy = ConvoyPolicy()
    for seed in range(LONGEST_SEARCH):
        random = Random(f"{name} {seed}")
        played = Played(options)
        while played.state.actors():
            actor = played.state.actors()[0]
            if actor != CHANCE and players[actor] == GREEDY:
                played.take(policy.choose(played.state, actor, random))
            else:
                played.take(random_action(played.state, actor, random))
        if name.startswith(played.state.ending()) and played.state.results()[0].outcome == outcome:
            return played.finished()
    raise SystemExit(f"No game ended as {name}.")


def shuttle() -> Record:
    """The Cargo Specialist fetches the same Generator's Charge in every cycle, fifty times."""
    played = Played({"modules": "first-flight", "crew": ["mechanic", "pilot", "cargo"]})
    while played.state.actors():
        played.do("dice 1 1")
        if seen(played.state)["engines"][0]["charges"] == 3:
            played.do("burn bow points")
        played.do("C-1a4", "C-1b4+", "C-1a4", "C-bow+", "end")
    return played.finished()


def two_shuttles() -> Record:
    """Each crew needs two cycles for a Charge; they take turns, and neither lets the third stand."""
    played = Played({"players": 2, "modules": "first-flight"})
    cycle = 0
    while played.state.actors():
        cycle += 1
        bow_places = cycle % 2 == 0
        played.do("dice 6 1" if bow_places else "dice 5 6", "6-1" if bow_places else "6-5")
        bow, stern = (
            shuttle_moves(played.state, "bow", bow_places),
            shuttle_moves(played.state, "stern", not bow_places),
        )
        for moves in (bow, stern) if bow_places else (stern, bow):
            played.do(*moves)
    return played.finished()


def shuttle_moves(state: State, engine: str, places: bool) -> list[str]:
    view = seen(state)
    ways = {"bow": ("1a4", "1b4", "1a2"), "stern": ("5c2", "5b2", "5c1")}
    door, generator, porch = ways[engine]
    carries = any(member["carrying"] and member["crew"] == f"{engine}-1" for member in view["crew"])
    if not places:
        return [f"1-{door}", f"1-{generator}+", f"1-{door}", "end"]
    if not carries:  # the stern's very first cycle: nothing to place yet
        return [f"2-{porch}", f"2-{engine}", f"2-{porch}", f"2-{engine}", "end"]
    held = view["engines"][0 if engine == "bow" else 1]["charges"]
    burn = [f"burn {engine} points"] if held == 2 else []
    return [*burn, f"1-{engine}+", f"2-{porch}", f"2-{engine}", "end"]


def records() -> Iterator[tuple[str, Record]]:
    for search in SEARCHES:
        yield search[0], searched(*search)
    yield "cycle-cap-solo", shuttle()
    yield "cycle-cap-crews", two_shuttles()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, record in records():
        (FOLDER / f"{name}.json").write_text(record.to_json(), encoding="utf-8")
        print(f"{name}: {len(record.actions)} actions")


if __name__ == "__main__":
    main()
