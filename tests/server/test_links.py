"""A link gives what its maker could give at the moment it is used, and nothing else."""

from typing import cast

import pytest

from starboard.tables.links import check_may_make
from starboard.tables.refusals import GONE, Refused
from starboard.tables.setup import ClockSetting
from starboard.tables.substitutes import out_of_time
from tests.server.running import Apart, Client
from tests.tables.build import Game


async def link(client: Client, table: str, kind: str, seat: int | None = None) -> str:
    made = await client.post(f"/tables/{table}/links", {"kind": kind, "seat": seat})
    return cast(str, made["secret"])


async def seated(
    ann: Client, bob: Client, game: str = "wheel", seats: str = "me open", start: bool = False
) -> str:
    """A table of Ann's, with Bob on the second seat."""
    table = cast(str, (await ann.open(game, seats, start=False))["table"])
    await bob.post(f"/links/{await link(ann, table, 'join')}", {})
    await bob.do(table, "sit", seat=1)
    if start:
        await ann.do(table, "start")
    return table


async def holders(client: Client, table: str) -> list[str | None]:
    seats = (await client.get(f"/tables/{table}"))["envelope"]["seats"]
    return [seat["person"] for seat in seats]


async def listed(client: Client, table: str) -> dict[str, str | None]:
    return {one["kind"]: one["trouble"] for one in await client.get(f"/tables/{table}/links")}


# -- seats ---------------------------------------------------------------------------------------


async def test_a_link_to_a_seat_puts_nobody_out_of_it(ann: Client, bob: Client, eve: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = await link(ann, table, "seat", 1)
    await bob.post(f"/links/{await link(ann, table, 'join')}", {})
    await bob.do(table, "sit", seat=1)
    before = await holders(ann, table)
    assert (await eve.post(f"/links/{secret}", {}, 404))["code"] == "link-seat-changed"
    assert await holders(ann, table) == before


async def test_a_link_to_an_open_seat_does_not_take_the_seat_of_whoever_was_swapped_there(
    ann: Client, eve: Client
) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = await link(ann, table, "seat", 1)
    await ann.do(table, "swap", seats=[0, 1])
    before = await holders(ann, table)
    await eve.post(f"/links/{secret}", {}, 404)
    assert await holders(ann, table) == before


async def test_a_link_to_an_own_seat_does_not_follow_a_swap(ann: Client, bob: Client, eve: Client) -> None:
    table = await seated(ann, bob)
    secret = await link(bob, table, "seat", 1)
    await ann.do(table, "swap", seats=[0, 1])
    await eve.post(f"/links/{secret}", {}, 404)
    await ann.do(table, "swap", seats=[0, 1])
    await eve.post(f"/links/{secret}", {}, 404)


async def test_a_link_to_a_seat_dies_when_its_maker_stands_up_even_if_the_maker_sits_down_again(
    ann: Client, bob: Client, eve: Client
) -> None:
    table = await seated(ann, bob)
    secret = await link(bob, table, "seat", 1)
    await bob.do(table, "stand", seat=1)
    await eve.post(f"/links/{secret}", {}, 404)
    await bob.do(table, "sit", seat=1)
    await eve.post(f"/links/{secret}", {}, 404)


@pytest.mark.parametrize("ban", [False, True])
async def test_a_link_to_a_seat_dies_when_its_maker_is_sent_off(
    ann: Client, bob: Client, eve: Client, ban: bool
) -> None:
    table = await seated(ann, bob)
    secret = await link(bob, table, "seat", 1)
    await ann.do(table, "send-off", seat=1, ban=ban)
    await eve.post(f"/links/{secret}", {}, 404)


async def test_a_link_to_an_open_seat_does_not_outlive_the_start(ann: Client, eve: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = await link(ann, table, "seat", 1)
    await ann.do(table, "seat-bot", seat=1, level="easy")
    await ann.do(table, "start")
    await eve.post(f"/links/{secret}", {}, 404)


async def test_a_link_to_an_own_seat_hands_it_over_in_a_running_game(
    ann: Client, bob: Client, eve: Client
) -> None:
    table = await seated(ann, bob, start=True)
    secret = await link(bob, table, "seat", 1)
    await bob.do(table, "hand-over", seat=1, level="easy")
    assert (await eve.post(f"/links/{secret}", {}))["envelope"]["you"]["seats"] == [1]
    await bob.do(table, "take-back", 403, seat=1)


@pytest.mark.parametrize("leave", ["hand-over", "stand"])
async def test_a_host_cannot_look_into_the_seat_of_somebody_who_is_away(
    ann: Client, bob: Client, leave: str
) -> None:
    table = await seated(ann, bob, "colonies", "me open easy", start=True)
    await bob.do(table, leave, seat=1)
    await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 1}, 403)
    await ann.get(f"/tables/{table}", 403, seat=1)


def test_after_a_time_out_the_seat_is_nobody_elses_to_give_and_its_holder_may_come_back() -> None:
    game = Game("colonies", "ann bob eve", ClockSetting("turn", 60)).start()
    out_of_time(game.table, 1, game.now)
    with pytest.raises(Refused) as refused:
        check_may_make(game.table, game.person("ann"), "seat", 1)
    assert refused.value.code == "seat-not-yours"
    assert game.table.own_seats("bob") == [1]
    game.do("bob", "take-back", seat=1)


async def test_nobody_who_plays_gets_a_second_hand_by_a_link(ann: Client, bob: Client, eve: Client) -> None:
    table = await seated(ann, bob, "colonies", "me open easy", start=True)
    secret = await link(bob, table, "seat", 1)
    assert (await ann.post(f"/links/{secret}", {}, 409))["code"] == "seated-already"
    assert (await eve.post(f"/links/{secret}", {}))["envelope"]["you"]["seats"] == [1]


async def test_a_bots_seat_cannot_be_looked_into_by_a_link(ann: Client) -> None:
    table = (await ann.open("colonies", "me easy easy"))["table"]
    await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 1}, 403)


# -- joining and watching ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["join", "watch"])
async def test_links_of_a_former_host_let_nobody_in(ann: Client, bob: Client, eve: Client, kind: str) -> None:
    table = await seated(ann, bob)
    secret = await link(ann, table, kind)
    await ann.do(table, "pass-host", seat=1)
    assert (await eve.post(f"/links/{secret}", {}, 404))["code"] == "link-maker-gone"
    await eve.get(f"/tables/{table}", 404)


async def test_links_of_somebody_the_operator_banned_let_nobody_in(
    ann: Client, bob: Client, eve: Client, server: Apart
) -> None:
    table = await seated(ann, bob)
    secret, me = await link(ann, table, "join"), await ann.get("/me")
    operator = Client(server.address, (server.data / "operator.key").read_text())
    await operator.post("/operator/ban", {"person": me["id"]})
    await operator.close()
    await eve.post(f"/links/{secret}", {}, 404)


async def test_a_link_to_watch_shows_the_lobby_as_it_will_show_the_game(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me easy", start=False))["table"]
    state = await bob.post(f"/links/{await link(ann, table, 'watch')}", {})
    assert state["envelope"]["status"] == "lobby" and state["envelope"]["you"]["seats"] == []
    await bob.do(table, "sit", 403)
    await ann.do(table, "start")
    assert (await bob.get(f"/tables/{table}"))["envelope"]["status"] == "running"
    await ann.do(table, "close")


async def test_a_link_to_watch_shows_no_lobby_where_nobody_may_watch(
    ann: Client, bob: Client, eve: Client
) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = await link(ann, table, "watch")
    await bob.post(f"/links/{secret}", {})
    await ann.do(table, "set", watch="nobody")
    await bob.get(f"/tables/{table}", 404)
    assert (await eve.post(f"/links/{secret}", {}, 404))["code"] == "nobody-watches"


async def test_a_link_to_a_closed_table_leads_nowhere(ann: Client, eve: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = await link(ann, table, "join")
    await ann.do(table, "close")
    assert (await eve.get(f"/links/{secret}", 404))["reason"] == GONE


# -- the list ------------------------------------------------------------------------------------


async def test_the_list_says_which_links_work_and_why_the_others_do_not(ann: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    for kind, seat in (("join", None), ("watch", None), ("seat", 1)):
        await link(ann, table, kind, seat)
    assert await listed(ann, table) == {"join": None, "watch": None, "seat": None}
    await ann.do(table, "seat-bot", seat=1, level="easy")
    await ann.do(table, "set", watch="nobody")
    found = await listed(ann, table)
    assert found == {"join": None, "watch": "nobody-watches", "seat": "link-seat-changed"}
    (dead,) = [one for one in await ann.get(f"/tables/{table}/links") if one["kind"] == "seat"]
    assert "changed hands" in dead["sentence"]


async def test_others_than_the_host_are_listed_only_their_own_links_and_take_back_no_others(
    ann: Client, bob: Client
) -> None:
    table = await seated(ann, bob)
    await link(bob, table, "seat", 1)
    assert set(await listed(bob, table)) == {"seat"} and set(await listed(ann, table)) == {"join", "seat"}
    hosts = next(one for one in await ann.get(f"/tables/{table}/links") if one["kind"] == "join")
    answer = await bob.http.delete(f"/tables/{table}/links/{hosts['id']}")
    assert answer.json()["code"] == "no-such-link"


async def test_a_table_does_not_fill_the_storage_with_links(ann: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    for _ in range(60):
        await link(ann, table, "join")
    refused = await ann.post(f"/tables/{table}/links", {"kind": "join"}, 429)
    assert refused["code"] == "too-many-links"
