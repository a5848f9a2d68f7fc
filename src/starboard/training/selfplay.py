"""Games that are played to learn from: by the policy at first, later by the search with the last network.

A game depends on the plan and its number alone, so games can be played anywhere, in any order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

import numpy as np

from starboard.bots.learnt import LearntBot
from starboard.bots.levels import level_bot
from starboard.bots.policies import policy_for
from starboard.games.registry import find_game
from starboard.kernel.encoder import Writer, new_row
from starboard.kernel.game import Game
from starboard.kernel.levels import TRAINING, Budget
from starboard.kernel.network import Networks
from starboard.kernel.network_files import OneNetwork, read_network_file
from starboard.kernel.observation import make_network_spec
from starboard.kernel.options import find_option
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.kernel.win_shares import win_shares
from starboard.training.samples import Samples

QUICK: Final = 4  # a quick answer takes a quarter of the descents: many games, few of them thought over well


@dataclass(frozen=True)
class Playing:
    """How games are played to learn from."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    vary: tuple[str, ...] = ()  # options that take all their values in turn, from game to game
    seed: str = "0"
    network: bytes = b""  # without one the game's policy plays
    descents: int = 64  # of an answer that is learnt from
    thorough: float = 0.25  # share of answers that are; the others are quick, and only lead on
    wildness: float = 0.08  # share of decisions that are taken at random, for variety
    share: float = 0.05  # of the policy's decisions that are learnt from


class Notes:
    """The decisions of one process, written down as they are taken."""

    def __init__(self, inputs: int) -> None:
        self.row = Writer(new_row(inputs), 0, inputs)
        self.row_ends: list[int] = []
        self.places: list[int] = []
        self.numbers: list[int] = []
        self.move_ends: list[int] = []
        self.moves: list[int] = []
        self.weights: list[float] = []
        self.worth: list[list[float]] = []
        self.margins: list[list[float]] = []
        self.seats: list[int] = []  # who saw it, of the game that is under way

    def write(self, state: State, seat: int, moves: list[int], weights: list[float], random: Random) -> None:
        """A decision as who takes it sees it, and as somebody else does, whom nothing is asked."""
        self.see(state, seat)
        self.moves += moves
        self.weights += weights
        self.move_ends.append(len(self.moves))
        if state.seats() > 1:
            self.see(state, (seat + 1 + random.below(state.seats() - 1)) % state.seats())
            self.move_ends.append(len(self.moves))

    def judge(self, state: State) -> None:
        """A position in which nobody is asked, as every seat sees it."""
        for seat in range(state.seats()):
            self.see(state, seat)
            self.move_ends.append(len(self.moves))

    def see(self, state: State, seat: int) -> None:
        row = self.row
        row.begin()
        encoder = state.components().game.encoder
        encoder.write(state, seat, row)
        encoder.write_summary(state, seat, row)
        for mark in range(row.marked):
            place = int(row.marks[mark])
            self.places.append(place)
            self.numbers.append(int(row.buffer[place]))
        self.row_ends.append(len(self.places))
        self.seats.append(seat)

    def end(self, worth: list[float], points: list[float]) -> None:
        """The game is over: what every decision of it led to."""
        count = len(worth)
        mean = sum(points) / count
        for seat in self.seats:
            self.worth.append([worth[(seat + place) % count] for place in range(count)])
            self.margins.append([points[(seat + place) % count] - mean for place in range(count)])
        self.seats.clear()

    def samples(self) -> Samples:
        return Samples(
            np.array(self.row_ends, np.int64),
            np.array(self.places, np.int16),
            np.array(self.numbers, np.int16),
            np.array(self.move_ends, np.int64),
            np.array(self.moves, np.int16),
            np.array(self.weights, np.float32),
            np.array(self.worth, np.float32),
            np.array(self.margins, np.float32),
        )


def play_games(plan: Playing, start: int, stop: int) -> Samples:
    """The decisions of the games with these numbers."""
    game = find_game(plan.game)
    variants = vary(game, plan.options, plan.vary)
    first = game.new(plan.options)
    notes = Notes(make_network_spec(first.components(), first.seats()).size)
    for number in range(start, stop):
        state = game.new(variants[number % len(variants)])
        random = Random(f"{plan.seed}/{number}")
        play(state, answering(plan, state, notes, random), notes, random)
        results = state.results()
        notes.end(win_shares(results), [float(result.score) for result in results])
    return notes.samples()


def vary(game: Game, options: dict[str, Any], names: Sequence[str]) -> list[dict[str, Any]]:
    """The options with every value of those that are named."""
    values = [find_option(game.name, game.options, name).choices for name in names]
    return [{**options, **dict(zip(names, chosen, strict=True))} for chosen in product(*values)]


Answer = Callable[[int, list[int]], int]  # what a seat does that has a choice


def answering(plan: Playing, state: State, notes: Notes, random: Random) -> Answer:
    if not plan.network:
        return by_policy(plan, state, notes, random)
    networks = OneNetwork(read_network_file(plan.network))
    if state.components().game.levels.trains(state.seats()):
        return by_own_bot(state, networks, random)
    return searching(plan, state, networks, notes, random)


def play(state: State, answer: Answer, notes: Notes, random: Random) -> None:
    """One game to its end; only real choices are asked."""
    levels = state.components().game.levels
    actors = state.actors()
    while actors:
        actor = actors[0]
        if actor == CHANCE:
            if levels.is_judged(state):
                notes.judge(state)
            action = state.roll(random)
        else:
            legal = state.legal(actor)
            action = answer(actor, legal) if len(legal) > 1 else legal[0]
        state.advance(actor, action)
        actors = state.actors()


def by_policy(plan: Playing, state: State, notes: Notes, random: Random) -> Answer:
    policy = policy_for(state.components().game)
    course: list[int] = []

    def answer(seat: int, legal: list[int]) -> int:
        action = policy.choose_next(state, seat, random, course)
        if random.uniform() < plan.share:
            notes.write(state, seat, legal, [float(one == action) for one in legal], random)
        return random.choice(legal) if random.uniform() < plan.wildness else action

    return answer


def by_own_bot(state: State, networks: Networks, random: Random) -> Answer:
    """Games of a bot that does not search: it plays as it can, and only positions are learnt from."""
    game = state.components().game
    bots = [level_bot(TRAINING, game, Random(random.word()), networks=networks) for _ in range(state.seats())]
    return lambda seat, legal: bots[seat].choose(state.redeal(seat, random), seat)


def searching(plan: Playing, state: State, networks: Networks, notes: Notes, random: Random) -> Answer:
    game = state.components().game
    budget = Budget(plan.descents)
    bots = [LearntBot(game, Random(random.word()), budget, networks, budget) for _ in range(state.seats())]

    def answer(seat: int, legal: list[int]) -> int:
        action = think(plan, bots[seat], state, seat, legal, notes, random)
        return random.choice(legal) if random.uniform() < plan.wildness else action

    return answer


def think(
    plan: Playing, bot: LearntBot, state: State, seat: int, legal: list[int], notes: Notes, random: Random
) -> int:
    """An answer; a thorough one is written down."""
    thorough = random.uniform() < plan.thorough
    bot.learnt_budget = Budget(plan.descents if thorough else max(plan.descents // QUICK, 8))
    bot.answering = False
    action = bot.choose(state.redeal(seat, random), seat)
    top = bot.search.top() if bot.search is not None else None
    if thorough and top is not None:
        visits = {edge.action: float(edge.visits) for edge in top.edges if edge.action in legal}
        total = sum(visits.values())
        if total:
            moves = list(visits)
            notes.write(state, seat, moves, [visits[move] / total for move in moves], random)
    return action
