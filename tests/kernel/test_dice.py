"""Dice that anyone can check: the derivation is the documented one, and it is fair."""

import hashlib
import hmac
from collections import Counter

from starboard.kernel.dice import Dice

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dice(SEED).commitment == hashlib.sha256(SEED).hexdigest()


def test_a_new_table_has_a_seed_of_its_own() -> None:
    assert Dice().seed != Dice().seed
    assert len(Dice().seed) == 32


def test_the_outcome_is_the_documented_one() -> None:
    digest = hmac.new(SEED, b"one,two|5|0", hashlib.sha256).digest()
    number = int.from_bytes(digest[:8], "big") % 6
    assert Dice(SEED, ["one", "two"]).outcome([(face, 1) for face in range(6)], 5) == number


def test_what_falls_into_the_uneven_rest_is_thrown_again() -> None:
    half = 2**63  # the rest above two of these and one is nearly half of all numbers
    attempts = []
    for number in range(20):
        for attempt in range(100):
            digest = hmac.new(SEED, f"one|{number}|{attempt}".encode(), hashlib.sha256).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < half + 1:
                break
        assert Dice(SEED, ["one"]).outcome([(0, half - 7), (1, 7), (2, 1)], number) == (value >= half - 7)
        attempts.append(attempt)
    assert max(attempts) > 1 and attempts.count(0) > 1


def test_nonces_and_number_change_the_outcome() -> None:
    odds = [(face, 1) for face in range(1_000_000)]
    outcomes = {
        Dice(SEED, ["a"]).outcome(odds, 0),
        Dice(SEED, ["b"]).outcome(odds, 0),
        Dice(SEED, ["a"]).outcome(odds, 1),
    }
    assert len(outcomes) == 3


def test_weights_are_kept() -> None:
    dice = Dice(SEED)
    counts = Counter(dice.outcome([(1, 1), (2, 2)], number) for number in range(6000))
    assert abs(counts[2] - 4000) < 150
