# mypyc: skip
"""Choices as text: rows are letters, places in them numbers; RF is red Fire Power."""

from typing import Final

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.encoding import SIMPLE
from starboard.games.argosy.numbering import (
    CARD,
    CARD_TURNED,
    CARDS,
    CONVERT,
    END,
    EXTRAPOLATE,
    FIRST_SEAT,
    GAINS,
    KINDS,
    MOST_SEATS,
    PLANET_CHOICE_NAMES,
    POINT,
    RECOVER,
    TAKE,
    TOKEN,
    TRACK,
    TRIANGLE,
)
from starboard.games.argosy.state import FREE_CARD, Position
from starboard.games.argosy.triangles import gain_tracks
from starboard.games.argosy.types import CARD_NAMES
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.sentinels import NONE
from starboard.kernel.state import CHANCE

WORDS: Final = {action: choice.kind for action, choice in SIMPLE.items()}
WORD_ACTIONS: Final = {word: action for action, word in WORDS.items()}
SEAT_NUMBERS: Final = tuple(str(seat + 1) for seat in range(MOST_SEATS))
TRACK_LETTERS: Final = "FNSRGB"
TOKEN_LETTERS: Final[tuple[str, ...]] = ("RF", "RN", "RS", "GF", "GN", "GS", "BF", "BN", "BS", "purple")


def write(position: Position, actor: int, action: int) -> str:
    """A short text; places of rivals have the seat's number, from 1, before a colon."""
    if actor == CHANCE:
        return _written_outcome(action)
    if action == END:
        return "done"
    if action in WORDS:
        return WORDS[action]
    if action < EXTRAPOLATE:
        return "+" + TRACK_LETTERS[action - TRACK]
    if action < CONVERT:
        return "x" + TRACK_LETTERS[action - EXTRAPOLATE]
    if action < TAKE:
        return "t" + TRACK_LETTERS[action - CONVERT]
    if action < RECOVER:
        return TOKEN_LETTERS[action - TAKE]
    if action < TRIANGLE:
        owner, kind = divmod(action - RECOVER, KINDS)
        return f"{owner + 1}:{TOKEN_LETTERS[kind]}"
    if action < CARD:
        gain = action - TRIANGLE
        return "=" + "".join(TRACK_LETTERS[track] for track in gain_tracks(gain)) + "+" * (gain & 1)
    if action < POINT:
        verb = "claim" if position.phase == FREE_CARD else "buy"
        return f"{verb} {CARD_NAMES[action - CARD]}"
    return _written_place(position.pack, action)


def _written_place(pack: ArgosyPack, action: int) -> str:
    if action < pack.target_base:
        return pack.point_names[action - POINT]
    if action < pack.planet_base:
        victim, point = divmod(action - pack.target_base, pack.points)
        return f"{victim + 1}:{pack.point_names[point]}"
    choice, planet = divmod(action - pack.planet_base, pack.planets)
    return f"{PLANET_CHOICE_NAMES[choice]} {pack.planet_names[planet]}"


def _written_outcome(outcome: int) -> str:
    if outcome < TOKEN:
        return f"first {outcome - FIRST_SEAT + 1}"
    if outcome < CARD_TURNED:
        return TOKEN_LETTERS[outcome - TOKEN]
    return CARD_NAMES[outcome - CARD_TURNED]


def read(position: Position, actor: int, text: str) -> int:
    """The action or outcome that `text` names."""
    word = " ".join(text.strip().lower().split())
    found = _read_outcome(word) if actor == CHANCE else _read_choice(position.pack, word)
    if found < 0:
        raise UnreadableAction("no-move-of-argosy", text=text)
    return found


def _read_outcome(word: str) -> int:
    for outcome in range(CARD_TURNED + CARDS):
        if _written_outcome(outcome).lower() == word:
            return outcome
    return NONE


def _read_choice(pack: ArgosyPack, word: str) -> int:
    if word in ("done", "end", "none", "pass"):
        return END
    if word in WORD_ACTIONS:
        return WORD_ACTIONS[word]
    if word in pack.point_names:
        return POINT + pack.point_names.index(word)
    for kind in range(KINDS):
        if word == TOKEN_LETTERS[kind].lower():
            return TAKE + kind
    if ":" in word:
        return _read_rival(pack, word)
    if " " in word:
        return _read_verb(pack, word)
    if word.startswith("="):
        return _read_triangle(word)
    if len(word) == 2 and word[0] in "+xt" and word[1].upper() in TRACK_LETTERS:
        base = {"+": TRACK, "x": EXTRAPOLATE, "t": CONVERT}[word[0]]
        return base + TRACK_LETTERS.index(word[1].upper())
    return NONE


def _read_rival(pack: ArgosyPack, word: str) -> int:
    number, _, what = word.partition(":")
    if number not in SEAT_NUMBERS:
        return NONE
    seat = int(number) - 1
    if what in pack.point_names:
        return pack.target_base + seat * pack.points + pack.point_names.index(what)
    for kind in range(KINDS):
        if what == TOKEN_LETTERS[kind].lower():
            return RECOVER + seat * KINDS + kind
    return NONE


def _read_verb(pack: ArgosyPack, word: str) -> int:
    verb, _, name = word.partition(" ")
    if verb in ("buy", "claim") and name in CARD_NAMES:
        return CARD + CARD_NAMES.index(name)
    if verb in PLANET_CHOICE_NAMES and name in pack.planet_names:
        return pack.planet_action(PLANET_CHOICE_NAMES.index(verb), pack.planet_names.index(name))
    return NONE


def _read_triangle(word: str) -> int:
    for gain in range(GAINS):
        letters = "".join(TRACK_LETTERS[track] for track in gain_tracks(gain)) + "+" * (gain & 1)
        if word[1:].upper() == letters:
            return TRIANGLE + gain
    return NONE
