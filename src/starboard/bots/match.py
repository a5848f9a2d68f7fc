"""One game among bots, from a position to its end."""

from collections.abc import Callable

from starboard.kernel.bot import Bot
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


def play_out(
    state: State,
    bots: list[Bot],
    seats: Random,
    chance: Random,
    begin: Callable[[int], None] | None = None,
) -> list[tuple[int, int]]:
    """Play `state` to its end, one bot a seat; everything that was done, by whom, in order.

    A bot is given a redeal: what its seat may not know is not in there. Only ours that are tested not to look
    at such things are shown the state itself.
    `seats` makes the redeals, `chance` throws the dice; `begin` hears of each turn before it is played.
    """
    done: list[tuple[int, int]] = []
    actors = state.actors()
    turn = -1
    while actors:
        if begin is not None and state.turn() != turn:
            turn = state.turn()
            begin(turn)
        actor = actors[0]
        if actor == CHANCE:
            action = state.roll(chance)
        else:
            bot = bots[actor]
            action = bot.choose(state if bot.fair else state.redeal(actor, seats), actor)
        state.advance(actor, action)
        done.append((actor, action))
        actors = state.actors()
    return done
