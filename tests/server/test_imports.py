"""A game that came as a record runs on dice nobody knows, says where it is from, and counts for nobody."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from starboard.games.registry import find_game
from starboard.kernel.component_files import fingerprint
from starboard.kernel.dice import Dice
from starboard.kernel.records import check_dice, read_record
from starboard.lab.variants import with_values
from tests.changed_packs import every_number_changed
from tests.server.running import Client
from tests.tables.build import SEED

RECORDS = Path(__file__).parent.parent / "records"
KNOWN = {"commitment": Dice(SEED).commitment, "nonces": ["known-nonce"], "seed": SEED.hex()}


async def unfinished(client: Client, game: str = "convoy", seats: str = "me") -> dict[str, Any]:
    """The record of a game that has begun, with dice written into it that whoever brings it knows."""
    table = (await client.open(game, seats))["table"]
    await client.do(table, "close")
    record = await client.get(f"/tables/{table}/record")
    return {**record, "dice": KNOWN}


async def resigned(client: Client, table: str) -> dict[str, Any]:
    await client.do(table, "resign", seat=0)
    return cast(dict[str, Any], (await client.get(f"/tables/{table}"))["envelope"])


async def test_nobody_goes_on_from_a_record_with_dice_they_know(ann: Client, bob: Client) -> None:
    state = await bob.post("/records", {"record": await unfinished(ann)})
    dice = state["envelope"]["dice"]
    assert state["envelope"]["status"] == "running"
    assert dice["commitment"] != KNOWN["commitment"] and dice["nonces"] != KNOWN["nonces"]


async def test_whoever_brings_a_record_adds_to_the_new_dice(ann: Client, bob: Client) -> None:
    state = await bob.post("/records", {"record": await unfinished(ann), "nonce": "of-my-own-1"})
    assert state["envelope"]["dice"]["nonces"] == ["of-my-own-1"]


async def test_a_record_without_a_single_action_brings_no_dice_and_no_standing_either(
    ann: Client, bob: Client
) -> None:
    record = {**await unfinished(ann, "wheel", "me Guest"), "actions": []}
    state = await bob.post("/records", {"record": record})
    assert state["envelope"]["dice"]["commitment"] != KNOWN["commitment"]
    assert (await resigned(bob, state["table"]))["status"] == "finished"
    assert await bob.get("/me/standings") == []
    assert [item["imported"] for item in await bob.get("/me/history")] == [True]


async def test_everybody_at_the_table_sees_that_a_game_was_imported_and_from_where(
    ann: Client, bob: Client
) -> None:
    await bob.http.patch("/me", json={"name": "Bob"})
    body: dict[str, Any] = {"record": await unfinished(ann), "where": "  voyage\u202e.json "}
    table = (await bob.post("/records", body))["table"]
    link = await bob.post(f"/tables/{table}/links", {"kind": "watch"})
    seen = (await ann.post(f"/links/{link['secret']}", {}))["envelope"]["imported"]
    assert seen["where"] == "voyage.json" and seen["by"] == "Bob" and not seen["known"]


async def test_what_somebody_says_it_comes_from_is_no_moment_of_a_table_here(ann: Client) -> None:
    body: dict[str, Any] = {"record": await unfinished(ann), "where": "/t/185a05/back/57.2"}
    seen = (await ann.post("/records", body))["envelope"]["imported"]
    assert seen["where"] == body["where"] and not seen["moment"]


async def test_seats_without_a_name_are_called_what_the_game_calls_them(ann: Client) -> None:
    whole = json.loads((RECORDS / "argosy" / "map-full-3.json").read_text())
    table = (await ann.post("/records", {"record": {**whole, "players": ["Mira"]}}))["table"]
    seats = (await ann.get(f"/tables/{table}"))["envelope"]["seats"]
    assert [seat["name"] for seat in seats] == ["Mira", "", ""]
    said = str(await ann.get(f"/tables/{table}/story?language=de"))
    assert "Mira" in said and "Seat" not in said


async def test_bots_that_play_on_for_somebody_without_a_name_have_their_own(ann: Client) -> None:
    record = {**await unfinished(ann, "wheel", "me Guest"), "players": []}
    seats = (await ann.post("/records", {"record": record}))["envelope"]["seats"]
    assert seats[1]["name"] and not seats[1]["name"].startswith("Seat")


async def test_a_table_says_who_may_know_what_an_imported_game_hides(ann: Client, bob: Client) -> None:
    table = (await ann.open("colonies", "me A B"))["table"]
    await ann.do(table, "close")
    record = await ann.get(f"/tables/{table}/record")
    state = await bob.post("/records", {"record": record})
    assert state["envelope"]["imported"]["known"] == (len(record["actions"]) > 0)
    assert state["envelope"]["imported"]["known"]


async def test_an_imported_game_that_hides_nothing_has_nothing_that_somebody_may_know(bob: Client) -> None:
    whole = json.loads((RECORDS / "argosy" / "map-full-3.json").read_text())
    begun = {**whole, "actions": whole["actions"][:30], "end": None}
    state = await bob.post("/records", {"record": begun})
    assert state["envelope"]["imported"]["actions"] == 30 and not state["envelope"]["imported"]["known"]


async def test_a_rematch_with_components_that_came_with_a_record_counts_for_nobody(
    ann: Client, bob: Client
) -> None:
    record = await unfinished(ann, "wheel", "me Guest")
    game = find_game("wheel")
    changed = every_number_changed(game)
    pack = {"hash": changed.hash, "differences": game.pack_differences(changed)}
    record = {**record, "actions": [], "pack": pack}
    table = (await bob.post("/records", {"record": record}))["table"]
    await resigned(bob, table)
    await bob.do(table, "offer", seat=0, what="rematch")
    rematch = (await bob.get(f"/tables/{table}"))["envelope"]["rematch"]
    seat = (await bob.get(f"/tables/{rematch}"))["envelope"]["you"]["seats"][0]
    await bob.do(rematch, "resign", seat=seat)
    assert await bob.get("/me/standings") == []


async def test_the_dice_of_an_imported_game_verify_from_where_they_began(ann: Client, bob: Client) -> None:
    body: dict[str, Any] = {"record": await unfinished(ann), "where": "voyage.json"}
    table = (await bob.post("/records", body))["table"]
    await bob.do(table, "close")
    record = await bob.get(f"/tables/{table}/record")
    assert record["origin"] == {"actions": len(body["record"]["actions"]), "where": "voyage.json"}
    check_dice(read_record(json.dumps(record)), find_game(record["game"]))
    assert (await bob.get(f"/tables/{table}/verification"))["ok"]


@pytest.mark.parametrize("word", ["\u202eevil", "two\nlines", "x" * 61, "\x00"])
async def test_components_of_strangers_give_nobody_anything_unreadable_to_read(
    ann: Client, word: str
) -> None:
    """Names of cards and planets are shown to everybody at the table, as names of people are."""
    record = json.loads((RECORDS / "colonies/resigned-4.json").read_text())
    pack = find_game("colonies").default_pack
    changed = with_values(pack.data, {"planet.0.colour": word})
    record["pack"] = {"hash": fingerprint(changed), "differences": {"planet.0.colour": word}}
    assert (await ann.post("/records", {"record": record}, 400))["code"] == "word-not-readable"
    variant = {"values": {"planet.0.colour": word}}
    assert (await ann.post("/workshop/games/colonies/variant", variant, 400))["code"] == "word-not-readable"


async def test_components_of_a_record_are_bounded_before_they_are_built(ann: Client) -> None:
    """What was built is kept for the next who asks: a few megabytes each would add up."""
    record = json.loads((RECORDS / "colonies/resigned-4.json").read_text())
    record["pack"]["differences"] = {"planet.0.colour": "x" * 50_000}
    assert (await ann.post("/records", {"record": record}, 400))["code"] == "variant-too-large"
