"""Guided first games over HTTP: nothing is kept, everything is checked."""

from tests.server.running import Client


async def test_a_lesson_is_begun_gone_on_with_and_begun_anew(ann: Client) -> None:
    begun = await ann.post("/lessons/wheel", {})
    assert (begun["number"], begun["count"], begun["finished"]) == (1, 5, False)
    assert begun["words"].endswith("station beside it.") and begun["done"] == []
    [step] = begun["sight"]["actions"]
    on = await ann.post("/lessons/wheel", {"done": [], "actions": [step["id"]]})
    assert on["number"] == 2 and on["done"] == [step["id"]] and not on["scene"]
    assert [told["seat"] for told in on["steps"]] == [0, 1]
    assert (await ann.get("/me")) is None  # nobody needs to be known for it


async def test_a_new_scene_is_said_to_be_one(ann: Client) -> None:
    begun = await ann.post("/lessons/wheel", {})
    first = begun["sight"]["actions"][0]["id"]
    on = await ann.post("/lessons/wheel", {"done": [first], "actions": [0]})
    assert on["scene"] and on["number"] == 3
    assert on["steps"][-1]["view"] != on["sight"]["view"]


async def test_what_is_illegal_or_not_asked_for_is_refused_with_its_reason(ann: Client) -> None:
    allowed = await ann.http.post("/lessons/wheel", json={"done": [], "actions": [0]})
    assert allowed.status_code == 409 and "lesson" in allowed.json()["sentence"]
    take = {"choice": {"kind": "move", "piece": "cone", "from": 0, "to": 4}}
    why = await ann.post("/lessons/wheel/why", {"done": [], **take})
    assert why["clause"] == "AW-17"
    why = await ann.post("/lessons/wheel/why", {"done": [], "action": 0})
    assert not why["legal"] and why["clause"] is None and "lesson" in why["sentence"]
    gone = await ann.http.post("/lessons/chess", json={})
    assert gone.status_code == 404
    stale = await ann.http.post("/lessons/wheel", json={"done": [0, 0, 0]})
    assert stale.status_code == 409


async def test_it_speaks_german(ann: Client) -> None:
    ann.words = "de"
    begun = await ann.post("/lessons/convoy", {})
    assert begun["words"].startswith("Zwei Würfel")
    assert begun["sight"]["actions"][0]["words"] == "Die Fracht nach 1a4"
