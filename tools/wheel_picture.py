"""Draw docs/pictures/wheel-solved.svg: how far from the end the wheel's decided positions are.

starboard solve wheel --json | python tools/wheel_picture.py
"""

import json
import sys
from math import log10
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "wheel-solved.svg"
LEFT, TOP, WIDTH, HEIGHT = 70, 60, 760, 300
DECADES = 6  # the axis goes from 1 to 10 to this power
WON, LOST, INK, QUIET = "#1f6f8b", "#b5532a", "#222222", "#888888"


def main() -> None:
    found = json.load(sys.stdin)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("\n".join(picture(found)) + "\n", encoding="utf-8")
    print(f"wrote {FILE}")


def picture(found: dict[str, Any]) -> list[str]:
    counts = found["by_plies"]
    title = f"{found['states']:,} positions: plies to the end with best play"
    return [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 430" font-family="sans-serif" role="img">',
        f"<title>{title}</title>",
        '<rect width="860" height="430" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="28" font-size="18" fill="{INK}">{title}</text>',
        *scale(),
        *bars(counts),
        *plies_axis(len(counts)),
        *setup_mark(found["plies"], len(counts)),
        *legend(found["counts"]),
        "</svg>",
    ]


def bars(counts: list[int]) -> list[str]:
    width = WIDTH / len(counts)
    drawn = []
    for plies, count in enumerate(counts):
        if count:
            height = HEIGHT * log10(count + 1) / DECADES
            drawn.append(
                f'<rect x="{LEFT + plies * width:.1f}" y="{TOP + HEIGHT - height:.1f}" width="{width:.1f}" '
                f'height="{height:.1f}" fill="{WON if plies % 2 else LOST}"/>'
            )
    return drawn


def scale() -> list[str]:
    lines = []
    for decade in range(DECADES + 1):
        y = TOP + HEIGHT - HEIGHT * decade / DECADES
        lines.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y}" y2="{y}" stroke="#dddddd"/>')
        lines.append(
            f'<text x="{LEFT - 8}" y="{y + 4}" font-size="12" text-anchor="end" '
            f'fill="{QUIET}">{10**decade:,}</text>'
        )
    return lines


def plies_axis(size: int) -> list[str]:
    return [
        f'<text x="{LEFT + WIDTH * plies / size:.1f}" y="{TOP + HEIGHT + 18}" font-size="12" '
        f'text-anchor="middle" fill="{QUIET}">{plies}</text>'
        for plies in range(0, size, 25)
    ]


def setup_mark(plies: int, size: int) -> list[str]:
    x = LEFT + WIDTH * (plies + 0.5) / size
    where = f'x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + HEIGHT}"'
    return [
        f'<line {where} stroke="{INK}" stroke-dasharray="4 3"/>',
        f'<text x="{x + 6:.1f}" y="{TOP + 14}" font-size="13" fill="{INK}">the setup: {plies}</text>',
    ]


def legend(counts: dict[str, int]) -> list[str]:
    y = TOP + HEIGHT + 48
    words = (
        f"won by the side to move: {counts['won']:,}",
        f"lost: {counts['lost']:,}",
        f"drawn: {counts['drawn']:,}",
    )
    places = (LEFT, WON), (LEFT + 300, LOST), (LEFT + 500, "#ffffff")
    drawn = []
    for text, (x, colour) in zip(words, places, strict=True):
        drawn.append(f'<rect x="{x}" y="{y - 11}" width="12" height="12" fill="{colour}" stroke="{QUIET}"/>')
        drawn.append(f'<text x="{x + 18}" y="{y}" font-size="13" fill="{INK}">{text}</text>')
    return drawn


if __name__ == "__main__":
    main()
