"""Groups of batches in SQLite: few statements for many rows, and all of a group or nothing."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from starboard.tables.sql_writes import Write
from starboard.tables.sqlite_writer import MOST_ROWS, SqliteWriter, statements_of

INSERT = "INSERT INTO t (a, b) VALUES (?, ?) ON CONFLICT (a) DO UPDATE SET b = excluded.b"
DELETE = "DELETE FROM t WHERE t.a = ?"


@pytest.fixture
def file(tmp_path: Path) -> str:
    connection = sqlite3.connect(tmp_path / "t.db")
    connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
    connection.commit()
    connection.close()
    return str(tmp_path / "t.db")


def rows_in(file: str) -> list[Any]:
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT a, b FROM t ORDER BY a").fetchall()
    connection.close()
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 7, MOST_ROWS, MOST_ROWS + 1, 200])
def test_every_row_is_written_by_few_statements(count: int) -> None:
    rows = [(number, str(number)) for number in range(count)]
    statements = list(statements_of(Write(INSERT, rows)))
    assert [value for _, values in statements for value in values] == [value for row in rows for value in row]
    assert all(text.count("?") == len(values) for text, values in statements)
    assert len(statements) <= count // MOST_ROWS + MOST_ROWS.bit_length()


def test_a_deletion_goes_row_by_row() -> None:
    assert list(statements_of(Write(DELETE, [(1,), (2,)]))) == [(DELETE, [1]), (DELETE, [2])]


async def test_a_group_is_there_when_commit_returns(file: str) -> None:
    writer = SqliteWriter(file)
    await writer.commit([Write(INSERT, [(number, "old") for number in range(5)])])
    await writer.commit([Write(INSERT, [(3, "new"), (4, "new")]), Write(DELETE, [(0,), (1,)])])
    await writer.close()
    assert rows_in(file) == [(2, "old"), (3, "new"), (4, "new")]


async def test_of_a_group_that_fails_nothing_stays_and_the_next_is_stored(file: str) -> None:
    writer = SqliteWriter(file)
    with pytest.raises(sqlite3.Error):
        await writer.commit([Write(INSERT, [(1, "lost")]), Write("INSERT INTO nothing VALUES (?)", [(1,)])])
    await writer.commit([Write(INSERT, [(2, "kept")])])
    await writer.close()
    assert rows_in(file) == [(2, "kept")]
