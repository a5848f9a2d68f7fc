# mypyc: skip
"""The words that events, choices and views of Argosy are made of."""

from typing import Final, Literal, get_args

Track = Literal["fire", "navigation", "shields", "red", "green", "blue"]
MapToken = Literal[
    "red-fire",
    "red-navigation",
    "red-shields",
    "green-fire",
    "green-navigation",
    "green-shields",
    "blue-fire",
    "blue-navigation",
    "blue-shields",
]
Token = MapToken | Literal["purple"]
CardName = Literal[
    "perceptors",
    "duplicators",
    "wanderers",
    "migrators",
    "starstormers",
    "transmuters",
    "skyvions",
    "solationists",
    "sanctuarians",
    "gallants",
    "excurists",
    "itinerants",
    "outrimmers",
    "scavengers",
    "traders",
    "razers",
    "travelers",
    "spawners",
]
CARD_NAMES: Final[tuple[CardName, ...]] = get_args(CardName)
Price = Literal["natural", "artificial"]
Source = Literal["pool", "bag", "map", "scrap"]  # where the token in hand came from
Ending = Literal["bag-empty", "map-full", "core-settled", "stalled"]
# What is asked; `first` to `turn-cards` are chance's, and nobody ever sees `resolved`.
Phase = Literal[
    "over",
    "resolved",
    "first",
    "deal-cards",
    "deal-tokens",
    "draw-pool",
    "draw-hand",
    "turn-cards",
    "place",
    "triangle",
    "extra-point",
    "divert",
    "draft",
    "research",
    "take-token",
    "extrapolation",
    "gain",
    "conversion",
    "celestial",
    "target",
    "defence",
    "lift",
    "domestic",
    "replace",
    "exchange",
    "salvaging",
    "expansion",
    "migration",
    "free-card",
    "doubling",
    "discount",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
Points = dict[Track, int]  # by track, only those there are
Act = Literal[
    "strike",
    "shift",
    "cancel",
    "breed",
    "swap",
    "salvage",
    "barter",
    "build",
    "fortify",
    "spawn",
    "invade",
    "shield",
    "ward",
    "migrate",
    "settle",
]
