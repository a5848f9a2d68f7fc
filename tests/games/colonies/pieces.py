"""Everything in the box, wherever it is: what no position may have more or less of."""

from collections import Counter
from typing import Any


def pieces(data: dict[str, Any]) -> Counter[str]:
    """Event cards, and planets each once; goods, Credits, colonists and pirates come and go."""
    dealt = [planet for planet in data["planet_of"] if planet >= 0]
    return Counter(cards=len(data["holder"]), twice=len(dealt) - len(set(dealt)))
