"""Refusals come in the reader's language."""

import asyncio

from starboard.tables.refusals import not_now
from tests.server.running import Client


def test_a_refusal_is_said_in_any_language_by_its_code():
    refused = not_now("seats-open", missing=1)
    assert refused.sentence("de") == "1 Platz ist noch frei."
    assert str(refused) == refused.sentence("en") == "1 seat is still open."
    assert refused.sentence("xx") == str(refused)


def test_a_page_in_german_is_answered_in_german(server):
    async def go():
        ann = Client(server.address)
        ann.http.headers["accept-language"] = "de-AT,de;q=0.9"
        try:
            lost = await ann.http.get("/tables/0123456789abcdef")
            assert lost.json()["sentence"].startswith("Diesen Tisch gibt es nicht")
            opened = await ann.open(game="wheel")
            table = opened["envelope"]["table"]
            take = {"choice": {"kind": "move", "piece": "cone", "from": 0, "to": 4}}
            why = await ann.http.post(f"/tables/{table}/why", json={"seat": 0, "action": None, **take})
            assert why.json()["clause"] == "AW-17" and "darf kein Kegel" in why.json()["sentence"]
            rules = await ann.http.get("/games/wheel?language=de")
            assert rules.json()["clauses"][2]["text"].startswith("Beim Drehen")
        finally:
            await ann.close()

    asyncio.run(go())
