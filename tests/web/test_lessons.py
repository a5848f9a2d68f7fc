"""Each lesson through the page: every listed answer, best or not, is explained; one lesson by keys alone."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from starboard.games.registry import GAMES
from starboard.kernel.lesson_answers import Answering, listed_actions
from starboard.kernel.lesson_verdicts import reply
from starboard.kernel.lessons import Lesson, Position
from tests.web.conftest import PHONE, WIDE, Newcomer
from tests.web.kept_pages import PATIENCE
from tests.web.playing import move_to
from tests.web.test_axe import check

LESSONS = [(name, lesson.name) for name, game in GAMES.items() for lesson in game.lessons]
every_lesson = pytest.mark.parametrize("game,lesson", LESSONS, ids=["-".join(one) for one in LESSONS])


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in GAMES[game].lessons if lesson.name == name)


def grades(game: str, lesson: Lesson, position: Position) -> list[str]:
    """What the rules, the solution or the bots say of the listed answers, in their order."""
    rules = GAMES[game]
    answers = [Answering(rules, position, listed_actions(rules, position, one)) for one in position.listed]
    return [reply(rules, lesson, position, here).verdict.grade for here in answers]


def title(game: str, lesson: Lesson, position: Position, language: str = "en") -> str:
    return GAMES[game].words(language).text(f"lesson-{lesson.name}-{position.name}")


# Answers one after the other, as fast as the page takes them, and what was said to each. Whatever is pressed
# is where a pointer reaches it; what has to come after it is waited for, as long as anything may take.
ANSWER = """async ([order, best, patience]) => {
  const until = async (what, look) => {
    const deadline = performance.now() + patience;
    for (;;) {
      const found = look();
      if (found) return found;
      if (performance.now() > deadline) throw new Error(`there never was: ${what}`);
      await new Promise((go) => setTimeout(go, 5));
    }
  };
  const isSeen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const seen = (what) => until(what, () => [...document.querySelectorAll(what)].find(isSeen));
  const reached = (one) => {
    if (!one || one.disabled || one.ariaDisabled === "true") return null;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? one : null;
  };
  const press = async (what, at = 0) =>
    (await until(`${what}, to be pressed`, () => reached(document.querySelectorAll(what)[at]))).click();
  const said = [];
  for (const at of order) {
    await press("[data-answer]", at);
    const told = await seen("[data-grade]");
    await seen("[data-frame=act]");
    await seen("[data-why][open]");
    said.push([told.dataset.grade, told.querySelector("p").textContent.trim() !== ""]);
    if (at !== best) {
      document.querySelector(".others")?.scrollIntoView(); // where to look may be at another player's
      await seen("[data-look]");
      await press("section.bar [data-act=again]");
      await until("no reply any more", () => !document.querySelector("[data-grade]"));
    }
  }
  await press("section.bar [data-act=next]");
  return said;
}"""


@every_lesson
def test_a_lesson_is_gone_through_and_every_answer_is_explained(
    someone: Newcomer, game: str, lesson: str
) -> None:
    taught = lesson_of(game, lesson)
    page = someone(f"/learn/{game}/{lesson}")
    for number, position in enumerate(taught.positions, 1):
        expect(page.get_by_role("heading", name=title(game, taught, position), exact=True)).to_be_visible()
        found = grades(game, taught, position)
        best = found.index("best")
        order = [*(at for at, grade in enumerate(found) if grade != "best"), best]
        said = page.evaluate(ANSWER, [order, best, PATIENCE])
        assert said == [[found[at], True] for at in order], position.name
        if number < len(taught.positions):
            expect(page.locator("ol.way [aria-current=step]")).to_have_attribute(
                "data-act", f"go-{taught.positions[number].name}"
            )
    expect(page.locator("[data-lesson-end] .learned li")).to_have_count(3)
    expect(page.locator("[data-lesson-end] .more li")).to_have_count(len(taught.positions))
    page.reload()
    expect(page.locator("[data-lesson-end]")).to_be_visible()  # progress is kept on the device
    page.locator("[data-act=start-over]").click()
    expect(page.locator("ol.way [aria-current=step]")).to_have_attribute(
        "data-act", f"go-{taught.positions[0].name}"
    )


def test_a_lesson_by_keys_alone(someone: Newcomer) -> None:
    taught = lesson_of("wheel", "first")
    page = someone("/learn/wheel")
    told = page.locator("[data-grade]")
    for position in taught.positions:
        expect(page.get_by_role("heading", name=title("wheel", taught, position), exact=True)).to_be_visible()
        found = grades("wheel", taught, position)
        page.keyboard.press("h")
        expect(page.locator(".question .hint")).to_be_visible()
        page.keyboard.press("abc"[next(at for at, grade in enumerate(found) if grade != "best")])
        page.keyboard.press("Enter")
        expect(told).to_be_focused()
        expect(told).not_to_have_attribute("data-grade", "best")
        page.keyboard.press("r")
        expect(told).to_have_count(0)
        page.keyboard.press(str(found.index("best") + 1))
        page.keyboard.press("Enter")
        expect(told).to_have_attribute("data-grade", "best")
        page.keyboard.press("w")
        expect(page.locator("[data-why]")).not_to_have_attribute("open", "")
        page.keyboard.press("n")
    expect(page.locator("[data-lesson-end]")).to_be_visible()


def test_any_legal_answer_on_the_board_is_judged_and_a_forbidden_one_says_its_clause(
    someone: Newcomer,
) -> None:
    page = someone("/learn/argosy/second")
    page.locator("[data-act=go-larger]").click()
    spot(page, "map-0-f6").click()  # no listed answer
    expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "weak")
    page.locator("section.bar [data-act=again]").click()
    page.locator("[data-letter=B]").click()
    expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "best")


def test_boards_offer_what_the_rules_allow_and_say_nothing_false(someone: Newcomer) -> None:
    """Each is no listed answer: a Crewmember's step, and an action of several small steps."""
    page = someone("/learn/convoy")
    expect(page.locator("section.ask")).not_to_contain_text("Nobody can take a step")
    spot(page, "crew-mechanic").click()
    spot(page, "space-1a2").click()
    expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "good")
    move_to(page, "/learn/colonies")
    page.locator("[data-act=take-commerce]").click()
    spot(page, "market-energy").click()
    page.locator("section.ask [data-act=done]").click()
    expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "good")
    expect(page.locator("[data-frame]")).to_have_count(1)  # the game ends: nothing follows


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_an_answer_led_to_does_not_lie_over_the_next_question(
    someone: Newcomer, viewport: ViewportSize
) -> None:
    """The sale ends a game: its upkeep would stay until it is read."""
    page = someone("/learn/colonies", viewport=viewport)
    page.locator("[data-answer=B]").dispatch_event("click")
    page.locator("section.bar [data-act=go-on]").click()
    expect(page.locator("[data-spot=ballot-no], [data-act=ballot-no]").first).to_be_visible()
    if viewport is WIDE:
        expect(page.locator(".answers small").get_by_text("choosing")).to_have_count(3)  # nobody has sealed
    page.locator("[data-letter=B]").click()
    expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "weak")


@pytest.mark.parametrize(
    "path,position,marked,listed",
    [
        ("convoy", "arrive", "ABC", ""),
        ("convoy/second", "die", "ABC", ""),
        ("argosy/second", "strike", "C", "AB"),
    ],
    ids=["convoy-arrive", "convoy-die", "argosy-strike"],
)
def test_on_a_phone_every_answer_is_on_the_board_or_listed(
    someone: Newcomer, path: str, position: str, marked: str, listed: str
) -> None:
    page = someone(f"/learn/{path}", viewport=PHONE)
    page.locator(f"[data-act=go-{position}]").click()
    for letter in marked:
        mark = page.locator(f"[data-letter={letter}]")
        expect(mark).to_be_in_viewport()
        expect(page.locator("section.bar [data-act=hint]")).to_be_in_viewport()
    for letter in listed:
        expect(page.locator(f"[data-answer={letter}]")).to_be_in_viewport()
    hidden = page.locator("li.marked")
    expect(hidden).to_have_count(len(marked))


def test_a_place_to_look_at_comes_into_sight_on_a_phone(someone: Newcomer) -> None:
    page = someone("/learn/convoy", viewport=PHONE)
    page.locator("[data-act=go-arrive]").click()
    page.locator("[data-answer=B]").dispatch_event("click")
    look = page.locator("i[data-look=space-stern]")  # a ring, not the arrow of what is out of sight
    expect(look).to_be_in_viewport()


def test_what_a_part_of_the_board_has_scrolled_away_comes_into_sight_on_a_phone(someone: Newcomer) -> None:
    """The pool of Argosy lies under its map, and partly behind the tabs."""
    page = someone("/learn/argosy", viewport={"width": 390, "height": 844}, locale="de-DE")
    page.locator("[data-letter=B]:not(.up, .down)").wait_for()
    page.wait_for_function(
        """() => {
          const bottom = document.querySelector("[data-letter=B]").getBoundingClientRect().bottom;
          return bottom < document.querySelector("main [role=tablist]").getBoundingClientRect().top;
        }"""
    )


def test_shown_after_three_misses_and_go_on_anyway(someone: Newcomer) -> None:
    page = someone("/learn/argosy/second")
    bar = page.locator("section.bar")
    for miss in range(3):
        page.locator("[data-answer=C]").click()
        expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "weak")
        expect(page.locator(".told .rule")).to_have_count(int(miss >= 1))
        if miss < 2:
            expect(bar.locator(".primary")).to_have_attribute("data-act", "again")
            bar.locator("[data-act=again]").click()
    expect(bar.locator(".primary")).to_have_attribute("data-act", "show")
    bar.locator("[data-act=show]").click()
    expect(page.locator("[data-grade]")).to_have_attribute("data-grade", "best")
    bar.locator("[data-act=next]").click()
    page.locator("[data-answer=A]").click()
    bar.locator("[data-act=go-on]").click()
    expect(page.locator("ol.way [aria-current=step]")).to_have_attribute("data-act", "go-choice")


def test_a_frame_is_shown_large_and_the_reason_leads_to_the_rules_and_back(someone: Newcomer) -> None:
    page = someone("/learn/wheel")
    page.locator("[data-answer=B]").click()
    page.locator("[data-frame=reply]").click()
    expect(page.locator("[data-frame=reply]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-act=clause-AW-13]").click()
    expect(page.locator("article#AW-13")).to_be_visible()
    page.locator("[data-act=back-to-lesson]").click()
    expect(page.locator("[data-answer=A]")).to_be_visible()


def test_the_list_of_lessons_leads_to_both(someone: Newcomer) -> None:
    page = someone("/learn")
    for game, lesson in LESSONS:
        mark = f"learn-{game}" if lesson == "first" else f"learn-{game}-{lesson}"
        expect(page.locator(f"[data-act={mark}]")).to_be_visible()


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_nothing_is_amiss_for_anybody(someone: Newcomer, viewport: ViewportSize, game: str) -> None:
    page = someone(f"/learn/{game}", viewport=viewport, locale="de-DE")
    expect(page.locator("[data-letter=A]")).to_be_visible()
    check(page, f"{game}, asked")
    # All answers that there is room for come into sight by themselves; an arrow only leads to one.
    page.locator("[data-letter=B]:not(.up, .down)").click()
    expect(page.locator("[data-grade]")).to_be_visible()
    check(page, f"{game}, answered")
    assert page.evaluate("document.documentElement.scrollWidth") == viewport["width"]
    for button in page.locator("section.bar button").all():
        expect(button).to_be_in_viewport()


def spot(page: Page, name: str) -> Locator:
    return page.locator(f"[data-spot={name}]").first
