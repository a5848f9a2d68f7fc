# mypyc: skip
"""What one seat may see: the whole board, and of what is secret only its own."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from starboard.games.colonies.answer_view import Secret
from starboard.games.colonies.card_view import Card
from starboard.games.colonies.question_view import Question
from starboard.games.colonies.types import ActionName, Cast, Market, Technology, UpgradeCost
from starboard.games.colonies.upgrade_plan import Plan
from starboard.kernel.view import View

Phase = Literal["setup", "income", "event", "actions", "upkeep", "over"]


class Route(msgspec.Struct):
    """One of a planet's four links, in paying order: what it gives, what it gets, pirates on its own end."""

    to: str
    gives: int
    gets: int
    pirates: int


class Planet(msgspec.Struct, kw_only=True):
    """A planet; what only a player's planet has is null where it is neutral.

    Its Credits are for its player only, until the end (CO-04).
    """

    planet: str
    colour: str
    resource: str
    seat: int | None
    technologies: list[int] | None
    resources: list[int] | None
    colonists: int | None
    routes: list[Route]
    bans: list[ActionName]
    lost_actions: int
    points: int | None  # of its technologies
    goods: int | None  # all resources together
    spare: (
        int | None
    )  # of the own resource, when all agreements are paid; negative where some will be missing
    votes: tuple[int, int] | None  # CO-09: the fewest and the most that it could cast
    credits: int | UnsetType = UNSET


class OpenCard(Card, frozen=True):
    """The card that is voted on next: in which turn, and how many colonists come to each player in it."""

    turn: int
    arrivals: int


class Vote(msgspec.Struct):
    """The last vote, once it is open: ballots and votes by seat, and both sides together."""

    card: str | None
    ballots: list[Cast]
    votes: list[int]
    outcome: Cast
    yes: int
    no: int


class Shelf(msgspec.Struct):
    """CO-16: a shelf of every market; the lowest has no end."""

    price: int
    places: int | None


class Printed(msgspec.Struct, kw_only=True):
    """Numbers of the pack that the board draws; those in sentences the words know."""

    one_sided: int  # CO-17: Credits to the partner
    levels: list[int]  # CO-27: points by level


class ColoniesView(View, kw_only=True, tag="colonies"):
    """Turn, question, planets, markets, event and vote; of secrets only the viewer's own."""

    players: int
    seat: int | None
    planet: str | None  # the viewer's own
    turns: int
    phase: Phase
    round: int  # 0 outside the action phase
    rounds: int
    first: int | None
    question: Question | None
    planets: list[Planet]
    markets: list[Market]
    shelves: list[Shelf]
    event: OpenCard | None
    arrivals: int
    deck: int
    used: list[str]
    vote: Vote | None
    hand: list[str]
    cards: list[Card]  # the hand's
    laid: list[str]
    contributions: dict[str, int | None] | None
    secret: Secret | None
    upgrades: list[UpgradeCost]  # CO-19, CO-20: of the viewer's technologies
    plan: Plan | None  # of the viewer's planet
    highest: int  # of an agreement
    lowest: int
    technologies: list[Technology]  # in the order of every list of levels
    actions: list[ActionName]
    printed: Printed
