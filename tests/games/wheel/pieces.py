"""Everything in the box, wherever it is: what no position may have more or less of."""

from collections import Counter
from typing import Any


def pieces(data: dict[str, Any]) -> Counter[str]:
    return Counter(cones=len(data["cones"]), black=len(data["discs"][0]), white=len(data["discs"][1]))
