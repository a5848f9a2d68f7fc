"""What a finished game is worth to each seat, for search: compiled, since every descent may end with it."""

from collections.abc import Sequence

from starboard.kernel.results import DRAWN, WON, Result


def win_shares(results: Sequence[Result]) -> list[float]:
    """From 0 to 1, seat by seat: 1 for winning, shared among winners, and half for a draw."""
    winners = 0
    for result in results:
        if result.outcome == WON:
            winners += 1
    return [
        1.0 / float(winners) if result.outcome == WON else 0.5 if result.outcome == DRAWN else 0.0
        for result in results
    ]
