# mypyc: skip
"""What each choice at a position is worth and what every seat's chances are: for hints and for looking back.

A game that was worked out is asked for its solution; any other is searched. Either estimate then goes through
the game's own map (`kernel/chances.py`), so that of the seats that are given 70 % about 70 % do win. Budgets
are capped twice, by descents and by seconds, since somebody waits for the answer.
"""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final

import msgspec

from starboard.bots.policies import policy_for
from starboard.bots.search.search import Search
from starboard.kernel.chances import Source, certainty
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.solver import Solution
from starboard.kernel.state import State
from starboard.kernel.win_shares import win_shares

SECONDS: Final = 2.0
BATCH: Final = 16  # descents between two looks at the clock
LINE: Final = 6  # steps of what is expected
DEALS: Final = 4  # worlds in which a single choice is looked into


class Assessed(msgspec.Struct, frozen=True):
    """One choice: the seat's chance after it, from 0 to 1, give or take `margin`; how much it was tried.

    `line` is what is expected to follow: who does what.
    """

    action: int
    worth: float
    margin: float
    share: float
    line: list[tuple[int, int]] = []
    outcome: str = ""  # exactly, where the game is worked out: win, draw or loss for the seat
    plies: int = 0


class Assessment(msgspec.Struct, frozen=True):
    """A position as the seat that chooses there may know it: every seat's chance, and every choice."""

    by: Source
    chances: list[float]
    moves: list[Assessed] = []
    said: list[float] = []  # the search's own estimate, seat by seat, before it goes through the map


def assess(game: Game, state: State, seat: int, random: Random, seconds: float = SECONDS) -> list[Assessed]:
    """Every legal action of `seat`, the one a bot would take first; one that was never tried comes last."""
    return searched(game, state, seat, random, game.levels.advising, seconds).moves


def judge(
    game: Game,
    state: State,
    seat: int,
    random: Random,
    descents: int,
    seconds: float = SECONDS,
    played: int = -1,
) -> Assessment:
    """The position by the best means at hand: its solution, or a search with so many descents.

    What was `played` is looked into as much as what the search likes best, so that both can be compared.
    """
    solution = game.solver.find(state.components()) if game.solver is not None else None
    if solution is not None:
        return solved(game, state, seat, solution)
    found = searched(game, state, seat, random, descents, seconds)
    if played < 0 or len(found.moves) < 2 or found.moves[0].action == played:
        return found
    compared = {found.moves[0].action, played}
    moves = [
        looked_into(game, state, seat, random, move, descents // 2, seconds / 2)
        if move.action in compared
        else move
        for move in found.moves
    ]
    moves.sort(key=lambda move: -move.worth if move.action in compared else 1.0)
    return msgspec.structs.replace(found, moves=modest(moves))


def modest(moves: list[Assessed]) -> list[Assessed]:
    """What was tried less is never called better than what the search prefers."""
    best = moves[0].worth
    return [msgspec.structs.replace(move, worth=min(move.worth, best)) for move in moves]


def looked_into(
    game: Game, state: State, seat: int, random: Random, move: Assessed, descents: int, seconds: float
) -> Assessed:
    """A choice with a search of its own, from several of the positions that it may lead to."""
    worth, count = chance_after(game, state, seat, (move.action,), random, descents, seconds)
    if not count:
        return msgspec.structs.replace(move, worth=worth, margin=0.0)
    chance = game.chances.of_one(worth, state.seats(), "bots")
    return msgspec.structs.replace(move, worth=round(chance, 3), margin=round(margin(worth, count), 3))


def chance_after(
    game: Game,
    state: State,
    seat: int,
    actions: Sequence[int],
    random: Random,
    descents: int,
    seconds: float,
) -> tuple[float, int]:
    """What a search makes of the positions that some actions may lead to, and by how many descents.

    Where the game is over by them it is how it came out, by none.
    """
    total, count = 0.0, 0
    end = perf_counter() + seconds
    for deal in range(DEALS):
        after = state.redeal(seat, random)
        for action in actions:
            after.advance(seat, action)
        if not after.actors():
            return win_shares(after.results())[seat], 0
        search = Search(game, policy_for(game), game.levels.settings, after, seat, random)
        wanted = max(1, descents * (deal + 1) // DEALS - count)
        while search.descents < wanted and (perf_counter() < end or search.descents == 0):
            search.descend()
        total += search.totals[seat]
        count += int(search.descents)
    return total / count, count


def searched(
    game: Game, state: State, seat: int, random: Random, descents: int, seconds: float
) -> Assessment:
    if not state.actors():
        return Assessment("bots", win_shares(state.results()))
    search = Search(game, policy_for(game), game.levels.settings, state, seat, random)
    end = perf_counter() + seconds
    while search.descents < descents and (perf_counter() < end or search.descents == 0):
        for _ in range(min(BATCH, descents - search.descents)):
            search.descend()
    said = search.estimate()
    chances = [round(one, 4) for one in game.chances.of_all(said, "bots")]
    return Assessment("bots", chances, tried(game, state, seat, search), said)


def tried(game: Game, state: State, seat: int, search: Search) -> list[Assessed]:
    """What the search thinks of every choice, best first."""
    legal = state.legal(seat)
    edges = {edge.action: edge for edge in search.top().edges}
    total = max(1, sum(edges[action].visits for action in legal if action in edges))
    found = []
    for action in legal:
        visits = int(edges[action].visits) if action in edges else 0
        worth = edges[action].mean() if visits else 0.5
        chance = game.chances.of_one(worth, state.seats(), "bots") if visits else 0.5
        found.append(Assessed(action, round(chance, 3), round(margin(worth, visits), 3), visits / total))
    best_first = sorted(found, key=lambda one: (-one.share, -one.worth))
    lines = [search.line(move.action, LINE) for move in best_first[:3]]
    expected = [msgspec.structs.replace(move, line=line) for move, line in zip(best_first, lines)]
    return modest([*expected, *best_first[3:]])


def solved(game: Game, state: State, seat: int, solution: Solution) -> Assessment:
    """What the solution says, as chances among players who err."""
    if not state.actors():
        return Assessment("exact", win_shares(state.results()))
    moves: list[Assessed] = []
    for value in solution.values(state):
        said = certainty(value.outcome, value.plies)
        chance = game.chances.of_one(said, state.seats(), "exact")
        share = 0.0 if moves else 1.0
        moves.append(
            Assessed(value.action, round(chance, 3), 0.0, share, outcome=value.outcome, plies=value.plies)
        )
    best = moves[0].worth
    chances = [best if at == seat else 1.0 - best for at in range(state.seats())]
    return Assessment("exact", chances, moves)


def margin(worth: float, visits: int) -> float:
    """Two standard errors of a mean, at the most: nothing between 0 and 1 varies more than a coin does."""
    if visits == 0:
        return 0.5
    spread = max(worth * (1.0 - worth), 0.02)
    return min(0.5, 2.0 * sqrt(spread / visits))
