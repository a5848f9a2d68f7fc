# mypyc: skip
"""The second lesson: forecasts and the crew's gifts, then what Charges are worth."""

from typing import Final

from starboard.games.convoy.components import NAVIGATOR
from starboard.games.convoy.lessons import facts
from starboard.games.convoy.lessons.charges import BURN, DIE, EITHER, STALL
from starboard.games.convoy.lessons.positions import sailing
from starboard.kernel.lessons import ByRules, Facts, Lesson, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

# -- the Navigator ---------------------------------------------------------------------------------


def beside_navigator(state: State) -> int:
    """CC-17: how many are where the Navigator is."""
    position = facts.convoy(state)
    module_of, here = position.pack.module_of, position.at[NAVIGATOR]
    others = [at for member, at in enumerate(position.at) if member != NAVIGATOR and at >= 0]
    return sum(module_of[at] == module_of[here] for at in others)


def extra_points(moment: Moment) -> int:
    return beside_navigator(moment.after)


def before_the_next_cycle(state: State, seat: int) -> Facts:
    return {
        "nobody_in_danger": not facts.in_danger(state),
        "beside": beside_navigator(state),
        "spots": facts.spaces("4a1"),
        **facts.standing(state),
    }


NAVIGATE: Final = Position(
    "navigator",
    after(sailing("N:3c1 P:4a2 C:4c4", lights="10-01", dice=(1, 2), engines=(1, 1))),
    ByRules(extra_points),
    (
        Listed("joins", ("N-4a1", "end"), "space-4a1"),
        Listed("pilot", ("P-3c2", "end"), "space-3c2"),
        Listed("ahead", ("C-5a4", "end"), "space-5a4"),
    ),
    (
        Remark("best", {"grade": "best", "crew": "navigator"}),
        Remark("one", {"grade": "good", "crew": "pilot"}, look="spots"),
        Remark("none", {}, look="spots"),
    ),
    ("CC-17",),
    given=before_the_next_cycle,
    shown=facts.flips,
    claims={"nobody_in_danger": True, "beside": 0, "points_left": 1},
    until=facts.at_the_end,
)


# -- the Pilot -------------------------------------------------------------------------------------


def can_take(moment: Moment) -> int:
    crew = facts.stepped(moment)
    return int(facts.reaches(moment.after, crew, "take"))


def far_charge(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    walks = [goal for goal in facts.walks(state) if goal.crew == "pilot" and "take" in goal.does]
    nearest = min(walks, key=lambda goal: len(goal.way))
    return {
        "card": position.module_name(1),
        "points": int(position.points),
        "way": len(nearest.way),
        "farther_than_points": len(nearest.way) > position.points,
        "spots": facts.spaces(*nearest.way),
    }


MOMENTUM: Final = Position(
    "pilot",
    after(
        sailing(
            "M:bow P:bow C:2c4", lights="01--1", dice=(4, 5), engines=(0, 1), points=4, tracker=8, cycle=7
        )
    ),
    ByRules(can_take),
    (
        Listed("straight", "P-1a2", "space-1a2"),
        Listed("low", "P-1a4", "space-1a4"),
        Listed("cargo", "C-2c3", "space-2c3"),
        Listed("mechanic", "M-1a2", "crew-mechanic"),
    ),
    (
        Remark("best", {"grade": "best", "crew": "pilot"}),
        Remark("astray", {"crew": "pilot"}, look="spots"),
        Remark("other", {}, look="spots"),
    ),
    ("CC-18",),
    given=far_charge,
    shown=facts.who_went,
    claims={"farther_than_points": True},
)


# -- hacking ---------------------------------------------------------------------------------------


def kept_by_hacking(moment: Moment) -> int:
    """The crew, and the Charge of the Module that is about to flip."""
    return facts.aboard(moment.after) + facts.has_charge(moment.after, 4)


def one_module_for_all(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "card": position.module_name(3),
        "in_danger": len(facts.in_danger(state)),
        "dice": position.dice[3],
        "charge_there": facts.has_charge(state, 4),
        "spots": facts.spaces("4a2"),
        **facts.standing(state),
    }


HACKING: Final = Position(
    "hack",
    after(sailing("M:4a1 P:4a4 N:2a3", lights="01-1-", dice=(4, 5), engines=(1, 1))),
    ByRules(kept_by_hacking, good=2),
    (
        Listed("hack", ("M-4a2", "hack"), "space-4a2"),
        Listed("mechanic", ("M-3c1", "end"), "space-3c1"),
        Listed("pilot", ("P-3c4", "end"), "space-3c4"),
    ),
    (
        Remark("best", {"hacked": True}),
        Remark("forgot", {"crew": "mechanic", "aboard": 1}, look="spots"),
        Remark("one", {"aboard": 2}, look="spots"),
        Remark("none", {}, look="spots"),
    ),
    ("CC-16",),
    given=one_module_for_all,
    shown=facts.flips,
    claims={"dice": 1, "charge_there": True, "points_left": 1},
    until=facts.at_the_end,
)


# -- two dice --------------------------------------------------------------------------------------


def two_dice(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    flipped = facts.ended(state)
    return {
        "card": position.module_name(3),
        "dice": position.dice[3],
        "charge_after": facts.has_charge(flipped, 4),
        "same_side": flipped.side_name(3) == position.side_name(3),
        "of": facts.aboard(state),
        "spots": facts.spaces("3c2"),
        **facts.standing(state),
    }


TWICE: Final = Position(
    "twice",
    after(sailing("M:4a2 P:2c4 N:2c3", lights="01-01", dice=(4, 4), engines=(1, 1))),
    ByRules(facts.safe, good=3),
    (
        Listed("out", ("M-3c2", "end"), "space-3c2"),
        Listed("stay", ("M-4a1", "end"), "space-4a1"),
        Listed("pilot", ("P-3a4", "end"), "space-3a4"),
    ),
    (
        Remark("best", {"gone": []}),
        Remark("inside", {"crew": "mechanic", "gone": ["mechanic"]}, look="spots"),
        Remark("other", {"gone": ["mechanic"]}, look="spots"),
    ),
    ("CC-16", "CC-21"),
    given=two_dice,
    shown=facts.flips,
    claims={"charge_after": True, "same_side": True, "points_left": 1, "on_console": ["mechanic"]},
    until=facts.at_the_end,
)

SECOND: Final = Lesson("second", (TWICE, HACKING, NAVIGATE, MOMENTUM, DIE, BURN, EITHER, STALL))
