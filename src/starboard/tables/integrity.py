"""Is a SQLite file whole? Asked before a server starts on it, and told when a damaged page is met."""

import sqlite3
from pathlib import Path
from typing import Final

from starboard.kernel.errors import StarboardError

SMALL: Final = 64 * 1024 * 1024  # bytes that are looked through within a second
DAMAGED: Final = (11, 26)  # SQLITE_CORRUPT, SQLITE_NOTADB
BUSY: Final = (5, 6)  # SQLITE_BUSY, SQLITE_LOCKED


def check_whole(file: Path) -> None:
    """StarboardError if `file` is there and cannot be used; of a large one only the beginning is read."""
    if not file.exists() or file.stat().st_size == 0:
        return
    try:
        with_connection(file)
    except sqlite3.DatabaseError as error:
        raise StarboardError("database-file-unusable", file=str(file), problem=reason(error)) from None


def with_connection(file: Path) -> None:
    connection = sqlite3.connect(file, timeout=5, isolation_level=None)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        connection.execute("BEGIN IMMEDIATE")  # may it be written?
        connection.execute("ROLLBACK")
        if file.stat().st_size <= SMALL:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(str(found).splitlines()[-1])
    finally:
        connection.close()


def reason(error: sqlite3.DatabaseError) -> StarboardError | str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in BUSY:
        return StarboardError("database-busy")
    if code == 26:
        return StarboardError("database-foreign")
    if code in (0, *DAMAGED):
        return StarboardError("database-page-damaged", problem=str(error))
    return str(error)


def tells_of_damage(error: BaseException | None) -> bool:
    """Does an error of the driver say that pages of the database are damaged?"""
    original = getattr(error, "orig", error)
    return getattr(original, "sqlite_errorcode", 0) & 0xFF in DAMAGED
