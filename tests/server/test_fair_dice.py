"""Nobody's dice are chosen by another: in every way of sitting down one's nonce is pledged, then shown."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from starboard.kernel.state import CHANCE
from starboard.tables.draw import digest
from tests.server.running import Client, running
from tests.server.test_imports import unfinished
from tests.server.test_links import link, seated

MINE = "a-nonce-of-my-own"
PLEDGE: dict[str, Any] = {"nonce_hash": digest(MINE)}


async def drawn(client: Client, state: dict[str, Any]) -> dict[str, Any]:
    """The dice of a table that waits for this person's nonce, once it is shown."""
    dice = state["envelope"]["dice"]
    assert dice["drawing"] and [one["hash"] for one in dice["pledges"] if not one["shown"]] == [digest(MINE)]
    assert MINE not in dice["nonces"] and state["envelope"]["status"] == "lobby"
    await client.do(state["table"], "reveal", nonce=MINE)
    envelope = (await client.get(f"/tables/{state['table']}"))["envelope"]
    assert envelope["status"] != "lobby" and envelope["dice"]["commitment"] == dice["commitment"]
    pledged = {one["hash"] for one in dice["pledges"]}  # nobody's nonce was chosen after it
    assert {digest(nonce) for nonce in envelope["dice"]["nonces"]} == pledged
    return cast(dict[str, Any], envelope["dice"])


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


async def test_who_takes_over_a_running_game_has_a_part_in_its_dice_and_it_verifies(
    ann: Client, bob: Client, tmp_path: Path
) -> None:
    table = (await ann.open("convoy", "me Guest", **PLEDGE))["table"]
    await ann.do(table, "reveal", nonce=MINE)
    await bob.post(f"/links/{await link(ann, table, 'seat', 1)}", {"nonce_hash": digest("nonce-of-bob")})
    assert (await ann.get(f"/tables/{table}"))["envelope"]["dice"]["drawing"] is None
    await ann.do(table, "pledge", nonce_hash=digest("another-of-ann"))
    await bob.do(table, "reveal", nonce="nonce-of-bob")
    await ann.do(table, "reveal", nonce="another-of-ann")
    await ann.do(table, "resign", seat=0)
    sheet = await ann.get(f"/tables/{table}/dice")
    assert sheet["nonces"] == [MINE, "nonce-of-bob", "another-of-ann"] and sheet["since"][1] > 0
    assert (await ann.get(f"/tables/{table}/verification"))["ok"]
    assert_verifies(sheet, tmp_path)


async def test_who_goes_on_from_a_record_shows_nothing_before_the_commitment_either(
    ann: Client, bob: Client, tmp_path: Path
) -> None:
    body: dict[str, Any] = {"record": await unfinished(ann), **PLEDGE}
    state = await bob.post("/records", body)
    dice = state["envelope"]["dice"]
    assert dice["drawing"] and dice["nonces"] == [] and state["envelope"]["status"] == "running"
    await bob.do(state["table"], "reveal", nonce=MINE)
    assert (await bob.get(f"/tables/{state['table']}"))["envelope"]["dice"]["nonces"] == [MINE]
    await bob.do(state["table"], "close")
    sheet = await bob.get(f"/tables/{state['table']}/dice")
    assert sheet["since"] == [sum(actor == CHANCE for actor, _ in body["record"]["actions"])]
    assert (await bob.get(f"/tables/{state['table']}/verification"))["ok"]
    assert_verifies(sheet, tmp_path)


def assert_verifies(sheet: dict[str, Any], folder: Path) -> None:
    """By the few lines that share nothing with us."""
    (folder / "dice.json").write_text(json.dumps(sheet))
    script = Path(__file__).parents[2] / "docs" / "verify_dice.py"
    subprocess.run([sys.executable, script, folder / "dice.json"], check=True, capture_output=True)


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
        state = await ann.open("wheel", "me easy", **PLEDGE)
        before = state["envelope"]["dice"]  # by the time anybody listens, the draw may be over
        async with ann.socket(f"/tables/{state['table']}/socket") as socket:
            message = await socket.next()
            while message["envelope"]["dice"]["drawing"]:
                message = await socket.until("update")
            assert message["envelope"]["dice"]["commitment"] != before["commitment"]
            said = [one["event"] for step in message["steps"] for one in step["events"]]
            assert said[-1]["kind"] == "void" and len(said[-1]["names"]) == 1
        await ann.close()
