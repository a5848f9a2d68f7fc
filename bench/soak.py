"""A long day at the tables: people come and go, reconnect, undo and talk, and tables end and begin."""

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec

from bench.clients import Opener, PlayedTable, Tally, seated
from bench.serving import Served

TABLES = 40
EVERY = 0.4  # seconds between two acts at a table
LOOK = 15.0  # seconds between two looks at the memory


class Soak:
    def __init__(self, server: Served, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.tally = Tally()
        self.done: dict[str, int] = {"joins": 0, "leaves": 0, "reconnects": 0, "undo": 0, "looks": 0}
        self.memory: list[int] = []

    async def run(self, seconds: float) -> list[tuple[str, Any]]:
        tables = await seated([self.server.address], TABLES, self.tally)
        playing = [asyncio.create_task(table.play()) for table in tables]
        for number, table in enumerate(tables):
            table.go(EVERY, first=number * EVERY / TABLES)
        end = time.monotonic() + seconds
        restless = [
            asyncio.create_task(work)
            for work in (self.reconnect(tables), self.come_and_go(), self.take_back(), self.look(tables))
        ]
        while time.monotonic() < end:
            await asyncio.sleep(min(LOOK, seconds / 20))
            self.memory.append(self.server.memory())
            for task in restless:
                if task.done():
                    await task  # it only ends by an error
        for task in restless + playing:
            task.cancel()
        await asyncio.gather(*restless, *playing, return_exceptions=True)
        return self.found(seconds)

    def found(self, seconds: float) -> list[tuple[str, Any]]:
        second, last = self.in_quarter(2), self.in_quarter(4)
        return [
            ("acts", self.tally.acts),
            ("games ended", self.tally.games),
            *self.done.items(),
            ("refused", self.tally.refused),
            ("memory at the start, MB", round(self.memory[0] / 1e6, 1)),
            ("in the second quarter of the time, MB", round(second, 1)),
            ("in the last quarter, MB", round(last, 1)),
            ("growth between the two, MB", round(last - second, 1)),
            ("errors in the log", len(self.server.complaints())),
        ]

    def in_quarter(self, number: int) -> float:
        """The memory in one quarter of the time, on average, in MB."""
        size = len(self.memory) / 4
        part = self.memory[int((number - 1) * size) : int(number * size)]
        return sum(part) / len(part) / 1e6

    async def reconnect(self, tables: list[PlayedTable]) -> None:
        """Somebody's connection is lost, and they come back by themselves."""
        while True:
            await asyncio.sleep(0.5)
            place = self.chance.choice(self.chance.choice(tables).places)
            if place.connection is not None:
                self.done["reconnects"] += 1
                await place.connection.close()

    async def come_and_go(self) -> None:
        """People come, open a table, sit down, stand up again, and the host closes it."""
        opener = Opener(self.server.address)
        while True:
            ident, (ann, bob) = await opener.table()
            self.done["joins"] += 2
            for number, token, command in (
                (1, bob, {"do": "chat", "text": "I have to go"}),
                (2, bob, {"do": "stand", "seat": 1}),
                (3, ann, {"do": "resign", "seat": 0}),
                (4, ann, {"do": "close"}),
            ):
                body = {"client": "soak", "number": number, "command": command}
                await opener.post(f"/tables/{ident}/commands", body, token)
            self.done["leaves"] += 2
            await asyncio.sleep(1.0)

    async def take_back(self) -> None:
        """One person at one screen plays both sides, takes back and repeats."""
        opener = Opener(self.server.address)
        token = await opener.person()
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Guest"}]
        while True:
            wish = {"game": "convoy", "options": {"players": 2}, "seats": seats, "start": True}
            table = (await opener.post("/tables", wish, token))["table"]
            for number in range(1, 40, 2):
                await self.act_and_undo(opener, table, token, number)
                await asyncio.sleep(0.5)

    async def act_and_undo(self, opener: Opener, table: str, token: str, number: int) -> None:
        for seat in (0, 1):
            headers = {"authorization": f"Bearer {token}"}
            state = (await opener.http.get(f"/tables/{table}?seat={seat}", headers=headers)).json()
            actions = state["sight"]["actions"]
            if not actions:
                continue
            position, action = state["sight"]["position"], self.chance.choice(actions)["id"]
            act = {"do": "act", "seat": seat, "position": position, "actions": [action]}
            for offset, command in enumerate((act, {"do": "undo", "seat": seat})):
                body = {"client": "undo", "number": 10 * number + offset, "command": command}
                answer = await opener.http.post(f"/tables/{table}/commands", json=body, headers=headers)
                if answer.status_code not in (200, 409):  # what showed something cannot be taken back
                    raise SystemExit(f"bench: {answer.text}")
            self.done["undo"] += 1

    async def look(self, tables: list[PlayedTable]) -> None:
        """First pages, logs and boards are looked at."""
        async with httpx.AsyncClient(base_url=f"{self.server.address}/api/v1", timeout=60) as client:
            while True:
                table = self.chance.choice(tables)
                headers = {"authorization": f"Bearer {table.places[0].token}"}
                for path in ("/feed", f"/tables/{table.id}", f"/tables/{table.id}/log", "/me/history"):
                    answer = await client.get(path, headers=headers)
                    msgspec.json.decode(answer.raise_for_status().content)
                    self.done["looks"] += 1
                await asyncio.sleep(0.3)
