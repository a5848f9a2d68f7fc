"""Plots of a run, as SVG that stands in a page by itself."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

from starboard.games.registry import find_game
from starboard.lab.figures import CellFigures, Figures
from starboard.lab.observing import MOMENTS
from starboard.lab.optional import load
from starboard.lab.series import ENDINGS, WINS, Measure
from starboard.lab.statistics import Estimate
from starboard.lab.wording import Wording

MOST_CELLS: Final = 12  # in one plot; further ones stand in the tables
MOST_BARS: Final = 20
WIDTH: Final = 560
COLOURS: Final = ["#1f6f8b", "#b5532a", "#5b8c3e", "#7d5ba6", "#c9a227", "#4d4d4d", "#d1477a", "#2aa198"]


class Charts:
    """Draws; every plot is an `<svg>`, or "" where there is nothing to draw."""

    def __init__(self, figures: Figures) -> None:
        self.alt = load("altair", "needs-altair", "vl_convert")
        self.cells = figures.cells[:MOST_CELLS]
        self.figures = figures
        self.say = Wording(figures.language).say

    def svg(self, chart: Any, letters: int = 24) -> str:
        """Without a script, so that it prints and needs nothing.

        Who reads it may have wider letters than whoever drew it: a pixel for each on the left is left free.
        """
        convert = import_module("vl_convert")
        room = {"left": letters, "right": 24, "top": 5, "bottom": 5}
        made = (
            chart.properties(padding=room)
            .configure_view(stroke=None)
            .configure_axis(labelLimit=320, grid=False)
        )
        drawn: str = convert.vegalite_to_svg(made.configure_range(category=COLOURS).to_json())
        return drawn[drawn.index("<svg") :]

    # -- with intervals ----------------------------------------------------------------------

    def wins(self) -> str:
        return self.estimates(WINS, self.say("axis-won"))

    def endings(self) -> str:
        return self.estimates(ENDINGS, self.say("axis-games"))

    def estimates(self, group: str, title: str) -> str:
        """Each measure of a group, cell by cell, with its interval."""
        values = [
            point(cell, one.measure, one.estimate)
            for cell in self.cells
            for one in cell.measures
            if one.measure.group == group
        ]
        if not values:
            return ""
        alt = self.alt
        base = alt.Chart(alt.Data(values=values)).encode(
            y=alt.Y("measure:N", title=None, sort=None),
            yOffset=alt.YOffset("cell:N", sort=None),
            color=alt.Color("cell:N", title=None, sort=None, legend=self.legend()),
        )
        rule = base.mark_rule(strokeWidth=2).encode(
            x=alt.X("low:Q", title=title, axis=alt.Axis(format="%")), x2="high:Q"
        )
        dot = base.mark_point(filled=True, size=55).encode(x="value:Q")
        return self.svg((rule + dot).properties(width=WIDTH))

    def differences(self) -> str:
        """The clearest differences, each in multiples of its own uncertainty."""
        known, unknown = self.say("beyond-chance"), self.say("may-be-chance")
        found = (self.figures.effects or self.figures.findings)[:MOST_BARS]
        alone = len({finding.cell for finding in found}) == 1
        values: list[dict[str, Any]] = [
            {
                "name": finding.measure.label if alone else f"{finding.cell}: {finding.measure.label}",
                "z": finding.difference.z,
                "known": known if finding.beyond_chance else unknown,
            }
            for finding in found
        ]
        if not values:
            return ""
        alt = self.alt
        chart = alt.Chart(alt.Data(values=values)).mark_bar(height=10)
        return self.svg(
            chart.encode(
                y=alt.Y("name:N", title=None, sort=None, axis=alt.Axis(labelLimit=420)),
                x=alt.X("z:Q", title=self.say("axis-clear")),
                color=alt.Color(
                    "known:N",
                    title=None,
                    scale=alt.Scale(domain=[known, unknown], range=[COLOURS[1], "#bbbbbb"]),
                ),
            ).properties(width=WIDTH - 120),
            max(len(value["name"]) for value in values),
        )

    # -- shapes ------------------------------------------------------------------------------

    def sources(self) -> str:
        """Where points come from, cell by cell."""
        prefix = "points: "
        words = find_game(self.figures.game).words(self.figures.language)
        values = [
            {
                "cell": cell.cell.name,
                "source": words.name("source", one.measure.id.removeprefix(prefix)),
                "points": one.estimate.value,
            }
            for cell in self.cells
            for one in cell.measures
            if one.measure.id.startswith(prefix)
        ]
        if len({value["source"] for value in values}) < 2:
            return ""
        alt = self.alt
        chart = alt.Chart(alt.Data(values=values)).mark_bar()
        return self.svg(
            chart.encode(
                y=alt.Y("cell:N", title=None, sort=None),
                x=alt.X("points:Q", title=self.say("axis-points")),
                color=alt.Color("source:N", title=None, sort=None),
            ).properties(width=WIDTH)
        )

    def lengths(self) -> str:
        """How long games are, in turns."""
        values = [
            {"cell": cell.cell.name, "turns": turns, "share": count / cell.games}
            for cell in self.cells
            for turns, count in cell.turns.items()
        ]
        alt = self.alt
        widest = max((turns for cell in self.cells for turns in cell.turns), default=1)
        chart = alt.Chart(alt.Data(values=values)).mark_line(interpolate="step-after")
        return self.svg(
            chart.transform_bin("from", field="turns", bin=alt.Bin(maxbins=min(40, max(4, widest))))
            .transform_aggregate(games="sum(share)", groupby=["from", "cell"])
            .encode(
                x=alt.X("from:Q", title=self.say("axis-turns")),
                y=alt.Y("games:Q", title=self.say("axis-share"), axis=alt.Axis(format="%")),
                color=alt.Color("cell:N", title=None, sort=None, legend=self.legend()),
            )
            .properties(width=WIDTH, height=180)
        )

    def decided(self) -> str:
        """How far a game is decided after each part of it: the leader's chance to win."""
        values = [
            {"cell": cell.cell.name, "moment": moment, "won": estimate.value}
            for cell in self.cells
            for moment in MOMENTS
            if (estimate := cell.estimate(f"decided at {moment} %")) is not None
        ]
        if not values:
            return ""
        alt = self.alt
        chart = alt.Chart(alt.Data(values=values)).mark_line(point=True)
        return self.svg(
            chart.encode(
                x=alt.X("moment:Q", title=self.say("axis-moment"), scale=alt.Scale(domain=[0, 100])),
                y=alt.Y(
                    "won:Q",
                    title=self.say("axis-leader"),
                    axis=alt.Axis(format="%"),
                    scale=alt.Scale(domain=[0, 1]),
                ),
                color=alt.Color("cell:N", title=None, sort=None, legend=self.legend()),
            ).properties(width=WIDTH, height=180)
        )

    def legend(self) -> Any:
        """One cell needs none."""
        alt = self.alt
        return alt.Legend(orient="bottom", columns=2, labelLimit=320) if len(self.cells) > 1 else None


def point(cell: CellFigures, measure: Measure, estimate: Estimate) -> dict[str, Any]:
    return {
        "cell": cell.cell.name,
        "measure": measure.label,
        "value": estimate.value,
        "low": estimate.low,
        "high": estimate.high,
    }


def plots(figures: Figures) -> dict[str, str]:
    """Every plot that there is something to draw for, by the section it belongs to."""
    charts = Charts(figures)
    made: Iterable[tuple[str, str]] = (
        ("differences", charts.differences()),
        ("wins", charts.wins()),
        ("sources", charts.sources()),
        ("lengths", charts.lengths()),
        ("endings", charts.endings()),
        ("decided", charts.decided()),
    )
    return {name: svg for name, svg in made if svg}
