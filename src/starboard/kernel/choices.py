# mypyc: skip
"""What an action or a chance outcome is, as data: a game declares its kinds in `choices.py`."""

from starboard.kernel.tagged import Tagged


class Choice(Tagged, frozen=True, forbid_unknown_fields=True):
    """One thing that a seat may do or that chance may bring."""
