"""What the numbered messages to a table were answered, so that one that comes twice is carried out once."""

from typing import Final

import msgspec

from starboard.tables.messages.state import Accepted, Answer, Refusal
from starboard.tables.refusals import GONE, NOT_STORED
from starboard.tables.storage import Storage

KNOWN_NUMBERS: Final = 256
KNOWN_CLIENTS: Final = 16  # of one person at one table; of others storage knows
KNOWN_ALTOGETHER: Final = 64  # clients of everybody at one table


class KnownAnswers:
    """The last of them in memory, by person and client; storage has what was done of all."""

    def __init__(self) -> None:
        self.clients: dict[tuple[str, str], dict[int, Answer]] = {}
        self.partial = False  # storage may know of messages that memory does not

    async def of(self, storage: Storage, table: str, person: str, client: str) -> dict[int, Answer]:
        """By their numbers, those of one client."""
        key = (person, client)
        if key in self.clients:
            return self.clients[key]
        self._make_room(person)
        if not self.partial:
            self.clients[key] = {}
        else:
            receipts = await storage.receipts(table, person, client, KNOWN_NUMBERS)
            self.clients[key] = {
                receipt.number: msgspec.convert(receipt.answer, Accepted) for receipt in reversed(receipts)
            }
        return self.clients[key]

    def _make_room(self, person: str) -> None:
        """Before one more comes: keep the last of this person, who may name any number, and of everybody."""
        own = [key for key in self.clients if key[0] == person]
        gone = own[: max(0, len(own) + 1 - KNOWN_CLIENTS)]
        others = [key for key in self.clients if key not in gone]
        gone += others[: max(0, len(others) + 1 - KNOWN_ALTOGETHER)]
        for key in gone:
            del self.clients[key]
            self.partial = True

    def forget(self, person: str | None = None) -> None:
        """Those of one person, or all: they must be read from storage."""
        self.partial = True
        for key in [key for key in self.clients if person is None or key[0] == person]:
            del self.clients[key]


def remember(known: dict[int, Answer], number: int, answer: Answer) -> None:
    """Keep an answer among those of its client, unless another might be given next time."""
    if isinstance(answer, Refusal) and answer.reason in (NOT_STORED, GONE):
        return
    known[number] = answer
    while len(known) > KNOWN_NUMBERS:
        del known[min(known)]
