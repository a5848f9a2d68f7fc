"""Deals: what may be proposed, what it would come to, when a word is kept, and what bots make of it."""

from typing import Any

import pytest

from starboard.games.colonies import deal_values
from starboard.games.colonies.deal_terms import (
    ClearRoute,
    ColoniesBargain,
    ColoniesProposals,
    Credits,
    FreeWord,
    LeaveAlone,
    NoPirates,
    Trade,
    VoteTerm,
)
from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.numbering import PLACE
from starboard.kernel.errors import StarboardError
from starboard.kernel.negotiation import DealReply, Heard, Term, WordSoFar, kept_to
from starboard.kernel.rng import Random
from tests.games.colonies.build import Table, acting, new_game, voting
from tests.games.colonies.phases import every_phase

DEALS: Any = COLONIES.negotiation
PALLAS, ELYSIA, AMATERU = 0, 1, 2


def trade(gives: int, gets: int, giver: int = PALLAS, receiver: int = ELYSIA, turn: int = 1) -> Trade:
    return Trade(giver=giver, receiver=receiver, turn=turn, gives=gives, gets=gets)


def refusal(table: Table, *terms: Term) -> str:
    try:
        DEALS.check(table.state, DEALS.completed(table.state, terms))
    except StarboardError as error:
        return error.code
    return ""


def verdict(table: Table, term: Term, since: int = 0) -> str:
    """What everything that was told makes of a word."""
    judged = WordSoFar()
    for told in table.events[since:]:
        if told.audience is None and not judged.verdict:
            actor = getattr(told.event, "seat", 0)
            turn = COLONIES.turn_number(table.state)
            judged = DEALS.follow(table.state, term, judged, Heard(actor, turn, told.event))
    return str(judged.verdict)


def to_upkeep(table: Table) -> Table:
    table.everybody_passes().nobody_polices()
    while table.question == "pay":
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    return table


# -- what may be proposed --------------------------------------------------------------------------


@pytest.mark.rule("CO-17")
def test_a_trade_is_offered_within_the_range_and_the_influence_level() -> None:
    table = acting(levels={("pallas", "influence"): 2}, promises={("pallas", "elysia"): 3})
    assert refusal(table, trade(4, 2)) == ""
    assert refusal(table, trade(3, 1)) == "trade-stands"
    assert refusal(table, trade(0, 1)) == "trade-range"
    assert refusal(table, trade(7, 1)) == "trade-range"
    assert refusal(table, trade(5, 3)) == "trade-points"  # two adjustments are 3 points
    with pytest.raises(StarboardError) as refused:
        DEALS.check(table.state, [trade(5, 3)])
    assert str(refused.value) == "2 adjustments are 3 points; the Influence level is 2."


@pytest.mark.rule("CO-17")
def test_credits_change_hands_by_one_sided_steps_only() -> None:
    table = acting(levels={("pallas", "influence"): 3})
    full = DEALS.completed(table.state, [trade(1, 2)])
    assert full[0] == Trade(giver=0, receiver=1, turn=1, gives=1, gets=2, from_gives=1, from_gets=1)
    assert full[1] == Credits(giver=0, receiver=1, turn=1, count=1)
    assert DEALS.completed(table.state, [trade(2, 2)])[1:] == []
    apart = acting(levels={("pallas", "influence"): 3}, promises={("elysia", "pallas"): 3})
    assert DEALS.completed(apart.state, [trade(2, 2)])[1].count == 2  # one up, one down
    paid = Credits(giver=0, receiver=1, turn=1, count=2)
    assert refusal(table, trade(1, 2), paid) == "credits-by-steps"
    assert refusal(table, paid) == ""  # two one-sided steps are 3 points
    assert refusal(table, Credits(giver=0, receiver=1, turn=1, count=3)) == "trade-points"
    assert refusal(table, Credits(giver=1, receiver=0, turn=1, count=2)) == "trade-points"


@pytest.mark.rule("CO-17")
def test_other_components_hand_over_other_credits() -> None:
    plain = acting(levels={("pallas", "influence"): 3})
    table = Table(COLONIES.from_dict(plain.state.to_dict(), COLONIES.pack_with({"agreements.one_sided": 2})))
    paid = DEALS.completed(table.state, [trade(1, 2)])[1]
    assert paid.count == 2 and refusal(table, trade(1, 2), paid) == ""
    assert refusal(table, trade(1, 3), paid) == "credits-by-steps"  # two steps hand over 4
    assert refusal(table, Credits(giver=0, receiver=1, turn=1, count=3)) == "credits-by-steps"
    with pytest.raises(StarboardError) as refused:
        DEALS.check(table.state, [trade(1, 3), paid])
    assert refused.value.parts == {"credits": 4}


@pytest.mark.rule("CO-09")
def test_a_vote_that_is_past_is_not_offered() -> None:
    table = acting(turn=3)
    assert refusal(table, VoteTerm(giver=1, receiver=0, turn=3, ballot="no")) == "vote-is-past"
    (vote,) = DEALS.completed(table.state, [VoteTerm(giver=1, receiver=0, turn=4, ballot="no")])
    assert vote.card == table.view()["event"]["card"]
    (later,) = DEALS.completed(table.state, [VoteTerm(giver=1, receiver=0, turn=5, ballot="no")])
    assert later.card is None
    assert refusal(table, VoteTerm(giver=1, receiver=0, turn=11, ballot="no")) == "deal-turn"


def test_only_pirates_that_are_there_can_be_taken_off() -> None:
    table = acting(pirates={("elysia", "pallas"): 2})
    assert refusal(table, ClearRoute(giver=0, receiver=1, turn=1, count=2, to="pallas")) == ""
    assert refusal(table, ClearRoute(giver=0, receiver=1, turn=1, count=3)) == "pirates-there"
    assert refusal(table, ClearRoute(giver=0, receiver=1, turn=1, count=1, to="amateru")) == "pirates-there"


def test_a_proposal_has_one_trade_and_one_payment_at_most() -> None:
    table = acting(levels={("pallas", "influence"): 3})
    paid = Credits(giver=0, receiver=1, turn=1, count=1)
    assert refusal(table, trade(2, 2), trade(3, 3)) == "one-trade"
    assert refusal(table, paid, paid) == "one-payment"


@pytest.mark.rule("CO-17")
def test_what_actions_carry_out_is_offered_until_the_action_phase_is_over() -> None:
    table = acting(levels={("pallas", "influence"): 3}, pirates={("elysia", "pallas"): 2})
    for term in (
        trade(2, 2),
        Credits(giver=0, receiver=1, turn=1, count=1),
        ClearRoute(giver=0, receiver=1, turn=1, count=1),
    ):
        assert refusal(table, term) == ""
    table.everybody_passes()
    assert table.question == "police"
    for turn, expected in ((1, "actions-are-past"), (2, "")):
        assert refusal(table, trade(2, 2, turn=turn)) == expected
        assert refusal(table, Credits(giver=0, receiver=1, turn=turn, count=1)) == expected
        assert refusal(table, ClearRoute(giver=0, receiver=1, turn=turn, count=1)) == expected
    with pytest.raises(StarboardError, match=r"^The actions of turn 1 are past\.$"):
        DEALS.check(table.state, [trade(2, 2)])


@pytest.mark.rule("CO-17")
def test_a_refusal_says_what_would_be_right() -> None:
    table = acting(levels={("pallas", "influence"): 3}, pirates={("elysia", "pallas"): 2})
    too_much = Credits(giver=0, receiver=1, turn=1, count=2)
    for terms, code, numbers in (
        ([trade(7, 1)], "trade-range", {"lowest": 1, "highest": 6}),
        ([trade(1, 2), too_much], "credits-by-steps", {"credits": 1}),
        ([Credits(giver=0, receiver=1, turn=1, count=0)], "credits-by-steps", {"credits": 1}),
        ([ClearRoute(giver=0, receiver=1, turn=1, count=0)], "pirates-there", {"count": 2}),
    ):
        with pytest.raises(StarboardError) as refused:
            DEALS.check(table.state, terms)
        assert (refused.value.code, refused.value.parts) == (code, numbers)


def test_what_may_be_proposed_shows_how_each_agreement_and_route_stands() -> None:
    table = acting(
        levels={("pallas", "influence"): 2, ("elysia", "influence"): 3},
        promises={("pallas", "elysia"): 3},
        pirates={("pallas", "amateru"): 1, ("elysia", "pallas"): 2},
    )
    first = DEALS.possible(table.state, PALLAS).partners[0]
    assert (first.seat, first.gives, first.gets, first.own_points, first.points) == (ELYSIA, 3, 1, 2, 3)
    assert [(one.to, one.count) for one in first.own_pirates] == [("amateru", 1)]
    assert [(one.to, one.count) for one in first.pirates] == [("pallas", 2)]


def test_the_forecast_tells_apart_what_is_sent_and_what_comes() -> None:
    table = acting(levels={("pallas", "influence"): 3}, promises={("pallas", "elysia"): 3})
    mine, theirs = DEALS.outcome(table.state, [trade(5, 2)]).balances
    assert (mine.sends.before, mine.sends.after, mine.gets.before, mine.gets.after) == (3, 5, 1, 2)
    assert mine.makes.after - mine.makes.before == 2
    assert (theirs.sends.before, theirs.sends.after, theirs.gets.before, theirs.gets.after) == (1, 2, 3, 5)
    assert theirs.makes.after - theirs.makes.before == 1


def test_what_may_be_proposed_names_every_player_and_no_neutral_planet() -> None:
    table = acting(players=4, planets=("pallas", "elysia", "amateru", "bellona"))
    found = DEALS.possible(table.state, 1)
    assert isinstance(found, ColoniesProposals)
    assert [partner.planet for partner in found.partners] == ["amateru", "bellona", "pallas"]
    assert (found.turn, found.last, found.next_vote) == (1, 10, 2)
    assert found.card == table.view()["event"]["card"]
    over = DEALS.possible(acting(turn=10).state, 0)
    assert (over.next_vote, over.card) == (None, None)


@pytest.mark.rule("CO-09")
def test_a_vote_that_is_still_open_can_be_promised() -> None:
    table = voting("exotic-disease")
    assert DEALS.possible(table.state, 0).next_vote == COLONIES.turn_number(table.state) == 1
    assert refusal(table, VoteTerm(giver=1, receiver=0, turn=1, ballot="no")) == ""


@pytest.mark.rule("CO-09")
@pytest.mark.parametrize("sealed", ["yes", "no"])
def test_a_vote_that_is_sealed_cannot_be_promised_whatever_it_is(sealed: str) -> None:
    table = voting("exotic-disease")
    table.play("elysia", sealed, "done")
    gift = LeaveAlone(giver=PALLAS, receiver=ELYSIA, turn=1)
    for ballot in ("yes", "no"):
        vote = VoteTerm(giver=ELYSIA, receiver=PALLAS, turn=1, ballot=ballot)
        assert refusal(table, vote) == "vote-is-sealed"
        assert DEALS.overtaken(table.state, [vote])
        assert DEALS.answer(table.state, ELYSIA, [vote, gift], False) == DealReply("decline")
        assert refusal(table, VoteTerm(giver=PALLAS, receiver=ELYSIA, turn=1, ballot=ballot)) == ""
        assert refusal(table, VoteTerm(giver=ELYSIA, receiver=PALLAS, turn=2, ballot=ballot)) == ""
    elysia = DEALS.possible(table.state, PALLAS).partners[0]
    assert (elysia.seat, elysia.own_vote, elysia.vote) == (ELYSIA, 1, 2)


@pytest.mark.rule("CO-06")
def test_the_forecast_of_a_trade_comes_true() -> None:
    table = acting(
        levels={("pallas", "influence"): 1, ("pallas", "industry"): 2}, pirates={("elysia", "pallas"): 1}
    )
    bargain = DEALS.outcome(table.state, [trade(2, 2)])
    assert isinstance(bargain, ColoniesBargain)
    mine, theirs = bargain.balances
    assert (mine.makes.before, mine.makes.after) == (6, 7)
    assert (mine.sends.after, mine.gets.after, mine.pirates, theirs.pirates) == (2, 2, 0, 1)
    assert (bargain.points, bargain.level, bargain.credits) == (1, 1, 0)
    table.play("pallas", "influence", "adjust elysia both-up", "done")
    own = table.view()["planets"][0]
    assert sum(route["gives"] for route in own["routes"]) + 2 == mine.makes.after


# -- what was kept ---------------------------------------------------------------------------------


@pytest.mark.rule("CO-17")
def test_a_trade_is_kept_when_the_markers_stand_so_at_upkeep() -> None:
    table = acting()
    table.play("pallas", "influence", "adjust elysia both-up", "done")
    assert verdict(table, trade(2, 2)) == ""  # the turn is not over
    to_upkeep(table)
    assert verdict(table, trade(2, 2)) == "kept"
    assert verdict(table, trade(3, 3)) == "broken"
    assert verdict(table, trade(3, 3, turn=2)) == ""


@pytest.mark.rule("CO-17")
def test_what_the_other_moves_elsewhere_says_nothing_of_a_word_that_is_not_kept_yet() -> None:
    table = acting()
    table.play("pallas", "influence", "adjust amateru both-up", "done")
    table.play("elysia", "influence", "adjust pallas both-up", "done")
    assert verdict(table, trade(3, 3)) == ""
    to_upkeep(table)
    assert verdict(table, trade(3, 3)) == "broken"
    assert verdict(table, trade(2, 2)) == "kept"


@pytest.mark.rule("CO-09")
def test_nothing_is_agreed_on_before_the_first_event_is_open() -> None:
    assert refusal(new_game(), trade(2, 2)) == "deals-not-yet"


def test_a_person_is_called_by_their_planet() -> None:
    assert [DEALS.name_of(acting().state, seat) for seat in range(3)] == ["pallas", "elysia", "amateru"]


@pytest.mark.rule("CO-17")
def test_a_trade_that_the_giver_undoes_is_broken_and_one_that_the_other_undoes_is_not() -> None:
    table = acting()
    table.play("pallas", "influence", "adjust elysia both-up", "done")
    table.play("elysia", "influence", "adjust pallas both-down", "done")
    to_upkeep(table)
    assert verdict(table, trade(2, 2)) == "kept"
    table = acting(levels={("pallas", "influence"): 3})
    table.play("pallas", "influence", "adjust elysia both-up", "adjust elysia both-down", "done")
    to_upkeep(table)
    assert verdict(table, trade(2, 2)) == "broken"


@pytest.mark.rule("CO-17")
def test_credits_are_counted_from_the_steps() -> None:
    table = acting()
    table.play("pallas", "influence", "adjust elysia theirs-up", "done")
    assert verdict(table, Credits(giver=0, receiver=1, turn=1, count=1)) == "kept"
    to_upkeep(table)
    assert verdict(table, Credits(giver=0, receiver=2, turn=1, count=1)) == "broken"


@pytest.mark.rule("CO-09")
def test_a_vote_is_read_when_the_ballots_are_open_and_not_before() -> None:
    table = voting("open-market", resources={("pallas", "energy"): 2})
    promised = VoteTerm(giver=0, receiver=1, turn=1, ballot="yes", votes=2)
    table.play("pallas", "yes", "add energy", "done")
    assert verdict(table, promised) == ""
    for planet in ("elysia", "amateru", "bellona", "euterpe"):
        table.play(planet, "no", "done")
    assert verdict(table, promised) == "kept"
    assert verdict(table, VoteTerm(giver=0, receiver=1, turn=1, ballot="yes", votes=3)) == "broken"
    assert verdict(table, VoteTerm(giver=1, receiver=0, turn=1, ballot="yes")) == "broken"


@pytest.mark.rule("CO-15")
def test_routes_are_cleared_or_left_alone() -> None:
    table = acting(pirates={("elysia", "pallas"): 1})
    table.play("pallas", "military", "remove elysia pallas")
    assert verdict(table, ClearRoute(giver=0, receiver=1, turn=1, count=1, to="pallas")) == "kept"
    assert verdict(table, LeaveAlone(giver=0, receiver=1, turn=1)) == "broken"
    assert verdict(table, LeaveAlone(giver=2, receiver=1, turn=1)) == ""
    table.play("pallas", "done")
    to_upkeep(table)
    assert verdict(table, LeaveAlone(giver=2, receiver=1, turn=1)) == "kept"
    assert verdict(table, NoPirates(giver=2, receiver=1, turn=1)) == "kept"
    assert verdict(table, FreeWord(giver=0, receiver=1, turn=1, text="I am nice")) == ""


def test_pirates_that_a_card_sends_are_known_by_whose_choice_they_were() -> None:
    table = voting("mercenary-companies")
    table.vote(pallas="yes energy energy biotech biotech")
    while table.question != "place":
        pirates = next(a for a in table.state.legal(0) if "pirate" in COLONIES.notation(table.state, 0, a))
        table.act(0, pirates)
    before = len(table.events)
    table.play("pallas", "place elysia pallas")
    assert verdict(table, NoPirates(giver=0, receiver=1, turn=1), before) == "broken"
    assert verdict(table, NoPirates(giver=0, receiver=2, turn=1), before) == ""


def test_a_proposal_is_overtaken_when_the_agreement_moves_or_the_vote_is_past() -> None:
    table = acting()
    terms = DEALS.completed(table.state, [trade(2, 2)])
    assert not DEALS.overtaken(table.state, terms)
    table.play("pallas", "influence", "adjust elysia theirs-up", "done")
    assert DEALS.overtaken(table.state, terms)
    council = voting("exotic-disease")
    vote = [VoteTerm(giver=1, receiver=0, turn=1, ballot="no")]
    assert not DEALS.overtaken(council.state, vote)
    assert DEALS.overtaken(acting().state, vote)


# -- bots ------------------------------------------------------------------------------------------


def test_a_bot_accepts_what_pays_and_says_what_a_bad_deal_costs() -> None:
    table = acting(levels={("elysia", "influence"): 1})
    good = DEALS.completed(table.state, [trade(2, 2)])
    assert DEALS.worth(table.state, ELYSIA, good) > 0
    assert DEALS.answer(table.state, ELYSIA, good, False).kind == "accept"
    bad = DEALS.completed(table.state, [trade(1, 2, turn=1)])
    answer = DEALS.answer(table.state, ELYSIA, bad, True)
    assert answer.kind == "decline"
    assert (answer.reason.why, answer.reason.count, answer.reason.of) == ("sends-more", 1, "biotech")
    countered = DEALS.answer(table.state, ELYSIA, bad, False)
    assert countered.kind == "counter"
    DEALS.check(table.state, countered.terms)
    assert DEALS.worth(table.state, ELYSIA, countered.terms) > 0


def test_a_bot_proposes_what_is_good_for_both() -> None:
    table = acting()
    draft = DEALS.proposal(table.state, PALLAS, Random(1))
    assert draft is not None
    DEALS.check(table.state, draft.terms)
    assert DEALS.worth(table.state, PALLAS, draft.terms) > 0 < DEALS.worth(table.state, draft.to, draft.terms)
    assert DEALS.proposal(voting("open-market").state, PALLAS, Random(1)) is None


def test_a_bot_keeps_its_words() -> None:
    table = acting(pirates={("elysia", "pallas"): 1})
    due = [trade(2, 2)]
    steps: list[str] = []
    while table.question and 0 in table.state.actors() and len(steps) < 6:
        legal = table.state.legal(0)
        action = kept_to(DEALS, table.state, 0, legal[0], due, Random(1))
        steps.append(COLONIES.notation(table.state, 0, action))
        table.act(0, action)
    assert steps == ["influence", "adjust elysia both-up", "done"]
    assert verdict(to_upkeep(table), due[0]) == "kept"
    table = acting(pirates={("elysia", "pallas"): 1})
    table.play("pallas", "military")
    hunt = table.state.legal(0)[-1]
    assert DEALS.breaks(table.state, 0, hunt, [LeaveAlone(giver=0, receiver=1, turn=1)])
    assert kept_to(DEALS, table.state, 0, hunt, [LeaveAlone(giver=0, receiver=1, turn=1)], Random(1)) != hunt
    table = voting("open-market")
    vote = VoteTerm(giver=0, receiver=1, turn=1, ballot="yes", votes=2)
    for wanted in ("yes", "add"):
        action = DEALS.duty(table.state, 0, [vote])
        assert COLONIES.notation(table.state, 0, action).startswith(wanted)
        table.act(0, action)
    assert DEALS.duty(table.state, 0, [vote]) is None


def test_a_bot_knows_what_every_word_is_worth_to_whoever_gives_and_whoever_gets_it() -> None:
    table = voting("open-market")
    for term in (
        VoteTerm(giver=0, receiver=1, turn=3, ballot="yes"),  # on a card that nobody knows yet
        ClearRoute(giver=0, receiver=1, turn=1, count=1),
        LeaveAlone(giver=0, receiver=1, turn=1),
        NoPirates(giver=0, receiver=1, turn=1),
    ):
        assert DEALS.worth(table.state, PALLAS, [term]) < 0 < DEALS.worth(table.state, ELYSIA, [term])
    assert DEALS.worth(table.state, ELYSIA, [FreeWord(giver=0, receiver=1, turn=1, text="be nice")]) == 0.0
    for seat in (PALLAS, ELYSIA):  # a yes helps who wants it, a no as much hurts
        yes, no = (VoteTerm(giver=1 - seat, receiver=seat, turn=1, ballot=it) for it in ("yes", "no"))
        helps, hurts = DEALS.worth(table.state, seat, [yes]), DEALS.worth(table.state, seat, [no])
        assert helps == -hurts != 0
    cost = [
        DEALS.worth(table.state, PALLAS, [VoteTerm(giver=0, receiver=1, turn=1, ballot="yes", votes=votes)])
        for votes in (1, 4)
    ]
    assert cost[1] < cost[0]


def test_a_bot_says_what_it_would_lose_most_by() -> None:
    table = acting(promises={("pallas", "elysia"): 2})
    for terms, why in (
        ([trade(2, 0), Credits(giver=1, receiver=0, turn=1, count=1)], "gets-less"),
        ([Credits(giver=0, receiver=1, turn=1, count=9)], "credits"),
        ([VoteTerm(giver=0, receiver=1, turn=2, ballot="no")], "vote"),
        ([ClearRoute(giver=0, receiver=1, turn=1, count=1)], "too-little"),
    ):
        assert deal_values.reason(table.state, PALLAS, terms).why == why


def test_a_bot_clears_the_route_that_it_promised_and_no_other() -> None:
    table = acting(pirates={("elysia", "pallas"): 1, ("amateru", "bellona"): 1})
    clear = ClearRoute(giver=0, receiver=1, turn=1, count=1)
    for wanted in ("military", "remove elysia pallas"):
        action = DEALS.duty(table.state, 0, [clear])
        assert COLONIES.notation(table.state, 0, action) == wanted
        table.act(0, action)
    assert DEALS.duty(table.state, 0, [clear]) is None


def test_a_bot_does_not_break_its_word_by_a_vote_or_a_pirate() -> None:
    table = voting("open-market")
    vote = VoteTerm(giver=0, receiver=1, turn=1, ballot="yes")
    yes, no = (COLONIES.parse(table.state, 0, ballot) for ballot in ("yes", "no"))
    assert DEALS.breaks(table.state, 0, no, [vote]) and not DEALS.breaks(table.state, 0, yes, [vote])
    placing = Table(every_phase()["place"])
    seat = placing.state.actors()[0]
    owners = {action: placing.state.pack.cell[action - PLACE] // 5 for action in placing.state.legal(seat)}
    for action, owner in owners.items():
        for receiver in range(5):
            word = NoPirates(giver=seat, receiver=receiver, turn=1)
            assert DEALS.breaks(placing.state, seat, action, [word]) == (owner == receiver)


# -- typed -----------------------------------------------------------------------------------------


def test_deals_are_read_as_they_are_typed() -> None:
    table = acting()
    to, terms = DEALS.parse(
        table.state, 0, "elysia, bellona: trade 2 for 1; you vote no with 3; you clear 1 to pallas by 2; "
        "i leave-alone until 6; you no-pirates until 4; i pay 1; i say be good"
    )  # fmt: skip
    assert to == [1, 3]
    assert terms == [
        trade(2, 1),
        VoteTerm(giver=1, receiver=0, turn=2, ballot="no", votes=3),
        ClearRoute(giver=1, receiver=0, turn=2, count=1, to="pallas"),
        LeaveAlone(giver=0, receiver=1, turn=6),
        NoPirates(giver=1, receiver=0, turn=4),
        Credits(giver=0, receiver=1, turn=1, count=1),
        FreeWord(giver=0, receiver=1, turn=1, text="be good"),
    ]
    (theirs,) = DEALS.parse(table.state, 0, "elysia: you trade 1 for 2")[1]
    assert theirs == trade(2, 1, giver=1, receiver=0)  # the typist sends 1
    for text in ("elysia", "pallas: i pay 1", "mars: i pay 1", "elysia: i dance", "elysia: "):
        with pytest.raises(StarboardError):
            DEALS.parse(table.state, 0, text)
