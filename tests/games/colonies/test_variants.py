"""Other components: every number of the rulebook can be changed, and event cards come and go."""

from typing import Any, cast

import pytest

from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.game import COLONIES
from starboard.kernel.component_files import fingerprint
from starboard.kernel.errors import BadPack, UnreadableAction
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from tests.games.colonies.build import PACK, PLANETS, Table, acting, in_play, voting

COMET = """
[[event]]
id = "comet"
colonists = 3
leaders = { take = ["upgrade"], pirates = 2 }
everybody = { downgrade = 2, dump_resources = 3 }
fewest = { take = "influence", lose_either = 2 }
"""
FEW = """
[setup]
hand = 4
[[event]]
id = "uprising"
remove = true
"""
SHORT = """
[levels]
points = [0, 3, 7]
start = 2
"""


def with_pack(table: Table, changes: dict[str, Any]) -> Table:
    return Table(COLONIES.from_dict(table.state.to_dict(), COLONIES.pack_with(changes)))


@pytest.mark.parametrize("text", [COMET, FEW, SHORT], ids=["more cards", "fewer cards", "fewer levels"])
@pytest.mark.parametrize("players", [3, 5])
def test_other_packs_are_played_to_the_end_by_the_same_rules(text: str, players: int) -> None:
    pack = COLONIES.read_pack(text)
    random = Random(3)
    state = COLONIES.new({"players": players}, pack)
    while state.actors():
        actor = state.actors()[random.below(len(state.actors()))]
        if actor >= 0 and random.below(8) == 0:
            judged = [a for a in range(pack.action_count) if not state.forbids(actor, a)]
            assert state.legal(actor) == judged
            for action in judged:
                assert COLONIES.encode(COLONIES.describe(state, actor, action), pack) == action
                assert COLONIES.parse(state, actor, COLONIES.notation(state, actor, action)) == action
            assert COLONIES.from_dict(state.to_dict(), pack) == state
            assert COLONIES.board(state, actor)
        state.advance(actor, random_action(state, actor, random))
    assert state.ending() == "ten-turns"


def test_the_number_of_choices_follows_the_cards_and_those_there_were_keep_their_numbers() -> None:
    more, few = COLONIES.read_pack(COMET), COLONIES.read_pack(FEW)
    assert (more.action_count, more.outcome_count) == (PACK.action_count + 1, PACK.outcome_count + 1)
    assert few.outcome_count == PACK.outcome_count - 1
    lay = COLONIES.read_choice("lay-card", {"card": "comet"})
    assert COLONIES.encode(lay, more) == PACK.action_count
    state = in_play().state
    for action in range(PACK.action_count):
        choice = COLONIES.describe(state, 0, action)
        assert COLONIES.encode(choice, more) == action


def test_a_card_that_is_gone_cannot_be_laid() -> None:
    few = COLONIES.read_pack(FEW)
    state = COLONIES.new({"players": 5}, few)
    random = Random(1)
    while state.to_dict()["ask"] != "lay":
        state.advance(-1, state.roll(random))
    with pytest.raises(UnreadableAction):
        COLONIES.encode(COLONIES.read_choice("lay-card", {"card": "uprising"}), few)
    gone = PACK.cards.index("uprising") + 2
    assert state.forbids(0, gone) == "SB-04"
    with pytest.raises(UnreadableAction):
        COLONIES.describe(state, 0, gone)


@pytest.mark.rule("CO-15")
@pytest.mark.parametrize("purse,paid", [(9, 3), (2, 2)])
def test_the_credits_of_a_hunt(purse: int, paid: int) -> None:
    table = acting(pirates={("elysia", "pallas"): 1}, credits={"elysia": purse})
    table = with_pack(table, {"military.credits": 3}).play("pallas", "military", "remove elysia pallas")
    assert (table.credits("pallas"), table.credits("elysia")) == (50 + paid, purse - paid)


@pytest.mark.rule("CO-14")
def test_the_resources_of_a_rescue() -> None:
    table = with_pack(acting(pirates={("elysia", "bellona"): 1}), {"community.resources": 2})
    table.play("pallas", "community", "remove elysia bellona")
    assert table.has("pallas", "ships") == 2 + 2


@pytest.mark.rule("CO-17")
def test_the_credits_of_a_one_sided_step() -> None:
    poor = with_pack(acting(credits={"pallas": 1}), {"agreements.one_sided": 2}).play("pallas", "influence")
    assert poor.refuses("pallas", "adjust elysia mine-up") == "CO-17"
    table = with_pack(acting(), {"agreements.one_sided": 2})
    table.play("pallas", "influence", "adjust elysia mine-up")
    assert (table.credits("pallas"), table.credits("elysia")) == (48, 52)


@pytest.mark.rule("CO-17")
def test_the_points_of_steps() -> None:
    changes = {"agreements.first_step": 2, "agreements.further_step": 0}
    table = with_pack(acting(levels={("pallas", "influence"): 5}), changes).play("pallas", "influence")
    table.play("pallas", "adjust elysia both-up", "adjust elysia both-up")
    assert table.left == 1
    assert table.legal("pallas") == {"done"}


@pytest.mark.rule("CO-09")
def test_the_votes_of_a_resource() -> None:
    table = with_pack(voting("open-market"), {"council.votes": 2}).vote(pallas="yes energy energy")
    assert table.view()["vote"]["votes"][0] == 1 + 2 * 2


@pytest.mark.rule("CO-08")
def test_the_credits_for_colonists() -> None:
    table = with_pack(in_play(), {"income.credits": 3}).settle(pallas="0 1")
    assert table.credits("pallas") == 50 + 3


@pytest.mark.rule("CO-29")
def test_neutral_planets_may_be_neighbours() -> None:
    state = COLONIES.new({"players": 3}, COLONIES.pack_with({"setup.apart": 1}))
    assert COLONIES.notation(state, -1, 4) == "neutral euterpe pallas"
    state.apply(-1, 4)
    assert state.to_dict()["kept"] == 1 << 4 | 1


@pytest.mark.rule("CO-19", "CO-30")
def test_the_top_of_a_shorter_track() -> None:
    pack = COLONIES.read_pack(SHORT)
    data = acting(
        levels=dict.fromkeys(PLANETS, 3), resources={"pallas": 9}, colonists={"pallas": 9}
    ).state.to_dict()
    table = Table(COLONIES.from_dict(data, pack))
    assert table.refuses("pallas", "upgrade military") == "CO-19"
    assert table.planet("pallas")["points"] == 5 * 7


@pytest.mark.rule("CO-10")
def test_an_upgrade_beside_something_else_is_always_offered() -> None:
    pack = COLONIES.pack_with(
        {f"event.{PACK.cards.index('open-market')}.leaders": {"take": ["upgrade"], "resources": 1}}
    )
    table = Table(COLONIES.from_dict(voting("open-market").state.to_dict(), pack))
    table.vote(pallas="yes energy", elysia="yes", amateru="yes")
    assert table.legal("pallas") == {"credits", "resources"}


@pytest.mark.parametrize(
    "text,sentence",
    [
        ("[[event]]\nid = 'uprising'\nremove = true", "too few event cards"),
        ("[[event]]\nid = 'comet'\ncolonists = 3", "event.comet.leaders is missing"),
        ("[military]\ncredit = 2", 'nearest is "military.credits"'),
        ("[military]\ncredits = 100", "military.credits must be a whole number from 0 to 99"),
        ("[agreements]\nfirst_step = 0", "agreements.first_step must be a whole number from 1"),
        ("[levels]\nstart = 7", "levels.start must be a whole number from 1 to 6"),
        ("[[event]]\nid = 'uprising'\nleaders = { times = 2 }", None),
        (
            "[[event]]\nid = 'innovative-stagnation'\nleaders = { times = 2 }",
            "counts actions of technologies",
        ),
        ("[[event]]\nid = 'innovative-stagnation'\nleaders = { free_upgrade = true }", "it can have one"),
        ("[[event]]\nid = 'uprising'\nleaders = { then = 'commerce' }", "which are missing"),
        ("[[technology]]\nid = 'magic'\nresources = ['energy', 'ships']", "technology must have 5 entries"),
        ("[[planet]]\nid = 'pallas'\nremove = true", "planet must have 5 entries"),
    ],
)
def test_a_component_file_is_refused_in_a_sentence(text: str, sentence: str | None) -> None:
    if sentence is None:
        assert cast(ColoniesPack, COLONIES.read_pack(text)).offer_times[PACK.cards.index("uprising")] == 2
        return
    with pytest.raises(BadPack, match=sentence):
        COLONIES.read_pack(text)


def test_packs_of_before_are_todays() -> None:
    former = COLONIES.former_components[-1]
    assert COLONIES.pack_of({}, fingerprint(former)) == COLONIES.default_pack
    changed = {**former, "council": {"credits": 5}}
    assert COLONIES.pack_of({"council.credits": 5}, fingerprint(changed)).data["council"] == {
        "credits": 5,
        "votes": 1,
    }


def test_every_number_has_its_bounds() -> None:
    assert PACK.bounds["military.credits"] == (0, 99)
    assert PACK.bounds["event.uprising.everybody.pirates"] == (1, 99)
    assert PACK.bounds["levels.points.5"] == (0, 999)
