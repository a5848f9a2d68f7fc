# mypyc: skip
"""The ship for a terminal, drawn from what a seat may see."""

from typing import Final

from starboard.games.convoy.view import ConvoyView, Member, Module
from starboard.kernel.notation import COLUMN_LETTERS

WIDTH: Final = 9  # of an Engine


def draw(view: ConvoyView) -> str:
    """The row of Modules between the Engines, with the dice above and the crews' state below."""
    if len(view.modules) < view.grid.modules:
        cards = ", ".join(module.card for module in view.modules)
        return f"The row so far, from the bow: {cards or 'nothing yet'}."
    lines = [_heading(view), "", *_labels(view), *_rows(view), ""]
    lines += [_legend(view), _crew_line(view), _points_line(view)]
    return "\n".join(line.rstrip() for line in lines)


def _heading(view: ConvoyView) -> str:
    tracker = view.tracker
    stalled = " (stalled)" if tracker.stalled else ""
    goal = " + ".join(str(charges) for charges in view.goal.charges)
    rank = f"rank {view.goal.rank}: " if view.goal.rank else "first with "
    return (
        f"Cycle {tracker.at}{stalled}, number {tracker.cycle} of at most {tracker.most}   "
        f"{rank}{goal} Charges   supply {view.supply}"
    )


def _labels(view: ConvoyView) -> list[str]:
    """Module numbers, card names, and the dice that hang over them."""
    width = _module_width(view)
    names = [f"{module.module} {module.card}".center(width) for module in view.modules]
    dice = [_dice(module).center(width) for module in view.modules]
    return [" " * WIDTH + " " + " ".join(names), " " * WIDTH + " " + " ".join(dice)]


def _dice(module: Module) -> str:
    return " ".join(f"[{pips}]" for pips in module.dice)


def _module_width(view: ConvoyView) -> int:
    return 4 * view.grid.columns


def _rows(view: ConvoyView) -> list[str]:
    standing = {member.at: member for member in view.crew if member.at is not None}
    edge = " " * WIDTH + "+" + "+".join("-" * _module_width(view) for _ in view.modules) + "+"
    rows = [edge]
    for row in range(max(view.grid.rows, 3)):
        cells = [_module_row(module, row, standing) for module in view.modules]
        bow, stern = (_engine_row(view, engine, row) for engine in (0, 1))
        rows.append(bow.rjust(WIDTH - 1) + " |" + "|".join(cells) + "| " + stern)
    columns = "".join(f" {COLUMN_LETTERS[column]}  " for column in range(view.grid.columns))
    return [*rows, edge, " " * WIDTH + " " + " ".join(columns for _ in view.modules)]


def _module_row(module: Module, row: int, standing: dict[str, Member]) -> str:
    if row >= len(module.rows):
        return "####" * len(module.rows[0])
    cells = ""
    for column, symbol in enumerate(module.rows[row]):
        name = f"{module.module}{COLUMN_LETTERS[column]}{row + 1}"
        cells += _cell(module, symbol, name, standing.get(name))
    return cells


def _cell(module: Module, symbol: str, name: str, member: Member | None) -> str:
    """Who stands there, + if with a Charge, and what is drawn there, * if charged."""
    if symbol == "#":
        return "####"
    charged = "*" if symbol == "G" and module.charge else ""
    who = "" if member is None else _token(member) + ("+" if member.carrying else "")
    return (who.rjust(2) + symbol + charged).ljust(4) if len(who) < 3 else who + (charged or symbol)


def _token(member: Member) -> str:
    """A Crewmember's sign: its letter alone, or crew and number."""
    crew = member.crew
    return crew[0] + crew[-1] if "-" in crew else crew[0].upper()


def _engine_row(view: ConvoyView, engine: int, row: int) -> str:
    """In the rows of an Engine: its name, its squares, and who is in it."""
    here = view.engines[engine]
    if row == 0:
        return here.engine
    if row == 1:
        charges = here.charges
        return "*" * charges + "o" * (here.squares - charges)
    inside = [member for member in view.crew if member.at == here.engine]
    tokens = [_token(member) + ("+" if member.carrying else "") for member in inside]
    return " ".join(tokens) if row == 2 else ""


def _legend(view: ConvoyView) -> str:
    return "#### crate   G Generator   * Charge   C Console   + carries   o free square   [3] die"


def _crew_line(view: ConvoyView) -> str:
    lost = [_token(member) for member in view.crew if member.lost]
    return "Lost in space: " + (", ".join(lost) or "nobody")


def _points_line(view: ConvoyView) -> str:
    points = view.points
    line = f"Points left: {points.left} of {points.of}"
    if points.burnt:
        line += f", {points.burnt} burnt"
    for member in view.crew:
        if member.own:
            line += f", {member.own} of {_token(member)} alone"
    return line
