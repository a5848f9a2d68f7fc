"""What `./starboard` does: refresh the environment, then run the program or a developer's command."""

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from tools.checks import (
    build_site,
    check_all,
    step,
    test_all,
    test_coverage,
    test_extras,
    test_quick,
    test_some,
    tidy_all,
)
from tools.environment import PYTHON, Failure, prepare, say
from tools.mutants import try_mutants
from tools.requirements import ROOT


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
    os.environ.setdefault("STARBOARD_PROGRAM", sys.argv[0])  # commands that are suggested run as printed
    become("-P", "-m", "starboard.cli", *arguments)


def test(arguments: Sequence[str]) -> None:
    """./starboard test: every check and every test, as a change must pass them.

    ./starboard test --quick     the checks, and within a minute what is quickly tested of the files under src
    ./starboard test --deep      every test, with hundreds of examples where it has six
    ./starboard test --extras    tests/extras, in an environment of its own
    ./starboard test --coverage  which lines and branches of which package the tests reach

    ./starboard test PATH …      only these tests (and any other words for pytest), on the files under src;
                                 with --compiled on the program as installed, with --quick, --deep or
                                 --coverage as above
    """
    if "--help" in arguments or "-h" in arguments:
        print(inspect.getdoc(test))
        return
    flags = {argument for argument in arguments if argument in FLAGS}
    chosen = [argument for argument in arguments if argument not in FLAGS]
    if len(flags - {"--compiled"}) > 1 and flags != {"--coverage", "--deep"}:
        raise Failure(f"{' and '.join(sorted(flags))} do not go together.", 2)
    amount = next((name for name in ("quick", "deep") if f"--{name}" in flags), "normal")
    if "--extras" in flags:
        refuse("test --extras", chosen)
        test_extras()
    elif "--coverage" in flags:
        test_coverage(chosen, amount)
    elif chosen or "--compiled" in flags:
        test_some(chosen, amount, compiled="--compiled" in flags)
    elif amount == "quick":
        test_quick()
    else:
        test_all(amount)


FLAGS = ("--quick", "--deep", "--extras", "--coverage", "--compiled")


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


def mutants(arguments: Sequence[str]) -> None:
    """./starboard mutants [NUMBER]: small faults in the rules, 2000 of them or so many: do tests notice?"""
    if len(arguments) > 1 or not all(argument.isdecimal() for argument in arguments):
        raise Failure('"mutants" takes a number or nothing.', 2)
    try_mutants(int(arguments[0]) if arguments else 2000)


def site(arguments: Sequence[str]) -> None:
    """./starboard site [--check]: the documentation as a site, in site/; --check follows every link."""
    if set(arguments) - {"--check"}:
        raise Failure('"site" takes --check or nothing.', 2)
    build_site(*arguments)


COMMANDS: dict[str, Callable[[Sequence[str]], None]] = {
    "test": test,
    "check": check,
    "tidy": tidy,
    "lock": lock,
    "site": site,
    "mutants": mutants,
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
