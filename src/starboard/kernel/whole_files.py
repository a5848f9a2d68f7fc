# mypyc: skip
"""Files that are there whole or not at all, whenever the program that writes them is ended."""

import os
from pathlib import Path


def put_whole(file: Path, content: bytes) -> None:
    """Write a file beside its place, and put it there when all of it is written."""
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(content)
    unfinished.replace(file)
