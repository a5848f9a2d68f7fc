"""The bot that searches: budgets, and the tree kept from one choice to the next."""

from time import perf_counter
from typing import Final

import msgspec
from mypy_extensions import i64

from starboard.bots.policies import policy_for
from starboard.bots.search.search import Search, watch
from starboard.bots.search.tree import Node, key_action, key_actor
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.levels import Budget, SearchSettings
from starboard.kernel.rng import Random
from starboard.kernel.state import State

BATCH: Final = 8  # descents between two looks at the clock
CANDIDATES: Final = 200  # kept nodes that are compared with what is on the table now


class MctsBot(Bot):
    """Searches from what its seat knows; the same seed and budget of descents give the same choices."""

    def __init__(self, game: Game, random: Random, budget: Budget, settings: SearchSettings) -> None:
        super().__init__(game, random)
        self.budget = budget
        self.settings = settings
        self.policy = policy_for(game)
        self.search: Search | None = None  # the last one
        self.choice = -1  # what it came to
        self.answering = False  # is the next choice a further step of the same answer?
        self.descents_left: i64 = 0  # for further steps
        self.seconds_left = 0.0

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            self.answering = self.answering and goes_on(state, seat, legal[0])
            return legal[0]
        search = self.new_search(state, seat)
        kept = self.kept_trees(state, seat)
        if kept is not None:
            search.adopt(kept)
        self.think(search)
        self.search = search
        self.choice = search.best()
        self.answering = goes_on(state, seat, self.choice)
        return self.choice

    def new_search(self, state: State, seat: int) -> Search:
        return Search(self.game, self.policy, self.settings, state, seat, self.random)

    # -- how long --------------------------------------------------------------------------------

    def think(self, search: Search) -> None:
        if not self.answering:
            self.descents_left = self.budget.descents
            self.seconds_left = self.budget.seconds
        if self.budget.seconds > 0.0:
            self.think_seconds(search)
        else:
            self.think_descents(search)

    def think_descents(self, search: Search) -> None:
        wanted: i64 = self.budget.descents - i64(search.top().visits)
        if self.answering:
            wanted = min(wanted - self.budget.descents // 2, self.descents_left)
        if wanted > 0:
            search.grow(wanted)
        if self.answering:
            self.descents_left -= search.descents

    def think_seconds(self, search: Search) -> None:
        start = perf_counter()
        limit = min(self.budget.seconds / 4.0, self.seconds_left) if self.answering else self.budget.seconds
        spent = 0.0
        while spent < limit:
            for _ in range(BATCH):
                search.descend()
            spent = perf_counter() - start
            if search.settled(1 + int(float(search.descents) * (limit - spent) / spent)):
                break
        if self.answering:
            self.seconds_left -= spent

    # -- the tree between choices ----------------------------------------------------------------

    def kept_trees(self, state: State, seat: int) -> list[Node] | None:
        """The part of the last trees that begins where the game is now, if it was searched.

        The last root is dealt anew by a fixed generator, so what is kept depends only on what the
        seat knows, and its choices do so too.
        """
        last = self.search
        if last is None or last.seat != seat:
            return None
        world = last.root.redeal(seat, Random(0))
        return self.find_trees(last.trees, world, Sight(state, seat), seat)

    def find_trees(self, trees: list[Node], world: State, now: "Sight", seat: int) -> list[Node] | None:
        """Go from the last choice through what was searched, nearest first, to what looks like `now`."""
        waiting = [stepped(trees, world, seat, self.choice)]
        looked: i64 = 0
        while waiting and looked < CANDIDATES:
            nodes, world = waiting.pop(0)
            looked += 1
            actors = world.actors()
            if seat in actors:
                if now.is_that_of(world):
                    return nodes
                if len(world.legal(seat)) > 1:
                    continue
            for node in nodes[seat].after(seat):
                actor = key_actor(node.key)
                action = key_action(node.key)
                if actor in actors and action in world.legal(actor):
                    waiting.append(stepped(nodes, world, actor, action))
        return None


def stepped(trees: list[Node], world: State, actor: int, action: int) -> tuple[list[Node], State]:
    """Trees and world one action further."""
    nodes = trees.copy()
    watch(nodes, len(world.actors()) > 1, actor, action)
    after = world.clone()
    after.advance(actor, action)
    return nodes, after


def goes_on(state: State, seat: int, action: int) -> bool:
    """Will the seat be asked again, before anybody else acts, when it has taken `action`?"""
    after = state.clone()
    after.advance(seat, action)
    return seat in after.actors()


class Sight:
    """What the seat knows of a position, to be found again."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.turn = state.turn()
        self.legal = state.legal(seat)
        self.view = msgspec.json.encode(state.view(seat))

    def is_that_of(self, state: State) -> bool:
        """Views take long to make: most others differ in what is asked of the seat, or when."""
        return (
            self.turn == state.turn()
            and self.legal == state.legal(self.seat)
            and self.view == msgspec.json.encode(state.view(self.seat))
        )
