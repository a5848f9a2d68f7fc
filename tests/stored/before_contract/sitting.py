# mypy: ignore-errors
"""Tables in a real house with a real database, played at by made-up people and bots."""

from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from starboard.tables.caller import Caller
from starboard.tables.house import House
from starboard.tables.live import Live

from starboard.kernel.dice import Dice
from starboard.kernel.rng import Random
from starboard.tables import playing
from starboard.tables.commands import Command
from starboard.tables.lobby import begin, seat_bot, sit, sit_here
from starboard.tables.migrate import bring_up_to_date
from starboard.tables.play import Play
from starboard.tables.setup import ClockSetting, Setup, read_setup
from starboard.tables.sql import SqlStorage, make_engine
from starboard.tables.table import Table
from tests.stored.before_contract.search import PEOPLE, POLICIES, seed_of

COMMAND: TypeAdapter[Any] = TypeAdapter(Command)
BEGINNING = 1_760_000_000.0


class Time:
    """A second later each time it is looked at."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


async def open_house(database: Path) -> House:
    engine = make_engine(f"sqlite+aiosqlite:///{database.as_posix()}")
    await bring_up_to_date(engine, asked=True)
    house = House(SqlStorage(engine), now=Time())
    await house.storage.open()
    house.writer.start()  # nobody tends it: clocks run out when the script says so
    return house


def person(name: str) -> Caller:
    return Caller(name, name.title(), invited=True)


def take_seats(table: Table, seats: str, now: float) -> None:
    """`seats` are names, levels of bots, or "ann+" for somebody at ann's screen."""
    for number, name in enumerate(seats.split()):
        if name in PEOPLE:
            command = COMMAND.validate_python({"do": "sit", "seat": number, "nonce": f"nonce-{name}"})
            sit(table, person(name), command, now)
        elif name.endswith("+"):
            wish = {"do": "sit-here", "seat": number, "name": f"Guest {number}"}
            sit_here(table, person(name[:-1]), COMMAND.validate_python(wish), now)
        elif name != "open":
            wish = {"do": "seat-bot", "seat": number, "level": name}
            seat_bot(table, person(table.host), COMMAND.validate_python(wish), now)


class Sitting:
    """One table, and what is done at it."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    async def do(self, who: str, what: str, /, **fields: Any) -> dict[str, Any]:
        command = COMMAND.validate_python({"do": what, **fields})
        answer = await self.house.command(self.table.id, person(who), command)
        assert answer["ok"], answer
        return answer

    async def act(self, seat: int, action: int) -> None:
        position, holder = self.table.positions[seat], self.table.seats[seat]
        if holder.by_bot:
            await self.house.change(
                self.live, lambda table, now: playing.bot_act(table, seat, position, action, now)
            )
        else:
            await self.do(holder.person, "act", seat=seat, position=position, actions=[action])

    async def random_acts(self, most: int, random: Random, to_the_end: bool = False) -> None:
        """With some sense and so that the game goes on; at random if it is to end."""
        for _ in range(most):
            awaited = self.table.awaited()
            if not awaited or self.table.status != "running":
                break
            seat = awaited[random.below(len(awaited))]
            await self.act(seat, self.random_action(seat, random, to_the_end))
        assert to_the_end or self.table.status == "running"

    def random_action(self, seat: int, random: Random, to_the_end: bool) -> int:
        state = self.play.state
        sensible = POLICIES[self.play.game.name].choose(state, seat, random)
        if not to_the_end and random.below(4) and self.lasts(seat, sensible):
            return sensible
        actions = state.legal(seat)
        lasting = [] if to_the_end else [action for action in actions if self.lasts(seat, action)]
        return random.choice(lasting or actions)

    def lasts(self, seat: int, action: int) -> bool:
        after = self.play.state.clone()
        after.advance(seat, action)
        return not after.ending()


async def sit_down(
    house: House,
    game: str,
    seats: str,
    options: dict[str, Any] | None = None,
    pack: dict[str, Any] | None = None,
    seed: bytes | None = None,
    clock: ClockSetting | None = None,
    start: bool = True,
    watch: str = "link",
) -> Sitting:
    """A new table with everybody seated, its game begun."""
    options = {**(options or {}), "players": len(seats.split())}
    full = read_setup(game, options, clock, watch)
    setup = Setup(game, full.options, full.clock, watch, hints=False, pack=pack or {})
    now = house.now()

    def prepare(table: Table) -> None:
        take_seats(table, seats, now)
        if start:
            begin(table, now)

    dice = Dice(seed or seed_of(f"{game} {seats} {options}"))
    return Sitting(house, await house.open_table(setup, person("ann"), prepare, dice))
