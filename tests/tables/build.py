"""Small tables for tests: people by short names, commands by their words."""

from typing import Any

import msgspec

from starboard.kernel.dice import Dice
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.tables import lobby, views
from starboard.tables.commands import Command
from starboard.tables.handlers import perform
from starboard.tables.log import Viewer
from starboard.tables.messages.envelope import Ending, Envelope
from starboard.tables.messages.sight import Happening, Sight, TableHappening
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller
from starboard.tables.play import Play
from starboard.tables.setup import ClockSetting, read_setup

SEED = bytes(range(32))


class Game:
    """A table with its own clock. `seats` are names, "bot", or "ann+" for somebody at ann's screen."""

    def __init__(
        self, game: str = "wheel", seats: str = "ann bob", clock: ClockSetting | None = None, **options: Any
    ) -> None:
        names = seats.split()
        setup = read_setup(game, {**options, "players": len(names)}, clock, "everybody")
        self.now = 1000.0
        self.table = lobby.open_table("t1", setup, self.person(names[0]), self.now, Dice(SEED))
        self.table.ticks = lambda: self.now
        self.table.look_after()
        for number, name in enumerate(names):
            if name == "bot":
                self.do(names[0], "seat-bot", seat=number, level="easy")
            elif name.endswith("+"):
                self.do(name[:-1], "sit-here", seat=number, name=f"{name[:-1]}'s guest")
            else:
                self.do(name, "sit", seat=number, nonce=f"nonce-{name}")

    def person(self, name: str) -> Caller:
        return Caller(name, name.title(), invited=True)

    def start(self) -> "Game":
        self.do(self.table.host, "start")
        return self

    def do(self, who: str, what: str, /, **fields: Any) -> Accepted:
        """Send a command a second later; the answer, or Refused."""
        self.now += 1.0
        command = msgspec.convert({"do": what, **fields}, Command)
        return perform(self.table, self.person(who), command, self.now).answer

    def act(self, seat: int, *actions: int, **fields: Any) -> Accepted:
        """The holder of a seat acts at the position it is at."""
        fields = {"position": self.table.entries_shown[Viewer(seat)], "actions": list(actions), **fields}
        return self.do(self.table.seats[seat].person, "act", seat=seat, **fields)

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    @property
    def state(self) -> State:
        return self.play.state

    def sight(self, viewer: int) -> Sight:
        return views.sight(self.table, Viewer(viewer), views.words_for(self.table, "en"))

    def envelope(self, who: str = "") -> Envelope:
        return views.envelope(self.table, who, self.now)

    def ending(self) -> Ending:
        ending = self.envelope().ending
        assert ending is not None
        return ending

    def told(self, viewer: int) -> list[str]:
        """The kinds of everything in memory that `viewer` was shown, in order."""
        words = views.words_for(self.table, "en")
        steps = views.story(self.table.tail, Viewer(viewer), words, self.table.entries_shown[Viewer(viewer)])
        return [kind_of(one) for step in steps for one in step.events]

    def play_on(self, most: int = 10_000, seed: int = 1, bots: bool = True) -> "Game":
        """Everybody acts at random until the game is over."""
        random = Random(seed)
        for _ in range(most):
            awaited = self.table.awaited()
            if not awaited:
                break
            seat = awaited[random.below(len(awaited))]
            self.random_act(seat, random)
        return self

    def random_act(self, seat: int, random: Random) -> None:
        from starboard.tables.acts import bot_act

        action = random_action(self.state, seat, random)
        if self.table.seats[seat].by_bot:
            self.now += 1.0
            bot_act(self.table, seat, self.table.entries_shown[Viewer(seat)], action, self.now)
            self.table.drain()
        else:
            self.act(seat, action)


def kind_of(one: Happening) -> str:
    """The kind of what happened; the table's own begin with "table."."""
    return f"table.{one.event.kind}" if isinstance(one, TableHappening) else one.event.kind
