"""No sentence is missing, left over, unparsable or made of the wrong parts, in any language."""

import pytest
from fluent.syntax import ast

from starboard.kernel.words.fluent import PARSER, Fluent
from starboard.kernel.words.functions import FUNCTIONS
from starboard.kernel.words.texts import entry_texts, part_texts, plain_text
from tests.words.files import PARTS, SOURCED, body_of, languages_of, messages_of, taken

ENGLISH = "en"
FILES = [(part, language) for part in PARTS for language in languages_of(part)]
OTHERS = [(part, language) for part, language in FILES if language != ENGLISH]
TAKES = {
    "SEAT": {"form"},
    "WHO": set(),
    "NAME": {"of", "form"},
    "LIST": {"of", "form", "join"},
    "EACH": {"as", "join"},
}
JOINS = {"and", "or", "comma"}

every_file = pytest.mark.parametrize("part,language", FILES)
every_other = pytest.mark.parametrize("part,language", OTHERS)


def test_all_parts_speak_the_same_languages() -> None:
    spoken = {part: languages_of(part) for part in PARTS}
    assert len(spoken["kernel"]) > 1
    assert {part: found for part, found in spoken.items() if found != spoken["kernel"]} == {}


@every_file
def test_entries_read_one_by_one_are_those_of_the_whole_file(part: str, language: str) -> None:
    whole = [entry for entry in body_of(part, language) if isinstance(entry, ast.Message | ast.Term)]
    texts = dict(entry_texts((PARTS[part] / f"{language}.ftl").read_text(encoding="utf-8")))
    assert len(texts) == len(whole)
    for entry, (ident, text) in zip(whole, texts.items(), strict=True):
        read = PARSER.parse(text).body[0]
        assert entry.equals(read, ignored_fields=["span", "comment"]), ident
        assert [attribute.id.name for attribute in entry.attributes] == list(part_texts(text))[1:]


@every_file
def test_what_is_said_as_it_stands_is_what_fluent_would_say(part: str, language: str) -> None:
    texts = dict(entry_texts((PARTS[part] / f"{language}.ftl").read_text(encoding="utf-8")))
    fluent = Fluent(language, texts)
    for ident, text in texts.items():
        for attribute, said in part_texts(text).items():
            plain = plain_text(said)
            if plain is not None and not ident.startswith("-"):
                assert fluent.format(fluent.message(ident, attribute), {}) == plain


@every_file
def test_a_file_can_be_parsed_and_says_nothing_twice(part: str, language: str) -> None:
    body = body_of(part, language)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [
        type(entry).__name__ + entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted(ident for ident in set(ids) if ids.count(ident) > 1) == []


@every_other
def test_a_language_has_the_sentences_of_english_and_no_others(part: str, language: str) -> None:
    english, other = messages_of(part, ENGLISH), messages_of(part, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"


@every_other
def test_a_sentence_has_the_same_parts_in_every_language(part: str, language: str) -> None:
    english, other = messages_of(part, ENGLISH), messages_of(part, language)
    differ = {
        ident: (sorted(taken(english, ident)), sorted(taken(other, ident)))
        for ident in english.keys() & other.keys()
        if taken(english, ident) != taken(other, ident) and not ident.startswith("-")
    }
    assert differ == {}


@every_other
def test_a_clause_is_printed_and_ruled_alike_in_every_language(part: str, language: str) -> None:
    english, other = messages_of(part, ENGLISH), messages_of(part, language)
    for ident in [ident for ident in english if ident.startswith("clause-")]:
        assert list(english[ident].attributes) == list(other[ident].attributes), ident


@every_file
def test_every_sentence_of_a_clause_says_where_it_comes_from(part: str, language: str) -> None:
    for ident, message in messages_of(part, language).items():
        if ident.startswith("clause-") and part != "page":
            assert not message.has_value and message.attributes, ident
            assert all(SOURCED.fullmatch(name) for name in message.attributes), ident
            numbers = [int(name.rpartition("-")[2]) for name in message.attributes]
            assert numbers == list(range(1, len(numbers) + 1)), ident


@every_file
def test_what_a_sentence_refers_to_is_there(part: str, language: str) -> None:
    messages = messages_of(part, language)
    known = messages | (messages_of("kernel", language) if part != "page" else {})
    for ident, message in messages.items():
        assert [name for name in message.all_references() if name not in known] == [], ident


@every_file
def test_functions_are_called_with_what_they_take(part: str, language: str) -> None:
    messages = messages_of(part, language)
    known = messages | messages_of("kernel", language)
    for ident, message in messages.items():
        for call in message.all_calls():
            assert call.function in FUNCTIONS or call.function in ("NUMBER", "DATETIME"), (ident, call)
            takes = TAKES.get(call.function)
            if takes is not None:
                assert call.named.keys() <= takes, (ident, call)
                assert call.function != "NAME" or "of" in call.named, (ident, call)
                assert call.function != "EACH" or call.named["as"] in known, (ident, call)
                assert call.named.get("join", "and") in JOINS, (ident, call)


@every_file
def test_a_form_that_is_asked_for_is_a_form_of_some_name(part: str, language: str) -> None:
    messages = messages_of(part, language)
    known = messages_of("kernel", language) | messages
    for ident, message in messages.items():
        for call in message.all_calls():
            form = call.named.get("form", "")
            if form:
                names = (
                    ["you", "other"]
                    if call.function == "SEAT"
                    else [name for name in known if name.startswith(call.named["of"] + "-")]
                )
                assert any(form in known[name].attributes for name in names), (ident, call)
