# mypyc: skip
"""What a game can besides being played: optional parts, loaded when they are first asked for."""

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.kernel.career import CareerRules
    from starboard.kernel.characters import Character
    from starboard.kernel.encoder import Encoder
    from starboard.kernel.lessons import Lesson
    from starboard.kernel.levels import Levels
    from starboard.kernel.negotiation import Negotiation
    from starboard.kernel.policy import Policy
    from starboard.kernel.puzzles import Puzzles
    from starboard.kernel.rulebook import Rulebook
    from starboard.kernel.solver import Solver


class Capabilities:
    """Each part is absent, or a plain default, until a game's own class overrides it."""

    @cached_property
    def policy(self) -> "Policy | None":
        """What bots know of the game; without it they search blindly."""
        return None

    @cached_property
    def levels(self) -> "Levels":
        """How strong the bots for people are."""
        from starboard.kernel.levels import Levels, SearchSettings

        return Levels(SearchSettings())

    @cached_property
    def characters(self) -> "tuple[Character, ...]":
        """Opponents with a name and a temper, from the weakest."""
        return ()

    @cached_property
    def solver(self) -> "Solver | None":
        """What works the game out to the end, where it is small enough."""
        return None

    @cached_property
    def puzzles(self) -> "Puzzles | None":
        """Puzzles from its solution; there are none without a solver."""
        return None

    @cached_property
    def career(self) -> "CareerRules | None":
        """What a person's games add up to."""
        return None

    @cached_property
    def lessons(self) -> "tuple[Lesson, ...]":
        """What teaches to play it: a first lesson, and one of strategy."""
        return ()

    @cached_property
    def rulebook(self) -> "Rulebook | None":
        """Its rules with figures and examples; without it they are its clauses."""
        return None

    @cached_property
    def encoder(self) -> "Encoder | None":
        """The game in numbers, for programs that learn."""
        return None

    @cached_property
    def negotiation(self) -> "Negotiation | None":
        """What players may agree on besides what the rules bind them to."""
        return None
