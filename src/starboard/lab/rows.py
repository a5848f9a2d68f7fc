"""The raw rows as Parquet, one a game and one a seat: pandas, polars and others read them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from starboard.kernel.results import WON
from starboard.lab.experiments import Cell, listed
from starboard.lab.observing import MOMENTS, GameRow, SeatRow
from starboard.lab.optional import load
from starboard.lab.runs import Run


def write_rows(run: Run) -> tuple[Path, Path]:
    """`games.parquet` and `seats.parquet` in the run's folder, cell after cell."""
    arrow = load("pyarrow", "needs-pyarrow", "pyarrow.parquet")
    games, seats = run.folder / "games.parquet", run.folder / "seats.parquet"
    names = Names(run)
    write(arrow, games, names.game_columns(), by_cell(run, game_record))
    write(arrow, seats, names.seat_columns(), by_cell(run, seat_records))
    return games, seats


class Names:
    """What the columns are called, which is known only when all rows were seen."""

    def __init__(self, run: Run) -> None:
        self.factors = list(dict.fromkeys(name for cell in run.plan.cells for name in cell.values))
        self.numbers: dict[str, None] = {}
        self.sources: dict[str, None] = {}
        self.taken: dict[str, None] = {}
        for cell in run.plan.cells:
            for row in run.rows(cell.number):
                self.numbers.update(dict.fromkeys(row.numbers))
                for seat in row.seats:
                    self.sources.update(dict.fromkeys(seat.sources))
                    self.taken.update(dict.fromkeys(seat.taken))

    def game_columns(self) -> dict[str, str]:
        return {
            "cell": "int32",
            "cell_name": "string",
            "game": "int32",
            "course": "int64",
            "ending": "string",
            **dict.fromkeys((f"factor.{name}" for name in self.factors), "string"),
            **dict.fromkeys(("turns", "actions", "decisions", "margin", "lead_changes"), "int32"),
            "branching": "float64",
            **dict.fromkeys((f"leader_{moment}" for moment in MOMENTS), "int32"),
            **dict.fromkeys((f"last_{moment}" for moment in MOMENTS), "int32"),
            **dict.fromkeys((f"number.{name}" for name in sorted(self.numbers)), "float64"),
            "laid_out": "list",
        }

    def seat_columns(self) -> dict[str, str]:
        return {
            "cell": "int32",
            "game": "int32",
            "seat": "int32",
            "bot": "string",
            "outcome": "string",
            "won": "bool",
            **dict.fromkeys(("place", "score", "decisions"), "int32"),
            **dict.fromkeys((f"points.{name}" for name in sorted(self.sources)), "int32"),
            **dict.fromkeys((f"taken.{name}" for name in sorted(self.taken)), "int32"),
            "given": "list",
        }


def by_cell(
    run: Run, records: Callable[[Cell, GameRow], list[dict[str, Any]]]
) -> Iterator[list[dict[str, Any]]]:
    for cell in run.plan.cells:
        yield [record for row in run.rows(cell.number) for record in records(cell, row)]


def game_record(cell: Cell, row: GameRow) -> list[dict[str, Any]]:
    return [
        {
            "cell": cell.number,
            "cell_name": cell.name,
            "game": row.game,
            "course": row.course,
            **{f"factor.{name}": listed(value) for name, value in cell.values.items()},
            "ending": row.ending,
            "turns": row.turns,
            "actions": row.actions,
            "decisions": row.decisions,
            "margin": row.margin,
            "lead_changes": row.lead_changes,
            "branching": row.options / row.decisions if row.decisions else None,
            **{f"leader_{moment}": seat for moment, seat in zip(MOMENTS, row.leaders, strict=False)},
            **{f"last_{moment}": seat for moment, seat in zip(MOMENTS, row.last, strict=False)},
            **{f"number.{name}": value for name, value in row.numbers.items()},
            "laid_out": row.laid_out,
        }
    ]


def seat_records(cell: Cell, row: GameRow) -> list[dict[str, Any]]:
    return [seat_record(cell, row, seat) for seat in row.seats]


def seat_record(cell: Cell, row: GameRow, seat: SeatRow) -> dict[str, Any]:
    return {
        "cell": cell.number,
        "game": row.game,
        "seat": seat.seat,
        "bot": seat.bot,
        "outcome": seat.outcome,
        "won": seat.outcome == WON,
        "place": seat.place,
        "score": seat.score,
        "decisions": seat.decisions,
        **{f"points.{name}": points for name, points in seat.sources.items()},
        **{f"taken.{name}": count for name, count in seat.taken.items()},
        "given": seat.given,
    }


def write(arrow: Any, file: Path, columns: dict[str, str], groups: Iterator[list[dict[str, Any]]]) -> None:
    """Missing counts are 0; anything else that is missing is null."""
    kinds = {"list": arrow.list_(arrow.string()), "bool": arrow.bool_()}
    fields = [(name, kinds.get(kind) or getattr(arrow, kind)()) for name, kind in columns.items()]
    schema = arrow.schema(fields)
    unfinished = file.with_suffix(".unfinished")  # written cell by cell: not all rows are in memory at once
    with arrow.parquet.ParquetWriter(unfinished, schema) as writer:
        for records in groups:
            arrays = []
            for name, kind in fields:
                missing = 0 if name.startswith(("points.", "taken.")) else None
                arrays.append(arrow.array([record.get(name, missing) for record in records], kind))
            writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))
    unfinished.replace(file)
