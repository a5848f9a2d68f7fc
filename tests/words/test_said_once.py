"""No text is written twice: where two messages say the same in every language, one refers to the other."""

import re
from collections import defaultdict

import pytest

from starboard.kernel.words.texts import entry_texts, part_texts
from tests.words.files import PARTS, languages_of

REFERENCE = re.compile(r"\{ [\w.-]+ \}")
PLACE = re.compile(r"\{[^{}]*\}")
PHRASE = 3  # words: a label of one or two may stand in several parts

# What says the same by chance: a translator, or the next change, may want to say it differently.
APART = {
    "cli: [N]": "a sign for a number, in the syntax of three commands",
    "convoy: 1": "one letter on a figure, of either crew",
    "convoy: 2": "one letter on a figure, of either crew",
    "convoy: 3": "one letter on a figure, of either crew",
    "page: All": "of entries, of steps: it agrees with its noun",
    "page: None": "no clock, no hints, no nonces: it agrees with its noun",
}
# Parts cannot refer to each other; what all games say stands in the kernel.
APART_ACROSS = {
    "Allowed, and a pity": "a verdict of one lesson, written for its position",
    "How games end": "a heading of the lab's report, and one of the page that shows it",
    "What lies ready": "about the set-up of one game",
    "share of games": "an axis of the lab's report, and one of the page that draws it",
    "share of games won, 95 %": "a column of the terminal, and an axis of the lab's report",
}


def texts_of(part: str) -> dict[str, tuple[str, ...]]:
    """Each message and form of a part, with its text in every language; spaces do not count."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for language in languages_of(part):
        for ident, entry in entry_texts((PARTS[part] / f"{language}.ftl").read_text(encoding="utf-8")):
            for form, text in part_texts(entry).items():
                found[f"{ident}.{form}".rstrip(".")][language] = " ".join(text.split("\n#")[0].split())
    spoken = languages_of(part)
    return {
        name: tuple(said.get(language, "") for language in spoken)
        for name, said in found.items()
        if said.get("en") and not REFERENCE.fullmatch(said["en"])
    }


def english(said: tuple[str, ...]) -> str:
    return said[languages_of("kernel").index("en")]


@pytest.mark.parametrize("part", PARTS)
def test_a_file_says_nothing_twice(part: str) -> None:
    saying = defaultdict(list)
    for name, said in texts_of(part).items():
        saying[said].append(name)
    twice = {f"{part}: {english(said)}": names for said, names in saying.items() if len(names) > 1}
    known = {text for text in APART if text.startswith(f"{part}:")}
    assert {text: names for text, names in twice.items() if text not in known} == {}
    assert known - twice.keys() == set(), "no longer twice"


def test_what_several_parts_say_stands_in_the_kernel() -> None:
    saying = defaultdict(set)
    for part in PARTS:
        for said in texts_of(part).values():
            saying[said].add(part)
    several = {
        english(said): sorted(parts)
        for said, parts in saying.items()
        if len(parts) > 1 and len(PLACE.sub("", english(said)).split()) >= PHRASE
    }
    assert {text: parts for text, parts in several.items() if text not in APART_ACROSS} == {}
    assert APART_ACROSS.keys() - several.keys() == set(), "no longer twice"
