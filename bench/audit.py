"""After the fire: is every acknowledged act in the log, once, and is every table what its log says?"""

import sys
from collections import Counter
from typing import Any

import httpx
import msgspec

from bench.clients import PlayedTable


class Audit(msgspec.Struct):
    acknowledged: int = 0
    lost: int = 0
    surplus: int = 0  # in the log, though nobody was told so: done twice, or on its own
    corrupt: int = 0


async def audit(address: str, tables: list[PlayedTable]) -> Audit:
    found = Audit()
    async with httpx.AsyncClient(base_url=f"{address}/api/v1", timeout=60) as client:
        for table in tables:
            for ident in table.tables:
                await audit_table(client, table, ident, found)
    return found


async def audit_table(client: httpx.AsyncClient, table: PlayedTable, ident: str, found: Audit) -> None:
    """Clients ask until they are answered, so the acts in the log are those acknowledged, and no others."""
    promised = [(seat, position) for at, seat, position in table.acted if at == ident]
    stored = await acts_in_log(client, table, ident)
    found.acknowledged += len(promised)
    known, there = Counter(promised), Counter(stored)
    found.lost += sum((known - there).values())
    if known != there:
        print(f"table {ident}: promised {known - there}, stored {there - known}", file=sys.stderr)
    found.surplus += sum((there - known).values())
    await resign(client, table, ident)
    check = await ask(client, table, f"/tables/{ident}/verification")
    found.corrupt += not check["ok"]


async def acts_in_log(client: httpx.AsyncClient, table: PlayedTable, ident: str) -> list[tuple[int, int]]:
    """Who acted at which position, by the log that the server shows; positions must have no gaps."""
    steps: list[Any] = []
    before: int | None = None
    while before is None or before > 1:
        query = {"before": before} if before else {}
        page = (await ask(client, table, f"/tables/{ident}/log", **query))["steps"]
        if not page:
            break
        steps = page + steps
        before = page[0]["position"]
    positions = [step["position"] for step in steps]
    if positions != list(range(1, len(positions) + 1)):
        raise SystemExit(f"bench: the log of table {ident} has gaps: {positions}")
    return [(step["seat"], step["position"]) for step in steps if is_act(step)]


def is_act(step: Any) -> bool:
    sources = {happening["of"] for happening in step["events"]}
    return step["seat"] is not None and sources == {"game"}


async def resign(client: httpx.AsyncClient, table: PlayedTable, ident: str) -> None:
    """End the game if it is not over: a whole game can be verified."""
    body = {"client": "audit", "number": 1, "command": {"do": "resign", "seat": 0}}
    headers = {"authorization": f"Bearer {table.places[0].token}"}
    answer = await client.post(f"/tables/{ident}/commands", json=body, headers=headers)
    if answer.status_code not in (200, 409):
        answer.raise_for_status()


async def ask(client: httpx.AsyncClient, table: PlayedTable, path: str, **query: Any) -> Any:
    token = table.places[0].token
    answer = await client.get(path, params=query, headers={"authorization": f"Bearer {token}"})
    answer.raise_for_status()
    return answer.json()
