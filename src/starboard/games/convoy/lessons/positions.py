# mypyc: skip
"""Positions of the convoy for lessons, in a few words: the first flight, Crewmembers by their letters."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starboard.games.convoy.components import ROLES
from starboard.games.convoy.notation import LETTERS

YOU: Final = 0
CARDS: Final = range(1, 6)
LIT: Final = "11111"  # every Module shows its Generator, with a Charge on it
CHARGES: Final = 14


def sailing(
    crew: str,
    *,
    lights: str = LIT,
    dice: Sequence[int] = (),
    sixes: Mapping[int, int] = {},
    engines: Sequence[int] = (0, 0),
    points: int = 1,
    tracker: int = 9,
    cycle: int = 7,
    rank: int = 1,
) -> dict[str, Any]:
    """Your phase to move. `crew` is "M:4a2 P:3a3+ N:bow": who stands where, + with a Charge.

    `lights` has a figure for each Module: 1 lit with a Charge, 0 lit without, - dark. `sixes` says over which
    Modules those were hung.
    """
    members = [member_in(word) for word in crew.split()]
    ashore = next(role for role in ROLES if all(member["crew"] != role for member in members))
    modules = [
        {
            "card": card,
            "side": "back" if light == "-" else "front",
            "charge": light == "1",
            "dice": dice.count(card) + sixes.get(card, 0),
        }
        for card, light in zip(CARDS, lights, strict=True)
    ]
    afloat = lights.count("1") + sum(engines) + crew.count("+")
    return {
        "game": "convoy",
        "players": 1,
        "rank": rank,
        "phase": "move",
        "modules": modules,
        "engines": list(engines),
        "ashore": ashore,
        "crew": sorted(members, key=lambda member: ROLES.index(member["crew"])),
        "points": points,
        "burnt": 0,
        "momentum": 0,
        "supply": CHARGES - afloat,
        "tracker": tracker,
        "stalled": False,
        "cycle": cycle,
        "rolled": sorted(dice),
        "sixes": 0,
        "mover": 0,
        "second": False,
        "grapple": None,
        "pushed": None,
        "turns": cycle,
        "ending": "",
        "winner": -1,
    }


def member_in(text: str) -> dict[str, Any]:
    letter, place = text.split(":")
    role = ROLES[LETTERS.index(letter)]
    return {"crew": role, "at": place.rstrip("+"), "carrying": place.endswith("+"), "own": 0}
