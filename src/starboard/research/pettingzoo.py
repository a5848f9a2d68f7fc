# mypyc: skip
"""The games for PettingZoo: every seat an agent.

    from starboard.research import pettingzoo

    env = pettingzoo.env("argosy", players=4)             # one agent after the other
    env = pettingzoo.parallel_env("colonies", players=5)  # all agents at once

An observation is a dictionary of `observation` and `action_mask`. The reward comes at the end: the game's
utility. Dice and cards are drawn by the environment.
"""

import secrets
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.packs import Pack
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from starboard.research.observer import Observer

ILLEGAL: Final = -1.0  # the reward of an illegal action

Agent = str
Observation = dict[str, Any]


def env(game: str, **settings: Any) -> AECEnv[Agent, Observation, int]:
    """One agent after the other; an illegal action ends the game, as PettingZoo's own games do."""
    playing: Any = raw_env(game, **settings)
    playing = wrappers.TerminateIllegalWrapper(playing, illegal_reward=ILLEGAL)
    playing = wrappers.AssertOutOfBoundsWrapper(playing)
    return wrappers.OrderEnforcingWrapper(playing)


def raw_env(game: str, **settings: Any) -> "StarboardAEC":
    """The same without wrappers: an illegal action is refused with the clause that forbids it."""
    return StarboardAEC(game, **settings)


def parallel_env(game: str, **settings: Any) -> "StarboardParallel":
    """All agents at once. Whose mask is empty is not asked, and what it sends is ignored."""
    return StarboardParallel(game, **settings)


class Episodes:
    """One game after the other: the position, its dice, and what agents see."""

    def __init__(self, game: str, pack: Pack | None, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.start = self.game.new(options, pack)
        self.state = self.start.clone()
        self.observer = Observer(self.start)
        self.agents = [f"player_{seat}" for seat in range(self.start.seats())]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        box = spaces.Box(np.zeros_like(self.observer.high), self.observer.high, dtype=np.float32)
        self.observation_spaces = {agent: self._space(box) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.observer.action_count) for agent in self.agents}
        self._random: Random | None = None

    def _space(self, box: spaces.Box) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.observer.action_count,), np.int8)
        return spaces.Dict({"observation": box, "action_mask": mask})

    def check_begun(self) -> None:
        """StarboardError where there is no game yet."""
        if self._random is None:
            raise StarboardError("reset-first")

    def begin(self, seed: int | None) -> None:
        """The next game; without a seed its dice go on where those of the last one ended."""
        if seed is not None or self._random is None:
            self._random = Random(secrets.randbits(64) if seed is None else seed)
        self.state = self.start.clone()
        self.roll()

    def roll(self) -> None:
        """Let chance answer until a seat is asked."""
        assert self._random is not None  # `begin` has seen to it
        while self.state.actors() == (CHANCE,):
            self.state.advance(CHANCE, self.state.roll(self._random))

    def apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.roll()

    def observe(self, agent: Agent) -> Observation:
        seat = self.seats[agent]
        return {
            "observation": self.observer.observe(self.state, seat),
            "action_mask": self.observer.mask(self.state, seat),
        }

    def asked(self) -> list[Agent]:
        return [self.agents[seat] for seat in self.state.actors()]

    def utilities(self) -> dict[Agent, float]:
        return dict(zip(self.agents, map(float, self.game.utility(self.state)), strict=True))

    def board(self, agent: Agent | None) -> str:
        return self.game.board(self.state, None if agent is None else self.seats[agent])

    def metadata(self, parallel: bool) -> dict[str, Any]:
        name = f"starboard_{self.game.name}_v{self.game.version}"
        return {
            "name": name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": parallel,
            "render_fps": 4,
        }


class AtTable:
    """What both forms of an environment say of the table they sit at."""

    def sit_at(
        self, table: Episodes, render_mode: str | None, max_cycles: int | None, parallel: bool
    ) -> None:
        self.table = table
        self.metadata = table.metadata(parallel)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = table.agents[:]
        self.agents: list[Agent] = []  # until the first reset
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]


class StarboardAEC(AtTable, AECEnv[Agent, Observation, int]):
    """Agents in the order in which they are asked; who decide at once are asked one after the other."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        pack: Pack | None = None,
        **options: Any,
    ) -> None:
        """After `max_cycles` actions of all agents together the game is cut off."""
        super().__init__()
        self.sit_at(Episodes(game, pack, options), render_mode, max_cycles, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.asked()[0]

    def observe(self, agent: Agent) -> Observation:
        self.table.check_begun()
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        self.table.check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent that is done steps with None"
        self.table.apply(self.table.seats[agent], int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        asked = self.table.asked()
        if not asked:
            self.rewards = self.table.utilities()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if asked:
            self.agent_selection = asked[0]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        self.table.check_begun()
        return shown(self.table.board(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class StarboardParallel(AtTable, ParallelEnv[Agent, Observation, int]):
    """All agents act in every cycle. Votes that are secret until all are in are cast at once."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        pack: Pack | None = None,
        **options: Any,
    ) -> None:
        self.sit_at(Episodes(game, pack, options), render_mode, max_cycles, parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Those who are asked act; an illegal action is left out and costs a reward of -1."""
        self.table.check_begun()
        agents = self.agents[:]
        rewards = dict.fromkeys(agents, 0.0)
        for agent, seat, action in self._answers(actions):
            if self.table.state.forbids(seat, action):
                rewards[agent] = ILLEGAL
            else:
                self.table.apply(seat, action)
        self.cycles += 1
        over = not self.table.asked()
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over:
            rewards = {agent: rewards[agent] + worth for agent, worth in self.table.utilities().items()}
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._seen(agents),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _answers(self, actions: dict[Agent, int]) -> Iterator[tuple[Agent, int, int]]:
        """What those who were asked as the cycle began have answered."""
        asked = self.table.asked()
        for agent in asked:
            if agent not in actions:
                raise StarboardError("agent-asked", agent=agent)
        for agent in asked:
            yield agent, self.table.seats[agent], int(actions[agent])

    def _seen(self, agents: list[Agent] | None = None) -> dict[Agent, Observation]:
        return {agent: self.table.observe(agent) for agent in (self.agents if agents is None else agents)}

    def render(self) -> str | None:
        self.table.check_begun()
        return shown(self.table.board(None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def shown(board: str, mode: str | None) -> str | None:
    if mode == "human":
        print(board)
        return None
    return board
