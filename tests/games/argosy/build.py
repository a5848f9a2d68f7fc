"""Positions of Argosy in a few words: tokens as RF, tracks as letters, everything else by name."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.notation import TOKEN_LETTERS, TRACK_LETTERS
from starboard.games.argosy.pack_view import Planet
from starboard.games.argosy.pieces import TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.types import CARD_NAMES
from starboard.games.argosy.view import ArgosyView, Player
from starboard.kernel.events import Told
from starboard.kernel.state import CHANCE, State

PACK = cast(ArgosyPack, ARGOSY.default_pack)
LETTERS = dict(zip(TOKEN_LETTERS, TOKEN_NAMES, strict=True))
MADE = dict.fromkeys(TOKEN_NAMES[:-1], 10) | {"purple": 7}
# How a token in hand came there in actions 3 and 4.
SHIFTED = {"hand_from": "map", "origin": "f6", "acts": 1}
BRED = {"hand_from": "bag", "drew": True, "acts": 1}
PHASES = {1: "research", 2: "extrapolation", 3: "celestial", 4: "domestic", 5: "expansion"}


class Table:
    """A game that is moved on in notation, bag and deck included, and looked at through its view."""

    def __init__(self, state: State) -> None:
        self.state = cast(Argosy, state)
        self.events: list[Told] = []

    @property
    def actor(self) -> int:
        return self.state.actors()[0]

    @property
    def view(self) -> ArgosyView:
        return self.state.view(None)

    @property
    def asked(self) -> str:
        return self.view.asked

    def do(self, *texts: str) -> "Table":
        """Each text is an answer of whoever is asked; for bag and deck it is what they give."""
        for text in texts:
            action = ARGOSY.parse(self.state, self.actor, text)
            before = self.state.clone()
            self.state.apply(self.actor, action)
            self.events = ARGOSY.tell(before, before.actors()[0], action)
        return self

    def skip_to(self, asked: str) -> "Table":
        """Leave everything out until this is asked."""
        while self.asked != asked:
            self.do("done")
        return self

    def legal(self) -> set[str]:
        return {ARGOSY.notation(self.state, self.actor, action) for action in self.state.legal(self.actor)}

    def refuses(self, text: str) -> str:
        """The clause that forbids what `text` says to whoever is asked."""
        return self.state.forbids(self.actor, ARGOSY.parse(self.state, self.actor, text))

    def tracks(self, seat: int = 0) -> str:
        """Knowledge as letters: F2 R1; "" for none."""
        held = self.view.players[seat].tracks
        shown = [f"{letter}{held[name]}" for name, letter in zip(TRACK_NAMES, TRACK_LETTERS, strict=True)]
        return " ".join(text for text in shown if text[1] != "0")

    def map(self, seat: int = 0) -> dict[str, str]:
        """The tokens on a map in short: {"a1": "RF"}."""
        short = {name: letters for letters, name in LETTERS.items()}
        return {place: short[token] for place, token in self.view.players[seat].map.items()}

    def scrap(self, seat: int = 0) -> list[str]:
        short = {name: letters for letters, name in LETTERS.items()}
        return [short[token] for token in self.view.players[seat].scrap]

    def player(self, seat: int = 0) -> Player:
        return self.view.players[seat]

    def planet(self, name: str) -> Planet:
        return next(planet for planet in self.view.planets if planet.planet == name)

    def told(self) -> list[str]:
        """The kinds of what came of the last answer."""
        return [event.kind for event in self.events]


def table(players: int = 3, action: int = 1, phase: str = "", **given: Any) -> Table:
    """A position in action 1 to 5 of seat 0, or as asked.

    `maps`, `scraps`, `tracks`, `cards`, `colonies` list the seats' things, seats left out having none;
    `pool` and `bag` are texts such as "RF RF purple"; what a given bag leaves out is out of the game.
    `changes` are components that differ.
    """
    pack = ARGOSY.pack_with(given.pop("changes", {}))
    seats = range(players)
    pool = counted(given.pop("pool", ""))
    data: dict[str, Any] = {
        "game": "argosy",
        "players": players,
        "phase": phase or PHASES[action],
        "action": action,
        "active": given.pop("active", 0),
        "turns": 20,
        "pool": pool,
        "maps": [named_map(entry) for entry in filled(given.pop("maps", []), seats, {})],
        "scraps": [
            [LETTERS[token] for token in text.split()] for text in filled(given.pop("scraps", []), seats, "")
        ],
        "tracks": [points(text) for text in filled(given.pop("tracks", []), seats, "")],
        "colonies": [text.split() for text in filled(given.pop("colonies", []), seats, "")],
        "shielded": given.pop("shielded", "").split(),
        "owned": [text.split() for text in filled(given.pop("cards", []), seats, "")],
        "doubled": [text.split() for text in filled(given.pop("doubled", []), seats, "")],
        "face_up": given.pop("face_up", "").split(),
    }
    if "deck" in given:
        data["deck"] = given.pop("deck").split()
        placed = {*data["deck"], *data["face_up"], *(card for cards in data["owned"] for card in cards)}
        data["face_up"] += [card for card in CARD_NAMES if card not in placed]
    data["natural"] = given.pop("natural", "").split()
    bag = given.pop("bag", None)
    if phase == "place":
        data.update({3: SHIFTED, 4: BRED}.get(action, {}))
    data.update(given)
    if bag is not None:
        data["bag"] = counted(bag)
        data["gone"] = remainder(data)
    return Table(ARGOSY.from_dict(data, pack))


def new(players: int = 3, first: int = 1) -> Table:
    """A game whose first player is known; cards and draft are still to be dealt."""
    return Table(ARGOSY.new({"players": players})).do(f"first {first}")


def triangle_map(text: str) -> dict[str, str]:
    """A map written row by row: "RF / RF RN / . . ." with dots for empty places."""
    found = {}
    for row, line in enumerate(text.split("/")):
        for place, token in enumerate(line.split()):
            if token != ".":
                found["abcdefgh"[row] + str(place + 1)] = token
    return found


def points(text: str) -> list[int]:
    """ "F2 R1" as six numbers."""
    held = {part[0]: int(part[1:]) for part in text.split()}
    return [held.get(letter, 0) for letter in TRACK_LETTERS]


def counted(text: str) -> dict[str, int]:
    tokens = [LETTERS[token] for token in text.split()]
    return {token: tokens.count(token) for token in TOKEN_NAMES if token in tokens}


def named_map(entry: str | Mapping[str, str]) -> dict[str, str]:
    tokens = triangle_map(entry) if isinstance(entry, str) else entry
    return {place: LETTERS[token] for place, token in tokens.items()}


def filled(given: Sequence[Any], seats: range, nothing: Any) -> list[Any]:
    return [given[seat] if seat < len(given) else nothing for seat in seats]


def remainder(data: dict[str, Any]) -> dict[str, int]:
    """What lies nowhere, and so must be out of the game."""
    left = dict(MADE)
    for counts in (data["bag"], data["pool"]):
        for token, count in counts.items():
            left[token] -= count
    for tokens in [*(entry.values() for entry in data["maps"]), *data["scraps"]]:
        for token in tokens:
            left[token] -= 1
    if data.get("hand"):
        left[data["hand"]] -= 1
    return {token: count for token, count in left.items() if count}


__all__ = ["CHANCE", "PACK", "Table", "new", "points", "table", "triangle_map"]
