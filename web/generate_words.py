"""Writes src/words/ids.ts: the id of every sentence that the page can say, and the names of its parts.

python web/generate_words.py          writes the file (also as `npm run words`)
python web/generate_words.py --check  says whether it is up to date

By it the compiler refuses a sentence that is not there, and one whose parts are missing or misspelt. It is
made from the English files; that the other languages have the same sentences is checked with the files.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB = Path(__file__).resolve().parent
PROGRAM = WEB.parent / "src" / "starboard"
FILE = WEB / "src" / "words" / "ids.ts"
OF_THE_PACK = "pack-"  # every sentence can have these, from the table

HEAD = """/** The ids of all sentences and the names of their parts, from the English files: npm run words. */

/** What a sentence is given: nothing, or all of its parts. */
export type Said<Names> = [Names] extends [never] ? [] : [parts: Record<Names & string, unknown>];
"""


class Parts(Visitor):  # type: ignore[misc]
    """Which variables and which other messages a message mentions."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def files() -> dict[str, list[Path]]:
    """The English files of each part that the page speaks for; tables and games share the kernel's."""
    parts = [PROGRAM / "tables", *sorted(PROGRAM.glob("games/*"))]
    shared = PROGRAM / "kernel"
    found = {part.name: [english(shared), english(part)] for part in parts if english(part).exists()}
    return {"page": [english(WEB / "src")], "workshop": [english(WEB / "src" / "workshop")], **found}


def english(part: Path) -> Path:
    return part / "words" / "en.ftl"


def messages(paths: list[Path]) -> dict[str, Parts]:
    """Every message with a value of its own; clauses and the like are found by data."""
    parser = FluentParser(with_spans=False)
    entries = [entry for path in paths for entry in parser.parse(path.read_text("utf-8")).body]
    found = [entry for entry in entries if isinstance(entry, ast.Message) and entry.value is not None]
    return {message.id.name: Parts(message) for message in found}


def variables(of: str, known: dict[str, Parts]) -> set[str]:
    """Also what a message needs for those it refers to."""
    parts = known[of]
    own = {name for name in parts.variables if not name.startswith(OF_THE_PACK)}
    return own.union(*(variables(other, known) for other in parts.messages if other in known))


def written() -> str:
    lines = [HEAD, "export interface Messages {"]
    for part, paths in files().items():
        known = messages(paths)
        lines.append(f"  {part}: {{")
        for name in sorted(known):
            parts = " | ".join(f'"{variable}"' for variable in sorted(variables(name, known)))
            lines.append(f'    "{name}": {parts or "never"};')
        lines.append("  };")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    text = written()
    if "--check" not in sys.argv:
        FILE.write_text(text, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        sys.exit(f"{FILE.name} is out of date: npm run words")


if __name__ == "__main__":
    main()
