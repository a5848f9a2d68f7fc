# mypyc: skip
"""Choices as text: a word and the names that go with it, shortened as far as they stay clear."""

from typing import Any, Final

from starboard.games.colonies.choices import LEVELS
from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.state import Position
from starboard.kernel.errors import UnreadableAction

# The word for each kind of choice; a kind whose parts say it all has none.
VERBS: Final = {
    "done": "done",
    "pass": "pass",
    "lay-card": "lay",
    "settle": "settle",
    "vote": "",
    "add": "add",
    "take": "",
    "upgrade": "upgrade",
    "remove": "remove",
    "pirate-to": "to",
    "sell": "sell",
    "adjust": "adjust",
    "produce": "produce",
    "attract": "attract",
    "take-credits": "credits",
    "take-resources": "resources",
    "take-pirates": "pirates",
    "gain": "gain",
    "lose": "lose",
    "lose-which": "lose-from",
    "downgrade": "downgrade",
    "dump": "dump",
    "decide": "decide",
    "place": "place",
    "pay": "pay",
    "draw-neutrals": "neutral",
    "draw-planet": "lot",
    "draw-first": "first",
    "draw-card": "card",
}


def describe(position: Position, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """The same for every position: a number always means the same."""
    kind, parts = (position.pack.outcomes if seat < 0 else position.pack.meanings)[action]
    return kind, dict(parts)


def encode(pack: ColoniesPack, kind: str, parts: dict[str, Any]) -> int:
    """The number of the choice or chance outcome that `describe` described."""
    for meanings in (pack.meanings, pack.outcomes):
        for number, meaning in enumerate(meanings):
            if meaning == (kind, parts):
                return number
    raise UnreadableAction(f"Colonies knows no {kind} with {parts}.")


def write(position: Position, seat: int, action: int) -> str:
    kind, parts = describe(position, seat, action)
    return " ".join([word for word in [VERBS[kind], *words_of(parts)] if word])


def words_of(parts: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for value in parts.values():
        found += [str(item) for item in value] if isinstance(value, list) else [str(value)]
    return found


def read(position: Position, seat: int, text: str) -> int:
    """The choice that `text` names; every word of it may be shortened to a beginning that only one fits."""
    typed = text.lower().replace(",", " ").split()
    if not typed:
        raise UnreadableAction("Type a choice, such as done, sell energy or upgrade military.")
    written = spellings(position, seat)
    number = len(written)
    fitting = [action for action in range(number) if written[action] == typed]
    if not fitting:
        fitting = [action for action in range(number) if fits(typed, written[action])]
    if len(fitting) > 1:
        legal = position.legal(seat)
        fitting = [action for action in fitting if action in legal] or fitting
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise UnreadableAction(
            f'"{text}" is no choice in Colonies: write done, sell energy, upgrade military …'
        )
    could = ", ".join([write(position, seat, action) for action in fitting[:LEVELS]])
    raise UnreadableAction(f'"{text}" could mean {could}{" and more" if len(fitting) > LEVELS else ""}.')


def spellings(position: Position, seat: int) -> list[list[str]]:
    """Every choice, or every outcome for chance, word by word; worked out once for a pack."""
    pack = position.pack
    if not pack.spellings:
        pack.spellings = [write(position, 0, action).split() for action in range(len(pack.meanings))]
        pack.outcome_spellings = [
            write(position, -1, outcome).split() for outcome in range(len(pack.outcomes))
        ]
    return pack.outcome_spellings if seat < 0 else pack.spellings


def fits(typed: list[str], written: list[str]) -> bool:
    return len(typed) == len(written) and all(whole.startswith(word) for word, whole in zip(typed, written))
