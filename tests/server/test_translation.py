"""Refusals come in the reader's language, and none of them is missing there."""

import ast
import asyncio
from pathlib import Path

import pytest

import starboard
from starboard.server.german import GERMAN
from starboard.server.translation import PATTERNS, translated
from tests.server.running import Client

RAISED = {
    "Refused": 1,
    "not_allowed": 0,
    "not_now": 0,
    "bad_request": 0,
}  # and which argument is the sentence
SOURCES = Path(starboard.__file__).parent


def refusals():
    """Every sentence that tables and server refuse something with, its parts filled with an ellipsis."""
    for folder in ("tables", "server"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") in RAISED:
                    at = RAISED[call.func.id]
                    for sentence in written(call.args[at]) if len(call.args) > at else ():
                        if any(letter.isalpha() for letter in sentence):
                            yield pytest.param(sentence, id=f"{path.stem}: {sentence}")


def written(node):
    """The texts an expression may give, where they stand in the source."""
    if isinstance(node, ast.Constant):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return written(node.body) + written(node.orelse)
    if isinstance(node, ast.JoinedStr):
        texts = [""]
        for piece in node.values:
            inner = piece.value if isinstance(piece, ast.FormattedValue) else piece
            choices = written(inner) or ["…"]
            texts = [text + choice for text in texts for choice in choices]
        return texts
    return []


@pytest.mark.parametrize("sentence", list(refusals()))
def test_every_refusal_is_said_in_german(sentence):
    assert sentence in GERMAN or any(english.fullmatch(sentence) for english, _ in PATTERNS["de"])


def test_parts_are_carried_over():
    assert translated("This game has positions 0 to 17.", "de") == "Dieses Spiel hat die Stellungen 0 bis 17."
    assert translated("This game has positions 0 to 17.", "en") == "This game has positions 0 to 17."
    assert translated("What nobody translated.", "de") == "What nobody translated."


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
