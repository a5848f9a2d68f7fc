"""How long the levels for people think: their longest answer, and a whole game, in seconds of one core.

    ./starboard bench levels [--games N] [--players N] [GAME …]

One seat is the level's, all others are `greedy`. An answer is all that a seat does before anybody else, or
chance, does something.
"""

import argparse
from itertools import groupby
from time import process_time

from starboard.bots.match import play_out
from starboard.bots.specs import read_spec
from starboard.games.registry import GAMES, find_game
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.levels import LEVELS
from starboard.kernel.rng import Random
from starboard.kernel.state import State


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench levels", description="How long bots think.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--games", type=int, default=3, help="of each level")
    parser.add_argument("--players", type=int, help="at the table, if not as many as usual")
    given = parser.parse_args(arguments)
    options = {"players": given.players} if given.players else {}
    print(f"{'game':10}{'level':8}{'longest answer':>16}{'a game':>10}")
    for name in given.names or GAMES:
        for level in LEVELS:
            played = [thinking(find_game(name), options, level, number) for number in range(given.games)]
            answers = [answer for game in played for answer in game]
            print(f"{name:10}{level:8}{max(answers):14.2f} s{sum(answers) / given.games:8.1f} s", flush=True)


def thinking(game: Game, options: dict[str, int], level: str, number: int) -> list[float]:
    """Seconds of each of the level's answers in one game."""
    state = game.new(options)
    mine = number % state.seats()
    bots = [read_spec("greedy")(game, Random(f"{number}/{seat}")) for seat in range(state.seats())]
    watched = Watched(game, Random(f"{number}/{mine}"), level)
    bots[mine] = watched
    done = play_out(state, bots, Random(f"{number}/redeals"), Random(f"{number}/chance"))
    seconds = iter(watched.seconds)
    answers = groupby(actor for actor, _ in done)
    return [sum(next(seconds) for _ in steps) for actor, steps in answers if actor == mine]


class Watched(Bot):
    """Plays as a level does, and keeps how long each choice took."""

    def __init__(self, game: Game, random: Random, level: str) -> None:
        super().__init__(game, random)
        self.bot = read_spec(level)(game, random)
        self.seconds: list[float] = []

    def choose(self, state: State, seat: int) -> int:
        started = process_time()
        action = self.bot.choose(state, seat)
        self.seconds.append(process_time() - started)
        return action
