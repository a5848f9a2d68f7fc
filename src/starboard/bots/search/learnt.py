"""The search whose leaves are judged by a network, which also says where to look first."""

from math import sqrt

from starboard.bots.search.search import Search
from starboard.bots.search.tree import Edge, Node
from starboard.kernel.game import Game
from starboard.kernel.levels import SearchSettings
from starboard.kernel.network import Network
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


class LearntSearch(Search):
    """As any search, but nothing is played on from a leaf."""

    def __init__(
        self,
        game: Game,
        policy: Policy,
        settings: SearchSettings,
        root: State,
        seat: int,
        random: Random,
        network: Network,
    ) -> None:
        super().__init__(game, policy, settings, root, seat, random)
        self.network = network

    def select(self, node: Node, world: State, seat: int, legal: list[int]) -> Edge:
        """What has been good for the seat, what the network likes, and what was tried little."""
        edges = node.offer(legal)
        if node.asked == 0:
            node.asked = 1
            self.network.look(world, seat)
            likings = self.network.likings(legal)
            for place in range(len(edges)):
                edges[place].prior = likings[place]
        untried = node.mean() - self.settings.doubt
        even = 0.1 / float(len(edges))
        curiosity = self.settings.curiosity
        best = edges[0]
        most = -1.0e9
        for edge in edges:
            edge.available += 1
            visits = float(edge.visits)
            value = edge.total / visits if edge.visits else untried
            value += curiosity * (even + 0.9 * edge.prior) * sqrt(float(edge.available)) / (1.0 + visits)
            if value > most:
                most = value
                best = edge
        return best

    def play_on(self, world: State) -> list[float]:
        """On to the next real choice, and what the network makes of it."""
        actors = world.actors()
        while actors:
            actor = self.seat if self.seat in actors else actors[0]
            if actor == CHANCE:
                action = world.roll(self.random)
            else:
                legal = world.legal(actor)
                if len(legal) > 1:
                    self.network.look(world, actor)
                    return self.network.values()
                action = legal[0]
            world.advance(actor, action)
            actors = world.actors()
        return self.game.utility(world)
