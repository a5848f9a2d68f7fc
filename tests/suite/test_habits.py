"""Habits that make tests fail for no reason, looked for in their text."""

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
AGAINST = {
    "waits for time to pass": re.compile(r"wait_for_timeout\(|\btime\.sleep\("),
    "tries again": re.compile(r"mark\.flaky|\breruns="),
}


def test_no_test_waits_for_time_or_tries_again() -> None:
    found = [
        f"{file.relative_to(TESTS)}: {habit}"
        for file in sorted(TESTS.rglob("test_*.py"))
        if file != Path(__file__)
        for habit, pattern in AGAINST.items()
        if pattern.search(file.read_text("utf-8"))
    ]
    assert found == []
