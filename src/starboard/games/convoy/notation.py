# mypyc: skip
"""Actions and outcomes as data and as text: P-2c3+, 6-3, burn P+bow dice, end."""

import re
from typing import Any, Final

from starboard.games.convoy.burning import ALL_DICE, POINTS, source_label
from starboard.games.convoy.components import (
    CREW,
    END,
    ENGINE_NAMES,
    ENGINES,
    HACK,
    LARGEST_CREW,
    MODULES,
    PUT,
    ROLES,
    SOMEBODY,
    STEP,
    USES_OF_ONE,
    USES_OF_TWO,
    ConvoyPack,
)
from starboard.games.convoy.movement import has_choice
from starboard.games.convoy.state import PUSHED, TWO_CREWS, Position
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.state import CHANCE

Parts = dict[str, Any]

PLAIN: Final = ("step", "leave", "keep", "grapple", "grapple-leave", "retreat")
ACTING: Final = ("take", "place", "grapple-take")
LETTERS: Final = "MNPC"  # by role
SPACE: Final = r"[1-5][a-i][1-9]|bow|stern|b|s"
STEPS: Final = re.compile(rf"([mnpc]|[bs]?[123])\s*[->:\s]\s*({SPACE})\s*(\+?)", re.IGNORECASE)
SIX_MOVE: Final = re.compile(r"6\s*[->:\s]\s*([1-5])")
BURN: Final = re.compile(
    r"burn\s+([a-z0-9+]+)\s+(points|dice|die\s+[1-5]|return\s+[a-z0-9]+\s+(?:bow|stern|b|s))", re.IGNORECASE
)
HELP: Final = (
    "write P-2c3, P-2c3+ with a Charge, 6-3, burn P points, burn bow die 3, burn P+bow dice, "
    "burn bow+bow return M stern, hack or end"
)


# -- as data -----------------------------------------------------------------------------------


def describe(position: Position, actor: int, action: int) -> tuple[str, Parts]:
    """What an action or an outcome is: its kind and its parts."""
    pack = position.pack
    if actor == CHANCE:
        return describe_outcome(position, action)
    if action in (END, HACK):
        return "hack" if action == HACK else "end", {}
    if action < STEP:
        return "put", {"module": action - PUT + 1, "card": position.module_name(action - PUT)}
    if action < pack.burn_one:
        return describe_step(position, actor, action)
    if action < pack.burn_two:
        source, use = divmod(action - pack.burn_one, USES_OF_ONE)
        paid = [source_label(position, source)]
        return (
            ("burn-points", {"paid": paid}) if use == POINTS else ("burn-die", {"paid": paid, "module": use})
        )
    number, use = divmod(action - pack.burn_two, USES_OF_TWO)
    paid = [source_label(position, source) for source in pack.pairs[number]]
    if use == ALL_DICE:
        return "burn-dice", {"paid": paid}
    lost, engine = divmod(use - 1, ENGINES)
    crew = position.label(position.first_of(actor) + lost)
    return "burn-return", {"paid": paid, "crew": crew, "engine": ENGINE_NAMES[engine]}


def describe_step(position: Position, seat: int, action: int) -> tuple[str, Parts]:
    number, rest = divmod(action - STEP, position.pack.span)
    to, acts = rest >> 1, rest & 1
    member = position.first_of(seat) + number
    parts = {
        "crew": position.label(member),
        "from": position.space_name(position.at[member]),
        "to": position.space_name(to),
        "cost": position.step_cost(member),
    }
    if position.phase == PUSHED:
        return "retreat", parts
    choice = has_choice(position, member, to)
    foe = position.ground[to] - SOMEBODY
    if foe >= 0 and position.owner(foe) != seat:
        kind = "grapple-take" if acts else "grapple-leave" if choice else "grapple"
        return kind, parts | {"foe": position.label(foe)}
    if to >= position.pack.bow:
        return "place" if acts else "keep" if choice else "step", parts
    return "take" if acts else "leave" if choice else "step", parts


def describe_outcome(position: Position, outcome: int) -> tuple[str, Parts]:
    pack = position.pack
    if outcome < pack.ashore:
        return "line-up", {"number": outcome + 1, "card": pack.names[outcome]}
    if outcome < pack.rolls:
        return "ashore", {"crew": ROLES[outcome - pack.ashore]}
    faces = pack.faces[outcome - pack.rolls]
    if outcome in pack.grapples:
        return "roll-grapple", {"roll": faces[0], "against": faces[1]}
    if outcome in pack.crew_rolls:
        return "roll-two", {"bow": faces[0], "stern": faces[1]}
    return "roll", {"dice": faces[:]}


def encode(pack: ConvoyPack, kind: str, parts: Parts) -> int:
    """The number of the action or outcome that `describe` described so."""
    try:
        if kind in ("end", "hack", "put") or kind in PLAIN or kind in ACTING:
            return encode_move(pack, kind, parts)
        if kind.startswith("burn-"):
            return encode_burn(pack, kind, parts)
        return encode_outcome(pack, kind, parts)
    except (KeyError, ValueError, TypeError, IndexError):
        raise UnreadableAction(f"The convoy knows no {kind} with {parts}.") from None


def encode_move(pack: ConvoyPack, kind: str, parts: Parts) -> int:
    if kind == "put":
        return PUT + _module(parts["module"])
    if kind in ("end", "hack"):
        return END if kind == "end" else HACK
    space = pack.space_names.index(parts["to"])
    return STEP + _number(parts["crew"]) * pack.span + 2 * space + (kind in ACTING)


def encode_burn(pack: ConvoyPack, kind: str, parts: Parts) -> int:
    sources = sorted(_source(label) for label in parts["paid"])
    if kind == "burn-points" and len(sources) == 1:
        return pack.burn_one + sources[0] * USES_OF_ONE + POINTS
    if kind == "burn-die" and len(sources) == 1:
        return pack.burn_one + sources[0] * USES_OF_ONE + 1 + _module(parts["module"])
    base = pack.burn_two + pack.pairs.index(sources) * USES_OF_TWO
    if kind == "burn-dice":
        return base + ALL_DICE
    if kind == "burn-return":
        return base + 1 + _number(parts["crew"]) * ENGINES + ENGINE_NAMES.index(parts["engine"])
    raise ValueError


def encode_outcome(pack: ConvoyPack, kind: str, parts: Parts) -> int:
    if kind == "line-up" and parts["number"] in range(1, len(pack.names) + 1):
        return int(parts["number"]) - 1
    if kind == "ashore":
        return pack.ashore + ROLES.index(parts["crew"])
    if kind == "roll-two":
        return _roll(pack, pack.crew_rolls, [parts["bow"], parts["stern"]])
    if kind == "roll-grapple":
        return _roll(pack, pack.grapples, [parts["roll"], parts["against"]])
    if kind == "roll":
        dice = sorted(parts["dice"])
        return _roll(pack, pack.early_rolls if len(dice) == pack.dice else pack.late_rolls, dice)
    raise ValueError


def _roll(pack: ConvoyPack, outcomes: range, faces: list[int]) -> int:
    first = outcomes.start - pack.rolls
    return outcomes.start + pack.faces[first : first + len(outcomes)].index(faces)


def _module(number: Any) -> int:
    if number not in range(1, MODULES + 1):
        raise ValueError
    return int(number) - 1


def _number(label: str) -> int:
    """A Crewmember's number within its crew, from its label."""
    return ROLES.index(label) if label in ROLES else TWO_CREWS.index(label) % CREW


def _source(label: str) -> int:
    return LARGEST_CREW + ENGINE_NAMES.index(label) if label in ENGINE_NAMES else _number(label)


# -- as text -----------------------------------------------------------------------------------


def write(position: Position, actor: int, action: int) -> str:
    kind, parts = describe(position, actor, action)
    if actor == CHANCE:
        return _write_outcome(kind, parts)
    if kind in ("end", "hack"):
        return kind
    if kind == "put":
        return f"6-{parts['module']}"
    if kind in PLAIN or kind in ACTING:
        return f"{_letter(parts['crew'])}-{parts['to']}{'+' if kind in ACTING else ''}"
    paid = "+".join(label if label in ENGINE_NAMES else _letter(label) for label in parts["paid"])
    if kind == "burn-die":
        return f"burn {paid} die {parts['module']}"
    if kind == "burn-return":
        return f"burn {paid} return {_letter(parts['crew'])} {parts['engine']}"
    return f"burn {paid} {'points' if kind == 'burn-points' else 'dice'}"


def _write_outcome(kind: str, parts: Parts) -> str:
    if kind == "line-up":
        return f"module {parts['number']}"
    if kind == "ashore":
        return f"without {_letter(parts['crew'])}"
    faces = parts["dice"] if kind == "roll" else list(parts.values())
    return " ".join(["dice", *map(str, faces)])


def _letter(label: str) -> str:
    return LETTERS[ROLES.index(label)] if label in ROLES else label[-1]


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
    raise UnreadableAction(f'"{text[:40]}" is not a move: {HELP}.')


def _read_space(position: Position, text: str) -> int:
    name = {"b": "bow", "s": "stern"}.get(text.lower(), text.lower())
    if name not in position.pack.space_names:
        last = position.pack.space_names[position.pack.bow - 1]
        raise UnreadableAction(f"There is no space {text}; they go from 1a1 to {last}, and bow and stern.")
    return position.pack.space_names.index(name)


def _read_crew(position: Position, text: str) -> int:
    """A Crewmember's number in its crew: a letter alone, a digit in two crews."""
    if position.players == 1 and text.upper() in LETTERS:
        return LETTERS.index(text.upper())
    if position.players == 2 and text[-1] in "123":
        return int(text[-1]) - 1
    crew = "M, N, P and C" if position.players == 1 else "1, 2 and 3"
    raise UnreadableAction(f"There is no Crewmember {text}; write {crew}.")


def _read_burn(position: Position, payers: str, use: list[str]) -> int:
    pack = position.pack
    sources = sorted(_read_source(position, payer) for payer in payers.split("+"))
    single = use[0] in ("points", "die")
    if len(sources) != (1 if single else 2) or (not single and sources not in pack.pairs):
        raise UnreadableAction(
            "Points or one die take one Charge; all dice or a return take two: burn P+bow dice."
        )
    if single:
        return pack.burn_one + sources[0] * USES_OF_ONE + (POINTS if use[0] == "points" else int(use[1]))
    base = pack.burn_two + pack.pairs.index(sources) * USES_OF_TWO
    if use[0] == "dice":
        return base + ALL_DICE
    engine = _read_space(position, use[2]) - pack.bow
    return base + 1 + _read_crew(position, use[1]) * ENGINES + engine


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
    raise UnreadableAction(
        f'"{text[:40]}" is nothing that chance can give here: write module 3, without P or dice 2 5.'
    )
