# mypyc: skip
"""Positions of Argosy for lessons, in a few words: tokens as RF, tracks as letters."""

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.argosy.notation import TOKEN_LETTERS, TRACK_LETTERS
from starboard.games.argosy.pieces import TOKEN_NAMES
from starboard.kernel.rulebook import Answer
from starboard.kernel.state import CHANCE

YOU: Final = 0
NAMES: Final = ("", "Mira", "Altair")
TOKENS: Final = dict(zip(TOKEN_LETTERS, TOKEN_NAMES, strict=True))
PHASES: Final = {1: "research", 2: "extrapolation", 3: "celestial", 4: "domestic", 5: "expansion"}
# What Mira and Altair have where a position is not about them.
MIRA: Final = "a1:BF b1:BF c2:GN d2:RS e4:GS"
ALTAIR: Final = "b1:GN b2:RN c3:BN d1:GF"


def standing(
    own: str,
    *,
    tracks: str = "",
    action: int = 1,
    others: Sequence[str] = (MIRA, ALTAIR),
    rivals: Sequence[str] = ("F1", "N2"),
    pool: str = "",
    colonies: Sequence[Sequence[str]] = ((), ("green-3",), ()),
    turns: int = 12,
    **more: Any,
) -> dict[str, Any]:
    """Your turn, at the beginning of an action: maps as "c1:RF c2:GN", tracks as "F1 N2"."""
    return {
        "game": "argosy",
        "players": 3,
        "phase": PHASES[action],
        "action": action,
        "active": YOU,
        "turns": turns,
        "pool": counted(pool),
        "maps": [map_in(one) for one in (own, *others)],
        "scraps": [[], [], []],
        "tracks": [tracks_in(one) for one in (tracks, *rivals)],
        "colonies": [list(one) for one in colonies],
        "shielded": [],
        "owned": [[], [], []],
        "doubled": [[], [], []],
        "face_up": ["scavengers", "travelers", "wanderers"],
        "natural": [],
        **more,
    }


def map_in(text: str) -> dict[str, str]:
    places = (word.split(":") for word in text.split())
    return {place: TOKENS[letters] for place, letters in places}


def counted(text: str) -> dict[str, int]:
    names = [TOKENS[letters] for letters in text.split()]
    return {name: names.count(name) for name in dict.fromkeys(names)}


def tracks_in(text: str) -> list[int]:
    points = {word[0]: int(word[1:]) for word in text.split()}
    return [points.get(letter, 0) for letter in TRACK_LETTERS]


def drawn(*letters: str) -> tuple[Answer, ...]:
    """Your draw, and what comes out of the bag."""
    return ((YOU, "draw"), *((CHANCE, one) for one in letters))
