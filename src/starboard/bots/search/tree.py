"""What a search remembers: a tree of what was seen to happen, and for each seat what came of its choices."""

from typing import Final

from mypy_extensions import i16, i32, i64

from starboard.kernel.bits import bit
from starboard.kernel.sentinels import NO_SEAT

LIKE: Final = 1_000  # an answer of the policy, in the thousandths in which likes are counted


class Edge:
    """One action at a node: how often it could be taken, how often it was, and what came of it.

    A search makes tens of thousands of them, so its counts are half words: 64 bytes each, not 80.
    """

    def __init__(self, action: i32) -> None:
        self.action: i32 = action
        self.available: i32 = 0
        self.visits: i32 = 0
        self.likes: i32 = 0  # how often the policy would have taken it, and what a network adds to that
        self.total = 0.0  # what the seat got, added up

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """A situation as one seat knows it: whatever that seat cannot tell apart is the same node.

    So the actions here are all that were legal in any of the worlds that were dealt, ascending. Seats that
    have seen the same share the place in the tree, not the numbers: those of a second seat hang below it.
    """

    def __init__(self, key: i64 = 0) -> None:
        self.key: i64 = key  # who did what to come here: `step_key`
        self.seen: i16 = 0  # by which seats, as a set
        self.seat: i16 = NO_SEAT  # whose numbers these are; nobody's until somebody is asked here
        self.asked: i16 = 0  # how often the policy was asked
        self.liked: i16 = 0  # the likes of all edges together
        self.visits: i32 = 0
        self.total = 0.0
        self.edges = NO_EDGES
        self.first: Node | None = None  # what came after, in the order in which it was first seen
        self.next: Node | None = None  # what else came after the node before

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.5

    def of(self, seat: i64) -> "Node":
        """The numbers of one seat."""
        if self.seat == NO_SEAT:
            self.seat = i16(seat)
        if i64(self.seat) == seat:
            return self
        own = self.follow(ASIDE, seat)  # which nobody has seen
        own.seat = i16(seat)
        return own

    def offer(self, legal: list[int]) -> list[Edge]:
        """The edges of these legal actions, ascending; new ones are made."""
        if not self.edges:
            self.edges = [Edge(action) for action in legal]
            return self.edges
        edges = self.edges
        if len(edges) == len(legal) and same_actions(edges, legal):
            return edges
        offered: list[Edge] = []
        slot: i64 = 0
        for action in legal:
            while slot < len(edges) and edges[slot].action < action:
                slot += 1
            if slot == len(edges) or edges[slot].action != action:
                edges.insert(slot, Edge(action))
            offered.append(edges[slot])
        return offered

    def follow(self, actor: i64, action: i64) -> "Node":
        """The node after `actor` was seen to take `action`."""
        key = step_key(actor, action)
        last = self.first
        if last is None:
            self.first = Node(key)
            return self.first
        while last.key != key:
            after = last.next
            if after is None:
                last.next = Node(key)
                return last.next
            last = after
        return last

    def after(self, seat: int) -> list["Node"]:
        """Every node that a seat saw come after this one."""
        found: list[Node] = []
        node = self.first
        while node is not None:
            if i64(node.seen) & bit(seat):
                found.append(node)
            node = node.next
        return found


EVERYBODY: Final = -1  # a set of all seats
ASIDE: Final = 14  # in place of an actor: nothing was done, another seat's numbers begin

# Most nodes are reached once: until something comes of them they share this, which nobody writes into.
NO_EDGES: Final[list[Edge]] = []


def same_actions(edges: list[Edge], legal: list[int]) -> bool:
    for slot in range(len(legal)):
        if edges[slot].action != legal[slot]:
            return False
    return True


def step_key(actor: i64, action: i64) -> i64:
    """One number for who did what; seats and chance number their actions apart."""
    return action << 4 | (actor + 1)


def key_actor(key: i64) -> int:
    return (key & 15) - 1


def key_action(key: i64) -> int:
    return key >> 4
