"""Looking back that teaches: of every game, when it is over, to whoever may see it."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.bots.assessment import Assessment
from starboard.games.registry import find_game
from starboard.games.wheel.solver.solution import WheelSolution
from starboard.games.wheel.solver.solver import WheelSolver
from starboard.server.bot_messages import Assess
from starboard.server.bots import BotProcesses
from starboard.server.judging import Kept
from starboard.tables.judgement import JudgedChoice
from tests.server.running import Client, running
from tests.waiting import until

RECORDS = Path(__file__).parent.parent / "records"
SHORT = {"wheel/resigned": 12, "convoy/charged-crews": 24, "colonies/resigned-4": 60, "argosy/map-full-3": 60}


@pytest.fixture(autouse=True)
def nothing_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that needs the solved wheel asks for it; none sets a solver going."""
    monkeypatch.setattr(WheelSolver, "solve_in_background", lambda solver, pack: None)


def cut(name: str, actions: int) -> dict[str, Any]:
    """The beginning of a recorded game, which the first seat then resigned."""
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text())
    record["actions"] = record["actions"][:actions]
    record["end"] = {"how": "resigned", "seat": 0}
    record["dice"] = None
    game = find_game(record["game"])
    conceded = game.conceded(game.new(record["options"]), "resigned", 0)
    record["result"] = [result.to_dict() for result in conceded]
    return record


async def opened(client: Client, record: dict[str, Any]) -> str:
    state = await client.post("/records", {"record": record})
    return str(state["table"])


async def judged(client: Client, table: str) -> dict[str, Any]:
    answer = await client.post(f"/tables/{table}/judgement")
    while answer["status"] == "judging":
        answer = await client.get(f"/tables/{table}/judgement")
    return dict(answer)


@pytest.mark.parametrize("name", list(SHORT))
async def test_every_game_is_judged_from_its_beginning_to_its_end(ann: Client, name: str) -> None:
    table = await opened(ann, cut(name, SHORT[name]))
    answer = await judged(ann, table)
    assert answer["status"] == "ready" and answer["done"] == answer["of"]
    story = await ann.get(f"/tables/{table}/story")
    seats = len(answer["final"])
    assert answer["moments"] and answer["final"][0] == 0
    for moment in answer["moments"]:
        assert 0 <= moment["step"] < len(story["steps"])
        assert seats == 1 or sum(moment["chances"]) == pytest.approx(1.0, abs=0.01)
    for choice in answer["costly"]:
        assert choice["cost"] >= 0.02 and choice["choice"] != choice["better"]


async def test_what_was_judged_and_what_could_be_done_then_agree(
    ann: Client, solved_cache: WheelSolution
) -> None:
    table = await opened(ann, json.loads((RECORDS / "wheel/cone-taken-black.json").read_text()))
    answer = await judged(ann, table)
    assert answer["by"] == "exact" and answer["final"] == [1.0, 0.0]
    for choice in answer["costly"]:
        advice = await ann.get(f"/tables/{table}/analysis/{choice['step']}")
        (played,) = [move for move in advice["moves"] if move["played"]]
        assert played["cost"] == pytest.approx(choice["cost"], abs=0.002)
        assert advice["moves"][0]["choice"] == choice["better"] and advice["moves"][0]["effects"]


async def test_a_running_game_is_judged_for_nobody(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me easy", hints=True, watch="everybody"))["table"]
    for client in (ann, bob):
        sentences = [
            (await client.post(f"/tables/{table}/judgement", None, 409))["sentence"],
            (await client.get(f"/tables/{table}/judgement", 409))["sentence"],
            (await client.post(f"/tables/{table}/lines/0", {"actions": [0]}, 409))["sentence"],
            (await client.post(f"/tables/{table}/from/0", {"seat": 0}, 409))["sentence"],
        ]
        assert set(sentences) == {"The chances of a game are told when it is over."}


async def test_nor_to_somebody_who_may_not_see_the_table(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me easy", watch="nobody"))["table"]
    await ann.do(table, "resign", seat=0)
    assert (await bob.post(f"/tables/{table}/judgement", None, 404))["code"] == "no-table-or-link"
    assert (await bob.post(f"/tables/{table}/lines/0", {}, 404))["code"] == "no-table-or-link"


async def test_judging_ends_when_it_is_told_to_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async with running(tmp_path, limits=False) as server, Client(server.address) as ann:
        rationed = Rationed(server.services.bots, 2)
        table = await opened(ann, cut("argosy/map-full-3", 600))
        first = await ann.post(f"/tables/{table}/judgement")
        assert first["status"] == "judging"
        job = server.services.judgements.jobs[table]
        await until(lambda: job.answered > 1)
        await ann.http.delete(f"/tables/{table}/judgement")
        assert job.judging.judged and kept(tmp_path, table) == list(job.judging.judged.values())
        paused = await ann.get(f"/tables/{table}/judgement")
        assert paused["status"] == "paused" and paused["done"] >= 2
        again = await ann.post(f"/tables/{table}/judgement")
        assert again["status"] == "judging" and again["done"] >= paused["done"]
        job = server.services.judgements.jobs[table]
        before = job.answered
        rationed.left = 1
        await until(lambda: job.answered > before)
    assert kept(tmp_path, table) == list(job.judging.judged.values()), (
        "the server's end is an end like any other"
    )


class Rationed:
    """Stands before the process that judges: so many questions are answered, those after them wait."""

    def __init__(self, bots: BotProcesses, left: int) -> None:
        self.left = left
        self.ask = bots.judge
        bots.judge = self.judge  # type: ignore[method-assign]

    async def judge(self, question: Assess) -> Assessment | None:
        await until(lambda: self.left)
        self.left -= 1
        return await self.ask(question)


def kept(folder: Path, table: str) -> list[JudgedChoice]:
    return msgspec.json.decode((folder / "judged" / f"{table}.json").read_bytes(), type=Kept).judged


async def test_nobody_stops_what_somebody_else_has_judged(tmp_path: Path) -> None:
    async with (
        running(tmp_path, limits=False) as server,
        Client(server.address) as ann,
        Client(server.address) as bob,
    ):
        table = await opened(ann, cut("convoy/charged-crews", 24))
        link = await ann.post(f"/tables/{table}/links", {"kind": "watch"})
        await bob.post(f"/links/{link['secret']}", {})
        asked = AskedOf(server.services.bots)
        await ann.post(f"/tables/{table}/judgement")
        await until(lambda: asked.of[table])
        assert (await bob.http.delete(f"/tables/{table}/judgement")).json()["status"] == "judging"
        assert (await ann.http.delete(f"/tables/{table}/judgement")).json()["status"] == "paused"


async def test_a_game_that_is_asked_for_many_times_at_once_is_judged_once(tmp_path: Path) -> None:
    async with running(tmp_path, limits=False) as server, Client(server.address) as ann:
        asked = AskedOf(server.services.bots)
        tables = [await opened(ann, cut("convoy/charged-crews", 24)) for _ in range(3)]
        for table in tables[:2]:
            await ann.post(f"/tables/{table}/judgement")
        await asyncio.gather(*(ann.post(f"/tables/{tables[2]}/judgement") for _ in range(8)))
        await until(lambda: asked.of[tables[2]])
        assert (asked.of[tables[1]], asked.of[tables[2]]) == (1, 1)
        jobs = server.services.judgements.jobs
        assert [jobs[table].running for table in tables] == [False, True, True]


class AskedOf:
    """Stands before the process that judges: it counts the questions about each table and answers none."""

    def __init__(self, bots: BotProcesses) -> None:
        self.of: Counter[str] = Counter()
        bots.judge = self.judge  # type: ignore[method-assign]

    async def judge(self, question: Assess) -> Assessment | None:
        self.of[question.seed.partition("|")[0]] += 1
        await asyncio.Event().wait()
        return None


async def test_a_judged_game_is_not_judged_again(tmp_path: Path) -> None:
    async with running(tmp_path, limits=False) as server, Client(server.address) as ann:
        table = await opened(ann, cut("wheel/resigned", 6))
        before = await judged(ann, table)
        await until(lambda: not server.services.judgements.jobs[table].running)
    async with running(tmp_path, limits=False) as server, Client(server.address) as ann:
        ann.http.cookies.clear()
        live = await server.services.tables.live.find(table)
        after = await server.services.judgements.look(live)
        assert after.status == "ready"
        assert [moment.chances for moment in after.moments] == [one["chances"] for one in before["moments"]]


async def test_a_line_is_tried_on_a_copy_with_the_bots_answers(ann: Client) -> None:
    table = await opened(ann, cut("wheel/resigned", 12))
    begun = await ann.post(f"/tables/{table}/lines/4", {})
    seat, action = begun["seat"], begun["sight"]["actions"][0]["id"]
    assert begun["steps"] == [] and begun["awaited"] == [seat]
    tried = await ann.post(f"/tables/{table}/lines/4", {"actions": [action]})
    assert (tried["steps"][0]["actor"], tried["steps"][0]["action"]) == (seat, action)
    assert tried["awaited"] == [seat] and tried["steps"][0]["step"]["events"]
    assert sum(tried["chances"]) == pytest.approx(1.0, abs=0.01)
    done = [(step["actor"], step["action"]) for step in tried["steps"]]
    further = tried["sight"]["actions"][0]["id"]
    on = await ann.post(f"/tables/{table}/lines/4", {"done": done, "actions": [further]})
    assert on["steps"][0]["action"] == further
    refused = await ann.post(f"/tables/{table}/lines/4", {"done": [[1 - seat, 0]]}, 409)
    assert refused["clause"] == "SB-02"


async def test_a_moment_is_played_on_from_any_seat_against_bots(ann: Client) -> None:
    table = await opened(ann, cut("argosy/map-full-3", 60))
    state = await ann.post(f"/tables/{table}/from/20", {"seat": 2, "level": "easy"})
    seats = state["envelope"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "bot", "person"] and seats[0]["level"] == "easy"
    assert state["envelope"]["status"] == "running" and state["table"] != table
    came = state["envelope"]["imported"]
    assert came["moment"] and came["where"].startswith(f"/t/{table}/back/")
    assert (await ann.post(f"/tables/{table}/from/20", {"seat": 7}, 403))["code"] == "seats-from-zero"
    assert (await ann.post(f"/tables/{table}/from/5000", {"seat": 0}, 404))["code"] == "not-that-far"
