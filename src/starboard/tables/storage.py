"""What a place to keep tables in must be able to do. Everything that is written goes in batches."""

from abc import ABC, abstractmethod
from typing import Any, Final, Literal

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.tables.log import Entry

NoticeKind = Literal["email", "webhook"]
TRIES: Final = 8  # for a change that other processes get in the way of


class StorageError(StarboardError):
    """Nothing of a batch was stored."""


class Conflict(StorageError):
    """Another process has added to the table's log meanwhile: read it again."""


class TableRow(msgspec.Struct):
    """A table in a list: enough to find it."""

    id: str
    game: str
    status: str
    host: str
    watch: str
    clocked: bool
    created: float
    touched: float
    seed: bytes


class Snapshot(msgspec.Struct):
    """A table after entry `number`. Acts after `base_at` could still be taken back."""

    table: str
    number: int
    base_at: int
    version: int
    body: dict[str, Any]


class Receipt(msgspec.Struct):
    """What a numbered message of a client was answered."""

    table: str
    person: str
    client: str
    number: int
    answer: dict[str, Any]


class Member(msgspec.Struct):
    """A person's tie to a table: may sit or watch, and which positions they have looked at, by viewer."""

    table: str
    person: str
    plays: bool
    may_sit: bool = False
    may_watch: bool = True
    seen: dict[str, int] = {}


class PersonRow(msgspec.Struct):
    """A person. `about` holds what they chose: language, sound, notices."""

    id: str
    name: str
    created: float
    seen: float
    banned: bool = False
    about: dict[str, Any] = {}


class Key(msgspec.Struct):
    """Something that opens something, by the hash of its secret.

    Kinds: device (a signed-in browser), signin (a one-time link or code), token (for programs), and for
    tables seat, join and watch.
    """

    hash: str
    kind: str
    created: float
    person: str = ""
    table: str = ""
    seat: int | None = None
    expires: float | None = None
    label: str = ""


class Invitation(msgspec.Struct):
    person: str
    table: str
    by: str
    at: float


class ResultRow(msgspec.Struct):
    """How a game came out for a person."""

    table: str
    seat: int
    person: str
    game: str
    ended: float
    body: dict[str, Any]


class NoticeRow(msgspec.Struct):
    """How a person wants to hear that it is their turn; `sent` since when a notice waits to be looked at."""

    person: str
    kind: NoticeKind
    address: str
    language: str
    confirmed: bool
    code: str = ""  # the hash of what a mail address is confirmed by
    sent: float = 0.0


class Batch(msgspec.Struct):
    """Things that are stored together or not at all."""

    tables: list[TableRow] = []
    entries: list[tuple[str, Entry]] = []
    snapshots: list[Snapshot] = []
    receipts: list[Receipt] = []
    members: list[Member] = []
    people: list[PersonRow] = []
    keys: list[Key] = []
    spent: list[str] = []  # hashes of keys that are gone from now on
    invitations: list[Invitation] = []
    declined: list[Invitation] = []
    results: list[ResultRow] = []
    notices: list[NoticeRow] = []
    unnoticed: list[str] = []  # people who want no notices any more
    removed: list[str] = []  # tables that are forgotten altogether, unless they have begun

    def joined(self, other: "Batch") -> "Batch":
        """Both, together or not at all."""
        return Batch(*(a + b for a, b in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other))))


class Storage(ABC):
    """SQLite and PostgreSQL behind one interface."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def ping(self) -> None:
        """Raise StorageError if nothing can be read."""

    @abstractmethod
    async def commit(self, batches: list[Batch]) -> set[int]:
        """Store all of it durably, or raise StorageError and store none of it.

        Batches that do not fit what another process has stored are left out; these, by their place, are
        the answer.
        """

    @abstractmethod
    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """The number of the last entry of each table."""

    @abstractmethod
    async def table(self, ident: str) -> TableRow | None: ...

    @abstractmethod
    async def entries(self, table: str, after: int = 0, up_to: int | None = None) -> list[Entry]: ...

    @abstractmethod
    async def snapshot(self, table: str, at_most: int | None = None) -> Snapshot | None:
        """The latest snapshot, or the latest at or before an entry."""

    @abstractmethod
    async def snapshots(self, table: str) -> list[Snapshot]: ...

    @abstractmethod
    async def receipts(self, table: str, person: str, client: str, most: int) -> list[Receipt]:
        """The latest of a client's receipts, by number."""

    @abstractmethod
    async def members(self, *tables: str) -> list[Member]: ...

    @abstractmethod
    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables a person plays at, the latest first."""

    @abstractmethod
    async def tables_to_watch(self, most: int) -> list[TableRow]: ...

    @abstractmethod
    async def stale_lobbies(self, before: float) -> list[str]: ...

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Running tables whose clock runs, so that they must be looked after without anybody there."""

    @abstractmethod
    async def finished(self, game: str, most: int) -> list[str]:
        """The latest finished tables of a game that others than their players may look at."""

    @abstractmethod
    async def person(self, ident: str) -> PersonRow | None: ...

    @abstractmethod
    async def key(self, digest: str) -> Key | None: ...

    @abstractmethod
    async def keys_of(self, person: str = "", table: str = "") -> list[Key]: ...

    @abstractmethod
    async def spend(self, digests: list[str]) -> bool:
        """Take keys that work once out of the storage; False if somebody else was quicker."""

    @abstractmethod
    async def notice(self, person: str) -> NoticeRow | None: ...

    @abstractmethod
    async def notices(self) -> list[NoticeRow]:
        """Everybody's."""

    @abstractmethod
    async def notice_sent(self, person: str, at: float) -> bool:
        """Write down that a notice goes out, or with 0 that it was seen; False if it was so already."""

    @abstractmethod
    async def invitations(self, person: str) -> list[Invitation]: ...

    @abstractmethod
    async def results_of(self, person: str, most: int | None = None) -> list[ResultRow]:
        """How a person's games came out, the latest first."""
