"""What the notations of several games have in common."""

from typing import Final

COLUMN_LETTERS: Final = "abcdefghi"  # columns, or rows, where places go by a letter and a number
