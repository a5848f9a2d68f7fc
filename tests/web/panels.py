"""Pictures of what opens beside and after a game: `python -m tests.web.panels FOLDER [NAME …]`.

Lessons, deals, planners, hints, looking back, the rules, the workshop: each is brought about on the real page
as a person would, wide and on a phone, in both languages, by night and by day. It says what does not fit.
"""

import re
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.games.colonies import build as colonies
from tests.web.browser import ARGUMENTS, chromium
from tests.web.recorded import recorded_table
from tests.web.scenes import ARGOSY, COLONIES, CONVOY, RICH, Scene
from tests.web.serving import Serving, page_is_built
from tests.web.shoot import LOCALES, SIZES, SMALL, THEMES
from tests.web.states import press, set_table

PATIENCE = 120_000  # milliseconds for a game to be judged or tried
AMONG_BOTS = Scene(
    "colonies", lambda: colonies.acting(players=3, planets=("pallas", "elysia", "bellona"), turn=2)
)
ACTING = Scene("colonies", lambda: colonies.acting(turn=4, **RICH))


class Here(NamedTuple):
    """Where a picture is taken: somebody's page at a server."""

    page: Page
    serving: Serving

    def sit(self, scene: Scene) -> None:
        self.page.goto(f"/t/{set_table(self.serving, self.page, scene)}")
        self.page.wait_for_selector("section.ask")
        for click in scene.clicks:
            press(self.page, click)

    def click(self, *selectors: str) -> None:
        for selector in selectors:
            self.page.locator(selector).first.click()

    @property
    def is_phone(self) -> bool:
        return bool(self.page.evaluate("innerWidth < 1000"))


# -- lessons --------------------------------------------------------------------------------------


def lesson(here: Here, path: str, position: str, answer: str = "") -> None:
    """A position that is asked, or answered: on a phone most answers stand only on the board."""
    here.page.goto(f"/learn/{path}")
    here.click(f"[data-act=go-{position}]")
    expect(here.page.locator("[data-letter]").first).to_be_visible()
    if answer:
        here.page.locator(f"[data-answer={answer}]").dispatch_event("click")
        expect(here.page.locator("[data-grade]")).to_be_visible()
        here.page.wait_for_timeout(800)  # what to look at comes into sight


# -- Colonies: deals and the planner -------------------------------------------------------------


def begin_proposal(here: Here, scene: Scene, planet: str) -> None:
    here.sit(scene)
    here.click("#tab-deals", "[data-deal=propose]", f"[data-deal-to={planet}]")
    expect(here.page.locator(".trade")).to_be_visible()


def more(here: Here, side: int, times: int = 1) -> None:
    for _ in range(times):
        here.page.locator(".trade .side").nth(side).locator("button").last.click()


def propose(here: Here) -> None:
    begin_proposal(here, ACTING, "elysia")
    more(here, 0)
    more(here, 1, 2)


def knock(here: Here) -> None:
    """A bot answers with another proposal."""
    begin_proposal(here, AMONG_BOTS, "elysia")
    more(here, 1)
    here.click("[data-deal=send]")
    expect(here.page.locator(".incoming").first).to_be_attached()
    if here.is_phone:
        here.click("#tab-mine")


def incoming(here: Here) -> None:
    knock(here)
    if here.is_phone:
        here.click("[data-act=look-deal]")
    expect(here.page.locator("[data-deals] .incoming")).to_be_visible()


def counter(here: Here) -> None:
    incoming(here)
    here.click("[data-deals] [data-deal=counter]")
    if not here.is_phone:
        here.click("#tab-deals")
    more(here, 0)


def promises(here: Here) -> None:
    begin_proposal(here, AMONG_BOTS, "elysia")
    more(here, 0)
    more(here, 1)
    here.click("[data-deal=send]")
    expect(here.page.locator("[data-deal=do]")).to_be_visible()


def planner(here: Here) -> None:
    here.sit(COLONIES["upgrade"])
    here.page.wait_for_timeout(400)


def recap(here: Here) -> None:
    """The vote has been counted; what came of it stays until it is read."""
    here.sit(COLONIES["vote"])
    here.click("[data-act=seal-no]")
    expect(here.page.locator("[data-recap=vote]")).to_be_visible()


# -- what a choice brings ------------------------------------------------------------------------


def buys_next(here: Here) -> None:
    """A token in hand, and a place looked at."""
    here.sit(ARGOSY["place"]._replace(clicks=()))
    place = here.page.locator("[data-spot=map-0-c2]")
    place.tap() if here.is_phone else place.hover()


def burn_saves(here: Here) -> None:
    here.sit(CONVOY["burn-die"])


def hint(here: Here, game: str, players: int) -> None:
    bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
    wish = {"game": game, "options": {"players": players}, "seats": [{"kind": "me"}, *bots], "hints": True}
    headers = {"origin": here.serving.address}
    opened = here.page.request.post("/api/v1/tables", data={**wish, "start": True}, headers=headers)
    here.page.goto(f"/t/{opened.json()['table']}")
    here.click("[data-act=hint]")
    expect(here.page.locator("section.hint [data-why]").first).to_be_visible(timeout=PATIENCE)


# -- looking back --------------------------------------------------------------------------------


def judged(here: Here, game: str) -> None:
    """At the costliest choice, or where there is something to choose, with the best one looked at."""
    here.page.goto("/")
    table = recorded_table(here.page, game)
    here.page.goto(f"/t/{table}/back")
    expect(here.page.locator("[data-progress=ready]")).to_be_visible(timeout=PATIENCE)
    moments = here.page.request.get(f"/api/v1/tables/{table}/judgement").json()["moments"]
    step = moments[len(moments) // 2]["step"]
    here.page.locator("[data-act=scrub]").fill(str(step))
    here.page.wait_for_timeout(600)  # a moment is asked about once it is looked at
    if not here.is_phone:
        expect(here.page.locator("[data-candidate]").first).to_be_visible(timeout=PATIENCE)


def candidate(here: Here, game: str) -> None:
    """On a phone they stand in a sheet: there it is the curve that is looked at."""
    judged(here, game)
    if not here.is_phone:
        here.click("[data-candidate]")


def line(here: Here) -> None:
    candidate(here, "wheel")
    here.click("[data-act=try-line]")
    begun = ":" if here.is_phone else "%"  # it goes on from the candidate, where one is in sight
    expect(here.page.locator("[data-trial=line]")).to_contain_text(re.compile(begun), timeout=PATIENCE)


def again(here: Here) -> None:
    judged(here, "wheel")
    here.click("[data-act=try-again]")
    expect(here.page.locator("[data-trial=again]")).to_be_visible()


def play_from(here: Here) -> None:
    judged(here, "argosy")
    here.click("[data-act=play-from]")


# -- rules and workshop --------------------------------------------------------------------------


def rules(here: Here, game: str, part: str = "") -> None:
    here.page.goto(f"/rules/{game}{part}")
    expect(here.page.locator("[data-figure] svg").first).to_be_attached()


def found(here: Here) -> None:
    rules(here, "convoy")
    here.page.get_by_role("searchbox").fill("modul")


def change(here: Here, path: str, value: int) -> None:
    field = here.page.locator(f'input[data-number="{path}"]')
    field.fill(str(value))
    field.press("Tab")
    expect(field).to_have_value(str(value))


def workshop(here: Here, game: str = "argosy") -> None:
    here.page.goto(f"/workshop/{game}")
    expect(here.page.locator("section.group").first).to_be_visible()


def changed(here: Here) -> None:
    workshop(here)
    change(here, "planets.core.points", 40)
    change(here, "setup.draft_tokens.1", 12)


def tried(here: Here) -> None:
    workshop(here, "wheel")
    change(here, "revolutions.draw", 1)
    if here.is_phone:
        here.click(".bar [data-tab-of=try]")
    here.page.locator("[data-act=bots]:visible").select_option("random")
    here.page.locator("[data-act=games]:visible").select_option("100")
    here.page.locator("[data-act=try]:visible").click()
    expect(here.page.locator("[data-run=done]")).to_be_visible(timeout=PATIENCE)


def report(here: Here) -> None:
    tried(here)
    tab(here, "report")


def runs(here: Here) -> None:
    tried(here)
    tab(here, "runs")


def tab(here: Here, name: str) -> None:
    here.page.locator(f"[data-tab-of={name}]:visible, #tab-{name}:visible").first.click()


PANELS: dict[str, Callable[[Here], None]] = {
    "lesson-wheel": lambda here: lesson(here, "wheel", "take"),
    "lesson-wheel-answered": lambda here: lesson(here, "wheel/second", "rising", "C"),
    "lesson-convoy": lambda here: lesson(here, "convoy/second", "hack"),
    "lesson-convoy-answered": lambda here: lesson(here, "convoy", "arrive", "B"),
    "lesson-colonies": lambda here: lesson(here, "colonies", "plan"),
    "lesson-colonies-answered": lambda here: lesson(here, "colonies/second", "shortage", "C"),
    "lesson-argosy": lambda here: lesson(here, "argosy/second", "strike"),
    "lesson-argosy-answered": lambda here: lesson(here, "argosy/second", "larger", "A"),
    "deals-propose": propose,
    "deals-knock": knock,
    "deals-incoming": incoming,
    "deals-counter": counter,
    "deals-promises": promises,
    "planner": planner,
    "recap-vote": recap,
    "argosy-buys-next": buys_next,
    "convoy-burn-saves": burn_saves,
    "hint-wheel": lambda here: hint(here, "wheel", 2),
    "hint-convoy": lambda here: hint(here, "convoy", 1),
    "hint-colonies": lambda here: hint(here, "colonies", 3),
    "hint-argosy": lambda here: hint(here, "argosy", 3),
    "back-wheel": lambda here: candidate(here, "wheel"),
    "back-convoy": lambda here: candidate(here, "convoy"),
    "back-colonies": lambda here: candidate(here, "colonies"),
    "back-argosy": lambda here: candidate(here, "argosy"),
    "back-line": line,
    "back-again": again,
    "back-play-from": play_from,
    "rules-wheel": lambda here: rules(here, "wheel"),
    "rules-wheel-example": lambda here: rules(here, "wheel", "#example"),
    "rules-convoy-clause": lambda here: rules(here, "convoy", "#CC-21"),
    "rules-colonies": lambda here: rules(here, "colonies", "#parts"),
    "rules-argosy": lambda here: rules(here, "argosy", "#parts"),
    "rules-found": found,
    "workshop-first": workshop,
    "workshop-changed": changed,
    "workshop-tried": tried,
    "workshop-report": report,
    "workshop-runs": runs,
    "workshop-colonies": lambda here: workshop(here, "colonies"),
    "workshop-convoy": lambda here: workshop(here, "convoy"),
}


def main() -> None:
    folder, *wanted = sys.argv[1:]
    page_is_built()
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in PANELS:
            if not wanted or any(name.startswith(word) for word in wanted):
                for size, language in product(SIZES, LOCALES):
                    take(browser, serving, name, size, language, Path(folder))
        browser.close()
        serving.close()


def take(browser: Browser, serving: Serving, name: str, size: str, language: str, folder: Path) -> None:
    viewport: ViewportSize = SIZES[size]
    touch = size == "phone"
    with browser.new_context(
        viewport=viewport,
        base_url=serving.address,
        locale=LOCALES[language],
        has_touch=touch,
        color_scheme="dark",
    ) as context:
        context.add_init_script("localStorage.setItem('starboard.pace', 'still')")
        page = context.new_page()
        page.on("pageerror", lambda error: print(f"{name}: {error}"))
        try:
            PANELS[name](Here(page, serving))
        except Exception as problem:
            print(f"{name}-{size}-{language}: {str(problem).splitlines()[0]}")
        page.wait_for_timeout(500)
        if page.evaluate("document.documentElement.scrollWidth") > viewport["width"]:
            print(f"{name}-{size}-{language}: wider than {viewport['width']} px")
        for small in page.evaluate(SMALL) if touch else ():
            print(f"{name}-{size}-{language}: {small}")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(400)  # colours go over into each other
            page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
    print(name, size, language)


if __name__ == "__main__":
    main()
