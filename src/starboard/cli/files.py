"""Reading and writing files that a person named, and the folder that is the program's own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from platformdirs import user_data_path

from starboard.kernel.errors import BadRecord, StarboardError
from starboard.kernel.records import Record, read_record
from starboard.kernel.whole_files import write_whole

FOLDER_VARIABLE = "STARBOARD_DATA"
LARGEST_RECORD = 4 * 2**20  # bytes; the longest games take a tenth of it


def data_folder(name: str) -> Path:
    """A folder of this person's, made when first asked for; STARBOARD_DATA moves them all."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    root = Path(chosen) if chosen else user_data_path("starboard", appauthor=False)
    return make_folder(root / name)


@contextmanager
def making(folder: Path) -> Iterator[None]:
    """While a folder is made, and what goes into it first."""
    try:
        yield
    except OSError as error:
        raise StarboardError("folder-not-made", folder=str(folder), problem=reason(error)) from None


def make_folder(folder: Path) -> Path:
    with making(folder):
        folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StarboardError("folder-not-writable", folder=str(folder))
    return folder


def read_record_file(file: Path) -> Record:
    """A record that a person named; one that no game can have made is refused before it is read."""
    with suppress(OSError):  # which is told below
        if file.stat().st_size > LARGEST_RECORD:
            raise BadRecord("record-too-large", file=str(file), most=LARGEST_RECORD // 2**20)
    return read_record(read_text(file), str(file))


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise StarboardError("no-text-file", file=str(file)) from None
    except OSError as error:
        raise StarboardError("file-not-read", file=str(file), problem=reason(error)) from None


def keep_text(file: Path, text: str) -> None:
    """Write a file that the program keeps for a person: a crash leaves it as it was or as it is to be."""
    with room_for(file):
        write_whole(file, text.encode())


def write_text(file: Path, text: str) -> None:
    with writing(file) as opened:
        opened.write(text)


@contextmanager
def writing(file: Path) -> Iterator[TextIO]:
    """A text file that is written anew."""
    with room_for(file), file.open("w", encoding="utf-8", newline="") as opened:
        yield opened


@contextmanager
def room_for(file: Path) -> Iterator[None]:
    """While a file is written, in a folder that is made for it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise StarboardError("file-not-written", file=str(file), problem=reason(error)) from None


def reason(error: OSError) -> str:
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]
