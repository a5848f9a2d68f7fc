"""A bar that shows how far a long command has come."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from starboard.cli.output import err


class RateColumn(ProgressColumn):
    """How many are done a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.3g}/s" if speed else "", "progress.remaining")


def progress(shown: bool = True) -> Progress:
    """A progress bar on standard error, only where somebody can see it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=err, transient=True, disable=not (shown and err.is_terminal))
