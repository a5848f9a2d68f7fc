"""One server for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.leftovers import for_the_session
from tests.server.running import Apart


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    apart = Apart(tmp_path_factory.mktemp("server"))
    with for_the_session():
        apart.start()
    yield apart
    apart.stop()
