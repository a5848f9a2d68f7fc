"""Positions as data, choices as text, and what is foretold."""

from typing import Any

import pytest

from starboard.games.colonies.game import COLONIES
from starboard.kernel.errors import BadPosition, UnreadableAction
from tests.games.colonies.build import PLANETS, acting, voting


@pytest.mark.parametrize(
    "change,sentence",
    [
        ({"planet_of": [0, 0, 1, 2, 3]}, "one planet"),
        ({"resources": [[0] * 5] * 4}, "must be a list of 5"),
        ({"credits": [0, 0, 0, 0, -1]}, "from 0 to"),
        ({"levels": [[7] * 5] * 5}, "from 1 to 6"),
        ({"ask": "tea"}, "must be one of"),
        ({"ask": "vote"}, "is not asked in"),
        ({"ask": "nothing"}, "not over"),
        ({"asked": -1}, "no player has"),
        ({"first": -1}, "first player"),
        ({"pirates": [[1, 0, 0, 0, 0], *[[0] * 5] * 4]}, "with itself"),
        ({"promises": [[0] * 5] * 5}, "at least 1"),
        ({"policed": [[0, 1, 0, 0, 0], *[[0] * 5] * 4]}, "answers so far"),
        ({"used": [3]}, "used event cards"),
        ({"current": -1}, "current event card"),
        ({"players": 2}, "from 3 to 5"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    data = {**acting().state.to_dict(), **change}
    with pytest.raises(BadPosition, match=sentence):
        COLONIES.from_dict(data)


@pytest.mark.rule("CO-28")
def test_pirates_on_a_neutral_planets_route_are_no_position() -> None:
    data = acting("pallas", 4, ("pallas", "elysia", "amateru", "bellona")).state.to_dict()
    data["pirates"][4][0] = 1
    with pytest.raises(BadPosition, match="CO-28"):
        COLONIES.from_dict(data)


@pytest.mark.parametrize("data", [None, [], "colonies", {}, {"game": "wheel"}])
def test_other_things_are_no_positions(data: Any) -> None:
    with pytest.raises(BadPosition):
        COLONIES.from_dict(data)


@pytest.mark.parametrize(
    "typed,meant",
    [
        ("commerce", "commerce"),
        ("COMMERCE", "commerce"),
        ("comme", "commerce"),
        ("up mil", "upgrade military"),
        ("upgrade, mil", "upgrade military"),
        ("p", "pass"),
    ],
)
def test_words_may_be_shortened(typed: str, meant: str) -> None:
    state = acting(resources={"pallas": 9}, colonists={"pallas": 9}).state
    assert COLONIES.notation(state, 0, COLONIES.parse(state, 0, typed)) == meant


@pytest.mark.parametrize("typed,says", [("", "Type a choice"), ("dance", "no choice"), ("com", "could mean")])
def test_what_cannot_be_read_is_answered_with_what_could(typed: str, says: str) -> None:
    with pytest.raises(UnreadableAction, match=says):
        COLONIES.parse(acting().state, 0, typed)


@pytest.mark.rule("CO-22", "CO-24")
def test_upkeep_is_foretold_partner_by_partner_in_paying_order() -> None:
    table = acting(
        promises={("pallas", "amateru"): 3, ("bellona", "pallas"): 4},
        pirates={("pallas", "bellona"): 2},
        resources={"pallas": {"information": 4}},
        colonists={"pallas": 3},
    )
    foretold = [(event.kind, event.parts) for event in COLONIES.outlook(table.state, 0).forecasts]
    assert foretold == [
        ("will-exchange", {"planet": "elysia", "gives": 1, "gets": 1}),
        ("will-exchange", {"planet": "amateru", "gives": 3, "gets": 1}),
        ("will-be-blocked", {"planet": "bellona", "gives": 1, "gets": 4, "count": 2}),
        ("will-exchange", {"planet": "euterpe", "gives": 1, "gets": 1}),
        ("will-lack", {"resource": "information", "count": 2, "credits": 6}),
        ("will-turn-pirate", {"seat": 0, "count": 3}),
    ]
    assert all(COLONIES.holds(table.state, event) for event in COLONIES.forecasts(table.state, 0))


@pytest.mark.rule("CO-22", "CO-25")
def test_what_is_foretold_of_upkeep_comes_about() -> None:
    table = acting(
        resources={**dict.fromkeys(PLANETS, 9)}, colonists={"pallas": 3}, promises={("elysia", "pallas"): 2}
    )
    foretold = {event.parts["planet"]: event.parts for event in COLONIES.forecasts(table.state, 0)[:4]}
    assert ("will-last", {"resource": "information", "count": 5}) in [
        (event.kind, event.parts) for event in COLONIES.forecasts(table.state, 0)
    ]
    table.everybody_passes()
    for event in table.told("delivered"):
        if event["of"] == "pallas":
            assert event["count"] == foretold[event["to"]]["gives"]
        if event["to"] == "pallas":
            assert event["count"] == foretold[event["of"]]["gets"]
    assert {"seat": 0, "count": 3} in table.told("turned-pirate")


def test_every_sentence_of_a_forecast_can_be_said() -> None:
    table = acting(pirates={("pallas", "bellona"): 1}, colonists={"pallas": 1})
    words = COLONIES.words(players=5)
    for event in COLONIES.forecasts(table.state, 0):
        assert words.event(event, 0)


def test_the_board_shows_ring_agreements_pirates_markets_and_the_event() -> None:
    table = voting("uprising", pirates={("pallas", "bellona"): 2})
    drawn = COLONIES.board(table.state, 0)
    for text in (
        "Pallas (Information), Player 1 *",
        "Bellona 1>1 x2",
        "50 Credits",
        "Event: Uprising (+5 colonists)",
    ):
        assert text in drawn
    assert "Credits, " not in COLONIES.board(table.state, None)
    assert drawn.count(" Credits") == 2  # the own purse, and the alternative on the card


def test_positions_share_nothing_that_changes() -> None:
    first, second = acting(), voting("open-market")
    before = first.state.to_dict(), second.state.clone().to_dict()
    twin = second.state.clone()
    second.vote(pallas="yes energy energy", elysia="yes").play("pallas", "credits")
    assert (first.state.to_dict(), twin.to_dict()) == before
