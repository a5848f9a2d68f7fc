"""What the terminal says, in the language of whoever sits at it: STARBOARD_LANGUAGE, or English."""

from typing import Any

from starboard.kernel.words import Words
from starboard.kernel.words.folders import terminal_language

CLI = "starboard.cli"


def language() -> str:
    """The language asked for, if the terminal has words in it."""
    return terminal_language(CLI)


def heading(column: str) -> str:
    """What stands above a column of a table."""
    return sentence(f"column-{column}")


def sentence(ident: str, /, **parts: Any) -> str:
    return Words(language(), CLI).text(ident, **parts)


def more_help(command: str) -> str:
    """What `--help` says of a command besides its one line, if there is more to say."""
    ident = f"command-{command}-more"
    return sentence(ident) if Words(language(), CLI).has(ident) else ""


def option_help(name: str) -> str:
    """What `--help` says of an option or an argument."""
    return sentence(f"option-{name}")
