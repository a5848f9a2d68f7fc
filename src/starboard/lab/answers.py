"""Do the bots answer a changed value? The same positions are put to them under both rules.

A bot is asked at decisions of real games, with the same generator, first under the components of the first
cell and then under those of another. Where it never chooses otherwise, and nothing looks different to the
evaluation, what the experiment shows is the game without anybody having noticed the change.
"""

import msgspec

from starboard.bots.simulation import SimulatedGames
from starboard.bots.specs import read_spec
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.lab.experiments import Cell

GAMES = 20  # that the decisions are spread over
DIFFERENT = 1e-9  # less is a rounding error of an evaluation


class Answer(msgspec.Struct, array_like=True):
    """How one bot took a cell's components."""

    bot: str
    asked: int
    chose_otherwise: int
    looked_otherwise: int  # to the game's evaluation
    not_possible: int  # positions that cannot be reached under the other rules


def can_be_asked(first: Cell, other: Cell) -> bool:
    """Only components are compared: the same options and players, or the question makes no sense."""
    return first.hash != other.hash and first.options == other.options and first.players == other.players


def ask(game_name: str, first: Cell, other: Cell, decisions: int) -> list[Answer]:
    """Every bot of the cells at so many decisions."""
    game = find_game(game_name)
    positions, impossible = in_both(game, first, other, decisions)
    found: list[Answer] = []
    for bot in dict.fromkeys(first.players):
        answer = Answer(bot, len(positions), 0, 0, impossible)
        for number, (before, after, seat) in enumerate(positions):
            seed = f"{first.seed}/answers/{number}"
            chosen = [choice(game, bot, state, seat, seed) for state in (before, after)]
            answer.chose_otherwise += chosen[0] != chosen[1]
            answer.looked_otherwise += looks_otherwise(game, before, after)
        found.append(answer)
    return found


def in_both(
    game: Game, first: Cell, other: Cell, decisions: int
) -> tuple[list[tuple[State, State, int]], int]:
    """Positions under both rules, and how many were not possible: from games of one, or else of the other."""
    found: list[tuple[State, State, int]] = []
    impossible = 0
    for played, wanted in ((first, other), (other, first)):
        pack = game.pack_with(wanted.changes)
        for state, seat in decisions_of(SimulatedGames(played.plan(game.name)), decisions - len(found)):
            try:
                same = game.from_dict(state.to_dict(), pack)
            except StarboardError:
                impossible += 1
            else:
                found.append((state, same, seat) if played is first else (same, state, seat))
    return found, impossible


def decisions_of(games: SimulatedGames, wanted: int) -> list[tuple[State, int]]:
    """Positions in which a seat had a choice, spread evenly over some games."""
    found: list[tuple[State, int]] = []
    share = -(-wanted // GAMES)  # of each game, rounded up
    for number in range(-(-wanted // share) if share else 0):
        _, actions = games.play(number)
        state = games.start()
        here: list[tuple[State, int]] = []
        for actor, action in actions:
            if actor != CHANCE and len(state.legal(actor)) > 1:
                here.append((state.clone(), actor))
            state.advance(actor, action)
        found += here[:: max(1, len(here) // share)][:share]
    return found[:wanted]


def choice(game: Game, bot: str, state: State, seat: int, seed: str) -> object:
    """What a bot does there, as data: numbers of actions may differ from pack to pack."""
    chooser = read_spec(bot)(game, Random(seed))
    return game.describe(state, seat, chooser.choose(state.redeal(seat, Random(f"{seed}/redeal")), seat))


def looks_otherwise(game: Game, state: State, changed: State) -> bool:
    if game.policy is None:
        return False
    before, after = game.policy.evaluate(state), game.policy.evaluate(changed)
    return any(abs(one - other) > DIFFERENT for one, other in zip(before, after, strict=True))
