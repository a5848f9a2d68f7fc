"""Deals at a table: proposed, answered, kept; durable, safe from undo, absent for whom they are not meant."""

import copy
from typing import Any, cast

import msgspec
import pytest

from starboard.games.colonies.deal_terms import FreeWord
from starboard.kernel.negotiation import MOST_TERMS, DealReply, Negotiation
from starboard.kernel.rng import Random
from starboard.tables import acts, deals, views
from starboard.tables.deal_book import DealBook
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER, Entry, Viewer, read_entry
from starboard.tables.refusals import Refused
from starboard.tables.snapshot import table_from_dict, table_to_dict
from starboard.tables.updates import announce, encode
from tests.tables.build import SEED, Game
from tests.tables.twins import Ear, first_of

PEOPLE = "ann bob eve"


def in_actions(seats: str = PEOPLE) -> Game:
    """A game of three in its first action phase; nobody has done anything there yet."""
    game = Game("colonies", seats).start()
    while view(game)["question"]["kind"] != "action":
        seat = game.table.awaited()[0]
        step(game, seat, game.legal(seat)[0])
    return game


def step(game: Game, seat: int, action: int) -> None:
    if game.table.seats[seat].by_bot:
        acts.bot_act(game.table, seat, game.table.entries_shown[Viewer(seat)], action, game.now)
        game.table.drain()
    else:
        game.act(seat, action)


def view(game: Game) -> dict[str, Any]:
    return cast(dict[str, Any], msgspec.to_builtins(game.state.view(None)))


def mover(game: Game) -> int:
    return game.table.awaited()[0]


def other_than(*seats: int) -> int:
    return next(seat for seat in range(3) if seat not in seats)


def trade(game: Game, giver: int, receiver: int) -> dict[str, Any]:
    """Both sides one up."""
    found: Any = negotiation_of(game).possible(game.state, giver)
    partner = next(one for one in found.partners if one.seat == receiver)
    return {
        "kind": "trade",
        "giver": giver,
        "receiver": receiver,
        "turn": found.turn,
        "gives": partner.gives + 1,
        "gets": partner.gets + 1,
    }


def negotiation_of(game: Game) -> Negotiation:
    found = game.play.game.negotiation
    assert found is not None
    return found


def name(seat: int) -> str:
    return PEOPLE.split()[seat]


def propose(game: Game, by: int, to: int, **fields: Any) -> int:
    terms = fields.pop("terms", None) or [trade(game, by, to)]
    answer = game.do(name(by), "propose", seat=by, to=[to], terms=terms, **fields)
    assert answer.deal is not None
    return answer.deal


def info(game: Game, viewer: int) -> Any:
    found = game.sight(viewer).deals
    assert found is not None
    return found


def refused(game: Game, who: int, what: str, **fields: Any) -> str:
    with pytest.raises(Refused) as error:
        game.do(name(who), what, seat=who, **fields)
    return error.value.code


def keep(game: Game, giver: int) -> None:
    """Whoever gave a word does what keeps it, step by step."""
    while (action := info(game, giver).words[0].action) is not None:
        game.act(giver, action)


def to_the_next_turn(game: Game) -> None:
    turn = view(game)["turn"]
    while view(game)["turn"] == turn:
        seat = mover(game)
        step(game, seat, game.legal(seat)[0])


def test_a_deal_is_proposed_countered_agreed_and_kept() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    first = propose(game, b, a, terms=[trade(game, a, b)])
    assert [deal.id for deal in info(game, a).deals] == [first]
    term = trade(game, a, b) | {"gets": trade(game, a, b)["gets"] - 1}
    second = propose(game, a, b, terms=[term], counters=first)
    (deal,) = info(game, b).deals
    assert deal.id == second and deal.counters[0]["gets"] == term["gets"] + 1
    assert [one["kind"] for one in deal.terms] == ["trade", "credits"]  # the one-sided step pays
    game.do(name(b), "answer-deal", seat=b, deal=second, accept=True)
    assert info(game, a).deals == [] and len(info(game, a).words) == 2
    keep(game, a)
    game.act(a, 0)
    assert [word.verdict for word in info(game, a).words] == ["", ""]  # it may still be undone
    to_the_next_turn(game)
    assert [word.verdict for word in info(game, b).words] == ["kept", "kept"]
    assert info(game, WATCHER).tallies[a].kept == 2
    told = game.told(WATCHER)
    assert told.count("deal-proposed") == 2 or "word-kept" in told


def test_an_accepted_deal_changes_nothing_and_a_broken_word_is_told() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    before = game.state.to_dict()
    deal = propose(game, a, b)
    game.do(name(b), "answer-deal", seat=b, deal=deal, accept=True)
    assert game.state.to_dict() == before
    to_the_next_turn(game)
    (word,) = info(game, b).words
    assert (word.verdict, word.turn) == ("broken", 2) and info(game, b).tallies[a].broken == 1


def test_several_are_asked_at_once_and_each_answers_alone() -> None:
    game = in_actions()
    a = mover(game)
    b, c = [seat for seat in range(3) if seat != a]
    game.do(name(a), "propose", seat=a, to=[b, c], terms=[trade(game, a, b)])
    assert {deal.to for deal in info(game, a).deals} == {b, c}
    assert all(deal.terms[0]["receiver"] == deal.to for deal in info(game, a).deals)
    theirs = next(deal for deal in info(game, b).deals if deal.to == b)
    game.do(name(b), "answer-deal", seat=b, deal=theirs.id, accept=False)
    assert [deal.to for deal in info(game, a).deals] == [c]
    game.do(name(a), "withdraw-deal", seat=a, deal=info(game, a).deals[0].id)
    assert info(game, a).deals == []


def test_what_cannot_be_is_refused() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    c = other_than(a, b)
    term = trade(game, a, b)
    assert refused(game, a, "propose", to=[b], terms=[term | {"gives": 9}]) == "trade-range"
    assert refused(game, a, "propose", to=[a], terms=[term]) == "deal-to-whom"
    assert refused(game, a, "propose", to=[7], terms=[term]) == "deal-to-whom"
    assert refused(game, a, "propose", to=[b], terms=[{"kind": "bribe"}]) == "no-such-term"
    deal = propose(game, a, b, open=False)
    for who in (a, c):
        assert refused(game, who, "answer-deal", deal=deal, accept=True) == "no-such-deal"
    assert refused(game, c, "withdraw-deal", deal=deal) == "no-such-deal"
    game.do(name(b), "answer-deal", seat=b, deal=deal, accept=False)
    assert refused(game, b, "answer-deal", deal=deal, accept=True) == "deal-over"
    for _ in range(8):
        propose(game, a, b)
    assert refused(game, a, "propose", to=[b], terms=[term]) == "too-many-deals"
    wheel = Game("wheel", "ann bob").start()
    with pytest.raises(Refused, match="no deals"):
        wheel.do("ann", "propose", seat=0, to=[1], terms=[term])
    assert wheel.sight(0).deals is None


def test_free_words_are_judged_by_whom_they_were_given_to() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    promise = {"kind": "free", "giver": a, "receiver": b, "turn": 1, "text": "I\u0000 am nice"}
    deal = propose(game, a, b, terms=[promise])
    game.do(name(b), "answer-deal", seat=b, deal=deal, accept=True)
    assert info(game, b).words[0].said["text"] == "I am nice"
    assert refused(game, a, "judge-word", deal=deal, term=0, kept=True) == "not-yours-to-judge"
    game.do(name(b), "judge-word", seat=b, deal=deal, term=0, kept=False)
    assert info(game, WATCHER).tallies[a].broken == 1
    assert refused(game, b, "judge-word", deal=deal, term=0, kept=True) == "judged-already"


def test_a_proposal_lapses_when_it_is_overtaken_but_not_by_a_step_that_may_be_undone() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    propose(game, b, a, terms=[trade(game, a, b)])
    parse = game.play.game.parse
    planet = info(game, b).proposals.partners
    partner = next(one.planet for one in info(game, a).proposals.partners if one.seat == b)
    assert planet
    game.act(a, parse(game.state, a, "influence"))
    game.act(a, parse(game.state, a, f"adjust {partner} theirs-up"))
    assert len(info(game, a).deals) == 1
    game.do(name(a), "undo", seat=a)
    game.act(a, parse(game.state, a, f"adjust {partner} theirs-up"))
    game.act(a, 0)
    assert info(game, a).deals == [] and "deal-lapsed" in game.told(a)


def test_undo_takes_back_what_a_word_was_kept_by() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    deal = propose(game, a, b)
    game.do(name(b), "answer-deal", seat=b, deal=deal, accept=True)
    keep(game, a)
    game.do(name(a), "undo", seat=a)
    game.do(name(a), "undo", seat=a)
    to_the_next_turn(game)
    assert info(game, b).words[0].verdict == "broken"


# -- durable ---------------------------------------------------------------------------------------


def test_the_log_and_a_snapshot_lead_to_the_same_deals() -> None:
    game = in_actions()
    entries: list[Entry] = []
    game.table.noticed = entries.append
    start = table_to_dict(game.table)
    a = mover(game)
    b = other_than(a)
    deal = propose(game, a, b, open=False)
    game.do(name(b), "answer-deal", seat=b, deal=deal, accept=True)
    keep(game, a)
    game.act(a, 0)
    propose(game, a, b, terms=[{"kind": "leave-alone", "giver": b, "receiver": a, "turn": 3}])
    middle, so_far = table_to_dict(game.table), len(entries)
    to_the_next_turn(game)
    again = table_from_dict("t1", SEED, copy.deepcopy(start))
    later = table_from_dict("t1", SEED, copy.deepcopy(middle))
    for number, entry in enumerate(entries):
        again.apply(read_entry(entry.to_json()))
        if number >= so_far:
            later.apply(read_entry(entry.to_json()))
    assert table_to_dict(again)["deals"] == table_to_dict(game.table)["deals"]
    assert [d.words for d in later.deals.deals] == [d.words for d in game.table.deals.deals]
    assert later.deals.deals[0].words[0].verdict == "kept"


def test_a_snapshot_of_before_there_were_deals_is_read() -> None:
    data = table_to_dict(in_actions().table)
    del data["deals"], data["setup"]["bot_deals"]
    table = table_from_dict("t1", SEED, data)
    assert table.deals.deals == [] and table.setup.bot_deals == "answer"


# -- hidden ----------------------------------------------------------------------------------------


def test_a_private_proposal_is_nowhere_in_what_others_get() -> None:
    """Two worlds: with a private deal from proposal to verdict, and without; a third hears the same."""
    worlds = []
    for private in (True, False):
        game = in_actions()
        a = mover(game)
        b = other_than(a)
        heard = {}
        live = LiveTable(game.table, [])
        ears = {viewer: Ear(viewer) for viewer in (other_than(a, b), WATCHER)}
        for ear in ears.values():
            ear.mark = ""
            live.listeners.add(ear)
        announce(live, [], 0.0)
        entries: list[Entry] = []
        game.table.noticed = entries.append

        def say(live: LiveTable = live, entries: list[Entry] = entries) -> None:
            announce(live, list(entries), 0.0)
            entries.clear()

        if private:
            first = propose(game, a, b, open=False)
            say()
            second = propose(game, b, a, open=False, counters=first, terms=[trade(game, a, b)])
            say()
            game.do(name(a), "answer-deal", seat=a, deal=second, accept=True)
            say()
            game.now -= 3.0
        while view(game)["turn"] == 1:
            seat = mover(game)
            game.act(seat, game.legal(seat)[0])
            say()
        for viewer, ear in ears.items():
            heard[viewer] = (
                ear.heard,
                first_of(game.table, viewer),
                game.table.entries_shown[Viewer(viewer)],
            )
        worlds.append(heard)
        if private:
            assert info(game, a).tallies[a].broken == 1
    assert worlds[0] == worlds[1]


def test_whoever_watches_reads_what_is_open_to_all_and_may_do_nothing() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    propose(game, a, b)
    found = info(game, WATCHER)
    assert len(found.deals) == 1 and found.proposals is None
    assert b"deal-proposed" in encode(
        views.story(game.table.tail, WATCHER, views.words_for(game.table, ""), 99)
    )


def test_after_the_game_everything_is_shown() -> None:
    game = in_actions()
    a = mover(game)
    b = other_than(a)
    c = other_than(a, b)
    deal = propose(game, a, b, open=False)
    game.do(name(b), "answer-deal", seat=b, deal=deal, accept=True)
    propose(game, a, b, terms=[{"kind": "no-pirates", "giver": b, "receiver": a, "turn": 3}])
    assert info(game, c).words == []
    game.play_on()
    assert game.table.status == "finished"
    assert info(game, c).deals == [] and len(info(game, c).words) == 1


# -- bots ------------------------------------------------------------------------------------------


def test_bots_answer_propose_once_a_turn_and_can_be_turned_quiet() -> None:
    game = in_actions("ann bot bot")
    a = 0
    while mover(game) != a:
        step(game, mover(game), game.legal(mover(game))[0])
    b = other_than(a)
    deal = propose(game, a, b)
    (waiting,) = deals.awaiting_bots(game.table)
    negotiation = negotiation_of(game)
    reply = negotiation.answer(game.state, b, negotiation.read(waiting.terms), False)
    deals.bot_answer(game.table, waiting, reply, game.now)
    assert info(game, a).deals == [] and reply.kind == "accept" and info(game, a).words[0].deal == deal
    game.do("ann", "bot-deals", mode="quiet")
    propose(game, a, b, terms=[{"kind": "leave-alone", "giver": b, "receiver": a, "turn": 3}])
    assert deals.awaiting_bots(game.table) == [] and not deals.may_propose(game.table, b)
    game.do("ann", "bot-deals", mode="answer")
    assert len(deals.awaiting_bots(game.table)) == 1 and not deals.may_propose(game.table, b)
    game.do("ann", "bot-deals", mode="yes")
    assert deals.may_propose(game.table, b)
    game.act(a, game.play.game.parse(game.state, a, "pass"))
    bot = mover(game)
    draft = negotiation.proposal(game.state, bot, Random(1))
    assert draft is not None
    deals.bot_propose(game.table, bot, draft, game.now)
    assert not deals.may_propose(game.table, bot)


def test_a_bot_that_cannot_counter_declines() -> None:
    """The words that it would add to six terms are too many: it says no, and is not asked for ever."""
    game = in_actions("ann bot bot")
    while mover(game) != 0:
        step(game, mover(game), game.legal(mover(game))[0])
    bot = other_than(0)
    deal = propose(game, 0, bot, terms=[trade(game, 0, bot)])
    (waiting,) = deals.awaiting_bots(game.table)
    words = [
        FreeWord(giver=bot, receiver=0, turn=view(game)["turn"], text=f"word {n}") for n in range(MOST_TERMS)
    ]
    reply = DealReply("counter", [*negotiation_of(game).read(waiting.terms), *words])
    deals.bot_answer(game.table, waiting, reply, game.now)
    assert game.table.deals.find(deal) is not None and deals.awaiting_bots(game.table) == []
    assert [one.status for one in info(game, 0).deals] == [] and info(game, 0).words == []


def test_a_book_forgets_only_what_is_over() -> None:
    book = DealBook()
    for number in range(400):
        book.apply(
            "deal",
            {"deal": {"id": number, "by": 0, "to": 1, "terms": [], "until": 1, "open": True, "turn": 1,
                      "names": ["a", "b"]}},
        )  # fmt: skip
        if number % 2:
            book.apply("deal-over", {"deal": number, "status": "declined"})
    assert len(book.still_open()) == 200 and len(book.deals) == 400
    book.apply("deal-over", {"deal": 100_000, "status": "declined"})
