"""The folder a server keeps its data in, made ready before anything is opened there."""

import os
from pathlib import Path
from typing import Final

from starboard.kernel.errors import StarboardError
from starboard.server.keys import COOKIE_KEY, OPERATOR_KEY
from starboard.server.settings import Settings
from starboard.tables.integrity import check_whole
from starboard.tables.private_files import close_to_others, make_private_folder, new_private_file

OWN: Final = ("server.lock", "starboard.db", COOKIE_KEY, OPERATOR_KEY)  # by these a folder is known as ours


def make_ready(settings: Settings) -> None:
    """The folder and the database file, for their owner alone; StarboardError where that cannot be."""
    make_folder(settings.data)
    if settings.is_sqlite:
        make_database_file(settings.database_file)


def make_folder(data: Path) -> None:
    try:
        make_private_folder(data, OWN)
    except (FileExistsError, NotADirectoryError):
        raise StarboardError("data-no-folder", folder=str(data)) from None
    except OSError as error:
        raise StarboardError("data-not-made", folder=str(data), problem=error.strerror) from None
    if not os.access(data, os.W_OK | os.X_OK):
        raise StarboardError("data-not-writable", folder=str(data))


def make_database_file(file: Path) -> None:
    """SQLite gives what it writes beside a database the rights of the database itself."""
    try:
        new_private_file(file)
    except OSError as error:
        raise StarboardError("database-not-opened", file=str(file), problem=error.strerror) from None
    for path in file.parent.iterdir():
        if belongs_to(path.name, file.name):
            close_to_others(path)


def belongs_to(name: str, database: str) -> bool:
    """Is this the database, or what SQLite and updates leave beside it?"""
    copy = name.startswith(f"{database}.") and name.endswith(".backup")
    return copy or name in (database, f"{database}-wal", f"{database}-shm")


def check_database(settings: Settings) -> None:
    """StarboardError if the SQLite file is damaged, or cannot be written."""
    if settings.is_sqlite:
        check_whole(settings.database_file)
