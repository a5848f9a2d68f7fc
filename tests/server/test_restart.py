"""Two clients and two bots at one table, through a restart of the server in mid-game."""

import asyncio
from pathlib import Path
from typing import Any

import websockets

from tests.server.running import Client, Server, start
from tests.waiting import until

GAME = 600.0  # seconds, on a machine that has much else to do: only a game that stands still takes as long


class Player:
    """Plays one seat through the socket alone, and comes back after every lost connection."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.entries_shown: list[int] = []
        self.since: int | None = None
        self.acts = 0
        self.over: dict[str, Any] | None = None

    async def play(self) -> None:
        while self.over is None:
            try:
                await self.sit_at_the_socket()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit_at_the_socket(self) -> None:
        query = f"?since={self.since}" if self.since is not None else ""
        async with self.client.socket(f"/tables/{self.table}/socket{query}") as socket:
            while self.over is None:
                message = await socket.next()
                if message["type"] in ("state", "update"):
                    self.note(message)
                    await self.answer(socket, message)

    def note(self, message: dict[str, Any]) -> None:
        """Every position is told once, in order, however often the connection was lost."""
        if message["type"] == "state":
            assert message["complete"]
        new = [step["position"] for step in message["steps"]]
        if self.since is not None:
            self.entries_shown += new
        self.since = message["sight"]["position"]
        if message["envelope"]["status"] == "finished":
            self.over = message["envelope"]

    async def answer(self, socket: Any, message: dict[str, Any]) -> None:
        actions = message["sight"]["actions"]
        if actions and self.over is None:
            choice = actions[self.acts % len(actions)]["id"]
            position = message["sight"]["position"]
            self.acts += 1
            number = self.acts
            command = {"do": "act", "seat": self.seat, "position": position, "actions": [choice]}
            await socket.send(type="command", client="player", number=number, command=command)


async def set_table(server: Server) -> tuple[Player, Player]:
    ann, bob = Client(server.address), Client(server.address)
    state = await ann.open("argosy", "me open easy easy", start=False)
    table = state["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}")
    await bob.do(table, "sit", seat=1)
    await ann.do(table, "start")
    return Player(ann, table, 0), Player(bob, table, 1)


async def test_a_game_goes_on_through_a_restart_and_nobody_misses_or_repeats_anything(tmp_path: Path) -> None:
    server = await start(tmp_path)
    port = server.services.settings.port
    players = await set_table(server)
    playing = [asyncio.create_task(player.play()) for player in players]
    await until(lambda: min(player.acts for player in players) >= 5)
    await server.stop()
    server = await start(tmp_path, port=port)
    try:
        await asyncio.wait_for(asyncio.gather(*playing), GAME)
        for player in players:
            assert player.entries_shown == list(
                range(player.entries_shown[0], player.entries_shown[0] + len(player.entries_shown))
            )
        log = await players[0].client.get(f"/tables/{players[0].table}/verification")
        assert log["ok"] and log["stretches"] > 3 and log["rolls"] > 3
    finally:
        for player in players:
            await player.client.close()
        await server.stop()
