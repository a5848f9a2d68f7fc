"""A replay turn by turn: on, back, or to any action."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from starboard.cli import terminal
from starboard.cli.output import show
from starboard.cli.words import sentence
from starboard.kernel.state import State


@dataclass
class Turn:
    """A stretch of a record: actions `first` to `last`, counted from 1, and the position before them."""

    before: State
    first: int
    last: int = 0
    board_at: int = 0  # the action before which the board is shown; 0: never


def step_through(
    turns: Sequence[Turn], show_turn: Callable[[Turn], None], show_end: Callable[[], None]
) -> None:
    """Show turns as they are asked for; after the last one the end of the game."""
    at = 0
    while True:
        show_turn(turns[at])
        at_end = at == len(turns) - 1
        if at_end:
            show_end()
        wanted = ask_where(turns, at, at_end)
        if wanted is None:
            return
        at = wanted


def ask_where(turns: Sequence[Turn], at: int, at_end: bool) -> int | None:
    """The turn to show next; None to leave."""
    last = turns[-1].last
    while True:
        typed = terminal.ask(sentence("replay-over" if at_end else "replay-enter") + " ").lower()
        if typed in sentence("replay-key-leave").split() or (at_end and not typed):
            return None
        if not typed:
            return at + 1
        if typed in sentence("replay-key-back").split():
            return max(at - 1, 0)
        number = terminal.read_number(typed)
        if 1 <= number <= last:
            return next(index for index, turn in enumerate(turns) if turn.last >= number)
        show(Text(sentence("replay-keys", last=last), "problem"))
