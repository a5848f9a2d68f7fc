"""Bring a database up to date: by itself on SQLite, after a backup; on PostgreSQL by command."""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from starboard.kernel.errors import StarboardError
from starboard.kernel.program import program_name
from starboard.tables.private_files import new_private_file

FOLDER = Path(__file__).parent / "migrations"
WRITTEN = "alembic_version"  # the table that says which revision a database has


async def bring_up_to_date(engine: AsyncEngine, asked: bool = False) -> str:
    """The revision afterwards. `asked`: somebody gave the command, so PostgreSQL may be changed too."""
    async with engine.connect() as connection:
        before = await connection.run_sync(current)
    newest = head()
    if before == newest:
        return newest
    if before is not None and before not in revisions():
        raise StarboardError("database-newer")
    if engine.dialect.name == "sqlite":
        back_up(engine.url.database, before)
    elif not asked:
        raise StarboardError("database-older", program=program_name())
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    return newest


def current(connection: Connection) -> str | None:
    """The revision of a database; None of a new one."""
    if not inspect(connection).has_table(WRITTEN):
        return None
    return connection.execute(text(f"SELECT version_num FROM {WRITTEN}")).scalar()


def revisions() -> list[str]:
    """All there have been, the newest last: the file of each begins with its number."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def head() -> str:
    return revisions()[-1]


def upgrade(connection: Connection) -> None:
    from alembic import command  # a start without an upgrade does not need it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix())
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def back_up(database: str | None, revision: str | None) -> None:
    """A whole copy beside the database, named after the revision it has; a new one needs none."""
    if database is None or revision is None or not Path(database).exists():
        return
    copy = Path(f"{database}.{revision}.backup")
    new_private_file(copy)
    source, target = sqlite3.connect(database), sqlite3.connect(copy)
    with target:
        source.backup(target)
    target.close()
    source.close()
