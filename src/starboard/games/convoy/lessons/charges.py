# mypyc: skip
"""What Charges are worth besides their place: points, dice taken away, time."""

from typing import Final

from starboard.games.convoy.events import Burnt, DieRemoved, Placed, Points
from starboard.games.convoy.lessons import facts
from starboard.games.convoy.lessons.positions import sailing
from starboard.kernel.lessons import ByRules, Facts, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

# -- burning a Charge ------------------------------------------------------------------------------


def wins_now(moment: Moment) -> int:
    return int(facts.can_win(moment.after))


def what_burnt(moment: Moment) -> Facts:
    paid = [str(one) for event in moment.events if isinstance(event, Burnt) for one in event.paid]
    return {
        "paid": paid,
        "for_points": any(isinstance(event, Points) for event in moment.events),
        "a_die": any(isinstance(event, DieRemoved) for event in moment.events),
        "ends": not paid,
        "gone": [crew for crew in facts.lost(moment.after) if crew not in facts.lost(moment.before)],
    }


def a_charge_for_the_way(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "bow": position.engines[0],
        "stern": position.engines[1],
        "spots": facts.spaces("2c4", "5a2"),
        **facts.standing(state),
    }


BURN: Final = Position(
    "burn",
    after(
        sailing(
            "M:2c4+ C:5a2+ P:1b2",
            lights="-1000",
            dice=(1, 4, 4),
            engines=(2, 1),
            points=0,
            tracker=3,
            cycle=13,
        )
    ),
    ByRules(wins_now),
    (
        Listed("way", "burn M points", "crew-mechanic"),
        Listed("die", "burn M die 1", "module-1"),
        Listed("own", "burn C points", "crew-cargo"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("own", {"paid": ["cargo"], "for_points": True}, look="spots"),
        Remark("dice", {"ends": False}, look="spots"),
        Remark("end", {"ends": True, "gone": ["pilot"]}, look="spots"),
    ),
    ("CC-15",),
    given=a_charge_for_the_way,
    shown=what_burnt,
    claims={"points_left": 0, "carries": ["mechanic", "cargo"]},
)


def kept_by_burning(moment: Moment) -> int:
    """The crew that was in danger and can be brought to safety, and the Charge of their Module."""
    gone = {*facts.lost(moment.after), *facts.in_danger(moment.after)} - {*facts.walk_out(moment.after)}
    saved = [crew for crew in facts.in_danger(moment.before) if crew not in gone]
    return len(saved) + facts.has_charge(facts.ended(moment.after), 4)


def two_on_a_module(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "card": position.module_name(3),
        "danger": facts.in_danger(state),
        "charge_there": facts.has_charge(state, 4),
        "spots": facts.spaces("4a4", "4c2"),
        **facts.standing(state),
    }


DIE: Final = Position(
    "die",
    after(sailing("N:4a4 P:4c2 C:5c3+", lights="01-10", dice=(1, 4), engines=(1, 1), points=0)),
    ByRules(kept_by_burning),
    (
        Listed("die", "burn C die 4", "module-4"),
        Listed("points", "burn C points", "crew-cargo"),
        Listed("keep", "end", "end"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("points", {"for_points": True, "got": 2}, look="spots"),
        Remark("other", {"a_die": True}, look="spots"),
        Remark("kept", {"ends": True}, look="spots"),
    ),
    ("CC-15", "CC-21"),
    given=two_on_a_module,
    shown=what_burnt,
    claims={"charge_there": True, "points_left": 0, "carries": ["cargo"]},
)


# -- arriving, and time ----------------------------------------------------------------------------


def arrives(moment: Moment) -> int:
    """Won now, or to be won within this phase."""
    return 2 if facts.is_won(moment.after) else int(facts.can_win(moment.after))


def what_was_done(moment: Moment) -> Facts:
    return {
        "crew": facts.stepped(moment),
        "placed": any(isinstance(event, Placed) for event in moment.events),
        "paid": [str(one) for event in moment.events if isinstance(event, Burnt) for one in event.paid],
    }


def either_way(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "rank": int(position.rank),
        "bow": position.engines[0],
        "stern": position.engines[1],
        "alike": position.engines[0] == position.engines[1],
        "spots": facts.spaces("bow"),
        **facts.standing(state),
    }


EITHER: Final = Position(
    "either",
    after(
        sailing(
            "P:1a2+ M:1b1 C:5c2",
            lights="01-01",
            dice=(1, 4, 4),
            engines=(2, 2),
            points=2,
            rank=2,
            tracker=2,
            cycle=15,
        )
    ),
    ByRules(arrives),
    (
        Listed("bow", "P-bow+", "space-bow"),
        Listed("stern", "C-5b2+", "space-5b2"),
        Listed("out", "M-1c1", "space-1c1"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("burnt", {"paid": ["pilot"]}, look="spots"),
        Remark("cargo", {"crew": "cargo"}, look="spots"),
        Remark("other", {}, look="spots"),
    ),
    ("CC-23",),
    given=either_way,
    shown=what_was_done,
    claims={"alike": True, "carries": ["pilot"]},
)


def goes_on(moment: Moment) -> int:
    return int(facts.can_go_on(moment.after))


def last_cycle(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "tracker": int(position.tracker),
        "time_is_up": facts.ended(state).how == "time-out",
        "engines": sum(position.engines),
        "spots": facts.spaces("bow"),
        **facts.standing(state),
    }


STALL: Final = Position(
    "stall",
    after(
        sailing(
            "C:1a3+ P:3a1 M:5a4",
            lights="01-01",
            dice=(1, 4, 4),
            engines=(0, 2),
            points=1,
            tracker=1,
            cycle=15,
        )
    ),
    ByRules(goes_on),
    (
        Listed("place", "C-bow+", "space-bow"),
        Listed("keep", "C-bow", "crew-cargo"),
        Listed("mechanic", "M-5a3", "space-5a3"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("burnt", {"paid": ["cargo"]}, look="spots"),
        Remark("other", {}, look="spots"),
    ),
    ("CC-14", "CC-22", "CC-23"),
    given=last_cycle,
    shown=what_was_done,
    claims={"time_is_up": True, "points_left": 1, "carries": ["cargo"]},
)
