"""What `./starboard` does: refresh the environment, then run the program or a developer's command."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from tools.checks import check_all, step, test_all, test_some, tidy_all
from tools.environment import PYTHON, ROOT, Failure, prepare, say


def main(arguments: Sequence[str]) -> int:
    try:
        command = COMMANDS.get(arguments[0]) if arguments else None
        if command:
            command(arguments[1:])
        else:
            run(arguments)
    except Failure as failure:
        say(str(failure))
        return failure.code
    except KeyboardInterrupt:
        say("interrupted.")
        return 130
    return 0


def run(arguments: Sequence[str]) -> None:
    """./starboard ARGUMENTS: the program itself."""
    prepare("libraries", "program")
    become("-P", "-m", "starboard.cli", *arguments)


def test(arguments: Sequence[str]) -> None:
    """./starboard test: every check and every test.

    ./starboard test [--compiled] PYTEST-ARGUMENTS: only these tests, on src or on the installed program.
    """
    chosen = [argument for argument in arguments if argument != "--compiled"]
    if arguments:
        test_some(chosen, compiled=chosen != list(arguments))
    else:
        test_all()


def check(arguments: Sequence[str]) -> None:
    """./starboard check: format, lint, types and import directions, without the tests."""
    refuse("check", arguments)
    prepare("libraries", "developing")
    check_all()


def tidy(arguments: Sequence[str]) -> None:
    """./starboard tidy: mend what the first two of these can mend by themselves."""
    refuse("tidy", arguments)
    prepare("developing")
    tidy_all()


def lock(arguments: Sequence[str]) -> None:
    """./starboard lock [--upgrade]: bring uv.lock in line with pyproject.toml."""
    prepare("developing")
    step("Lock", "-m", "uv", "lock", "--default-index", "https://pypi.org/simple", *arguments)


def bench(arguments: Sequence[str]) -> None:
    """./starboard bench ARGUMENTS: the benchmarks, on the program as it is installed."""
    if not (ROOT / "bench" / "__main__.py").exists():
        raise Failure("there are no benchmarks in this copy.")
    prepare("libraries", "program", "developing")
    os.chdir(ROOT)
    become("-m", "bench", *arguments)


COMMANDS: dict[str, Callable[[Sequence[str]], None]] = {
    "test": test,
    "check": check,
    "tidy": tidy,
    "lock": lock,
    "bench": bench,
}


def refuse(command: str, arguments: Sequence[str]) -> None:
    if arguments:
        raise Failure(f'"{command}" takes no arguments.', 2)


def become(*arguments: str) -> NoReturn:
    """Go on as the environment's Python."""
    command = [str(PYTHON), *arguments]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)
