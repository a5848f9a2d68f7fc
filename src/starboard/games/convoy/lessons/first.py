# mypyc: skip
"""The first lesson: a Charge fetched and placed, dice that hang over Modules, an arrival."""

from typing import Final

from starboard.games.convoy.events import Placed
from starboard.games.convoy.lessons import facts
from starboard.games.convoy.lessons.positions import sailing
from starboard.kernel.lessons import ByRules, Facts, Lesson, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import Answer, Scene, after
from starboard.kernel.state import CHANCE, State

CREW: Final = {"modules": "first-flight", "crew": ["mechanic", "pilot", "cargo"]}
WARNED: Final[tuple[Answer, ...]] = ((CHANCE, "dice 2 4"),)
BACK: Final[tuple[Answer, ...]] = ((0, "C-1a4"), (0, "C-1b4+"), (0, "C-1a4"))
FLIPPED: Final[tuple[Answer, ...]] = ((0, "C-bow+"), (0, "end"), (CHANCE, "dice 3 6"))


# -- who fetches a Charge --------------------------------------------------------------------------


def errand(moment: Moment) -> int:
    """How much of it whoever stepped can still do in this cycle: take the Charge, and bring it home."""
    crew = facts.stepped(moment)
    if facts.reaches(moment.after, crew, "take", "place"):
        return 2
    return int(facts.reaches(moment.after, crew, "take"))


def nearest_charge(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "card": position.module_name(0),
        "charge_here": facts.has_charge(state, 1),
        "spots": facts.spaces("1b4", "1a4"),
    }


WHO: Final = Position(
    "who",
    Scene(options=CREW, opening=WARNED),
    ByRules(errand),
    (
        Listed("cargo", "C-1a4", "space-1a4"),
        Listed("mechanic", "M-1a3", "space-1a3"),
        Listed("round", "C-1a2", "space-1a2"),
    ),
    (
        Remark("cargo", {"grade": "best", "crew": "cargo"}),
        Remark("pilot", {"grade": "best", "crew": "pilot"}),
        Remark("mechanic", {"grade": "good", "crew": "mechanic"}, look="spots"),
        Remark("round", {"grade": "good"}, look="spots"),
    ),
    ("CC-11", "CC-18", "CC-19"),
    given=nearest_charge,
    shown=facts.who_went,
    claims={"charge_here": True},
)


# -- a Charge at the Engine ------------------------------------------------------------------------


def placing(moment: Moment) -> int:
    return facts.delivered(moment.after) - facts.delivered(moment.before)


def what_became_of_it(moment: Moment) -> Facts:
    member = facts.convoy(moment.after).member_called("cargo")
    return {
        "crew": facts.stepped(moment),
        "inside": facts.convoy(moment.after).at[member] >= facts.convoy(moment.after).pack.bow,
        "burnt": not facts.convoy(moment.after).carrying[member] and not placing(moment),
        "placed": any(isinstance(event, Placed) for event in moment.events),
    }


def engine_ahead(state: State, seat: int) -> Facts:
    tracker = int(facts.convoy(state).tracker)
    return {
        "tracker": tracker,
        "next": tracker - 1,
        "nobody_in_danger": not facts.in_danger(state),
        "spots": facts.spaces("bow"),
        **facts.standing(state),
    }


PLACE: Final = Position(
    "place",
    Scene(options=CREW, opening=(*WARNED, *BACK)),
    ByRules(placing),
    (
        Listed("place", "C-bow+", "space-bow"),
        Listed("keep", "C-bow", "crew-cargo"),
        Listed("pilot", "P-1a3", "space-1a3"),
    ),
    (
        Remark("best", {"placed": True}),
        Remark("kept", {"placed": False, "inside": True}, look="spots"),
        Remark("burnt", {"burnt": True}, look="spots"),
        Remark("elsewhere", {"placed": False, "inside": False, "burnt": False}, look="spots"),
    ),
    ("CC-14", "CC-22"),
    given=engine_ahead,
    shown=what_became_of_it,
    claims={"points_left": 1, "carries": ["cargo"], "nobody_in_danger": True},
)


# -- where a six is hung ---------------------------------------------------------------------------


def charges_left(moment: Moment) -> int:
    return facts.waiting(facts.ended(moment.after))


def where_it_hangs(moment: Moment) -> Facts:
    before, now = facts.convoy(moment.before), facts.convoy(moment.after)
    module = next(one for one in range(len(now.dice)) if now.dice[one] > before.dice[one])
    return {
        "module": module + 1,
        "card": now.module_name(module),
        "dark": before.side_name(module) == "back",
        "had_charge": facts.has_charge(before, module + 1),
        "twice": now.dice[module] > 1,
    }


def dark_modules(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    dark = [module for module in range(len(position.dice)) if position.side_name(module) == "back"]
    return {
        "dark_cards": [position.module_name(module) for module in dark],
        "dark_spots": [f"module-{module + 1}" for module in dark],
        "face": max(position.rolled),
        "warned": next(position.module_name(module) for module, dice in enumerate(position.dice) if dice),
        "everybody_safe": not facts.in_danger(state),
    }


SIX: Final = Position(
    "six",
    Scene(options=CREW, opening=(*WARNED, *BACK, *FLIPPED)),
    ByRules(charges_left),
    (
        Listed("near", "6-1", "module-1"),
        Listed("dark", "6-2", "module-2"),
        Listed("again", "6-3", "module-3"),
    ),
    (
        Remark("best", {"grade": "best", "dark": True}),
        Remark("twice", {"grade": "best", "twice": True}),
        Remark("fewer", {"grade": "good", "dark": False, "had_charge": False}, look="dark_spots"),
    ),
    ("CC-03", "CC-07", "CC-21"),
    given=dark_modules,
    shown=where_it_hangs,
    claims={"everybody_safe": True},
)


# -- out of the way of a flip ----------------------------------------------------------------------


def two_in_danger(state: State, seat: int) -> Facts:
    return {
        "danger": facts.in_danger(state),
        "mechanic_in_danger": "mechanic" in facts.in_danger(state),
        "pilot_in_danger": "pilot" in facts.in_danger(state),
        "of": facts.aboard(state),
        **facts.standing(state),
        "both": facts.spaces("2c3", "4a2"),
        "door": facts.spaces("2c3"),
        "console": facts.spaces("4a2"),
    }


OUT: Final = Position(
    "out",
    after(sailing("M:4a2 P:3a3 C:5a4", lights="-1101", dice=(3, 4), engines=(1, 1))),
    ByRules(facts.safe, good=2),
    (
        Listed("pilot", ("P-2c3", "hack"), "space-2c3"),
        Listed("both", ("M-3c2", "end"), "space-3c2"),
        Listed("cargo", ("C-5a3", "hack"), "space-5a3"),
    ),
    (
        Remark("best", {"gone": []}),
        Remark("unhacked", {"gone": ["mechanic"], "hacked": False}, look="console"),
        Remark("left", {"gone": ["pilot"], "hacked": True}, look="door"),
        Remark("more", {"hacked": False}, look="both"),
    ),
    ("CC-16", "CC-21"),
    given=two_in_danger,
    shown=facts.flips,
    claims={
        "mechanic_in_danger": True,
        "pilot_in_danger": True,
        "points_left": 1,
        "on_console": ["mechanic"],
    },
    until=facts.at_the_end,
)


# -- the last Charge -------------------------------------------------------------------------------


def arrived(moment: Moment) -> int:
    return int(facts.is_won(moment.after))


def nearly_there(state: State, seat: int) -> Facts:
    position = facts.convoy(state)
    return {
        "bow": position.engines[0],
        "stern": position.engines[1],
        "danger": facts.in_danger(state),
        "aboard_now": facts.aboard(state),
        "one_is_missing": facts.can_win(state),
        "spots": facts.spaces("stern"),
        **facts.standing(state),
    }


ARRIVE: Final = Position(
    "arrive",
    after(sailing("M:4a2 P:3a3 C:5c2+", lights="-1101", dice=(3, 4), engines=(2, 1))),
    ByRules(arrived),
    (
        Listed("stern", "C-stern+", "space-stern"),
        Listed("pilot", "P-2c3", "space-2c3"),
        Listed("wait", "C-stern", "crew-cargo"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("pilot", {"crew": "pilot"}, look="spots"),
        Remark("other", {}, look="spots"),
    ),
    ("CC-23", "CC-24"),
    given=nearly_there,
    shown=facts.who_went,
    claims={"one_is_missing": True, "points_left": 1, "carries": ["cargo"]},
)

FIRST: Final = Lesson("first", (WHO, PLACE, SIX, OUT, ARRIVE))
