# mypyc: skip
"""The words of Colonies that leave its rules; markets and upgrades as they are shown."""

from typing import Final, Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

Technology = Literal["community", "military", "commerce", "influence", "industry"]
ActionName = Literal["community", "military", "commerce", "influence", "industry", "upgrade"]
Ballot = Literal["yes", "no"]
Cast = Literal["", "yes", "no"]  # "" before a ballot is chosen
How = Literal["both-up", "both-down", "mine-up", "mine-down", "theirs-up", "theirs-down"]
Ending = Literal["ten-turns"]
# What is asked: of chance, of several seats at once, or of one.
QuestionKind = Literal[
    "draw",
    "lay",
    "settle",
    "vote",
    "police",
    "pay",
    "decide",
    "offer",
    "action",
    "refuge",
    "whither",
    "hunt",
    "sell",
    "adjust",
    "produce",
    "attract",
    "gain",
    "lose",
    "lose-which",
    "downgrade",
    "dump",
    "place",
]
QUESTIONS: Final[tuple[QuestionKind, ...]] = get_args(QuestionKind)
# What a card can do to a player, in the order of the numbers in components.py; component files write "_".
EffectName = Literal[
    "forbid",
    "lose-colonists",
    "lose-resources",
    "lose-actions",
    "colonists",
    "lose-either",
    "pirates",
    "take",
    "empty-markets",
    "clear-pirates",
    "dump-resources",
    "downgrade",
]
EFFECT_NAMES: Final[tuple[EffectName, ...]] = get_args(EffectName)


class Market(msgspec.Struct, frozen=True):
    """CO-16, CO-20: what lies on the shelves from the top, what a sale pays now, what the next one costs."""

    resource: str
    count: int
    shelves: list[int]
    sells: int
    buys: int | None  # nothing where the market is empty


class GoodsCost(msgspec.Struct, frozen=True):
    """CO-19, CO-20: so many of a resource, from the stock and, as far as it has them, from the market."""

    resource: str
    count: int
    stock: int
    market: int
    credits: int  # for those from the market


class Shortage(msgspec.Struct, frozen=True):
    """CO-19, CO-20: what an upgrade founders on first, and how many are missing of it."""

    of: Literal["levels", "colonists", "goods", "credits"]
    count: int = 0
    resource: str | None = None


class UpgradeCost(msgspec.Struct, frozen=True):
    """CO-19: what the next level of a technology takes."""

    technology: Technology
    level: int | None  # null at the top
    goods: list[GoodsCost]
    colonists: int
    credits: int
    possible: bool
    short: Shortage | UnsetType = UNSET  # absent where nothing is missing
