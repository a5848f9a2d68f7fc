"""Everything that can be said has its sentence, and every sentence is said somewhere."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec import inspect
from msgspec.inspect import StructType

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.levels import LEVELS
from starboard.kernel.outlook import Forecast
from starboard.kernel.words.arguments import pack_figures, slug
from starboard.tables.events import AnyTableEvent
from tests.words.files import PARTS, PROGRAM, WEB, Message, messages_of, taken

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
RAISED = {
    "Refused": 1,
    "StarboardError": 0,
    "not_allowed": 0,
    "not_now": 0,
    "bad_request": 0,
    "Unreadable": 0,
    "BadExperiment": 0,
    "unusable": 1,
}
RAISED |= dict.fromkeys(
    ("BadOption", "BadPack", "BadPosition", "BadRecord", "UnreadableAction", "NotAsked"), 0
)
RAISED |= dict.fromkeys(("Unfit", "StorageError", "BadSolution"), 0)
Raised = tuple[Path, str, set[str] | None]  # where, the code, the names of its parts
SERVER = {"server": "tables"}  # whose words a layer speaks from, if not its own
PYTHON = {path: path.read_text(encoding="utf-8") for path in PROGRAM.rglob("*.py")}
PAGE = {
    path: path.read_text(encoding="utf-8")
    for path in WEB.rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts") and path.name != "ids.ts"
}


# -- what may be said ------------------------------------------------------------------------------


def kinds(union: Any) -> dict[str, StructType]:
    """The Structs of a union, by their kind."""
    info = inspect.type_info(union)
    found = info.types if isinstance(info, inspect.UnionType) else (info,)
    return {cast(str, one.tag): one for one in found if isinstance(one, inspect.StructType)}


def arguments(info: StructType, prefix: str = "") -> set[str]:
    """The names that the fields of a Struct have in a sentence."""
    found: set[str] = set()
    for one in info.fields:
        name = prefix + slug(one.encode_name)
        nested = [bare for bare in bare_types(one.type) if isinstance(bare, inspect.StructType)]
        for record in nested:
            found |= arguments(record, f"{name}-")
        if not nested or any(not isinstance(bare, inspect.StructType) for bare in bare_types(one.type)):
            found.add(name)
    return found | {prefix + "kind"}


def bare_types(info: inspect.Type) -> list[inspect.Type]:
    if isinstance(info, inspect.Metadata):
        return bare_types(info.type)
    if isinstance(info, inspect.UnionType):
        return [bare for one in info.types for bare in bare_types(one)]
    return [info]


def records(info: StructType) -> dict[str, list[StructType]]:
    """The Structs in the lists among a Struct's fields, by the names that the fields have in a sentence."""
    found = {}
    for one in info.fields:
        for bare in bare_types(one.type):
            if isinstance(bare, inspect.ListType | inspect.VarTupleType):
                found[slug(one.encode_name)] = [
                    item for item in bare_types(bare.item_type) if isinstance(item, inspect.StructType)
                ]
    return found


def sayable(game: Game) -> dict[str, StructType]:
    """Every action, event and forecast of a game, by the id of its sentence."""
    found = {f"action-{kind}": info for kind, info in kinds(game.types.choice).items()}
    found |= {f"event-{kind}": info for kind, info in kinds(game.types.event).items()}
    shape = inspect.type_info(game.types.outlook)
    assert isinstance(shape, inspect.StructType)
    outlook = {one.encode_name: one.type for one in shape.fields}
    for bare in bare_types(outlook["forecasts"]):
        for one in bare_types(bare.item_type) if isinstance(bare, inspect.ListType) else []:
            if isinstance(one, inspect.StructType) and one.tag and one.cls is not Forecast:
                found.setdefault(f"event-{one.tag}", one)
    return found


def expected(game: Game) -> set[str]:
    """The ids that a game must have, apart from what it asks for by name."""
    found = set(sayable(game)) | {"blurb"}
    found |= {f"ending-{ending}" for ending in game.endings}
    found |= {f"option-{option.name}" for option in game.options}
    found |= {f"clause-{clause.id}" for clause in game.clauses}
    found |= {f"character-{character.name}" for character in game.characters}
    if game.lessons:
        found.add("lesson-aim")
    for lesson in game.lessons:
        found.add(f"lesson-{lesson.name}")
        for position in lesson.positions:
            ident = f"lesson-{lesson.name}-{position.name}"
            found |= {ident, *(f"lesson-{lesson.message(position, one)}" for one in position.remarks)}
    if game.rulebook is not None:
        for section in game.rulebook.sections:
            parts = ("", "-text", "-figure") if section.scenes else ("", "-text")
            found |= {f"rulebook-{section.name}{part}" for part in parts}
    return found


def answers(game: Game) -> set[str]:
    """What an option may be set to, by name."""
    found = set()
    for option in game.options:
        known = option.taken()
        found |= {f"{option.name}-{slug(value)}" for value in known["choices"] + known["instead"]}
    return found


def known_to(game: Game) -> dict[str, Message]:
    """A game's messages, and those of the kernel that it has no words of its own for."""
    return messages_of("kernel", "en") | messages_of(game.name, "en")


@every_game
def test_everything_that_a_game_can_say_has_its_sentence(game: Game) -> None:
    assert sorted(expected(game) - known_to(game).keys()) == []


@every_game
def test_a_sentence_says_only_what_its_event_knows_or_the_pack_has(game: Game) -> None:
    messages = known_to(game)
    known = set(pack_figures(game.default_pack.data)) | set(pack_figures(game.figures(game.default_pack)))
    for ident, info in sayable(game).items():
        strange = taken(messages, ident) - arguments(info) - known
        assert strange == set(), ident
        for call in messages[ident].all_calls():
            if call.function == "EACH" and records(info).get(call.variable):
                fields = set().union(*(arguments(one) for one in records(info)[call.variable]))
                assert taken(messages, call.named["as"]) <= fields | known, (ident, call)


@every_game
def test_every_figure_that_a_sentence_names_is_in_the_pack(game: Game) -> None:
    known = set(pack_figures(game.default_pack.data)) | set(pack_figures(game.figures(game.default_pack)))
    assert sorted(set(game.said_figures(game.default_pack)) - known) == []


@pytest.mark.parametrize("kind,info", kinds(AnyTableEvent).items(), ids=kinds(AnyTableEvent))
def test_everything_that_happens_at_a_table_has_its_sentence(kind: str, info: StructType) -> None:
    messages = messages_of("tables", "en")
    assert taken(messages, f"event-{kind}") <= arguments(info)


def test_levels_have_names() -> None:
    assert {f"level-{level}" for level in LEVELS} <= messages_of("tables", "en").keys()


# -- refusals --------------------------------------------------------------------------------------


def part_of(path: Path) -> str:
    """Whose words a module speaks from."""
    layer = path.relative_to(PROGRAM).parts[0]
    return path.relative_to(PROGRAM).parts[1] if layer == "games" else SERVER.get(layer, layer)


@cache
def all_raised() -> list[Raised]:
    """Looked for when a test asks, not by every process that lists the tests."""
    return list(raised())


def raised() -> Iterator[Raised]:
    """Every refusal in the sources: where, its code, and the names of its parts, where those are written."""
    for path, text in PYTHON.items():
        for call in ast.walk(ast.parse(text)):
            if not isinstance(call, ast.Call):
                continue
            at = RAISED.get(getattr(call.func, "id", ""))
            if at is not None and len(call.args) > at:
                named = [keyword.arg for keyword in call.keywords]
                parts = (
                    None
                    if None in named
                    else {slug(part) for part in named if part is not None and part not in ("clause", "pack")}
                )
                for code in codes(call.args[at]):
                    yield path, code, parts


def codes(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["text, where a code belongs"]
    return codes(node.body) + codes(node.orelse) if isinstance(node, ast.IfExp) else []


def sentence_of(path: Path, code: str) -> str | None:
    """Where the sentence of a code stands, for whoever raises it there."""
    layers = ["kernel", "bots", "lab", "research", "training", "tables", "cli"]
    parts = ["kernel", part_of(path)] if part_of(path) in GAMES else layers
    for part in parts:
        if part in PARTS and f"refusal-{code}" in messages_of_english(part):
            return part
    return None


def messages_of_english(part: str, known: dict[str, dict[str, Message]] = {}) -> dict[str, Message]:  # noqa: B006
    if part not in known:
        known[part] = messages_of(part, "en")
    return known[part]


def test_every_refusal_has_its_sentence() -> None:
    assert len(all_raised()) > 200
    lost = {(path.name, code) for path, code, _ in all_raised() if code and sentence_of(path, code) is None}
    assert sorted(lost) == []


def test_a_refusal_brings_what_its_sentence_says() -> None:
    for path, code, parts in all_raised():
        part = sentence_of(path, code) if code else None
        if part is not None and parts is not None:
            figures = {
                name
                for name in taken(messages_of_english(part), f"refusal-{code}")
                if name.startswith("pack-")
            }
            wanted = taken(messages_of_english(part), f"refusal-{code}") - figures
            assert wanted == parts, (path.name, code)


def test_a_code_stands_in_the_words_of_one_part() -> None:
    found: dict[str, list[str]] = {}
    for part in PARTS:
        for ident in messages_of_english(part):
            if ident.startswith("refusal-") and part != "page":
                found.setdefault(ident, []).append(part)
    assert {ident: parts for ident, parts in found.items() if len(parts) > 1} == {}


# -- nothing is left over --------------------------------------------------------------------------

LITERAL = re.compile(r"""["'`]([a-z][A-Za-z0-9-]*)["'`]""")
BEGUN = re.compile(r"""["'`]([a-z][a-z0-9-]*-)\$?\{""")
OF = re.compile(r"""\b(?:name|named|list|listed)\(\s*["'`]([a-z-]+)["'`]""")
KIND = ("action-", "event-", "refusal-", "clause-")  # of these only the declared ones are said
ROUGH = "page-"  # what comes after it must stand somewhere itself, perhaps without its last word


def said_in(texts: Iterable[str]) -> tuple[set[str], set[str]]:
    """Ids that stand in sources: whole, begun (`offer-${what}`), or by the kind of name that is asked for."""
    whole: set[str] = set()
    begun: set[str] = set()
    for text in texts:
        whole.update(LITERAL.findall(text))
        begun.update(BEGUN.findall(text))
        begun.update(f"{of}-" for of in OF.findall(text))
    return whole, begun - {*KIND, ROUGH}


def names_asked_for(messages: Mapping[str, Message]) -> tuple[set[str], set[str]]:
    """Kinds of names that sentences ask for, and messages that they refer to or render for each."""
    of, single = set(), set()
    for message in messages.values():
        single.update(message.all_references())
        for call in message.all_calls():
            if "of" in call.named:
                of.add(f"{call.named['of']}-")
            if "as" in call.named:
                single.add(call.named["as"])
    return of, single


IN_ROOM = {name: "".join(text for path, text in PAGE.items() if path.parent.name == name) for name in GAMES}
FRAME = [text for path, text in PAGE.items() if path.parent.name not in GAMES]


@cache
def in_python() -> tuple[set[str], set[str]]:
    return said_in(PYTHON.values())


@cache
def in_page(game: str = "") -> tuple[set[str], set[str]]:
    """In all of the page; for a game without any other game's room."""
    return said_in([*FRAME, IN_ROOM[game]] if game else PAGE.values())


KERNEL_OWN = {"you", "other", "nobody", "seat-number", "list-and", "list-or", "list-nothing"}


def unused(part: str) -> Iterator[str]:
    messages = messages_of(part, "en")
    of, single = names_asked_for(messages_of("kernel", "en") | messages)  # what all share asks for names too
    page = in_page(part) if part in GAMES else in_page()
    whole, begun = in_python()[0] | page[0], of | in_python()[1] | page[1]
    declared = expected(GAMES[part]) | answers(GAMES[part]) if part in GAMES else set()
    if part == "kernel":
        declared |= KERNEL_OWN | {f"clause-SB-0{number}" for number in range(1, 5)}
        declared = declared.union(
            *(expected(game) - messages_of(name, "en").keys() for name, game in GAMES.items())
        )
    if part == "tables":
        declared |= {f"event-{kind}" for kind in kinds(AnyTableEvent)}
    refusals, others = whole | {code for _, code, _ in all_raised()}, whole | declared | single
    for ident in messages:
        if ident.startswith("refusal-"):
            is_said = ident.removeprefix("refusal-") in refusals
        else:
            is_said = ident in others or any(ident.startswith(start) for start in begun)
        if not is_said and ident.startswith(ROUGH) and f"`{ROUGH}${{" in IN_ROOM.get(part, ""):
            rest = ident.removeprefix(ROUGH)
            is_said = rest in whole or rest.rpartition("-")[0] in whole
        if not is_said:
            yield ident


@pytest.mark.parametrize("part", [part for part in PARTS if part != "page"])  # the page has a test of its own
def test_every_sentence_is_said_somewhere(part: str) -> None:
    assert list(unused(part)) == []
