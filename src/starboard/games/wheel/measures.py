# mypyc: skip
"""What is measured of a game on the wheel, beside what all games have."""

from starboard.games.wheel.events import AllResurrected, Killed, Moved, Resurrected, Rotated
from starboard.kernel.measures import Course, Measures, Noted


def measure(course: Course) -> Measures:
    noted = Noted(course.final.seats())
    noted.numbers.update({"discs killed": 0, "discs resurrected": 0, "rotations": 0})
    for event in course.events():
        match event:
            case Rotated():
                noted.numbers["rotations"] += 1
                noted.take(event.seat, "action", "rotate")
            case Moved():
                noted.take(event.seat, "action", f"move a {event.piece}")
            case Killed():
                noted.numbers["discs killed"] += event.count
                noted.take(event.seat, "action", "kill", event.count)
            case Resurrected():
                noted.numbers["discs resurrected"] += 1
                noted.take(event.seat, "action", "resurrect")
            case AllResurrected():
                noted.numbers["discs resurrected"] += len(event.places)
    return noted.measures()
