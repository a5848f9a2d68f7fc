# mypyc: skip
"""Choices as data and as text: rows are letters, places in them numbers; RF is red Fire Power."""

from typing import Any, Final

from starboard.games.argosy.actions import (
    ALLOW,
    BARTER,
    BREED,
    CANCEL,
    CARD,
    CARD_TURNED,
    CARDS,
    CONVERT,
    DRAW,
    END,
    EXTRAPOLATE,
    FIRST_SEAT,
    GAINS,
    KINDS,
    MOST_SEATS,
    PLANET_CHOICE_NAMES,
    POINT,
    RECOVER,
    SALVAGE,
    SHIFT,
    STRIKE,
    SWAP,
    TAKE,
    TOKEN,
    TRACK,
    TRIANGLE,
)
from starboard.games.argosy.components import CARD_NAMES, TOKEN_NAMES, TRACK_NAMES, ArgosyPack
from starboard.games.argosy.law import gain_tracks
from starboard.games.argosy.state import (
    DISCOUNT,
    DIVERT,
    DOUBLING,
    EXTRA_POINT,
    FREE_CARD,
    LIFT,
    PLACE,
    REPLACE,
    RESEARCH,
    TAKE_TOKEN,
    Position,
)
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.state import CHANCE

SIMPLE: Final = {
    "draw": DRAW,
    "strike": STRIKE,
    "shift": SHIFT,
    "breed": BREED,
    "swap": SWAP,
    "salvage": SALVAGE,
    "barter": BARTER,
    "cancel": CANCEL,
    "allow": ALLOW,
}
SIMPLE_NAMES: Final = {action: name for name, action in SIMPLE.items()}
TRACK_CHOICES: Final = ("track", "extra", "divert", "gain", "double", "discount")
POINT_CHOICES: Final = ("point", "place", "scrap", "lift", "replace")
TRACK_LETTERS: Final = "FNSRGB"
TOKEN_LETTERS: Final[tuple[str, ...]] = ("RF", "RN", "RS", "GF", "GN", "GS", "BF", "BN", "BS", "purple")


# -- as data -------------------------------------------------------------------------------------


def describe(position: Position, actor: int, action: int) -> tuple[str, dict[str, Any]]:
    """The kind of a choice or chance outcome, and its parts by name."""
    if actor == CHANCE:
        return _describe_outcome(action)
    if action == END:
        return _describe_end(position)
    if action in SIMPLE_NAMES:
        return SIMPLE_NAMES[action], {}
    if action < EXTRAPOLATE:
        return _describe_track(position, action - TRACK)
    if action < CONVERT:
        return "extrapolate", {"track": TRACK_NAMES[action - EXTRAPOLATE]}
    if action < TAKE:
        return "convert", {"track": TRACK_NAMES[action - CONVERT]}
    if action < RECOVER:
        return "take", {"token": TOKEN_NAMES[action - TAKE]}
    if action < TRIANGLE:
        owner, kind = divmod(action - RECOVER, KINDS)
        return "recover", {"owner": owner, "token": TOKEN_NAMES[kind]}
    if action < CARD:
        gain = action - TRIANGLE
        tracks = [TRACK_NAMES[track] for track in gain_tracks(gain)]
        return "triangle-plus" if gain & 1 else "triangle", {"tracks": tracks}
    if action < POINT:
        kind_name = "claim" if position.phase == FREE_CARD else "buy"
        return kind_name, {"card": CARD_NAMES[action - CARD]}
    return _describe_place(position, action)


def _describe_outcome(outcome: int) -> tuple[str, dict[str, Any]]:
    if outcome < TOKEN:
        return "first", {"seat": outcome - FIRST_SEAT}
    if outcome < CARD_TURNED:
        return "token", {"token": TOKEN_NAMES[outcome - TOKEN]}
    return "card", {"card": CARD_NAMES[outcome - CARD_TURNED]}


def _describe_end(position: Position) -> tuple[str, dict[str, Any]]:
    if position.phase == TAKE_TOKEN:
        return "take-none", {}
    return ("end-turn", {}) if position.action == 5 else ("end", {"action": position.action})


def _describe_track(position: Position, track: int) -> tuple[str, dict[str, Any]]:
    parts = {"track": TRACK_NAMES[track]}
    phase = position.phase
    if phase == DOUBLING:
        return "double", {"card": CARD_NAMES[position.chosen], **parts}
    if phase == DISCOUNT:
        return "discount", parts
    if phase == DIVERT:
        return "divert", parts
    return "extra" if phase == EXTRA_POINT else "gain", parts


def _describe_place(position: Position, action: int) -> tuple[str, dict[str, Any]]:
    """An own intersection, a target on another map, or a planet."""
    pack = position.pack
    if action < pack.target_base:
        return _describe_point(position, action - POINT)
    if action < pack.planet_base:
        victim, point = divmod(action - pack.target_base, pack.points)
        kind = position.token_at(victim, point) if victim < position.players else -1
        parts = {"victim": victim, "place": pack.point_names[point]}
        return "target", {**parts, **({"token": TOKEN_NAMES[kind]} if kind >= 0 else {})}
    choice, planet = divmod(action - pack.planet_base, pack.planets)
    return PLANET_CHOICE_NAMES[choice], {"planet": pack.planet_names[planet]}


def _describe_point(position: Position, point: int) -> tuple[str, dict[str, Any]]:
    place = position.pack.point_names[point]
    if position.phase == PLACE:
        return "place", {"place": place, "token": TOKEN_NAMES[position.hand]}
    kind = position.token_at(position.active, point)
    if kind >= 0:
        parts = {"place": place, "token": TOKEN_NAMES[kind]}
        if position.phase == RESEARCH:
            return "scrap", parts
        if position.phase == LIFT:
            return "lift", parts
        if position.phase == REPLACE:
            return "replace", parts
    return "point", {"place": place}


def encode(pack: ArgosyPack, kind: str, parts: dict[str, Any]) -> int:
    """The number of the action or outcome that `describe` described."""
    try:
        action = _encoded(pack, kind, parts)
    except (KeyError, ValueError, TypeError):
        action = -1
    if action < 0:
        raise UnreadableAction(f"Argosy knows no {kind} with {parts}.")
    return action


def _encoded(pack: ArgosyPack, kind: str, parts: dict[str, Any]) -> int:
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in ("end", "end-turn", "take-none"):
        return END
    if kind in TRACK_CHOICES:
        return TRACK + TRACK_NAMES.index(parts["track"])
    if kind == "extrapolate":
        return EXTRAPOLATE + TRACK_NAMES.index(parts["track"])
    if kind == "convert":
        return CONVERT + TRACK_NAMES.index(parts["track"])
    if kind == "take":
        return TAKE + _map_token(parts["token"])
    if kind == "recover":
        return RECOVER + _seat(parts["owner"]) * KINDS + _map_token(parts["token"])
    if kind in ("triangle", "triangle-plus"):
        return _encoded_triangle(parts["tracks"], kind == "triangle-plus")
    if kind in ("buy", "claim"):
        return CARD + CARD_NAMES.index(parts["card"])
    if kind in POINT_CHOICES:
        return POINT + pack.point_names.index(parts["place"])
    if kind == "target":
        return (
            pack.target_base + _seat(parts["victim"]) * pack.points + pack.point_names.index(parts["place"])
        )
    if kind in PLANET_CHOICE_NAMES:
        return pack.planet_action(PLANET_CHOICE_NAMES.index(kind), pack.planet_names.index(parts["planet"]))
    return _encoded_outcome(kind, parts)


def _encoded_outcome(kind: str, parts: dict[str, Any]) -> int:
    if kind == "first":
        return FIRST_SEAT + _seat(parts["seat"])
    if kind == "token":
        return TOKEN + TOKEN_NAMES.index(parts["token"])
    if kind == "card":
        return CARD_TURNED + CARD_NAMES.index(parts["card"])
    return -1


def _encoded_triangle(tracks: list[str], extra: bool) -> int:
    for gain in range(GAINS):
        if (gain & 1 == 1) == extra and [TRACK_NAMES[track] for track in gain_tracks(gain)] == tracks:
            return TRIANGLE + gain
    return -1


def _map_token(name: str) -> int:
    kind = TOKEN_NAMES.index(name)
    if kind >= KINDS:
        raise ValueError
    return kind


def _seat(number: int) -> int:
    if number not in range(MOST_SEATS):
        raise ValueError
    return number


# -- as text -------------------------------------------------------------------------------------


def write(position: Position, actor: int, action: int) -> str:
    """A short text; places of rivals have the seat's number, from 1, before a colon."""
    if actor == CHANCE:
        return _written_outcome(action)
    if action == END:
        return "done"
    if action in SIMPLE_NAMES:
        return SIMPLE_NAMES[action]
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
        raise UnreadableAction(
            f'"{text}" is not a move of Argosy: write done, draw, c2, RF, 2:c2, +F, '
            "build green-1 or buy traders."
        )
    return found


def _read_outcome(word: str) -> int:
    for outcome in range(CARD_TURNED + CARDS):
        if _written_outcome(outcome).lower() == word:
            return outcome
    return -1


def _read_choice(pack: ArgosyPack, word: str) -> int:
    if word in ("done", "end", "none", "pass"):
        return END
    if word in SIMPLE:
        return SIMPLE[word]
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
    return -1


def _read_rival(pack: ArgosyPack, word: str) -> int:
    number, _, what = word.partition(":")
    if number not in ("1", "2", "3", "4"):
        return -1
    seat = int(number) - 1
    if what in pack.point_names:
        return pack.target_base + seat * pack.points + pack.point_names.index(what)
    for kind in range(KINDS):
        if what == TOKEN_LETTERS[kind].lower():
            return RECOVER + seat * KINDS + kind
    return -1


def _read_verb(pack: ArgosyPack, word: str) -> int:
    verb, _, name = word.partition(" ")
    if verb in ("buy", "claim") and name in CARD_NAMES:
        return CARD + CARD_NAMES.index(name)
    if verb in PLANET_CHOICE_NAMES and name in pack.planet_names:
        return pack.planet_action(PLANET_CHOICE_NAMES.index(verb), pack.planet_names.index(name))
    return -1


def _read_triangle(word: str) -> int:
    for gain in range(GAINS):
        letters = "".join(TRACK_LETTERS[track] for track in gain_tracks(gain)) + "+" * (gain & 1)
        if word[1:].upper() == letters:
            return TRIANGLE + gain
    return -1
