"""pgx on the CPU: a batch of games in one compiled step, with observations, masks and automatic resets."""

import sys

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from research_timing import report

SECONDS, BATCH = float(sys.argv[1]), int(sys.argv[2])


def stepper(name):
    environment = pgx.make(name)
    advance = jax.vmap(auto_reset(environment.step, environment.init))

    @jax.jit
    def both(state, key):
        key, choosing, rolling = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, chances, axis=1)
        return advance(state, actions, jax.random.split(rolling, BATCH)), key

    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    key = jax.random.PRNGKey(2)

    def step():
        nonlocal state, key
        state, key = both(state, key)
        state.observation.block_until_ready()
        return BATCH

    return step


for name in ("connect_four", "backgammon", "chess"):
    report("pgx", name, f"batch of {BATCH}", SECONDS, stepper(name))
