"""Bring a database up to date: by itself on SQLite, after a backup; on PostgreSQL by command."""

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from starboard.kernel.errors import StarboardError

FOLDER = Path(__file__).parent / "migrations"


async def bring_up_to_date(engine: AsyncEngine, asked: bool = False) -> str:
    """The revision afterwards. `asked`: somebody gave the command, so PostgreSQL may be changed too."""
    async with engine.connect() as connection:
        before = await connection.run_sync(current)
    newest = head()
    if before == newest:
        return newest
    if before is not None and before not in known():
        raise StarboardError("The database was written by a newer Starboard; update this one.")
    if engine.dialect.name == "sqlite":
        back_up(engine.url.database, before)
    elif not asked:
        raise StarboardError('The database needs an update: back it up, then run "starboard migrate".')
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    return newest


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def head() -> str:
    newest = ScriptDirectory.from_config(configuration()).get_current_head()
    assert newest is not None
    return newest


def known() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix())
    config.set_main_option("path_separator", "os")
    return config


def back_up(database: str | None, revision: str | None) -> None:
    """A whole copy beside the database, named after the revision it has; a new one needs none."""
    if database is None or revision is None or not Path(database).exists():
        return
    copy = Path(f"{database}.{revision}.backup")
    source, target = sqlite3.connect(database), sqlite3.connect(copy)
    with target:
        source.backup(target)
    target.close()
    source.close()
