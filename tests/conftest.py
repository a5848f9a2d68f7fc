"""How all tests run: how much of them, golden files rewritten only when asked, nothing left behind."""

import gc
import os
from collections.abc import Generator, Iterator
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.cache import FOLDER_VARIABLE, get_solution
from starboard.games.wheel.solver.solution import WheelSolution
from tests import leftovers, postgres

settings.register_profile(
    "normal", max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("quick", parent=settings.get_profile("normal"), max_examples=1)
settings.register_profile("deep", parent=settings.get_profile("normal"), max_examples=300, derandomize=False)
CHANGES = {"quick": 200, "normal": 1_000, "deep": 10_000}  # positions with a value changed, for each case
FUZZ = {"quick": "1", "normal": "1", "deep": "100"}  # times the nonsense that a server is sent

# Where single tests take many seconds, the longest first.
LONGEST = (
    "web/test_sources.py::test_its",
    "web/test_sources.py::test_the",
    "web/test_colonies.py",
    "web/test_targets.py",
    "web/test_axe.py",
    "web",
    "server",
    "conformance",
)

# Where the solved wheel is kept from one run to the next; whoever sets this vouches that it fits the rules.
SOLVED_VARIABLE = "STARBOARD_TESTS_SOLVED"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew instead of comparing",
    )
    parser.addoption(
        "--amount",
        choices=("quick", "normal", "deep"),
        default="normal",
        help="quick: one example of each property, nothing marked slow; deep: hundreds, and much nonsense",
    )


def pytest_configure(config: pytest.Config) -> None:
    amount = config.getoption("--amount")
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", amount))
    os.environ.setdefault("STARBOARD_FUZZ", FUZZ[amount])
    if amount == "deep":
        os.environ.setdefault("STARBOARD_DEEP", "1")  # walks that look at every position, not at some
    leftovers.watch()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only the deep amount has what is marked deep; the quick one lacks what is slow or needs solving."""
    amount = config.getoption("--amount")
    left_out = {item for item in items if amount in not_for(item)}
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    chosen = sorted((item for item in items if item not in left_out), key=when)
    items[:] = dealt(chosen, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def when(item: pytest.Item) -> int:
    name = item.nodeid.removeprefix("tests/")
    return next((number for number, start in enumerate(LONGEST) if name.startswith(start)), len(LONGEST))


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """What takes long comes first in every process, so that all of them have something to do until the end.

    Each process gets the next part of the list, and one that is done takes over the end of another's: the
    shortest tests. So what takes long is dealt out in turn, and each part filled up with the rest.
    """
    long = [item for item in items if when(item) < len(LONGEST)]
    rest = items[len(long) :]
    units = [list(unit) for _, unit in groupby(long, key=together)]
    parts: list[pytest.Item] = []
    for number in range(processes):
        size = (len(items) - len(parts)) // (processes - number)
        part = [item for unit in units[number::processes] for item in unit]
        more = max(0, size - len(part))
        parts += [*part, *rest[:more]]
        rest = rest[more:]
    return [*parts, *rest]


def together(item: pytest.Item) -> str:
    """Tests of a module share what it starts; those in a browser share what the process has."""
    return item.nodeid if item.nodeid.startswith("tests/web/") else item.nodeid.partition("::")[0]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported and listed stays: nobody looks for garbage in it, now or after every module."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def not_for(item: pytest.Item) -> tuple[str, ...]:
    if item.get_closest_marker("deep"):
        return ("quick", "normal")
    needs_solving = "solved" in getattr(item, "fixturenames", ())
    return ("quick",) if needs_solving or item.get_closest_marker("slow") else ()


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_behind_by_the_run() -> Iterator[None]:
    before = leftovers.everything()
    yield
    postgres.end()
    leftovers.DECLARED.running = leftovers.NOTHING
    assert leftovers.left_since(before) == [], "this was started for the run, and nobody ended it"


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left_behind(nothing_is_left_behind_by_the_run: None) -> Iterator[None]:
    before = leftovers.now()
    yield
    assert leftovers.left_since(before) == [], "a test of this module started this, and nobody ended it"
    gc.freeze()  # what is kept beyond the module, such as packs, is not looked through after each later one


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs async tests: every one has an event loop of its own, closed when it ends."""
    return "asyncio"


@pytest.fixture
def changes(request: pytest.FixtureRequest) -> int:
    """How many positions with one value changed are tried in each case."""
    return CHANGES[request.config.getoption("--amount")]


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a new database in a real PostgreSQL, with our schema in it."""
    with postgres.postgres() as url:
        yield url


@pytest.fixture
def empty_database() -> Iterator[str]:
    """The address of a new database in a real PostgreSQL, without our schema."""
    with postgres.postgres(migrated=False) as url:
        yield url


@pytest.fixture(scope="session")
def solved_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if kept := os.environ.get(SOLVED_VARIABLE):
        return Path(kept)
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # workers share their parent
    return run / "starboard-cache"


@pytest.fixture(scope="session")
def solved(solved_folder: Path) -> WheelSolution:
    """The solved wheel, made once for all tests that ask for it, outside the user's own cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(solved_folder))
        pack = WHEEL.default_pack
        assert isinstance(pack, WheelPack)
        return get_solution(pack)


@pytest.fixture
def solved_cache(
    solved: WheelSolution, solved_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> WheelSolution:
    """The same, for bots and commands to find by themselves."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(solved_folder))
    return solved
