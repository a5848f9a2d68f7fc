"""Nonsense of every kind: no server error, nothing in the log, no change to any table.

STARBOARD_FUZZ multiplies the amount: 1 is for every day, 100 for a release.
"""

import logging
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from starboard.server.app import contract, make_app
from starboard.server.settings import Settings
from starboard.server.sockets import LEFT_BEHIND
from tests.server.nonsense import Nonsense
from tests.server.running import Apart, Client

AMOUNT = int(os.environ.get("STARBOARD_FUZZ", "1"))
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
QUIET = settings(
    max_examples=2 * AMOUNT,
    phases=[Phase.generate],
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Problems(logging.Handler):
    """Everything that is logged as worth a look."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture
def problems() -> Iterator[Problems]:
    handler = Problems()
    loggers = [logging.getLogger(name) for name in ("starboard", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)


class Ground:
    """Some tables of somebody, and a stranger's token to bother them with."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[str] = []
        self.token = ""
        self.cookies: dict[str, str] = {}

    async def prepare(self) -> None:
        async with Client(self.address) as ann, Client(self.address) as stranger:
            for game, seats in (
                ("wheel", "me Guest"),
                ("colonies", "me Guest Other"),
                ("argosy", "me Guest Other"),
            ):
                for watch in ("everybody", "nobody"):
                    self.tables.append((await ann.open(game, seats, watch=watch))["table"])
            lobby = await ann.open("wheel", "me open", start=False, watch="everybody")
            self.tables.append(lobby["table"])
            self.token = (await stranger.post("/me/tokens"))["token"]
            self.cookies = dict(ann.http.cookies)

    async def standing(self) -> list[Any]:
        """Where every table stands, as its owner sees it."""
        async with Client(self.address) as ann:
            ann.http.cookies.update(self.cookies)
            seen = []
            for table in self.tables:
                state = await ann.get(f"/tables/{table}")
                log = await ann.get(f"/tables/{table}/log")
                holders = [(seat["person"], seat["name"]) for seat in state["envelope"]["seats"]]
                seen.append((state["sight"], log["steps"], holders, state["envelope"]["host"]))
            return seen


@pytest.fixture(scope="module")
async def ground(server: Apart) -> Ground:
    ground = Ground(server.address)
    await ground.prepare()
    return ground


async def test_nonsense_over_http_is_refused_politely(
    server: Apart, ground: Ground, problems: Problems, tmp_path: Path
) -> None:
    before = await ground.standing()
    document = make_app(Settings(data=tmp_path)).openapi()
    schema = schemathesis.openapi.from_dict(document)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        bother(found.ok(), server.address, ground)
    assert await ground.standing() == before
    assert problems.lines == []


def bother(operation: Any, address: str, ground: Ground) -> None:
    chosen = random.Random(operation.label)

    @QUIET
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and chosen.random() < 0.8:
            case.path_parameters["table"] = chosen.choice(ground.tables)
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        case.headers = {"authorization": f"Bearer {ground.token}"} if chosen.random() < 0.9 else {}
        case.call_and_validate(base_url=address, checks=CHECKS)

    ask()


SCHEMAS: dict[str, Any] = contract().document["components"]["schemas"]
SOCKET_MESSAGES: dict[str, Any] = {"$defs": SCHEMAS, **SCHEMAS["FromClient"]}


@pytest.mark.parametrize("known", [True, False], ids=["a stranger", "nobody"])
async def test_nonsense_over_a_socket_is_refused_politely(
    server: Apart, ground: Ground, problems: Problems, known: bool
) -> None:
    before = await ground.standing()
    nonsense = Nonsense(SOCKET_MESSAGES, seed=known)
    texts = [nonsense.text() for _ in range(300 * AMOUNT)]
    assert await pester(server.address, ground, known, texts) == len(texts)
    assert await ground.standing() == before
    assert problems.lines == []


async def pester(address: str, ground: Ground, known: bool, texts: list[str]) -> int:
    """Send everything at a table that can be watched; how many messages came back."""
    answered = 0
    async with (
        Client(address, ground.token if known else "") as client,
        client.socket(f"/tables/{ground.tables[0]}/socket") as socket,
    ):
        await socket.next()
        for text in texts:
            await socket.connection.send(text)
            await socket.next()
            answered += 1
    return answered


async def test_a_player_cannot_break_the_own_table_either(
    ann: Client, ground: Ground, problems: Problems
) -> None:
    """Random commands of somebody who sits there: refused or done, never an error."""
    nonsense = Nonsense(SOCKET_MESSAGES, seed=7, twist=0.02)
    texts = [text for text in (nonsense.text() for _ in range(300 * AMOUNT)) if '"close"' not in text]
    table = (await ann.open("colonies", "me Guest Other"))["table"]
    answered = 0
    while answered < len(texts):
        try:
            async with ann.socket(f"/tables/{table}/socket") as socket:
                for text in texts[answered:]:
                    await socket.connection.send(text)
                    await socket.send(type="ping")
                    await socket.until("pong")
                    answered += 1
        except websockets.ConnectionClosedError as closed:
            if closed.rcvd is None or closed.rcvd.code != LEFT_BEHIND:
                raise
            answered += 1  # bots on all seats are quicker than this reader
    await ann.get(f"/tables/{table}/log")
    assert problems.lines == []
