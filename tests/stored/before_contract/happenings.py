# mypy: ignore-errors
"""Tables at which something happened besides the game: taken back, offered, paused, ended by word."""

from collections.abc import Awaitable, Callable
from typing import Any

from starboard.tables.house import House

from starboard.games.registry import GAMES
from starboard.kernel.records import End, Record, finish, replay
from starboard.kernel.rng import Random
from starboard.tables import standins
from starboard.tables.export import import_plan, record_of
from starboard.tables.setup import ClockSetting
from starboard.tables.table import Table
from starboard.tables.undo import undoable
from tests.stored.before_contract.search import people
from tests.stored.before_contract.sitting import Sitting, person, sit_down

ALL = 4000
Happening = Callable[[House, str, int], Awaitable[Sitting]]

PACKS: dict[str, dict[str, Any]] = {
    "wheel": {"wheel.stone_place": 2, "moves.right.0": -2, "revolutions.draw": 4},
    "convoy": {
        "ship.charges": 12,
        "cycle.tracker": 9,
        "cycle.late_from": 5,
        "movement.points": 6,
        "ranks.wanted": [[1, 1], [2, 1], [2, 2]],
        "crews.charges": 2,
        "crews.off": 4,
    },
    "colonies": {
        "setup.credits": 30,
        "setup.market": 2,
        "setup.other_resources": 3,
        "turns.turns": 6,
        "turns.actions": 2,
        "agreements.highest": 4,
        "markets.prices.0": 4,
        "upkeep.missing": 2,
    },
    "argosy": {
        "tokens.of_each_kind": 8,
        "tokens.purple": 9,
        "research_board.side": 5,
        "research_board.track_limit": 6,
        "knowledge.extrapolate_give": 3,
        "colonies.tokens_each": 4,
        "scores.itinerants_card": 7,
    },
}


def one_screen(players: int) -> str:
    return " ".join(["ann", *["ann+"] * (players - 1)])


def with_bots(players: int) -> str:
    return " ".join(["ann", *["easy", "medium", "hard", "best"][: players - 1]])


async def played(house: House, game: str, seats: str, acts: int = 30, **setup: Any) -> Sitting:
    sitting = await sit_down(house, game, seats, **setup)
    await sitting.random_acts(acts, Random(f"{game} {seats} {acts}"), to_the_end=acts == ALL)
    return sitting


def who_can_undo(table: Table) -> int | None:
    assert table.play is not None
    for seat, holder in enumerate(table.seats):
        if holder.by_person:
            own, alone = table.own_seats(holder.person), table.others_are_bots(holder.person)
            found = undoable(table.play, seat, own, alone)
            if found.taken and found.free:
                return seat
    return None


async def take_back_once(sitting: Sitting) -> int:
    """Play until somebody can take something back, and do."""
    random = Random("take back")
    while (seat := who_can_undo(sitting.table)) is None:
        await sitting.random_acts(1, random)
    await sitting.do(sitting.table.seats[seat].person, "undo", seat=seat)
    return seat


# -- back and forth ------------------------------------------------------------------------------


async def undone(house: House, game: str, players: int) -> Sitting:
    """The last entry takes something back, which could be repeated."""
    sitting = await played(house, game, one_screen(players))
    await take_back_once(sitting)
    return sitting


async def undone_and_redone(house: House, game: str, players: int) -> Sitting:
    """Back and forth some times, with acts in between and after."""
    sitting = await played(house, game, with_bots(players), 25)
    for number in range(4):
        seat = await take_back_once(sitting)
        if number % 2:
            await sitting.do(sitting.table.seats[seat].person, "redo", seat=seat)
        await sitting.random_acts(3, Random(number))
    return sitting


async def redone(house: House, game: str, players: int) -> Sitting:
    """The last entry repeats what was taken back."""
    sitting = await undone(house, game, players)
    seat = sitting.play.undone[-1].seat
    await sitting.do(sitting.table.seats[seat].person, "redo", seat=seat)
    return sitting


# -- what people agree on ------------------------------------------------------------------------


async def draw_offered(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, people(players))
    await sitting.do("bob", "offer", seat=1, what="draw")
    await sitting.do("ann", "chat", text="Let me think about it.")
    return sitting


async def undo_offered(house: House, game: str, players: int) -> Sitting:
    """Somebody wants to go back further than their own turn."""
    sitting = await played(house, game, people(players))
    random = Random("offer")
    while True:
        for seat, holder in enumerate(sitting.table.seats):
            found = undoable(sitting.play, seat, [seat], False)
            if found.taken and not found.free:
                await sitting.do(holder.person, "offer", seat=seat, what="undo")
                return sitting
        await sitting.random_acts(1, random)


async def undo_agreed(house: House, game: str, players: int) -> Sitting:
    sitting = await undo_offered(house, game, players)
    await agree(sitting)
    return sitting


async def agree(sitting: Sitting) -> None:
    offer = sitting.table.offers[-1]
    for seat, holder in enumerate(sitting.table.seats):
        if seat != offer.seat:
            await sitting.do(holder.person, "answer", seat=seat, offer=offer.id, agree=True)


async def paused(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, people(players))
    await sitting.do("ann", "offer", seat=0, what="pause")
    await agree(sitting)
    return sitting


async def resumed(house: House, game: str, players: int) -> Sitting:
    sitting = await paused(house, game, players)
    await sitting.do("bob", "resume")
    return sitting


# -- clocks and bots -----------------------------------------------------------------------------


async def clock_for_turns(house: House, game: str, players: int) -> Sitting:
    return await played(house, game, people(players), clock=ClockSetting("turn", 86_400))


async def clock_for_the_game(house: House, game: str, players: int) -> Sitting:
    clock = ClockSetting("game", 604_800, 3_600)
    sitting = await played(house, game, people(players), 25, clock=clock)
    await house.change(sitting.live, note_waking)
    await sitting.random_acts(3, Random(1))
    return sitting


def note_waking(table: Table, now: float) -> None:
    """What a server writes that was down and has several processes."""
    table.add("woken", now, shown=())


async def out_of_time(house: House, game: str, players: int) -> Sitting:
    """The clock ran out, a bot stands in and acts."""
    sitting = await played(house, game, people(players), clock=ClockSetting("turn", 86_400))
    seat = sitting.table.awaited()[0]
    await house.change(sitting.live, lambda table, now: standins.out_of_time(table, seat, now))
    await sitting.random_acts(4, Random(2))
    return sitting


async def handed_over(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, people(players))
    await sitting.do("bob", "hand-over", seat=1, level="hard")
    await sitting.random_acts(5, Random(3))
    return sitting


async def left(house: House, game: str, players: int) -> Sitting:
    """The host has left and somebody else is host."""
    sitting = await played(house, game, people(players))
    await sitting.do("ann", "stand", seat=0)
    await sitting.random_acts(5, Random(4))
    return sitting


async def against_bots(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, with_bots(players), watch="everybody")
    await sitting.do("ann", "hints", on=True)
    await sitting.random_acts(5, Random(5))
    return sitting


# -- components, records, ends -------------------------------------------------------------------


async def changed_pack(house: House, game: str, players: int) -> Sitting:
    return await played(house, game, people(players), 40, pack=PACKS[game])


async def changed_pack_finished(house: House, game: str, players: int) -> Sitting:
    return await played(house, game, people(players), ALL, pack=PACKS[game])


async def resigned(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, people(players) if players == 2 else with_bots(players))
    await sitting.do("ann", "resign", seat=0)
    return sitting


async def resigned_among_others(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, people(players))
    await sitting.do("bob", "resign", seat=1)
    await sitting.random_acts(5, Random(6))
    return sitting


async def agreed(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, people(players))
    await sitting.do("ann", "offer", seat=0, what="draw")
    await agree(sitting)
    return sitting


async def rematch_offered(house: House, game: str, players: int) -> Sitting:
    sitting = await agreed(house, game, players)
    await sitting.do("bob", "offer", seat=1, what="rematch")
    return sitting


async def rematch_agreed(house: House, game: str, players: int) -> Sitting:
    sitting = await rematch_offered(house, game, players)
    await agree(sitting)
    assert sitting.table.rematch
    return sitting


async def closed(house: House, game: str, players: int) -> Sitting:
    sitting = await played(house, game, one_screen(players))
    await sitting.do("ann", "close")
    return sitting


async def lobby(house: House, game: str, players: int) -> Sitting:
    """Not begun: one seat is open still."""
    seats = " ".join([*people(players - 1).split(), "open"]) if players > 1 else "open"
    sitting = await sit_down(house, game, seats, start=False)
    await sitting.do("ann", "chat", text="One more, and we begin.")
    return sitting


async def imported(house: House, record: Record) -> Sitting:
    setup, fill, dice = import_plan(record, person("ann"), house.now())
    return Sitting(house, await house.open_table(setup, person("ann"), fill, dice))


async def record_from_table(house: House, game: str, players: int, **setup: Any) -> Record:
    sitting = await played(house, game, people(players), **setup)
    return record_of(sitting.table, await house.storage.entries(sitting.table.id))


async def imported_running(house: House, game: str, players: int) -> Sitting:
    """A record without its seed, on changed components: these dice nobody vouches for; then it went on."""
    sitting = await imported(house, await record_from_table(house, game, players, pack=PACKS[game]))
    await sitting.random_acts(12, Random(7))
    return sitting


def imported_ended(how: str) -> Happening:
    async def happening(house: House, game: str, players: int) -> Sitting:
        record = await record_from_table(house, game, players)
        record.dice = None
        seat = None if how == "agreed" else players - 1
        finish(record, GAMES[game], replay(record, GAMES[game]), how, seat)
        assert record.end == End(how, seat)
        return await imported(house, record)

    return happening


async def talked(house: House, game: str, players: int) -> Sitting:
    """Chat, somebody muted, the host's rights given away."""
    sitting = await played(house, game, people(players), 20)
    await sitting.do("bob", "chat", text="Good luck; viel Glück; 祝好运 ✦")
    await sitting.do("ann", "mute", person="bob")
    await sitting.do("ann", "pass-host", seat=1)
    await sitting.random_acts(6, Random(8))
    return sitting


HAPPENINGS: dict[str, Happening] = {
    "undone": undone,
    "undone-and-redone": undone_and_redone,
    "redone": redone,
    "draw-offered": draw_offered,
    "undo-offered": undo_offered,
    "undo-agreed": undo_agreed,
    "paused": paused,
    "resumed": resumed,
    "clock-for-turns": clock_for_turns,
    "clock-for-the-game": clock_for_the_game,
    "out-of-time": out_of_time,
    "handed-over": handed_over,
    "left": left,
    "against-bots": against_bots,
    "changed-pack": changed_pack,
    "changed-pack-finished": changed_pack_finished,
    "resigned": resigned,
    "resigned-among-others": resigned_among_others,
    "agreed": agreed,
    "rematch-offered": rematch_offered,
    "rematch-agreed": rematch_agreed,
    "closed": closed,
    "lobby": lobby,
    "imported-running": imported_running,
    "imported-forfeit": imported_ended("forfeit"),
    "imported-resigned": imported_ended("resigned"),
    "imported-agreed": imported_ended("agreed"),
    "talked": talked,
}
