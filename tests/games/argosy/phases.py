"""A position of Argosy for everything that can be asked, and for every ending: real ones, reached by play."""

from typing import Any

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.rules import Argosy
from tests.games.argosy.build import Table, new, table

FACE_UP = ("razers", "travelers", "traders", "wanderers")
# Tokens of the draft for three players, as they are dealt and taken.
DEALT = ["RF", "RF", "RF", "GN", "GN", "GN", "BS", "BS", "BS", "RN", "RN", "RN"]
# A red token laid at c1 completes a large red triangle, and a small one of Fire Power.
CORNER = "RN / GF RS / . BF RS"
CROWDED: dict[str, Any] = {
    "maps": [{"a1": "RF", "f1": "GN", "c2": "BS"}, {"a1": "BF", "b1": "BN"}, {"f6": "RS"}]
}


def every_phase() -> dict[str, Argosy]:
    """By name, made anew at every call."""
    made = {
        **setting_up(),
        **researching(),
        **learning(),
        **trading(),
        **celestial(),
        **domestic(),
        **expanding(),
        **over(),
    }
    return {name: game.state for name, game in made.items()}


def setting_up() -> dict[str, Table]:
    cards = FACE_UP[:3]

    def drafting() -> Table:
        return new().do(*cards, *DEALT)

    return {
        "first": Table(ARGOSY.new({"players": 3})),
        "first of four": Table(ARGOSY.new({"players": 4})),
        "deal cards": new(first=2),
        "deal cards, some dealt": new(4, first=4).do(*FACE_UP[:2]),
        "deal tokens": new().do(*cards),
        "deal tokens, some dealt": new(4, first=3).do(*FACE_UP, *DEALT[:5]),
        "draft": drafting(),
        "draft, a token to place": drafting().do("RF"),
        "draft, later": drafting().do("RF", "a1", "GN", "a1", "BS", "a1", "RF", "b1"),
        "draft, a triangle to choose": drafted_to_a_choice(),
    }


def drafted_to_a_choice() -> Table:
    """The fourth token of seat 0 closes a red triangle and one of Fire Power."""
    game = new().do(*FACE_UP[:3], *["RN", "RF", "GF", "RF", "GN", "GN", "GN", "GN", "BN", "BN", "BN", "BN"])
    for token, place, elsewhere in (("RN", "b1", "a1"), ("RF", "c2", "c3"), ("GF", "c3", "f1")):
        game.do(token, place, "GN", elsewhere, "BN", elsewhere)
    return game.do("RF", "b2")


def researching() -> dict[str, Table]:
    return {
        "research": table(**CROWDED),
        "research, scrapped": table(**CROWDED).do("a1"),
        "draw": table(**CROWDED).do("draw"),
        "draw, one drawn": table(**CROWDED).do("draw", "RF"),
        "draw, a purple drawn": table(**CROWDED).do("draw", "purple"),
        "take a token": table(**CROWDED).do("draw", "RF", "GN"),
        "take a token, the bag empty": table(bag="RF").do("draw", "RF"),
        "take a token, scavenging": table(cards=["scavengers"], scraps=["", "BS"]).do("draw", "RF", "GN"),
        "turn up a card": table(**CROWDED).do("draw", "purple", "RF"),
        "turn up two cards": table(**CROWDED).do("draw", "purple", "purple"),
        "turn up the second of two": table().do("draw", "purple", "purple", "razers"),
        "a free card": table(face_up="traders").do("draw", "purple", "purple", "razers", "travelers"),
        "doubling, a free card": table()
        .do("draw", "purple", "purple", "razers", "duplicators")
        .do("claim duplicators"),
        "place from the pool": table(**CROWDED).do("draw", "RF", "GN", "GN"),
        "place from a scrap": table(cards=["scavengers"], scraps=["", "BS"]).do("draw", "RF", "GN", "2:BS"),
    }


def learning() -> dict[str, Table]:
    def laying(**given: Any) -> Table:
        return table(phase="place", hand="red-fire", **{"maps": [CORNER], **given})

    both: dict[str, Any] = {"cards": ["gallants duplicators wanderers"], "doubled": ["fire red"]}
    small: dict[str, Any] = {"maps": [". / RF RF"]}
    return {
        "a triangle": laying().do("c1"),
        "an extra point": laying().do("c1", "=R+"),
        "an extra point, Gallants": laying(**both, tracks=["F5 N5 S5 G5"]).do("c1", "=R+"),
        "divert": laying(**small, cards=["gallants"], tracks=["R5"]).do("a1"),
        "divert, doubled": laying(**small, **both, tracks=["R5 F4"]).do("a1"),
        "divert, an extra point to come": laying(cards=["gallants"], tracks=["R5"]).do("c1", "=R+"),
        "divert an extra point": laying(**both, tracks=["F5"]).do("c1", "=R+", "+F"),
        "a triangle, the map full": full_map(),
        "a triangle after a shift": shifted().do("c1"),
        "an extra point after a shift": shifted().do("c1", "=R+"),
        "a triangle after breeding": bred().do("c1"),
        "an extra point after breeding": bred().do("c1", "=R+"),
    }


def shifted() -> Table:
    rows = "RN / GF RS / . BF RS / . . . . / RF"
    return table(action=3, maps=[rows], tracks=["N1"]).do("shift", "e1")


def bred() -> Table:
    return table(action=4, maps=[CORNER], tracks=["R1"]).do("breed", "RF")


def trading() -> dict[str, Table]:
    both: dict[str, Any] = {"cards": ["starstormers transmuters"], "tracks": ["R3 N2 B1"]}
    return {
        "extrapolation": table(action=2, tracks=["R2 F4"]),
        "extrapolation, conversions": table(action=2, **both),
        "gain": table(action=2, tracks=["R3"]).do("xR"),
        "conversion, Starstormers": table(action=2, **both).do("tR"),
        "conversion, Transmuters": table(action=2, **both).do("tN"),
    }


def celestial() -> dict[str, Table]:
    given: dict[str, Any] = {"action": 3, "tracks": ["F2 N2", "S2"], **CROWDED}
    twice: dict[str, Any] = {**given, "cards": ["skyvions"]}
    return {
        "celestial": table(**given),
        "celestial, a second act": table(**twice).do("strike", "3:f6"),
        "target": table(**given).do("strike"),
        "target, a second act": table(**twice).do("strike", "3:f6", "strike"),
        "defence": table(**given).do("strike", "2:a1"),
        "lift": table(**given).do("shift"),
        "place what was lifted": table(**given).do("shift", "a1"),
    }


def domestic() -> dict[str, Table]:
    given: dict[str, Any] = {
        "action": 4,
        "tracks": ["R3 G2 B2"],
        "scraps": ["GF", "BS RS"],
        "pool": "RF GN",
        **CROWDED,
    }
    twice: dict[str, Any] = {**given, "cards": ["solationists"]}
    trading: dict[str, Any] = {**given, "cards": ["traders"]}
    return {
        "domestic": table(**given),
        "domestic, a second act": table(**twice).do("swap", "a1", "GN"),
        "draw for red": table(**given).do("breed"),
        "turn up a card for red": table(**given).do("breed", "purple"),
        "place what was bred": table(**given).do("breed", "RF"),
        "replace": table(**given).do("swap"),
        "exchange": table(**given).do("swap", "a1"),
        "salvaging": table(**given).do("salvage"),
        "place what was salvaged": table(**given).do("salvage", "2:BS"),
        "Traders draw": table(**trading).do("barter"),
        "Traders draw, one drawn": table(**trading).do("barter", "purple"),
        "Traders turn up a card": table(**trading).do("barter", "purple", "RF"),
        "Traders take": table(**trading).do("barter", "RN", "RF"),
        "Traders take, drawn before": table(tracks=["R3"], cards=["traders"])
        .do("draw", "RF", "GN", "done")
        .skip_to("domestic")
        .do("barter", "BS", "RF"),
        "Traders place": table(**trading).do("barter", "RN", "RF", "RN"),
        "Traders' free card": table(**trading).do("barter", "purple", "purple", "razers", "travelers"),
    }


def expanding() -> dict[str, Table]:
    rich: dict[str, Any] = {
        "action": 5,
        "tracks": ["F5 N5 S5 R5 G5 B5"],
        "colonies": ["green-1 middle-1", "green-2"],
    }
    return {
        "expansion": table(action=5),
        "expansion, much to do": table(**rich, face_up="razers duplicators", cards=["spawners migrators"]),
        "migration": table(**rich, cards=["migrators"]).do("migrate middle-1"),
        "discount": table(**rich, cards=["perceptors"], face_up="razers").do("buy razers"),
        "doubling, Duplicators": table(**rich, face_up="duplicators").do("buy duplicators"),
        "doubling, Wanderers": table(**rich, face_up="wanderers").do("buy wanderers"),
        "the last turn": table(bag="RF GN", tracks=["F1 N1 S1"])
        .do("draw", "RF", "GN", "RF", "a1")
        .skip_to("expansion"),
        "of four": table(4, action=5, active=3, tracks=["", "", "", "F5 N5 S5"]),
    }


def over() -> dict[str, Table]:
    at_core: dict[str, Any] = {"action": 5, "tracks": ["F5 N5 S5"], "colonies": ["green-1 inner-1"]}
    return {
        "over, the bag empty": table(bag="RF").do("draw", "RF", "done").skip_to("expansion").do("done"),
        "over, a map full": full_map().do("=F").skip_to("expansion").do("done"),
        "over, the core settled": table(**at_core).do("build core"),
        "over, stalled": table(idle=2).skip_to("expansion").do("done"),
    }


def full_map() -> Table:
    """The last token of a map closes several triangles."""
    rows = CORNER + " / GN BS GN BS / BN GS BN GS BN / GN BS GN BS GN BS"
    return table(maps=[rows]).do("draw", "RF", "GN", "RF")
