"""Tasks that run in the background, ended together with whatever started them."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any


def background(work: Coroutine[Any, Any, None], name: str, log: logging.Logger) -> asyncio.Task[None]:
    """A task that is to run until it is ended: the log says so if it ends by an error of its own."""

    def tell(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s ended by an error", name, exc_info=error)

    task = asyncio.create_task(work, name=name)
    task.add_done_callback(tell)
    return task


async def end_tasks(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel all that were begun and wait until they have ended, however they end."""
    ending = [task for task in tasks if task is not None]
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
