"""How far back a person may go.

Never past a chance result or anything that showed somebody something: `Play` has forgotten those acts.
Within an open decision of several seats, the seat's own last step. Where all others are bots, the
person's last decision and everything after it. Between people, a step of one's own turn; further by
consent.
"""

from starboard.kernel.errors import IllegalAction
from starboard.tables.play import Play, Undone
from starboard.tables.refusals import Refused, not_now


def steps_to_undo(play: Play, seat: int, own: list[int], alone: bool, consent: bool = False) -> list[int]:
    """Which acts an undo by `seat` takes out; `own` are all seats of that person.

    `alone`: all other seats are played by bots. `consent`: the other people have agreed.
    """
    if play.deciding_together() and seat in play.state.actors() + _answered(play):
        return _own_step_of_open_decision(play, seat)
    mine = own if alone else [seat]
    last = max((index for index, act in enumerate(play.acts) if act.actor in mine), default=None)
    if last is None:
        raise not_now("There is nothing of yours to take back.")
    if not (alone or consent):
        _check_own_turn(play, last)
    taken = list(range(last, len(play.acts)))
    _check_stands(play, taken)
    return taken


def steps_to_redo(play: Play, seat: int) -> Undone:
    undone = play.repeatable(seat)
    if undone is None:
        raise not_now("There is nothing to repeat.")
    trial = play.state.clone()
    try:
        for act in undone.acts:
            trial.apply(act.actor, act.action)
    except IllegalAction:
        raise not_now("What was taken back no longer fits the position.") from None
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


def _own_step_of_open_decision(play: Play, seat: int) -> list[int]:
    own = [index for index in range(_opened(play), len(play.acts)) if play.acts[index].actor == seat]
    if not own:
        raise not_now("You have not answered yet, so there is nothing to take back.")
    taken = own[-1:]
    _check_stands(play, taken)
    return taken


def _check_own_turn(play: Play, last: int) -> None:
    if last != len(play.acts) - 1 or play.acts[last].turn != play.state.turn():
        raise not_now("Your turn is over; the others would have to agree to take it back.")


def _check_stands(play: Play, taken: list[int]) -> None:
    try:
        play.without(taken)
    except IllegalAction:
        raise Refused("not-now", "What came after it depends on it, so it cannot be taken back.") from None
