"""What the built page weighs, by what is opened: `python -m bench.page_sizes [FOLDER]`.

Script and style as they go over the wire, with the sentences of one language. A row is what a page loads that
was not there before: a table on top of the first page, a game on top of its table, other pages on top of all.
"""

import re
import sys
from pathlib import Path

from starboard.server.page import STATIC

LANGUAGES = {"en": "English", "de": "German"}
PACKED = (".js", ".css")
OPENED = re.compile(
    r'(?:"\./(?P<game>\w+)/room\.ts":\(\)=>[\w$]+\(\(\)=>)?'
    r"import\(`\./(?P<page>[\w.-]+)-[\w-]{8}\.js`\)(?:\.then\([^)]*\))?,__vite__mapDeps\(\[(?P<files>[\d,]+)\]\)"
)
LISTED = re.compile(r"m\.f=\[(.*?)\]")
NAMED = re.compile(r"/(assets/[\w.-]+\.(?:js|css))")


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else STATIC
    for language, called in LANGUAGES.items():
        print(f"{called:<34}{'gzip':>9}{'brotli':>9}")
        for what, files in weighed(folder, language):
            packed = [sum(sent(folder / file, ending) for file in files) / 1000 for ending in (".gz", ".br")]
            print(f"{what:<34}{packed[0]:>6.1f} kB{packed[1]:>6.1f} kB")
        print()


def weighed(folder: Path, language: str) -> list[tuple[str, set[str]]]:
    """What is opened, and what that loads which was not there before."""
    every = {f"assets/{file.name}" for file in (folder / "assets").iterdir() if file.suffix in PACKED}
    said = sentences(every, language)
    everything = {file for file in every if not any(is_said_in(file, one) for one in LANGUAGES)}.union(
        *said.values()
    )
    pages = opened(folder)
    first = everything & set(NAMED.findall((folder / "index.html").read_text())) | said["page"]
    table = pages["Table"] | said["tables"] | said["kernel"]
    games = {f"  and its {game}": pages[game] | said[game] for game in sorted(pages.keys() & said.keys())}
    rows = [("the first page", first), ("a table", table - first)]
    rows += [(what, files - first - table) for what, files in games.items()]
    seen = first.union(table, *games.values())
    for page in sorted(pages):
        rows.append((page, pages[page] - seen | said.get(page.lower(), set()) - seen))
        seen |= rows[-1][1]
    rows += [("what several of these load", everything - seen), ("everything", everything)]
    return [(what, files) for what, files in rows if files]


def sentences(files: set[str], language: str) -> dict[str, set[str]]:
    """The files with sentences of a language, by the part of the program that says them."""
    found: dict[str, set[str]] = {}
    for file in files:
        if is_said_in(file, language):
            found.setdefault(file.split("-")[1], set()).add(file)
    return found


def is_said_in(file: str, language: str) -> bool:
    return file.startswith(f"assets/{language}-")


def opened(folder: Path) -> dict[str, set[str]]:
    """Every page and game that some file loads when it is asked for, and the files it is made of."""
    found: dict[str, set[str]] = {}
    for file in (folder / "assets").glob("*.js"):
        text = file.read_text(encoding="utf-8")
        listed = [name.strip('"') for names in LISTED.findall(text) for name in names.split(",")]
        for match in OPENED.finditer(text):
            numbers = match["files"].split(",")
            found.setdefault(match["game"] or match["page"], set()).update(
                listed[int(one)] for one in numbers
            )
    return found


def sent(file: Path, ending: str) -> int:
    """How many bytes of a file go over the wire; the smallest are not worth packing."""
    packed = file.with_name(file.name + ending)
    return (packed if packed.exists() else file).stat().st_size


if __name__ == "__main__":
    main(sys.argv[1:])
