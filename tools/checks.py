"""The checks and tests that a change must pass, in the order in which they most quickly tell."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, NamedTuple

from tools.environment import (
    COMPILE_LOG,
    PYTHON,
    VENV,
    Failure,
    compiler_works,
    digest,
    path_with_node,
    prepare,
    prepare_beside,
    say,
)
from tools.requirements import ROOT

TYPED = ("src", "tests", "tools", "bench")
TYPES_HEADING = "Types"
# What can differ between compiled and interpreted code. Servers and the page only ever call these.
ENGINE_TESTS = (
    "tests/kernel",
    "tests/games",
    "tests/bots",
    "tests/research",
    "tests/conformance",
    "tests/tables",
)
EXTRAS_TESTS = "tests/extras"
NOT_MEASURED = (EXTRAS_TESTS, "tests/web")  # the page calls the same servers; it is judged by its own tests
QUICK_TESTS = ("tests/kernel", "tests/games", "tests/bots", "tests/conformance", "tests/tables", "tests/cli")
NO_TESTS_FOUND = 5
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
PYTEST = ("-m", "pytest", "--numprocesses=auto", "--dist=worksteal")
SOLVED = VENV / "solved"  # the wheel as these very rules solve it
IN_MEMORY = Path("/dev/shm")  # where a system keeps files in memory
ROOM = 2 * 1024**3  # bytes, ten times what a whole run has ever needed
MAKES_THE_SOLUTION = ("kernel", "games", "bots")


def test_all(amount: str) -> None:
    """Every check, all tests on the program as installed, the engine's tests on the interpreted rules too."""
    with timed():
        prepare("libraries", "program", "developing", "page tools", "browser")
        check_quickly()
        compiled = is_compiled()
        if compiler_works() and not compiled:
            raise Failure("there is a C compiler, but the rules were not compiled." + compiler_words())
        # What needs an environment of its own is left to `--extras`.
        # Browsers and servers also wait: one process more than there are cores leaves none of them idle.
        everything = ("tests", f"--ignore={EXTRAS_TESTS}", f"--amount={amount}", f"-n{cores() + 1}")
        with meanwhile(types(), *([interpreted(amount)] if compiled else [])):
            step(f"All tests, rules {'compiled' if compiled else 'interpreted'}", *PYTEST, *everything)


def test_quick() -> None:
    """The checks, and what is quickly tested of the files under src as they stand."""
    with timed():
        prepare("libraries", "developing")
        check_quickly()
        with meanwhile(types()):
            step("Quick tests", *PYTEST, *QUICK_TESTS, "--amount=quick", from_source=True)


def test_extras() -> None:
    """What needs more than our own libraries, in an environment of its own."""
    if not with_python([EXTRAS_TESTS]):
        say("there are no extras to test.")
        return
    with timed():
        extras = prepare_beside("extras")
        step("Extras", *PYTEST, EXTRAS_TESTS, from_source=True, environment=extras)
        build_site("--check")


def build_site(*arguments: str) -> None:
    """The documentation as a site, in an environment of its own; `--check` follows every link."""
    step("Site", "tools/site.py", *arguments, from_source=True, environment=prepare_beside("site"))


def test_some(arguments: Sequence[str], amount: str, compiled: bool) -> None:
    """Only these tests: on the files under src, or on the program as installed."""
    program = ["program"] if compiled else []
    prepare("libraries", *program, "developing", "page tools")
    code = python("-m", "pytest", f"--amount={amount}", *arguments, from_source=not compiled)
    if code:
        raise Failure("no such tests." if code == NO_TESTS_FOUND else "tests failed.", code)


def test_coverage(arguments: Sequence[str], amount: str) -> None:
    """Which lines and branches the tests reach: interpreted, since compiled rules cannot be followed."""
    prepare("libraries", "developing")
    with timed():
        measured = VENV / "coverage"
        shutil.rmtree(measured, ignore_errors=True)
        measured.mkdir()
        some = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
        chosen = [*arguments, *([] if some else ("tests", *(f"--ignore={path}" for path in NOT_MEASURED)))]
        passed = python(
            *PYTEST, f"--amount={amount}", *chosen, from_source=True, measured=measured
        )  # what was reached is shown also if a test fails
        step("Coverage", "-m", "coverage", "combine", "--quiet", str(measured), measured=measured)
        asked = [] if some or passed else ["--asked"]
        step("By package", "-m", "tools.coverage_table", str(measured), *asked, measured=measured)
        if passed:
            raise Failure("tests failed.", passed)


@contextmanager
def timed() -> Iterator[None]:
    started = time.monotonic()
    yield
    say(f"all is well, after {time.monotonic() - started:.0f} s.")


def check_all() -> None:
    """What can be seen without running anything; `./starboard tidy` mends what the first two find."""
    check_quickly()
    step(TYPES_HEADING, *types_command())


def check_quickly() -> None:
    """All of that but the types, which take longer than everything else together."""
    step("Format", "-m", "ruff", "format", "--check", "--output-format=concise", ".", "starboard")
    step("Lint", "-m", "ruff", "check", ".", "starboard")
    step("What is written from the fields of states", "tools/state_fields.py", "--check")
    step("Import directions", "-c", LINT_IMPORTS, from_source=True)


class Part(NamedTuple):
    """What runs beside something else."""

    heading: str
    arguments: tuple[str, ...]
    from_source: bool = False


def types() -> Part:
    return Part(TYPES_HEADING, types_command())


def interpreted(amount: str) -> Part:
    """The engine's tests on the rules as they stand under src, read by one process."""
    again = "normal" if amount == "deep" else "quick"
    arguments = ("-m", "pytest", "-p", "no:cacheprovider", *with_python(ENGINE_TESTS), f"--amount={again}")
    return Part("Engine tests, rules interpreted", arguments, from_source=True)


@contextmanager
def meanwhile(*parts: Part) -> Iterator[None]:
    """One after the other beside what runs in here; what they come to is told after it, also if it fails."""
    with ExitStack() as files, ThreadPoolExecutor(1) as beside:
        begun = []
        for part in parts:
            said = files.enter_context(tempfile.TemporaryFile("w+"))
            run = beside.submit(python, *part.arguments, from_source=part.from_source, output=said)
            begun.append((part.heading, said, run))
        try:
            yield
        except KeyboardInterrupt:
            beside.shutdown(cancel_futures=True)
            raise
        finally:
            failed = [
                heading for heading, said, run in begun if not run.cancelled() and told(heading, said, run)
            ]
        if failed:
            raise Failure(f"stopped at: {', '.join(failed)}.")


def told(heading: str, said: IO[str], run: Future[int]) -> int:
    """What it said, and how it ended."""
    code = run.result()
    print(f"\n== {heading}", file=sys.stderr, flush=True)
    said.seek(0)
    print(said.read(), end="", file=sys.stderr, flush=True)
    return code


def tidy_all() -> None:
    """Mend what needs no thinking."""
    step("What is written from the fields of states", "tools/state_fields.py")
    step("Format", "-m", "ruff", "format", ".", "starboard")
    step("Lint", "-m", "ruff", "check", "--fix", ".", "starboard")


def types_command() -> tuple[str, ...]:
    return ("-m", "mypy", "hatch_build.py", *with_python(TYPED))


def with_python(folders: Sequence[str]) -> list[str]:
    return [folder for folder in folders if any((ROOT / folder).rglob("*.py"))]


def step(
    heading: str,
    *arguments: str,
    from_source: bool = False,
    measured: Path | None = None,
    environment: Path = PYTHON,
) -> None:
    print(f"\n== {heading}", file=sys.stderr, flush=True)
    code = python(*arguments, from_source=from_source, measured=measured, environment=environment)
    if code:
        raise Failure(f"stopped at: {heading}.", code)


def python(
    *arguments: str,
    from_source: bool = False,
    measured: Path | None = None,
    environment: Path = PYTHON,
    output: IO[str] | None = None,
) -> int:
    """Run the environment's Python.

    `from_source` lets the files under src win over the installed program; `measured` is the folder into
    which every Python process of the tests writes what of it was run; `output` takes what it says.
    """
    settings = dict(os.environ)
    settings.pop("PYTHONPATH", None)
    settings.pop("PYTHONDONTWRITEBYTECODE", None)
    settings["PYTHONPYCACHEPREFIX"] = str(VENV / "pycache")  # a third of a start goes into compiling tests
    settings["STARBOARD_TESTS_SOLVED"] = str(solved_folder())
    if has_room(IN_MEMORY):  # what tests store need not outlive them: no disk has to confirm it
        settings.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
    settings["PATH"] = path_with_node()
    if from_source:
        settings["PYTHONPATH"] = str(ROOT / "src")
    if measured is not None:
        settings["COVERAGE_FILE"] = str(measured / "data")
        settings["COVERAGE_PROCESS_START"] = str(ROOT / "pyproject.toml")
    return subprocess.call(
        [str(environment), *arguments], cwd=ROOT, env=settings, stdout=output, stderr=output
    )


def cores() -> int:
    return os.cpu_count() or 1


def has_room(folder: Path) -> bool:
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


def solved_folder() -> Path:
    """Where tests keep the solved wheel: solving it anew with the same rules gives the same answers.

    Changed rules get a folder of their own, and the old one is thrown away.
    """
    files = [
        path
        for layer in MAKES_THE_SOLUTION
        for path in sorted((ROOT / "src" / "starboard" / layer).rglob("*"))
        if path.suffix in (".py", ".toml")
    ]
    folder = SOLVED / digest(*(part for path in files for part in (str(path), path.read_bytes())))[:16]
    for old in SOLVED.glob("*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def is_compiled() -> bool:
    """Whether the installed program's rules are compiled."""
    ask = "import starboard.kernel.state as module; print(module.__file__)"
    answer = subprocess.run([str(PYTHON), "-P", "-c", ask], capture_output=True, text=True, cwd=VENV)
    if answer.returncode:
        raise Failure(f"the installed program does not start:\n{answer.stderr}")
    return answer.stdout.strip().endswith((".so", ".pyd"))


def compiler_words() -> str:
    return f" It said:\n{COMPILE_LOG.read_text()}" if COMPILE_LOG.exists() else ""
