"""Going back: how far, with whose consent, and what others learn of it."""

import pytest

from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from starboard.tables.log import Viewer
from starboard.tables.refusals import Refused
from starboard.tables.snapshot import table_to_dict
from tests.tables.build import Game


def colonies_vote() -> Game:
    """A game of Colonies in a vote of several steps that all three seats take at once."""
    game = Game("colonies", "ann bob eve").start()
    random = Random(3)
    while len(game.table.awaited()) < 3 or all(finishes(game, 0, action) for action in game.legal(0)):
        game.random_act(game.table.awaited()[0], random)
    return game


def finishes(game: Game, seat: int, action: int) -> bool:
    """Is a seat's answer to a common decision complete with this action?"""
    trial = game.state.clone()
    trial.advance(seat, action)
    return seat not in trial.actors()


def test_against_bots_undo_goes_back_to_ones_own_last_decision() -> None:
    game = Game("wheel", "ann bot").start()
    before = game.state.to_dict()
    game.act(0, 0)
    game.random_act(1, Random(1))
    game.do("ann", "undo", seat=0)
    assert game.state.to_dict() == before


def test_redo_takes_the_bots_acts_again_too() -> None:
    game = Game("wheel", "ann bot").start()
    game.act(0, 0)
    game.random_act(1, Random(1))
    after = game.state.to_dict()
    game.do("ann", "undo", seat=0)
    game.do("ann", "redo", seat=0)
    assert game.state.to_dict() == after


def test_a_new_act_forgets_what_could_be_repeated() -> None:
    game = Game("wheel", "ann bot").start()
    game.act(0, 0)
    game.do("ann", "undo", seat=0)
    game.act(0, game.legal(0)[1])
    with pytest.raises(Refused, match="nothing to repeat"):
        game.do("ann", "redo", seat=0)


def test_between_people_a_finished_turn_needs_consent() -> None:
    game = Game().start()
    game.act(0, 0)
    assert game.sight(0).undo == "ask"
    with pytest.raises(Refused, match="would have to agree"):
        game.do("ann", "undo", seat=0)


def test_with_consent_it_goes_back_over_the_other_persons_act() -> None:
    game = Game().start()
    before = game.state.to_dict()
    game.act(0, 0)
    game.act(1, 0)
    offer = game.do("ann", "offer", seat=0, what="undo").offer
    game.do("bob", "answer", seat=1, offer=offer, agree=True)
    assert game.state.to_dict() == before


def test_a_declined_undo_changes_nothing() -> None:
    game = Game().start()
    game.act(0, 0)
    after = game.state.to_dict()
    offer = game.do("ann", "offer", seat=0, what="undo").offer
    game.do("bob", "answer", seat=1, offer=offer, agree=False)
    assert game.state.to_dict() == after and not game.envelope().offers


def test_two_at_one_screen_undo_freely() -> None:
    game = Game("wheel", "ann ann+").start()
    before = game.state.to_dict()
    game.act(0, 0)
    assert game.sight(1).undo == "free"
    game.do("ann", "undo", seat=1)
    assert game.state.to_dict() == before


def test_undo_never_goes_past_a_chance_result() -> None:
    game = Game("convoy", "ann").start()
    random = Random(5)
    rolls = game.play.rolls
    while game.play.rolls == rolls:
        game.random_act(0, random)
    with pytest.raises(Refused, match="Chance has spoken"):
        game.do("ann", "undo", seat=0)


def test_in_a_common_decision_ones_own_last_step_is_taken_out_and_others_stay() -> None:
    game = colonies_vote()
    game.act(0, game.legal(0)[0])
    legal = game.legal(1)
    game.act(1, legal[0])
    game.do("ann", "undo", seat=0)
    assert 0 in game.table.awaited()
    game.do("bob", "undo", seat=1)
    assert game.legal(1) == legal


def test_a_step_taken_in_secret_and_taken_back_is_no_position_of_others() -> None:
    game = colonies_vote()
    before = dict(game.table.entries_shown)
    secret = next(action for action in game.legal(0) if not finishes(game, 0, action))
    game.act(0, secret)
    game.do("ann", "undo", seat=0)
    assert {viewer: game.table.entries_shown[Viewer(viewer)] for viewer in (1, 2, -1)} == {
        v: before[Viewer(v)] for v in (1, 2, -1)
    }


def test_answers_of_others_do_not_make_mine_stale() -> None:
    game = colonies_vote()
    chosen_at = game.table.entries_shown[Viewer(2)]
    game.act(0, game.legal(0)[0])
    game.act(1, game.legal(1)[0])
    assert game.act(2, game.legal(2)[0], position=chosen_at).done == 1


def test_what_is_taken_back_is_not_in_the_record() -> None:
    from starboard.tables.export import acts_that_count

    game = Game("wheel", "ann bot").start()
    game.act(0, 0)
    game.do("ann", "undo", seat=0)
    game.act(0, game.legal(0)[1])
    assert acts_that_count(list(game.table.tail)) == [(0, game.play.acts[0].action)]


@pytest.mark.parametrize("seed", range(3))
def test_any_mix_of_acts_and_undos_folds_to_the_same_table(seed: int) -> None:
    """The log alone, from its first entry, leads to the very same table."""
    from starboard.kernel.dice import Dice
    from starboard.tables.table import Table

    game = Game("colonies", "ann bob eve")
    entries = list(game.table.tail)
    game.table.noticed = entries.append
    game.start()
    random = Random(seed)
    for _ in range(300):
        awaited = game.table.awaited()
        if not awaited:
            break
        seat = awaited[random.below(len(awaited))]
        if random.below(4) == 0 and game.sight(seat).undo == "free":
            game.do(game.table.seats[seat].person, "undo", seat=seat)
            if random.below(2) == 0 and game.sight(seat).redo:
                game.do(game.table.seats[seat].person, "redo", seat=seat)
        else:
            game.random_act(seat, random)
    again = Table("t1", Dice(game.table.dice.seed), 1000.0)
    for entry in entries:
        again.apply(entry)
    assert table_to_dict(again) == table_to_dict(game.table)
    assert any(entry.kind == "undone" for entry in entries) and any(entry.seat == CHANCE for entry in entries)
