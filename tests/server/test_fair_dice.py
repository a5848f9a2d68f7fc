"""Nobody's dice are chosen by another: in every way of sitting down one's nonce is pledged, then shown."""

from pathlib import Path

import pytest

from starboard.tables.draw import digest
from tests.server.running import Client, running
from tests.server.test_links import link, seated

MINE = "a-nonce-of-my-own"
PLEDGE = {"nonce_hash": digest(MINE)}


async def drawn(client: Client, state):
    """The dice of a table that waits for this person's nonce, once it is shown."""
    dice = state["envelope"]["dice"]
    assert dice["drawing"] and [one["hash"] for one in dice["pledges"]] == [digest(MINE)]
    assert MINE not in dice["nonces"] and state["envelope"]["status"] == "lobby"
    await client.do(state["table"], "reveal", nonce=MINE)
    envelope = (await client.get(f"/tables/{state['table']}"))["envelope"]
    assert envelope["status"] != "lobby" and envelope["dice"]["commitment"] == dice["commitment"]
    return envelope["dice"]


@pytest.mark.parametrize(
    "seats", ["me easy", "Ann Bob", "easy easy"], ids=["a seat", "at one screen", "bots"]
)
async def test_who_opens_and_starts_at_once_shows_nothing_before_the_commitment(
    ann: Client, seats: str
) -> None:
    dice = await drawn(ann, await ann.open("wheel", seats, **PLEDGE))
    assert MINE in dice["nonces"]


async def test_who_sits_down_by_a_link_to_a_seat_pledges_too(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    await bob.post(f"/links/{await link(ann, table, 'seat', 1)}", PLEDGE)
    await ann.do(table, "start")
    assert MINE in (await drawn(bob, await bob.get(f"/tables/{table}")))["nonces"]


async def test_a_rematch_uses_no_nonce_again_that_the_server_knew_when_it_chose_the_seed(
    ann: Client, bob: Client
) -> None:
    table = await seated(ann, bob, start=True)
    before = (await ann.get(f"/tables/{table}"))["envelope"]["dice"]["nonces"]
    await bob.do(table, "resign", seat=1)
    offer = (await ann.do(table, "offer", seat=0, what="rematch", **PLEDGE))["offer"]
    await bob.do(table, "answer", seat=1, offer=offer, agree=True)
    rematch = (await ann.get(f"/tables/{table}"))["envelope"]["rematch"]
    dice = await drawn(ann, await ann.get(f"/tables/{rematch}"))
    assert MINE in dice["nonces"] and len(dice["nonces"]) == 2 and not set(dice["nonces"]) & set(before)


async def test_a_game_with_pledged_nonces_verifies_and_shows_them(ann: Client) -> None:
    state = await ann.open("convoy", "me", **PLEDGE)
    await drawn(ann, state)
    await ann.do(state["table"], "close")
    sheet = await ann.get(f"/tables/{state['table']}/dice")
    assert sheet["nonces"] == [MINE] and sheet["pledges"] == [digest(MINE)] and sheet["rolls"]
    assert (await ann.get(f"/tables/{state['table']}/verification"))["ok"]


async def test_who_never_shows_holds_nobody_up_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from starboard.tables import draw

    monkeypatch.setattr(draw, "DRAWING", 0.5)
    async with running(tmp_path) as server:
        from tests.server.running import Client

        ann = Client(server.address)
        table = (await ann.open("wheel", "me easy", **PLEDGE))["table"]
        async with ann.socket(f"/tables/{table}/socket") as socket:
            message = await socket.next()
            before = message["envelope"]["dice"]
            while message["envelope"]["dice"]["drawing"]:
                message = await socket.until("update")
            assert message["envelope"]["dice"]["commitment"] != before["commitment"]
            said = [one["event"] for step in message["steps"] for one in step["events"]]
            assert said[-1]["kind"] == "void" and len(said[-1]["names"]) == 1
        await ann.close()
