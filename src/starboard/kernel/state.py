"""A position in a game and everything that may be asked of it: the contract all games keep.

Everything that happens is an action by an actor, chance included. A state holds no generator,
no clock and no reference to a table; whoever drives it brings the dice.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from starboard.kernel.clauses import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from starboard.kernel.errors import IllegalAction
from starboard.kernel.events import Event, Told
from starboard.kernel.packs import Pack
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.view import View

CHANCE: Final = -1  # the actor when a die, bag or deck must answer
NOBODY: Final[tuple[int, ...]] = ()
ONLY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)

Shared = list[int]  # a list that clones share: it is replaced as a whole, never written into


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages need not be compiled
class State(ABC):
    """A position. Actions are small whole numbers whose meaning the game's `describe` gives."""

    def __init__(self) -> None:
        self.story: list[Told] | None = None  # where `Game.tell` listens; None in ordinary play

    # -- what the rules say ------------------------------------------------------------------

    @abstractmethod
    def components(self) -> Pack:
        """The pack this game is played with."""

    @abstractmethod
    def seats(self) -> int:
        """How many seats the game has."""

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, several for a simultaneous decision; (CHANCE,); () when over."""

    @abstractmethod
    def legal(self, actor: int) -> list[int]:
        """The actions `actor` may take now, ascending; [] for a seat that is not asked."""

    @abstractmethod
    def refusal(self, seat: int, action: int) -> str:
        """The clause that forbids `action` to `seat`, which is asked now; "" if it may be taken."""

    @abstractmethod
    def advance(self, actor: int, action: int) -> None:
        """Carry out an action that `legal` or `odds` just gave, in place, without checking it."""

    @abstractmethod
    def turn(self) -> int:
        """A number that changes with every turn: what undo, clocks and snapshots go by."""

    def odds(self) -> list[tuple[int, int]]:
        """At a chance node: every outcome with its whole-numbered weight, outcomes ascending."""
        return []

    def roll(self, random: Random) -> int:
        """A chance outcome by its odds; games may know a quicker way to the same odds."""
        return random.weighted(self.odds())

    def pick(self, actor: int, random: Random) -> int:
        """One of the legal actions of a seat, each equally likely; games may know a quicker way to it."""
        actions = self.legal(actor)
        return actions[random.below(len(actions))]

    def forbids(self, actor: int, action: int) -> str:
        """The clause that forbids `action` to `actor` now, or "" if it may be taken."""
        if self.ending():
            return GAME_OVER
        if actor not in self.actors():
            return NOT_YOUR_TURN
        if actor == CHANCE:
            return "" if any(outcome == action for outcome, _ in self.odds()) else NO_SUCH_ACTION
        if not 0 <= action < self.components().action_count:
            return NO_SUCH_ACTION
        return self.refusal(actor, action)

    def apply(self, actor: int, action: int) -> None:
        """Carry out `action` in place; an illegal one raises IllegalAction and changes nothing."""
        clause = self.forbids(actor, action)
        if clause:
            raise IllegalAction(clause, self.components())
        self.advance(actor, action)

    # -- how it ends -------------------------------------------------------------------------

    @abstractmethod
    def ending(self) -> str:
        """When over: a stable id of how; "" before."""

    @abstractmethod
    def results(self) -> list[Result]:
        """When over: how it came out, seat by seat."""

    # -- what a seat may know ----------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may know."""

    def reveals(self, seat: int, action: int) -> bool:
        """Would the action show anybody something they did not know? Then there is no way back."""
        return False

    def redeal(self, seat: int, random: Random) -> Self:
        """A full state that `seat` cannot tell from the real one, made only of what it knows."""
        return self.clone()

    def disguise(self, seat: int | None, random: Random) -> Self:
        """This state with everything varied that `seat`'s view hides, to show up leaks in tests."""
        return self.clone()

    # -- as data -----------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Self:
        """An equal state that shares nothing that changes."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The whole state, exactly, ready for JSON; the game's `from_dict` reads it back."""

    def key(self) -> Hashable:
        """Equal for states with the same future; what move counts and searches remember by."""
        return json.dumps(self.to_dict(), sort_keys=True)

    # -- as a value --------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.components().hash == other.components().hash
            and self.to_dict() == other.to_dict()
        )

    def __hash__(self) -> int:
        raise TypeError("A position changes and cannot be remembered by itself; use its key().")

    def __repr__(self) -> str:
        return f"<{json.dumps(self.to_dict())}>"

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[Pack, dict[str, Any]]]:
        return (restored, (self.components(), self.to_dict()))

    # -- telling -----------------------------------------------------------------------------

    def tell(
        self,
        event: Event,
        audience: tuple[int, ...] | None = None,
        own: dict[int, Event] | None = None,
    ) -> None:
        """Tell of one thing, in the order things happen; call it only where `story` is not None."""
        if self.story is not None:
            self.story.append(Told(event, audience, own))


def restored(pack: Pack, data: dict[str, Any]) -> State:
    """A position that was pickled, in this process or another."""
    state: State = pack.game.from_dict(data, pack)
    return state
