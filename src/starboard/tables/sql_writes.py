"""What a group of batches comes to in the database: statements, each with the rows that it is run for."""

from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from sqlalchemy import Delete, bindparam, delete, exists, literal_column, or_
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import Table

from starboard.tables.schema import (
    ENTRIES,
    INVITATIONS,
    KEYS,
    MEMBERS,
    NOTICES,
    RECEIPTS,
    SNAPSHOTS,
    TABLES,
)
from starboard.tables.sql_rows import UPSERTS, latest
from starboard.tables.storage import Batch

# Rights that only grow: a process that has not heard of one must not take it away.
ONLY_GROW: Final = (MEMBERS.c.may_sit, MEMBERS.c.may_watch)
BY_TABLE: Final = (ENTRIES, SNAPSHOTS, RECEIPTS, MEMBERS, KEYS, INVITATIONS)


class Write(NamedTuple):
    """One SQL statement, and the rows that it is run for.

    It goes to the driver as text: under a load of small acts anything more would slow them down.
    """

    text: str
    rows: list[tuple[Any, ...]]


def writes_of(dialect: Dialect, batches: list[Batch]) -> list[Write]:
    """Everything that some batches store, in an order that always fits."""
    entries = Write(_insertion(dialect, ENTRIES)[0], entries_of(batches))
    writes = [entries, *upserts_of(dialect, batches), *deletions_of(dialect, batches)]
    return [write for write in writes if write.rows]


def entries_of(batches: list[Batch]) -> list[tuple[str, int, bytes]]:
    return [(table, entry.number, entry.to_json()) for batch in batches for table, entry in batch.entries]


def upserts_of(dialect: Dialect, batches: list[Batch]) -> list[Write]:
    """What is written whether it is there already or not."""
    upserts = (_upsert(dialect, target, latest(batches, name, values)) for target, name, values in UPSERTS)
    return [write for write in upserts if write.rows]


def _upsert(dialect: Dialect, target: Table, rows: list[dict[str, Any]]) -> Write:
    text, names = _insertion(dialect, target)
    return Write(text, [tuple(row[name] for name in names) for row in rows])


@cache
def _insertion(dialect: Dialect, target: Table) -> tuple[str, tuple[str, ...]]:
    """The SQL that writes rows, whether they are there already or not, and the columns in its order.

    Entries are only ever added: a second one with the same number must fail.
    """
    insert: Any = import_module(f"sqlalchemy.dialects.{dialect.name}").insert(target)
    if target is not ENTRIES:
        keys = [column.name for column in target.primary_key]
        changed = {
            column.name: or_(column, insert.excluded[column.name])
            if column in ONLY_GROW
            else insert.excluded[column.name]
            for column in target.c
            if column.name not in keys
        }
        insert = insert.on_conflict_do_update(index_elements=keys, set_=changed)
    compiled = insert.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup)


def deletions_of(dialect: Dialect, batches: list[Batch]) -> list[Write]:
    spent = [(digest,) for batch in batches for digest in batch.spent]
    unnoticed = [(person,) for batch in batches for person in batch.unnoticed]
    declined = [(gone.person, gone.table) for batch in batches for gone in batch.declined]
    removed = [(ident,) for batch in batches for ident in batch.removed]
    deletions = (
        Write(_deletion(dialect, KEYS, "hash"), spent),
        Write(_deletion(dialect, NOTICES, "person"), unnoticed),
        Write(_deletion(dialect, INVITATIONS, "person", "table_id"), declined),
        Write(_removal(dialect, TABLES), removed),
        *(Write(_removal(dialect, target), removed) for target in BY_TABLE),
    )
    return [write for write in deletions if write.rows]


@cache
def _deletion(dialect: Dialect, target: Table, *names: str) -> str:
    """The SQL that takes out the rows in which these columns have some values."""
    gone: Delete = delete(target).where(*(target.c[name] == bindparam(name) for name in names))
    return str(gone.compile(dialect=dialect))


@cache
def _removal(dialect: Dialect, target: Table) -> str:
    """The SQL that takes out a lobby, which may have begun meanwhile, and then what belonged to it."""
    if target is TABLES:
        gone = delete(TABLES).where(
            TABLES.c.id == bindparam("id"), TABLES.c.status == literal_column("'lobby'")
        )
    else:
        gone = delete(target).where(target.c.table_id == bindparam("table_id"))
        gone = gone.where(~exists().where(TABLES.c.id == target.c.table_id))
    return str(gone.compile(dialect=dialect))
