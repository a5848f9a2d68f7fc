"""People who each play against a bot, while the bots' processes are shot."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import websockets

from bench.clients import Message, Opener, read

GAME = "wheel"


class BotTables:
    def __init__(self, address: str, count: int, chance: random.Random) -> None:
        self.address = address
        self.count = count
        self.chance = chance
        self.answers = [0] * count  # of the bot, table by table
        self.done = False

    async def run(self, times: int, shoot: Callable[[], int]) -> list[tuple[str, Any]]:
        opener = Opener(self.address)
        playing = [asyncio.create_task(self.play(opener, number)) for number in range(self.count)]
        await self.go_on()
        shot, longest = 0, 0.0
        for _ in range(times):
            await asyncio.sleep(self.chance.uniform(0.3, 1.5))
            shot += shoot()
            longest = max(longest, await self.go_on())
        self.done = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await opener.close()
        return [
            ("tables, each a person and a bot", self.count),
            ("processes killed", shot),
            ("answers of bots", sum(self.answers)),
            ("longest until every bot had answered again, s", round(longest, 2)),
        ]

    async def go_on(self) -> float:
        """Wait until the bot of every table has answered again; seconds."""
        before, began = list(self.answers), time.monotonic()
        while any(now <= then for now, then in zip(self.answers, before)):
            if time.monotonic() - began > 120:
                raise SystemExit("bench: after two minutes some bots have not answered.")
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def play(self, opener: Opener, number: int) -> None:
        token = await opener.person()
        while not self.done:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
            wish = {"game": GAME, "options": {}, "seats": seats, "start": True}
            table = (await opener.post("/tables", wish, token))["table"]
            await self.game(table, token, number)

    async def game(self, table: str, token: str, number: int) -> None:
        url = f"{self.address.replace('http', 'ws')}/api/v1/tables/{table}/socket"
        headers = {"authorization": f"Bearer {token}"}
        sent = 0
        async with websockets.connect(url, additional_headers=headers, compression=None) as socket:
            async for text in socket:
                message: Message = read(text)
                if message.envelope is None or message.sight is None:
                    continue
                if message.envelope.status == "finished":
                    self.answers[number] += 1
                    return
                if message.sight.actions and message.sight.position != sent:
                    self.answers[number] += sent > 0
                    sent = message.sight.position
                    await asyncio.sleep(0.2)
                    action = self.chance.choice(message.sight.actions).id
                    command = {"do": "act", "seat": 0, "position": sent, "actions": [action]}
                    asked = {"type": "command", "client": "bench", "number": sent, "command": command}
                    await socket.send(msgspec.json.encode(asked).decode())
