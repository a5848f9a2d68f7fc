"""What the lab writes: a page that needs nothing else, and rows that others read."""

import re
from html import escape
from pathlib import Path

import pytest

from starboard.lab import markdown, report
from starboard.lab.figures import figures
from starboard.lab.runs import Run
from tests.lab.experiments import played

pytest.importorskip("altair", reason="needs the extra `lab`")
polars = pytest.importorskip("polars")
pandas = pytest.importorskip("pandas")

EXPERIMENT = """
game = "argosy"
name = "tokens & cards"
about = "Are there <too few> tokens?"
players = ["greedy", "random", "random"]
options = { players = 3 }
games = 32
seed = "files"
answers = 4
luck = { games = 4, again = 2 }
[factors.components]
"tokens.of_each_kind" = [10, 8]
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return played(tmp_path_factory.mktemp("files"), EXPERIMENT)


@pytest.fixture(scope="module")
def page(run: Run) -> str:
    return report.page(figures(run))


def test_the_page_needs_nothing_else(page: str) -> None:
    assert page.startswith("<!doctype html>")
    assert "<script" not in page
    assert not re.findall(r'(?:src|href)="', page.replace('xlink:href="#', ""))
    outside = set(re.findall(r"https?://[^\s\"'<]+", page))
    assert outside <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_the_page_has_plots_tables_and_the_way_to_repeat_it(page: str) -> None:
    assert page.count("<svg") >= 5
    assert "What differs" in page
    assert "Taken by choice: takers differ from others" in page
    assert "Given by chance" in page
    assert "starboard lab run experiment.toml" in page
    assert "&quot;tokens.of_each_kind&quot; = [10, 8]" in page


def test_a_difference_from_a_single_variant_is_named_by_its_measure_alone(run: Run, page: str) -> None:
    first = figures(run).findings[0]
    assert f">{escape(first.measure.label)}</text>" in page
    assert f">{first.cell}: {escape(first.measure.label)}</text>" not in page


def test_what_a_person_wrote_is_text_and_not_markup(page: str) -> None:
    assert "Are there &lt;too few&gt; tokens?" in page
    assert "tokens &amp; cards" in page


def test_a_single_cell_has_a_page_too(tmp_path: Path) -> None:
    text = 'game = "wheel"\nplayers = ["random"]\ngames = 5\n'
    page = report.page(figures(played(tmp_path, text)))
    assert "What differs" not in page
    assert "Who wins" in page


def test_markdown_says_the_same_in_short(run: Run) -> None:
    text = markdown.page(figures(run))
    assert text.startswith("# Argosy: tokens & cards\n")
    assert "| games won by greedy |" in text


def test_polars_and_pandas_read_the_rows(run: Run) -> None:
    from starboard.lab.rows import write_rows

    games, seats = write_rows(run)
    read = polars.read_parquet(games)
    assert read.shape[0] == 64
    assert read["factor.tokens.of_each_kind"].unique().sort().to_list() == ["10", "8"]
    rows = [row for cell in (0, 1) for row in run.rows(cell)]
    assert read["turns"].to_list() == [row.turns for row in rows]
    frame = pandas.read_parquet(seats)
    assert len(frame) == 3 * 64
    assert frame["won"].sum() == sum(len(row.winners) for row in rows)
    cards = [column for column in frame.columns if column.startswith("taken.card/")]
    assert frame[cards].isna().sum().sum() == 0
