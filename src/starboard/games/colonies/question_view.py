# mypyc: skip
"""What is asked now, of whom, and how much of it is left; the same for everybody."""

import msgspec
from msgspec import UNSET, UnsetType

from starboard.games.colonies.types import QuestionKind, Technology


class Losses(msgspec.Struct):
    """CO-30: what would be lost of either, and how much there is."""

    resources: int
    of_resources: int
    colonists: int
    of_colonists: int


class IndustrySteps(msgspec.Struct):
    """The numbers of the two steps of an Industry action by how many, to send them as one answer."""

    produce: list[int]
    attract: list[int]


class Question(msgspec.Struct, kw_only=True):
    """What only some questions have is absent in the others."""

    kind: QuestionKind
    seats: list[int]
    left: int | UnsetType = UNSET  # where one seat is asked
    steps: dict[str, int] | UnsetType = UNSET  # CO-17: taken on each agreement in this action
    prices: dict[str, int] | UnsetType = UNSET  # CO-17: points for a further step on each
    action: Technology | UnsetType = UNSET  # where an action is under way
    level: int | UnsetType = UNSET
    used: int | UnsetType = UNSET  # of the level
    losses: Losses | UnsetType = UNSET
    industry: IndustrySteps | UnsetType = UNSET
