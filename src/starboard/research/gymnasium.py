# mypyc: skip
"""The games for Gymnasium: one seat, against bots by their specs.

    import gymnasium
    import starboard.research.gymnasium

    env = gymnasium.make("starboard/Convoy-v1", rank=2)
    envs = gymnasium.make_vec("starboard/Argosy-v1", num_envs=256, opponents="greedy")

Every game is there by its name. What is legal stands in `info["action_mask"]`; an illegal
action changes nothing and costs a reward of -1.
"""

from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.kernel.observation import Spec
from starboard.research.batch import Batch
from starboard.research.processes import ProcessBatch

ILLEGAL: Final = -1.0  # the reward of an illegal action
RENDER_MODES: Final = ["ansi", "human"]

Observation: TypeAlias = NDArray[np.float32]
Info: TypeAlias = dict[str, Any]


class StarboardEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the others are bots. The reward comes at the end: the game's utility, 0 to 1."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        game: str,
        opponents: Any = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` goes round from game to game, unless it is given; `options` are the game's own."""
        self.batch = Batch(game, 1, opponents, seat=seat, again=False, penalty=ILLEGAL, **options)
        self.begun = False  # the batch's own first games have dice that no seed of a reset decides
        self.render_mode = render_mode
        self.observation_space = observation_box(self.batch.spec)
        self.action_space = spaces.Discrete(self.batch.action_count)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        self.begun = True
        self._show()
        return self.batch.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        if not self.begun:
            raise StarboardError("reset-first")
        self.batch.step([int(action)])
        self._show()
        over = bool(self.batch.terminated[0])
        seen = self.batch.final_observations if over else self.batch.observations
        return seen[0].copy(), float(self.batch.rewards[0]), over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, under the name that maskable learners look for."""
        return self.batch.masks[0].copy()

    def render(self) -> Any:
        return None if self.render_mode == "human" else self._board()

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._board())

    def _board(self) -> str:
        return self.batch.game.board(self.batch.position(0), int(self.batch.seats[0]))

    def _info(self) -> Info:
        return {"action_mask": self.batch.masks[0].astype(np.int8), "seat": self.batch.seats[0]}


class StarboardVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same as many games at once. A game that ends is followed by the next in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Any = "greedy",
        processes: int = 1,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`processes` more than 1 share the games; the rest is as for a `Batch`."""
        settings["penalty"] = ILLEGAL
        self.batch: Batch | ProcessBatch
        if processes > 1:
            self.batch = ProcessBatch(game, num_envs, opponents, processes=processes, **settings)
        else:
            self.batch = Batch(game, num_envs, opponents, **settings)
        self.begun = False
        self.num_envs = num_envs
        self.single_observation_space = observation_box(self.batch.spec)
        self.single_action_space = spaces.Discrete(self.batch.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """One seed serves all games, whose dice differ by their numbers."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        self.begun = True
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        if not self.begun:
            raise StarboardError("reset-first")
        batch = self.batch
        batch.step(actions)
        ended = batch.terminated.copy()
        info = self._info()
        if ended.any():
            info["final_obs"] = batch.final_observations.copy()
            info["_final_obs"] = ended
        return batch.observations.copy(), batch.rewards.copy(), ended, np.zeros(self.num_envs, bool), info

    def close_extras(self, **more: Any) -> None:
        self.batch.close()

    def _info(self) -> Info:
        return {"action_mask": self.batch.masks.astype(np.int8), "seat": self.batch.seats.copy()}


def observation_box(spec: Spec) -> spaces.Box:
    """The space of a spec's observations, number by number."""
    high = np.array(spec.most, np.float32) / np.array(spec.scales, np.float32)
    return spaces.Box(np.zeros(spec.size, np.float32), high, dtype=np.float32)


def register() -> None:
    """Make every game that has observations known to Gymnasium; importing this module does it."""
    for name, game in GAMES.items():
        ident = f"starboard/{name.title()}-v{game.version}"
        if game.encoder is not None and ident not in gymnasium.registry:
            gymnasium.register(
                ident,
                entry_point="starboard.research.gymnasium:StarboardEnv",
                vector_entry_point="starboard.research.gymnasium:StarboardVectorEnv",
                kwargs={"game": name},
            )


register()
