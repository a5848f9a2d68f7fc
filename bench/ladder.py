"""How strong bots are beside each other, from games that `bench duels` has kept: Elo, and a picture.

    ./starboard bench ladder FILE … [--plot FILE]

Each match is of one bot among copies of another. Elo is fitted as `arena` does it, for each game and number
of players on its own.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from starboard.bots.arena import Bout, Rating, ratings
from starboard.bots.tally import Tally
from starboard.kernel.results import LOST, WON


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench ladder", description="Strengths, from kept games.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--plot", type=Path, help="an SVG picture")
    given = parser.parse_args(arguments)
    matches: dict[str, dict[tuple[str, ...], list[float]]] = defaultdict(lambda: defaultdict(list))
    for file in given.files:
        for line in file.read_text().splitlines():
            game, players, worth = read(json.loads(line))
            if len(players) > 1:
                matches[f"{game}, {len(players)} players"][players].append(worth)
    ladders = {}
    for name, played in sorted(matches.items()):
        bouts = [bout(players, worths) for players, worths in played.items()]
        ladders[name] = ratings(list(dict.fromkeys(bot for players in played for bot in players)), bouts)
        print(name)
        for rating in ladders[name]:
            print(f"  {rating.bot:12}{rating.elo:+8.0f}{rating.low:+8.0f} – {rating.high:+.0f}")
    if given.plot:
        draw(given.plot, ladders)


def read(kept: dict[str, Any]) -> tuple[str, tuple[str, ...], float]:
    """The game, who played it and what the first of them won of it."""
    named = kept["match"].partition(" {")[0].split(" ")
    return named[0], tuple(named[1:]), kept["worth"]


def bout(players: tuple[str, ...], worths: list[float]) -> Bout:
    """A match as the arena has it; what is drawn counts for both by its share."""
    tally = Tally(players)
    tally.games = len(worths)
    won = sum(worths)
    tally.by_player[0].outcomes.update({WON: won, LOST: len(worths) - won})
    tally.by_player[1].outcomes.update({WON: len(worths) - won})
    return Bout(players, tally)


def draw(file: Path, ladders: dict[str, list[Rating]]) -> None:
    """Each game's bots from the strongest, with their intervals."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, len(ladders), figsize=(3.2 * len(ladders), 3.4), squeeze=False)
    for plot, (name, rated) in zip(axes[0], ladders.items(), strict=True):
        places = range(len(rated), 0, -1)
        plot.errorbar(
            [one.elo for one in rated],
            places,
            xerr=[[one.elo - one.low for one in rated], [one.high - one.elo for one in rated]],
            fmt="o",
            color="#3b6ea5",
            capsize=3,
        )
        plot.set_yticks(list(places), [one.bot for one in rated])
        plot.set_title(name, fontsize=10)
        plot.set_xlabel("Elo")
        plot.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
