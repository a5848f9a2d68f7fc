"""Which language an answer is in."""

import msgspec
from fastapi import Request

from starboard.kernel.errors import StarboardError
from starboard.tables.messages.state import Refusal
from starboard.tables.words import TableWords


def in_words(refusal: Refusal, language: str, words: TableWords) -> Refusal:
    """What a table answered, said in words: the clause's own where a rule of the game forbids it."""
    said = words.game.clause_text(refusal.clause or "") if not refusal.code else ""
    sentence = said or StarboardError(refusal.code, **refusal.parts).sentence(language)
    return msgspec.structs.replace(refusal, sentence=sentence)


def language_of(request: Request) -> str:
    """The language asked for: in the address, else the first that the browser names."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")
    return asked[:2].lower() or "en"
