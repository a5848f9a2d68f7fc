"""Reading and writing files that a person named, and the folder that is the program's own."""

import os
from pathlib import Path

from platformdirs import user_data_path

from starboard.kernel.errors import StarboardError

FOLDER_VARIABLE = "STARBOARD_DATA"


def data_folder(name: str) -> Path:
    """A folder of this person's, made when first asked for; STARBOARD_DATA moves them all."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    root = Path(chosen) if chosen else user_data_path("starboard", appauthor=False)
    folder = root / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StarboardError("folder-not-made", folder=str(folder), problem=reason(error)) from None
    return folder


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise StarboardError("no-text-file", file=str(file)) from None
    except OSError as error:
        raise StarboardError("file-not-read", file=str(file), problem=reason(error)) from None


def write_text(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise StarboardError("file-not-written", file=str(file), problem=reason(error)) from None


def reason(error: OSError) -> str:
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]
