"""Who begins, what lies open, and the draft."""

from collections.abc import Sequence

import pytest

from starboard.games.argosy.game import ARGOSY
from tests.games.argosy.build import CHANCE, Table, new

CARDS = ("perceptors", "duplicators", "wanderers", "migrators")


def dealt(players: int = 3, first: int = 1, tokens: Sequence[str] = ()) -> Table:
    """A game with its cards and the draft's tokens on the table."""
    game = new(players, first).do(*CARDS[:players])
    return game.do(*tokens)


TWELVE = ["RF"] * 6 + ["GN"] * 6
SIXTEEN = ["RF"] * 8 + ["GN"] * 8


@pytest.mark.rule("AR-07")
@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_is_as_likely_to_begin(players: int) -> None:
    state = ARGOSY.new({"players": players})
    assert state.odds() == [(seat, 1) for seat in range(players)]


@pytest.mark.rule("AR-07")
@pytest.mark.parametrize("players", [3, 4])
def test_as_many_cards_as_players_lie_open(players: int) -> None:
    game = dealt(players)
    assert [card.card for card in game.view.cards] == list(CARDS[:players])
    assert game.asked == "deal-tokens"


@pytest.mark.rule("AR-07")
def test_a_card_is_dealt_once() -> None:
    game = new().do("perceptors")
    assert len(game.state.odds()) == 17


@pytest.mark.rule("AR-07")
def test_no_purple_token_comes_into_the_draft() -> None:
    game = dealt()
    assert "purple" not in game.legal()
    assert [weight for _, weight in game.state.odds()] == [10] * 9


@pytest.mark.rule("AR-07")
@pytest.mark.parametrize("players,tokens", [(3, TWELVE), (4, SIXTEEN)])
def test_four_tokens_a_player_are_drafted(players: int, tokens: list[str]) -> None:
    game = dealt(players, 1, tokens)
    assert game.asked == "draft"
    assert sum(game.view.pool.values()) == 4 * players
    assert game.view.bag == 97 - 4 * players


@pytest.mark.rule("AR-07")
def test_the_draft_goes_clockwise_from_the_first_player() -> None:
    game = dealt(3, 2, TWELVE)
    order = []
    for place in ("a1", "a1", "a1", "b1"):
        order.append(game.actor)
        game.do("RF", place)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("AR-07")
def test_a_drafted_token_cannot_be_laid_on_another() -> None:
    game = dealt(3, 1, TWELVE).do("RF", "a1", "RF", "a1", "RF", "a1", "RF")
    assert game.refuses("a1") == "AR-07"


@pytest.mark.rule("AR-07")
def test_only_what_was_drawn_can_be_drafted() -> None:
    assert dealt(3, 1, TWELVE).refuses("BS") == "AR-07"


@pytest.mark.rule("AR-07", "AR-08", "AR-12")
def test_the_draft_teaches() -> None:
    game = dealt(3, 1, TWELVE)
    for place in ("a1", "b1", "b2"):
        game.do("RF", place, "GN", place, "GN" if place != "b2" else "RF", place)
    assert game.tracks(0) == "F1 R1"
    assert game.tracks(1) == "N1 G1"


@pytest.mark.rule("AR-07")
def test_the_last_kind_of_the_draft_is_not_asked_for() -> None:
    game = dealt(3, 1, ["RF"] * 10 + ["GN"] * 2).do("GN", "a1", "GN", "a1")
    assert game.asked == "place"
    assert game.view.step.hand == "red-fire"


@pytest.mark.rule("AR-07")
def test_after_the_draft_the_first_player_has_the_first_turn() -> None:
    game = dealt(3, 3, TWELVE)
    for place in ("a1", "c1"):
        game.do("RF", place, "RF", place, "RF", place)
    for place in ("e1", "f1"):
        game.do(place, place, place)  # only one kind is left
    assert game.actor == 2
    assert game.asked == "research"
    assert game.view.pool == {}


def test_a_new_game_asks_chance() -> None:
    assert Table(ARGOSY.new()).actor == CHANCE
