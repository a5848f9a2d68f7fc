"""Time for people: per turn, or for the whole game. Small steps of one turn do not start it anew.

A clock goes by the time of its own table: seconds that some server looked after it. The time of day is no
part of that, so setting the machine's clock costs nobody anything, and neither does a server that is down.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.tables.setup import ClockSetting


class TableClock(msgspec.Struct):
    """What each seat has left, and for which seats it runs since when.

    It is touched only when the seats asked or the turn change, so that it tells nothing of the steps
    that somebody takes in secret.
    """

    setting: ClockSetting
    left: list[float]
    turn: int = -1
    running: list[int] = []
    since: float = 0.0  # of the table's time, as is:
    time: float = 0.0  # at the last entry of the log

    def ask(self, seats: Sequence[int], turn: int) -> None:
        """From now on the answers of these seats are awaited, in this turn of the game."""
        if list(seats) == self.running and turn == self.turn:
            return
        self.charge(self.time)
        if turn != self.turn:
            self._new_turn()
        self.turn = turn
        self.running = list(seats)

    def forgive(self, seconds: float | None = None) -> None:
        """The last seconds, or all since somebody was asked, count for nobody."""
        self.since = self.time if seconds is None else min(self.time, self.since + seconds)

    def left_at(self, time: float) -> dict[int, float]:
        """The seconds that each running seat will have left."""
        if self.setting.kind == "none":
            return {}
        return {seat: self.left[seat] - max(0.0, time - self.since) for seat in self.running}

    def charge(self, time: float) -> None:
        """Take what was used up to now from those for whom it runs."""
        for seat in self.running:
            self.left[seat] -= max(0.0, time - self.since)
        self.since = self.time = time

    def _new_turn(self) -> None:
        if self.setting.kind == "turn":
            self.left = [float(self.setting.seconds)] * len(self.left)
        elif self.setting.kind == "game":
            for seat in self.running:
                self.left[seat] += self.setting.added


def new_clock(setting: ClockSetting, seats: int, time: float) -> TableClock:
    return TableClock(setting, [float(setting.seconds)] * seats, since=time, time=time)


def read_clock(data: dict[str, Any], last: float) -> TableClock:
    """A stored clock; one from before there was a table's own time went by the time of day, up to `last`."""
    clock = msgspec.convert(data, TableClock)
    if "time" not in data:
        clock.time = max(clock.since, last)
    return clock
