"""The vote, its outcome, and the event deck."""

from itertools import permutations

import pytest

from starboard.kernel.state import CHANCE
from tests.games.colonies.build import PACK, PLANETS, Table, acting, encode, outcomes, voting

THREE = ("pallas", "elysia", "bellona")


@pytest.mark.rule("CO-09")
def test_first_the_ballot_then_resources_then_the_seal() -> None:
    table = voting("nominate-governor")
    assert table.legal("pallas") == {"yes", "no"}
    assert table.refuses("pallas", "done") == "CO-09"
    assert table.refuses("pallas", "add energy") == "SB-03"
    table.play("pallas", "yes")
    assert table.legal("pallas") == {"done", "add biotech", "add energy", "add ships", "add luxury"}
    assert table.refuses("pallas", "no") == "CO-09"


@pytest.mark.rule("CO-09")
def test_no_more_is_laid_than_there_is() -> None:
    table = voting("nominate-governor")
    table.play("pallas", "no", "add energy", "add energy")
    assert table.refuses("pallas", "add energy") == "CO-09"
    assert table.view("pallas")["secret"]["votes"] == 3


@pytest.mark.rule("CO-09")
@pytest.mark.parametrize("outcome", ["yes", "no"])
def test_what_is_spent_is_gone_whatever_the_result(outcome: str) -> None:
    table = voting("nominate-governor", levels={("elysia", "influence"): 6})
    table.vote(pallas="yes energy ships", elysia=outcome)
    assert table.view()["vote"]["outcome"] == outcome
    assert table.planet("pallas")["resources"] == [0, 2, 1, 1, 2]


@pytest.mark.rule("CO-09")
def test_others_see_the_stock_as_it_was_until_all_votes_are_in() -> None:
    table = voting("nominate-governor")
    before = table.view("elysia")
    table.play("pallas", "yes", "add energy", "add ships")
    assert table.view("elysia") == before
    table.play("pallas", "done")
    after = table.view("elysia")
    assert after.pop("actors") == [1, 2, 3, 4]
    assert after["question"].pop("seats") == [1, 2, 3, 4]
    assert after["planets"] == before["planets"]
    assert after["vote"] is None


@pytest.mark.rule("CO-09")
def test_only_the_last_seal_reveals() -> None:
    table = voting("nominate-governor")
    done = encode("done")
    for planet in PLANETS:
        table.play(planet, "no")
    for planet in PLANETS[:4]:
        assert not table.state.reveals(table.seat(planet), done)
        table.play(planet, "done")
    assert table.state.reveals(4, done)


@pytest.mark.rule("CO-09")
def test_votes_give_the_same_in_any_order() -> None:
    ballots = {
        "pallas": ("yes", "add energy", "done"),
        "elysia": ("no", "done"),
        "bellona": ("no", "add luxury", "done"),
    }
    reached = []
    for order in permutations(THREE):
        table = voting("open-market", 3, THREE)
        for planet in order:
            table.play(planet, *ballots[planet])
        reached.append(table.state.to_dict())
    assert all(state == reached[0] for state in reached)


@pytest.mark.rule("CO-10")
def test_all_who_gave_the_most_yes_votes_lead() -> None:
    table = voting("open-market")
    table.vote(pallas="yes", elysia="yes energy", amateru="yes ships", bellona="no", euterpe="no")
    assert table.asked == ["elysia"]
    table.play("elysia", "credits")
    assert table.asked == ["amateru"]
    table.play("amateru", "credits")
    assert [table.credits(planet) for planet in PLANETS] == [50, 54, 54, 50, 50]


@pytest.mark.rule("CO-10")
def test_the_fewest_votes_count_whether_yes_or_no() -> None:
    table = voting("nominate-governor", levels=dict.fromkeys([(p, "influence") for p in PLANETS[1:4]], 2))
    table.vote(pallas="yes", elysia="no", amateru="no", bellona="no", euterpe="no")
    assert [table.planet(planet)["lost_actions"] for planet in PLANETS] == [1, 0, 0, 0, 1]


@pytest.mark.rule("CO-10")
@pytest.mark.parametrize("outcome,asked", [("yes", ["pallas"]), ("no", [])])
def test_the_first_player_decides_a_tie(outcome: str, asked: list[str]) -> None:
    table = voting("open-market", 4, ("pallas", "elysia", "bellona", "euterpe"), resources={"pallas": 0})
    table.vote(pallas="yes", elysia="yes", bellona="no", euterpe="no")
    assert (table.question, table.asked) == ("decide", ["pallas"])
    table.play("pallas", f"decide {outcome}")
    assert table.told("decided") == [{"seat": 0, "ballot": outcome}]
    assert table.view()["vote"]["outcome"] == outcome
    assert table.question == ("offer" if outcome == "yes" else "lose")


@pytest.mark.rule("CO-11")
def test_effects_go_round_from_the_first_player() -> None:
    table = voting("increased-crime", first=2)
    table.vote(elysia="no energy")
    placed = [event["of"] for event in table.told("pirates-placed")]
    assert list(dict.fromkeys(placed)) == ["amateru", "bellona", "euterpe", "pallas", "elysia"]


@pytest.mark.rule("CO-11")
def test_everybody_has_the_second_effect_before_anybody_has_the_third() -> None:
    table = voting("labour-dispute", colonists=dict.fromkeys(PLANETS, 9))
    table.vote()
    kinds = [event.kind for event in table.events if event.kind in ("lost-colonists", "pirates-placed")]
    assert kinds == sorted(kinds)
    assert kinds.count("lost-colonists") == 5


@pytest.mark.rule("CO-11")
def test_a_tie_of_all_for_the_fewest_hits_all() -> None:
    table = voting("nominate-governor").vote()
    assert [table.planet(planet)["lost_actions"] for planet in PLANETS] == [1] * 5


@pytest.mark.rule("CO-11")
def test_who_cannot_lose_all_of_it_loses_what_there_is() -> None:
    table = voting("open-market", resources={"pallas": {"energy": 1}, "elysia": 0})
    table.vote()
    assert table.stock("pallas") == 0
    assert table.asked == ["amateru"]  # neither Pallas nor Elysia had a choice


@pytest.mark.rule("CO-11")
def test_losses_of_choice_are_chosen_one_by_one_and_ended() -> None:
    table = voting("open-market", resources={"pallas": {"energy": 2, "ships": 2}}).vote()
    assert table.legal("pallas") == {"lose energy", "lose ships"}
    assert table.refuses("pallas", "lose luxury") == "CO-11"
    assert table.refuses("pallas", "done") == "CO-11"
    table.play("pallas", "lose energy", "lose energy")
    assert table.legal("pallas") == {"done"}
    assert table.refuses("pallas", "lose ships") == "CO-11"


@pytest.mark.rule("CO-11")
def test_what_leaves_no_choice_is_not_asked() -> None:
    table = voting("open-market", resources={"pallas": {"energy": 1, "ships": 3}}).vote()
    table.play("pallas", "lose energy")  # now there are only ships
    assert table.planet("pallas")["resources"] == [0, 0, 0, 2, 0]
    assert table.legal("pallas") == {"done"}


@pytest.mark.rule("CO-12")
def test_after_the_event_the_next_card_is_revealed() -> None:
    table = voting("nominate-governor").vote()
    assert table.question == "draw"
    assert len(table.state.legal(CHANCE)) == 4
    table.act(CHANCE, table.state.legal(CHANCE)[1])
    assert table.question == "action"
    assert table.view()["event"] is not None
    assert table.view()["used"] == ["nominate-governor"]


def after_events(number: int, card: str = "nominate-governor", players: int = 5) -> Table:
    """The vote on `card` with `number` events of the deck behind it."""
    planets = ("pallas", "elysia", "bellona", "euterpe", "amateru")
    return voting(card, players, planets, turn=number + 1)


@pytest.mark.rule("CO-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_the_fifth_event_the_hands_make_a_new_deck(players: int) -> None:
    planets = ("pallas", "elysia", "bellona", "euterpe", "amateru")[:players]
    table = after_events(4, players=players).vote()
    assert table.question == "lay"
    assert len(table.asked) == players
    for planet in planets:
        assert len(table.legal(planet)) == 4
        table.act(table.seat(planet), table.state.legal(table.seat(planet))[0])
    while table.view()["deck"] < 5:
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    table.act(CHANCE, table.state.legal(CHANCE)[0])
    assert table.question == "action"
    assert [len(table.view(planet)["hand"]) for planet in planets] == [3] * players


@pytest.mark.rule("CO-12")
def test_the_last_card_of_a_deck_is_drawn_like_the_others() -> None:
    table = after_events(3)
    last = [n for n, place in enumerate(table.state.to_dict()["holder"]) if place == 6]
    table.vote()
    assert outcomes(table) == [f"card {PACK.cards[last[0]]}"]
    table.act(CHANCE, table.state.legal(CHANCE)[0])
    assert table.question == "action"


@pytest.mark.rule("CO-12")
def test_after_the_event_of_turn_ten_nothing_is_revealed() -> None:
    table = voting("nominate-governor", turn=10).vote()
    assert table.question == "action"
    assert table.view()["event"] is None


@pytest.mark.rule("CO-12")
def test_the_current_event_is_known_through_the_action_phase_before() -> None:
    table = acting()
    assert table.view()["event"]["colonists"] in (0, 5)
