"""How far back a person may go.

Never past a chance result or anything that showed somebody something: `Play` has forgotten those acts.
Within an open decision of several seats, the seat's own last step. Where all others are bots, the
person's last decision and everything after it. Between people, a step of one's own turn; further by
consent.
"""

from typing import Final

from starboard.kernel.errors import IllegalAction
from starboard.tables.acts_taken import Undoable, UndoneActs
from starboard.tables.play import Play
from starboard.tables.refusals import not_now

STANDS: Final = {"": "nothing-to-take-back", "chance": "chance-stands", "shown": "shown-stands"}


def undoable(play: Play, seat: int, own: list[int], alone: bool) -> Undoable:
    """What an undo by `seat` takes out; `own` are all seats of that person.

    `alone`: all other seats are played by bots.
    """
    if play.deciding_together() and seat in play.state.actors() + _answered(play):
        return _own_step_of_open_decision(play, seat)
    mine = own if alone else [seat]
    last = len(play.acts) - 1
    while last >= 0 and play.acts[last].actor not in mine:
        last -= 1
    if last < 0:
        return Undoable(problem=STANDS[play.settled_by])
    # Everything from there on goes, so what came before stands by itself.
    return Undoable(list(range(last, len(play.acts))), alone or _is_own_turn(play, last))


def steps_to_undo(play: Play, seat: int, own: list[int], alone: bool, consent: bool = False) -> list[int]:
    """Which acts an undo by `seat` takes out; `consent`: the other people have agreed."""
    found = undoable(play, seat, own, alone)
    if found.problem:
        raise not_now(found.problem)
    if not (found.free or consent):
        raise not_now("turn-over")
    return found.taken


def steps_to_redo(play: Play, seat: int) -> UndoneActs:
    undone = play.repeatable(seat)
    if undone is None:
        raise not_now("nothing-to-repeat")
    trial = play.state.clone()
    try:
        for act in undone.acts:
            trial.apply(act.actor, act.action)
    except IllegalAction:
        raise not_now("repeat-does-not-fit") from None
    return undone


def _answered(play: Play) -> tuple[int, ...]:
    """The seats that have already answered in the decision that is open."""
    return tuple(act.actor for act in play.acts[_opened(play) :])


def _opened(play: Play) -> int:
    """Where among the acts the decision that is open began."""
    index = len(play.acts)
    while index > 0 and play.acts[index - 1].together:
        index -= 1
    return index


def _own_step_of_open_decision(play: Play, seat: int) -> Undoable:
    own = [index for index in range(_opened(play), len(play.acts)) if play.acts[index].actor == seat]
    if not own:
        return Undoable(problem="not-answered-yet")
    taken = own[-1:]
    if not _stands(play, taken):
        return Undoable(problem="others-depend")
    return Undoable(taken)


def _is_own_turn(play: Play, last: int) -> bool:
    return last == len(play.acts) - 1 and play.acts[last].turn == play.state.turn()


def _stands(play: Play, taken: list[int]) -> bool:
    try:
        play.without(taken)
    except IllegalAction:
        return False
    return True
