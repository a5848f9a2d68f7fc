# mypyc: skip
"""What would follow: the others' answers to a line that somebody tries, chance included."""

from starboard.bots.policies import policy_for
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


def replies(game: Game, state: State, seat: int, random: Random, most: int) -> list[tuple[int, int]]:
    """Who does what until `seat` has more than one choice again, the game is over, or `most` acts were taken.

    Everybody acts as the game's policy would, from what each may know.
    """
    policy = policy_for(game)
    state = state.clone()
    courses: list[list[int]] = [[] for _ in range(state.seats())]
    done: list[tuple[int, int]] = []
    while len(done) < most and (actors := state.actors()):
        actor = next((one for one in actors if one != seat), seat)
        if actor == CHANCE:
            action = state.roll(random)
        else:
            legal = state.legal(actor)
            if actor == seat and len(legal) > 1:
                break
            known = state if policy.is_fair() else state.redeal(actor, random)
            action = legal[0] if len(legal) == 1 else policy.choose_next(known, actor, random, courses[actor])
        state.advance(actor, action)
        done.append((actor, action))
    return done
