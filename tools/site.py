"""Builds the documentation site: guides from docs/, rules from the games, the API from docstrings.

python tools/site.py          builds it into site/, to be opened from files or served
python tools/site.py --check  builds it and follows every link

What is generated comes from the program itself: the rules with their numbers, the cards, the commands.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.site_links import broken_links  # noqa: E402
from tools.site_pages import api_page, commands_page, rules_page  # noqa: E402

PAGES = ROOT / ".venv-site" / "pages"
REPORTS = PAGES / "balance" / "reports"
SITE = ROOT / "site"
BESIDE = {  # pages that stand outside docs/, and what they are called in the site
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CREDITS.md": "credits.md",
    "SECURITY.md": "reporting.md",
    "LICENSE": "licence.md",
    "web/README.md": "page.md",
}
LOOK = (ROOT / "tools" / "site.css", ROOT / "web" / "public" / "mark.svg")
WORKER = ROOT / "tools" / "site_worker.js"
FETCHED = "https://unpkg.com/iframe-worker/shim"
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"  # a whole screen is no answer to a question
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def main(arguments: list[str]) -> int:
    gather()
    settings = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    built = subprocess.run([*command, "--site-dir", str(SITE)], cwd=ROOT, env=settings)
    if built.returncode == 0:
        bring_worker_along()
    if built.returncode or "--check" not in arguments:
        return built.returncode
    broken = broken_links(SITE)
    print("\n".join(broken) or f"{len(list(SITE.rglob('*.html')))} pages, and every link leads somewhere.")
    return bool(broken)


def gather() -> None:
    """All pages in one folder, with links that hold there."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    REPORTS.mkdir()
    for report in sorted((PAGES / "balance").glob("*.html")):  # the pages about them are called alike
        report.rename(REPORTS / report.name)
    for file, name in BESIDE.items():
        shutil.copy(ROOT / file, PAGES / name)
    for page in sorted(PAGES.rglob("*.md")):
        of = source_of(page)
        page.write_text(relinked(page.read_text("utf-8"), page, of), "utf-8")
    for transcript in sorted((PAGES / "transcripts").glob("*.md")):
        transcript.write_text(UNSEARCHED + transcript.read_text("utf-8"), "utf-8")
    for part in LOOK:
        shutil.copy(part, PAGES / part.name)
    from starboard.games.registry import GAMES

    for game in GAMES.values():
        write(f"rules/{game.name}.md", rules_page(game))
    write("commands.md", commands_page())
    write("api.md", api_page())


def bring_worker_along() -> None:
    """The theme would fetch what lets it search from files; ours comes with the site."""
    shutil.copy(WORKER, SITE / "assets" / WORKER.name)
    for page in SITE.rglob("*.html"):
        ours = os.path.relpath(SITE / "assets" / WORKER.name, page.parent)
        page.write_text(page.read_text("utf-8").replace(FETCHED, ours), "utf-8")


def write(name: str, text: str) -> None:
    file = PAGES / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def source_of(page: Path) -> Path:
    """Where a gathered page stands in the project."""
    name = page.relative_to(PAGES).as_posix()
    beside = next((file for file, called in BESIDE.items() if called == name), None)
    return ROOT / beside if beside else ROOT / "docs" / name


def relinked(text: str, page: Path, source: Path) -> str:
    """Links between pages lead to where these are now; what is no page is named, not linked."""

    def new(match: re.Match[str]) -> str:
        picture, words, target = match.groups()
        path, hash_, anchor = target.partition("#")
        if "://" in target or target.startswith(("#", "mailto:")) or not path:
            return match.group()
        wanted = (source.parent / path).resolve()
        gathered = place_of(wanted)
        if gathered is None:
            return words if path in words else f"{words} (`{wanted.relative_to(ROOT).as_posix()}`)"
        return f"{picture}[{words}]({os.path.relpath(gathered, page.parent)}{hash_}{anchor})"

    pieces = re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(piece if piece.startswith("```") else LINK.sub(new, piece) for piece in pieces)


def place_of(file: Path) -> Path | None:
    """Where a file of the project is in the site; None if it is not there."""
    name = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else ""
    if name in BESIDE:
        return PAGES / BESIDE[name]
    if name == "docs/balance":
        return PAGES / "balance" / "README.md"
    if name.startswith("docs/balance/") and name.endswith(".html"):
        return REPORTS / file.name
    if name.startswith("docs/") and file.is_file():
        return PAGES / name.removeprefix("docs/")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
