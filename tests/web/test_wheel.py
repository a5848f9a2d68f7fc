"""Argonaut's Wheel in a real browser, to the final score."""

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Newcomer
from tests.web.playing import LONGEST, is_over, play_to_the_end


def test_one_click_on_the_first_page_and_it_is_my_turn(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=play-wheel]").click()
    expect(page.locator("section.ask")).to_contain_text("Your turn")


def test_a_whole_game_against_a_bot_ends_with_its_result(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    play_to_the_end(page)
    expect(page.locator("[data-ended] h2")).not_to_be_empty()
    expect(page.locator("[data-act=rematch]")).to_be_visible()


def test_a_piece_is_picked_up_shown_as_a_ghost_and_put_down(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    page.locator("[data-spot=place-1]").click()
    expect(page.locator("[data-spot=place-1]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-spot=place-2]").hover()
    expect(page.locator("section.ask")).to_contain_text("an empty station")
    page.locator("[data-spot=place-2]").click()
    expect(page.locator("ol.log")).to_contain_text("You moved the disc")


def test_something_illegal_is_answered_with_a_sentence_and_its_clause(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    page.locator("[data-spot=place-0]").click(force=True)
    note = page.get_by_role("alert")
    expect(note).to_contain_text("AW-17")
    note.get_by_role("button", name="AW-17").click()
    expect(page.locator("[data-clause=AW-17]")).to_be_in_viewport()


def test_undo_takes_my_move_and_the_bots_answer_back(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    page.locator("[data-act=rotate]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 3")
    page.locator("[data-act=undo]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 1")


def test_a_whole_game_on_a_small_phone(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=PHONE, has_touch=True)
    play_to_the_end(page, seed=2)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    expect(page.locator("[data-act=rematch]")).to_be_in_viewport()


def test_on_touch_a_tap_picks_up_and_a_tap_on_the_target_puts_down(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=PHONE, has_touch=True)
    page.locator("[data-spot=place-1]").tap()
    expect(page.locator("section.ask")).to_contain_text("an empty station")
    page.locator("[data-spot=place-2]").tap()
    page.get_by_role("button", name="Log").click()
    expect(page.locator("ol.log")).to_contain_text("You moved the disc")


def walk_to_something_enabled(page: Page) -> bool:
    """Arrows to the next place that can be acted on and is not in hand; then Enter."""
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
        if page.locator(
            "[data-spot^=place-]:focus:not([aria-disabled=true]):not([aria-pressed=true])"
        ).count():
            page.keyboard.press("Enter")
            return True
    return False


def tab_to(page: Page, act: str) -> None:
    """Tab through the page until this button has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.act") == act:
            return
    raise AssertionError(f"no Tab leads to {act}")


# What was done with the keys: the game is over, it is a later turn and ours again, or it was refused.
ANSWERED = """turn => document.querySelector("[data-ended], [role=alert]")
  || (document.querySelector("header.top").innerText !== turn
    && document.querySelector("section.ask").innerText.includes("Your turn"))"""


def test_a_whole_game_by_keyboard_alone(someone: Newcomer) -> None:
    """Tab to Play now; rotate with R, walk the places with arrows, Enter picks and drops: never a pointer."""
    page = someone()
    expect(page.locator("[data-act=play-wheel]")).to_be_visible()
    tab_to(page, "play-wheel")
    page.keyboard.press("Enter")
    expect(page.locator("section.ask")).to_contain_text("Your turn")
    for _ in range(LONGEST):
        turn = page.locator("header.top").inner_text()
        if not (walk_to_something_enabled(page) and walk_to_something_enabled(page)):
            page.keyboard.press("Escape")
            page.keyboard.press("r")
        page.wait_for_function(ANSWERED, arg=turn)
        if is_over(page):
            break
    expect(page.locator("[data-ended] h2")).not_to_be_empty()
    tab_to(page, "rematch")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ended]")).to_have_count(0)


def test_the_wheel_answers_to_arrows_enter_and_r(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=play-wheel]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("section.ask")).to_contain_text("Your turn")
    page.locator("body").press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot=place-1]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text("You moved the disc")
    expect(page.locator("[data-act=rotate]")).to_be_enabled()
    page.keyboard.press("r")
    expect(page.locator("ol.log")).to_contain_text("You rotated")
