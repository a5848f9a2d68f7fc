"""Time for people: per turn, or for the whole game. Small steps of one turn do not start it anew."""

from collections.abc import Sequence

import msgspec

from starboard.tables.setup import ClockSetting


class Clock(msgspec.Struct):
    """What each seat has left, and for which seats it runs since when.

    It is touched only when the seats asked or the turn change, so that it tells nothing of the steps
    that somebody takes in secret.
    """

    setting: ClockSetting
    left: list[float]
    turn: int = -1
    running: list[int] = []
    since: float = 0.0

    def ask(self, seats: Sequence[int], turn: int, now: float) -> None:
        """From `now` on the answers of these seats are awaited, in this turn of the game."""
        if list(seats) == self.running and turn == self.turn:
            return
        self._charge(now)
        if turn != self.turn:
            self._new_turn()
        self.turn = turn
        self.running = list(seats)
        self.since = now

    def revive(self, now: float) -> None:
        """Go on after the server was down: that time counts for nobody."""
        self.since = now

    def deadlines(self) -> dict[int, float]:
        """When each running seat's time will be up."""
        if self.setting.kind == "none":
            return {}
        return {seat: self.since + self.left[seat] for seat in self.running}

    def overdue(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, end in self.deadlines().items() if end <= now]

    def _charge(self, now: float) -> None:
        for seat in self.running:
            self.left[seat] -= max(0.0, now - self.since)

    def _new_turn(self) -> None:
        if self.setting.kind == "turn":
            self.left = [float(self.setting.seconds)] * len(self.left)
        elif self.setting.kind == "game":
            for seat in self.running:
                self.left[seat] += self.setting.added


def new_clock(setting: ClockSetting, seats: int) -> Clock:
    return Clock(setting, [float(setting.seconds)] * seats)
