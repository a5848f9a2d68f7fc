# mypyc: skip
"""What a seat may see of the ship: everything, there are no secrets."""

from typing import Any

from starboard.games.convoy import scoring
from starboard.games.convoy.components import ENGINE_NAMES, ENGINES, MODULES, SIX, SOMEBODY
from starboard.games.convoy.flips import hackable
from starboard.games.convoy.state import ASHORE, GRAPPLE, LOST, MOVE, PHASES, PUSHED, SIXES, Position
from starboard.games.convoy.warning import six_modules


def see(position: Position) -> dict[str, Any]:
    """The ship from bow to stern, the crews, and the course of the cycle."""
    pack = position.pack
    return {
        "game": "convoy",
        "players": position.players,
        "actors": list(position.actors()),
        "turn": position.turns,
        "phase": PHASES[position.phase],
        "mover": position.mover,
        "second": position.second,
        "grid": {"rows": pack.rows, "columns": pack.columns},
        "modules": [_module(position, module) for module in range(len(position.faces))],
        "engines": [_engine(position, engine) for engine in range(ENGINES)],
        "crew": [_member(position, member) for member in range(len(position.at))],
        "supply": position.supply,
        "tracker": _tracker(position),
        "points": _points(position),
        "rolled": position.rolled[:],
        "sixes": _sixes(position),
        "hackable": hackable(position) + 1 if position.phase == MOVE else 0,
        "grapple": _grapple(position),
        "pushed": position.label(position.pushed) if position.phase == PUSHED else None,
        "goal": _goal(position),
        "scale": _scale(position),
        "ending": position.ending(),
        "winner": position.winner if position.winner >= 0 else None,
        "results": [result.to_dict() for result in position.results()] if position.ending() else [],
    }


def _module(position: Position, module: int) -> dict[str, Any]:
    """A Module of the row: its card, the side that shows, and the dice that hang over it."""
    pack = position.pack
    face = position.faces[module]
    return {
        "module": module + 1,
        "card": position.module_name(module),
        "number": face // 2 + 1,
        "side": position.side_name(module),
        "rows": pack.sides[face].rows[:],
        "generator": _inside(position, module, pack.generator[face]),
        "console": _inside(position, module, pack.console[face]),
        "charge": position.charge_at[module] >= 0,
        "dice": _pips(position, module),
    }


def _inside(position: Position, module: int, cell: int) -> str | None:
    return position.space_name(module * position.pack.cells + cell) if cell >= 0 else None


def _pips(position: Position, module: int) -> list[int]:
    """The faces of the dice over a Module: its own number, or sixes that were placed there."""
    number = position.dice[module]
    own = min(number, position.rolled.count(module + 1))
    return [module + 1] * own + [SIX] * (number - own)


def _engine(position: Position, engine: int) -> dict[str, Any]:
    return {
        "engine": ENGINE_NAMES[engine],
        "charges": position.engines[engine],
        "squares": position.pack.squares,
        "owner": engine if position.players == 2 else None,
        "wanted": _wanted(position, engine),
    }


def _wanted(position: Position, engine: int) -> list[str]:
    """Each Charge square: "yes" if the goal needs it, "maybe" if here or in the other Engine, "no"."""
    pack = position.pack
    if position.players == 2:
        least = most = pack.crew_charges
    else:
        most, least = pack.wanted[position.rank - 1]
        if position.engines[1 - engine] >= most:
            most = least
        elif position.engines[engine] >= most:
            least = most
    return ["yes" if square < least else "maybe" if square < most else "no" for square in range(pack.squares)]


def _member(position: Position, member: int) -> dict[str, Any]:
    """A Crewmember; `cost` is what its next step costs."""
    space = position.at[member]
    return {
        "crew": position.label(member),
        "seat": position.owner(member),
        "at": position.space_name(space) if space >= 0 else None,
        "lost": space == LOST,
        "ashore": space == ASHORE,
        "carrying": position.carrying[member] == 1,
        "own": position.own[member],
        "cost": position.step_cost(member),
    }


def _tracker(position: Position) -> dict[str, Any]:
    pack = position.pack
    return {
        "at": position.tracker,
        "from": pack.tracker,
        "stalled": position.stalled,
        "cycle": position.cycle,
        "most": pack.most_cycles,
        "dice": 2 if position.players == 2 else _dice(position),
        "late_from": pack.late_from if position.players == 1 else 0,
    }


def _dice(position: Position) -> int:
    pack = position.pack
    return pack.late_dice if position.tracker <= pack.late_from else pack.dice


def _points(position: Position) -> dict[str, int]:
    """What is left of the four, of burnt Charges, and the Pilot's way to its next own point."""
    return {
        "left": position.points,
        "of": position.pack.points,
        "burnt": position.burnt,
        "momentum": position.momentum,
    }


def _sixes(position: Position) -> dict[str, Any]:
    """Sixes still to be placed, and the Modules they may go to."""
    modules = six_modules(position) if position.phase == SIXES else []
    return {"left": position.sixes, "modules": [module + 1 for module in modules]}


def _grapple(position: Position) -> dict[str, Any] | None:
    if position.phase != GRAPPLE:
        return None
    foe = position.ground[position.contested] - SOMEBODY
    return {
        "crew": position.label(position.fighter),
        "foe": position.label(foe),
        "space": position.space_name(position.contested),
        "take": position.takes == 1,
    }


def _goal(position: Position) -> dict[str, Any]:
    if position.players == 2:
        return {"rank": None, "charges": [position.pack.crew_charges]}
    return {"rank": position.rank, "charges": position.pack.wanted[position.rank - 1][:]}


def _scale(position: Position) -> dict[str, Any] | None:
    """CC-24: the win scale, and where a win at this moment would stand."""
    pack = position.pack
    if position.players == 2 or len(position.faces) < MODULES:
        return None
    rows = [
        {"title": pack.pace_titles[row], "from": pack.pace_from[row], "points": pack.pace_points[row][:]}
        for row in range(len(pack.pace_from))
    ]
    return {
        "rows": rows,
        "crew": pack.crew_titles[:],
        "row": scoring.pace_row(position),
        "aboard": position.aboard(0),
        "points": scoring.win_points(position),
        "titles": scoring.titles(position),
        "promotion": pack.promotion,
    }
