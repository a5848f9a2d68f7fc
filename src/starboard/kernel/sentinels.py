"""What stands in a field of a state that holds nothing. Rooms use these, and no bare -1 or []."""

from typing import Final

NO_SEAT: Final = -1  # nobody has won, nobody is asked
NONE: Final = -1  # no card, no place, no action: nothing is chosen
UNSET: Final[list[int]] = []  # a list until the position is set out or copied; never written into
