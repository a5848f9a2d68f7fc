"""One answer, one effect: what opens, joins or creates does so once, and not faster than it should."""

import asyncio
from pathlib import Path

import pytest
from httpx import Response

from tests.server.running import Client, running, two_processes
from tests.server.test_links import link, seated
from tests.server.test_processes import elsewhere


async def finished(ann: Client, bob: Client) -> str:
    table = await seated(ann, bob, start=True)
    await bob.do(table, "resign", seat=1)
    return table


async def tables_of(client: Client) -> set[str]:
    return {one["envelope"]["table"] for one in (await client.get("/feed"))["tables"]}


async def agree_at_once(table: str, offer: int, clients: list[tuple[Client, int]]) -> list[Response]:
    """Everybody says yes several times over, each time as another program."""
    answers = []
    for number, (client, seat) in enumerate(clients * 4):
        command = {"do": "answer", "seat": seat, "offer": offer, "agree": True}
        body = {"client": f"program{number}", "number": 1, "command": command}
        answers.append(client.http.post(f"/tables/{table}/commands", json=body))
    return await asyncio.gather(*answers)


async def test_a_rematch_agreed_to_many_times_at_once_opens_one_table(ann: Client, bob: Client) -> None:
    table = await finished(ann, bob)
    before = await tables_of(ann)
    offer = (await ann.do(table, "offer", seat=0, what="rematch"))["offer"]
    await agree_at_once(table, offer, [(ann, 0), (bob, 1)])
    rematch = (await ann.get(f"/tables/{table}"))["envelope"]["rematch"]
    assert await tables_of(ann) - before == {rematch}


async def test_a_rematch_agreed_to_at_two_processes_at_once_opens_one_table(
    tmp_path: Path, database: str
) -> None:
    async with two_processes(tmp_path, database) as (ann, bob):
        table = await finished(ann, bob)
        before = await tables_of(ann)
        there = elsewhere(ann, bob)
        offer = (await ann.do(table, "offer", seat=0, what="rematch"))["offer"]
        await agree_at_once(table, offer, [(ann, 0), (bob, 1), (there, 0)])
        rematch = (await bob.get(f"/tables/{table}"))["envelope"]["rematch"]
        assert await tables_of(ann) - before == await tables_of(there) - before == {rematch}
        await there.close()


async def test_a_game_started_many_times_at_once_starts_once(ann: Client, bob: Client) -> None:
    table = await seated(ann, bob)
    start = [{"client": f"program{number}", "number": 1, "command": {"do": "start"}} for number in range(8)]
    answers = await asyncio.gather(*(ann.http.post(f"/tables/{table}/commands", json=body) for body in start))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_a_seat_that_two_people_take_at_once_has_one_holder(
    ann: Client, bob: Client, eve: Client
) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = await link(ann, table, "join")
    for one in (bob, eve):
        await one.post(f"/links/{secret}", {})
    body = {"client": "c", "number": 1, "command": {"do": "sit", "seat": 1}}
    answers = await asyncio.gather(
        *(one.http.post(f"/tables/{table}/commands", json=body) for one in (bob, eve))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_link_to_a_seat_used_at_two_processes_at_once_works_once(
    tmp_path: Path, database: str
) -> None:
    async with two_processes(tmp_path, database) as (ann, bob):
        table = (await ann.open("wheel", "me open", start=False))["table"]
        secret = await link(ann, table, "seat", 1)
        many = [Client(client.address) for client in (ann, bob) * 3]
        answers = await asyncio.gather(*(one.http.post(f"/links/{secret}", json={}) for one in many))
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 5
        for one in many:
            await one.close()


# -- limits --------------------------------------------------------------------------------------


async def test_nobody_opens_tables_by_rematches_faster_than_by_opening_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann:
        server.services.limits.now = lambda: 0.0  # all of it at once, however slow the machine
        table, seat, answers = (await ann.open("wheel", "me easy"))["table"], 0, []
        for _ in range(60):
            await ann.do(table, "resign", seat=seat)
            command = {"do": "offer", "seat": seat, "what": "rematch"}
            body = {"client": "c", "number": 1, "command": command}
            answers.append((await ann.http.post(f"/tables/{table}/commands", json=body)).status_code)
            if answers[-1] != 200:
                break
            table = (await ann.get(f"/tables/{table}"))["envelope"]["rematch"]
            seat = (await ann.get(f"/tables/{table}"))["envelope"]["you"]["seats"][0]
        assert answers[-1] == 429 and len(answers) >= 30


@pytest.mark.parametrize("what", ["tokens", "signin"])
async def test_nobody_fills_the_storage_with_keys(ann: Client, what: str) -> None:
    for _ in range(100):
        answer = await ann.http.post(f"/me/{what}", json={})
        if answer.status_code != 201:
            break
    else:
        answer = await ann.http.post(f"/me/{what}", json={})
    assert answer.status_code == 429 and answer.json()["code"] == "too-many-keys"


async def test_nobody_fills_the_storage_with_invitations_of_people_who_are_not(ann: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    refused = await ann.post(f"/tables/{table}/invitations", {"person": "nobody1"}, 400)
    assert refused["code"] == "no-such-person"
