# mypyc: skip
"""Many games at once as NumPy arrays: what a program that learns at speed steps through."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.bots.specs import read_spec
from starboard.games.registry import find_game
from starboard.kernel.bot import Maker
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.research.stepper import Settings, Stepper


class Batch:
    """`n` games side by side; one that ends is followed by the next at once.

    With opponents, by their specs, the learner has one seat of each game, which goes round from game to game
    unless `seat` fixes it; a single spec fills all other seats. Without, the learner plays every seat.

    The arrays are kept: every step writes into the same ones, so copy what you want to keep.

    observations  float32 (n, size)    what the seat that is asked may know, usually between 0 and 1
    numbers       int16 (n, size)      the same as whole numbers, which `spec` explains
    masks         bool (n, actions)    what is legal
    seats         int64 (n,)           who is asked
    rewards       float64 (n,)         what the last action brought whoever took it: 0, or the game's utility
    returns       float64 (n, seats)   the same for every seat
    terminated    bool (n,)            a game has just ended, and the next has begun
    final_observations  float32        where one has: the last position, as whoever acted last sees it
    states, final_states               with `whole=True`: the whole position, for a critic
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        opponents: Sequence[str] | str = (),
        *,
        seat: int | None = None,
        seed: int | str = 0,
        whole: bool = False,
        again: bool = True,
        penalty: float | None = None,
        pack: Pack | None = None,
        first: int = 0,
        **options: Any,
    ) -> None:
        """`options` are the game's own, such as players or rank.

        Without `again` a game that has ended stays so, and nothing is legal there. With a `penalty` an
        illegal action is not refused: its game stands still and the reward is that. The games are
        numbered from `first` on, which with the seed decides their dice.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        start = self.game.new(options, pack)
        makers = read_opponents(self.game, opponents, start.seats())
        if seat is not None and not (makers and 0 <= seat < start.seats()):
            raise StarboardError("batch-seat", last=start.seats() - 1)
        if n < 1:
            raise StarboardError("batch-empty", count=n)
        self.n = n
        self.players = start.seats()
        self.action_count = start.components().action_count
        self.spec = self.game.observation_spec(self.players, start.components())
        self.state_spec = self.game.observation_spec(self.players, start.components(), whole=True)
        width = self.state_spec.size if whole else self.spec.size
        encoder, lanes = self.game.encoder, range(first, first + n)
        assert encoder is not None  # observation_spec has seen to it
        settings = Settings(makers, -1 if seat is None else seat, whole, again, penalty)
        self._stepper = Stepper(start, encoder, width, lanes, settings)
        self._scales = 1 / np.array((self.state_spec if whole else self.spec).scales, np.float32)
        self._rows = _shown(self._stepper.rows, np.int16).reshape(n, width)
        self._last_rows = _shown(self._stepper.last_rows, np.int16).reshape(n, width)
        self.states = np.zeros((n, width), np.float32)
        self.final_states = np.zeros((n, width), np.float32)
        self.numbers = self._rows[:, : self.spec.size]
        self.observations = self.states[:, : self.spec.size]
        self.final_observations = self.final_states[:, : self.spec.size]
        self.masks = _shown(self._stepper.masks, np.bool_).reshape(n, self.action_count)
        self.rewards = _shown(self._stepper.rewards, np.float64)
        self.returns = _shown(self._stepper.returns, np.float64).reshape(n, self.players)
        self.terminated = _shown(self._stepper.ended, np.bool_)
        self.seats = _shown(self._stepper.seats, np.int64)
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> None:
        """Begin every game anew. The same seed and the same actions bring the same games."""
        self._stepper.reset(str(seed))
        self._scale()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action in every game; IllegalAction, and nothing changes, if one is not in the masks."""
        self._stepper.step(read_actions(actions))
        self._scale()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, at random by the batch's own seed."""
        return np.array(self._stepper.sample(), np.int64)

    def position(self, number: int) -> State:
        """The position of one of the games, as it stands."""
        return self._stepper.lanes[number].state.clone()

    def close(self) -> None:
        """Nothing to end here; a batch of processes has."""

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.name} for {self.players}>"

    def _scale(self) -> None:
        np.multiply(self._rows, self._scales, out=self.states)
        if self.terminated.any():
            ended = self.terminated
            self.final_states[ended] = self._last_rows[ended] * self._scales


def read_opponents(game: Game, opponents: Sequence[str] | str, players: int) -> list[Maker]:
    """What makes the opponents' bots; a single spec fills all seats but the learner's."""
    specs = [opponents] if isinstance(opponents, str) else list(opponents)
    if len(specs) == 1:
        specs *= players - 1
    if specs and len(specs) != players - 1:
        raise StarboardError("batch-opponents", game=game.name, players=players, opponents=players - 1)
    makers = [read_spec(spec) for spec in specs]
    for maker in makers:
        maker(game, Random())  # a bot that cannot play says so before the first game
    return makers


def read_actions(actions: Sequence[int] | NDArray[Any]) -> list[int]:
    """Actions as a plain list; whatever is no row of whole numbers is refused."""
    row = np.asarray(actions)
    if row.ndim != 1 or row.dtype.kind not in "iu":
        raise StarboardError("batch-actions-whole")
    chosen: list[int] = row.tolist()
    return chosen


def _shown(buffer: Any, kind: Any) -> NDArray[Any]:
    """A buffer of the stepper as an array, without a copy; only the stepper writes there."""
    return np.frombuffer(buffer, kind)
