"""Tables in a database: SQLite by default, PostgreSQL by its URL."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Delete, Row, Select, Update, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from starboard.tables.database import CutOff, is_of_database, noticing_cuts, twice
from starboard.tables.integrity import tells_of_damage
from starboard.tables.log import Entry, read_entry
from starboard.tables.postgres_writer import PostgresWriter
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
from starboard.tables.sql_rows import (
    read_invitation,
    read_key,
    read_member,
    read_notice,
    read_person,
    read_receipt,
    read_result,
    read_snapshot,
    read_table,
)
from starboard.tables.sql_writes import writes_of
from starboard.tables.sqlite_reader import SqliteReader
from starboard.tables.sqlite_writer import SqliteWriter
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


class SqlStorage(Storage):
    """`shared` is what this process is called among several on one PostgreSQL; empty where it is alone."""

    def __init__(self, engine: AsyncEngine, shared: str = "") -> None:
        self.engine = engine
        # One query needs no transaction: on PostgreSQL its beginning and its end each take as long again.
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.shared = shared
        self.damaged = False  # were damaged pages met?
        self.reader: SqliteReader | None = None
        self.sqlite: SqliteWriter | None = None
        self.postgres: PostgresWriter | None = None
        if engine.dialect.name == "sqlite":
            file = engine.url.database or ""
            self.reader, self.sqlite = SqliteReader(file), SqliteWriter(file)
        else:
            self.postgres = PostgresWriter(engine.url, engine.dialect, shared)

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
        if self.reader is not None:
            await self.reader.close()
        if self.sqlite is not None:
            await self.sqlite.close()
        if self.postgres is not None:
            await self.postgres.close()
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------

    async def commit(self, batches: list[Batch]) -> set[int]:
        try:
            if self.sqlite is not None:
                await self.sqlite.commit(writes_of(self.engine.dialect, batches))
                return set()
            assert self.postgres is not None
            return await twice(partial(self.postgres.commit, batches))
        except Exception as error:
            if not is_of_database(error):
                raise
            raise self._failure(error, "could-not-be-stored") from error

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

    async def _first(self, query: Select[Any], read: Callable[[Row[Any]], T]) -> T | None:
        found = await self._read(query.limit(1), read)
        return found[0] if found else None

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        if self.reader is not None:
            return await self.reader.rows(query)
        with noticing_cuts():
            async with self.reading.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
        return rows

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        last = func.max(ENTRIES.c.number).label("last")
        latest = select(ENTRIES.c.table_id, last).group_by(ENTRIES.c.table_id)
        rows = await self._all(latest.where(ENTRIES.c.table_id.in_(tables)))
        return {row.table_id: row.last for row in rows}

    async def table(self, ident: str) -> TableRow | None:
        return await self._first(select(TABLES).where(TABLES.c.id == ident), read_table)

    async def entries(self, table: str, after: int = 0, up_to: int | None = None) -> list[Entry]:
        query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        if up_to is not None:
            query = query.where(ENTRIES.c.number <= up_to)
        return await self._read(query.order_by(ENTRIES.c.number), lambda row: read_entry(row.body))

    async def snapshot(self, table: str, at_most: int | None = None) -> Snapshot | None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        if at_most is not None:
            query = query.where(SNAPSHOTS.c.number <= at_most)
        return await self._first(query.order_by(SNAPSHOTS.c.number.desc()), read_snapshot)

    async def snapshots(self, table: str) -> list[Snapshot]:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.number)
        return await self._read(query, read_snapshot)

    async def receipts(self, table: str, person: str, client: str, most: int) -> list[Receipt]:
        mine = (RECEIPTS.c.table_id == table) & (RECEIPTS.c.person == person) & (RECEIPTS.c.client == client)
        query = select(RECEIPTS).where(mine).order_by(RECEIPTS.c.number.desc()).limit(most)
        return await self._read(query, read_receipt)

    async def members(self, *tables: str) -> list[Member]:
        return await self._read(select(MEMBERS).where(MEMBERS.c.table_id.in_(tables)), read_member)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        mine = select(TABLES).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        mine = mine.where(MEMBERS.c.person == person, MEMBERS.c.plays, TABLES.c.status != "closed")
        return await self._read(mine.order_by(TABLES.c.touched.desc()).limit(most), read_table)

    async def tables_to_watch(self, most: int) -> list[TableRow]:
        query = select(TABLES).where(TABLES.c.watch == "everybody", TABLES.c.status == "running")
        return await self._read(query.order_by(TABLES.c.touched.desc()).limit(most), read_table)

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
        return await self._first(select(PEOPLE).where(PEOPLE.c.id == ident), read_person)

    async def key(self, digest: str) -> Key | None:
        return await self._first(select(KEYS).where(KEYS.c.hash == digest), read_key)

    async def keys_of(self, person: str = "", table: str = "") -> list[Key]:
        mine = KEYS.c.person == person if person else KEYS.c.table_id == table
        return await self._read(select(KEYS).where(mine).order_by(KEYS.c.created), read_key)

    async def notice(self, person: str) -> NoticeRow | None:
        return await self._first(select(NOTICES).where(NOTICES.c.person == person), read_notice)

    async def notices(self) -> list[NoticeRow]:
        return await self._read(select(NOTICES), read_notice)

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
        return await self._read(query.limit(50), read_invitation)

    async def results_of(self, person: str, most: int | None = None) -> list[ResultRow]:
        query = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.ended.desc()).limit(most)
        return await self._read(query, read_result)
