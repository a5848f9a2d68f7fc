# mypyc: skip
"""What the program is called by whoever started it, for commands that are suggested: they run as printed."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "starboard"
VARIABLE: Final = "STARBOARD_PROGRAM"  # how a program that started this one was called itself


def program_name() -> str:
    """`starboard` where the shell finds this one by that name; else how it can be found."""
    told = os.environ.get(VARIABLE)
    if told:
        return shlex.quote(told)
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{shlex.quote(found_as(Path(sys.executable)))} -m {NAME}"
    if started.stem == NAME:
        return shlex.quote(found_as(started))
    return NAME


def command(*words: str | Path) -> str:
    """A command of this program as it can be typed."""
    return " ".join([program_name(), *(shlex.quote(str(word)) for word in words)])


def found_as(program: Path) -> str:
    """Its bare name, if the shell would find the same file by it."""
    found = shutil.which(program.name)
    if found and Path(found).absolute() == program.absolute():
        return program.name
    return str(program)
