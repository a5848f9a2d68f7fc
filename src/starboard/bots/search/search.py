"""Monte-Carlo tree search for any game: chance, secrets, simultaneous choices, any number of seats.

Each descent deals a fresh world from what the searching seat knows. Every seat goes its own way
through the tree, whose nodes are what a seat has seen: an action taken while several seats are asked at
once is seen by nobody else. Until then they go together. Each seat heads for what was best for itself so far.
(This is multiple-observer information set search, Cowling, Powley and Whitehouse 2012, with the
policy's likings as a prior on where to look first.)
"""

from math import sqrt
from typing import Final

from mypy_extensions import i16, i32, i64

from starboard.bots.search.tree import EVERYBODY, LIKE, Edge, Node
from starboard.kernel.bits import bit
from starboard.kernel.game import Game
from starboard.kernel.levels import SearchSettings
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State

ASKS: Final = 4  # how often the policy is asked at a node, unless it is certain
TRUST: Final = 0.6  # how much of the prior goes to what the policy likes; the rest to all alike


class Search:
    """The trees of one decision, grown one descent at a time."""

    def __init__(
        self, game: Game, policy: Policy, settings: SearchSettings, root: State, seat: int, random: Random
    ) -> None:
        self.game = game
        self.policy = policy
        self.settings = settings
        self.root = root
        self.seat = seat
        self.random = random
        self.trees: list[Node] = [Node()] * root.seats()  # where each seat is at the root
        self.descents: i64 = 0
        self.totals: list[float] = [0.0] * root.seats()  # what all descents came to, seat by seat

    def top(self) -> Node:
        """The searching seat's node at the root."""
        return self.trees[self.seat].of(self.seat)

    def adopt(self, trees: list[Node]) -> None:
        """Go on from a part of an earlier search, of which nothing else is used again.

        What came beside it is let go, unless seats went apart: then one may still stand above another.
        """
        together = meeting(trees)
        if together is not None:
            together.next = None
        self.trees = trees

    def grow(self, descents: int) -> None:
        """Make so many descents, fewer if the choice is settled before."""
        left: i64 = descents
        while left > 0 and not self.settled(left):
            self.descend()
            left -= 1

    def settled(self, left: i64) -> bool:
        """Is the most visited action so far ahead that `left` more descents cannot change it?"""
        most: i32 = 0
        second: i32 = 0
        for edge in self.top().edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return i64(most - second) > left

    def best(self) -> int:
        """The action that was tried most; of equals the one with the best mean."""
        choice = self.root.legal(self.seat)
        best = choice[0]
        visits: i32 = -1
        mean = 0.0
        for edge in self.top().edges:
            if edge.action in choice and (
                edge.visits > visits or (edge.visits == visits and edge.mean() > mean)
            ):
                best = edge.action
                visits = edge.visits
                mean = edge.mean()
        return best

    def estimate(self) -> list[float]:
        """What the descents came to on the average, seat by seat."""
        count = float(max(self.descents, 1))
        return [total / count for total in self.totals]

    def line(self, action: int, most: int) -> list[tuple[int, int]]:
        """What the search expects after `action`: who does what, until chance or little that was tried."""
        world = self.root.redeal(self.seat, self.random)
        nodes = self.trees.copy()
        actor = self.seat
        found: list[tuple[int, int]] = []
        while len(found) < most:
            watch(nodes, len(world.actors()) > 1, actor, action)
            world.advance(actor, action)
            actors = world.actors()
            if not actors or actors[0] == CHANCE:
                break
            actor = self.seat if self.seat in actors else actors[0]
            legal = world.legal(actor)
            action = legal[0] if len(legal) == 1 else most_tried(nodes[actor].of(actor).edges, legal)
            if action < 0:
                break
            found.append((actor, action))
        return found

    # -- one descent ---------------------------------------------------------------------------

    def descend(self) -> None:
        """Deal a world, go down the trees to something new, play on from there, and remember."""
        world = self.root.redeal(self.seat, self.random)
        here = meeting(self.trees)  # where all seats are, or None
        nodes = self.trees.copy() if here is None else APART  # where each is, then
        passed: list[Node] = []
        taken: list[Edge] = []
        known = True
        actors = world.actors()
        while known and actors:
            actor = actors[0] if len(actors) == 1 or self.seat not in actors else self.seat
            if actor == CHANCE:
                action = world.roll(self.random)
            else:
                legal = world.legal(actor)
                action = legal[0]
                if len(legal) > 1:
                    node = nodes[actor].of(actor) if here is None else here.of(actor)
                    edge = self.select(node, world, actor, legal)
                    action = edge.action
                    known = edge.visits > 0
                    passed.append(node)
                    taken.append(edge)
            world.advance(actor, action)
            if known:
                if here is None:
                    watch(nodes, len(actors) > 1, actor, action)
                elif len(actors) == 1:
                    here = here.follow(actor, action)
                    here.seen = EVERYBODY
                else:
                    nodes = [here] * world.seats()
                    here = None
                    watch(nodes, True, actor, action)
                actors = world.actors()
        worth = self.play_on(world)
        for seat in range(len(worth)):
            self.totals[seat] += worth[seat]
        for step in range(len(passed)):
            node = passed[step]
            edge = taken[step]
            gained = worth[node.seat]
            edge.visits += 1
            edge.total += gained
            node.visits += 1
            node.total += gained
        self.descents += 1

    def select(self, node: Node, world: State, seat: int, legal: list[int]) -> Edge:
        """What has been good for the seat, what it likes at first sight, and what it has tried little."""
        edges = node.offer(legal)
        self.ask(node, edges, world, seat)
        trust = TRUST / in_answers(i32(node.liked))
        even = (1.0 - TRUST) / float(len(edges))
        untried = node.mean() - self.settings.doubt
        curiosity = self.settings.curiosity
        best = edges[0]
        most = -1.0e9
        for edge in edges:
            edge.available += 1
            visits = float(edge.visits)
            value = edge.total / visits if edge.visits else untried
            prior = even if edge.likes == 0 else even + trust * in_answers(edge.likes)
            value += curiosity * prior * sqrt(float(edge.available)) / (1.0 + visits)
            if value > most:
                most = value
                best = edge
        return best

    def ask(self, node: Node, edges: list[Edge], world: State, seat: int) -> None:
        """What the policy likes here: once where it is certain, else at the first few visits."""
        if node.asked == 0 or (node.asked < ASKS and not self.policy.is_certain(world)):
            node.asked += 1
            node.liked += LIKE
            like(edges, self.policy.choose(world, seat, self.random))

    def play_on(self, world: State) -> list[float]:
        """Play by the policy, with some wildness, to the end or the horizon; what each seat has then."""
        random = self.random
        wildness = self.settings.wildness
        left: i64 = self.settings.horizon
        course: list[int] = []
        actors = world.actors()
        while actors:
            if left == 0:
                return self.policy.evaluate(world)
            actor = actors[0]
            if actor == CHANCE:
                action = world.roll(random)
            else:
                left -= 1
                if wildness > 0.0 and random.uniform() < wildness:
                    action = world.pick(actor, random)
                else:
                    action = self.policy.choose_next(world, actor, random, course)
            world.advance(actor, action)
            actors = world.actors()
        return self.game.utility(world)


APART: Final[list[Node]] = []  # where no seat goes alone; never written into


def meeting(nodes: list[Node]) -> Node | None:
    """The node at which all are, if it is the same."""
    first = nodes[0]
    for node in nodes:
        if node is not first:
            return None
    return first


def watch(nodes: list[Node], sealed: bool, actor: int, action: int) -> None:
    """Everybody sees what was done, but only the actor does while several are asked at once."""
    if sealed:
        see(nodes, actor, actor, action)
        return
    for seat in range(len(nodes)):
        see(nodes, seat, actor, action)


def see(nodes: list[Node], seat: int, actor: int, action: int) -> None:
    after = nodes[seat].follow(actor, action)
    after.seen |= i16(bit(seat))
    nodes[seat] = after


def most_tried(edges: list[Edge], legal: list[int]) -> int:
    """The legal action that was tried most, -1 if none was tried twice."""
    best = -1
    visits: i32 = 1
    for edge in edges:
        if edge.visits > visits and edge.action in legal:
            best = edge.action
            visits = edge.visits
    return best


def like(edges: list[Edge], action: int) -> None:
    for edge in edges:
        if edge.action == action:
            edge.likes += LIKE
            return


def in_answers(likes: i32) -> float:
    """How many answers of the policy these likes come to."""
    return float(likes) / float(LIKE)
