# mypyc: skip
"""Choices as text: a word and the names that go with it, shortened as far as they stay clear."""

from functools import lru_cache
from typing import Final

from starboard.games.colonies import choices
from starboard.games.colonies.choices import ColoniesChoice
from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.state import Position
from starboard.kernel.errors import UnreadableAction

MOST_NAMED: Final = 6  # of the choices that an unclear text could mean

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


def write(position: Position, seat: int, action: int) -> str:
    return spelled(choices.describe(position, seat, action))


def spelled(choice: ColoniesChoice) -> str:
    found = [VERBS[choice.kind]]
    for value in choice.parts.values():
        found += [str(item) for item in value] if isinstance(value, tuple) else [str(value)]
    return " ".join(word for word in found if word)


def read(position: Position, seat: int, text: str) -> int:
    """The choice that `text` names; every word of it may be shortened to a beginning that only one fits."""
    typed = text.lower().replace(",", " ").split()
    if not typed:
        raise UnreadableAction("colonies-nothing-typed")
    written = spellings(position.pack, seat < 0)
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
        raise UnreadableAction("colonies-not-a-choice", text=text)
    could = [write(position, seat, action) for action in fitting[:MOST_NAMED]]
    raise UnreadableAction("colonies-unclear", text=text, choices=could, more=len(fitting) > MOST_NAMED)


@lru_cache(maxsize=64)
def spellings(pack: ColoniesPack, chance: bool) -> list[list[str]]:
    """Every choice, or every outcome for chance, word by word; nothing where a number means nothing."""
    meanings = choices.outcomes_of(pack) if chance else choices.actions_of(pack)
    return [[] if choice is None else spelled(choice).split() for choice in meanings]


def fits(typed: list[str], written: list[str]) -> bool:
    return len(typed) == len(written) and all(whole.startswith(word) for word, whole in zip(typed, written))
