# mypyc: skip
"""What is measured of a game of Argosy, beside what all games have."""

from starboard.games.argosy.events import (
    Bought,
    Built,
    Cancelled,
    Claimed,
    Completed,
    DealtCard,
    Drew,
    FirstPlayer,
    Fortified,
    Gained,
    Invaded,
    Lost,
    Migrated,
    Moved,
    Recovered,
    Scrapped,
    Shielded,
    Struck,
    Swapped,
    Took,
    Tuned,
    TwoPurples,
)
from starboard.kernel.measures import Course, Measures, Noted

COUNTED = (
    "tokens drawn",
    "cards bought",
    "cards claimed",
    "colonies built",
    "invasions",
    "triangles",
    "knowledge gained",
    "knowledge lost",
    "two purples at once",
)


def measure(course: Course) -> Measures:
    noted = Noted(course.final.seats())
    noted.numbers.update(dict.fromkeys(COUNTED, 0))
    for event in course.events():
        note_knowledge(noted, event)
        note_act(noted, event)
        note_possession(noted, event)
    for event in course.drawn_events():
        match event:
            case FirstPlayer():
                noted.given[event.seat].append("turn order/first player")
            case DealtCard():
                noted.laid_out.append(f"card/{event.card}")
    return noted.measures()


def note_knowledge(noted: Noted, event: object) -> None:
    match event:
        case Drew():
            noted.numbers["tokens drawn"] += 1
        case Took():
            noted.take(event.seat, "token", event.token)
        case Completed():
            noted.numbers["triangles"] += 1
            size = "larger" if event.extra else "smallest"
            noted.take(event.seat, "triangle", f"{size}, {len(event.tracks)} tracks")
        case Gained():
            noted.numbers["knowledge gained"] += event.count
        case Lost():
            noted.numbers["knowledge lost"] += event.count


def note_act(noted: Noted, event: object) -> None:
    match event:
        case Struck():
            noted.take(event.seat, "action", "strike")
        case Cancelled():
            noted.take(event.seat, "action", "cancel a strike")
        case Moved():
            noted.take(event.seat, "action", "shift")
        case Swapped():
            noted.take(event.seat, "action", "swap")
        case Recovered():
            noted.take(event.seat, "action", "salvage")
        case Scrapped():
            noted.take(event.seat, "action", "scrap")
        case Tuned():
            noted.take(event.seat, "tuned", event.track)


def note_possession(noted: Noted, event: object) -> None:
    match event:
        case Bought():
            noted.numbers["cards bought"] += 1
            noted.take(event.seat, "card", event.card)
        case Claimed():
            noted.numbers["cards claimed"] += 1
            noted.take(event.seat, "card", event.card)
        case TwoPurples():
            noted.numbers["two purples at once"] += 1
        case Built() | Fortified():
            noted.numbers["colonies built"] += 1
            noted.take(event.seat, "planet", event.planet)
        case Invaded():
            noted.numbers["invasions"] += 1
            noted.take(event.seat, "invaded", event.planet)
        case Migrated():
            noted.take(event.seat, "planet", event.planet)
        case Shielded():
            noted.take(event.seat, "action", "shield")
