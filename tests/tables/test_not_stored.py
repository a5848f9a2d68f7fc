"""What was refused, or could not be stored, leaves nothing behind: not in memory, not with those who look."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.tables.commands import Command
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.log import WATCHER, Viewer
from starboard.tables.messages import Message
from starboard.tables.messages.state import Accepted, Answer, Refusal
from starboard.tables.permissions import Caller
from starboard.tables.refusals import Refused
from starboard.tables.service import TableService
from starboard.tables.setup import read_setup
from starboard.tables.storage import StorageError
from starboard.tables.undo import undoable
from starboard.tables.updates import encode
from tests.tables.test_persistence import game_at, open_service, url

PEOPLE = [Caller(name, name.title(), invited=True) for name in ("ann", "bob", "eve")]


class Following(Listener):
    """Keeps what it was sent last, as the page reads it."""

    last: Any = None

    def send(self, message: Message) -> None:
        self.last = msgspec.json.decode(encode(message))

    def leave(self, refused: Refused) -> None:
        raise AssertionError(refused)


async def begun(tmp_path: Path, game: str, players: int) -> tuple[TableService, LiveTable]:
    service = await open_service(url(tmp_path))
    setup = read_setup(game, {"players": players}, None, "everybody")
    live = await service.live.open_table(setup, PEOPLE[0])
    for seat in range(players):
        assert (await ask(service, live, PEOPLE[seat], do="sit", seat=seat)).ok
    assert (await ask(service, live, PEOPLE[0], do="start")).ok
    return service, live


async def ask(service: TableService, live: LiveTable, caller: Caller, **command: Any) -> Answer:
    return await service.dispatch.carry_out(live, caller, msgspec.convert(command, Command))


async def act(service: TableService, live: LiveTable, which: int) -> Answer:
    """Whoever is awaited, by what is stored, takes the first or the last legal action."""
    async with live.lock:
        await service.live.mend(live)
    seat = live.table.awaited()[0]
    action = game_at(live.table).state.legal(seat)[which]
    position = live.table.entries_shown[Viewer(seat)]
    return await ask(service, live, PEOPLE[seat], do="act", seat=seat, position=position, actions=[action])


async def not_stored(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(batches: object) -> None:
        raise StorageError("The disk is full.")

    monkeypatch.setattr(service.storage, "commit", failing)


async def test_after_an_act_that_was_not_stored_those_who_follow_are_shown_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, live = await begun(tmp_path, "wheel", 2)
    watcher = Following("dan", WATCHER, "")
    service.presence.follow(live, watcher)
    await not_stored(service, monkeypatch)
    lost = await act(service, live, 0)
    assert isinstance(lost, Refusal) and lost.reason == "not-stored"
    monkeypatch.undo()
    assert (await act(service, live, -1)).ok
    real = msgspec.json.decode(encode(game_at(live.table).state.view(None)))
    assert watcher.last["sight"]["view"] == watcher.last["steps"][-1]["view"] == real
    await not_stored(service, monkeypatch)
    await act(service, live, 0)
    monkeypatch.undo()
    assert (await ask(service, live, PEOPLE[0], do="chat", text="hello")).ok
    (step,) = watcher.last["steps"]
    assert [one["event"]["kind"] for one in step["events"]] == ["chat"] and "hello" in str(step)
    await service.close()


async def test_who_could_not_resign_keeps_the_game_on_their_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, live = await begun(tmp_path, "colonies", 3)
    await not_stored(service, monkeypatch)
    assert not (await ask(service, live, PEOPLE[2], do="resign", seat=2)).ok
    monkeypatch.undo()
    async with live.lock:
        await service.live.mend(live)
    live.looked("eve", Viewer(2))  # what is stored of her next is what memory has
    await service.scheduler.sweep(0.0)
    assert live.table.own_seats("eve") == [2]
    assert [row.id for row in await service.storage.tables_of("eve", 5)] == [live.table.id]
    await service.close()


async def test_an_undo_that_is_agreed_on_too_late_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    service, live = await begun(tmp_path, "colonies", 3)
    seat = await to_an_act_that_may_be_undone(service, live)
    offered = await ask(service, live, PEOPLE[seat], do="offer", seat=seat, what="undo")
    assert isinstance(offered, Accepted)
    assert (await ask(service, live, PEOPLE[seat], do="undo", seat=seat)).ok
    first, second = (number for number in range(3) if number != seat)
    agreeing = {"do": "answer", "offer": offered.offer, "agree": True}
    assert (await ask(service, live, PEOPLE[first], seat=first, **agreeing)).ok
    before = live.table.number
    answer = await ask(service, live, PEOPLE[second], seat=second, **agreeing)
    assert isinstance(answer, Refusal) and answer.reason == "not-now"
    assert live.table.number == before == (await service.storage.last_numbers([live.table.id]))[live.table.id]
    assert not live.broken and live.table.added == []
    await service.close()


async def to_an_act_that_may_be_undone(service: TableService, live: LiveTable) -> int:
    """Play until the only act that may be taken back is one's own; whose it is."""
    for _ in range(300):
        play = game_at(live.table)
        seat = live.table.awaited()[0]
        legal = play.state.legal(seat)
        action = next((one for one in legal if not play.state.reveals(seat, one)), legal[0])
        position = live.table.entries_shown[Viewer(seat)]
        done = await ask(
            service, live, PEOPLE[seat], do="act", seat=seat, position=position, actions=[action]
        )
        assert done.ok
        play = game_at(live.table)
        if len(play.acts) == 1 and play.acts[0].actor == seat and not play.deciding_together():
            found = undoable(play, seat, [seat], False)
            if found.free and not found.problem:
                return seat
    raise AssertionError("nobody ever could undo an act")


async def test_a_change_that_is_refused_half_way_is_read_again_from_storage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, live = await begun(tmp_path, "wheel", 2)
    before = live.table.number

    def half_way(table: Any, now: float) -> None:
        table.add("chat", now, seat=0, data={"text": "never"})
        raise Refused("not-now", "game-over")

    with pytest.raises(Refused):
        await service.dispatch.change(live, half_way)
    assert live.broken
    assert (await ask(service, live, PEOPLE[0], do="chat", text="kept")).ok
    assert live.table.number == before + 1
    await service.close()
