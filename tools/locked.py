"""uv.lock for pip: the same versions as uv installs, from the same places."""

import tomllib
from html import escape
from pathlib import Path
from typing import Any

from tools.requirements import ROOT

UV_LOCK = ROOT / "uv.lock"


def write_constraints(file: Path) -> Path:
    file.write_text("\n".join(map(constraint, packages())))
    return file


def constraint(package: dict[str, Any]) -> str:
    markers = " or ".join(f"({marker})" for marker in package.get("resolution-markers", ()))
    return f"{package['name']}=={package['version']}" + (f" ; {markers}" if markers else "")


def write_index(folder: Path) -> Path:
    """A package index of nothing but what is locked.

    The public one lists every file of every version, and pip looks at each: two thirds of its work.
    """
    pages: dict[str, str] = {}
    for package in packages():
        files = [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else ())]
        pages[package["name"]] = pages.get(package["name"], "") + "".join(map(link, files))
    for name, page in pages.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "index.html").write_text(f"<!DOCTYPE html>\n{page}")
    return folder


def link(file: dict[str, str]) -> str:
    address = f"{file['url']}#{file['hash'].replace(':', '=')}"
    return f'<a href="{escape(address)}">{file["url"].rsplit("/", 1)[-1]}</a>\n'


def packages() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(UV_LOCK.read_text("utf-8"))["package"]
    return [package for package in found if "registry" in package["source"]]
