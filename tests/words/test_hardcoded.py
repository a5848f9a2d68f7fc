"""No sentence that a person reads stands in Python: all of them are in the Fluent files.

What programs, operators and those who write them read is English and stands where it is said: docstrings,
lines of the log, errors that only a traceback shows, notes on types, the text of the API's document. Whole
files that speak to them are named in FOR_DEVELOPERS.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from tests.words.files import PROGRAM

FOR_DEVELOPERS = {
    "cli/program.py": "what the library of the command line calls an unknown command",
    "games/*/game.py": "title, designer and seats, by which their names in every language are found",
    "games/*/lessons/*.py": "positions and answers in the notation of the game",
    "games/*/measures.py": "keys of what is measured",
    "games/*/observation.py": "what each number of an observation means, for programs that learn",
    "games/convoy/reckoning.py": "the same for what is reckoned of a crew",
    "kernel/observation.py": "the same for what all games share",
    "lab/series.py": "keys of what is measured",
    "research/solved.py": "keys of what is measured",
    "server/connections.py": "what a broken client is sent before anything of it is understood",
    "server/document.py": "the API's document",
    "server/health_api.py": "what a probe is answered",
    "server/http.py": "what the API's document says of refusals",
    "server/metrics.py": "what Prometheus says of each number",
}
WORD = r"[\w'’“”()-]+"
SENTENCE = re.compile(rf"(?![A-Z]{{4,}} )([A-Z][\w'’]*([,;:]? {WORD})+|{WORD}([,;:]? {WORD}){{3,}})[.!?…:]?")
FILLED_IN = "x1"
LOGGED = {"debug", "info", "warning", "error", "exception", "critical", "_note_bad_choice"}
ERRORS = {*dir(builtins), "BotFailed", "BadChoice", "Conflict"}  # that are caught, or end in a traceback
DESCRIBED = {"help", "epilog", "summary", "description", "metavar"}


def text_of(node: ast.AST) -> str:
    """What a string says, with a word for whatever is filled in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else FILLED_IN for part in node.values
        )
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def name_of(node: ast.AST) -> str:
    return cast(str, getattr(node, "id", "") or getattr(node, "attr", ""))


def is_for_developers(node: ast.AST) -> bool:
    """Is all that stands below here read only by those who read the program, its log or its document?"""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.Call():
            return name_of(node.func) in LOGGED | ERRORS
        case ast.keyword():
            return node.arg in DESCRIBED
        case ast.Subscript():
            return name_of(node.value) == "Annotated"
    return False


def is_sentence(text: str) -> bool:
    """Has it a part that reads like one? Commands, which are typed and not read, do not."""
    parts = [part.strip() for part in re.split(r"(?<=[.:;!?]) ", text)]
    words = re.findall(r"[^\W\d_]{2,}", text)
    return len(words) > 1 and words[0] != "starboard" and any(map(SENTENCE.fullmatch, parts))


def sentences_in(node: ast.AST) -> Iterator[str]:
    if is_for_developers(node):
        return
    text = text_of(node).strip()
    if is_sentence(text):
        yield text
    if not isinstance(node, ast.JoinedStr):
        for child in ast.iter_child_nodes(node):
            yield from sentences_in(child)


def is_excepted(path: Path) -> bool:
    return any(path.relative_to(PROGRAM).match(pattern) for pattern in FOR_DEVELOPERS)


SOURCES = {path.relative_to(PROGRAM).as_posix(): path for path in PROGRAM.rglob("*.py")}


@pytest.mark.parametrize("name", [name for name, path in SOURCES.items() if not is_excepted(path)])
def test_no_sentence_stands_in_python(name: str) -> None:
    assert list(sentences_in(ast.parse(SOURCES[name].read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("pattern", FOR_DEVELOPERS)
def test_no_exception_is_left_over(pattern: str) -> None:
    found = [path for path in SOURCES.values() if path.relative_to(PROGRAM).match(pattern)]
    assert any(list(sentences_in(ast.parse(path.read_text(encoding="utf-8")))) for path in found)


@pytest.mark.parametrize(
    "code",
    [
        'show("The table is full.")',
        'warn(f"{games} games in {seconds} seconds.")',
        'table.add_column("For the side to move")',
        'return "it is not one word of at least 8 letters"',
        'lines.append("Ctrl-C ends it; every game is kept.")',
    ],
)
def test_a_sentence_would_be_found(code: str) -> None:
    assert list(sentences_in(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        '"""A module that does this and that."""',
        'log.warning("the process of the bots was ended by somebody")',
        'raise ValueError("this cannot be so, whatever is sent")',
        'Option("--seed", help="The seed of all games that are played.")',
        'execute("SELECT id FROM tables WHERE id = 1")',
        'say("games-heading", kind="draw-offered")',
        'say("kept-go-on", command=f"starboard play --resume {file}")',
    ],
)
def test_what_developers_read_may_stand_where_it_is_said(code: str) -> None:
    assert not list(sentences_in(ast.parse(code)))
