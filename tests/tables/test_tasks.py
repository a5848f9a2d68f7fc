"""Tasks in the background: one that ends by an error of its own is told of, and keeps nothing from ending."""

import asyncio
import logging

import pytest

from starboard.tables.tasks import background, end_tasks

log = logging.getLogger("starboard.tables")


async def failing() -> None:
    raise LookupError("gone")


async def test_a_task_that_dies_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    task = background(failing(), "tidying", log)
    await asyncio.wait([task])
    await end_tasks([task])
    (record,) = caplog.records
    assert (record.levelname, record.getMessage()) == ("ERROR", "tidying ended by an error")
    assert record.exc_info and isinstance(record.exc_info[1], LookupError)


async def test_a_task_that_is_ended_is_nothing_to_tell(caplog: pytest.LogCaptureFixture) -> None:
    task = background(asyncio.sleep(3600), "sleeping", log)
    await end_tasks([task])
    assert task.cancelled() and not caplog.records
