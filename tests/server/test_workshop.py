"""The workshop: variants at tables, runs that are queued, watched, stopped, gone on with, their bounds."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from starboard.server import workshop
from tests.server.running import Client, Server, running

PATIENCE = 600.0  # seconds: runs are played only while nobody else wants the processor
LONGER = {"name": "Longer", "values": {"revolutions.draw": 4}}
TRIAL = {"game": "wheel", "variant": LONGER, "bot": "random", "games": 100}


async def until_over(client: Client, run: str) -> list[dict[str, Any]]:
    """Every event of a run, to its last."""
    seen = []
    async with client.http.stream("GET", f"/workshop/runs/{run}/events", timeout=PATIENCE) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        async for line in answer.aiter_lines():
            if line.startswith("data: "):
                seen.append(json.loads(line.removeprefix("data: ")))
    return seen


# -- the form, and variants ------------------------------------------------------------------------


async def test_the_form_has_every_value_with_bounds_and_source(ann: Client) -> None:
    form = await ann.get("/workshop/games/argosy")
    fields = {f["path"]: f for g in form["groups"] for r in g["rows"] for f in r["fields"]}
    core = fields["planets.core.points"]
    assert (core["value"], core["low"], core["high"], core["source"]) == (50, 0, 999, "ruling")
    assert fields["lines.between.0.2"]["kind"] == "number"
    assert fields["setup.draft_tokens.1"]["source"] == "printed"
    assert [option["name"] for option in form["options"]] == ["players"]


async def test_a_variant_is_looked_at_and_comes_back_as_a_file(ann: Client) -> None:
    wish = {"name": "Quiet core", "values": {"planets.core.points": 40}}
    seen = await ann.post("/workshop/games/argosy/variant", wish)
    assert seen["changes"] == [{"path": "planets.core.points", "before": 50, "after": 40}]
    assert "Quiet core" in seen["file"] and "core = { points = 40 }" in seen["file"]


@pytest.mark.parametrize(
    "values,said",
    [
        ({"planets.core.points": 1000}, "0"),
        ({"research.drew": 1}, "research.draw"),
        ({"": 1}, ""),
        ({f"planets.{n}.points": 1 for n in range(401)}, "400"),
        ({"planets.core.points": "x" * 50_000}, "40000"),
    ],
    ids=["out of bounds", "unknown", "nameless", "too many", "too long"],
)
async def test_what_cannot_be_played_is_refused_in_a_sentence(
    ann: Client, values: dict[str, Any], said: str
) -> None:
    for path, body in (
        ("/workshop/games/argosy/variant", {"values": values}),
        ("/tables", {"game": "argosy", "variant": {"values": values}}),
        ("/workshop/runs", {"game": "argosy", "variant": {"values": values}}),
    ):
        answer = await ann.http.post(path, json=body)
        assert answer.status_code in (400, 422)
        assert said in answer.json()["sentence"]


async def test_a_table_is_played_with_a_variant_and_its_record_carries_it(ann: Client) -> None:
    wish = {"name": "Longer", "values": {"revolutions.draw": 4}}
    state = await ann.open("wheel", "me easy", variant=wish)
    variant = state["envelope"]["variant"]
    assert variant["name"] == "Longer"
    assert variant["changes"] == [{"path": "revolutions.draw", "before": 3, "after": 4}]
    await ann.do(state["table"], "resign", seat=0)
    record = await ann.get(f"/tables/{state['table']}/record")
    assert record["pack"]["differences"] == {"revolutions.draw": 4}
    assert await ann.get("/me/standings") == []


async def test_the_variant_stays_while_the_table_is_set_up(ann: Client) -> None:
    state = await ann.open("argosy", "me open open", start=False, variant={"values": {"research.draw": 3}})
    await ann.do(state["table"], "set", options={"players": 4})
    look = await ann.get(f"/tables/{state['table']}")
    assert look["envelope"]["variant"]["changes"][0]["path"] == "research.draw"
    await ann.do(state["table"], "set", game="wheel")
    assert (await ann.get(f"/tables/{state['table']}"))["envelope"]["variant"] is None


# -- runs ------------------------------------------------------------------------------------------


async def test_a_run_is_played_beside_the_original_and_watched(ann: Client, bob: Client) -> None:
    begun = await ann.post("/workshop/runs", TRIAL, 201)
    seen = await until_over(ann, begun["id"])
    last = seen[-1]
    assert (last["state"], last["played"]) == ("done", 100)
    figures = last["figures"]
    assert (figures["games"], figures["original_games"]) == (100, 100)
    assert last["pack"]["pack-revolutions-draw"] == 4  # the variant's, for the sentences of its report
    kinds = {one["kind"] for one in figures["comparisons"]}
    assert {"seat", "turns", "ending"} <= kinds
    assert sum(figures["turns"]["variant"]) == 100
    ours = await ann.get("/workshop/runs")
    assert [run["id"] for run in ours["runs"]] == [begun["id"]]
    assert ours["left_today"] == ours["most_a_day"] - 1
    original = (await ann.post("/workshop/games/wheel/original", TRIAL))["figures"]
    assert original["original_games"] == 100 and original["games"] == 0
    assert (await bob.get("/workshop/runs"))["runs"] == []
    await bob.get(f"/workshop/runs/{begun['id']}", 404)
    await bob.post(f"/workshop/runs/{begun['id']}/stop", status=404)


@pytest.mark.parametrize(
    "change",
    [{"bot": "mcts:5000"}, {"games": 5}, {"options": {"repetition": 99}}, {"options": {"speed": 1}}],
    ids=["bot", "games", "value", "option"],
)
async def test_only_quick_runs_can_be_had(ann: Client, change: dict[str, Any]) -> None:
    assert (await ann.post("/workshop/runs", {**TRIAL, **change}, 400))["sentence"]


async def test_nothing_changed_is_nothing_to_try(ann: Client) -> None:
    same = {"values": {"revolutions.draw": 3}}
    assert (await ann.post("/workshop/runs", {**TRIAL, "variant": same}, 400))["code"] == "nothing-changed"


@contextlib.asynccontextmanager
async def somebody(tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[Client, Server]]:
    async with running(tmp_path, limits=False, **settings) as server:
        client = Client(server.address)
        try:
            yield client, server
        finally:
            await client.close()


LONG = {**TRIAL, "games": 3000}  # more than is played before the test looks


async def test_a_person_has_few_runs_at_once_and_few_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "A_DAY", 4)
    async with somebody(tmp_path) as (ann, _):
        runs = [await ann.post("/workshop/runs", LONG, 201) for _ in range(workshop.OPEN)]
        assert (await ann.post("/workshop/runs", LONG, 429))["code"] == "runs-open"
        stopped = await ann.post(f"/workshop/runs/{runs[1]['id']}/stop")
        assert stopped["state"] == "stopped"
        await ann.post("/workshop/runs", LONG, 201)
        await ann.post(f"/workshop/runs/{runs[2]['id']}/stop")
        assert (await ann.post("/workshop/runs", LONG, 429))["code"] == "runs-today"


async def test_a_run_survives_a_restart_and_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    async def played(client: Client, run: str, least: int) -> Any:
        async with asyncio.timeout(PATIENCE):
            while (seen := await client.get(f"/workshop/runs/{run}"))["played"] < least:
                await asyncio.sleep(0.05)
        return seen

    async with somebody(tmp_path) as (ann, _):
        run = (await ann.post("/workshop/runs", LONG, 201))["id"]
        before = await played(ann, run, 20)
        cookies = ann.http.cookies
    async with somebody(tmp_path) as (ann, _):
        ann.http.cookies = cookies
        after = await played(ann, run, before["played"] + 20)
        assert after["state"] == "running"
        stopped = await ann.post(f"/workshop/runs/{run}/stop")
        assert stopped["state"] == "stopped" and stopped["figures"]["games"] >= after["played"]
        assert (await ann.post(f"/workshop/runs/{run}/resume"))["state"] in ("waiting", "running")
        await played(ann, run, stopped["played"] + 20)


async def test_a_worker_that_dies_is_told_and_the_run_can_go_on(tmp_path: Path) -> None:
    async with somebody(tmp_path) as (ann, server):
        run = (await ann.post("/workshop/runs", LONG, 201))["id"]
        async with asyncio.timeout(PATIENCE):
            while server.services.workshop.queue._worker is None:
                await asyncio.sleep(0.01)
        server.services.workshop.queue._worker.kill()
        last = (await until_over(ann, run))[-1]
        assert (last["state"], last["problem"]) == ("failed", "run-died")
        assert (await ann.post(f"/workshop/runs/{run}/resume"))["state"] in ("waiting", "running")
