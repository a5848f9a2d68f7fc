"""`starboard backup`, `restore` and `migrate`: what is kept, and how it is kept safe."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from starboard.cli.serve import Data, Database
from starboard.cli.words import option_help, sentence
from starboard.kernel.errors import StarboardError
from starboard.kernel.program import program_name

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from starboard.server.settings import Settings

File = Annotated[Path, typer.Argument(help=option_help("archive"))]
Result = TypeVar("Result")


def backup(file: File, database: Database = "", data: Data = None) -> None:
    from starboard.server.settings import Settings, default_data
    from starboard.tables.archive import back_up

    settings = Settings(data=data or default_data(), database=database)
    if not file.absolute().parent.is_dir():
        raise StarboardError("no-folder", folder=str(file.absolute().parent))
    if settings.is_sqlite and not settings.database_file.exists():
        raise StarboardError("no-database", file=str(settings.database_file))
    rows = with_engine(settings.database_url, lambda engine: back_up(engine, settings.data, file.absolute()))
    typer.echo(sentence("stored-backup", rows=rows, file=str(file)))


def restore(file: File, database: Database = "", data: Data = None) -> None:
    from starboard.server.data_folder import make_folder
    from starboard.server.settings import Settings, default_data
    from starboard.tables import archive

    settings = Settings(data=data or default_data(), database=database)
    make_folder(settings.data)
    with held(settings):
        rows = with_engine(settings.database_url, lambda engine: archive.restore(engine, settings.data, file))
    typer.echo(sentence("stored-restored", rows=rows, folder=str(settings.data)))


def migrate(database: Database = "", data: Data = None) -> None:
    from starboard.server.settings import Settings, default_data
    from starboard.tables.migrate import bring_up_to_date

    settings = Settings(data=data or default_data(), database=database)
    if settings.is_sqlite and not settings.database_file.exists():
        raise StarboardError("nothing-to-migrate", file=str(settings.database_file), program=program_name())
    with held(settings):
        revision = with_engine(settings.database_url, lambda engine: bring_up_to_date(engine, asked=True))
    typer.echo(sentence("stored-revision", revision=revision))


@contextmanager
def held(settings: "Settings") -> Iterator[None]:
    """While the database is changed, no server may have it: SQLite takes one process."""
    from starboard.server.data_folder import check_database, make_ready
    from starboard.server.instance import Instance

    if not settings.is_sqlite:
        yield
        return
    make_ready(settings)
    instance = Instance(settings.data, settings.database_file)
    instance.hold()
    try:
        check_database(settings)
        yield
    finally:
        instance.release()


def with_engine(url: str, work: "Callable[[AsyncEngine], Awaitable[Result]]") -> Result:
    from starboard.tables.database import errors_as_sentences, make_engine

    async def run() -> Result:
        engine = make_engine(url)
        try:
            with errors_as_sentences():
                return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())
