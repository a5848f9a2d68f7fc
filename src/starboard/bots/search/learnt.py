"""The search whose leaves are judged by a network, which also says where to look first."""

from mypy_extensions import i64

from starboard.bots.search.search import Search
from starboard.bots.search.tree import LIKE, Edge, Node
from starboard.kernel.game import Game
from starboard.kernel.levels import SearchSettings
from starboard.kernel.network import Network
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


class LearntSearch(Search):
    """As any search, but a network judges the leaves, after some actions of the policy at the most."""

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
        self.levels = game.levels

    def ask(self, node: Node, edges: list[Edge], world: State, seat: int) -> None:
        """What the network likes counts as so many answers of the policy."""
        heed = self.settings.heed
        if node.asked == 0 and heed > 0.0:
            self.network.look(world, seat)
            likings = self.network.likings([edge.action for edge in edges])
            for place in range(len(edges)):
                edges[place].likes += int(heed * likings[place] * LIKE)
            node.liked += int(heed * LIKE)
        super().ask(node, edges, world, seat)

    def play_on(self, world: State) -> list[float]:
        """On by the policy for as long as the horizon says, then to the next real choice: the network judges.

        It sees every leaf through the eyes of the seat that searches: what others hold is only guessed.
        """
        left: i64 = self.settings.horizon
        course: list[int] = []
        actors = world.actors()
        while actors:
            actor = self.seat if self.seat in actors else actors[0]
            if actor == CHANCE:
                if self.levels.is_judged(world):
                    return self.judge(world)
                action = world.roll(self.random)
            elif left > 0:
                left -= 1
                action = self.policy.choose_next(world, actor, self.random, course)
            else:
                legal = world.legal(actor)
                if len(legal) > 1:
                    return self.judge(world)
                action = legal[0]
            world.advance(actor, action)
            actors = world.actors()
        return self.game.utility(world)

    def judge(self, world: State) -> list[float]:
        self.network.look(world, self.seat)
        return self.network.values()
