# mypyc: skip
"""What is measured of a voyage, beside what all games have."""

from typing import cast

from starboard.games.convoy.events import (
    Burnt,
    ChargeLost,
    Cycle,
    DieRemoved,
    Flipped,
    Grappled,
    Hacked,
    LinedUp,
    Lost,
    LostWithCharge,
    Momentum,
    Mustered,
    Placed,
    Points,
    Returned,
    Stepped,
    Took,
)
from starboard.games.convoy.state import Position
from starboard.kernel.measures import Course, Measures, Noted

COUNTED = ("cycles", "flips", "crew lost", "Charges burnt", "Charges placed", "Charges lost")


def measure(course: Course) -> Measures:
    final = cast(Position, course.final)
    noted = Noted(final.players)
    noted.numbers.update(dict.fromkeys(COUNTED, 0))
    for event in course.events():
        note_ship(noted, event)
        note_crew(noted, event)
    for event in course.drawn_events():
        match event:
            case LinedUp():
                noted.laid_out.append(f"module/{event.card}")
            case Mustered():
                noted.laid_out.append(f"ashore/{event.crew}")
    if final.players == 1:
        noted.numbers["tracker at the end"] += final.tracker
        noted.numbers["crew aboard at the end"] += final.aboard(0)
    return noted.measures()


def note_ship(noted: Noted, event: object) -> None:
    match event:
        case Cycle():
            noted.numbers["cycles"] += 1
        case Flipped():
            noted.numbers["flips"] += 1
        case ChargeLost():
            noted.numbers["Charges lost"] += 1
        case Lost() | LostWithCharge():
            noted.numbers["crew lost"] += 1
        case Hacked():
            noted.take(0, "ability", "hack")
        case Momentum():
            noted.take(0, "ability", "momentum")


def note_crew(noted: Noted, event: object) -> None:
    match event:
        case Burnt():
            noted.numbers["Charges burnt"] += event.count
        case Points():
            noted.take(event.seat, "burn", "points")
        case DieRemoved():
            noted.take(0, "burn", "die")
        case Returned():
            noted.take(event.seat, "burn", "return")
        case Placed():
            noted.numbers["Charges placed"] += 1
            noted.take(event.seat, "placed by", event.crew)
        case Took():
            noted.take(event.seat, "Charge from", event.card)
        case Stepped():
            noted.take(event.seat, "steps of", event.crew)
        case Grappled():
            noted.take(event.seat, "action", "grapple")
