"""Libraries that only a part of the lab needs: brought when that part is wanted, or said how to get."""

from importlib import import_module
from typing import Any

from starboard.kernel.errors import StarboardError


def load(name: str, refusal: str, *needed: str) -> Any:
    """The module `name`, with others that it does not work without; StarboardError where one is missing."""
    try:
        for other in needed:
            import_module(other)
        return import_module(name)
    except ImportError:
        raise StarboardError(refusal) from None
