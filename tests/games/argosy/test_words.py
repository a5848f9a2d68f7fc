"""What Argosy says: the numbers of its pack, one or several of them, and who hears it."""

from typing import Any

import pytest

from starboard.games.argosy.events import Bought, Drew, Gained, Invaded, Tuned
from starboard.games.argosy.game import ARGOSY
from tests.games.argosy.build import Table, table

# Every number of the default pack that some clause says, made another one.
CHANGED = {
    "tokens.of_each_kind": 11,
    "tokens.purple": 8,
    "research_board.side": 7,
    "research_board.scrap_places": 4,
    "research_board.track_limit": 6,
    "research.draw": 3,
    "research.free_card_purples": 3,
    "colonies.tokens_each": 7,
    "knowledge.extrapolate_give": 3,
    "costs.strike.fire": 2,
    "costs.cancel.shields": 2,
    "effects.duplicators_factor": 3,
    "scores.excurists_set": 4,
    "ending.idle_rounds": 2,
}
SAID = {
    "AR-01": ("99 in three colours", "8 purple", "11 times"),
    "AR-02": ("from 0 to 6",),
    "AR-03": ("7 intersections on a side, 28 together", "4 places"),
    "AR-04": ("7 planet tokens", "7 colonies"),
    "AR-11": ("above 6",),
    "AR-13": ("draw 3 tokens",),
    "AR-15": ("3 purples in one draw turn up as many cards",),
    "AR-17": ("give 3 points",),
    "AR-18": ("for 2 Fire Power points", "with 2 Shields points"),
    "AR-22": ("2 rounds of turns without a draw end",),
    "AR-25": ("count 3 times",),
    "AR-34": ("4 points",),
}


@pytest.mark.parametrize("clause", SAID)
def test_a_clause_says_the_numbers_of_the_pack(clause: str) -> None:
    said = ARGOSY.words("en", pack=ARGOSY.pack_with(CHANGED)).clause_text(clause)
    assert [part for part in SAID[clause] if part not in said] == []


def test_a_clause_tells_print_from_ruling_alike_in_every_language() -> None:
    english = ARGOSY.words("en")
    for language in ARGOSY.languages:
        words = ARGOSY.words(language)
        for clause in english.clauses():
            sources = [sentence.source for sentence in words.clause(clause).sentences]
            assert sources == [sentence.source for sentence in english.clause(clause).sentences], clause


@pytest.mark.parametrize(
    "event,english,german",
    [
        (Gained(0, "fire", 1), "You gained a point of Fire Power.", "Du gewinnst einen Punkt: Feuerkraft."),
        (
            Gained(1, "red", 2),
            "Mira gained 2 points of Genetic Engineering (red).",
            "Mira gewinnt 2 Punkte: Gentechnik (rot).",
        ),
        (
            Drew(1, "purple"),
            "Mira drew a purple token into the pool.",
            "Mira zieht einen violetten Stein in den Vorrat.",
        ),
        (
            Bought(0, "razers", "natural"),
            "You bought Razers at the Natural price.",
            "Du kaufst Razers zum natürlichen Preis.",
        ),
        (Invaded(1, 0, "core"), "Mira took Colchis from you.", "Mira erobert Kolchis von dir."),
        (
            Tuned(0, "duplicators", "fire"),
            "You chose Fire Power for Duplicators to double.",
            "Du wählst Feuerkraft: Das zählt durch Duplicators doppelt.",
        ),
        (
            Tuned(0, "duplicators", "fire", 3),
            "You chose Fire Power for Duplicators to multiply by 3.",
            "Du wählst Feuerkraft: Das zählt durch Duplicators 3-fach.",
        ),
    ],
    ids=lambda given: given.kind if hasattr(given, "kind") else "",
)
def test_an_event_is_said_to_who_hears_it(event: Any, english: str, german: str) -> None:
    assert ARGOSY.words("en").event(event, 0) == english
    assert ARGOSY.words("de").event(event, 0) == german


@pytest.mark.parametrize(
    "changes,text,sentence",
    [
        ({}, "draw", "Draw two tokens into the pool"),
        ({"research.draw": 1}, "draw", "Draw a token into the pool"),
        ({"research.draw": 4}, "draw", "Draw 4 tokens into the pool"),
    ],
)
def test_a_choice_says_how_many(changes: dict[str, int], text: str, sentence: str) -> None:
    game = table(changes=changes)
    assert said(game, text) == sentence


def test_a_conversion_says_what_it_takes_and_gives() -> None:
    changes = {"effects.starstormers": {"give": 2, "gain": 3, "tracks": ["red", "green", "shields"]}}
    game = table(action=2, tracks=["R3"], cards=["starstormers"], changes=changes)
    assert said(game, "tR") == "Convert 2 points of Genetic Engineering (red)"
    assert said(game.do("tR"), "+G") == "Gain 3 points of Weather Control (green)"


def said(game: Table, text: str) -> str:
    state = game.state
    seat = state.actors()[0]
    choice = ARGOSY.describe(state, seat, ARGOSY.parse(state, seat, text))
    return ARGOSY.words("en", pack=state.components()).action(choice, seat)
