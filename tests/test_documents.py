"""The README and the documents are true: their examples run, their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
every_document = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix()
)


@every_document
def test_python_examples_do_what_they_show(path: Path) -> None:
    outcome = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert outcome.failed == 0


def test_the_readme_shows_examples() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert outcome.attempted >= 6


@every_document
def test_links_to_files_lead_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []


CHAPTERS = {"tables": "## Tables", "server": "## Server"}


@pytest.mark.parametrize("package", CHAPTERS)
def test_the_architecture_names_every_module(package: str) -> None:
    chapter = (ROOT / "docs" / "architecture.md").read_text("utf-8").split(f"{CHAPTERS[package]}\n", 1)[1]
    rows = re.findall(r"^\| (`.*`) \|", chapter.split("\n## ", 1)[0], re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    folder = ROOT / "src" / "starboard" / package
    assert sorted(named) == sorted({path.stem for path in folder.glob("*.py")} - {"__init__"})
