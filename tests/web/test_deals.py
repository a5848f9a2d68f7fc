"""Deals in a real browser: proposed, countered and kept, between two people and with a bot."""

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.games.colonies import build as colonies
from tests.web.conftest import PHONE, Newcomer
from tests.web.playing import PATIENCE
from tests.web.scenes import RICH, Scene
from tests.web.serving import Serving
from tests.web.test_fewer_clicks import seated
from tests.web.test_together import invite, sit_down

ASK = "section.ask"
PASS = f"{ASK} [data-act=pass]"
# What leads on through a turn without doing anything; whatever else is asked, its first answer.
ON = (
    f"{ASK} [data-act=lay]:not(:disabled)",
    "[data-spot^=card-]:not(:disabled)",
    f"{ASK} [data-act=settle]",
    f"{ASK} [data-act=seal]:not(:disabled)",
    "[data-spot=ballot-no]",
    PASS,
    f"{ASK} [data-act=done]",
    f"{ASK} button:not([data-act=undo], [data-act=look-deal], [aria-disabled=true], :disabled)",
    "main [data-spot]:not([aria-disabled=true])",
)
# The first of these choices that there is within a moment is taken, unless what is wanted is there.
CLICK = """async ([choices, wanted]) => {
  for (let looked = 0; looked < 10; looked++) {
    const isAsked = !document.querySelector("section.ask.told");
    if (isAsked && wanted && document.querySelector(wanted)) return "wanted";
    const one = isAsked && choices.map((choice) => document.querySelector(choice)).find(Boolean);
    if (one) {
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return "clicked";
    }
    await new Promise((go) => setTimeout(go, 10));
  }
  return "";
}"""
CAN_INFLUENCE = f"{ASK}:has([data-act=pass]) [data-act=take-influence]:not([aria-disabled=true])"
LOOK = """async () => {
  const id = location.pathname.split("/").pop();
  return (await fetch(`/api/v1/tables/${id}`)).json();
}"""
# In the lobby the host says that bots propose nothing: what is on the panel is what people proposed.
QUIET = """async () => {
  const id = location.pathname.split("/").pop();
  const said = { client: "x", number: 1, command: { do: "set", bot_deals: "quiet" } };
  const headers = { "content-type": "application/json" };
  const told = { method: "POST", headers, body: JSON.stringify(said) };
  return (await fetch(`/api/v1/tables/${id}/commands`, told)).ok;
}"""
# What a bot answers hangs on the position, so it is set. Its bots answer and propose nothing.
AMONG_BOTS = Scene(
    "colonies", lambda: colonies.acting(players=3, planets=("pallas", "elysia", "bellona"), turn=2)
)
ACTING = Scene("colonies", lambda: colonies.acting(turn=4, **RICH))
RESIGN = """async (seat) => {
  const id = location.pathname.split("/").pop();
  const said = { client: "y", number: 1, command: { do: "resign", seat } };
  const headers = { "content-type": "application/json" };
  const told = { method: "POST", headers, body: JSON.stringify(said) };
  return (await fetch(`/api/v1/tables/${id}/commands`, told)).ok;
}"""


def sight(page: Page) -> Any:
    return page.evaluate(LOOK)["sight"]


def judged(page: Page) -> bool:
    """Words are judged once nothing that they go by can be taken back: at the latest by the next vote."""
    return all(word["verdict"] for word in sight(page)["deals"]["words"])


def until(pages: list[Page], wanted: Any) -> None:
    """Everybody answers whatever leads on, until it is so."""
    while not wanted():
        answer(pages)


def answer(pages: list[Page], wanted: str = "") -> Page | None:
    """Once somebody has answered whatever leads on; or who has come to what is wanted."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = [page.evaluate(CLICK, [list(ON), wanted]) for page in pages]
        if "wanted" in found:
            return pages[found.index("wanted")]
        if any(found):
            return None
    raise AssertionError([page.locator(ASK).inner_text() for page in pages])


def somebody_acts(pages: list[Page]) -> Page:
    """Who of them may take an Influence action, and takes it when told to."""
    while not (somebody := answer(pages, CAN_INFLUENCE)):
        pass
    return somebody


def begin_among_people(host: Page, guest: Page) -> None:
    sit_down(guest, invite(host, "colonies"))
    assert host.evaluate(QUIET)
    host.locator("[data-act=start]").click()


def propose(page: Page, planet: str) -> None:
    page.locator("#tab-deals").click()
    page.locator("[data-deal=propose]").click()
    page.locator(f"[data-deal-to={planet}]").click()
    expect(page.locator(".trade")).to_be_visible()


def more(page: Page, side: int) -> None:
    page.locator(".trade .side").nth(side).locator("button").last.click()


def test_two_people_propose_counter_agree_and_keep_their_word(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    begin_among_people(host, guest)
    pages = [host, guest]
    mover = somebody_acts(pages)
    other = guest if mover is host else host
    propose(other, sight(mover)["view"]["planet"])
    other.locator("[data-deal=giver]").click()
    more(other, 0)
    more(other, 1)
    expect(other.locator(".balance")).to_contain_text("makes")
    other.locator("[data-deal=send]").click()
    incoming = mover.locator("[data-deals] .incoming")
    expect(incoming).to_contain_text("2 for 2")
    incoming.locator("[data-deal=counter]").click()
    mover.locator("#tab-deals").click()
    mover.locator(".trade .side").first.locator("button").first.click()  # you send one less
    expect(mover.locator(".added")).to_contain_text("1 Credit")
    mover.locator("[data-deal=send]").click()
    answer = other.locator("[data-deals] .incoming")
    expect(answer).to_contain_text("answers with")
    answer.locator("[data-deal=accept]").click()
    expect(answer).to_have_count(0)
    mover.locator("[data-deal=do]").first.click()
    mover.locator("[data-act=adjust-theirs-up]").click()
    until(pages, lambda: judged(host))
    for page in pages:
        page.locator("#tab-deals").click()
        expect(page.locator("[data-verdict=kept]")).to_have_count(2)
    mover.locator("#tab-log").click()
    expect(mover.locator("#panel-log")).to_contain_text("Kept")


def test_a_bot_answers_and_what_was_promised_to_it_is_remembered(someone: Newcomer, serving: Serving) -> None:
    page = seated(someone, serving, AMONG_BOTS)
    deals = sight(page)["deals"]["proposals"]
    propose(page, deals["partners"][0]["planet"])
    more(page, 0)
    more(page, 1)
    page.locator("[data-deal=send]").click()
    expect(page.locator("[data-deal=do]")).to_be_visible()  # the bot agrees: it is good for both
    page.locator("[data-deal=do]").click()
    page.locator("[data-act=adjust-both-up]").click()
    until([page], lambda: judged(page))
    expect(page.locator("[data-verdict=kept]").first).to_be_visible()


def test_a_bad_deal_is_declined_and_what_the_rules_cannot_do_is_said(
    someone: Newcomer, serving: Serving
) -> None:
    page = seated(someone, serving, AMONG_BOTS)
    propose(page, sight(page)["deals"]["proposals"]["partners"][0]["planet"])
    for _ in range(3):
        more(page, 1)
    expect(page.locator(".maker .refusal")).to_contain_text("Influence")
    expect(page.locator("[data-deal=send]")).to_be_disabled()
    for _ in range(2):
        page.locator(".trade .side").nth(1).locator("button").first.click()
    page.locator("[data-deal=send]").click()
    expect(page.locator("[data-deals] .incoming")).to_contain_text("answers with")
    page.locator("[data-deals] [data-deal=decline]").click()
    expect(page.locator("[data-deals] .incoming")).to_have_count(0)


def test_on_a_phone_somebody_knocks_and_nothing_waits_for_it(someone: Newcomer) -> None:
    host, phone = someone(), someone(viewport=PHONE, has_touch=True)
    begin_among_people(host, phone)
    somebody_acts([host, phone])
    propose(host, sight(phone)["view"]["planet"])
    more(host, 0)
    more(host, 1)
    host.locator("[data-deal=send]").click()
    expect(phone.locator(f"{ASK} .sentence")).to_be_visible()  # the game's own question stays
    phone.locator("[data-act=look-deal]").click()
    incoming = phone.locator("[data-deals] .incoming")
    expect(incoming).to_contain_text("2 for 2")
    incoming.locator("[data-deal=accept]").click()
    expect(phone.locator(".deals .line", has_text="given by")).not_to_have_count(0)  # to be done


def test_by_keys_a_deal_is_proposed_answered_found_in_the_log_and_told_at_the_end(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    begin_among_people(host, guest)
    pages = [host, guest]
    mover = somebody_acts(pages)
    other = guest if mover is host else host
    other.keyboard.press("d")
    expect(other.locator("[data-deal=propose]")).to_be_focused()
    other.keyboard.press("Enter")
    partners = sight(other)["deals"]["proposals"]["partners"]
    planet = sight(mover)["view"]["planet"]
    other.locator("[data-deal-to]").first.focus()
    other.keyboard.press(str(1 + [one["planet"] for one in partners].index(planet)))
    stepper = other.locator(".trade .side").nth(1).locator("button").last
    stepper.focus()
    other.keyboard.press("+")
    other.locator("[data-deal=giver]").focus()
    other.keyboard.press("Enter")  # the other takes the step
    expect(other.locator("[data-deal=send]")).to_be_enabled()
    other.keyboard.press("Control+Enter")
    expect(mover.locator("[data-deals] .incoming")).to_be_visible()
    mover.keyboard.press("d")
    expect(mover.locator("[data-deal=decline]")).to_be_focused()
    mover.keyboard.press("a")
    expect(mover.locator(".incoming")).to_have_count(0)
    mover.keyboard.press("l")
    mover.get_by_role("radio", name="Deals").click()
    lines = mover.locator("ol.log > li:not(.heading, .since)")
    expect(lines.filter(has_text="propose")).to_have_count(1)
    expect(lines.filter(has_text="agree:")).to_have_count(1)
    expect(mover.locator("ol.log")).not_to_contain_text("sat down")
    until(pages, lambda: judged(host))
    for page in pages:
        assert page.evaluate(RESIGN, sight(page)["view"]["seat"])
    for page in pages:
        expect(page.locator("[data-words]")).to_contain_text("broken")


def test_upgrade_brings_the_planner_to_the_front_and_puts_it_back(
    someone: Newcomer, serving: Serving
) -> None:
    page = seated(someone, serving, ACTING)
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    page.locator("[data-act=take-upgrade]").click()
    expect(page.locator("#tab-mine")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#panel-mine")).to_contain_text("points")
    page.locator("[data-act=put-back]").click()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
