"""What the page says and offers is so: rematches, questions, buttons, lessons, the past, log and clocks."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from starboard.games.registry import GAMES
from starboard.kernel.lesson_answers import Answering
from tests.games.colonies import build as colonies
from tests.web.conftest import PHONE, SHORT, WIDE, Newcomer
from tests.web.playing import answer_until, begun_table, finished_table
from tests.web.scenes import SCENES, Scene
from tests.web.serving import Serving
from tests.web.states import press, set_table
from tests.web.test_colonies import CHOICES
from tests.web.test_lookback import look_back
from tests.web.test_together import invite, sit_down
from tests.web.windows import resize

ASK = "section.ask"


def at_scene(page: Page, serving: Serving, scene: Scene) -> None:
    page.goto(f"/t/{set_table(serving, page, scene)}")
    expect(page.locator(ASK)).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-act=resign]").click()
    page.locator("[data-act=sure]").click()


# -- rematches -------------------------------------------------------------------------------------


def test_a_rematch_takes_both_players_along_and_the_loser_says_who_opens(someone: Newcomer) -> None:
    host, guest, watcher = someone(), someone(), someone()
    link = invite(host, "wheel")
    host.get_by_role("radio", name="Everybody").click()
    sit_down(guest, link)
    host.locator("[data-act=start]").click()
    expect(host.locator(ASK)).to_contain_text("Your turn")
    first = host.url
    watcher.goto(first)
    resign(host)
    host.locator("[data-act=rematch-white]").click()
    guest.locator("[data-act=accept]").click()
    host.wait_for_url(lambda url: url != first)
    expect(guest).to_have_url(host.url)
    expect(host.locator("[data-ended]")).to_have_count(0)
    expect(guest.locator(ASK)).to_contain_text("Your turn")
    watcher.locator("[data-act=follow]").click()
    expect(watcher).to_have_url(host.url)


def test_a_loser_who_is_asked_for_a_rematch_can_say_who_opens(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    sit_down(guest, invite(host, "wheel"))
    host.locator("[data-act=start]").click()
    expect(host.locator(ASK)).to_contain_text("Your turn")
    resign(host)
    guest.locator("[data-act=rematch]").click()
    host.locator("[data-act=accept-white]").click()
    expect(guest.locator(ASK)).to_contain_text("Your turn")


# -- numbers while events are shown ----------------------------------------------------------------

# What stands in the own stock, from now on, whenever it is drawn.
WATCH = """() => {
  window.__seen = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".console [aria-label$='in stock']"))
      window.__seen.add(one.getAttribute("aria-label"));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_number_is_out_of_its_bounds_while_an_upkeep_is_shown(someone: Newcomer, serving: Serving) -> None:
    page = someone(pace="calm")
    at_scene(page, serving, SCENES["colonies-police"])
    page.evaluate(WATCH)
    answer_until(page, "[data-recap=upkeep]", CHOICES)
    seen = page.evaluate("() => [...window.__seen]")
    counts = [int(found.group().replace("−", "-")) for one in seen if (found := re.search(r"[−-]?\d+", one))]
    assert counts and min(counts) >= 0, seen


# -- the board shows where the question is answered ------------------------------------------------


def test_after_a_strike_the_own_map_is_there_again(someone: Newcomer, serving: Serving) -> None:
    page = someone()
    at_scene(page, serving, SCENES["argosy-strike"])
    page.locator("[data-act=strike]").click()
    page.locator("[data-act=map-of-2]").click()
    page.locator("[data-spot^=map-2-]:not([aria-disabled=true])").first.click()
    expect(page.locator(f"{ASK} :is([data-act=end], [data-act=end-turn])")).to_be_visible()
    expect(page.locator("[data-act^=map-of-][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-spot^=map-0-]").first).to_be_visible()


# -- what a button promises is what happens --------------------------------------------------------

IN_PEACE = Scene(
    "colonies",
    lambda: colonies.acting(
        resources={"pallas": {"information": 3, "biotech": 2, "energy": 2}}, colonists={"pallas": 2}
    ),
)


def test_an_action_that_can_do_nothing_is_not_lit_and_says_why(someone: Newcomer, serving: Serving) -> None:
    page = someone()
    at_scene(page, serving, IN_PEACE)
    for action in ("community", "military"):
        button = page.locator(f"[data-act=take-{action}]")
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_contain_text("no pirates")
    page.locator("[data-act=take-military]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("no pirates on any route")
    expect(page.locator("[data-act=pass]")).to_be_visible()


UPGRADING = IN_PEACE._replace(clicks=("[data-act=take-upgrade]",))
# What lies over the sentence that says what is asked, somewhere on it.
OVER_WHAT_IS_ASKED = """() => {
  const asked = document.querySelector("section.ask .sentence").getBoundingClientRect();
  const note = document.querySelector("[role=alert]").getBoundingClientRect();
  const isBeside = note.right <= asked.left || note.left >= asked.right;
  return !isBeside && note.bottom > asked.top && note.top < asked.bottom;
}"""


@pytest.mark.parametrize(
    "scene, click, missing, act",
    [
        (SCENES["argosy-nothing"], "[data-spot=planet-green-2]", "Missing: 1 Fire", "[data-act=end-turn]"),
        (SCENES["convoy-hack"], "[data-act=burn-points]", "Nobody carries a Charge", "[data-act=end]"),
        (UPGRADING, "[data-act^=technology-][aria-disabled=true]", "short", "[data-act=put-back]"),
    ],
    ids=["argosy", "convoy", "colonies"],
)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_refusal_names_what_is_missing_covers_no_question_and_goes_with_the_next_act(
    someone: Newcomer,
    serving: Serving,
    size: ViewportSize,
    scene: Scene,
    click: str,
    missing: str,
    act: str,
) -> None:
    page = someone(viewport=size)
    at_scene(page, serving, scene)
    for step in (*scene.clicks, click):
        press(page, step)
    expect(page.get_by_role("alert")).to_contain_text(missing)
    assert not page.evaluate(OVER_WHAT_IS_ASKED)
    press(page, act)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_while_upgrading_only_technologies_can_be_chosen(someone: Newcomer, serving: Serving) -> None:
    page = someone()
    at_scene(page, serving, IN_PEACE)
    page.locator("[data-act=take-upgrade]").click()
    expect(page.locator("[data-act^=technology-]")).to_have_count(5)
    expect(page.locator("[data-act^=take-]")).to_have_count(0)
    page.locator("[data-act^=technology-]:not([aria-disabled=true])").first.click()
    expect(page.locator("[data-act=upgrade]")).to_be_enabled()
    page.locator("[data-act=put-back]").click()
    expect(page.locator("[data-act=take-industry]")).to_be_visible()


# -- secret drafts -----------------------------------------------------------------------------------

COUNCIL = Scene(
    "colonies", lambda: colonies.voting("exotic-disease", resources={"pallas": {"information": 5}})
)


def test_what_is_laid_aside_counts_in_the_forecast_and_outlives_a_reload(
    someone: Newcomer, serving: Serving
) -> None:
    page = someone()
    at_scene(page, serving, COUNCIL)
    page.get_by_role("tab", name="My planet").click()
    forecast = page.locator(".mine .note").first
    before = forecast.inner_text()
    page.locator("[data-spot=ballot-no]").click()
    for _ in range(2):
        page.locator("[data-spot=aside-information]").click()
    expect(forecast).not_to_have_text(before)
    expect(forecast).to_contain_text("1")
    page.reload()
    expect(page.locator("[data-spot=ballot-no]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ASK)).to_contain_text("−2")


# -- lessons -----------------------------------------------------------------------------------------


def test_a_lesson_of_the_wheel_claims_no_duty_that_there_is_not(someone: Newcomer) -> None:
    wheel = GAMES["wheel"]
    for lesson in wheel.lessons:
        page = someone(f"/learn/wheel/{lesson.name}")
        for position in lesson.positions:
            page.locator(f"[data-act=go-{position.name}]").click()
            title = wheel.words("en").text(f"lesson-{lesson.name}-{position.name}")
            expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
            state = Answering(wheel, position).before
            duty = state.forbids(position.seat, wheel.parse(state, position.seat, "R")) == "AW-31"
            said = page.locator(".lesson").inner_text()
            assert duty or ("full revolution" not in said and "no move" not in said), position.name


# -- the past ----------------------------------------------------------------------------------------


def test_looking_back_the_wheel_stands_as_far_as_it_had_turned(someone: Newcomer) -> None:
    page = someone()
    table = finished_table(page, "wheel", 2)
    look_back(page, table)
    expect(page.get_by_role("tab", name="Luck")).to_have_count(0)
    story = page.request.get(f"/api/v1/tables/{table}/story").json()
    kinds = [[told["event"]["kind"] for told in step["events"]] for step in story["steps"]]
    odd = next(
        n for n in range(2, len(kinds)) if sum(told.count("rotated") for told in kinds[: n + 1]) % 8 == 1
    )
    page.locator("[data-act=scrub]").fill(str(odd))
    expect(page.locator("main svg g[transform='rotate(-45)'] rect").first).to_be_attached()


def test_turns_of_the_past_are_counted_as_the_players_count_them(someone: Newcomer) -> None:
    page = someone()
    look_back(page, begun_table(page, "colonies", 3, 5))
    expect(page.locator(".scrubber .turn")).to_have_text("Turn 1")


def test_the_picture_of_a_finished_game_is_its_last_board(someone: Newcomer) -> None:
    page = someone()
    finished_table(page, "wheel", 2)
    page.goto("/games")
    expect(page.locator("[data-board=last] svg").first).to_be_visible()


def test_looking_back_without_dice_there_is_no_tab_for_them(someone: Newcomer) -> None:
    page = someone()
    look_back(page, finished_table(page, "wheel", 2), "/1")
    expect(page.get_by_role("tab", name="Charts")).to_be_visible()
    expect(page.get_by_role("tab", name="Luck")).to_have_count(0)


# -- clocks ------------------------------------------------------------------------------------------


def test_both_clocks_are_in_sight_and_the_one_that_runs_is_marked(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    link = invite(host, "wheel")
    host.get_by_role("radio", name="3 + 2").click()
    expect(host.get_by_role("radio", name="3 + 2")).to_be_checked()
    sit_down(guest, link)
    host.locator("[data-act=start]").click()
    runs, waits = guest.locator("[data-clock=runs]"), guest.locator("[data-clock=waits]")
    for size, letters in ((WIDE, 22), (PHONE, 22), (SHORT, 20)):
        resize(guest, size["width"], size["height"])
        expect(runs).to_be_in_viewport()
        expect(waits).to_be_in_viewport()
        expect(waits.locator("b")).to_have_text("3:00")
        expect(runs.locator("b")).to_have_text(re.compile(r"^[0-2]:\d\d$"))
        assert runs.locator("b").evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= letters


# -- the log -----------------------------------------------------------------------------------------


def test_the_log_has_the_newest_first_one_line_an_act_and_a_mark(someone: Newcomer, serving: Serving) -> None:
    page = someone()
    at_scene(page, serving, SCENES["wheel-kill"])
    page.locator("[data-spot=place-7]").click()
    page.locator("[data-spot^=place-]:not([aria-disabled=true]):not([aria-pressed=true])").first.click()
    expect(page.locator("header.top")).to_contain_text("your move")
    lines = page.locator("ol.log > li:not(.heading)")
    expect(page.locator("ol.log [data-since]")).to_contain_text("since your last turn")
    expect(page.locator("ol.log [data-since] + li")).to_contain_text("You moved")
    assert not re.search(r"\(\d\)", " ".join(lines.all_inner_texts()))


def test_the_steps_of_an_action_are_folded_into_one_line_and_lines_can_be_left_out(
    someone: Newcomer, serving: Serving
) -> None:
    page = someone()
    at_scene(page, serving, SCENES["colonies-action"])
    page.locator("[data-act=whole-commerce]").click()
    own = (
        page.locator("ol.log > li")
        .filter(has=page.locator("details"))
        .filter(has_text="You took the Commerce")
    )
    expect(own).to_have_count(1)
    own.locator("summary").click()
    expect(own.locator("ol.parts > li")).to_have_count(4)
    others = page.locator("ol.log > li").filter(has_text="Tomas")
    expect(others.first).to_be_visible()
    page.get_by_role("button", name="Lines of Tomas").click()
    expect(page.locator("ol.log > li:not(.heading)").filter(has_text=re.compile("^Tomas"))).to_have_count(0)
    page.get_by_role("radio", name="Mine").click()
    expect(page.locator("ol.log > li:not(.heading)").filter(has_text=re.compile("^Mira"))).to_have_count(0)
    expect(own).to_be_visible()


def test_what_is_dealt_out_before_the_first_turn_is_one_line(someone: Newcomer) -> None:
    for game, dealt in (("colonies", "got the card"), ("argosy", "In the draft")):
        page = someone.playing(game)
        lines = page.locator("ol.log > li").filter(has_text=dealt)
        expect(lines).to_have_count(1)
        lines.locator("summary").click()
        expect(lines.locator("ol.parts > li").nth(5)).to_be_visible()


def test_a_new_name_is_no_new_guest_and_a_guest_reads_their_own_language(someone: Newcomer) -> None:
    host, guest = someone(), someone(locale="de-DE")
    link = invite(host, "wheel")
    guest.goto(link)
    guest.locator("[data-act=sit]").click()
    expect(host.get_by_text("joined")).to_be_visible()
    host.locator("[data-act=start]").click()
    expect(host.locator(ASK)).to_contain_text("Your turn")
    host.request.patch("/api/v1/me", data={"name": "Vega"}, headers={"origin": host.url.split("/t/")[0]})
    host.locator("[data-act=rotate]").click()
    expect(guest.locator("ol.log")).to_contain_text("dreht")
    log = " ".join(guest.locator("ol.log").all_inner_texts())
    assert "sat down" not in log and "rotated" not in log
    expect(host.locator("ol.log")).to_contain_text("is called Vega now")
    expect(host.locator("ol.log")).not_to_contain_text("Vega sat down")
