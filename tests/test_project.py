"""The project's own machinery: its environment, its build, its index of rule tests."""

import ast
import importlib
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any

import pytest

import hatch_build
from starboard.kernel import rule_tests
from tools import checks, environment, launcher, locked, requirements

ROOT = Path(__file__).parent.parent


@pytest.fixture
def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An environment of two parts in a folder of its own; the list of what gets installed."""
    installed: list[str] = []

    def make_environment() -> None:
        environment.PYTHON.touch()
        installed.append("environment")

    def install_program() -> None:
        installed.append("program")

    monkeypatch.setattr(environment, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(environment, "BUSY", tmp_path / "lock")
    monkeypatch.setattr(environment, "FINGERPRINTS", {"environment": lambda: "1", "program": lambda: "1"})
    monkeypatch.setattr(environment, "INSTALL", {"environment": make_environment, "program": install_program})
    return installed


def test_a_first_start_installs_everything_and_a_second_nothing(sandbox: list[str]) -> None:
    environment.prepare("program")
    environment.prepare("program")
    assert sandbox == ["environment", "program"]


def test_only_the_part_whose_sources_changed_is_installed_again(sandbox: list[str]) -> None:
    environment.prepare("program")
    environment.FINGERPRINTS["program"] = lambda: "2"
    environment.prepare("program")
    assert sandbox == ["environment", "program", "program"]


def test_an_interrupted_set_up_is_done_afresh(sandbox: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    environment.prepare("program")
    environment.FINGERPRINTS["program"] = lambda: "2"
    with monkeypatch.context() as patch:
        patch.setitem(environment.INSTALL, "program", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare("program")
    environment.prepare("program")
    assert sandbox == ["environment", "program", "environment", "program"]


def test_an_environment_whose_python_is_gone_is_made_anew(sandbox: list[str]) -> None:
    environment.prepare("program")
    environment.PYTHON.unlink()
    environment.prepare("program")
    assert sandbox == ["environment", "program", "environment", "program"]


def test_a_part_with_all_its_pieces_moved_has_another_fingerprint() -> None:
    assert environment.digest("ab", "c") != environment.digest("a", "bc")


def test_a_locked_version_for_some_pythons_keeps_its_condition() -> None:
    package = {"name": "numpy", "version": "2.4.1", "resolution-markers": ["python_full_version < '3.12'"]}
    assert locked.constraint(package) == "numpy==2.4.1 ; (python_full_version < '3.12')"


def test_the_index_of_what_is_locked_names_every_file_with_its_hash(tmp_path: Path) -> None:
    locked.write_index(tmp_path)
    for package in locked.packages():
        page = (tmp_path / package["name"] / "index.html").read_text()
        for file in package.get("wheels", ()):
            assert f'href="{file["url"]}#{file["hash"].replace(":", "=")}"' in page


def test_a_group_holds_what_it_includes() -> None:
    assert set(requirements.group("compile")) < set(requirements.group("dev"))


def test_every_library_is_locked() -> None:
    names = {package["name"] for package in locked.packages()}
    wanted = {
        re.split(r"[\[<>=~! ;]", name)[0].replace(".", "-").replace("_", "-")
        for name in environment.libraries() + requirements.group("dev")
    }
    assert not wanted - names, "run ./starboard lock"


def test_the_lock_names_only_the_public_index() -> None:
    assert set(re.findall(r'registry = "([^"]*)"', (ROOT / "uv.lock").read_text("utf-8"))) == {
        "https://pypi.org/simple"
    }


@pytest.mark.parametrize("code", [0, 1], ids=["passes", "fails"])
def test_what_runs_beside_the_tests_is_told_after_them_and_can_fail_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    def python(ends: str, from_source: bool, output: IO[str]) -> int:
        output.write("what it said")
        return int(ends)

    monkeypatch.setattr(checks, "python", python)
    parts = checks.Part("Types", ("0",)), checks.Part("Interpreted", (str(code),))
    expected = pytest.raises(environment.Failure, match="Interpreted") if code else nullcontext()
    with expected, checks.meanwhile(*parts):
        print("all tests", file=sys.stderr)
    told = [line for line in capsys.readouterr().err.splitlines() if line]
    assert told == ["all tests", "== Types", "what it said", "== Interpreted", "what it said"]


def test_an_old_python_can_read_the_launcher() -> None:
    ast.parse((ROOT / "starboard").read_text("utf-8"), feature_version=(3, 1))


def test_a_command_that_fails_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(arguments: Sequence[str]) -> None:
        raise environment.Failure("the moon is out of reach.", 7)

    monkeypatch.setitem(launcher.COMMANDS, "fly", fail)
    assert launcher.main(["fly"]) == 7
    assert capsys.readouterr().err == "starboard: the moon is out of reach.\n"


@pytest.mark.parametrize(
    "name, text, compiled",
    [
        pytest.param("rules.py", '"""Rules."""\n', True, id="a module"),
        pytest.param("rules.py", '# mypyc: skip\n"""Rules."""\n', False, id="a module that opts out"),
        pytest.param("__init__.py", "", False, id="a package"),
    ],
)
def test_what_is_compiled(tmp_path: Path, name: str, text: str, compiled: bool) -> None:
    (tmp_path / name).write_text(text)
    assert hatch_build.is_compiled(tmp_path / name) is compiled


SUSPENDING = (ast.Await, ast.AsyncFor, ast.AsyncWith, ast.Yield, ast.YieldFrom)


@pytest.mark.parametrize("unit", hatch_build.UNITS, ids=lambda unit: unit.name)
def test_nothing_compiled_waits_while_it_handles_an_exception(unit: hatch_build.Unit) -> None:
    """Whatever runs meanwhile would find that exception in place of its own, and end with it."""
    found = {
        f"{file.name}, line {inner.lineno}"
        for file in hatch_build.modules_of(unit)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Try)
        for statement in (*node.handlers, *node.finalbody)
        for inner in ast.walk(statement)
        if isinstance(inner, SUSPENDING)
    }
    assert found == set()


def test_no_interpreted_class_gives_an_attribute_of_a_compiled_one_another_value() -> None:
    """Compiled code would not look there: it reads the attribute where the compiled class has it."""
    compiled = {
        ".".join(("starboard", *file.relative_to(hatch_build.STARBOARD).with_suffix("").parts))
        for unit in hatch_build.UNITS
        for file in hatch_build.modules_of(unit)
    }
    for package in ("tables", "server"):
        for file in sorted((hatch_build.STARBOARD / package).glob("*.py")):
            importlib.import_module(f"starboard.{package}.{file.stem}")
    found = {
        f"{one.__qualname__}.{name}"
        for one in classes_of_the_program()
        for base in one.__mro__[1:]
        if base.__module__ in compiled and one.__module__ not in compiled
        for name in plain_attributes(one) & plain_attributes(base)
    }
    assert found == set()


def classes_of_the_program() -> Iterator[type[Any]]:
    for name, module in list(sys.modules.items()):
        if name.startswith("starboard."):
            yield from (one for one in vars(module).values() if isinstance(one, type))


def plain_attributes(one: type[Any]) -> set[str]:
    """What a class gives as a value and not as a function, whether it is compiled or not."""
    special = (staticmethod, classmethod, property)
    return {
        name
        for name, value in vars(one).items()
        if not name.startswith("_") and not callable(value) and not isinstance(value, special)
    }


class Told:
    """What a build says to whoever runs it."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


def finished_client(target: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The warnings of a build of `target` whose page cannot be built."""
    told, failed = Told(), Future[None]()
    failed.set_exception(hatch_build.BuildingFailed("npm ci failed."))
    hook = object.__new__(hatch_build.Hook)
    monkeypatch.setattr(hatch_build.Hook, "target_name", property(lambda self: target))
    monkeypatch.setattr(hatch_build.Hook, "app", property(lambda self: told))
    hook.finish_client(failed)
    return told.warnings


def test_a_wheel_whose_page_cannot_be_built_goes_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert finished_client("wheel", monkeypatch) == ["npm ci failed. The program goes without its page."]


def test_an_sdist_is_not_made_without_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(hatch_build.BuildingFailed):
        finished_client("sdist", monkeypatch)


def test_a_page_that_is_built_needs_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "client_is_built", lambda folder: True)
    monkeypatch.setattr(hatch_build, "npm", lambda *arguments: pytest.fail("npm was called"))
    hatch_build.build_client()
    assert not hatch_build.client_is_wanted()


@pytest.mark.parametrize("unwanted, built", [("", True), ("1", False)])
def test_the_page_can_be_left_out(monkeypatch: pytest.MonkeyPatch, unwanted: str, built: bool) -> None:
    monkeypatch.setattr(hatch_build, "client_is_built", lambda folder: False)
    monkeypatch.setenv("STARBOARD_NO_PAGE", unwanted)
    assert hatch_build.client_is_wanted() is built


@pytest.mark.parametrize("compiler, pure", [("nobody-has-this-compiler -O2", True), (sys.executable, False)])
def test_without_a_compiler_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, compiler: str, pure: bool
) -> None:
    monkeypatch.delenv("STARBOARD_PURE", raising=False)
    monkeypatch.setenv("CC", compiler)
    assert hatch_build.stays_pure() is pure


MARKED = """
import pytest

pytestmark = pytest.mark.rule("XX-01")

@pytest.mark.rule("XX-02", "XX-03")
def test_itself(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-04"))])
def test_case(n): ...

@pytest.mark.rule("XX-05")
class TestClass:
    def test_inside(self): ...

def helper(): ...
"""


def test_marks_are_found_on_tests_cases_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_marked.py").write_text(MARKED)
    itself, case, inside = (
        f"tests/test_marked.py::{test}" for test in ("test_itself", "test_case", "TestClass::test_inside")
    )
    assert rule_tests.scan(tmp_path) == {
        "XX-01": [itself, case, inside],
        "XX-02": [itself],
        "XX-03": [itself],
        "XX-04": [case],
        "XX-05": [inside],
    }


def test_in_a_checkout_the_index_is_that_of_the_tests_as_they_stand() -> None:
    assert rule_tests.rule_tests() == rule_tests.scan(ROOT)


# -- what can be read at a sitting ---------------------------------------------------------------

SOURCES = sorted((ROOT / "src").rglob("*.py"))
LONGEST = 370  # lines: the list of a game's events is the longest there is
METHODS = 20
INTERFACES = {"Storage", "SqlStorage"}  # what is stored, and how


def test_no_module_is_too_long() -> None:
    long = {file.name: lines for file in SOURCES if (lines := file.read_text("utf-8").count("\n")) > LONGEST}
    assert long == {}


@pytest.mark.parametrize("package", ["tables", "server"])
def test_parts_of_tables_and_server_have_one_job(package: str) -> None:
    classes = [
        node
        for file in SOURCES
        if package in file.relative_to(ROOT).parts
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and node.name not in INTERFACES
    ]
    methods = {
        part.name: sum(isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) for one in part.body)
        for part in classes
    }
    assert {name: number for name, number in methods.items() if number > METHODS} == {}
