"""The checks and tests that a change must pass, in the order in which they most quickly tell."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence

from tools.environment import COMPILE_LOG, PYTHON, ROOT, VENV, Failure, compiler_works, prepare, say

TYPED = ("src", "tests", "tools", "bench")
ENGINE_TESTS = ("tests/kernel", "tests/games", "tests/bots", "tests/conformance")
NO_TESTS_FOUND = 5
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_all() -> None:
    """Every check, all tests on the program as installed, the engine's tests on the interpreted rules too."""
    started = time.monotonic()
    prepare("libraries", "program", "developing")
    check_all()
    compiled = is_compiled()
    if compiler_works() and not compiled:
        raise Failure("there is a C compiler, but the rules were not compiled." + compiler_words())
    step(f"All tests, rules {'compiled' if compiled else 'interpreted'}", *PYTEST)
    engine = with_python(ENGINE_TESTS)
    if compiled and engine:
        step("Engine tests, rules interpreted", *PYTEST, *engine, from_source=True, fine=(0, NO_TESTS_FOUND))
    say(f"all is well, after {time.monotonic() - started:.0f} s.")


PYTEST = ("-m", "pytest", "--numprocesses=auto", "--dist=worksteal")


def test_some(arguments: Sequence[str], compiled: bool) -> None:
    """Only these tests: on the files under src, or on the program as installed."""
    if compiled:
        prepare("libraries", "program", "developing")
    else:
        prepare("libraries", "developing")
    code = python("-m", "pytest", *arguments, from_source=not compiled)
    if code:
        raise Failure("no such tests." if code == NO_TESTS_FOUND else "tests failed.", code)


def check_all() -> None:
    """What can be seen without running anything; `./starboard tidy` mends what the first two find."""
    step("Format", "-m", "ruff", "format", "--check", "--output-format=concise", ".", "starboard")
    step("Lint", "-m", "ruff", "check", ".", "starboard")
    step("What is written from the fields of states", "tools/state_fields.py", "--check")
    step("Types", "-m", "mypy", "hatch_build.py", *with_python(TYPED))
    step("Import directions", "-c", LINT_IMPORTS, from_source=True)


def tidy_all() -> None:
    """Mend what needs no thinking."""
    step("What is written from the fields of states", "tools/state_fields.py")
    step("Format", "-m", "ruff", "format", ".", "starboard")
    step("Lint", "-m", "ruff", "check", "--fix", ".", "starboard")


def with_python(folders: Sequence[str]) -> list[str]:
    return [folder for folder in folders if any((ROOT / folder).rglob("*.py"))]


def step(heading: str, *arguments: str, from_source: bool = False, fine: Sequence[int] = (0,)) -> None:
    print(f"\n== {heading}", file=sys.stderr, flush=True)
    code = python(*arguments, from_source=from_source)
    if code not in fine:
        raise Failure(f"stopped at: {heading}.", code)


def python(*arguments: str, from_source: bool = False) -> int:
    """Run the environment's Python; `from_source` lets the files under src win over the installed program."""
    settings = dict(os.environ)
    settings.pop("PYTHONPATH", None)
    if from_source:
        settings["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.call([str(PYTHON), *arguments], cwd=ROOT, env=settings)


def is_compiled() -> bool:
    """Whether the installed program's rules are compiled."""
    ask = "import starboard.kernel.state as module; print(module.__file__)"
    answer = subprocess.run([str(PYTHON), "-P", "-c", ask], capture_output=True, text=True, cwd=VENV)
    if answer.returncode:
        raise Failure(f"the installed program does not start:\n{answer.stderr}")
    return answer.stdout.strip().endswith((".so", ".pyd"))


def compiler_words() -> str:
    return f" It said:\n{COMPILE_LOG.read_text()}" if COMPILE_LOG.exists() else ""
