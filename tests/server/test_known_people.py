"""Who is known need not be read again."""

import asyncio
from typing import cast

from starboard.server.known_people import KnownPeople
from starboard.tables.storage import PersonRow, Storage


class Slow:
    """A storage that answers everybody at once, when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = asyncio.Event()

    async def person(self, ident: str) -> PersonRow:
        self.asked += 1
        await self.go.wait()
        return PersonRow(ident, "Ann", 0.0, 0.0)


async def test_all_who_are_read_at_the_same_moment_are_kept() -> None:
    storage = Slow()
    known = KnownPeople(cast(Storage, storage))
    reading = [asyncio.create_task(known.find(str(number))) for number in range(5)]
    await asyncio.sleep(0)
    storage.go.set()
    await asyncio.gather(*reading)
    for number in range(5):
        await known.find(str(number))
    assert storage.asked == 5


async def test_what_is_read_while_somebody_changes_is_not_kept() -> None:
    storage = Slow()
    known = KnownPeople(cast(Storage, storage))
    reading = asyncio.create_task(known.find("ann"))
    await asyncio.sleep(0)
    known.forget("ann")
    storage.go.set()
    await reading
    await known.find("ann")
    assert storage.asked == 2
