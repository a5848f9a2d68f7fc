"""How often and how much: everything that comes from outside is rationed."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from starboard.tables.refusals import TOO_MANY, Refused

KEPT: Final = 20_000


class Rate(NamedTuple):
    """So many a second in the long run, so many at once."""

    each_second: float
    at_once: int


RATES: Final = {
    "request": Rate(60, 300),  # by address
    "command": Rate(25, 120),  # by person
    "message": Rate(40, 200),  # on one socket
    "messages": Rate(400, 2000),  # on all sockets of an address
    "chat": Rate(0.7, 8),  # by person
    "table": Rate(0.5, 40),  # new tables by person and by address
    "record": Rate(0.1, 12),  # records that are taken in, by address
    "replay": Rate(4, 120),  # looks back, by address: each counts as much as the game is long
    "variant": Rate(4, 40),  # components that are put together, by address
    "trial": Rate(0.01, 30),  # runs of the workshop by address
    "person": Rate(0.5, 60),  # new people by address
    "signin": Rate(0.1, 10),  # attempts by address
    "advice": Rate(0.5, 12),  # hints and assessments by person and by address
    "judge": Rate(0.05, 12),  # finished games that are judged, by person and by address
    "line": Rate(1, 30),  # steps of lines that are tried, by person and by address
    "mail": Rate(0.01, 4),  # mails to confirm an address, by person, by address and by whom they go to
    "key": Rate(0.2, 40),  # links, tokens and invitations by person
    "join": Rate(0.5, 40),  # links used, by person
}
LINKS_PER_TABLE: Final = 60
KEYS_PER_PERSON: Final = 100  # devices, tokens and offers to sign in
BODY: Final = 64 * 1024
RECORD_BODY: Final = 4 * 1024 * 1024
SOCKET_MESSAGE: Final = 64 * 1024
CONNECTIONS_PER_ADDRESS: Final = 600  # sockets and requests; a proxy before the server counts by itself


class Limits:
    """Buckets that fill with time; a request that finds its bucket empty is refused."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, cost: float = 1) -> bool:
        """Is there still one left for `who`, or as many as it costs? What costs more than all takes all."""
        if not self.on:
            return True
        rate, now = RATES[kind], self.now()
        left, since = self._buckets.pop((kind, who), (float(rate.at_once), now))
        left = min(float(rate.at_once), left + (now - since) * rate.each_second)
        cost = min(cost, float(rate.at_once))
        enough = left >= cost
        self._buckets[kind, who] = (left - cost if enough else left, now)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return enough

    def check(self, kind: str, who: str, cost: float = 1) -> None:
        if not self.take(kind, who, cost):
            raise Refused(TOO_MANY, "too-much-at-once")
