# mypyc: skip
"""Where sentences stand: `words/LANGUAGE.ftl` in a package. A language is there if its file is."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"


def words_folder(package: str) -> Traversable:
    return files(package).joinpath("words")


def words_file(package: str, language: str) -> Traversable:
    """The file of a language, or the English one."""
    folder = words_folder(package)
    file = folder.joinpath(language + SUFFIX)
    return file if file.is_file() else folder.joinpath(ENGLISH + SUFFIX)


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages that a package has words in, English first; none if it has no words of its own."""
    folder = words_folder(package)
    if not folder.is_dir():
        return ()
    found = {file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX)}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))
