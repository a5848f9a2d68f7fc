"""What is hidden stays hidden, and is dealt anew without contradiction."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.colonies.answer_view import Laying, Voting
from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.view import ColoniesView
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.conformance.walk import Walk
from tests.games.colonies.build import PLANETS, in_play, new_game, voting

every_count = pytest.mark.parametrize("players", [3, 4, 5])
seeds = st.integers(0, 2**32)


def contents(state: State) -> tuple[list[int], list[int], list[int], int]:
    """How many cards are where, and who has put how many into decks."""
    data = state.to_dict()
    return sorted(data["holder"]), sorted(data["laid_by"]), data["used"], data["current"]


@every_count
@given(seed=seeds)
def test_a_redeal_keeps_the_seats_own_cards_and_the_size_of_everything(players: int, seed: int) -> None:
    walk = Walk(COLONIES, {"players": players}, seed)
    for state in walk.positions(0.05):
        for seat in range(players):
            dealt = state.redeal(seat, walk.random)
            assert contents(dealt) == contents(state)
            then, now = cast(ColoniesView, dealt.view(seat)), cast(ColoniesView, state.view(seat))
            assert then.hand == now.hand
            assert then.laid == now.laid


@pytest.mark.rule("CO-04")
def test_a_redeal_gives_others_other_cards() -> None:
    table = in_play()
    hands = {tuple(table.state.redeal(0, Random(n)).view(1).hand) for n in range(20)}
    assert len(hands) > 10


@pytest.mark.rule("CO-04")
def test_a_redeal_keeps_credits_and_a_disguise_does_not() -> None:
    state = in_play().state
    purses = [state.redeal(0, Random(n)).to_dict()["credits"] for n in range(5)]
    assert purses == [[50] * 5] * 5
    disguised = [state.disguise(0, Random(n)).to_dict()["credits"] for n in range(5)]
    assert len({tuple(purse) for purse in disguised}) == 5
    assert {purse[0] for purse in disguised} == {50}


@pytest.mark.rule("CO-04")
def test_a_laid_card_that_is_not_open_is_guessed_from_the_redealt_hand() -> None:
    table = new_game()
    table.play("elysia", f"lay {table.view('elysia')['hand'][0]}")
    for n in range(10):
        dealt = table.state.redeal(0, Random(n))
        assert cast(Laying, dealt.view(1).secret).card in dealt.view(1).hand
        assert dealt.view(2).secret == Laying(answered=False, card=None)


@pytest.mark.rule("CO-09")
def test_a_sealed_vote_is_guessed_and_an_unsealed_one_is_not_begun() -> None:
    table = voting("open-market")
    table.play("elysia", "yes", "add energy", "done").play("amateru", "no", "add ships")
    ballots = set()
    for n in range(20):
        dealt = table.state.redeal(0, Random(n))
        ballots.add(cast(Voting, dealt.view(1).secret).ballot)
        assert cast(Voting, dealt.view(2).secret).ballot == ""
        assert dealt.actors() == table.state.actors()
    assert ballots == {"yes", "no"}


@pytest.mark.rule("CO-04")
def test_events_about_cards_are_told_to_their_owner_only() -> None:
    table = in_play()
    for event in table.events:
        if event.kind in ("dealt", "laid-card"):
            assert event.audience == (event.parts["seat"],)


@pytest.mark.rule("CO-04")
def test_no_view_of_another_seat_names_a_card_in_hand() -> None:
    table = in_play()
    for planet in PLANETS[1:]:
        for card in table.view(planet)["hand"]:
            assert card not in str(table.view("pallas")["hand"])
            assert card not in str(table.view(None))
