"""Positions that games seldom come to, in the words of the tests of the rules: to look at their drawings."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.argosy import build as argosy
from tests.games.colonies import build as colonies
from tests.games.convoy import build as convoy
from tests.games.wheel import build as wheel


class Scene(NamedTuple):
    """A position, the options it is played with, what is clicked before the picture, and who looks."""

    game: str
    position: Callable[[], Any]
    clicks: tuple[str, ...] = ()
    outside: bool = False
    options: dict[str, Any] = {}


# -- Argonaut's Wheel ----------------------------------------------------------------------------

WHEEL = {
    "spires": Scene("wheel", lambda: wheel.wheel((0, 6), (0, 6), (3, 3)), ("[data-spot=place-0]",)),
    "dead": Scene("wheel", lambda: wheel.wheel((1, 3), (7, 7), (2, 3), (2, 7)), ("[data-spot=place-1]",)),
    "dead-stack": Scene("wheel", lambda: wheel.wheel((0, 4), (2, 6), (5, 5), (2, 5, 6), rotations=11)),
    "kill": Scene("wheel", lambda: wheel.wheel((7, 4), (0, 2), (1, 1)), ("[data-spot=place-7]",)),
    "stack": Scene("wheel", lambda: wheel.wheel((0, 4), (1, 1), (3, 5)), ("[data-spot=place-1]",)),
    "must-move": Scene("wheel", lambda: wheel.wheel((0, 4), (1, 7), (3, 5), rotations=8)),
    "no-move": Scene("wheel", lambda: wheel.wheel((2, 4), (3, 5), (6, 6), (3,), rotations=3)),
    "rise": Scene("wheel", lambda: wheel.wheel((0, 4), (1, 2), (3, 6), (2, 6), rotations=15)),
    "risen": Scene(
        "wheel",
        lambda: wheel.wheel((0, 4), (1, 2), (3, 6), (2, 6), rotations=15),
        ("[data-act=rotate]",),
    ),
    "won": Scene(
        "wheel",
        lambda: wheel.wheel((7, 1), (0, 2), (5, 3)),
        ("[data-spot=place-7]", "[data-spot=place-1]"),
    ),
    "winning": Scene("wheel", lambda: wheel.wheel((7, 1), (0, 2), (5, 3)), ("[data-spot=place-7]",)),
    "drawn": Scene(
        "wheel",
        lambda: wheel.wheel((0, 4), (1, 7), (3, 5), rotations=23),
        ("[data-act=rotate]",),
    ),
}

# -- Cosmic Convoy -------------------------------------------------------------------------------

MIDWAY: dict[str, Any] = {"cycle": 6, "tracker": 9}
LATE: dict[str, Any] = {"cycle": 9, "tracker": 6}  # three dice are rolled
CONVOY = {
    "hack": Scene(
        "convoy",
        lambda: convoy.convoy(
            "MNP", {"M": "5a3", "N": "2c4", "P": "4b4"}, dice={5: 1, 3: 1}, points=0, **MIDWAY
        ),
    ),
    "three-dice": Scene(
        "convoy",
        lambda: convoy.convoy(
            "MNC", {"M": "3a1", "N": "3b4", "C": "stern"}, dice={3: 3}, sides="fbfbf", cycle=9, tracker=6
        ),
    ),
    "two-and-one": Scene(
        "convoy",
        lambda: convoy.convoy(
            "MNP", {"M": "1b1+", "N": "bow", "P": "4a2"}, dice={1: 2, 4: 1}, sides="ffbff", **LATE
        ),
        ("[data-spot=crew-mechanic]",),
    ),
    "return": Scene(
        "convoy",
        lambda: convoy.convoy(
            "NPC", {"N": "bow", "P": "space", "C": "stern"}, dice={2: 1, 4: 1}, engines=(2, 1), **MIDWAY
        ),
    ),
    "returning": Scene(
        "convoy",
        lambda: convoy.convoy(
            "NPC", {"N": "bow", "P": "space", "C": "stern"}, dice={2: 1, 4: 1}, engines=(2, 1), **MIDWAY
        ),
        ("[data-act=burn-return]",),
    ),
    "burn-die": Scene(
        "convoy",
        lambda: convoy.convoy(
            "NPC", {"N": "bow", "P": "3c2+", "C": "stern"}, dice={2: 1, 3: 2}, engines=(2, 1), **LATE
        ),
        ("[data-act=burn-die]",),
    ),
    "cap": Scene(
        "convoy",
        lambda: convoy.convoy(
            "MPC", {"C": "1a4"}, dice={1: 2}, engines=(2, 0), cycle=47, tracker=14, stalled=True
        ),
    ),
    "rank-2": Scene(
        "convoy",
        lambda: convoy.convoy("MPC", {"C": "1a4+"}, dice={1: 1, 2: 1}, engines=(1, 3), rank=2, **MIDWAY),
        ("[data-spot=crew-cargo]",),
    ),
    "place-six": Scene(
        "convoy",
        lambda: convoy.convoy(
            "MPC", {"C": "1a3"}, modules="67123", sides="bffbf", cycle=8, tracker=7, points=0, phase="warning"
        ).roll(6, 6, 2),
    ),
    "crews": Scene(
        "convoy",
        lambda: convoy.crews(
            {"b1": "2a1+", "b2": "3a1", "s1": "3c1+", "s2": "space", "s3": "4b4"},
            dice={2: 1, 4: 1},
            engines=(2, 1),
            **MIDWAY,
        ),
        ("[data-spot=crew-bow-1]",),
    ),
    "charged": Scene(
        "convoy",
        lambda: convoy.convoy("MPC", {"C": "1a4+"}, dice={2: 1}, engines=(1, 2), **MIDWAY),
        ("[data-spot=crew-cargo]", "[data-spot=space-bow]"),
    ),
    "lost": Scene(
        "convoy",
        lambda: convoy.convoy(
            "MPC",
            {"C": "1a4", "M": "space", "P": "1b1"},
            dice={1: 1},
            points=0,
            cycle=14,
            tracker=1,
        ),
        ("[data-act=end]",),
    ),
}

# -- Colonies ------------------------------------------------------------------------------------

RICH: dict[str, Any] = {
    "levels": {
        "pallas": {"community": 3, "military": 2, "commerce": 4, "influence": 2, "industry": 1},
        "elysia": {"community": 1, "military": 3, "commerce": 2, "influence": 3, "industry": 2},
        "amateru": {"community": 2, "military": 1, "commerce": 3, "influence": 1, "industry": 5},
        "bellona": {"community": 1, "military": 6, "commerce": 1, "influence": 2, "industry": 2},
        "euterpe": {"community": 2, "military": 2, "commerce": 2, "influence": 4, "industry": 3},
    },
    "resources": {
        "pallas": {"biotech": 3, "energy": 2, "ships": 4, "luxury": 1, "information": 6},
        "elysia": {"information": 2, "energy": 1, "biotech": 5},
        "amateru": {"information": 2, "ships": 3, "energy": 7},
        "bellona": {"biotech": 1, "luxury": 4, "ships": 5},
        "euterpe": {"energy": 3, "luxury": 8},
    },
    "pirates": {
        ("pallas", "elysia"): 2,
        ("pallas", "bellona"): 12,
        ("elysia", "amateru"): 3,
        ("amateru", "pallas"): 1,
        ("bellona", "euterpe"): 4,
        ("euterpe", "pallas"): 1,
    },
    "promises": {
        ("pallas", "elysia"): 3,
        ("elysia", "pallas"): 2,
        ("pallas", "amateru"): 4,
        ("amateru", "pallas"): 6,
        ("bellona", "euterpe"): 5,
    },
    "colonists": {"pallas": 9, "elysia": 14, "amateru": 3, "bellona": 0, "euterpe": 6},
    "credits": {"pallas": 37},
    "markets": {"information": 5, "biotech": 1, "energy": 12, "luxury": 0},
}


LEADING = "yes ships ships ships ships energy energy biotech biotech luxury"


def voted(card: str, turn: int = 4, **votes: str) -> colonies.Table:
    return colonies.voting(card, turn=turn, **RICH).vote(**votes)


COLONIES = {
    "vote": Scene("colonies", lambda: colonies.voting("organized-crime", turn=4, **RICH)),
    "tie": Scene(
        "colonies",
        lambda: colonies.voting("open-market", turn=4, **RICH).vote(
            pallas="yes", elysia="no", euterpe="yes", bellona="no", amateru="no"
        ),
    ),
    "offer": Scene("colonies", lambda: voted("corporate-envoy", pallas=LEADING)),
    "offer-upgrade": Scene("colonies", lambda: voted("innovative-stagnation", pallas=LEADING)),
    "gain": Scene(
        "colonies", lambda: voted("interstellar-trade", pallas=LEADING).play("pallas", "resources")
    ),
    "lose": Scene("colonies", lambda: voted("open-market")),
    "lose-which": Scene("colonies", lambda: voted("immigrant-workers")),
    "dump": Scene("colonies", lambda: voted("uprising")),
    "downgrade": Scene(
        "colonies",
        lambda: voted(
            "resource-shortage",
            elysia="no energy",
            amateru="no ships ships",
            bellona="no",
            euterpe="no energy",
        ),
    ),
    "place-pirates": Scene(
        "colonies", lambda: voted("mercenary-companies", pallas=LEADING).play("pallas", "pirates")
    ),
    "action": Scene(
        "colonies",
        lambda: colonies.acting(
            turn=4, bans={"pallas": 2, "elysia": 16}, lost={"pallas": 1, "amateru": 1}, **RICH
        ),
    ),
    "community": Scene("colonies", lambda: colonies.acting(turn=4, **RICH), ("[data-act=take-community]",)),
    "military": Scene("colonies", lambda: colonies.acting(turn=4, **RICH), ("[data-act=take-military]",)),
    "influence": Scene(
        "colonies",
        lambda: colonies.acting(turn=4, **RICH),
        ("[data-act=take-influence]", "[data-spot=link-amateru]"),
    ),
    "industry": Scene("colonies", lambda: colonies.acting(turn=4, **RICH), ("[data-act=take-industry]",)),
    "upgrade": Scene("colonies", lambda: colonies.acting(turn=4, **RICH), ("[data-act=take-upgrade]",)),
    "commerce": Scene("colonies", lambda: colonies.acting(turn=4, **RICH), ("[data-act=take-commerce]",)),
    "police": Scene(
        "colonies", lambda: colonies.acting("euterpe", turn=4, round=2, first=0, **RICH).everybody_passes()
    ),
    "pay": Scene(
        "colonies",
        lambda: (
            colonies.acting("euterpe", turn=4, round=2, first=0, **RICH).everybody_passes().nobody_polices()
        ),
    ),
    "three": Scene(
        "colonies",
        lambda: colonies.acting(players=3, planets=("pallas", "elysia", "bellona"), turn=2),
        ("[data-act=take-influence]",),
    ),
    "watching": Scene("colonies", lambda: colonies.voting("organized-crime", turn=4, **RICH), outside=True),
    "watching-action": Scene("colonies", lambda: colonies.acting(turn=4, **RICH), outside=True),
    "ten-turns": Scene(
        "colonies", lambda: colonies.acting("euterpe", turn=10, round=2, first=0, **RICH).everybody_passes()
    ),
}

# -- Argosy --------------------------------------------------------------------------------------

MAPS = [
    "RF / RN GS / BF . RF / BN GN GS . / . . BS RF GF / . . . . . .",
    "GF / GN . / RS RF . / BS BN . . / BF . . . . / RN . . . . .",
    "RS / . BF / GN . RN / . . . BS / . . . GS GF / . . . . . .",
    "BS / BF . / . . . / . RN . . / . GF . . . / . . . . . .",
]
KNOWN = ["F4 N3 S2 R3 G1 B2", "F1 N2 S3 R1 G4 B0", "F0 N5 S1 R2 G2 B3", "F2 N2 S2 R2 G2 B2"]
COMMON: dict[str, Any] = {
    "maps": MAPS,
    "tracks": KNOWN,
    "pool": "RF GN GN BS purple",
    "scraps": ["BS", "RF GN", "", "BF BF BF"],
    "colonies": ["green-1 middle-1", "green-3 middle-3", "middle-6 green-6", "green-4"],
    "shielded": "middle-3 green-1",
    "face_up": "razers travelers perceptors migrators",
    "cards": ["", "skyvions", "gallants"],
}


def at(action: int, players: int = 3, **given: Any) -> argosy.Table:
    return argosy.table(players, action, **{**COMMON, **cut(players), **given})


def cut(players: int) -> dict[str, Any]:
    return {key: value[:players] for key, value in COMMON.items() if isinstance(value, list)}


ARGOSY = {
    "research": Scene("argosy", lambda: at(1)),
    "take": Scene("argosy", lambda: at(1).do("draw", "RN", "BF")),
    "place": Scene("argosy", lambda: at(1).do("draw", "RN", "BF", "RF"), ("[data-spot=map-0-c2]",)),
    "triangle": Scene(
        "argosy",
        lambda: at(1, maps=["RF / RN RF / GF . RF / . . . . / . . . . . / . . . . . ."]).do(
            "draw", "RF", "BF", "RF"
        ),
        ("[data-spot=map-0-c2]",),
    ),
    "triangle-asked": Scene(
        "argosy",
        lambda: at(1, maps=["RF / RN RF / GF . RF / . . . . / . . . . . / . . . . . ."]).do(
            "draw", "RF", "BF", "RF", "c2"
        ),
    ),
    "extra": Scene(
        "argosy",
        lambda: at(1, maps=["RF / RN GF / . GS RF / . . . . / . . . . . / . . . . . ."]).do(
            "draw", "RF", "BF", "RF", "c1"
        ),
    ),
    "divert": Scene(
        "argosy",
        lambda: at(
            1,
            tracks=["F5 N2 S2 R5 G1 B2"],
            cards=["gallants"],
            maps=["RF / RF . / . . . / . . . . / . . . . . / . . . . . ."],
        ).do("draw", "RF", "BF", "RF", "b2"),
    ),
    "free-card": Scene(
        "argosy", lambda: at(1, pool="RF").do("draw", "purple", "purple", "wanderers", "spawners")
    ),
    "doubling": Scene(
        "argosy",
        lambda: at(1, pool="RF").do("draw", "purple", "purple", "wanderers", "spawners", "claim wanderers"),
    ),
    "extrapolate": Scene("argosy", lambda: at(2, cards=["starstormers transmuters"])),
    "gain": Scene("argosy", lambda: at(2, tracks=["F4 N5 S2 R3 G1 B2"]).do("xF")),
    "celestial": Scene("argosy", lambda: at(3)),
    "strike": Scene("argosy", lambda: at(3), ("[data-act=strike]",)),
    "shift": Scene("argosy", lambda: at(3), ("[data-act=shift]",)),
    "defence": Scene("argosy", lambda: at(3, active=1).do("strike", "1:c3")),
    "domestic": Scene("argosy", lambda: at(4)),
    "swap": Scene("argosy", lambda: at(4), ("[data-act=swap]",)),
    "salvage": Scene("argosy", lambda: at(4, tracks=["F4 N3 S2 R3 G1 B2"]), ("[data-act=salvage]",)),
    "expand": Scene("argosy", lambda: at(5, tracks=["F5 N4 S4 R3 G1 B2"])),
    "invade": Scene("argosy", lambda: at(5, tracks=["F5 N4 S4 R3 G1 B2"]), ("[data-spot=planet-middle-6]",)),
    "migrate": Scene(
        "argosy",
        lambda: at(
            5,
            tracks=["F5 N4 S4 R3 G1 B2"],
            cards=["migrators travelers"],
            face_up="razers perceptors spawners",
        ),
        ("[data-spot=planet-middle-1]",),
    ),
    "discount": Scene(
        "argosy",
        lambda: at(5, tracks=["F3 N2 S1"], cards=["perceptors"], face_up="razers travelers migrators").do(
            "buy razers"
        ),
    ),
    "nothing": Scene("argosy", lambda: at(5, tracks=["F0 N0 S0 R0 G0 B0"])),
    "four": Scene("argosy", lambda: at(1, 4)),
    "many-cards": Scene(
        "argosy",
        lambda: at(1, face_up="starstormers transmuters solationists excurists sanctuarians traders"),
    ),
    "crowd-of-cards": Scene(
        "argosy",
        lambda: at(
            1,
            face_up="starstormers transmuters solationists excurists sanctuarians traders "
            "outrimmers scavengers perceptors wanderers",
        ),
    ),
    "last-turn": Scene("argosy", lambda: at(5, ends="bag-empty", drew=True)),
    "over": Scene("argosy", lambda: at(5, ends="bag-empty", drew=True), ("[data-act=end-turn]",)),
    "watching": Scene("argosy", lambda: at(3), outside=True),
}

SCENES = {
    f"{scene.game}-{name}": scene
    for scenes in (WHEEL, CONVOY, COLONIES, ARGOSY)
    for name, scene in scenes.items()
}
