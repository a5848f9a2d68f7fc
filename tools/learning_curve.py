"""Draw docs/pictures/learning.svg: how well the learner of examples/ppo.py plays, by how much it has played.

python examples/ppo.py --json docs/figures/learning.json && python tools/learning_curve.py
"""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CURVE = ROOT / "docs" / "figures" / "learning.json"
FILE = ROOT / "docs" / "pictures" / "learning.svg"
LEFT, TOP, WIDTH, HEIGHT = 60, 50, 760, 280
INK, QUIET, LINE, BAND, FAIR = "#222222", "#888888", "#1f6f8b", "#cfe3ea", "#b5532a"
TITLE = "Mean utility against greedy in 400 games, with its 95 % bounds"


def main() -> None:
    curve = json.loads(CURVE.read_text())
    FILE.write_text("\n".join(picture(curve)) + "\n", encoding="utf-8")
    print(f"wrote {FILE}")


def picture(curve: list[dict[str, float]]) -> list[str]:
    most = curve[-1]["steps"]

    def at(point: dict[str, float], what: str) -> str:
        return f"{LEFT + WIDTH * point['steps'] / most:.1f},{TOP + HEIGHT * (1 - point[what]):.1f}"

    band = [at(point, "high") for point in curve] + [at(point, "low") for point in reversed(curve)]
    middle = [at(point, "mean") for point in curve]
    return [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 390" font-family="sans-serif" role="img">',
        f"<title>{TITLE}</title>",
        '<rect width="860" height="390" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="28" font-size="18" fill="{INK}">{TITLE}</text>',
        *scale(most),
        f'<polygon points="{" ".join(band)}" fill="{BAND}"/>',
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{LINE}" stroke-width="2"/>',
        "</svg>",
    ]


def scale(most: float) -> list[str]:
    """Lines for shares of a game, the fair one marked, and decisions below."""
    drawn = []
    for tenths in (0, 2.5, 5, 7.5, 10):
        y = TOP + HEIGHT * (1 - tenths / 10)
        colour = FAIR if tenths == 5 else "#dddddd"
        drawn.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y}" y2="{y}" stroke="{colour}"/>')
        drawn.append(label(LEFT - 8, y + 4, f"{tenths / 10:.2f}", "end"))
    drawn.append(label(LEFT + WIDTH, TOP + HEIGHT / 2 - 6, "a fair share", "end"))
    for quarter in range(5):
        drawn.append(
            label(LEFT + WIDTH * quarter / 4, TOP + HEIGHT + 20, f"{most * quarter / 4:,.0f}", "middle")
        )
    drawn.append(label(LEFT + WIDTH / 2, TOP + HEIGHT + 42, "decisions of the learner", "middle"))
    return drawn


def label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" text-anchor="{anchor}" fill="{QUIET}">{text}</text>'


if __name__ == "__main__":
    main()
