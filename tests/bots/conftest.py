"""The solved wheel, made once for all tests that ask for it, outside the user's own cache."""

import os
from pathlib import Path

import pytest

from starboard.bots.wheel_table.shelf import FOLDER_VARIABLE, get_table
from starboard.bots.wheel_table.table import Table
from starboard.games.wheel.game import WHEEL


@pytest.fixture(scope="session")
def solved_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # workers share their parent
    return run / "starboard-cache"


@pytest.fixture(scope="session")
def solved(solved_folder: Path) -> Table:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(solved_folder))
        return get_table(WHEEL.default_pack)


@pytest.fixture
def solved_cache(solved: Table, solved_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """The same, for bots and commands to find by themselves."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(solved_folder))
    return solved
