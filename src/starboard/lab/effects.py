"""What each factor of a grid does by itself: its values compared over all that the other factors were."""

from collections.abc import Sequence
from typing import Any

from starboard.lab.comparisons import Finding, compare, corrected
from starboard.lab.experiments import Cell, listed
from starboard.lab.series import Measure, Series


class Sums:
    """One measure added up over cells, game by game."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.totals: list[float] = []
        self.counts: list[int] = []

    def add(self, values: Sequence[float | None]) -> None:
        missing = len(values) - len(self.totals)
        self.totals += [0.0] * missing
        self.counts += [0] * missing
        for game, value in enumerate(values):
            if value is not None:
                self.totals[game] += value
                self.counts[game] += 1

    def means(self) -> Series:
        pairs = zip(self.totals, self.counts, strict=True)
        return Series(self.measure, [total / count if count else None for total, count in pairs])


class Effects:
    """Takes in cell after cell, and keeps only sums."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        values: dict[str, dict[str, None]] = {}
        for cell in cells:
            for factor, value in cell.values.items():
                values.setdefault(factor, {})[listed(value)] = None
        varied = {factor: list(names) for factor, names in values.items() if len(names) > 1}
        self.factors = varied if len(varied) > 1 else {}  # of a single factor the cells themselves tell all
        self.sums: dict[tuple[str, str], dict[str, Sums]] = {}

    def add(self, cell: Cell, series: dict[str, Series]) -> None:
        for factor in self.factors:
            sums = self.sums.setdefault((factor, listed(cell.values[factor])), {})
            for name, one in series.items():
                sums.setdefault(name, Sums(one.measure)).add(one.values)

    def findings(self, common: bool) -> list[Finding]:
        """Each value of each factor beside its first one."""
        found: list[Finding] = []
        for factor, (first, *others) in self.factors.items():
            before = self._means(factor, first)
            for value in others:
                more, _ = compare(f"{factor} = {value}", before, self._means(factor, value), common)
                found += more
        return corrected(found)

    def _means(self, factor: str, value: Any) -> dict[str, Series]:
        return {name: sums.means() for name, sums in self.sums[factor, value].items()}
