"""Everything in the box, wherever it is: what no position may have more or less of."""

from collections import Counter
from typing import Any


def pieces(data: dict[str, Any]) -> Counter[str]:
    found = Counter(data["bag"]) + Counter(data["pool"]) + Counter(data["gone"])
    for lies in (*(own.values() for own in data["maps"]), *data["scraps"]):
        found.update(lies)
    if data["hand"] is not None:
        found[data["hand"]] += 1
    for cards in (data["deck"], data["face_up"], *data["owned"]):
        found.update(cards)
    return found
