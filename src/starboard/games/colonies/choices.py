# mypyc: skip
"""What players and chance may choose, as data; numbering.py has the numbers, in the same order."""

from functools import lru_cache
from typing import Final, Literal

from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.numbering import (
    HOWS,
    NUMBERED_CARDS,
    NUMBERED_LEVELS,
    PLANETS,
    TECHNOLOGIES,
    pairs,
)
from starboard.games.colonies.state import Position
from starboard.games.colonies.types import Ballot, How, Technology
from starboard.kernel.choices import Choice
from starboard.kernel.errors import UnreadableAction


class Done(Choice, frozen=True, tag="done"):
    """The end of what is asked: a vote sealed, a payment handed over, an action ended."""


class Pass(Choice, frozen=True, tag="pass"):
    """CO-13: no action this round."""


class LayCard(Choice, frozen=True, tag="lay-card"):
    """CO-04: a card of the hand for the event deck."""

    card: str


class Settle(Choice, frozen=True, tag="settle"):
    """CO-08: colonists turned away, and colonists let in for pay."""

    away: int
    paid: int


class Vote(Choice, frozen=True, tag="vote"):
    """CO-09."""

    ballot: Ballot


class Add(Choice, frozen=True, tag="add"):
    """CO-09: a resource laid with the vote."""

    resource: str


class Take(Choice, frozen=True, tag="take"):
    """CO-13: the action of a technology."""

    action: Technology


class Upgrade(Choice, frozen=True, tag="upgrade"):
    """CO-19."""

    technology: Technology


class Remove(Choice, frozen=True, tag="remove"):
    """CO-14, CO-15, CO-21: a pirate off a route."""

    of: str
    to: str


class PirateTo(Choice, frozen=True, tag="pirate-to"):
    """CO-14: where a rescued pirate goes."""

    place: Literal["supply", "colonists"]


class Sell(Choice, frozen=True, tag="sell"):
    """CO-16."""

    resource: str


class Adjust(Choice, frozen=True, tag="adjust"):
    """CO-17: a step on the agreement with a planet."""

    planet: str
    how: How


class Produce(Choice, frozen=True, tag="produce"):
    """CO-18: how many of the own resource."""

    count: int


class Attract(Choice, frozen=True, tag="attract"):
    """CO-18: how many colonists."""

    count: int


class TakeCredits(Choice, frozen=True, tag="take-credits"):
    """CO-10: Credits rather than the first effect."""


class TakeResources(Choice, frozen=True, tag="take-resources"):
    """CO-10: the resources that a card offers."""


class TakePirates(Choice, frozen=True, tag="take-pirates"):
    """CO-10: the pirates that a card gives to place."""


class Gain(Choice, frozen=True, tag="gain"):
    """CO-10: a resource of choice."""

    resource: str


class Lose(Choice, frozen=True, tag="lose"):
    """CO-11: a resource to give up."""

    resource: str


class LoseWhich(Choice, frozen=True, tag="lose-which"):
    """CO-30: resources or colonists."""

    what: Literal["resources", "colonists"]


class Downgrade(Choice, frozen=True, tag="downgrade"):
    """CO-30."""

    technology: Technology


class Dump(Choice, frozen=True, tag="dump"):
    """A resource to leave on its market."""

    resource: str


class Decide(Choice, frozen=True, tag="decide"):
    """CO-10: the first player breaks a tie."""

    ballot: Ballot


class Place(Choice, frozen=True, tag="place"):
    """CO-30: a pirate onto a route."""

    of: str
    to: str


class Pay(Choice, frozen=True, tag="pay"):
    """CO-23: a resource that stands in for the own one."""

    resource: str


class DrawNeutrals(Choice, frozen=True, tag="draw-neutrals"):
    """CO-29: two planets that nobody gets."""

    planets: tuple[str, str]


class DrawPlanet(Choice, frozen=True, tag="draw-planet"):
    """CO-02."""

    planet: str


class DrawFirst(Choice, frozen=True, tag="draw-first"):
    """CO-02: the seat of the first player."""

    first: int


class DrawCard(Choice, frozen=True, tag="draw-card"):
    """CO-03, CO-04, CO-12: dealt, into the deck, or revealed."""

    card: str


ColoniesChoice = (
    Done
    | Pass
    | LayCard
    | Settle
    | Vote
    | Add
    | Take
    | Upgrade
    | Remove
    | PirateTo
    | Sell
    | Adjust
    | Produce
    | Attract
    | TakeCredits
    | TakeResources
    | TakePirates
    | Gain
    | Lose
    | LoseWhich
    | Downgrade
    | Dump
    | Decide
    | Place
    | Pay
    | DrawNeutrals
    | DrawPlanet
    | DrawFirst
    | DrawCard
)
BALLOTS: Final[tuple[Ballot, ...]] = ("yes", "no")


def describe(position: Position, actor: int, action: int) -> ColoniesChoice:
    """The same for every position of a pack: a number always means the same."""
    choices = (outcomes_of if actor < 0 else actions_of)(position.pack)
    found = choices[action] if 0 <= action < len(choices) else None
    if found is None:
        raise UnreadableAction("colonies-no-number", number=str(action))
    return found


def encode(pack: ColoniesPack, choice: ColoniesChoice) -> int:
    """The number of the choice or chance outcome that `describe` described."""
    number = _numbers(pack).get(choice)
    if number is None:
        raise UnreadableAction("colonies-no-choice", kind=choice.kind, parts=str(choice.parts))
    return number


@lru_cache(maxsize=64)
def actions_of(pack: ColoniesPack) -> list[ColoniesChoice | None]:
    """What each number of a player's choice means; None for a card or a level that a pack does not have."""
    resources = pack.resources
    routes = [(pack.planets[cell // PLANETS], pack.planets[cell % PLANETS]) for cell in pack.cell]
    levels = range(NUMBERED_LEVELS + 1)
    laid: list[LayCard | None] = [LayCard(card) for card in pack.cards]
    found: list[ColoniesChoice | None] = [Done(), Pass()]
    found += (laid + [None] * NUMBERED_CARDS)[:NUMBERED_CARDS]
    found += [Settle(away, paid) if away + paid <= pack.levels else None for away, paid in pairs()]
    found += [Vote(ballot) for ballot in BALLOTS]
    found += [Add(resource) for resource in resources]
    found += [Take(technology) for technology in TECHNOLOGIES]
    found += [Upgrade(technology) for technology in TECHNOLOGIES]
    found += [Remove(of, to) for of, to in routes]
    found += [PirateTo("supply"), PirateTo("colonists")]
    found += [Sell(resource) for resource in resources]
    found += [Adjust(planet, how) for planet in pack.planets for how in HOWS]
    found += [Produce(count) if count <= pack.levels else None for count in levels]
    found += [Attract(count) if count <= pack.levels else None for count in levels]
    found += [TakeCredits(), TakeResources(), TakePirates()]
    found += [Gain(resource) for resource in resources]
    found += [Lose(resource) for resource in resources]
    found += [LoseWhich("resources"), LoseWhich("colonists")]
    found += [Downgrade(technology) for technology in TECHNOLOGIES]
    found += [Dump(resource) for resource in resources]
    found += [Decide(ballot) for ballot in BALLOTS]
    found += [Place(of, to) for of, to in routes]
    found += [Pay(resource) for resource in resources]
    return found + laid[NUMBERED_CARDS:]


@lru_cache(maxsize=64)
def outcomes_of(pack: ColoniesPack) -> list[ColoniesChoice | None]:
    names = pack.planets
    found: list[ColoniesChoice | None] = [
        DrawNeutrals((names[planet], names[(planet + pack.apart) % PLANETS])) for planet in range(PLANETS)
    ]
    found += [DrawPlanet(planet) for planet in names]
    found += [DrawFirst(seat) for seat in range(PLANETS)]
    found += [DrawCard(card) for card in pack.cards]
    return found


@lru_cache(maxsize=64)
def _numbers(pack: ColoniesPack) -> dict[ColoniesChoice, int]:
    return {
        choice: number
        for choices in (outcomes_of(pack), actions_of(pack))
        for number, choice in enumerate(choices)
        if choice is not None
    }
