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


# What stays with a page for good: a page that was given to other tests before is none to do it to.
FOR_GOOD = re.compile(r"add_init_script\(|\b(?:page|host|guest)\.on\(|clock\.install\(")


def test_what_is_done_to_a_page_for_good_is_done_to_one_of_its_own() -> None:
    files = [file for file in sorted(TESTS.glob("web/test_*.py")) if FOR_GOOD.search(file.read_text("utf-8"))]
    assert files
    assert [file.name for file in files if "own=" not in file.read_text("utf-8")] == []
