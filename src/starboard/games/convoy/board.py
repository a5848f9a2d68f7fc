# mypyc: skip
"""The ship for a terminal, drawn from what a seat may see."""

from typing import Final

from starboard.games.convoy.module_cards import CRATE, GENERATOR
from starboard.games.convoy.view import ConvoyView, Member, Module
from starboard.kernel.notation import COLUMN_LETTERS
from starboard.kernel.words import Words

WIDTH: Final = 7  # of an Engine, with the numbers of the rows


def draw(view: ConvoyView, words: Words) -> str:
    """The row of Modules between the Engines, with the dice above and the crews' state below."""
    if len(view.modules) < view.grid.modules:
        return words.sentence("board-row", cards=[module.card for module in view.modules])
    lines = [_heading(view, words), "", *_labels(view, words), *_rows(view, words), ""]
    lines += [words.text("board-signs"), _lost_line(view, words), _points_line(view, words)]
    return "\n".join(line.rstrip() for line in lines)


def _heading(view: ConvoyView, words: Words) -> str:
    tracker, goal = view.tracker, view.goal
    charges = " + ".join(str(charges) for charges in goal.charges)
    parts = [
        words.text(
            "board-cycle", at=tracker.at, stalled=tracker.stalled, cycle=tracker.cycle, most=tracker.most
        ),
        words.text("board-goal", rank=goal.rank, charges=charges, total=goal.total),
        words.text("board-supply", supply=view.supply),
    ]
    return "   ".join(parts)


def _labels(view: ConvoyView, words: Words) -> list[str]:
    """Module numbers, card names, and the dice that hang over them."""
    width = _module_width(view)
    names = [f"{one.module} {words.name('card', one.card)}".center(width) for one in view.modules]
    dice = [_dice(module).center(width) for module in view.modules]
    return [" " * WIDTH + " " + " ".join(names), " " * WIDTH + " " + " ".join(dice)]


def _dice(module: Module) -> str:
    return " ".join(f"[{pips}]" for pips in module.dice)


def _module_width(view: ConvoyView) -> int:
    return 4 * view.grid.columns


def _rows(view: ConvoyView, words: Words) -> list[str]:
    """The rows of spaces with their numbers, the letters of the columns below, the Engines to both sides."""
    standing = {member.at: member for member in view.crew if member.at is not None}
    edge = "+" + "+".join("-" * _module_width(view) for _ in view.modules) + "+"
    bow, stern = (words.name("space", engine.engine, "board") for engine in view.engines)
    rows = [f"{bow:>{WIDTH - 2}}  {edge} {stern}"]
    drawn = max(view.grid.rows, 3)
    for row in range(drawn):
        cells = "|".join(_module_row(module, row, standing) for module in view.modules)
        left, right = (_engine_row(view, engine, row, drawn) for engine in (0, 1))
        number = str(row + 1) if row < view.grid.rows else " "
        rows.append(f"{left:>{WIDTH - 2}} "[: WIDTH - 1] + f"{number}|{cells}| {right}")
    columns = "".join(f" {COLUMN_LETTERS[column]}  " for column in range(view.grid.columns))
    return [*rows, " " * WIDTH + edge, " " * WIDTH + " " + " ".join(columns for _ in view.modules)]


def _module_row(module: Module, row: int, standing: dict[str, Member]) -> str:
    if row >= len(module.rows):
        return "####" * len(module.rows[0])
    cells = ""
    for column, symbol in enumerate(module.rows[row]):
        name = f"{module.module}{COLUMN_LETTERS[column]}{row + 1}"
        cells += _cell(module, symbol, standing.get(name))
    return cells


def _cell(module: Module, symbol: str, member: Member | None) -> str:
    """Who stands there, + if with a Charge, and what is drawn there, * if charged."""
    if symbol == CRATE:
        return "####"
    charged = "*" if symbol == GENERATOR and module.charge else ""
    who = "" if member is None else _token(member) + ("+" if member.carrying else "")
    return (who.rjust(2) + symbol + charged).ljust(4) if len(who) < 3 else who + (charged or symbol)


def _token(member: Member) -> str:
    """A Crewmember's sign: its letter alone, or crew and number."""
    crew = member.crew
    return crew[0] + crew[-1] if "-" in crew else crew[0].upper()


def _engine_row(view: ConvoyView, engine: int, row: int, rows: int) -> str:
    """Beside the first row an Engine's squares, beside the others who is in it."""
    here = view.engines[engine]
    if row == 0:
        return "*" * here.charges + "o" * (here.squares - here.charges)
    inside = [member for member in view.crew if member.at == here.engine]
    each = -(-len(inside) // (rows - 1))
    tokens = [_token(member) + ("+" if member.carrying else " ") for member in inside]
    return "".join(tokens[each * (row - 1) : each * row]).rstrip()


def _lost_line(view: ConvoyView, words: Words) -> str:
    lost = [_token(member) for member in view.crew if member.lost]
    return words.text("board-lost", crew=lost) if lost else words.text("board-none-lost")


def _points_line(view: ConvoyView, words: Words) -> str:
    points = view.points
    parts = [words.text("board-points", left=points.left, of=points.of)]
    if points.burnt:
        parts.append(words.text("board-burnt", burnt=points.burnt))
    parts += [
        words.text("board-own", own=member.own, crew=_token(member)) for member in view.crew if member.own
    ]
    return ", ".join(parts)
