"""On a phone, upright or lying, a finger hits whatever can be pressed: nothing is smaller than 40 pixels.

The convoy is not among them: its ship is whole in sight, and a tap first shows where it leads.
"""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.playing import move_to
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.states import press, set_table
from tests.web.windows import resize

WINDOWS = ((390, 844), (844, 390))
GAMES = ("wheel", "colonies", "argosy")
# Each target in sight that is too small, with its size. A link within a sentence is as high as its line.
TOO_SMALL = """() => {
  const targets = "button, a[href], [role=button], [data-spot], input, select, summary";
  const found = [...document.querySelectorAll(targets)].flatMap((one) => {
    const { width, height, bottom, top, left, right } = one.getBoundingClientRect();
    const inSight = width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isHidden = getComputedStyle(one).visibility === "hidden";
    if (!inSight || isHidden || one.closest("[inert], .to-board, p")) return [];
    if (width >= 39.5 && height >= 39.5) return [];
    const name = one.dataset.spot ?? one.dataset.act ?? one.ariaLabel ?? one.textContent.trim().slice(0, 30);
    return [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
  });
  return [...new Set(found)];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_target_is_large_enough_for_a_finger(someone: Newcomer, serving: Serving, game: str) -> None:
    page = someone("/nowhere", has_touch=True)
    small: set[str] = set()
    for name, scene in SCENES.items():
        if scene.game != game:
            continue
        page.set_viewport_size({"width": 390, "height": 844})
        move_to(page, f"/t/{set_table(serving, page, scene)}")
        expect(page.locator("section.ask")).to_be_visible()
        for click in scene.clicks:
            press(page, click)
        for width, height in WINDOWS:
            resize(page, width, height)
            small |= {f"{width} x {height} {found}, as in {name}" for found in page.evaluate(TOO_SMALL)}
    assert sorted(small) == []
