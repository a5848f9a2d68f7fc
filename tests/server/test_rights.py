"""Who may do what: cookies, origins, links, tokens, the operator."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.typing import Origin

from tests.server.running import Apart, Client, running


async def test_looking_makes_nobody_and_the_first_act_makes_a_person(ann: Client) -> None:
    assert await ann.get("/me") is None
    await ann.open()
    me = await ann.get("/me")
    assert me["name"] and "starboard" in ann.http.cookies


async def test_the_cookie_is_http_only_and_same_site(ann: Client) -> None:
    answer = await ann.http.patch("/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie


async def test_the_page_may_speak_to_its_own_server_only(server: Apart, ann: Client) -> None:
    """So that a script that got in somehow could tell nobody, and no other page holds a window of ours."""
    async with httpx.AsyncClient(base_url=server.address) as browser:
        for path in ("/", "/t/0123456789abcdef", "/api/v1/me", "/nowhere", "/api/v1/nowhere"):
            headers = (await browser.get(path)).headers
            policy = dict(part.split(None, 1) for part in headers["content-security-policy"].split(";"))
            assert (policy["default-src"], policy["connect-src"]) == ("'self'", "'self'")
            assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
            assert "script-src" not in policy and headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-opener-policy"] == "same-origin"
    assert (await ann.http.get("/me")).headers["cross-origin-resource-policy"] == "same-origin"


async def test_under_https_the_cookie_is_secure(tmp_path: Path) -> None:
    behind = {"public_url": "https://games.example.org", "hosts": ("127.0.0.1",)}
    async with running(tmp_path, **behind) as server, Client(server.address) as ann:
        answer = await ann.http.patch("/me", json={"name": "Ann"})
        assert "; secure" in answer.headers["set-cookie"].lower()


async def test_a_forged_cookie_is_nobody(ann: Client, bob: Client, server: Apart) -> None:
    await ann.http.patch("/me", json={"name": "Ann"})
    person, device, signature = ann.http.cookies["starboard"].split(".")
    me = (await bob.http.patch("/me", json={"name": "Bob"})).json()
    async with httpx.AsyncClient() as stranger:
        for forged in (f"{me['id']}.{device}.{signature}", f"{person}.{device}.{'0' * 64}", "x", "a.b.c"):
            headers = {"cookie": f"starboard={forged}"}
            assert (await stranger.get(f"{server.address}/api/v1/me", headers=headers)).json() is None


@pytest.mark.parametrize(
    "headers, status",
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 421),
        ({"content-type": "text/plain"}, 415),
    ],
    ids=["another site", "no site", "another name", "a form"],
)
async def test_what_does_not_come_from_our_page_is_refused(
    ann: Client, headers: dict[str, Any], status: int
) -> None:
    await ann.open()
    sent = {"content-type": "application/json", **headers}
    answer = await ann.http.patch("/me", content=b'{"name": "Mallory"}', headers=sent)
    assert answer.status_code == status and answer.json()["sentence"]
    assert (await ann.get("/me"))["name"] != "Mallory"


async def test_a_body_that_is_too_large_is_refused(ann: Client) -> None:
    answer = await ann.http.patch("/me", json={"name": "x" * 100_000})
    assert answer.status_code == 413


async def test_a_socket_from_another_site_is_refused(ann: Client, server: Apart) -> None:
    await ann.open()
    cookie = f"starboard={ann.http.cookies['starboard']}"
    url = f"{server.address.replace('http', 'ws')}/api/v1/feed/socket"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            url, additional_headers={"cookie": cookie}, origin=Origin("http://evil.example")
        )


async def test_a_table_is_not_seen_without_a_link(ann: Client, bob: Client) -> None:
    table = (await ann.open())["table"]
    for path in ("", "/log", "/record", "/dice", "/positions/1", "/updates", "/story", "/boards"):
        await bob.get(f"/tables/{table}{path}", 404)


async def test_opening_a_link_takes_nothing_and_using_it_gives_the_right_to_sit(
    ann: Client, bob: Client
) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    found = await bob.get(f"/links/{link['secret']}")
    assert found["open_seats"] == [1] and found["kind"] == "join"
    assert await bob.get("/me") is None
    await bob.do(table, "sit", 404)
    await bob.post(f"/links/{link['secret']}", {})
    assert (await bob.do(table, "sit"))["seat"] == 1


async def test_a_link_to_watch_gives_no_right_to_sit(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "watch"})
    await bob.post(f"/links/{link['secret']}", {})
    assert (await bob.do(table, "sit", 403))["reason"] == "not-allowed"


async def test_a_watcher_sees_a_running_game_from_outside(ann: Client, bob: Client) -> None:
    table = (await ann.open("colonies", "me easy easy"))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "watch"})
    state = await bob.post(f"/links/{link['secret']}", {})
    assert state["sight"]["seat"] is None and not state["sight"]["actions"]
    await bob.get(f"/tables/{table}", 403, seat=0)


async def test_a_seat_link_works_once_and_ends_the_old_holders_right(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me easy"))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 0})
    async with ann.socket(f"/tables/{table}/socket?seat=0") as socket:
        assert (await socket.next())["sight"]["seat"] == 0
        state = await bob.post(f"/links/{link['secret']}", {})
        assert state["envelope"]["you"]["seats"] == [0]
        while (message := await socket.until("update"))["envelope"]["you"]["seats"]:
            pass
        assert message["sight"]["seat"] is None and not message["sight"]["actions"]
    await bob.post(f"/links/{link['secret']}", {}, 404)
    await ann.do(table, "act", 403, seat=0, position=0, actions=[0])


async def test_a_revoked_link_leads_nowhere(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await ann.http.delete(f"/tables/{table}/links/{link['id']}")
    await bob.get(f"/links/{link['secret']}", 404)


@pytest.mark.parametrize("way", ["link", "code"])
async def test_signing_in_elsewhere_works_once_by_link_or_code(
    ann: Client, bob: Client, server: Apart, way: str
) -> None:
    me = (await ann.http.patch("/me", json={"name": "Ann"})).json()
    offered = await ann.post("/me/signin")
    secret = offered["link"].partition("#")[2] if way == "link" else offered["code"].lower().replace("-", " ")
    assert (await bob.post("/signin", {"secret": secret}))["id"] == me["id"]
    again = Client(server.address)
    await again.post("/signin", {"secret": offered["code"]}, 403)
    await again.close()


async def test_a_device_can_be_revoked(ann: Client, bob: Client) -> None:
    await ann.http.patch("/me", json={"name": "Ann"})
    offered = await ann.post("/me/signin")
    await bob.post("/signin", {"secret": offered["code"]})
    devices = [key for key in await ann.get("/me/keys") if key["kind"] == "device"]
    await ann.http.delete(f"/me/keys/{devices[-1]['id']}")
    assert await bob.get("/me") is None and await ann.get("/me")


async def test_a_token_plays_without_cookie_and_origin(ann: Client, server: Apart) -> None:
    token = (await ann.post("/me/tokens", {"label": "my bot"}))["token"]
    program = Client(server.address, token)
    state = await program.open()
    assert state["envelope"]["you"]["seats"] == [0]
    async with program.socket(f"/tables/{state['table']}/socket") as socket:
        assert (await socket.next())["sight"]["actions"]
    await program.close()


async def test_a_wrong_token_is_refused(server: Apart) -> None:
    program = Client(server.address, "sb_wrong")
    await program.get("/me", 403)
    await program.close()


async def test_the_operator_closes_tables_and_bans_people(ann: Client, bob: Client, server: Apart) -> None:
    table = (await ann.open())["table"]
    me = await ann.get("/me")
    operator = Client(server.address, (server.data / "operator.key").read_text())
    await operator.post(f"/operator/tables/{table}/close")
    assert (await ann.get(f"/tables/{table}"))["envelope"]["status"] == "closed"
    await operator.post("/operator/ban", {"person": me["id"]})
    await ann.get("/me", 403)
    await bob.post("/operator/ban", {"person": me["id"]}, 403)
    await operator.close()


async def test_the_operator_may_what_the_host_may_at_any_table_and_holds_no_seat(
    ann: Client, server: Apart
) -> None:
    table = (await ann.open("wheel", "me open", start=False, watch="nobody"))["table"]
    async with Client(server.address, (server.data / "operator.key").read_text()) as operator:
        assert (await operator.do(table, "seat-bot", seat=1, level="easy"))["ok"]
        assert (await operator.do(table, "start"))["ok"]
        refused = await operator.do(table, "act", 403, seat=0, position=1, actions=[0])
        assert refused["state"]["sight"]["seat"] is None and not refused["state"]["sight"]["actions"]


async def test_only_known_bots_are_accepted_over_the_network(ann: Client) -> None:
    wish = {"game": "wheel", "seats": [{"kind": "me"}, {"kind": "bot", "level": "mcts:99999999"}]}
    assert "There is no bot" in (await ann.post("/tables", wish, 400))["sentence"]
    await ann.post("/tables", {"game": "wheel", "seats": [{"kind": "bot", "level": "evil.py:Bot"}]}, 422)


async def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann:
        server.services.limits.now = lambda: 0.0  # all of it at once, however slow the machine
        table = (await ann.open("wheel", "me open", start=False))["table"]
        answers = [await ann.http.post(f"/tables/{table}/commands", json=chat(n)) for n in range(12)]
        assert answers[-1].status_code == 429 and answers[0].status_code == 200


def chat(number: int) -> dict[str, Any]:
    return {"client": "c", "number": number, "command": {"do": "chat", "text": "hello"}}


async def test_an_invitation_is_in_the_feed_until_declined(ann: Client, bob: Client) -> None:
    me = (await bob.http.patch("/me", json={"name": "Bob"})).json()
    table = (await ann.open("wheel", "me open", start=False))["table"]
    async with bob.socket("/feed/socket") as socket:
        assert (await socket.next())["invitations"] == []
        await ann.post(f"/tables/{table}/invitations", {"person": me["id"]})
        assert [one["table"] for one in (await socket.until("feed"))["invitations"]] == [table]
    await bob.http.delete(f"/me/invitations/{table}")
    assert (await bob.get("/feed"))["invitations"] == []


async def test_a_new_name_reaches_the_seat(ann: Client) -> None:
    table = (await ann.open())["table"]
    await ann.http.patch("/me", json={"name": "  Ann\u202e of  Arc "})
    assert (await ann.get(f"/tables/{table}"))["envelope"]["seats"][0]["name"] == "Ann of Arc"


@pytest.mark.parametrize(
    "method, path, body",
    [
        ("PATCH", "/me", '{"about": {"x": "\\ud800"}}'),
        ("POST", "/records", '{"record": {"x": 1180591620717411303424}}'),
        ("POST", "/tables", '{"game": "wheel", "options": {"repetition": "\\ud800"}}'),
        ("POST", "/tables", '{"game": "\\ud800"}'),
        ("POST", "/tables", "[" * 5000),
    ],
    ids=["half a letter", "huge in a record", "half an option", "half a game", "deep"],
)
async def test_what_json_cannot_hold_is_refused(ann: Client, method: str, path: str, body: str) -> None:
    headers = {"content-type": "application/json"}
    answer = await ann.http.request(method, path, content=body.encode(), headers=headers)
    assert 400 <= answer.status_code < 500 and answer.json()["sentence"]


async def test_names_at_this_screen_are_cleaned_too(ann: Client) -> None:
    state = await ann.open("wheel", "me Guest\u202e")
    assert state["envelope"]["seats"][1]["name"] == "Guest"


@pytest.mark.parametrize("page", ["", "/log", "/story", "/record", "/dice", "/judgement", "/positions/1"])
async def test_a_table_that_is_not_for_you_looks_like_one_that_never_was(
    ann: Client, bob: Client, page: str
) -> None:
    table = (await ann.open("wheel", "me easy", watch="nobody"))["table"]
    hidden = await bob.get(f"/tables/{table}{page}", 404)
    assert hidden == await bob.get(f"/tables/0123456789abcdef{page}", 404)
    assert hidden["code"] == "no-table-or-link"
