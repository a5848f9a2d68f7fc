"""The bot on the documentation page is a real one."""

import re
from pathlib import Path

from starboard.bots.simulation import run, simulation
from starboard.games.wheel.game import WHEEL

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def test_the_example_of_the_page_beats_random_play(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    example = re.search(r"<!-- my_bot.py -->\n```py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert example
    file.write_text(example[1])
    plan = simulation(WHEEL, [f"{file}:MyBot", "random"], seed=1, rotate=True)
    mine, other = run(plan, 40, processes=1).by_player
    assert mine.outcomes["won"] > other.outcomes["won"]
