"""One server for all tests that need nothing special of it, and people who come to it."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.leftovers import for_the_session
from tests.server.running import Apart, Client


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    apart = Apart(tmp_path_factory.mktemp("server"))
    with for_the_session():
        apart.start()
    yield apart
    apart.stop()


@pytest.fixture
async def ann(server: Apart) -> AsyncIterator[Client]:
    """Somebody who has not done anything yet."""
    async with Client(server.address) as client:
        yield client


@pytest.fixture
async def bob(server: Apart) -> AsyncIterator[Client]:
    """Somebody else."""
    async with Client(server.address) as client:
        yield client


@pytest.fixture
async def eve(server: Apart) -> AsyncIterator[Client]:
    """A third person."""
    async with Client(server.address) as client:
        yield client
