"""The generator: repeatable, fair, and the same compiled and interpreted."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from starboard.kernel.rng import Random


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Random(7).below(1000) for _ in range(3)] == [Random(7).below(1000)] * 3
    assert Random(7).below(10**9) != Random(8).below(10**9)


def test_numbers_are_those_of_the_published_algorithm() -> None:
    words = [int.from_bytes(hashlib.sha256(b"golden").digest()[n : n + 4], "big") for n in (0, 4, 8, 12)]
    random = Random("golden")
    assert [random.word() for _ in range(50)] == list(islice(sfc32(*words), 50))


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The same generator, written modulo 2**32 throughout."""
    modulus = 2**32
    while True:
        result = (a + b + counter) % modulus
        counter = (counter + 1) % modulus
        a, b = b ^ b // 2**9, c * 9 % modulus
        c = (c * 2**21 % modulus + c // 2**11 + result) % modulus
        yield result


@pytest.mark.parametrize("n", [1, 2, 3, 7, 1000, 2**31])
def test_below_stays_below(n: int) -> None:
    random = Random(n)
    assert all(0 <= random.below(n) < n for _ in range(2000))


def test_every_number_comes_up_about_equally_often() -> None:
    random = Random(1)
    counts = Counter(random.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 450 for count in counts.values())


def test_weights_are_kept() -> None:
    random = Random(2)
    counts = Counter(random.weighted([(3, 1), (9, 3)]) for _ in range(40_000))
    assert set(counts) == {3, 9}
    assert abs(counts[9] - 30_000) < 500


def test_odds_without_weight_are_an_error() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        Random(1).weighted([])


def test_a_clone_goes_on_alike_and_apart() -> None:
    random = Random(3)
    random.below(10)
    twin = random.clone()
    ahead = [twin.below(100) for _ in range(5)]
    assert [random.below(100) for _ in range(5)] == ahead


def test_shuffling_keeps_everything_and_reaches_every_order() -> None:
    orders = set()
    random = Random(4)
    for _ in range(200):
        items = [1, 2, 3]
        random.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_uniform_numbers_are_from_0_to_1() -> None:
    random = Random(5)
    numbers = [random.uniform() for _ in range(2000)]
    assert all(0.0 <= number < 1.0 for number in numbers)
    assert abs(sum(numbers) / 2000 - 0.5) < 0.03
