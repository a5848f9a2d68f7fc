"""The dice of a table: everybody pledges, then everybody shows; who does not makes the start void."""

import hashlib

import pytest

from starboard.games.registry import find_game
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord
from starboard.kernel.records import check_dice
from starboard.tables import draw
from starboard.tables.draw import DRAWING, digest
from starboard.tables.export import dice_sheet, record_of
from starboard.tables.refusals import Refused
from starboard.tables.snapshot import table_from_dict, table_to_dict
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


def test_who_stands_up_takes_their_part_of_the_dice_along() -> None:
    game = pledged("ann", "bob")
    game.do("bob", "stand", seat=1)
    assert [one.person for one in game.envelope().dice.pledges] == ["ann"]


def test_nobody_pledges_who_has_no_part_in_the_table() -> None:
    game = pledged("ann", "bob")
    assert refusal(game, "eve", "pledge", nonce_hash=digest("of-a-stranger")) == "sit-first"
    assert refusal(game, "ann", "reveal", nonce="nonce-of-ann") == "not-drawing"
