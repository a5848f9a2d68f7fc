"""How all tests run: hypothesis settled, golden files rewritten only when asked, the wheel solved once."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.cache import FOLDER_VARIABLE, get_solution
from starboard.games.wheel.solver.solution import WheelSolution

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


@pytest.fixture(scope="session")
def solved_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # workers share their parent
    return run / "starboard-cache"


@pytest.fixture(scope="session")
def solved(solved_folder: Path) -> WheelSolution:
    """The solved wheel, made once for all tests that ask for it, outside the user's own cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(solved_folder))
        return get_solution(WHEEL.default_pack)


@pytest.fixture
def solved_cache(
    solved: WheelSolution, solved_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> WheelSolution:
    """The same, for bots and commands to find by themselves."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(solved_folder))
    return solved
