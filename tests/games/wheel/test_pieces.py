"""AW-13 to AW-29: cones, discs, stacks, resurrection and spires."""

import pytest

from tests.games.wheel.build import new_game, wheel


@pytest.mark.rule("AW-13")
def test_a_cone_that_enters_the_other_cone_s_station_wins_at_once() -> None:
    game = wheel(cones=(0, 4), black=(2, 7), white=(3, 5)).play("C0-4")
    assert game.ending == "cone-taken"
    assert game.outcomes() == ["won", "lost"]
    assert game.at(4) == "A"


@pytest.mark.rule("AW-13")
def test_white_can_win_too() -> None:
    game = wheel(cones=(0, 4), black=(2, 7), white=(3, 5), mover="white").play("C4-0")
    assert game.outcomes() == ["lost", "won"]


@pytest.mark.rule("AW-14")
def test_a_cone_kills_a_living_disc_and_stands_on_it() -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(2, 4)).play("C1-2")
    assert game.at(2) == "xA"
    assert game.spire(2) == ""


@pytest.mark.rule("AW-14")
def test_a_cone_kills_a_whole_stack() -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(2, 2))
    assert game.events("C1-2") == ["moved", "killed"]
    assert game.play("C1-2").at(2) == "xxA"


@pytest.mark.rule("AW-15")
def test_a_cone_may_not_enter_its_own_living_disc() -> None:
    game = wheel(cones=(1, 6), black=(0, 3), white=(2, 2))
    assert game.refuses("C1-0") == "AW-15"


@pytest.mark.rule("AW-16")
def test_taking_the_cone_on_a_prisoner_spire_of_your_own_discs_wins() -> None:
    game = wheel(cones=(1, 2), black=(2, 2), white=(5, 5))
    assert game.spire(2) == "prisoner"
    assert game.play("C1-2").outcomes() == ["won", "lost"]


@pytest.mark.rule("AW-17")
def test_no_cone_can_be_taken_before_a_cone_has_moved() -> None:
    assert new_game().refuses("C0-4") == "AW-17"


@pytest.mark.rule("AW-17")
def test_riding_on_the_wheel_is_not_moving() -> None:
    game = new_game().rotate(8)
    assert game.refuses("C0-4") == "AW-17"


@pytest.mark.rule("AW-17")
def test_once_a_cone_has_moved_either_cone_can_be_taken() -> None:
    # The cones ride one place on; Black's then steps from 1 back to 0, across from nobody.
    game = wheel(cones=(1, 4), black=(2, 3), white=(6, 6), battle=False).play("C1-0")
    assert game.refuses("C4-0") == ""
    assert game.play("C4-0").outcomes() == ["lost", "won"]


@pytest.mark.rule("AW-17")
def test_a_cone_that_moves_on_its_free_spire_opens_the_battle() -> None:
    game = wheel(cones=(1, 4), black=(1, 3), white=(6, 6), battle=False).play("P1-0")
    assert game.play("C4-0").ending == "cone-taken"


@pytest.mark.rule("AW-17")
def test_the_move_that_opens_the_battle_cannot_itself_take() -> None:
    game = wheel(cones=(1, 2), black=(3, 3), white=(6, 6), battle=False)
    assert game.refuses("C1-2") == "AW-17"


@pytest.mark.rule("AW-17")
def test_moving_a_disc_opens_no_battle() -> None:
    game = new_game().play("D1-2", "D5-6")
    assert game.refuses("C0-4") == "AW-17"


@pytest.mark.rule("AW-18")
def test_a_dead_disc_that_a_cone_leaves_stays_dead() -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(1, 4), dead=(1,)).play("C1-2")
    assert (game.at(1), game.at(2)) == ("x", "A")


@pytest.mark.rule("AW-19")
@pytest.mark.parametrize("cones", [(0, 6), (6, 0)], ids=["own", "opposing"])
def test_a_disc_may_not_enter_a_cone_s_station(cones: tuple[int, int]) -> None:
    game = wheel(cones=cones, black=(1, 3), white=(5, 5))
    assert game.refuses("D1-0") == "AW-19"


@pytest.mark.rule("AW-20")
@pytest.mark.parametrize("dead", [(), (2,)], ids=["living", "dead"])
def test_a_disc_may_not_enter_an_opposing_disc_s_station(dead: tuple[int, ...]) -> None:
    game = wheel(cones=(7, 6), black=(1, 3), white=(2, 5), dead=dead)
    assert game.refuses("D1-2") == "AW-20"


@pytest.mark.rule("AW-21")
def test_a_disc_may_not_enter_its_own_dead_fellow_s_station() -> None:
    game = wheel(cones=(7, 6), black=(1, 2), white=(5, 5), dead=(2,))
    assert game.refuses("D1-2") == "AW-21"


@pytest.mark.rule("AW-22")
def test_a_disc_may_join_its_living_fellow() -> None:
    assert new_game().play("D7-1").at(1) == "OO"


@pytest.mark.rule("AW-23")
def test_a_stack_moves_whole_or_its_top_alone() -> None:
    game = wheel(cones=(7, 6), black=(1, 1), white=(5, 5))
    assert {"D1-2", "S1-2", "D1-0", "S1-0"} <= game.legal()
    assert wheel(cones=(7, 6), black=(1, 1), white=(5, 5)).play("S1-2").at(2) == "OO"
    split = wheel(cones=(7, 6), black=(1, 1), white=(5, 5)).play("D1-2")
    assert (split.at(1), split.at(2)) == ("O", "O")


@pytest.mark.rule("AW-23")
@pytest.mark.parametrize("white", [(2, 5), (5, 2)])
def test_a_whole_stack_enters_only_an_empty_station(white: tuple[int, int]) -> None:
    game = wheel(cones=(0, 6), black=(1, 1), white=white)
    assert game.refuses("S1-2") == "AW-23"
    assert game.refuses("S1-0") == "AW-23"


@pytest.mark.rule("AW-23")
def test_a_single_disc_is_no_stack() -> None:
    assert new_game().refuses("S1-2") == "AW-23"


@pytest.mark.rule("AW-24")
def test_dead_discs_do_not_move() -> None:
    game = wheel(cones=(3, 6), black=(1, 7), white=(5, 5), dead=(1,))
    assert game.refuses("D1-2") == "AW-24"
    assert game.refuses("D7-5") == "AW-20"


@pytest.mark.rule("AW-24")
def test_a_dead_stack_does_not_move_whole_nor_in_part() -> None:
    game = wheel(cones=(3, 6), black=(1, 1), white=(5, 5), dead=(1,))
    assert (game.refuses("S1-2"), game.refuses("D1-2")) == ("AW-24", "AW-24")


@pytest.mark.rule("AW-24")
def test_a_cone_on_its_own_dead_disc_does_not_take_it_along() -> None:
    game = wheel(cones=(1, 6), black=(1, 3), white=(5, 5), dead=(1,))
    assert game.refuses("P1-2") == "AW-24"


@pytest.mark.rule("AW-25")
@pytest.mark.parametrize(
    "black,white,spire",
    [
        ((2, 3), (5, 5), "free"),
        ((2, 2), (5, 5), "free"),
        ((3, 3), (2, 5), "prisoner"),
        ((3, 3), (2, 2), "prisoner"),
    ],
)
def test_a_cone_raises_the_dead_of_either_colour(
    black: tuple[int, int], white: tuple[int, int], spire: str
) -> None:
    game = wheel(cones=(1, 6), black=black, white=white, dead=(2,))
    assert game.events("C1-2") == ["moved", "resurrected"]
    game.play("C1-2")
    assert game.spire(2) == spire
    assert "x" not in game.at(2).lower()


@pytest.mark.rule("AW-25")
def test_a_dead_disc_under_the_opposing_cone_is_no_resurrection_but_a_win() -> None:
    game = wheel(cones=(1, 2), black=(2, 3), white=(5, 5), dead=(2,)).play("C1-2")
    assert game.outcomes() == ["won", "lost"]


@pytest.mark.rule("AW-26")
def test_a_free_spire_moves_whole() -> None:
    game = wheel(cones=(1, 6), black=(1, 1), white=(5, 5)).play("P1-2")
    assert (game.at(1), game.at(2), game.spire(2)) == ("", "OOA", "free")


@pytest.mark.rule("AW-26")
def test_the_cone_of_a_free_spire_moves_alone_and_leaves_living_discs() -> None:
    game = wheel(cones=(1, 6), black=(1, 3), white=(5, 5)).play("C1-2")
    assert (game.at(1), game.at(2)) == ("O", "A")


@pytest.mark.rule("AW-26")
def test_discs_under_their_cone_do_not_move_without_it() -> None:
    game = wheel(cones=(1, 6), black=(1, 1), white=(5, 5))
    assert not {move for move in game.legal() if move[0] in "DS" and move[1] == "1"}


@pytest.mark.rule("AW-27")
@pytest.mark.parametrize(
    "cones,black,white,dead",
    [
        ((1, 2), (1, 3), (5, 5), ()),
        ((1, 6), (1, 2), (5, 5), ()),
        ((1, 6), (1, 2), (5, 5), (2,)),
        ((1, 6), (1, 3), (2, 5), ()),
        ((1, 6), (1, 3), (2, 5), (2,)),
    ],
    ids=["cone", "own-disc", "own-dead", "opposing-disc", "opposing-dead"],
)
def test_a_whole_spire_enters_only_an_empty_station(
    cones: tuple[int, int], black: tuple[int, int], white: tuple[int, int], dead: tuple[int, ...]
) -> None:
    assert wheel(cones=cones, black=black, white=white, dead=dead).refuses("P1-2") == "AW-27"


@pytest.mark.rule("AW-28")
@pytest.mark.parametrize("black,white", [((3, 3), (2, 5)), ((2, 3), (5, 5))], ids=["free", "prisoner"])
def test_a_cone_that_enters_a_spire_under_the_opposing_cone_wins(
    black: tuple[int, int], white: tuple[int, int]
) -> None:
    game = wheel(cones=(1, 2), black=black, white=white).play("C1-2")
    assert game.outcomes() == ["won", "lost"]


@pytest.mark.rule("AW-29")
def test_prisoners_cannot_move_while_the_cone_stands_on_them() -> None:
    game = wheel(cones=(3, 1), black=(1, 1), white=(5, 5))
    assert game.refuses("D1-2") == game.refuses("S1-2") == "AW-29"


@pytest.mark.rule("AW-29")
def test_the_prisoners_cone_moves_off_alone_and_they_are_free() -> None:
    game = wheel(cones=(6, 5), black=(5, 5), white=(2, 3), mover="white")
    assert game.refuses("P5-4") == "AW-29"
    game.play("C5-4").rotate(3)
    assert game.at(0) == "OO"
    game = wheel(cones=(3, 4), black=(1, 1), white=(5, 5))
    assert {"D1-2", "S1-2"} <= game.legal()
