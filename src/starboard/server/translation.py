"""Refusals in the reader's language. They are written in English; here they are found again and said anew."""

import re
from typing import Final

import msgspec
from fastapi import Request

from starboard.server.german import GERMAN
from starboard.tables.messages.state import Refusal
from starboard.tables.words import TableWords

LANGUAGES: Final = {"de": GERMAN}
PART: Final = re.compile(r"\\{(\w+)\\}")


def pattern(template: str) -> re.Pattern[str]:
    """What a template becomes once its parts are filled in."""
    return re.compile(PART.sub(r"(?P<\1>.*)", re.escape(template)), re.DOTALL)


PATTERNS: Final = {
    language: [(pattern(english), said) for english, said in catalogue.items() if "{" in english]
    for language, catalogue in LANGUAGES.items()
}


def translated(sentence: str, language: str) -> str:
    """`sentence` in `language`, as it is where the catalogue does not know it."""
    catalogue = LANGUAGES.get(language, {})
    if sentence in catalogue:
        return catalogue[sentence]
    for english, said in PATTERNS.get(language, []):
        if found := english.fullmatch(sentence):
            return said.format(**found.groupdict())
    return sentence


def in_words(refusal: Refusal, language: str, words: TableWords | None = None) -> Refusal:
    """A refusal as it is answered: with the clause's own sentence where a rule of the game forbids it."""
    clause = refusal.clause
    if clause and words and words.game.has(f"clause-{clause}"):
        sentence = words.game.clause_text(clause)
    else:
        sentence = translated(refusal.sentence, language)
    return msgspec.structs.replace(refusal, sentence=sentence)


def language_of(request: Request) -> str:
    """The language asked for: in the address, else the first that the browser names."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")
    return asked[:2].lower()
