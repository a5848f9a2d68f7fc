"""What bots know of one game: how to choose in a hurry, and how good a position looks."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from starboard.kernel.rng import Random
from starboard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """One game's knowledge. It serves the `greedy` bot as it is and the search for its rollouts."""

    @abstractmethod
    def choose(self, state: State, seat: int, random: Random) -> int:
        """A sensible legal action for `seat`, found without looking far ahead."""

    def choose_next(self, state: State, seat: int, random: Random, course: list[int]) -> int:
        """The same for a caller who asks for one action after the other, and passes `course` every time.

        In it a policy may note what it means to do next, and for which position; it must notice when
        something else has happened since.
        """
        return self.choose(state, seat, random)

    def is_fair(self) -> bool:
        """Does it look only at what the seat knows, and leave the state as it is?

        Then it may be shown the table itself, which saves a redeal for every choice.
        """
        return False

    def is_certain(self, state: State) -> bool:
        """Would it choose the same again in this position, whatever the generator says?"""
        return False

    @abstractmethod
    def evaluate(self, state: State) -> list[float]:
        """Seat by seat, from 0 to 1, how likely a win looks; what search uses where it stops early."""


class RandomPolicy(Policy):
    """For a game that nothing is known of: any action will do, and all seats look alike."""

    def choose(self, state: State, seat: int, random: Random) -> int:
        return random.choice(state.legal(seat))

    def is_fair(self) -> bool:
        return True

    def evaluate(self, state: State) -> list[float]:
        return [1.0 / state.seats()] * state.seats()
