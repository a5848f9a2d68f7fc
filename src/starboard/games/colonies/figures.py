# mypyc: skip
"""Figures that sentences of Colonies name and that follow from its components."""

from typing import Any

from starboard.games.colonies.components import ColoniesPack


def figures(pack: ColoniesPack) -> dict[str, Any]:
    return {
        "ring": pack.planets,
        "resources": pack.resources,
        "highest_level": pack.levels,
    }
