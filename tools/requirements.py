"""What pyproject.toml and the page ask for, and what the system has: for the set-up and the build alike.

It needs nothing but Python: the set-up runs before anything is installed.
"""

import hashlib
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
FETCHED = WEB / "node_modules" / ".fetched"  # which packages of the page are there
# What the page is made of are its dependencies, what checks it its devDependencies.
FETCH_PAGE_PACKAGES = ("ci", "--no-audit", "--no-fund")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def group(name: str) -> list[str]:
    """The requirements of a dependency group, with those of the groups it includes."""
    wanted: list[str] = []
    for entry in project()["dependency-groups"][name]:
        wanted += [entry] if isinstance(entry, str) else group(entry["include-group"])
    return wanted


def system_has_node() -> bool:
    """Whether the page can be built and checked by the system's own node."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    version = [int(number) for number in told.strip("v\n").split(".")[:2]]
    return bool(version >= project()["tool"]["starboard"]["node-at-least"])


def page_packages() -> str:
    """A fingerprint of the npm packages that the page asks for."""
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()[:16]
