"""Installs what was built into clean environments and tries it: python tools/try_install.py DIST [SCENARIO …]

| scenario | what is installed | what is hidden from the build |
|---|---|---|
| wheel | the wheel | compiler and node |
| sdist | the sdist | nothing |
| sdist-bare | the sdist | compiler and node |
| sdist-no-page | the sdist without its built page | compiler and node; STARBOARD_NO_PAGE is set |

Each is asked for its version, plays games by bots, serves, and its page is fetched with everything it loads.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

NEEDED = ("sh", "env", "cat", "uname", "ls", "mkdir", "rm")  # what a bare PATH still has
LOADED = re.compile(r'(?:src|href)="(/[^"]+)"')


class Scenario(NamedTuple):
    sdist: bool
    bare: bool
    page: bool


SCENARIOS = {
    "wheel": Scenario(sdist=False, bare=True, page=True),
    "sdist": Scenario(sdist=True, bare=False, page=True),
    "sdist-bare": Scenario(sdist=True, bare=True, page=True),
    "sdist-no-page": Scenario(sdist=True, bare=True, page=False),
}


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__)
        return 2
    dist, wanted = Path(arguments[0]).resolve(), arguments[1:] or list(SCENARIOS)
    for name in wanted:
        with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
            started = time.monotonic()
            attempt(SCENARIOS[name], dist, Path(folder))
            print(f"{name}: all of it works, after {time.monotonic() - started:.0f} s.", flush=True)
    return 0


def attempt(scenario: Scenario, dist: Path, folder: Path) -> None:
    settings = bare(folder) if scenario.bare else dict(os.environ)
    settings |= {"STARBOARD_DATA": str(folder / "data"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    settings.pop("PYTHONPATH", None)
    if not scenario.page:
        settings["STARBOARD_NO_PAGE"] = "1"
    python = folder / "clean" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", str(folder / "clean")], check=True)
    package = newest(dist, "*.tar.gz" if scenario.sdist else f"*{platform_of(scenario)}*.whl")
    if not scenario.page:
        package = without_page(package, folder)
    subprocess.run([python, "-m", "pip", "install", "-q", str(package)], env=settings, check=True)
    starboard = folder / "clean" / "bin" / "starboard"
    for command in ([starboard, "--version"], [starboard, "-V"], [python, "-m", "starboard", "-V"]):
        said = run(command, settings, folder)
        assert ("no page" in said) is not scenario.page, said
        assert ("compiled" in said) is (not scenario.sdist or not scenario.bare), said
    print(f"  {said.strip()}", flush=True)
    run([starboard, "simulate", "argosy", "-n", "5", "-p", "greedy", "--workers", "1"], settings, folder)
    run([starboard, "play", "wheel", "-p", "random", "random", "--seed", "1"], settings, folder)
    serve(starboard, settings, folder, scenario.page)


def bare(folder: Path) -> dict[str, str]:
    """A PATH with neither compiler nor node on it."""
    path = folder / "bin"
    path.mkdir()
    for name in NEEDED:
        if found := shutil.which(name):
            (path / name).symlink_to(found)
    return {**{name: value for name, value in os.environ.items() if name != "CC"}, "PATH": str(path)}


def platform_of(scenario: Scenario) -> str:
    """Wheels are of one Python, unless their rules are interpreted."""
    return f"cp{sys.version_info.major}{sys.version_info.minor}-"


def newest(dist: Path, pattern: str) -> Path:
    files = sorted(dist.glob(pattern), key=lambda file: file.stat().st_mtime)
    if not files:
        sys.exit(f"There is no {pattern} in {dist}.")
    return files[-1]


def without_page(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = folder / sdist.name.removesuffix(".tar.gz")
    shutil.rmtree(source / "src" / "starboard" / "server" / "static", ignore_errors=True)
    return source


def run(command: list[object], settings: dict[str, str], folder: Path) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, env=settings, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{words} ended with {done.returncode}: {done.stderr}"
    return done.stdout


def serve(starboard: Path, settings: dict[str, str], folder: Path, page: bool) -> None:
    server = subprocess.Popen(
        [starboard, "serve", "--port", "0"], env=settings, cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        told = [server.stdout.readline() for _ in range(2)]
        assert fetched(address + "/api/v1/games").startswith(b"[") or fetched(address + "/readyz")
        if page:
            whole = fetched(address + "/").decode()
            parts = LOADED.findall(whole)
            assert parts and all(fetched(address + part) for part in parts), whole
        else:
            assert "The page is not there" in "".join(told), told
    finally:
        server.terminate()
        server.wait(30)


def fetched(address: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{address} answers {error.code}.") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
