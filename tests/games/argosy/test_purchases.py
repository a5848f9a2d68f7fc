"""What the points of a placement would buy next is there to be bought after it, and was not before."""

from typing import cast

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.rules import Argosy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE


def can_buy(state: Argosy, seat: int) -> set[tuple[str, str]]:
    """Cards and acts on planets that the seat's view calls affordable."""
    view = state.view(seat)
    cards = {("card", card.card) for card in view.cards if card.affordable}
    return cards | {(offer.kind, offer.planet) for offer in view.offers if offer.payable}


@pytest.mark.rule("AR-14")
def test_what_a_placement_would_buy_comes_true() -> None:
    random = Random(4)
    state = cast(Argosy, ARGOSY.new(players=3))
    policy = ARGOSY.policy
    bought = compared = 0
    while (actors := state.actors()) and bought < 12:
        actor = actors[0]
        if actor != CHANCE:
            for goal in ARGOSY.goals(state, actor)[:4]:
                after = state.clone()
                for action in goal.path:
                    after.apply(actor, action)
                then, now = can_buy(after, actor), can_buy(state, actor)
                planned = {(one.kind, name) for one in goal.buys for name in one.names}
                assert planned == then - now
                compared += 1
                bought += bool(planned)
        chosen = random.weighted(state.odds()) if actor == CHANCE else policy.choose(state, actor, random)
        state.apply(actor, chosen)
    assert compared > bought > 0
