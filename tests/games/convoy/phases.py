"""A real position for every phase of the convoy and every question in it; chance seldom leads to most."""

from typing import Any

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.view import PHASES
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import Ship, convoy, crews

AFAR = dict.fromkeys(("s2", "s3"), "space")


def every_phase() -> dict[str, Convoy]:
    """By a name that says what is asked there; the phase is the first word, an ending the second."""
    ships = setting_out() | warnings() | moves() | meetings() | ends()
    found = {name: ship.state for name, ship in ships.items()}
    assert {name.split()[0] for name in found} == set(PHASES)
    assert {name.split()[1] for name in found if name.startswith("over")} == set(CONVOY.endings)
    return found


def drawn(number: int, **options: object) -> Ship:
    """A new game after so many draws of chance."""
    ship = Ship(CONVOY.new(dict(options)))
    for _ in range(number):
        ship.state.apply(CHANCE, ship.state.odds()[-1][0])
    return ship


def setting_out() -> dict[str, Ship]:
    return {
        "line-up": drawn(0),
        "line-up half drawn": drawn(3),
        "line-up of a picked crew": drawn(2, crew=["pilot", "navigator", "cargo"]),
        "line-up of two crews": drawn(4, players=2),
        "muster": drawn(5, rank=3),
        "muster of a picked row": drawn(0, modules="7,6,5,4,3"),
    }


def warnings() -> dict[str, Ship]:
    def warning(**position: Any) -> Ship:
        return convoy(phase="warning", points=0, **position)

    def two() -> Ship:
        return crews(phase="warning", points=0)

    return {
        "warning": warning(),
        "warning of three dice": warning(tracker=7, cycle=9),
        "warning that must spare a Charge": warning(sides="ffbbb", empty="1"),
        "warning of two crews": two(),
        "sixes": warning().roll(1, 6),
        "sixes one of two": warning().roll(6, 6),
        "sixes two of two": warning().roll(6, 6).do("6-2"),
        "sixes three": warning(tracker=3).roll(6, 6, 6),
        "sixes that must spare a Charge": warning(sides="ffbbb", empty="1").roll(1, 6),
        "sixes of the bow": two().roll(6, 2),
        "sixes of the stern": two().roll(5, 6),
    }


def moves() -> dict[str, Ship]:
    together = {"M": "2a1", "N": "2a2", "P": "2a3"}
    rich = {"M": "bow", "P": "1a2+", "N": "space"}
    return {
        "move": convoy(phase="warning", points=0).roll(2, 5),
        "move beside the Navigator": convoy(at=together, phase="warning", points=0).roll(3, 5),
        "move with momentum": convoy(at={"P": "2a1"}).do("P-2a2"),
        "move with own points": convoy(at={"P": "2a1"}).do("P-2a2", "P-2a3"),
        "move with Charges to burn": convoy(at=rich, engines=(3, 0), dice={2: 1, 4: 1}),
        "move on burnt points": convoy(at=rich, engines=(2, 0), dice={2: 1}).do("burn bow points"),
        "move at a Console": convoy(at={"M": "4a2"}, dice={4: 1}, points=0),
        "move while stalled": convoy("PCM", at={"C": "1a2+"}).do("C-bow+"),
        "move without points": convoy(points=0),
        "move onto a Charge": convoy("PCM", at={"P": "1a4", "C": "2a1+"}),
        "move of the first crew": crews({"b1": "1a2+", "s1": "5c2"}, engines=(1, 2)),
        "move of the second crew": crews(points=0).do("end"),
    }


def meetings() -> dict[str, Ship]:
    onto = {"b1": "2a1", "s1": "2b1"}
    blocked = {"b1": "1a2", "s1": "1b2", "b2": "1c2"}
    return {
        "grapple": crews({"b1": "2a2", "s1": "2a3+"}).do("1-2a3"),
        "grapple for a Charge": crews(onto).do("1-2b1+"),
        "grapple beside a Charge": crews(onto).do("1-2b1"),
        "grapple out of an Engine": crews({"s1": "1a2"}).do("1-1a2"),
        "grapple of the second crew": crews({"b1": "4b4", "s1": "4c4"}, points=0).do("end", "1-4b4"),
        "pushed": crews(blocked).do("1-1b2").grapple(5, 4),
        "pushed from the other's Engine": crews({"b1": "1b2", "s1": "1a2"}).do("1-1a2").grapple(5, 4),
        "pushed far from the bow": crews({"b1": "4c4", "s1": "4b4", "s2": "4a4"}).do("1-4b4").grapple(4, 2),
        "pushed by the second crew": crews({"b1": "5c2", "s1": "stern", "b2": "5b2"}, points=0)
        .do("end", "1-5c2")
        .grapple(3, 2),
    }


def ends() -> dict[str, Ship]:
    last = {"P": "3a1", "M": "space", "N": "space"}
    alone = {"b1": "2a1", "s1": "3a1", "b2": "space", "b3": "space", **AFAR}
    return {
        "over charged": convoy(at={"M": "1a2+"}, engines=(1, 2)).do("M-bow+"),
        "over charged by a crew": crews({"b1": "1a2+"}, engines=(2, 0), dice={3: 1}).do("1-bow+"),
        "over time-out": convoy(points=0, tracker=1, cycle=14).do("end"),
        "over time-out decided": crews(points=0, tracker=1, second=True, engines=(0, 1)).do("end"),
        "over time-out drawn": crews(points=0, tracker=1, second=True).do("end"),
        "over cycle-cap": convoy(points=0, cycle=50, stalled=True).do("end"),
        "over cycle-cap decided": crews(points=0, cycle=50, second=True, engines=(2, 1)).do("end"),
        "over crew-lost": convoy(at=last, dice={3: 1}, points=0).do("end"),
        "over crew-lost in a flip": crews({"s1": "3a1", **AFAR}, dice={3: 1}, second=True, points=0).do(
            "end"
        ),
        "over crew-lost in a grapple": crews({"b1": "2a2", "s1": "2a3+", **AFAR}, dice={4: 1})
        .do("1-2a3")
        .grapple(6, 1),
        "over crews-lost": crews(alone, dice={2: 1, 3: 1}, second=True, points=0).do("end"),
    }
