"""Guided first games over HTTP: nothing is kept, everything is checked."""

from tests.server.running import Client


async def test_a_guided_game_is_begun_gone_on_with_and_begun_anew(ann: Client) -> None:
    begun = await ann.post("/lessons/convoy", {})
    assert (begun["number"], begun["count"], begun["finished"]) == (1, 7, False) and begun["done"] == []
    way = [
        action["id"]
        for action in begun["sight"]["actions"]
        if action["choice"].get("to", "").startswith("1b4")
    ]
    first = way[0] if way else begun["sight"]["actions"][0]["id"]
    on = await ann.post("/lessons/convoy", {"done": [], "actions": [first]})
    assert on["done"] == [first] and not on["scene"]
    assert (await ann.get("/me")) is None  # nobody needs to be known for it


async def test_what_is_illegal_or_not_asked_for_is_refused_with_its_reason(ann: Client) -> None:
    begun = await ann.post("/lessons/convoy", {})
    asked = {action["id"] for action in begun["sight"]["actions"]}
    answers = []
    for action in range(60):
        if action not in asked:
            answers.append(await ann.post("/lessons/convoy/why", {"done": [], "action": action}))
    assert not any(why["legal"] for why in answers)
    assert any(why["clause"] for why in answers)
    assert any(why["clause"] is None and "lesson" in why["sentence"] for why in answers)
    gone = await ann.http.post("/lessons/chess", json={})
    assert gone.status_code == 404
    stale = await ann.http.post("/lessons/convoy", json={"done": [0, 0, 0]})
    assert stale.status_code == 409


async def test_it_speaks_german(ann: Client) -> None:
    ann.words = "de"
    begun = await ann.post("/lessons/convoy", {})
    assert begun["words"].startswith("Zwei Würfel")
    assert begun["sight"]["actions"][0]["words"] == "Die Fracht nach 1a4"
