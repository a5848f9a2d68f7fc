"""Whether characters play as they are said to: what they do more often than others, and how strong they are.

    ./starboard bench characters [--games N] [--descents N] [--players N] [GAME or GAME/NAME …]

One character sits among copies of its level, in every seat in turn. Counted is what its temper shows in, for
it and for each of the others in the same games; and the games that it won, in fair shares. With
`--descents` all of them search with so many, whatever their level: there are more games in the same time.
"""

import argparse

from starboard.bots.levels import level_bot
from starboard.bots.match import play_out
from starboard.bots.mcts import MctsBot
from starboard.bots.tally import wilson
from starboard.bots.tempered import TemperedBot
from starboard.games.registry import GAMES, find_game
from starboard.kernel.bot import Bot
from starboard.kernel.characters import Character, Temper
from starboard.kernel.game import Game
from starboard.kernel.levels import Budget
from starboard.kernel.rng import Random
from starboard.lab.observing import retrace


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench characters", description="Tempers, measured.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all, if none is named; or GAME/NAME")
    parser.add_argument("--games", type=int, default=20, help="of each character")
    parser.add_argument("--descents", type=int, default=0, help="of everybody, whatever their level")
    parser.add_argument("--players", type=int, default=0, help="at the table, if not as many as can be")
    given = parser.parse_args(arguments)
    print(f"{'character':18}{'level':8}{'shows in':40}{'own':>8}{'others':>8}{'fair shares':>22}")
    for name in given.names or GAMES:
        game = find_game(name.partition("/")[0])
        seats = given.players or max(game.players)
        for character in game.characters:
            if "/" not in name or character.spec(game.name) == name:
                print(measured(game, character, seats, given.games, given.descents), flush=True)


def measured(game: Game, character: Character, seats: int, games: int, descents: int) -> str:
    """A line of the table: how often a game, and what was won."""
    counts = [play(game, character, seats, number, descents) for number in range(games)]
    own, others, won = (sum(column) for column in zip(*counts, strict=True))
    fair = [share * seats for share in (won / games, *wilson(round(won), games))]
    shares = f"{fair[0]:.2f} ({fair[1]:.2f} – {fair[2]:.2f})"
    who = f"{character.spec(game.name):18}{character.level:8}{', '.join(character.shows):40}"
    return f"{who}{own / games:8.2f}{others / games:8.2f}{shares:>22}"


def play(
    game: Game, character: Character, seats: int, number: int, descents: int
) -> tuple[float, float, float]:
    """One game: what the character did, what each of the others did on the average, and what it won."""
    state = game.new({"players": seats})
    start = state.clone()
    mine = number % seats
    bots = [
        bot(
            game,
            character.level,
            descents,
            Random(f"{number}/{seat}"),
            character.temper if seat == mine else None,
        )
        for seat in range(seats)
    ]
    done = play_out(state, bots, Random(f"{number}/redeals"), Random(f"{number}/chance"))
    course, _ = retrace(game, start, done)
    often = [
        sum(count for what, count in taken.items() if what.startswith(character.shows))
        for taken in game.measure(course).taken
    ]
    return often[mine], (sum(often) - often[mine]) / (seats - 1), game.utility(state)[mine]


def bot(game: Game, level: str, descents: int, random: Random, temper: Temper | None) -> Bot:
    if not descents:
        return level_bot(level, game, random, temper)
    searching = MctsBot(game, random, Budget(descents), game.levels.settings)
    return searching if temper is None else TemperedBot(searching, temper, game.solver)
