"""Income: production and the arrival of colonists."""

from typing import Any

import pytest

from tests.games.colonies.build import PACK, Table, in_play, settling


@pytest.mark.rule("CO-06")
def test_production_follows_the_own_promises_and_not_the_partners() -> None:
    table = in_play()
    assert table.has("pallas", "information") == 4 + 1
    assert table.has("pallas", "biotech") == 2


@pytest.mark.rule("CO-07")
@pytest.mark.parametrize("turn,card,arrivals", [(1, 0, 1), (1, 1, 6), (10, 2, 15), (7, 3, 7)])
def test_arrivals_are_the_cards_number_and_the_turns(turn: int, card: int, arrivals: int) -> None:
    table = with_card(card, turn=turn)
    assert table.view()["arrivals"] == arrivals
    table.settle()
    assert [table.colonists(planet) for planet in table.owned()] == [arrivals] * 5


def with_card(card: int, **change: Any) -> Table:
    """Income of a turn with another card as the current event."""
    return settling(PACK.cards[card], **change)


@pytest.mark.rule("CO-08")
def test_turned_away_and_paid_for_are_at_most_the_community_level_together() -> None:
    table = with_card(1, levels={("pallas", "community"): 2})
    pairs = {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)}
    assert table.legal("pallas") == {f"settle {away} {paid}" for away, paid in pairs}
    assert table.refuses("pallas", "settle 1 2") == "CO-08"


@pytest.mark.rule("CO-08")
def test_nobody_is_paid_for_a_colonist_who_was_turned_away() -> None:
    table = with_card(0, levels={("pallas", "community"): 6})  # one colonist arrives
    assert table.legal("pallas") == {"settle 0 0", "settle 0 1", "settle 1 0"}


@pytest.mark.rule("CO-08")
def test_all_choose_at_the_same_time_and_see_nothing_of_each_other() -> None:
    table = with_card(1)
    assert len(table.asked) == 5
    table.play("elysia", "settle 0 1")
    assert len(table.asked) == 4
    for viewer in ("pallas", None):
        assert table.view(viewer)["planets"][1]["colonists"] == 0
    assert table.view("pallas")["secret"] == {
        "kind": "settle",
        "answered": False,
        "away": 0,
        "paid": 0,
        "most": 1,
    }
    secret = table.view("elysia")["secret"]
    assert (secret["answered"], secret["away"], secret["paid"]) == (True, 0, 1)
