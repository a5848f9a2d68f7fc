"""The connection to the other processes: one that is of no use is given up, so that another is made."""

from typing import Any

import pytest

from starboard.tables.postgres_bus import PostgresBus


class DatabaseComplaint(Exception):
    """What the database itself says has a code."""

    sqlstate = "57014"


class Connection:
    def __init__(self, error: Exception) -> None:
        self.error = error
        self.given_up = False

    async def fetchval(self, query: str, *values: Any, timeout: float) -> Any:
        raise self.error

    def terminate(self) -> None:
        self.given_up = True


@pytest.mark.parametrize(
    "error, given_up",
    [
        pytest.param(RuntimeError("another operation is in progress"), True, id="out of step"),
        pytest.param(TimeoutError(), True, id="silent"),
        pytest.param(DatabaseComplaint("cancelled"), False, id="the database's own words"),
    ],
)
async def test_a_connection_that_fails_by_itself_is_given_up(error: Exception, given_up: bool) -> None:
    bus = PostgresBus("postgresql://nowhere/none")
    bus._connection = connection = Connection(error)
    assert await bus.keep_bots("t1") is False
    assert connection.given_up is given_up
