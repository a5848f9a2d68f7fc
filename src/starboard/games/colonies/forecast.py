# mypyc: skip
"""What upkeep will bring if nobody does anything about it."""

from starboard.games.colonies.choices import PLANETS
from starboard.games.colonies.state import OVER, Position
from starboard.kernel.events import Event


def of_upkeep(position: Position, seat: int) -> list[Event]:
    """Partner by partner in paying order what goes out and comes in; then whether the own resource lasts."""
    planet = position.planet_of[seat]
    if position.turn_number == 0 or position.step == OVER:
        return []
    found = [exchange(position, planet, (planet + step) % PLANETS) for step in range(1, PLANETS)]
    spare = position.resources[planet * PLANETS + planet] - position.exports(planet)
    resource = position.pack.resources[planet]
    if spare < 0:
        found.append(Event("will-lack", {"resource": resource, "count": -spare}, (seat,)))
    else:
        found.append(Event("will-last", {"resource": resource, "count": spare}, (seat,)))
    if position.colonists[planet]:
        found.append(Event("will-turn-pirate", {"seat": seat, "count": position.colonists[planet]}, (seat,)))
    return found


def exchange(position: Position, planet: int, partner: int) -> Event:
    """CO-22, CO-24: an agreement, and the pirates that wait for what comes in."""
    seat = position.seat_of[planet]
    parts = {
        "planet": position.pack.planets[partner],
        "gives": position.promises[planet * PLANETS + partner],
        "gets": position.promises[partner * PLANETS + planet],
    }
    waiting = position.pirates[planet * PLANETS + partner]
    if waiting:
        parts["count"] = waiting
    return Event("will-be-blocked" if waiting else "will-exchange", parts, (seat,))
