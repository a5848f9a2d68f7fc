"""The option `--help` of every command."""

from typing import Any

from starboard.cli.words import option_help


def own_help(option: Any) -> Any:
    """The option in our words, false where it is not given: pydantic, slow to import, would read None."""
    if option is not None:
        option.default = False
        option.help = option_help("help")
    return option
