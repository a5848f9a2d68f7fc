# mypyc: skip
"""A position read back from its dictionary, and what must be true of it."""

from typing import Any

from starboard.games.convoy.cards import SIDE_NAMES
from starboard.games.convoy.components import CREW, ENGINES, FREE, MODULES, ROLES, SIX
from starboard.games.convoy.state import (
    ASHORE,
    ENDINGS,
    GRAPPLE,
    LOST,
    MUSTER,
    OVER,
    PHASES,
    PUSHED,
    SIXES,
    WARNING,
    Position,
)
from starboard.kernel.errors import BadPosition


def fill(position: Position, data: dict[str, Any]) -> None:
    """Take over what `to_dict` wrote; BadPosition if no position is like that."""
    try:
        _read(position, data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadPosition("This does not describe a position of convoy.") from None
    _check_crew(position)
    _check_charges(position)
    _check_course(position)
    position.lay_ground()


def _read(position: Position, data: dict[str, Any]) -> None:
    position.phase = PHASES.index(data["phase"])
    _read_ship(position, data)
    _read_crew(position, data)
    position.points = _whole(data.get("points", 0), 99)
    position.burnt = _whole(data.get("burnt", 0), 999)
    position.momentum = _whole(data.get("momentum", 0), position.pack.momentum - 1)
    position.supply = _whole(data["supply"], position.pack.charges)
    position.tracker = _whole(data["tracker"], position.pack.tracker)
    position.stalled = bool(data.get("stalled", False))
    position.cycle = _whole(data.get("cycle", 1), position.pack.most_cycles)
    position.rolled = [_whole(face, SIX) for face in data.get("rolled", [])]
    position.sixes = _whole(data.get("sixes", 0), 3)
    position.mover = _whole(data.get("mover", 0), position.players - 1)
    position.second = bool(data.get("second", False))
    _read_grapple(position, data)
    position.turns = _whole(data.get("turns", 0), 10**6)
    position.how = str(data.get("ending", ""))
    position.winner = _whole(data.get("winner", -1) + 1, position.players) - 1


def _read_ship(position: Position, data: dict[str, Any]) -> None:
    pack = position.pack
    for module, entry in enumerate(data["modules"]):
        card = _whole(entry["card"], len(pack.names)) - 1
        face = 2 * card + SIDE_NAMES.index(entry.get("side", SIDE_NAMES[0]))
        position.faces.append(face)
        position.dice[module] = _whole(entry.get("dice", 0), 3)
        if entry.get("charge", False):
            if pack.generator[face] < 0:
                raise BadPosition(f"Module {module + 1} shows no Generator that could hold a Charge.")
            position.charge_at[module] = module * pack.cells + pack.generator[face]
    cards = [face // 2 for face in position.faces]
    if len(set(cards)) != len(cards) or min(cards, default=0) < 0:
        raise BadPosition("Each Module card is in the row at most once.")
    if len(cards) > MODULES or (len(cards) < MODULES) != (data["phase"] == PHASES[0]):
        raise BadPosition(f"There are {MODULES} Modules in the row (CC-01).")
    position.engines = [_whole(number, pack.squares) for number in data.get("engines", [0] * ENGINES)]
    if len(position.engines) != ENGINES:
        raise BadPosition("There are two Engines.")


def _read_crew(position: Position, data: dict[str, Any]) -> None:
    names = position.pack.space_names
    ashore = data.get("ashore")
    position.ashore = -1 if ashore is None else ROLES.index(ashore)
    for entry in data.get("crew", []):
        member = position.member_called(entry["crew"])
        if member < 0 or position.at[member] != ASHORE:
            raise BadPosition(f'There is no other Crewmember "{entry["crew"]}".')
        place = entry["at"]
        position.at[member] = LOST if place == "space" else names.index(place)
        position.carrying[member] = 1 if entry.get("carrying", False) else 0
        position.own[member] = _whole(entry.get("own", 0), 999)


def _read_grapple(position: Position, data: dict[str, Any]) -> None:
    grapple = data.get("grapple")
    if grapple is not None:
        position.fighter = position.member_called(grapple["crew"])
        position.contested = position.pack.space_names.index(grapple["to"])
        position.takes = 1 if grapple["take"] else 0
    if data.get("pushed") is not None:
        position.pushed = position.member_called(data["pushed"])


def _check_crew(position: Position) -> None:
    pack = position.pack
    crew = [member for member in range(len(position.at)) if position.at[member] != ASHORE]
    expected = 0 if position.phase <= MUSTER else CREW * position.players
    if len(crew) != expected or (position.ashore in crew and position.players == 1):
        raise BadPosition(f"A crew has {CREW} Crewmembers (CC-05).")
    taken: list[int] = []
    for member in crew:
        space = position.at[member]
        if space == LOST and position.carrying[member]:
            raise BadPosition("Somebody in space carries nothing.")
        if space >= pack.bow and position.players == 2 and space - pack.bow != position.owner(member):
            raise BadPosition("Nobody enters the other crew's Engine (CC-14).")
        if 0 <= space < pack.bow and member != position.pushed:
            _check_space(position, member, space, taken)
            taken.append(space)


def _check_space(position: Position, member: int, space: int, taken: list[int]) -> None:
    """Can somebody stand on this space of a Module?"""
    pack = position.pack
    module = space // pack.cells
    if pack.grounds[position.faces[module]][space % pack.cells] != FREE:
        raise BadPosition(f"{position.space_name(space)} is a crate (CC-10).")
    if space in taken:
        raise BadPosition(f"Two Crewmembers cannot share {position.space_name(space)} (CC-10).")
    if position.carrying[member] and position.charge_at[module] == space:
        raise BadPosition("Two Charges cannot share a space (CC-13).")


def _check_charges(position: Position) -> None:
    on_ship = sum(place >= 0 for place in position.charge_at) + sum(position.carrying) + sum(position.engines)
    if on_ship + position.supply != position.pack.charges:
        raise BadPosition(f"There are {position.pack.charges} Charges in all (CC-01).")


def _check_course(position: Position) -> None:
    if (position.phase == OVER) != (position.how in ENDINGS):
        raise BadPosition("A game that is over says how it ended, and no other does.")
    if (position.phase == SIXES) != (position.sixes > 0):
        raise BadPosition("Sixes are placed right after the roll (CC-07).")
    if (position.phase == GRAPPLE) != (position.fighter >= 0):
        raise BadPosition("A grapple needs somebody who began it (CC-29).")
    if (position.phase == PUSHED) != (position.pushed >= 0):
        raise BadPosition("Somebody pushed must be asked where to (CC-30).")
    if position.phase >= WARNING and position.cycle < 1:
        raise BadPosition("Cycles are counted from 1.")
    if position.phase != OVER and position.tracker < 1:
        raise BadPosition("The Cycle Tracker has run out (CC-23).")


def _whole(value: object, most: int) -> int:
    """A whole number from 0 to `most`."""
    if not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError
    return int(value)
