"""The Law of the Triangle, by example and against a slow reading of it."""

from itertools import combinations
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.triangles import gains_at
from tests.games.argosy.build import PACK, Table, table

POINTS = range(PACK.points)


def placing(kind: str, maps: str, **given: Any) -> Table:
    """Seat 0 holds a token from the pool and has to place it."""
    hand = {"RF": "red-fire", "RN": "red-navigation", "GN": "green-navigation", "GF": "green-fire"}[kind]
    return table(phase="place", hand=hand, maps=[maps], **given)


@pytest.mark.rule("AR-08")
def test_three_corners_of_one_colour_teach_the_colour() -> None:
    assert placing("RF", ". / RN RS").do("a1").tracks() == "R1"


@pytest.mark.rule("AR-08")
def test_three_corners_of_one_symbol_teach_the_symbol() -> None:
    assert placing("RF", ". / GF BF").do("a1").tracks() == "F1"


@pytest.mark.rule("AR-08")
def test_three_identical_corners_teach_both() -> None:
    assert placing("RF", ". / RF RF").do("a1").tracks() == "F1 R1"


@pytest.mark.rule("AR-08")
def test_three_corners_without_a_match_teach_nothing() -> None:
    game = placing("RF", ". / GN BS").do("a1")
    assert game.tracks() == ""
    assert "completed" not in game.told()


@pytest.mark.rule("AR-08")
def test_a_triangle_may_point_down() -> None:
    assert placing("RF", ". / RN RS / . .").do("c2").tracks() == "R1"


@pytest.mark.rule("AR-08")
def test_two_corners_are_no_triangle() -> None:
    assert placing("RF", ". / RN .").do("a1").tracks() == ""


@pytest.mark.rule("AR-08")
def test_tokens_in_a_row_are_no_triangle() -> None:
    assert placing("RF", ". / . . / RF RF .").do("c3").tracks() == ""


BIG = "RN / GN GS / . BS RS"  # the large triangle a1 c1 c3 lacks c1


@pytest.mark.rule("AR-09")
def test_a_larger_triangle_teaches_a_point_of_choice_on_top() -> None:
    game = placing("RF", BIG).do("c1")
    assert game.asked == "extra-point"
    assert game.do("+N").tracks() == "N1 R1"


@pytest.mark.rule("AR-09")
def test_a_larger_triangle_may_point_down() -> None:
    game = placing("RF", ". / . . / RN GS RS / . BN GN / . . .").do("e3")
    assert game.asked == "extra-point"


@pytest.mark.rule("AR-09")
def test_a_larger_triangle_must_be_covered_throughout() -> None:
    game = placing("RF", "RN / GN . / . BS RS").do("c1")
    assert game.asked != "extra-point"
    assert game.tracks() == ""


@pytest.mark.rule("AR-09")
def test_the_last_token_inside_a_larger_triangle_scores_nothing() -> None:
    game = placing("GF", "RN / BN . / RF BS RS").do("b2")
    assert game.tracks() == ""


@pytest.mark.rule("AR-09")
def test_a_larger_triangle_whose_corners_do_not_match_teaches_nothing() -> None:
    game = placing("RF", "GN / GN GS / . BS BS").do("c1")
    assert game.asked != "extra-point"
    assert game.tracks() == ""


@pytest.mark.rule("AR-09")
def test_another_box_may_give_the_extra_point_without_a_match() -> None:
    data = placing("RF", "GN / GN GS / . BS BS").state.to_dict()
    pack = ARGOSY.pack_with({"law.extra_needs_match": False})
    game = Table(ARGOSY.from_dict(data, pack)).do("c1")
    assert game.asked == "extra-point"
    assert game.do("+B").tracks() == "B1"


@pytest.mark.rule("AR-09")
def test_sides_of_three_and_more_count_too() -> None:
    rows = "RN / GN GS / BF BN GN / . GS GF RS"
    game = placing("RF", rows).do("d1")
    assert game.asked == "extra-point"
    assert game.tracks() == "R1"


MANY = "RN / RS GF / . GF RS / . . . ."  # at c1: b1 c2 make nothing, a1 c3 a large red one


@pytest.mark.rule("AR-10")
def test_of_several_triangles_the_player_scores_one() -> None:
    game = placing("RF", "RN / GF RS / . BF RS").do("c1")
    assert game.asked == "triangle"
    assert game.legal() == {"=F", "=R+"}
    assert game.do("=F").tracks() == "F1"


@pytest.mark.rule("AR-10")
def test_the_other_of_several_triangles() -> None:
    game = placing("RF", "RN / GF RS / . BF RS").do("c1", "=R+", "+S")
    assert game.tracks() == "S1 R1"


@pytest.mark.rule("AR-10")
def test_a_triangle_without_a_match_is_not_offered() -> None:
    game = placing("RF", MANY).do("c1")
    assert game.asked == "extra-point"


@pytest.mark.rule("AR-10")
def test_triangles_that_give_the_same_are_one_choice() -> None:
    game = placing("RF", ". / RS . / RN . RN / . . RS .").do("c2")
    assert game.asked != "triangle"
    assert game.tracks() == "R1"


@pytest.mark.rule("AR-10")
def test_what_is_not_completed_cannot_be_chosen() -> None:
    game = placing("RF", "RN / GF RS / . BF RS").do("c1")
    assert game.refuses("=N") == "AR-10"
    assert game.refuses("=") == "AR-10"


@pytest.mark.rule("AR-11")
def test_points_above_five_are_lost() -> None:
    game = placing("RF", ". / RN RS", tracks=["R5"]).do("a1")
    assert game.tracks() == "R5"
    assert "lost" in game.told()


@pytest.mark.rule("AR-11")
def test_the_point_of_choice_goes_where_there_is_room() -> None:
    game = placing("RF", BIG, tracks=["F5 N5"]).do("c1")
    assert game.refuses("+F") == "AR-11"
    assert game.legal() == {"+S", "+R", "+G", "+B"}


@pytest.mark.rule("AR-11")
def test_one_track_with_room_takes_the_point_of_choice_unasked() -> None:
    game = placing("RF", BIG, tracks=["F5 N5 S5 R5 G5 B2"]).do("c1")
    assert game.tracks() == "F5 N5 S5 R5 G5 B3"


@pytest.mark.rule("AR-11")
def test_with_all_tracks_full_nothing_is_asked() -> None:
    game = placing("RF", BIG, tracks=["F5 N5 S5 R5 G5 B5"]).do("c1")
    assert game.asked not in ("extra-point", "divert")


@pytest.mark.rule("AR-12")
@pytest.mark.parametrize("action", [1, 3, 4])
def test_tokens_teach_in_actions_1_3_and_4(action: int) -> None:
    assert placing("RF", ". / RN RS", action=action).do("a1").tracks() == "R1"


# -- against a slow reading ----------------------------------------------------------------------


def coordinates(point: int) -> tuple[int, int]:
    row = 0
    while (row + 1) * (row + 2) // 2 <= point:
        row += 1
    return row, point - row * (row + 1) // 2


AT = [coordinates(point) for point in POINTS]


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Steps along the lattice between two intersections."""
    down = other[0] - one[0]
    along = other[1] - one[1]
    return max(abs(down), abs(along), abs(down - along))


def triangles() -> list[tuple[tuple[int, int, int], list[int], int]]:
    """Every equilateral triangle along the lines, as corners, points within, and side."""
    found = []
    for corners in combinations(POINTS, 3):
        sides = {distance(AT[one], AT[other]) for one, other in combinations(corners, 2)}
        if len(sides) != 1:
            continue
        side = sides.pop()
        within = [point for point in POINTS if all(distance(AT[point], AT[c]) <= side for c in corners)]
        if len(within) == (side + 1) * (side + 2) // 2:
            found.append((corners, within, side))
    return found


TRIANGLES = triangles()


def slow_gains(tokens: list[int], point: int, needs_match: bool = True) -> set[int]:
    """The gains of the token at `point`, straight from the text of the law."""
    found = set()
    for corners, within, side in TRIANGLES:
        if point not in corners or any(tokens[other] < 0 for other in within):
            continue
        colours = {tokens[corner] // 3 for corner in corners}
        symbols = {tokens[corner] % 3 for corner in corners}
        colour = colours.pop() + 1 if len(colours) == 1 else 0
        symbol = symbols.pop() + 1 if len(symbols) == 1 else 0
        match = bool(colour or symbol)
        extra = side > 1 and (match or not needs_match)
        if match or extra:
            found.add(colour * 8 + symbol * 2 + extra)
    return found


def test_the_map_has_as_many_triangles_as_the_slow_reading_finds() -> None:
    assert len(PACK.lattice.rest) == 3 * len(TRIANGLES)


@pytest.mark.rule("AR-08", "AR-09", "AR-10")
@settings(max_examples=300)
@given(
    tokens=st.lists(st.integers(-1, 8), min_size=PACK.points, max_size=PACK.points),
    few=st.integers(1, 9),
    point=st.sampled_from(POINTS),
    needs_match=st.booleans(),
)
def test_completion_agrees_with_the_slow_reading(
    tokens: list[int], few: int, point: int, needs_match: bool
) -> None:
    pack = PACK if needs_match else ARGOSY.pack_with({"law.extra_needs_match": False})
    state = Argosy(cast(ArgosyPack, pack), 3)
    state.set_out()
    tokens = [token % few if token >= 0 else token for token in tokens]
    tokens[point] = abs(tokens[point])
    for at, token in enumerate(tokens):
        state.maps[at] = token
    covered = sum(1 << at for at in POINTS if tokens[at] >= 0 and at != point)
    found = gains_at(state, 0, point, tokens[point], covered)
    assert {gain for gain in range(32) if found >> gain & 1} == slow_gains(tokens, point, needs_match)
