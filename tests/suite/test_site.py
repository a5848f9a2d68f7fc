"""The documentation site: every page has its place in it, and what leads nowhere is found."""

import re
from pathlib import Path

import pytest

from starboard.games.registry import GAMES

ROOT = Path(__file__).parents[2]
MADE = {f"rules/{name}.md" for name in GAMES} | {"api.md", "commands.md"}
BESIDE = {
    "index.md", "changelog.md", "contributing.md", "credits.md", "reporting.md", "licence.md", "page.md",
}  # fmt: skip


def placed() -> list[str]:
    """The pages that the navigation names."""
    return re.findall(r"(?m)^ +- (?:[^:\n]+: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"))


def test_every_document_is_in_the_navigation_once_and_nothing_else() -> None:
    docs = ROOT / "docs"
    documents = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    reports = {name for name in documents if name.startswith("balance/") and not name.endswith("README.md")}
    named = placed()
    assert sorted(named) == sorted(set(named))
    assert set(named) == documents - reports | MADE | BESIDE


@pytest.mark.parametrize(
    "link, wrong",
    [
        ("other.html", False),
        ("other.html#here", False),
        ("https://example.org/x", False),
        ("missing.html", True),
        ("other.html#nowhere", True),
    ],
)
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str, wrong: bool) -> None:
    from tools.site_links import broken_links

    (tmp_path / "index.html").write_text(f'<a href="{link}">x</a>')
    (tmp_path / "other.html").write_text('<p id="here">x</p>')
    assert bool(broken_links(tmp_path)) is wrong


def test_what_is_loaded_from_elsewhere_is_found(tmp_path: Path) -> None:
    from tools.site_links import broken_links

    (tmp_path / "index.html").write_text('<script src="https://example.org/x.js"></script>')
    assert broken_links(tmp_path) == ["index.html loads https://example.org/x.js"]
