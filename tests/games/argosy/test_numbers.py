"""Numbers that stand on pieces and in the rulebook come from the components, whatever they are."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.types import Track
from starboard.games.argosy.view import ArgosyView
from starboard.kernel.component_files import differences, fingerprint, merged, patched, read_changes
from starboard.kernel.errors import BadPack
from starboard.kernel.playing import playout
from starboard.kernel.records import new_record, opening, read_record
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.conformance.test_strict import try_changes
from tests.games.argosy.build import Table, table
from tests.games.argosy.test_walks import walk

SMALL = [". / RF RF"]
CORNER = ["RN / GF RS / . BF RS"]
MAPS = [{"a1": "RF", "f1": "GN"}, {"a1": "BF", "b1": "BN"}]


def laying(**given: Any) -> Table:
    return table(phase="place", hand="red-fire", **given)


# -- research ------------------------------------------------------------------------------------


def test_as_many_tokens_are_drawn_as_the_components_say() -> None:
    game = table(changes={"research.draw": 3}).do("draw", "RF", "GN", "BS")
    assert game.view.drawn == ["red-fire", "green-navigation", "blue-shields"]
    assert game.asked == "take-token"


def test_so_many_purples_bring_a_free_card_as_the_components_say() -> None:
    three = {"research.draw": 3, "research.free_card_purples": 3}
    game = table(changes=three).do("draw", "purple", "purple", "RF", "razers", "traders")
    assert game.asked == "take-token"
    game = table(changes=three).do("draw", "purple", "purple", "purple", "razers", "traders", "spawners")
    assert game.asked == "free-card"
    assert len(game.legal()) == 3


def test_a_purple_that_brings_a_free_card_alone_does_not_when_bred() -> None:
    game = table(action=4, tracks=["R1"], changes={"research.free_card_purples": 1})
    assert game.do("breed", "purple", "razers").asked == "expansion"


def test_a_scrap_has_the_places_of_the_components() -> None:
    game = table(maps=MAPS, scraps=["GN GN GN"], changes={"research_board.scrap_places": 4})
    assert game.refuses("a1") == ""
    assert game.view.scrap_places == 4


# -- knowledge -----------------------------------------------------------------------------------


def test_a_match_gives_the_points_of_the_components() -> None:
    assert laying(maps=SMALL, changes={"law.match_points": 2}).do("a1").tracks() == "F2 R2"


def test_a_large_triangle_gives_the_points_of_choice_of_the_components() -> None:
    game = laying(maps=CORNER, changes={"law.extra_points": 3}).do("c1", "=R+")
    assert game.do("+N").tracks() == "N3 R1"


def test_a_triangle_is_large_from_the_side_of_the_components_on() -> None:
    game = laying(maps=CORNER, changes={"law.large_side": 3}).do("c1")
    assert game.legal() == {"=F", "=R"}


@pytest.mark.parametrize(
    "card,track,key",
    [("duplicators", "fire", "duplicators_factor"), ("wanderers", "red", "wanderers_factor")],
)
def test_a_doubled_track_has_the_factor_of_its_card(card: str, track: Track, key: str) -> None:
    game = laying(maps=SMALL, cards=[card], doubled=[track], changes={f"effects.{key}": 3})
    assert game.view.players[0].factors == {track: 3}
    assert game.do("a1").view.players[0].tracks[track] == 3


def test_extrapolation_gives_and_gains_what_the_components_say() -> None:
    changes = {"knowledge.extrapolate_give": 3, "knowledge.extrapolate_gain": 2}
    game = table(action=2, tracks=["R3 G2"], changes=changes)
    assert game.refuses("xG") == "AR-17"
    assert game.do("xR", "+N").tracks() == "N2 G2"


def test_what_is_gained_above_the_limit_is_lost() -> None:
    game = table(action=2, tracks=["R2 N4"], changes={"knowledge.extrapolate_gain": 2}).do("xR", "+N")
    assert game.tracks() == "N5"
    assert [event.kind for event in game.events[:2]] == ["gained", "lost"]


def test_conversions_trade_among_the_tracks_of_the_components() -> None:
    changes = {
        "effects.starstormers": {"give": 2, "gain": 1, "tracks": ["fire", "red"]},
        "effects.transmuters": {"give": 1, "gain": 2, "tracks": ["navigation", "blue"]},
    }
    game = table(action=2, tracks=["F1 N1 R2 G1"], cards=["starstormers transmuters"], changes=changes)
    assert game.legal() == {"done", "xR", "tR", "tN"}
    assert game.refuses("tF") == "AR-28"
    assert game.refuses("tG") == "AR-29"
    assert game.do("tN").tracks() == "F1 R2 G1 B2"


# -- acts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act,action,key,letter,answers",
    [
        ("strike", 3, "strike.fire", "F", ["2:a1"]),
        ("shift", 3, "shift.navigation", "N", ["a1", "d2"]),
        ("breed", 4, "breed.red", "R", ["GN", "d3"]),
        ("swap", 4, "swap.green", "G", ["a1", "GN"]),
        ("salvage", 4, "salvage.blue", "B", ["1:GN", "d3"]),
        ("barter", 4, "traders_draw.red", "R", ["GN", "BF", "GN", "d3"]),
    ],
)
def test_an_act_costs_what_the_components_say(
    act: str, action: int, key: str, letter: str, answers: list[str]
) -> None:
    given: dict[str, Any] = {
        "action": action,
        "maps": MAPS,
        "pool": "GN BF",
        "scraps": ["GN BF"],
        "cards": ["traders"],
    }
    given["changes"] = {f"costs.{key}": 2}
    assert table(tracks=[f"{letter}2"], **given).do(act, *answers).tracks() == ""


def test_a_dear_act_is_refused() -> None:
    given: dict[str, Any] = {"action": 3, "maps": MAPS, "changes": {"costs.strike.fire": 2}}
    assert table(tracks=["F1 N1"], **given).refuses("strike") == "AR-18"
    assert table(tracks=["F1 N1"], **given).state.view(0).short["strike"] == {"fire": 1}


def test_an_act_may_cost_nothing() -> None:
    game = table(action=3, maps=MAPS, changes={"costs.strike.fire": 0}).do("strike")
    assert game.events == []
    assert game.asked == "target"


def test_cancelling_costs_what_the_components_say() -> None:
    given: dict[str, Any] = {"action": 3, "maps": MAPS, "changes": {"costs.cancel.shields": 2}}
    assert table(tracks=["F1", "S1"], **given).do("strike", "2:a1").scrap(1) == ["BF"]
    assert table(tracks=["F1", "S3"], **given).do("strike", "2:a1", "cancel").tracks(1) == "S1"


@pytest.mark.parametrize(
    "card,action,act,letter", [("skyvions", 3, "shift", "N"), ("solationists", 4, "breed", "R")]
)
def test_so_many_further_acts_as_the_components_say(card: str, action: int, act: str, letter: str) -> None:
    changes = {f"effects.{card}_acts": 2}
    game = table(action=action, maps=MAPS, cards=[card], tracks=[f"{letter}5"], changes=changes)
    steps = {3: [["a1", "c1"], ["c1", "d3"], ["d3", "e2"]], 4: [["GN", "c1"], ["BS", "d3"], ["RF", "e2"]]}
    for answers in steps[action]:
        game.do(act, *answers)
    assert game.asked == "expansion"


def test_traders_draw_as_many_as_the_components_say() -> None:
    game = table(action=4, cards=["traders"], tracks=["R1"], changes={"effects.traders_draw": 1})
    assert game.do("barter", "GN").asked == "take-token"


# -- expansion -----------------------------------------------------------------------------------


def test_perceptors_save_what_the_components_say_on_one_track() -> None:
    given: dict[str, Any] = {"action": 5, "face_up": "razers", "cards": ["perceptors"]}
    given["changes"] = {"effects.perceptors_discount": 2}
    assert table(tracks=["F1 N2 S1"], **given).do("buy razers").tracks() == ""
    assert table(tracks=["F2 N1 S1"], **given).refuses("buy razers") == "AR-20"
    assert table(tracks=["F5 N5 S5"], **given).do("buy razers", "+S").tracks() == "F2 N3 S5"


def test_perceptors_choose_among_all_tracks_where_nothing_lacks() -> None:
    game = table(action=5, face_up="razers", tracks=["F5 N5 S5"], cards=["perceptors"]).do("buy razers")
    assert game.legal() == {"+F", "+N", "+S"}


def test_lines_cost_travelers_what_the_components_say() -> None:
    game = table(cards=["travelers"], changes={"effects.travelers_line": 2})
    assert {line.cost for line in game.state.view(0).lines} == {1, 2}


def test_the_game_stalls_after_the_rounds_of_the_components() -> None:
    game = table(idle=2, changes={"ending.idle_rounds": 2}).skip_to("expansion").do("done")
    assert game.asked == "research"
    assert game.view.numbers.idle_turns == 6


def test_a_card_may_be_left_out() -> None:
    pack = ARGOSY.read_pack("[cards.traders]\nremove = true\n")
    state = cast(Argosy, ARGOSY.new({"players": 3}, pack))
    assert state.view(None).deck == 17
    assert "traders" not in state.view(None).catalogue
    playout(state, Random("without Traders"))
    assert ARGOSY.from_dict(state.to_dict(), pack) == state


LEFT_OUT = """
[cards.traders]
remove = true
[planets.core]
remove = true
[costs.colony]
fire = { remove = true }
[lines]
between = BETWEEN
""".replace(
    "BETWEEN", str([line for line in ARGOSY.default_pack.data["lines"]["between"] if "core" not in line])
)


def test_a_record_has_what_its_components_left_out() -> None:
    pack = ARGOSY.read_pack(LEFT_OUT)
    record = new_record(ARGOSY, {"players": 3}, pack)
    state = opening(read_record(record.to_json()), ARGOSY)
    assert state.components().hash == pack.hash
    shown = cast(ArgosyView, state.view(None))
    assert (shown.deck, len(shown.planets)) == (17, 15)
    assert shown.prices["build"] == {"navigation": 1, "shields": 1}


def test_what_a_record_of_the_first_version_left_out_stays_so() -> None:
    former = ARGOSY.former_components[-1]
    left_out = merged(former, read_changes(LEFT_OUT, "components"))
    pack = ARGOSY.pack_of(differences(former, left_out), fingerprint(left_out))
    state = cast(Argosy, ARGOSY.new({"players": 4}, pack))
    assert "traders" not in state.view(None).catalogue
    assert "core" not in pack.data["planets"]
    assert state.view(None).prices["build"] == {"navigation": 1, "shields": 1}
    playout(state, Random("left out of the first version"))


def test_what_is_not_there_cannot_be_removed() -> None:
    with pytest.raises(BadPack, match='no "argonauts" to remove'):
        ARGOSY.read_pack("[cards.argonauts]\nremove = true\n")


def test_a_planet_may_be_added() -> None:
    added = '[planets.moon]\npoints = 7\n[lines]\nbetween = [["moon", "green-1", 2]]\n'
    with pytest.raises(BadPack, match="hang together"):
        ARGOSY.read_pack(added)
    lines = [*ARGOSY.default_pack.data["lines"]["between"], ["moon", "green-1", 2]]
    pack = ARGOSY.read_pack(f"[planets.moon]\npoints = 7\n[lines]\nbetween = {lines}\n")
    assert pack.action_count == ARGOSY.action_count + 8
    moon = cast(Argosy, ARGOSY.new({}, pack)).view(None).planets[-1]
    assert (moon.planet, moon.points, moon.ring) == ("moon", 7, 2)


# -- all of them ---------------------------------------------------------------------------------


def test_what_nobody_reads_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadPack, match=r'"costs\.strike\.red".*"costs\.strike\.fire"'):
        ARGOSY.read_pack("[costs.strike]\nred = 1\n")


def test_every_number_has_its_bounds() -> None:
    def numbers(tree: Any, path: str) -> Iterator[str]:
        if type(tree) is int:
            yield path
        items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
        for key, value in items:
            yield from numbers(value, f"{path}.{key}" if path else str(key))

    assert set(numbers(ARGOSY.default_pack.data, "")) == set(ARGOSY.default_pack.bounds)


def test_a_record_of_the_former_components_finds_its_pack() -> None:
    former = ARGOSY.former_components[0]
    changes = {"tokens.purple": 5, "planets.core.points": 60}
    hashed = fingerprint(patched(former, changes))
    assert ARGOSY.pack_differences(ARGOSY.pack_of(changes, hashed)) == changes
    assert ARGOSY.pack_of({}, fingerprint(former)) == ARGOSY.default_pack


ODD_PACKS: dict[str, dict[str, Any]] = {
    "much of everything": {
        "research.draw": 4,
        "law.match_points": 2,
        "law.extra_points": 2,
        "effects.skyvions_acts": 3,
        "effects.traders_draw": 3,
        "effects.duplicators_factor": 3,
        "ending.idle_rounds": 2,
    },
    "dear acts": {
        "costs.strike.fire": 2,
        "costs.cancel.shields": 2,
        "costs.breed.red": 3,
        "knowledge.extrapolate_gain": 2,
        "effects.perceptors_discount": 2,
    },
    "acts for nothing": {
        "costs.strike.fire": 0,
        "costs.cancel.shields": 0,
        "costs.shift.navigation": 0,
        "costs.breed.red": 0,
        "costs.swap.green": 0,
        "costs.salvage.blue": 0,
        "research.free_card_purples": 1,
    },
    "a small map, no scrap": {
        "research_board.side": 4,
        "research_board.scrap_places": 0,
        "law.extra_needs_match": False,
        "setup.draft_tokens": [21, 28],
        "research.draw": 1,
    },
}


@pytest.mark.parametrize("name", ODD_PACKS)
def test_other_numbers_are_played_read_and_shown(name: str, changes: int) -> None:
    pack = ARGOSY.pack_with(ODD_PACKS[name])
    positions = []
    openings = [Table(ARGOSY.new({"players": players}, pack)) for players in (3, 4)]
    for seed, game in enumerate([*openings, *(table(changes=ODD_PACKS[name], turns=28) for _ in range(2))]):
        for state in walk(game, seed):
            if state.actors() and state.actors() != (CHANCE,):
                seat = state.actors()[0]
                legal = state.legal(seat)
                judged = [n for n in range(pack.action_count) if not state.forbids(seat, n)]
                assert legal == judged
                positions.append(state.clone())
        assert game.state.ending() in ARGOSY.endings
    for state in positions[::9]:
        assert ARGOSY.from_dict(state.to_dict(), pack) == state
        msgspec.json.encode(state.view(0))
        msgspec.json.encode(ARGOSY.outlook(state, state.actors()[0]))
    try_changes(ARGOSY, positions, changes // 2, Random(name))
