"""People, their devices and their tokens, as they were read last: most requests need no database."""

from collections import OrderedDict
from typing import Final

from starboard.tables.storage import PersonRow, Storage

KEPT: Final = 5000


class KnownPeople:
    """A cache. What was read while something changed is not kept: it may be out of date."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._changes = 0
        self._people: OrderedDict[str, PersonRow] = OrderedDict()
        self._keys: OrderedDict[str, tuple[str, str]] = OrderedDict()  # digest to kind and person

    async def find(self, ident: str) -> PersonRow | None:
        person = self._people.get(ident)
        if person is None:
            changes = self._changes
            person = await self.storage.person(ident)
            if changes != self._changes:
                return self._people.get(ident, person)
        if person is not None:
            self._remember(person)
        return person

    def are_as_before(self, person: PersonRow, hashed: str) -> bool:
        """Is this still what is known of somebody, and the device or token still theirs?"""
        if self._people.get(person.id) is not person or hashed not in self._keys:
            return False
        self._people.move_to_end(person.id)
        return self._keys[hashed][1] == person.id

    async def holder_of(self, kind: str, hashed: str) -> str:
        """The person whose device or token this is; "" for none."""
        found = self._keys.get(hashed)
        if found is None:
            changes = self._changes
            key = await self.storage.key(hashed)
            if key is None or key.kind not in ("device", "token"):
                return ""
            found = (key.kind, key.person)
            if changes == self._changes:
                self._keys[hashed] = found
            while len(self._keys) > KEPT:
                self._keys.popitem(last=False)
        return found[1] if found[0] == kind else ""

    def keep(self, person: PersonRow) -> None:
        """Keep somebody as they are from now on."""
        if self._people.get(person.id) != person:
            self._changes += 1
        self._remember(person)

    def _remember(self, person: PersonRow) -> None:
        self._people[person.id] = person
        self._people.move_to_end(person.id)
        while len(self._people) > KEPT:
            self._people.popitem(last=False)

    def forget(self, ident: str) -> None:
        self._changes += 1
        self._people.pop(ident, None)

    def forget_all(self) -> None:
        """Anything may have changed."""
        self._changes += 1
        self._people.clear()
        self._keys.clear()

    def forget_keys(self, gone: list[str]) -> None:
        self._changes += 1
        for hashed in gone:
            self._keys.pop(hashed, None)
