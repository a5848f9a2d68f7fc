"""Before the first turn: planets, stocks, hands and the event deck."""

import pytest

from starboard.games.colonies.game import COLONIES
from starboard.kernel.state import CHANCE
from tests.games.colonies.build import PLANETS, Table, acting, encode, in_play, new_game, outcomes


@pytest.mark.rule("CO-01")
def test_the_ring_and_its_resources() -> None:
    planets = new_game().view()["planets"]
    assert [(planet["planet"], planet["colour"], planet["resource"]) for planet in planets] == [
        ("pallas", "blue", "information"),
        ("elysia", "green", "biotech"),
        ("amateru", "yellow", "energy"),
        ("bellona", "purple", "ships"),
        ("euterpe", "red", "luxury"),
    ]


@pytest.mark.rule("CO-01")
def test_every_planet_has_an_agreement_and_a_route_with_each_other() -> None:
    for number, planet in enumerate(new_game().view()["planets"]):
        clockwise = [PLANETS[(number + step) % 5] for step in range(1, 5)]
        assert [route["to"] for route in planet["routes"]] == clockwise


@pytest.mark.rule("CO-02")
def test_seat_after_seat_draws_one_of_the_planets_that_are_left() -> None:
    table = Table(COLONIES.new({"players": 5}))
    assert outcomes(table) == [f"lot {planet}" for planet in PLANETS]
    table.draw("lot bellona")
    assert outcomes(table) == [f"lot {planet}" for planet in PLANETS if planet != "bellona"]
    assert table.told("lot") == [{"seat": 0, "planet": "bellona"}]


@pytest.mark.rule("CO-02")
def test_the_last_planet_of_five_needs_no_lot() -> None:
    table = Table(COLONIES.new({"players": 5}))
    for planet in PLANETS[:4]:
        table.draw(f"lot {planet}")
    assert outcomes(table) == [f"first {seat}" for seat in range(5)]


@pytest.mark.rule("CO-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_is_any_seat_alike(players: int) -> None:
    table = new_game_before_first(players)
    assert table.state.odds() == [(encode("draw-first", first=n), 1) for n in range(players)]
    table.draw("first 1")
    assert table.view()["first"] == 1


def new_game_before_first(players: int) -> Table:
    table = Table(COLONIES.new({"players": players}))
    while not outcomes(table)[0].startswith("first"):
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    return table


@pytest.mark.rule("CO-02", "CO-29")
def test_three_players_leave_two_planets_that_are_not_neighbours() -> None:
    table = Table(COLONIES.new({"players": 3}))
    assert [weight for _, weight in table.state.odds()] == [1] * 5
    for pair in outcomes(table):
        one, two = [PLANETS.index(planet) for planet in pair.split()[1:]]
        assert (one - two) % 5 in (2, 3)
    table.draw("neutral elysia bellona")
    assert outcomes(table) == ["lot pallas", "lot amateru", "lot euterpe"]


@pytest.mark.rule("CO-02", "CO-28")
def test_with_four_players_the_planet_nobody_drew_is_neutral() -> None:
    table = new_game(4, ("euterpe", "pallas", "bellona", "elysia"))
    assert table.told("neutral") == [{"planet": "amateru"}]
    assert [planet["seat"] for planet in table.view()["planets"]] == [1, 3, None, 2, 0]


@pytest.mark.rule("CO-03")
@pytest.mark.parametrize("players,purse", [(3, 100), (4, 50), (5, 50)])
def test_what_everybody_starts_with(players: int, purse: int) -> None:
    table = new_game(players, ("pallas", "amateru", "bellona", "euterpe", "elysia"))
    for planet in table.owned():
        seen = table.planet(planet)
        assert seen["resources"] == [0 if other == planet else 2 for other in PLANETS]
        assert seen["credits"] == purse
        assert seen["technologies"] == [1] * 5
        assert seen["colonists"] == 0
        assert [(route["gives"], route["gets"], route["pirates"]) for route in seen["routes"]] == [
            (1, 1, 0)
        ] * 4
        assert len(table.view(planet)["hand"]) == 5


@pytest.mark.rule("CO-03")
def test_each_market_starts_with_one_resource_on_the_top_shelf() -> None:
    assert [market["shelves"] for market in new_game().view()["markets"]] == [[1, 0, 0]] * 5


@pytest.mark.rule("CO-04")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_is_asked_for_a_card_of_their_own_hand(players: int) -> None:
    table = new_game(players, ("pallas", "amateru", "bellona", "euterpe", "elysia"))
    assert (table.question, len(table.asked)) == ("lay", players)
    for planet in table.owned():
        assert table.legal(planet) == {f"lay {card}" for card in table.view(planet)["hand"]}
    assert table.refuses("pallas", "lay uprising") == "CO-04"


@pytest.mark.rule("CO-04")
@pytest.mark.parametrize("players,drawn", [(3, 2), (4, 1), (5, 0)])
def test_undealt_cards_fill_the_deck_up_to_five(players: int, drawn: int) -> None:
    table = new_game(players, ("pallas", "amateru", "bellona", "euterpe", "elysia"))
    undealt = 25 - 5 * players
    for planet in table.owned():
        table.act(table.seat(planet), table.state.legal(table.seat(planet))[0])
    for n in range(drawn):
        assert len(outcomes(table)) == undealt - n
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    assert len(outcomes(table)) == 5
    assert table.view()["deck"] == 5


@pytest.mark.rule("CO-04")
def test_the_last_undealt_card_is_not_drawn_for() -> None:
    pack = COLONIES.pack_with({"setup.hand": 1, "setup.deck": 25, "turns.turns": 25})
    table = Table(COLONIES.new({"players": 3}, pack))
    while table.question != "lay":
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    for planet in table.owned():
        table.act(table.seat(planet), table.state.legal(table.seat(planet))[0])
    undealt = []
    while table.view()["deck"] < 25:
        undealt.append(len(outcomes(table)))
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    assert undealt == list(range(22, 1, -1))


@pytest.mark.rule("CO-04")
def test_the_first_event_is_any_card_of_the_deck() -> None:
    table = new_game()
    laid = [table.view(planet)["hand"][2] for planet in PLANETS]
    for planet, card in zip(PLANETS, laid):
        table.play(planet, f"lay {card}")
    assert sorted(outcomes(table)) == sorted(f"card {card}" for card in laid)
    table.draw(f"card {laid[3]}")
    assert table.view()["event"]["card"] == laid[3]
    assert table.view()["deck"] == 4


@pytest.mark.rule("CO-04")
def test_hands_and_credits_and_laid_cards_are_for_their_owner_only() -> None:
    table = in_play()
    for viewer in [*PLANETS, None]:
        view = table.view(viewer)
        assert [planet["planet"] for planet in view["planets"] if "credits" in planet] == (
            [viewer] if viewer else []
        )
        assert (len(view["hand"]), len(view["laid"])) == ((4, 1) if viewer else (0, 0))
        assert view["contributions"] is None


@pytest.mark.rule("CO-04")
def test_at_the_end_credits_and_contributions_are_open() -> None:
    table = acting(turn=10, resources=dict.fromkeys(PLANETS, 9)).everybody_passes()
    view = table.view(None)
    assert view["ending"] == "ten-turns"
    assert all("credits" in planet for planet in view["planets"])
    assert sorted(view["contributions"].values()) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]  # two decks


@pytest.mark.rule("CO-05")
def test_there_are_always_tokens_enough() -> None:
    table = acting(colonists={"pallas": 5000}, resources={**dict.fromkeys(PLANETS, 9000), "euterpe": 0})
    table.everybody_passes()
    assert table.own_pirates("pallas") == 5000
