"""The option `--help` of every command."""

from typing import Any


def unasked(option: Any) -> Any:
    """The option, false where it is not given: None would be read by pydantic, which takes long to import."""
    if option is not None:
        option.default = False
    return option
