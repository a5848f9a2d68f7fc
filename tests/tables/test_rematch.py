"""A rematch that everybody wants is opened, whatever gets in its way."""

import asyncio
from pathlib import Path

import pytest

from starboard.tables.commands import AnswerOffer, MakeOffer, Resign
from starboard.tables.live_table import LiveTable
from starboard.tables.service import TableService
from starboard.tables.setup import read_setup
from starboard.tables.storage import TRIES, Batch, StorageError
from tests.tables.test_cluster import processes
from tests.tables.test_persistence import ANN, BOB, open_service, seated, url
from tests.waiting import until


async def offered(service: TableService, live: LiveTable) -> AnswerOffer:
    """A game that is over; what Bob has to say for Ann's rematch."""
    assert (await service.dispatch.carry_out(live, ANN, Resign(seat=0))).ok
    assert (await service.dispatch.carry_out(live, ANN, MakeOffer(seat=0, what="rematch"))).ok
    return AnswerOffer(seat=1, offer=live.table.offers[0].id, agree=True)


async def test_a_rematch_is_opened_when_the_last_to_agree_goes_while_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.scheduler.MENDING", 0.0)
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    answer, commit = await offered(service, live), service.storage.commit
    answering = asyncio.create_task(service.dispatch.carry_out(live, BOB, answer))

    async def stored_and_gone(batches: list[Batch]) -> set[int]:
        late = await commit(batches)
        answering.cancel()
        return late

    with monkeypatch.context() as patch:
        patch.setattr(service.storage, "commit", stored_and_gone)
        with pytest.raises(asyncio.CancelledError):
            await answering
    await until(lambda: live.table.rematch in service.live.in_memory)
    await service.close()


async def test_a_rematch_that_others_always_get_in_the_way_of_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    answer, commit = await offered(service, live), service.storage.commit
    misses = iter(range(TRIES))

    async def late_at_first(batches: list[Batch]) -> set[int]:
        opening = any(entry.kind == "rematch" for batch in batches for _, entry in batch.entries)
        late = opening and next(misses, None) is not None
        return set(range(len(batches))) if late else await commit(batches)

    monkeypatch.setattr(service.storage, "commit", late_at_first)
    assert (await service.dispatch.carry_out(live, BOB, answer)).ok
    assert live in service.rematches.waiting
    await until(lambda: live.table.rematch in service.live.in_memory)
    assert live not in service.rematches.waiting
    await service.close()


async def test_a_rematch_is_opened_when_the_last_to_agree_goes_while_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    answer, commit = await offered(service, live), service.storage.commit
    answering = asyncio.create_task(service.dispatch.carry_out(live, BOB, answer))

    async def gone_and_not_stored(batches: list[Batch]) -> set[int]:
        if all(entry.kind != "rematch" for batch in batches for _, entry in batch.entries):
            return await commit(batches)
        answering.cancel()
        raise StorageError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(service.storage, "commit", gone_and_not_stored)
        with pytest.raises(asyncio.CancelledError):
            await answering
    await until(lambda: live.table.rematch in service.live.in_memory)
    await service.close()


async def test_a_rematch_that_a_process_did_not_come_to_open_is_opened_by_who_reads_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.scheduler.MENDING", float("inf"))
    async with processes(tmp_path) as (here, there, table):
        live = await here.service.live.find(table)
        answer = await offered(here.service, live)
        here.service.dispatch.afterwards.clear()  # as if it had ended
        assert (await here.service.dispatch.carry_out(live, BOB, answer)).ok
        assert not live.table.rematch
        assert (await there.service.live.find(table)).table.rematch in there.service.live.in_memory
