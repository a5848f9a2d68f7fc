"""What the terminal says, in the language of whoever sits at it: STARBOARD_LANGUAGE, or English."""

import os
from typing import Any

from starboard.kernel.words import Words
from starboard.kernel.words.folders import ENGLISH, languages

CLI = "starboard.cli"


def language() -> str:
    """The language asked for, if the terminal has words in it."""
    wanted = os.environ.get("STARBOARD_LANGUAGE", ENGLISH)
    return wanted if wanted in languages(CLI) else ENGLISH


def sentence(ident: str, /, **parts: Any) -> str:
    return Words(language(), CLI).text(ident, **parts)
