# mypyc: skip
"""What is measured of a game of Colonies, beside what all games have."""

from typing import cast

from starboard.games.colonies.action_events import ActionTaken, Passed, Sold, Upgraded
from starboard.games.colonies.council_events import (
    Carried,
    Downgraded,
    Gained,
    PiratesPlaced,
    ReceivedColonists,
    TookCredits,
)
from starboard.games.colonies.setup_events import First, Lot
from starboard.games.colonies.state import Position
from starboard.games.colonies.upkeep_events import Compensated, TurnedPirate
from starboard.kernel.measures import Course, Measures, Noted

COUNTED = (
    "upgrades",
    "downgrades",
    "pirates on routes",
    "colonists turned pirate",
    "resources gained from cards",
    "colonists from cards",
    "Credits taken instead",
    "Credits for sales",
    "Credits for missing resources",
)


def measure(course: Course) -> Measures:
    final = cast(Position, course.final)
    noted = Noted(final.players)
    noted.numbers.update(dict.fromkeys(COUNTED, 0))
    for event in course.events():
        note_actions(noted, event)
        note_council(noted, event)
    for event in course.drawn_events():
        match event:
            case Lot():
                noted.given[event.seat].append(f"planet/{event.planet}")
            case First():
                noted.given[event.first].append("turn order/first player")
    return noted.measures()


def note_actions(noted: Noted, event: object) -> None:
    match event:
        case ActionTaken():
            noted.take(event.seat, "action", event.action)
        case Passed():
            noted.take(event.seat, "action", "pass")
        case Upgraded():
            noted.numbers["upgrades"] += 1
            noted.take(event.seat, "technology", event.technology)
        case Sold():
            noted.numbers["Credits for sales"] += event.credits
        case Compensated():
            noted.numbers["Credits for missing resources"] += event.count
        case TurnedPirate():
            noted.numbers["colonists turned pirate"] += event.count


def note_council(noted: Noted, event: object) -> None:
    match event:
        case Carried():
            noted.shares[f"carried: {event.card}"] = float(event.ballot == "yes")
        case Downgraded():
            noted.numbers["downgrades"] += 1
        case PiratesPlaced():
            noted.numbers["pirates on routes"] += event.count
        case Gained():
            noted.numbers["resources gained from cards"] += event.count
        case ReceivedColonists():
            noted.numbers["colonists from cards"] += event.count
        case TookCredits():
            noted.numbers["Credits taken instead"] += event.count
