# mypyc: skip
"""Figures that sentences of the convoy name and that follow from its components."""

from typing import Any

from starboard.games.convoy.components import ConvoyPack


def figures(pack: ConvoyPack) -> dict[str, Any]:
    return {
        "cards": len(pack.names),
        "columns": pack.columns,
        "rows": pack.rows,
        "dice": max(pack.dice, pack.late_dice),
        "late-from": pack.late_from if pack.late_dice != pack.dice else 0,  # 0 where there are no more late
        "least-points": min(min(points) for points in pack.pace_points),
        "most-points": max(max(points) for points in pack.pace_points),
        "pushes": pack.off - pack.push,  # leads that push somebody and do not throw it off the ship
    }
