"""The libraries that only training needs: the extra `train`."""

from starboard.lab.optional import load


def require_libraries() -> None:
    """A sentence that says how to get them, where one is missing."""
    load("jax", "needs-training", "optax", "numpy")
