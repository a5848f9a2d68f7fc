"""What a search remembers: for each seat a tree of what that seat has seen happen."""

from typing import Final

from mypy_extensions import i64


class Edge:
    """One action at a node: how often it could be taken, how often it was, and what came of it."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0  # what the seat got, added up
        self.likes = 0.0  # how often the policy would have taken it, and what a network adds to that

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """A situation as one seat knows it: whatever that seat cannot tell apart is the same node.

    So the actions here are all that were legal in any of the worlds that were dealt, ascending.
    """

    def __init__(self) -> None:
        self.edges = NO_EDGES
        self.after = NO_NODES  # by `step_key`
        self.visits: i64 = 0
        self.total = 0.0
        self.asked: i64 = 0  # how often the policy was asked
        self.liked = 0.0  # the likes of all edges together

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.5

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

    def follow(self, actor: int, action: int) -> "Node":
        """The node after `actor` was seen to take `action`."""
        key = step_key(actor, action)
        after = self.after.get(key)
        if after is None:
            after = Node()
            if not self.after:
                self.after = {}
            self.after[key] = after
        return after


# Most nodes are reached once: until something comes of them they share these, which nobody writes into.
NO_EDGES: Final[list[Edge]] = []
NO_NODES: Final[dict[int, Node]] = {}


def same_actions(edges: list[Edge], legal: list[int]) -> bool:
    for slot in range(len(legal)):
        if edges[slot].action != legal[slot]:
            return False
    return True


def step_key(actor: int, action: int) -> int:
    """One number for who did what; seats and chance number their actions apart."""
    return action << 4 | (actor + 1)


def key_actor(key: int) -> int:
    return (key & 15) - 1


def key_action(key: int) -> int:
    return key >> 4
