"""The dice of a table: everybody pledges, then everybody shows; who does not makes the start void."""

import hashlib

import msgspec
import pytest

from starboard.games.registry import find_game
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord
from starboard.kernel.records import check_dice
from starboard.kernel.state import CHANCE
from starboard.tables import draw, drawing
from starboard.tables.dice_sheet import dice_sheet
from starboard.tables.draw import DRAWING, digest
from starboard.tables.events import SeatTakenOver
from starboard.tables.export import record_of
from starboard.tables.links import taken
from starboard.tables.log import Entry
from starboard.tables.refusals import Refused
from starboard.tables.snapshot import table_from_dict, table_to_dict
from starboard.tables.substitutes import change
from starboard.tables.table import Table
from tests.tables.build import SEED, Game


def pledged(*names: str, game: str = "convoy") -> Game:
    """A table whose people have pledged a nonce each, "nonce-of-" and their name."""
    table = Game(game, " ".join(names))
    for name in names:
        table.do(name, "pledge", nonce_hash=digest(f"nonce-of-{name}"))
    return table


def show(game: Game, *names: str) -> Game:
    for name in names:
        game.do(name, "reveal", nonce=f"nonce-of-{name}")
    return game


def refusal(game: Game, who: str, what: str, **fields: object) -> str:
    with pytest.raises(Refused) as found:
        game.do(who, what, **fields)
    return found.value.code


def test_nobody_knows_a_nonce_of_others_before_all_have_pledged() -> None:
    game = pledged("ann", "bob").start()
    assert game.envelope().status == "lobby" and game.envelope().dice.nonces == []
    show(game, "ann")
    assert game.envelope().dice.nonces == []
    show(game, "bob")
    assert game.table.status == "running"
    assert game.envelope().dice.nonces == ["nonce-of-ann", "nonce-of-bob"]


def test_whoever_shows_last_cannot_choose_the_nonce_any_more() -> None:
    game = show(pledged("ann", "bob").start(), "ann")
    assert refusal(game, "bob", "reveal", nonce="a-better-one") == "nonce-differs"
    assert game.table.status == "lobby"


def test_nobody_pledges_anew_sits_or_leaves_while_others_show() -> None:
    game = show(pledged("ann", "bob").start(), "ann")
    assert refusal(game, "bob", "pledge", nonce_hash=digest("a-better-one")) == "drawing"
    assert refusal(game, "bob", "stand", seat=1) == "drawing"
    assert refusal(game, "ann", "send-off", seat=1) == "drawing"
    assert refusal(game, "ann", "start") == "drawing"


def test_a_start_that_somebody_lets_lapse_is_void_and_the_log_names_them() -> None:
    game = show(pledged("ann", "bob").start(), "ann")
    before = game.envelope().dice
    assert not draw.is_overdue(game.table)
    game.now += DRAWING
    assert draw.is_overdue(game.table)
    draw.make_void(game.table, game.now)
    after = game.envelope().dice
    assert game.told(0)[-1] == "table.void"
    (event,) = game.table.tail[-1].events
    assert event.parts["names"] == ["Bob"]
    assert after.commitment != before.commitment and after.pledges == [] and after.drawing is None


def test_after_a_void_start_the_game_starts_with_other_dice() -> None:
    game = show(pledged("ann", "bob").start(), "ann")
    draw.make_void(game.table, game.now)
    for name in ("ann", "bob"):
        game.do(name, "pledge", nonce_hash=digest(f"nonce-of-{name}"))
    show(game.start(), "ann", "bob")
    assert game.table.dice.seed != SEED
    assert hashlib.sha256(game.table.dice.seed).hexdigest() == game.envelope().dice.commitment
    assert game.envelope().dice.nonces == ["nonce-of-ann", "nonce-of-bob"]


def test_the_seed_that_is_stored_gives_the_dice_that_were_drawn_anew() -> None:
    game = pledged("ann", "bob").start()
    draw.make_void(game.table, game.now)
    again = table_from_dict("t1", game.table.seed, table_to_dict(game.table))
    assert again.seed == SEED and again.dice.commitment == game.table.dice.commitment
    replayed = Table("t1", Dice(SEED), game.table.created)
    for entry in game.table.tail:
        replayed.apply(entry)
    assert replayed.dice.commitment == game.table.dice.commitment


def test_a_record_with_a_nonce_that_was_not_the_pledged_one_is_refused() -> None:
    game = show(pledged("ann", "bob", game="wheel").start(), "ann", "bob")
    entries = list(game.table.tail)
    game.do("ann", "resign", seat=0)
    record = record_of(game.table, [*entries, *game.table.tail])
    assert record.dice is not None and record.dice.scheme == "hmac-sha256-2"
    check_dice(record, find_game("wheel"))
    record.dice.nonces = ["nonce-of-ann", "a-better-one"]
    with pytest.raises(BadRecord, match="pledged"):
        check_dice(record, find_game("wheel"))


def test_a_game_without_pledges_is_of_the_former_scheme() -> None:
    game = Game("wheel", "ann bob").start()
    entries = list(game.table.tail)
    game.do("ann", "resign", seat=0)
    record = record_of(game.table, entries)
    assert record.dice is not None and record.dice.scheme == "hmac-sha256-1" and record.dice.pledges == []
    assert record.dice.nonces == ["nonce-ann", "nonce-bob"]
    assert dice_sheet(game.table, entries).pledges == []


def test_a_plain_nonce_is_pledged_before_others_are_shown() -> None:
    """Else whoever knows the seed could choose it last, and with it the dice of everybody who pledged."""
    game = Game("wheel", "ann bob")
    game.do("ann", "pledge", nonce_hash=digest("nonce-of-ann"))
    game.start()
    hashes = {one.person: (one.hash, one.shown) for one in game.envelope().dice.pledges}
    assert hashes == {"ann": (digest("nonce-of-ann"), False), "bob": (digest("nonce-bob"), True)}
    show(game, "ann")
    assert game.table.play is not None
    assert sorted(game.table.dice.nonces) == ["nonce-bob", "nonce-of-ann"]
    assert "" not in game.table.dice.pledges and game.table.dice.first_broken_pledge() is None


def test_a_nonce_that_the_server_makes_up_is_pledged_before_others_are_shown() -> None:
    game = Game("wheel", "ann bob")
    game.do("ann", "pledge", nonce_hash=digest("nonce-of-ann"))
    game.do("bob", "stand", seat=1)
    game.do("bob", "sit", seat=1)
    game.start()
    hashes = {one.person: one.hash for one in game.envelope().dice.pledges}
    show(game, "ann")
    made_up = next(nonce for nonce in game.table.dice.nonces if nonce != "nonce-of-ann")
    assert hashes["bob"] == digest(made_up)


def test_who_stands_up_takes_their_part_of_the_dice_along() -> None:
    game = pledged("ann", "bob")
    game.do("bob", "stand", seat=1)
    assert [one.person for one in game.envelope().dice.pledges] == ["ann"]


def test_nobody_pledges_who_has_no_part_in_the_table() -> None:
    game = pledged("ann", "bob")
    assert refusal(game, "eve", "pledge", nonce_hash=digest("of-a-stranger")) == "sit-first"
    assert refusal(game, "ann", "reveal", nonce="nonce-of-ann") == "not-drawing"


def test_odds_that_were_changed_in_the_log_do_not_hide_a_touched_die() -> None:
    """Whoever checks is told the odds that follow from the rules, whatever stands in the log."""
    game = Game("convoy", "ann", rank=1).start()
    log = list(game.table.tail)
    first = next(n for n, entry in enumerate(log) if entry.kind == "act" and entry.seat == CHANCE)
    true = log[first].data
    log[first] = msgspec.structs.replace(log[first], data={**true, "odds": [(true["action"], 1)]})
    game.do("ann", "close")
    sheet = dice_sheet(game.table, log)
    assert sheet.odds_by == "rules" and sheet.rolls[0].odds == true["odds"] != [(true["action"], 1)]


def test_where_there_is_no_chance_nothing_is_said_of_dice() -> None:
    game = pledged("ann", "bob", game="wheel").start()
    assert "table.drawing" not in game.told(0)
    show(game, "ann", "bob")
    change(game.table, 1, taken(game.table, 1, "eve", "Eve"), SeatTakenOver(1, "Eve"), game.now)
    draw.join_dice(game.table, "eve", digest("nonce-of-eve"), game.now)
    assert game.envelope().dice.pledges == []


# -- taking over in a game that runs -----------------------------------------------------------------


def taken_over(game: str = "convoy") -> tuple[Game, list[Entry]]:
    """A game that bob has given to eve, who has pledged; and its log, which goes on by itself."""
    table = show(pledged("ann", "bob", game=game).start(), "ann", "bob")
    log: list[Entry] = []
    log += table.table.tail
    table.table.noticed = log.append
    change(table.table, 1, taken(table.table, 1, "eve", "Eve"), SeatTakenOver(1, "Eve"), table.now)
    draw.join_dice(table.table, "eve", digest("nonce-of-eve"), table.now)
    return table, log


def joined(game: Game) -> Game:
    game.do("ann", "pledge", nonce_hash=digest("another-of-ann"))
    game.do("eve", "reveal", nonce="nonce-of-eve")
    game.do("ann", "reveal", nonce="another-of-ann")
    return game


def test_who_takes_over_has_a_part_in_the_dice_from_there_on() -> None:
    game, _ = taken_over()
    rolls = game.play.rolls
    dice = joined(game).table.dice
    assert dice.nonces == ["nonce-of-ann", "nonce-of-bob", "nonce-of-eve", "another-of-ann"]
    assert dice.nonces_for(rolls - 1) == ["nonce-of-ann", "nonce-of-bob"]
    assert dice.nonces_for(rolls) == dice.nonces and dice.first_broken_pledge() is None
    assert game.told(0)[-1] == "table.drawn" and game.envelope().dice.pledges == []


def test_whoever_takes_over_cannot_choose_the_dice_alone() -> None:
    """The server may be hand in glove with them, and knows every other nonce: all who play pledge anew."""
    game, _ = taken_over()
    assert game.envelope().dice.drawing is None
    assert refusal(game, "eve", "reveal", nonce="nonce-of-eve") == "not-drawing"
    assert game.table.dice.nonces == ["nonce-of-ann", "nonce-of-bob"]
    assert refusal(game, "bob", "pledge", nonce_hash=digest("of-who-has-left")) == "sit-first"


@pytest.mark.parametrize("name", ["convoy", "argosy", "colonies"])
def test_chance_waits_while_nonces_are_shown_so_that_nobody_chooses_where_the_new_dice_begin(
    name: str,
) -> None:
    people = ("ann", "bob", "cid")[: 2 if name == "convoy" else 3]
    game = show(pledged(*people, game=name).start(), *people)
    draw.join_dice(game.table, "ann", digest("another-of-ann"), game.now)
    for other in people[1:]:
        game.do(other, "pledge", nonce_hash=digest(f"another-of-{other}"))
    rolls = game.play.rolls
    game.play_on()
    assert game.state.actors() == (CHANCE,) and game.play.rolls == rolls and game.table.awaited() == []
    for viewer in game.table.entries_shown:
        game.sight(viewer)
    for one in people:
        game.do(one, "reveal", nonce=f"another-of-{one}")
    assert game.play.rolls > rolls and game.table.dice.since[-1] == rolls


def test_who_lets_the_drawing_in_a_game_lapse_is_named_and_the_dice_stay_as_they_were() -> None:
    game, _ = taken_over()
    before = game.envelope().dice
    game.do("ann", "pledge", nonce_hash=digest("another-of-ann"))
    game.do("eve", "reveal", nonce="nonce-of-eve")
    game.now += DRAWING
    assert draw.is_overdue(game.table)
    drawing.give_up(game.table, game.now)
    (event,) = game.table.tail[-1].events
    assert event.kind == "table.dice-kept" and event.parts["names"] == ["Ann"]
    after = game.envelope().dice
    assert (after.commitment, after.nonces) == (before.commitment, before.nonces) and after.pledges == []
    assert refusal(game, "eve", "pledge", nonce_hash=digest("once-more")) == "begun"


def test_nobody_adds_to_the_dice_of_a_game_that_nobody_came_to() -> None:
    game = show(pledged("ann", "bob").start(), "ann", "bob")
    assert refusal(game, "ann", "pledge", nonce_hash=digest("a-better-one")) == "begun"


def test_a_game_that_ends_while_nonces_are_shown_asks_for_them_no_more() -> None:
    game, _ = taken_over()
    game.do("ann", "pledge", nonce_hash=digest("another-of-ann"))
    game.do("ann", "resign", seat=0)
    assert game.table.is_over() and game.envelope().dice.drawing is None


def test_a_game_that_was_joined_verifies_by_its_record_and_only_with_its_nonces_in_their_place() -> None:
    game, log = taken_over()
    joined(game).play_on()
    record = record_of(game.table, log)
    assert record.dice is not None and record.dice.scheme == "hmac-sha256-3"
    rolls = check_dice(record, find_game("convoy"))
    assert rolls == game.play.rolls > record.dice.since[-1]
    record.dice.since = [0] * 4
    with pytest.raises(BadRecord):
        check_dice(record, find_game("convoy"))


def test_the_nonces_of_a_game_that_was_joined_are_read_back_from_log_and_snapshot() -> None:
    game, log = taken_over()
    dice = joined(game).table.dice
    replayed = Table("t1", Dice(SEED), game.table.created)
    for entry in log:
        replayed.apply(entry)
    again = table_from_dict("t1", SEED, table_to_dict(game.table))
    for read in (replayed.dice, again.dice):
        assert (read.nonces, read.pledges, read.since) == (dice.nonces, dice.pledges, dice.since)
