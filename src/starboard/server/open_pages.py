"""How many pages people may have open at once: sockets, streams and requests that wait for news."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starboard.server.limits import Limits
from starboard.tables.refusals import TOO_MANY, Refused

OF_A_PERSON: Final = 60
OF_STRANGERS: Final = 500  # of all together who have not done anything yet
OF_STRANGERS_AT_AN_ADDRESS: Final = 100  # so that nobody alone keeps all others out


class OpenPages:
    """Counts them by person; strangers have no name yet, so by the address they come from."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._of: Counter[tuple[str, str]] = Counter()
        self._strangers = 0

    @contextmanager
    def one(self, person: str, address: str) -> Iterator[None]:
        """One more while it is open; Refused where there are enough."""
        self.check(person, address)
        owner = owner_of(person, address)
        self._of[owner] += 1
        self._strangers += not person
        try:
            yield
        finally:
            self._strangers -= not person
            self._of[owner] -= 1
            if not self._of[owner]:
                del self._of[owner]

    def check(self, person: str, address: str) -> None:
        owner = owner_of(person, address)
        most = OF_A_PERSON if person else OF_STRANGERS_AT_AN_ADDRESS
        full = self._of[owner] >= most or (not person and self._strangers >= OF_STRANGERS)
        if self.limits.on and full:
            raise Refused(TOO_MANY, "too-many-pages")


def owner_of(person: str, address: str) -> tuple[str, str]:
    return (person, "") if person else ("", address)
