"""Refusals come in the reader's language."""

from starboard.tables.refusals import not_now
from tests.server.running import Apart, Client


def test_a_refusal_is_said_in_any_language_by_its_code() -> None:
    refused = not_now("seats-open", missing=1)
    assert refused.sentence("de") == "1 Platz ist noch frei."
    assert str(refused) == refused.sentence("en") == "1 seat is still open."
    assert refused.sentence("xx") == str(refused)


async def test_who_asks_for_german_is_answered_in_german(server: Apart) -> None:
    ann = Client(server.address)
    ann.words = "de"
    try:
        lost = await ann.http.get("/tables/0123456789abcdef")
        assert lost.json()["sentence"].startswith("Diesen Tisch gibt es nicht")
        opened = await ann.open(game="wheel")
        table = opened["envelope"]["table"]
        take = {"choice": {"kind": "move", "piece": "cone", "from": 0, "to": 4}}
        why = await ann.http.post(f"/tables/{table}/why", json={"seat": 0, "action": None, **take})
        assert why.json()["clause"] == "AW-17" and "darf kein Kegel" in why.json()["sentence"]
        rules = await ann.http.get("/games/wheel")
        assert rules.json()["clauses"][2]["sentences"][0].startswith("Beim Drehen")
    finally:
        await ann.close()


async def test_without_asking_there_are_no_words_but_codes_and_parts(server: Apart) -> None:
    ann = Client(server.address)
    ann.words = ""
    try:
        lost = await ann.get("/games/chess", 404)
        assert "sentence" not in lost
        assert lost["code"] == "unknown-game" and lost["parts"]["game"] == "chess"
        state = await ann.open(game="wheel", seats="me open", start=False)
        refused = await ann.do(state["table"], "start", 409)
        assert refused["code"] == "seats-open" and refused["parts"] == {"missing": 1}
        state = await ann.open(game="wheel", seats="me Bob")
        assert state["figures"]["pack-wheel-stations"] == 8
        assert all("words" not in action for action in state["sight"]["actions"])
        assert all("words" not in told for step in state["steps"] for told in step["events"])
        move = {"kind": "move", "piece": "cone", "from": 0, "to": 4}
        why = await ann.post(f"/tables/{state['table']}/why", {"seat": 0, "choice": move})
        assert why["clause"] == "AW-17" and "sentence" not in why
        rules = await ann.get("/games/wheel")
        assert rules["clauses"][0]["sources"] and "sentences" not in rules["clauses"][0]
    finally:
        await ann.close()


async def test_a_game_s_sentences_can_be_had_as_they_stand_in_its_file(server: Apart) -> None:
    ann = Client(server.address)
    try:
        for language, word in (("de", "Kegel"), ("en", "cone"), ("xx", "cone")):
            answer = await ann.http.get(f"/games/wheel/words/{language}")
            assert word in answer.text and "event-moved" in answer.text
    finally:
        await ann.close()
