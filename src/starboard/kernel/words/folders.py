# mypyc: skip
"""Where sentences stand: `words/LANGUAGE.ftl` in a package. A language is there if its file is."""

import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
WANTED: Final = "STARBOARD_LANGUAGE"
FIGURE: Final = re.compile(r"\$(pack-[a-z0-9-]+)")


def words_folder(package: str) -> Traversable:
    return files(package).joinpath("words")


def words_file(package: str, language: str) -> Traversable:
    """The file of a language, or the English one."""
    folder = words_folder(package)
    file = folder.joinpath(language + SUFFIX)
    return file if file.is_file() else folder.joinpath(ENGLISH + SUFFIX)


@cache
def figures_named(package: str) -> tuple[str, ...]:
    """Which figures of a pack the sentences of a package name, in any language."""
    found = set()
    for language in languages(package):
        found.update(FIGURE.findall(words_file(package, language).read_text(encoding="utf-8")))
    return tuple(sorted(found))


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages that a package has words in, English first; none if it has no words of its own."""
    folder = words_folder(package)
    if not folder.is_dir():
        return ()
    found = {file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX)}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


def terminal_language(package: str) -> str:
    """The language that whoever sits at the terminal asks for, if a package has words in it; else English."""
    wanted = os.environ.get(WANTED, ENGLISH)
    return wanted if wanted in languages(package) else ENGLISH
