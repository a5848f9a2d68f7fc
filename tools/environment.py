"""The project's own environment, `.venv`, made and refreshed without being asked.

It has parts: the bare environment, the libraries, the program as a built wheel, the developers' tools,
in `web/node_modules` what checks the page, and a browser for its tests where the system has none.
Each part has a fingerprint of everything it is made from; a stamp file remembers the fingerprints of what
is installed, and a part is installed again only when its own has changed. While something is being
installed there is no stamp, so an interrupted set-up is thrown away and done afresh.

STARBOARD_PURE=1 builds the program without compiling its rules, as does a machine without a C compiler.
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
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.locked import UV_LOCK, write_constraints, write_index
from tools.requirements import (
    FETCH_PAGE_PACKAGES,
    FETCHED,
    ROOT,
    WEB,
    group,
    page_packages,
    project,
    system_has_node,
)

if sys.platform != "win32":  # where two first starts at once are not held apart
    import fcntl

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "starboard.json"
BUILD = VENV / "build"
COMPILE_LOG = BUILD / "compile.log"
BUSY = ROOT / ".venv.lock"

SOURCES = ("pyproject.toml", "hatch_build.py", "tools/requirements.py", "src", "web")
NOT_SOURCES = ("__pycache__", "node_modules", "static")


class Failure(Exception):
    """What a person has to know, in one sentence, and the exit code to leave with."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def say(sentence: str) -> None:
    print(f"starboard: {sentence}", file=sys.stderr, flush=True)


def prepare(*parts: str) -> None:
    """Bring these parts of the environment up to date."""
    wanted = {part: FINGERPRINTS[part]() for part in ("environment", *parts)}
    if not is_fresh(wanted):
        with one_at_a_time():
            if not is_fresh(wanted):
                refresh(wanted)


def is_fresh(wanted: dict[str, str]) -> bool:
    return wanted.items() <= read_stamp().items() and PYTHON.exists()


def read_stamp() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def refresh(wanted: dict[str, str]) -> None:
    started = time.monotonic()
    stamp = read_stamp()
    STAMP.unlink(missing_ok=True)
    if stamp.get("environment") != wanted["environment"] or not PYTHON.exists():
        stamp = {}
    install_parts([part for part, fingerprint in wanted.items() if stamp.get(part) != fingerprint])
    STAMP.write_text(json.dumps({**stamp, **wanted}))
    say(f"ready, after {time.monotonic() - started:.0f} s.")


def install_parts(parts: Sequence[str]) -> None:
    """The environment first, then the others in their order; what takes longest, or only waits, alongside.

    What checks the page comes last: the program's build fetches packages into the same folder.
    """
    if "environment" in parts:
        INSTALL["environment"]()
    with ThreadPoolExecutor() as alongside:
        begun = [alongside.submit(INSTALL[part]) for part in ALONGSIDE if part in parts]
        for part in parts:
            if part not in ("environment", *ALONGSIDE, "page tools"):
                INSTALL[part]()
    for one in begun:
        one.result()
    if "page tools" in parts:
        INSTALL["page tools"]()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold other starts back; what we start holds on too, should we be killed before it."""
    with BUSY.open("w") as handle:
        if sys.platform != "win32":
            os.set_inheritable(handle.fileno(), True)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("waiting for another start to finish its set-up.")
                fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# What each part is made from


def environment_fingerprint() -> str:
    return digest(str(ROOT), sys.version, sys.base_prefix)


def libraries_fingerprint() -> str:
    return digest(*libraries(), UV_LOCK.read_bytes())


def developing_fingerprint() -> str:
    return digest(*developing(), UV_LOCK.read_bytes())


def page_tools_fingerprint() -> str:
    return digest(page_packages(), str(system_has_node()))


def program_fingerprint() -> str:
    """Of every file that goes into the wheel, and of what decides whether it is compiled."""
    files = (
        part for path in source_files() for part in (path.relative_to(ROOT).as_posix(), path.read_bytes())
    )
    return digest(str(compiler_works()), os.environ.get("CC", ""), os.environ.get("CFLAGS", ""), *files)


def browser_fingerprint() -> str:
    """Of how one is found: it is looked for once, and whoever loses it later finds another in the tests."""
    return digest((ROOT / "tests" / "web" / "browser.py").read_bytes())


def digest(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(b"%d:%s" % (len(data), data))
    return whole.hexdigest()


def source_files() -> Iterator[Path]:
    for source in SOURCES:
        path = ROOT / source
        if path.is_file():
            yield path
        for folder, below, names in os.walk(path):
            below[:] = sorted(name for name in below if name not in NOT_SOURCES)
            yield from (Path(folder, name) for name in sorted(names))


def libraries() -> list[str]:
    return list(project()["project"]["dependencies"])


def developing() -> list[str]:
    """The developers' tools, with a node for the page's own checks where the system has none."""
    return [*group("dev"), *([] if system_has_node() else group("node"))]


def path_with_node() -> str:
    """Where programs are looked for, node among them: where the system has none, the developers' tools do."""
    path = os.environ["PATH"]
    return path if system_has_node() else f"{PYTHON.parent}{os.pathsep}{path}"


def compiler_works() -> bool:
    """Whether the rules can be compiled here: a C compiler, Python's headers, and nobody against it."""
    if os.environ.get("STARBOARD_PURE"):
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler[0]) is not None and header.exists()


# How each part is installed


def make_environment() -> None:
    say("making an environment of its own in .venv.")
    shutil.rmtree(VENV, ignore_errors=True)
    if uv := shutil.which("uv"):
        command = [uv, "venv", "--seed", "--python", sys.executable, str(VENV)]
    elif importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        command = [sys.executable, "-m", "venv", str(VENV)]
    else:
        raise Failure("this Python lacks its venv module: install it (Debian: python3-venv) or uv.")
    quietly(command, "the environment could not be made")


def install_libraries() -> None:
    say("installing the libraries.")
    install_locked(libraries())


def install_developing() -> None:
    say("installing the developers' tools.")
    install_locked(developing())


def install_page_tools() -> None:
    say("fetching what checks the page.")
    trouble = "the page's packages could not be fetched"
    quietly(["npm", *FETCH_PAGE_PACKAGES], trouble, WEB, PATH=path_with_node())
    FETCHED.write_text(page_packages())


def install_browser() -> None:
    """Where none can be had by now, the tests look again and say what is wrong."""
    say("finding or fetching a browser for the tests.")
    with suppress(Failure):
        quietly([sys.executable, "-m", "tests.web.browser"], "", ROOT)


def install_program() -> None:
    if compiler_works():
        say("building the program and compiling its rules; this may take a minute or two.")
    else:
        say("building the program; its rules stay interpreted, only slower.")
    COMPILE_LOG.unlink(missing_ok=True)
    fresh = ["--reinstall-package", project()["project"]["name"]] if shutil.which("uv") else []
    install([*fresh, "--no-deps", str(ROOT)], "the program could not be built")
    if COMPILE_LOG.exists():
        say(
            f"the rules could not be compiled and run interpreted; {COMPILE_LOG.relative_to(ROOT)} tells why."
        )


def install_locked(requirements: Sequence[str]) -> None:
    """Install the very versions of uv.lock, or where they cannot be had, any that pyproject.toml allows."""
    locked = ["--constraint", str(write_constraints(VENV / "constraints.txt")), *requirements]
    tries = [locked]
    if not shutil.which("uv") and not has_index_of_its_own():
        tries.insert(0, ["--index-url", write_index(VENV / "index").as_uri(), *locked])
    for what in tries:
        with suppress(Failure):
            install(what, "")
            return
    say("the versions of uv.lock cannot be had here; taking others.")
    install(requirements, "the libraries could not be installed")


def has_index_of_its_own() -> bool:
    """Whether somebody has told pip where to fetch from."""
    command = [str(PYTHON), "-m", "pip", "config", "list"]
    told = subprocess.run(command, capture_output=True, text=True).stdout
    return ".index-url=" in told or ".no-index=" in told


def install(what: Sequence[str], trouble: str) -> None:
    if uv := shutil.which("uv"):
        command = [uv, "pip", "install", "--quiet", "--python", str(PYTHON), *what]
    else:
        command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    quietly(command, trouble)


def quietly(command: Sequence[str], trouble: str, folder: Path | None = None, **others: str) -> None:
    """Run a command, with these `others` in its environment, and show its words only if it fails."""
    # As uv does it: what is used is compiled to bytecode when it is first used. (pip takes "0" for "do not".)
    settings = {**os.environ, "STARBOARD_BUILD": str(BUILD), "PIP_NO_COMPILE": "0", **others}
    if not compiler_works():
        settings["STARBOARD_PURE"] = "1"
    settings.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        cwd=folder,
        env=settings,
        close_fds=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        if trouble:
            sys.stderr.write(done.stdout)
        raise Failure(f"{trouble} (exit code {done.returncode}); what went wrong stands above.")


# Environments for what needs more than our own libraries


def prepare_beside(name: str) -> Path:
    """The Python of an environment beside our own: with our libraries and the dependency group `name`."""
    folder = ROOT / f".venv-{name}"
    python = folder / PYTHON.relative_to(VENV)
    wanted = [*libraries(), *group("dev"), *group(name)]
    stamp, of = folder / "starboard.json", digest(*wanted, UV_LOCK.read_bytes(), sys.version)
    if stamp.exists() and stamp.read_text() == of:
        return python
    with one_at_a_time():
        say(f"making an environment in {folder.name}.")
        shutil.rmtree(folder, ignore_errors=True)
        quietly([sys.executable, "-m", "venv", str(folder)], "the environment could not be made")
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        constraints = write_constraints(folder / "constraints.txt")
        quietly([*command, "--constraint", str(constraints), *wanted], "its libraries could not be installed")
        stamp.write_text(of)
    return python


FINGERPRINTS = {
    "environment": environment_fingerprint,
    "libraries": libraries_fingerprint,
    "program": program_fingerprint,
    "developing": developing_fingerprint,
    "page tools": page_tools_fingerprint,
    "browser": browser_fingerprint,
}
INSTALL = {
    "environment": make_environment,
    "libraries": install_libraries,
    "program": install_program,
    "developing": install_developing,
    "page tools": install_page_tools,
    "browser": install_browser,
}
ALONGSIDE = ("program", "browser")
