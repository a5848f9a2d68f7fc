"""Tables in a database: SQLite by default, PostgreSQL by its URL."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Delete, Row, Select, Update, delete, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.schema import Table

from starboard.kernel.errors import StarboardError
from starboard.tables.integrity import tells_of_damage
from starboard.tables.log import Entry, read_entry
from starboard.tables.schema import (
    ENTRIES,
    INVITATIONS,
    KEYS,
    MEMBERS,
    NOTICES,
    PEOPLE,
    RECEIPTS,
    RESULTS,
    SNAPSHOTS,
    TABLES,
)
from starboard.tables.siblings import CHANNEL, news_of, number_of, packed
from starboard.tables.storage import (
    Batch,
    Invitation,
    Key,
    Member,
    NoticeRow,
    PersonRow,
    Receipt,
    ResultRow,
    Snapshot,
    Storage,
    StorageError,
    TableRow,
)

log = logging.getLogger("starboard.tables")

T = TypeVar("T")

WRITING: Final = 0x73746233  # what the advisory locks of writers are for
LAST_NUMBERS: Final = """
    SELECT id, (SELECT number FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1)
    FROM unnest($1::text[]) AS id
"""
BY_TABLE: Final = (ENTRIES, SNAPSHOTS, RECEIPTS, MEMBERS, KEYS, INVITATIONS)


def make_engine(url: str) -> AsyncEngine:
    """An engine that keeps what it acknowledged, even through a power cut."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class CutOff(Exception):
    """The connection is gone, and nothing was committed over it."""


@contextmanager
def noticing_cuts() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        if error.connection_invalidated:
            raise CutOff(str(error.orig)) from error
        raise


async def twice(work: Callable[[], Awaitable[T]]) -> T:
    """Once more if the connection was cut, perhaps long ago: then there is a new one now."""
    try:
        return await work()
    except CutOff:
        return await work()


@contextmanager
def errors_as_sentences() -> Iterator[None]:
    """While somebody waits for a command: what the database complains of is one sentence for them."""
    try:
        yield
    except Exception as error:
        driver = type(error).__module__.partition(".")[0]
        if isinstance(error, StarboardError) or not (
            isinstance(error, (SQLAlchemyError, OSError)) or driver in ("asyncpg", "sqlite3")
        ):
            raise
        cause = str(getattr(error, "orig", error)).strip().partition("\n")[0].rstrip(".")
        raise StarboardError("database-unusable", problem=cause or type(error).__name__) from error


class SqlStorage(Storage):
    """`shared` is what this process is called among several on one PostgreSQL; empty where it is alone."""

    def __init__(self, engine: AsyncEngine, shared: str = "") -> None:
        self.engine = engine
        self.shared = shared
        self.damaged = False  # were damaged pages met?

    async def open(self) -> None:
        await self.ping()

    async def ping(self) -> None:
        if self.damaged:
            raise StorageError("database-damaged")
        await self._all(select(TABLES.c.id).limit(1))

    def _failure(self, error: Exception, code: str) -> StorageError:
        """What to raise for an error of the database; damage is remembered and told once."""
        if tells_of_damage(error) or isinstance(error, msgspec.DecodeError):
            if not self.damaged:
                log.critical("the database is damaged: %s", getattr(error, "orig", error))
            self.damaged = True
            return StorageError("database-damaged")
        return StorageError(code, problem=type(error).__name__)

    async def close(self) -> None:
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------

    async def commit(self, batches: list[Batch]) -> set[int]:
        try:
            return await twice(lambda: self._commit(batches))
        except (SQLAlchemyError, OSError, CutOff) as error:
            raise self._failure(error, "could-not-be-stored") from error

    async def _commit(self, batches: list[Batch]) -> set[int]:
        async with self.engine.connect() as connection:
            with noticing_cuts():
                outdated = await self._take_turns(connection, batches) if self.shared else set()
                fitting = [batch for place, batch in enumerate(batches) if place not in outdated]
                await self._write(connection, fitting)
                if self.shared:
                    await self._tell(connection, fitting)
            await connection.commit()
        return outdated

    async def _take_turns(self, connection: AsyncConnection, batches: list[Batch]) -> set[int]:
        """Keep other processes from these tables until the commit; which batches came too late?"""
        tables = sorted({table for batch in batches for table, _ in batch.entries})
        if not tables:
            return set()
        locks = sorted({number_of(table) for table in tables})  # in one order, so that nobody waits in a ring
        await connection.exec_driver_sql(
            "SELECT pg_advisory_xact_lock($1, n) FROM unnest($2::int[]) AS n", (WRITING, locks)
        )
        last = await self._last_numbers(connection, tables)
        late = set()
        for place, batch in enumerate(batches):
            for table, entry in batch.entries:
                if entry.number != last.get(table, 0) + 1:
                    late.add(place)
                    break
                last[table] = entry.number
        return late

    async def _last_numbers(self, connection: AsyncConnection, tables: list[str]) -> dict[str, int]:
        rows = await connection.exec_driver_sql(LAST_NUMBERS, (tables,))
        return {row.id: row.number or 0 for row in rows}

    async def _tell(self, connection: AsyncConnection, batches: list[Batch]) -> None:
        """The other processes hear of it when, and only if, it is committed."""
        news = packed(text for batch in batches if (text := news_of(self.shared, batch)) is not None)
        if news:
            await connection.exec_driver_sql(
                "SELECT pg_notify($1, n) FROM unnest($2::text[]) AS n", (CHANNEL, news)
            )

    async def _write(self, connection: AsyncConnection, batches: list[Batch]) -> None:
        await self._put(connection, TABLES, _latest(batches, "tables", table_values))
        entries = [
            {"table_id": table, "number": entry.number, "body": entry.to_json()}
            for batch in batches
            for table, entry in batch.entries
        ]
        await self._put(connection, ENTRIES, entries)
        for target, name, values in UPSERTS:
            await self._put(connection, target, _latest(batches, name, values))
        await self._forget(connection, batches)

    async def _put(self, connection: AsyncConnection, target: Table, rows: list[dict[str, Any]]) -> None:
        """Write rows by the driver's own way: a load of small acts would be slowed down by more."""
        if rows:
            text, names = statement(self.engine, target)
            await connection.exec_driver_sql(text, [tuple(row[name] for name in names) for row in rows])

    async def _forget(self, connection: AsyncConnection, batches: list[Batch]) -> None:
        for digest in [digest for batch in batches for digest in batch.spent]:
            await connection.execute(delete(KEYS).where(KEYS.c.hash == digest))
        for person in [person for batch in batches for person in batch.unnoticed]:
            await connection.execute(delete(NOTICES).where(NOTICES.c.person == person))
        for gone in [gone for batch in batches for gone in batch.declined]:
            mine = (INVITATIONS.c.person == gone.person) & (INVITATIONS.c.table_id == gone.table)
            await connection.execute(delete(INVITATIONS).where(mine))
        for ident in [ident for batch in batches for ident in batch.removed]:
            await connection.execute(delete(TABLES).where(TABLES.c.id == ident))
            for target in BY_TABLE:
                await connection.execute(delete(target).where(target.c.table_id == ident))

    # -- reading -----------------------------------------------------------------------------

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            return await twice(lambda: self._rows(query))
        except (SQLAlchemyError, OSError, CutOff) as error:
            raise self._failure(error, "storage-silent") from error

    async def _read(self, query: Select[Any], read: Callable[[Row[Any]], T]) -> list[T]:
        """What the rows hold; one that cannot be read tells of damage that the database does not see."""
        rows = await self._all(query)
        try:
            return [read(row) for row in rows]
        except msgspec.DecodeError as error:
            raise self._failure(error, "storage-silent") from error

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with noticing_cuts():
            async with self.engine.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
        return rows

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        rows = await self._all(query.limit(1))
        return rows[0] if rows else None

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        last = func.max(ENTRIES.c.number).label("last")
        latest = select(ENTRIES.c.table_id, last).group_by(ENTRIES.c.table_id)
        rows = await self._all(latest.where(ENTRIES.c.table_id.in_(tables)))
        return {row.table_id: row.last for row in rows}

    async def table(self, ident: str) -> TableRow | None:
        row = await self._first(select(TABLES).where(TABLES.c.id == ident))
        return _table(row) if row else None

    async def entries(self, table: str, after: int = 0, up_to: int | None = None) -> list[Entry]:
        query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        if up_to is not None:
            query = query.where(ENTRIES.c.number <= up_to)
        return await self._read(query.order_by(ENTRIES.c.number), lambda row: read_entry(row.body))

    async def snapshot(self, table: str, at_most: int | None = None) -> Snapshot | None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        if at_most is not None:
            query = query.where(SNAPSHOTS.c.number <= at_most)
        found = await self._read(query.order_by(SNAPSHOTS.c.number.desc()).limit(1), _snapshot)
        return found[0] if found else None

    async def snapshots(self, table: str) -> list[Snapshot]:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.number)
        return await self._read(query, _snapshot)

    async def receipts(self, table: str, person: str, client: str, most: int) -> list[Receipt]:
        mine = (RECEIPTS.c.table_id == table) & (RECEIPTS.c.person == person) & (RECEIPTS.c.client == client)
        query = select(RECEIPTS).where(mine).order_by(RECEIPTS.c.number.desc()).limit(most)
        return await self._read(query, _receipt)

    async def members(self, table: str) -> list[Member]:
        return await self._read(select(MEMBERS).where(MEMBERS.c.table_id == table), _member)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        mine = select(TABLES).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        mine = mine.where(MEMBERS.c.person == person, MEMBERS.c.plays, TABLES.c.status != "closed")
        return [_table(row) for row in await self._all(mine.order_by(TABLES.c.touched.desc()).limit(most))]

    async def tables_to_watch(self, most: int) -> list[TableRow]:
        query = select(TABLES).where(TABLES.c.watch == "everybody", TABLES.c.status == "running")
        return [_table(row) for row in await self._all(query.order_by(TABLES.c.touched.desc()).limit(most))]

    async def stale_lobbies(self, before: float) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == "lobby", TABLES.c.touched < before)
        return [row.id for row in await self._all(query)]

    async def unfinished(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.clocked)
        return [row.id for row in await self._all(query)]

    async def finished(self, game: str, most: int) -> list[str]:
        over = select(TABLES.c.id).where(TABLES.c.status == "finished", TABLES.c.game == game)
        query = over.where(TABLES.c.watch != "nobody").order_by(TABLES.c.touched.desc()).limit(most)
        return [row.id for row in await self._all(query)]

    async def person(self, ident: str) -> PersonRow | None:
        found = await self._read(select(PEOPLE).where(PEOPLE.c.id == ident), _person)
        return found[0] if found else None

    async def key(self, digest: str) -> Key | None:
        row = await self._first(select(KEYS).where(KEYS.c.hash == digest))
        return _key(row) if row else None

    async def keys_of(self, person: str = "", table: str = "") -> list[Key]:
        mine = KEYS.c.person == person if person else KEYS.c.table_id == table
        return [_key(row) for row in await self._all(select(KEYS).where(mine).order_by(KEYS.c.created))]

    async def notice(self, person: str) -> NoticeRow | None:
        row = await self._first(select(NOTICES).where(NOTICES.c.person == person))
        return NoticeRow(**row._mapping) if row else None

    async def notices(self) -> list[NoticeRow]:
        return [NoticeRow(**row._mapping) for row in await self._all(select(NOTICES))]

    async def notice_sent(self, person: str, at: float) -> bool:
        other = NOTICES.c.sent == 0 if at else NOTICES.c.sent != 0
        change = update(NOTICES).where(NOTICES.c.person == person, other).values(sent=at)
        return await self._changed(change) == 1

    async def spend(self, digests: list[str]) -> bool:
        return await self._changed(delete(KEYS).where(KEYS.c.hash.in_(digests))) > 0

    async def _changed(self, change: Update | Delete) -> int:
        """How many rows a change found."""
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(change)).rowcount
        except (SQLAlchemyError, OSError) as error:
            raise self._failure(error, "could-not-be-stored") from error

    async def invitations(self, person: str) -> list[Invitation]:
        query = select(INVITATIONS).where(INVITATIONS.c.person == person).order_by(INVITATIONS.c.at.desc())
        rows = await self._all(query.limit(50))
        return [Invitation(row.person, row.table_id, row.by_person, row.at) for row in rows]

    async def results_of(self, person: str, most: int | None = None) -> list[ResultRow]:
        query = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.ended.desc()).limit(most)
        return await self._read(query, _result)


@cache
def statement(engine: AsyncEngine, target: Table) -> tuple[str, tuple[str, ...]]:
    """The SQL that writes rows, whether they are there already or not, and the columns in its order.

    Entries are only ever added: a second one with the same number must fail.
    """
    insert: Any = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert(target)
    if target is not ENTRIES:
        keys = [column.name for column in target.primary_key]
        changed = {
            column.name: insert.excluded[column.name] for column in target.c if column.name not in keys
        }
        insert = insert.on_conflict_do_update(index_elements=keys, set_=changed)
    compiled = insert.compile(dialect=engine.dialect)
    return str(compiled), tuple(compiled.positiontup)


# -- rows and what they hold ---------------------------------------------------------------------


def _latest(batches: list[Batch], name: str, values: Any) -> list[dict[str, Any]]:
    """The rows of one kind; where several have one key, only the last, since one statement writes all."""
    rows: dict[tuple[Any, ...], dict[str, Any]] = {}
    for batch in batches:
        for item in getattr(batch, name):
            key, row = values(item)
            rows.pop(key, None)
            rows[key] = row
    return list(rows.values())


Values = tuple[tuple[Any, ...], dict[str, Any]]


def table_values(row: TableRow) -> Values:
    return (row.id,), msgspec.to_builtins(row, builtin_types=(bytes,))


def snapshot_values(row: Snapshot) -> Values:
    values = {"number": row.number, "base_at": row.base_at, "version": row.version}
    return (row.table, row.number), {"table_id": row.table, **values, "body": msgspec.json.encode(row.body)}


def receipt_values(row: Receipt) -> Values:
    values = {"person": row.person, "client": row.client, "number": row.number, "answer": _text(row.answer)}
    return (row.table, row.person, row.client, row.number), {"table_id": row.table, **values}


def member_values(row: Member) -> Values:
    values = {"person": row.person, "plays": row.plays, "may_sit": row.may_sit, "may_watch": row.may_watch}
    return (row.table, row.person), {"table_id": row.table, **values, "seen": _text(row.seen)}


def person_values(row: PersonRow) -> Values:
    return (row.id,), {**msgspec.to_builtins(row), "about": _text(row.about)}


def key_values(row: Key) -> Values:
    values = msgspec.to_builtins(row)
    values["table_id"] = values.pop("table")
    return (row.hash,), values


def invitation_values(row: Invitation) -> Values:
    values = {"person": row.person, "table_id": row.table, "by_person": row.by, "at": row.at}
    return (row.person, row.table), values


def result_values(row: ResultRow) -> Values:
    values = {"seat": row.seat, "person": row.person, "game": row.game, "ended": row.ended}
    return (row.table, row.seat), {"table_id": row.table, **values, "body": _text(row.body)}


def notice_values(row: NoticeRow) -> Values:
    return (row.person,), msgspec.to_builtins(row)


UPSERTS: Final = (
    (SNAPSHOTS, "snapshots", snapshot_values),
    (RECEIPTS, "receipts", receipt_values),
    (MEMBERS, "members", member_values),
    (PEOPLE, "people", person_values),
    (KEYS, "keys", key_values),
    (INVITATIONS, "invitations", invitation_values),
    (RESULTS, "results", result_values),
    (NOTICES, "notices", notice_values),
)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
        row.id, row.game, row.status, row.host, row.watch, row.clocked, row.created, row.touched, row.seed
    )


def _snapshot(row: Row[Any]) -> Snapshot:
    return Snapshot(row.table_id, row.number, row.base_at, row.version, msgspec.json.decode(row.body))


def _receipt(row: Row[Any]) -> Receipt:
    return Receipt(row.table_id, row.person, row.client, row.number, msgspec.json.decode(row.answer))


def _person(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.created, row.seen, row.banned, msgspec.json.decode(row.about))


def _result(row: Row[Any]) -> ResultRow:
    return ResultRow(row.table_id, row.seat, row.person, row.game, row.ended, msgspec.json.decode(row.body))


def _member(row: Row[Any]) -> Member:
    seen = msgspec.json.decode(row.seen)
    return Member(row.table_id, row.person, row.plays, row.may_sit, row.may_watch, seen)


def _key(row: Row[Any]) -> Key:
    return Key(row.hash, row.kind, row.created, row.person, row.table_id, row.seat, row.expires, row.label)
