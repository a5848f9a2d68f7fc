# mypyc: skip
"""Actions and outcomes as text: P-2c3+, 6-3, burn P+bow dice, end."""

import re
from typing import Final

from starboard.games.convoy.choices import (
    ACTING,
    Ashore,
    BurnDice,
    BurnDie,
    BurnPoints,
    BurnReturn,
    ConvoyChoice,
    LineUp,
    Payer,
    Put,
    Roll,
    RollGrapple,
    RollTwo,
    Stepping,
    describe,
)
from starboard.games.convoy.components import (
    ALL_DICE,
    DIE,
    END,
    ENGINE_NAMES,
    ENGINES,
    HACK,
    LARGEST_CREW,
    MODULES,
    POINTS,
    PUT,
    RETURN,
    STEP,
)
from starboard.games.convoy.state import SOLO_CREW, Position
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.notation import COLUMN_LETTERS
from starboard.kernel.state import CHANCE

LETTERS: Final = "MNPC"  # by role
SPACE: Final = rf"[1-{MODULES}][{COLUMN_LETTERS}][1-9]|bow|stern|b|s"
STEPS: Final = re.compile(rf"([mnpc]|[bs]?[123])\s*[->:\s]\s*({SPACE})\s*(\+?)", re.IGNORECASE)
SIX_MOVE: Final = re.compile(rf"6\s*[->:\s]\s*([1-{MODULES}])")
BURN: Final = re.compile(
    rf"burn\s+([a-z0-9+]+)\s+(points|dice|die\s+[1-{MODULES}]|return\s+[a-z0-9]+\s+(?:bow|stern|b|s))",
    re.IGNORECASE,
)


# -- writing -----------------------------------------------------------------------------------


def write(position: Position, actor: int, action: int) -> str:
    choice = describe(position, actor, action)
    if isinstance(choice, Put):
        return f"6-{choice.module}"
    if isinstance(choice, Stepping):
        return f"{_letter(choice.crew)}-{choice.to}{'+' if isinstance(choice, ACTING) else ''}"
    if isinstance(choice, BurnPoints | BurnDie | BurnDice | BurnReturn):
        return f"burn {'+'.join(_letter(payer) for payer in choice.paid)} {_use(choice)}"
    return _write_outcome(choice) if actor == CHANCE else choice.kind


def _use(choice: BurnPoints | BurnDie | BurnDice | BurnReturn) -> str:
    if isinstance(choice, BurnDie):
        return f"die {choice.module}"
    if isinstance(choice, BurnReturn):
        return f"return {_letter(choice.crew)} {choice.engine}"
    return "points" if isinstance(choice, BurnPoints) else "dice"


def _write_outcome(choice: ConvoyChoice) -> str:
    if isinstance(choice, LineUp):
        return f"module {choice.number}"
    if isinstance(choice, Ashore):
        return f"without {_letter(choice.crew)}"
    faces = choice.dice if isinstance(choice, Roll) else _two_faces(choice)
    return " ".join(["dice", *map(str, faces)])


def _two_faces(choice: ConvoyChoice) -> list[int]:
    if isinstance(choice, RollTwo):
        return [choice.bow, choice.stern]
    return [choice.roll, choice.against] if isinstance(choice, RollGrapple) else []


def _letter(label: Payer) -> str:
    if label in SOLO_CREW:
        return LETTERS[SOLO_CREW.index(label)]
    return label if label in ENGINE_NAMES else label[-1]


# -- reading -----------------------------------------------------------------------------------


def read(position: Position, actor: int, text: str) -> int:
    """The action that `text` names for `actor`, legal or not."""
    word = text.strip()
    if actor == CHANCE:
        return _read_outcome(position, word)
    if word.lower() in ("end", "hack"):
        return END if word.lower() == "end" else HACK
    six = SIX_MOVE.fullmatch(word)
    if six is not None:
        return PUT + int(six.group(1)) - 1
    moved = STEPS.fullmatch(word)
    if moved is not None:
        space = _read_space(position, moved.group(2))
        return (
            STEP + _read_crew(position, moved.group(1)) * position.pack.span + 2 * space + len(moved.group(3))
        )
    burnt = BURN.fullmatch(word)
    if burnt is not None:
        return _read_burn(position, burnt.group(1), burnt.group(2).lower().split())
    raise UnreadableAction("not-a-crew-move", text=text[:40])


def _read_space(position: Position, text: str) -> int:
    name = {"b": "bow", "s": "stern"}.get(text.lower(), text.lower())
    if name not in position.pack.space_names:
        last = position.pack.space_names[position.pack.bow - 1]
        raise UnreadableAction("no-such-space", text=text, last=last)
    return position.pack.space_names.index(name)


def _read_crew(position: Position, text: str) -> int:
    """A Crewmember's number in its crew: a letter alone, a digit in two crews."""
    if position.players == 1 and text.upper() in LETTERS:
        return LETTERS.index(text.upper())
    if position.players == 2 and text[-1] in "123":
        return int(text[-1]) - 1
    raise UnreadableAction("no-such-crewmember", text=text, players=position.players)


def _read_burn(position: Position, payers: str, words: list[str]) -> int:
    pack = position.pack
    sources = sorted(_read_source(position, payer) for payer in payers.split("+"))
    use = _read_use(position, words)
    action = pack.burn_number(sources, use)
    if action < 0:
        points, die, dice, back = (pack.prices[use] for use in (POINTS, DIE, ALL_DICE, RETURN))
        raise UnreadableAction("burn-price", points=points, die=die, dice=dice, back=back)
    return action


def _read_use(position: Position, words: list[str]) -> int:
    if words[0] == "points":
        return POINTS
    if words[0] == "die":
        return DIE + int(words[1]) - 1
    if words[0] == "dice":
        return ALL_DICE
    engine = _read_space(position, words[2]) - position.pack.bow
    return RETURN + _read_crew(position, words[1]) * ENGINES + engine


def _read_source(position: Position, text: str) -> int:
    name = {"b": "bow", "s": "stern"}.get(text.lower(), text.lower())
    if name in ENGINE_NAMES:
        return LARGEST_CREW + ENGINE_NAMES.index(name)
    return _read_crew(position, text) if text else _read_crew(position, "nobody")


def _read_outcome(position: Position, text: str) -> int:
    """What chance gave, as it is written: for dice rolled on a real table."""
    for outcome, _ in position.odds():
        if write(position, CHANCE, outcome) == " ".join(text.split()):
            return outcome
    raise UnreadableAction("not-by-chance", text=text[:40])
