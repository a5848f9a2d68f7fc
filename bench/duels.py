"""One bot among copies of another, game by game: who won, and what thinking took each of them.

    ./starboard bench duels GAME ONE OTHERS [--games N] [--first N] [--seed S] [-o NAME=VALUE …] [--keep FILE]

The games are those of `starboard arena GAME --bots ONE --among OTHERS` with the same seed, so both come to
the same. Where one plays alone, OTHERS is left out, or plays the same voyages by itself. Counted are
processor seconds. With `--keep` each game is a line of a file as soon as it is over, and games that stand
there are not played again: a long match may be broken off, or be played in parts.
"""

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any

from starboard.bots.arena import plans
from starboard.bots.simulation import SimulatedGames, Simulation
from starboard.bots.specs import read_spec
from starboard.bots.tally import wilson
from starboard.cli.choices import read_options
from starboard.games.registry import find_game
from starboard.kernel.bot import Bot, Maker
from starboard.kernel.game import Game
from starboard.kernel.results import WON
from starboard.kernel.rng import Random
from starboard.kernel.state import State


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench duels", description="Strength, and thinking time.")
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("others", nargs="?", default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--keep", type=Path, help="file of the games that were played")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    options = read_options(given.option)
    alone = int(game.read_options(options)["players"]) == 1
    bots = [given.one, given.others] if alone and given.others else [given.one]
    among = "" if alone else given.others
    for plan in plans(game, bots, given.seed, options, game.default_pack, False, among):
        print(told(plan, played(plan, range(given.first, given.first + given.games), given.keep)), flush=True)


def played(plan: Simulation, numbers: range, keep: Path | None) -> list[dict[str, Any]]:
    """What each game came to, as the first player sees it."""
    kept: dict[int, dict[str, Any]] = {}
    name = f"{plan.game} {' '.join(plan.players)} {plan.options} {plan.seed}"
    if keep is not None and keep.exists():
        lines = [json.loads(line) for line in keep.read_text().splitlines()]
        kept = {line["number"]: line for line in lines if line["match"] == name}
    games = SimulatedGames(plan)
    for number in numbers:
        if number not in kept:
            kept[number] = {"match": name, "number": number, **play(games, number)}
            if keep is not None:
                with keep.open("a") as file:
                    file.write(json.dumps(kept[number]) + "\n")
    return [kept[number] for number in numbers]


def play(games: SimulatedGames, number: int) -> dict[str, Any]:
    plan = games.plan
    watches = [Watch() for _ in plan.players]
    games.makers = [timed(read_spec(spec), watch) for spec, watch in zip(plan.players, watches, strict=True)]
    state, _ = games.play(number)
    seating = plan.seating(number)
    mine = seating.index(0)
    results = state.results()
    others = [result.score for seat, result in enumerate(results) if seat != mine]
    return {
        "won": results[mine].outcome == WON,
        "worth": games.game.utility(state)[mine],
        "ahead": results[mine].score - sum(others) / len(others) if others else 0.0,
        "seconds": watches[0].seconds,
        "their_seconds": sum(watch.seconds for watch in watches[1:]) / max(1, len(watches) - 1),
        "longest": watches[0].longest,
        "their_longest": max((watch.longest for watch in watches[1:]), default=0.0),
    }


class Watch:
    """How long a player thought in a game, and how long for the slowest choice."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.longest = 0.0


class Timed(Bot):
    """Plays as another bot does, before a watch."""

    def __init__(self, game: Game, random: Random, bot: Bot, watch: Watch) -> None:
        super().__init__(game, random)
        self.bot = bot
        self.fair = bot.fair
        self.watch = watch

    def choose(self, state: State, seat: int) -> int:
        started = process_time()
        action = self.bot.choose(state, seat)
        took = process_time() - started
        self.watch.seconds += took
        self.watch.longest = max(self.watch.longest, took)
        return action


def timed(maker: Maker, watch: Watch) -> Maker:
    return lambda game, random: Timed(game, random, maker(game, random), watch)


def told(plan: Simulation, games: list[dict[str, Any]]) -> str:
    count = len(games)
    seats = len(plan.players)
    won = sum(game["won"] for game in games)
    low, high = wilson(won, count)
    text = f"{plan.game}: {' '.join(plan.players)}, {count} games, seed {str(plan.seed).partition('/')[0]}\n"
    text += f"  won {won / count:.1%} ({low:.1%} – {high:.1%})"
    if seats > 1:
        text += f", {seats * won / count:.2f} × fair ({seats * low:.2f} – {seats * high:.2f})"
        worth = sum(game["worth"] for game in games)
        low, high = wilson(worth, count)
        text += f"; draws shared {worth / count:.1%} ({low:.1%} – {high:.1%})"
        text += f"; {sum(game['ahead'] for game in games) / count:+.1f} points ahead"
    text += f"\n  seconds a game and seat {mean(games, 'seconds'):.2f}, {mean(games, 'their_seconds'):.2f}"
    longest = (max(game[name] for game in games) for name in ("longest", "their_longest"))
    return text + "; slowest choice " + ", ".join(f"{seconds:.2f}" for seconds in longest)


def mean(games: list[dict[str, Any]], name: str) -> float:
    return float(sum(game[name] for game in games)) / len(games)
