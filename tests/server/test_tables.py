"""A table over HTTP and its socket."""

import asyncio
from pathlib import Path

import msgspec

from starboard.server.bots import BotProcesses
from starboard.server.settings import Settings
from starboard.tables.messages.sight import Preview, Why
from starboard.tables.messages.state import Refusal, StateMessage
from starboard.tables.seats import Seat
from starboard.tables.setup import read_setup
from tests.server.running import Apart, Client, until_polled


async def test_one_request_and_a_person_is_playing(ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    msgspec.convert(state, StateMessage)
    assert state["envelope"]["status"] == "running"
    assert state["sight"]["actions"]


async def test_a_bot_answers_and_the_socket_tells_of_it_step_by_step(ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    table = state["table"]
    async with ann.socket(f"/tables/{table}/socket") as socket:
        first = await socket.next()
        answer = await socket.do("act", seat=0, position=first["sight"]["position"], actions=[0])
        assert answer["ok"] and answer["done"] == 1
        while True:
            update = await socket.until("update")
            if update["steps"] and update["steps"][0]["seat"] == 1:
                break
    assert update["steps"][0]["view"] == update["sight"]["view"]
    assert update["envelope"]["awaited"] == [0]


async def test_characters_are_listed_and_play_at_a_table(ann: Client) -> None:
    listed = (await ann.get("/games/wheel", words="en"))["characters"]
    polaris = next(one for one in listed if one["name"] == "Polaris")
    assert polaris["level"] == "hard" and polaris["line"] and polaris["temper"] and polaris["good"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": polaris["spec"]}]
    state = await ann.post("/tables", {"game": "wheel", "seats": seats, "start": True})
    seat = state["envelope"]["seats"][1]
    assert (seat["name"], seat["level"], seat["character"]) == ("Polaris", "hard", "polaris")
    async with ann.socket(f"/tables/{state['table']}/socket") as socket:
        first = await socket.next()
        await socket.do("act", seat=0, position=first["sight"]["position"], actions=[0])
        while (await socket.until("update"))["envelope"]["awaited"] != [0]:
            pass
    refused = await ann.do(state["table"], "hand-over", 400, seat=0, level=polaris["spec"])
    assert refused["code"] == "no-such-bot"


def test_a_character_thinks_for_itself_unless_its_level_is_stood_in_for(tmp_path: Path) -> None:
    seat = Seat("bot", name="Polaris", level="hard", character="polaris")
    setup = read_setup("wheel", {})
    own, replaced = Settings(data=tmp_path), Settings(data=tmp_path, levels={"hard": "random"})
    assert BotProcesses(own).spec_for(seat, setup) == "wheel/polaris"
    assert BotProcesses(replaced).spec_for(seat, setup) == "random"


async def test_a_repeated_message_is_done_once_and_answered_alike(ann: Client) -> None:
    state = await ann.open("wheel", "me open", start=False)
    table = state["table"]
    body = {"client": "tab", "number": 5, "command": {"do": "chat", "text": "hello"}}
    first = await ann.post(f"/tables/{table}/commands", body)
    second = await ann.post(f"/tables/{table}/commands", body)
    log = await ann.get(f"/tables/{table}/log")
    assert first == second
    assert sum(event["event"]["kind"] == "chat" for step in log["steps"] for event in step["events"]) == 1


async def test_a_refusal_comes_with_clause_and_fresh_state(ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    legal = {action["id"] for action in state["sight"]["actions"]}
    illegal = next(action for action in range(11) if action not in legal)
    position = state["sight"]["position"]
    answer = await ann.do(state["table"], "act", 409, seat=0, position=position, actions=[illegal])
    msgspec.convert(answer, Refusal)
    assert answer["clause"].startswith("AW-")
    assert answer["state"]["sight"]["position"] == position


async def test_polling_gives_what_was_missed(server: Apart, ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    table, mark = state["table"], state["mark"]
    waiting = asyncio.create_task(
        ann.get(f"/tables/{table}/updates", since=state["sight"]["position"], mark=mark, wait=20)
    )
    await until_polled(server, table)
    await ann.do(table, "act", seat=0, position=state["sight"]["position"], actions=[0])
    news = await waiting
    assert news["complete"] and news["steps"][0]["events"][0]["event"]["kind"] == "rotated"


async def test_whoever_polls_is_not_counted_among_those_who_watch(
    server: Apart, ann: Client, bob: Client
) -> None:
    """They come and go untold: counted, they would show when something else is told, even a secret step."""
    table = (await ann.open("wheel", "me easy", watch="everybody"))["table"]
    mark = (await bob.get(f"/tables/{table}"))["mark"]
    waiting = asyncio.create_task(bob.get(f"/tables/{table}/updates", mark=mark, wait=20))
    await until_polled(server, table)
    assert (await ann.get(f"/tables/{table}"))["envelope"]["watchers"] == 0
    waiting.cancel()


async def test_all_are_told_how_many_watch_also_of_somebody_who_asked_before(
    ann: Client, bob: Client
) -> None:
    table = (await ann.open("wheel", "me easy", watch="everybody"))["table"]
    await bob.http.patch("/me", json={"name": "Bob"})
    await bob.get(f"/tables/{table}/updates")  # he is here from now on, but on no socket
    async with ann.socket(f"/tables/{table}/socket") as socket:
        async with bob.socket(f"/tables/{table}/socket"):
            while (await socket.next()).get("envelope", {}).get("watchers") != 1:
                pass
        while (await socket.next()).get("envelope", {}).get("watchers") != 0:
            pass


async def test_polling_keeps_the_bots_awake(ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    table = state["table"]
    await ann.do(table, "act", seat=0, position=state["sight"]["position"], actions=[0])
    while state["envelope"]["awaited"] != [0] or state["sight"]["view"]["turn"] == 0:
        state = await ann.get(f"/tables/{table}/updates", mark=state["mark"], wait=10)
    assert state["sight"]["view"]["turn"] == 2


async def test_why_names_the_clause(ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    parts = {"piece": "cone", "from": 0, "to": 4}
    found = await ann.post(f"/tables/{state['table']}/why", {"seat": 0, "choice": {"kind": "move", **parts}})
    msgspec.convert(found, Why)
    assert found["clause"] == "AW-17" and found["sentence"]


async def test_a_preview_shows_the_board_after_a_trial(ann: Client) -> None:
    state = await ann.open("wheel", "me easy")
    seen = await ann.post(f"/tables/{state['table']}/preview", {"seat": 0, "actions": [0]})
    msgspec.convert(seen, Preview)
    assert seen["view"]["rotations"] == 1 and state["sight"]["view"]["rotations"] == 0


async def test_several_at_one_screen_see_only_the_seat_they_look_from(ann: Client) -> None:
    state = await ann.open("colonies", "me Guest Other")
    table = state["table"]
    assert state["sight"]["seat"] is None and state["envelope"]["you"]["seats"] == [0, 1, 2]
    async with ann.socket(f"/tables/{table}/socket") as socket:
        outside = await socket.next()
        await socket.send(type="look", seat=1)
        unveiled = await socket.until("state")
        assert outside["sight"]["seat"] is None and not outside["sight"]["actions"]
        assert unveiled["sight"]["seat"] == 1 and unveiled["sight"]["view"] != outside["sight"]["view"]


async def test_every_game_is_played_to_its_end_by_bots_beside_a_person(ann: Client) -> None:
    state = await ann.open("convoy", "me")
    table = state["table"]
    async with ann.socket(f"/tables/{table}/socket") as socket:
        message = await socket.next()
        await socket.do("hand-over", seat=0, level="easy")
        while message["type"] == "answer" or message["envelope"]["status"] != "finished":
            message = await socket.next(20)
    assert message["envelope"]["ending"]["how"] == "played"
    assert message["envelope"]["dice"]["seed"]
