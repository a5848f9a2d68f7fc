"""Rates as bars, for the documentation. Needs matplotlib: pip install "starboard-games[plots]"."""

from pathlib import Path

GOLD, BLUE, GREY = "#c89b3c", "#5d7fa8", "#8a8f98"


def bars(path: Path, rows: list[tuple[str, float, str, str]], axis: str) -> None:
    """One bar a row, from the top: its name, its rate, its colour and what that colour means."""
    try:
        import matplotlib
    except ImportError:
        raise SystemExit('bench: a picture needs matplotlib: pip install "starboard-games[plots]".') from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 0.27 * len(rows) + 1.2))
    meanings: dict[str, str] = {}
    for place, (_, rate, colour, meaning) in enumerate(rows):
        label = None if colour in meanings else meaning
        meanings[colour] = meaning
        axes.barh(place, rate, height=0.72, color=colour, label=label)
        axes.text(rate * 1.08, place, f"{rate:,.0f}", va="center", fontsize=7)
    axes.set_yticks(range(len(rows)), [name for name, *_ in rows], fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(right=max(rate for _, rate, *_ in rows) * 4)
    axes.set_xlabel(axis)
    axes.invert_yaxis()
    axes.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(path)
