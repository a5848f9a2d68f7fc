"""Every card, technology, Module, crew and planet can be read in full wherever its name stands on the board.

Whatever is labelled by such a name is pointed at, on a desk and on phones: a tip says more than the name.
Sentences that mention one, as in the log and the ask bar, are not labels.
"""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.browser import ROOT
from tests.web.conftest import PHONE, SHORT, WIDE, Newcomer
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.states import press, set_table
from tests.web.windows import resize

KINDS = {
    "convoy": ("card", "crew"),
    "colonies": ("card", "technology", "planet"),
    "argosy": ("card", "track"),
}
LOOKED_AT = ("convoy-two-and-one", "convoy-crews", "colonies-action", "colonies-pay", "argosy-extrapolate")
WINDOWS: dict[str, ViewportSize] = {
    "wide": WIDE,
    "middle": {"width": 1100, "height": 760},
    "phone": PHONE,
    "short": SHORT,
}
MORE = re.compile(".{25}", re.DOTALL)  # longer than any name

# The labels in sight, one of each sort: where it stands, and the name.
LABELS = """(names) => {
  const found = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const parent = node.parentElement;
    const isSentence = parent.closest("ol.log, [role=log], section.ask, p, small, em");
    if (isSentence || parent.closest(".unseen, [role=tab], header.top")) continue;
    const text = node.textContent.trim();
    const name = names.find((one) => text.split(" · ").includes(one));
    if (!name) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (box.width < 3 || !top || top.closest("section.ask, [role=tablist]")) continue;
    const isOnTop = parent.contains(top) || top.contains(parent) || top.closest("g, button");
    const sort = `${parent.tagName} ${parent.className.baseVal ?? parent.className}`;
    if (isOnTop) found[sort] ??= { name, x, y };
  }
  return Object.entries(found).map(([where, one]) => ({ where, ...one }));
}"""


def names_of(game: str) -> list[str]:
    words = (ROOT / "src" / "starboard" / "games" / game / "words" / "en.ftl").read_text(encoding="utf-8")
    kinds = "|".join(KINDS[game])
    return [
        found.group(1) for found in re.finditer(rf"^(?:{kinds})-[\w-]+ = ([^{{}}\n]+)$", words, re.MULTILINE)
    ]


@pytest.mark.parametrize("scene", LOOKED_AT)
def test_what_a_label_names_can_be_read_in_full(someone: Newcomer, serving: Serving, scene: str) -> None:
    page = someone()
    names = names_of(SCENES[scene].game)
    page.goto(f"/t/{set_table(serving, page, SCENES[scene])}")
    expect(page.locator("section.ask")).to_be_visible()
    for click in SCENES[scene].clicks:
        press(page, click)
    for window, size in WINDOWS.items():
        resize(page, size["width"], size["height"])
        for label in page.evaluate(LABELS, names):
            page.mouse.move(1, 1)
            expect(page.get_by_role("tooltip")).to_have_count(0)
            page.mouse.move(label["x"], label["y"])
            expect(page.get_by_role("tooltip"), f"{window}: {label}").to_have_text(MORE)
