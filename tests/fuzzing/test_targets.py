"""Whatever is handed in is taken in whole or refused in a sentence.

STARBOARD_FUZZ multiplies the number of tries. STARBOARD_FUZZ_MINUTES tries each target for so long instead,
from seeds that differ from run to run, and prints how much was tried: `pytest -s tests/fuzzing`.
"""

import os
import time
from collections.abc import Iterator

import pytest

from starboard.kernel.rng import Random
from tests.fuzzing.targets import TARGETS

TRIES = 60 * int(os.environ.get("STARBOARD_FUZZ", "1"))
MINUTES = float(os.environ.get("STARBOARD_FUZZ_MINUTES", "0"))


def tries(name: str) -> Iterator[str]:
    """Names of seeds: so many, or as long as there is time."""
    if not MINUTES:
        yield from (f"{name} {number}" for number in range(TRIES))
        return
    began, number = time.time(), 0
    while time.time() < began + 60 * MINUTES:
        number += 1
        yield f"{name} {began} {number}"


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_handed_in_is_an_error_of_ours(name: str) -> None:
    taken = tried = 0
    for seed in tries(name):
        try:
            taken += TARGETS[name](Random(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed!r}") from error
        tried += 1
    print(f"{name}: {tried} tried, {taken} taken in, the others refused")
    assert tried > taken
