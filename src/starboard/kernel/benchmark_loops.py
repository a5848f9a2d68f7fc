"""The same question asked many times over: what benchmarks time, inside the compiled part."""

from starboard.kernel.playing import playout, random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import State


def playouts(state: State, random: Random, games: int) -> int:
    """Play so many random games from `state`; how many actions they took."""
    actions = 0
    for _ in range(games):
        actions += playout(state.clone(), random)
    return actions


def clones(states: list[State], times: int) -> int:
    """Clone every state so many times."""
    for _ in range(times):
        for state in states:
            state.clone()
    return times * len(states)


def questions(states: list[State], times: int) -> int:
    """Ask every state so many times what its first actor may do."""
    for _ in range(times):
        for state in states:
            state.legal(state.actors()[0])
    return times * len(states)


def checked_actions(states: list[State], random: Random, times: int) -> int:
    """Clone every state so many times and apply one legal action, checked as at a table."""
    for _ in range(times):
        for state in states:
            twin = state.clone()
            actor = twin.actors()[0]
            twin.apply(actor, random_action(twin, actor, random))
    return times * len(states)


def positions(state: State, random: Random, number: int) -> list[State]:
    """So many positions of random games from `state`, none of them over."""
    found: list[State] = []
    while len(found) < number:
        game = state.clone()
        steps = random.below(200)
        for _ in range(steps):
            actors = game.actors()
            if not actors:
                break
            game.advance(actors[0], random_action(game, actors[0], random))
        if game.actors():
            found.append(game)
    return found


def branching(state: State, random: Random, games: int) -> tuple[int, int]:
    """Over random games: how many decisions people took, and how many choices they had in all."""
    decisions = 0
    choices = 0
    for _ in range(games):
        game = state.clone()
        while True:
            actors = game.actors()
            if not actors:
                break
            actor = actors[random.below(len(actors))]
            if actor >= 0:
                decisions += 1
                choices += len(game.legal(actor))
            game.advance(actor, random_action(game, actor, random))
    return decisions, choices
