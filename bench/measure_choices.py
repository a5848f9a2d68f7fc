"""Let the bots that this Python imports play, and print what became of each game as one JSON document.

    python bench/measure_choices.py GAME OPTIONS-AS-JSON GAMES SEED choices

It is started by `bench choices`, once for each build that it compares.
"""

import hashlib
import json
import sys
from typing import Any

import starboard.kernel.state
from starboard.bots.match import play_out
from starboard.bots.mcts import MctsBot
from starboard.bots.simple import GreedyBot
from starboard.games.registry import find_game
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.levels import Budget
from starboard.kernel.rng import Random

DESCENTS = 30  # of the bots that search
SEARCHED = 20  # so many games of `greedy` for one in which all search


def measure(name: str, options: dict[str, Any], games: int, seed: int) -> dict[str, Any]:
    game = find_game(name)
    return {
        "compiled": not str(starboard.kernel.state.__file__).endswith(".py"),
        "greedy": [played(game, options, f"{seed}/{number}", 0) for number in range(games)],
        "search": [
            played(game, options, f"{seed}/{number}", DESCENTS) for number in range(-(-games // SEARCHED))
        ],
    }


def played(game: Game, options: dict[str, Any], seed: str, descents: int) -> str:
    """All that was done in one game, by whom, as a short text; chance has its part in it."""
    state = game.new(options)
    bots = [bot(game, Random(f"{seed}/{seat}"), descents) for seat in range(state.seats())]
    done = play_out(state, bots, Random(f"{seed}/redeals"), Random(f"{seed}/chance"))
    return hashlib.sha256(json.dumps(done).encode()).hexdigest()[:16]


def bot(game: Game, random: Random, descents: int) -> Bot:
    if descents == 0:
        return GreedyBot(game, random)
    return MctsBot(game, random, Budget(descents), game.levels.settings)


if __name__ == "__main__":
    name, options, games, seed, _ = sys.argv[1:]
    print(json.dumps(measure(name, json.loads(options), int(float(games)), int(seed))))
