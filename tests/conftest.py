"""How all tests run: hypothesis settled and repeatable, golden files rewritten only when asked."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "normal", max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("deep", parent=settings.get_profile("normal"), max_examples=300, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "normal"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew instead of comparing",
    )
