# mypyc: skip
"""What a person asked for and cannot have: a code that programs know, and one clear sentence about it.

The sentence stands under `refusal-CODE` in the words of the package that refuses: the kernel's, a game's, or
those of another layer, which `speaks` makes known.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starboard.kernel.packs import Pack
    from starboard.kernel.words import Words

KERNEL = "starboard.kernel"
PACKAGES: list[str] = [KERNEL]  # those that have words for refusals


def speaks(package: str) -> None:
    """Refusals may stand in the words of `package`, too."""
    if package not in PACKAGES:
        PACKAGES.append(package)


class StarboardError(Exception):
    """Anything wrong with what was typed, sent or loaded; never a fault of the program."""

    def __init__(self, code: str = "", /, **parts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.parts = parts

    def sentence(self, language: str = "en") -> str:
        """What is wrong, as it stands in the file: it may begin with a name that is written small."""
        words = words_for(self.code, language)
        if words is None:
            return self.code
        parts = {name: in_language(part, language) for name, part in self.parts.items()}
        return words.text(f"refusal-{self.code}", **parts)

    def told(self, language: str = "en") -> str:
        """The sentence with what a person may want to look up."""
        return self.sentence(language)

    def __str__(self) -> str:
        return self.told()


class IllegalAction(StarboardError):
    """The action can be read, but a clause of the rules forbids it now."""

    def __init__(self, clause: str, pack: "Pack") -> None:
        super().__init__()
        self.args = (clause, pack)
        self.clause = clause
        self.pack = pack

    def sentence(self, language: str = "en") -> str:
        said: str = self.pack.game.words(language, pack=self.pack).clause_text(self.clause)
        return said

    def told(self, language: str = "en") -> str:
        return f"{self.sentence(language)} ({self.clause})"


class UnreadableAction(StarboardError):
    """The text or description names no action at all."""


class BadOption(StarboardError):
    """An option that the game does not have, or a value that it does not take."""


class BadPack(StarboardError):
    """A component file that cannot be read or that the rules cannot be played with."""


class BadPosition(StarboardError):
    """A dictionary that describes no position of the game."""


class BadRecord(StarboardError):
    """A document that is no record, or whose actions do not lead where it says."""


def words_for(code: str, language: str) -> "Words | None":
    """The words that have a sentence for `code`."""
    from starboard.kernel.words import Words
    from starboard.kernel.words.folders import languages

    for package in PACKAGES:
        if languages(package) and (words := Words(language, package)).has(f"refusal-{code}"):
            return words
    return None


def in_language(part: Any, language: str) -> Any:
    """A part of a refusal that is a refusal itself, in words."""
    return part.sentence(language) if isinstance(part, StarboardError) else part
