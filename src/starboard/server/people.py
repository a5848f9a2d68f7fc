"""People without accounts: a person comes into being with their first act and is known by a signed cookie."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from starboard.server.keys import same_secret
from starboard.server.known_people import KnownPeople
from starboard.server.limits import KEYS_PER_PERSON
from starboard.server.names import friendly_name
from starboard.tables.refusals import TOO_MANY, Refused, bad_request, not_allowed
from starboard.tables.storage import Batch, Key, PersonRow, Storage
from starboard.tables.text_cleaning import cleaned
from starboard.tables.writer import Writer

COOKIE: Final = "starboard"
COOKIE_AGE: Final = 2 * 365 * 24 * 3600
SIGNIN_LIFE: Final = 15 * 60.0
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def as_json(value: object) -> bytes:
    """What somebody sent, as it would be kept; Refused where JSON cannot hold it."""
    try:
        return msgspec.json.encode(value)
    except (ValueError, OverflowError, RecursionError):
        raise bad_request("cannot-be-kept") from None


class Who(msgspec.Struct):
    """Whoever sent a request. `key` is the device or token by which, `cookie` one that must still be set."""

    person: PersonRow | None = None
    operator: bool = False
    cookie: str = ""
    key: str = ""

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""


class People:
    """Everybody this server knows; `key` signs the cookies."""

    def __init__(
        self,
        storage: Storage,
        writer: Writer,
        key: bytes,
        operator: str,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self.writer = writer
        self.key = key
        self.operator = digest(operator) if operator else ""
        self.now = now
        self.revoked: Callable[[list[str]], None] = lambda gone: None  # told of devices and tokens
        self.known = KnownPeople(storage)
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person

    # -- who is it? --------------------------------------------------------------------------

    async def identify(self, cookie: str | None, authorization: str | None) -> Who:
        """The person behind a request; nobody for no or a worthless cookie, Refused for a bad token."""
        if authorization:
            return await self._by_token(authorization)
        person, device = self._read_cookie(cookie)
        if not person or await self.known.holder_of("device", device) != person:
            return Who()
        return Who(self._not_banned(await self.known.find(person)), key=device)

    def _read_cookie(self, cookie: str | None) -> tuple[str, str]:
        """The person and the device that a cookie names; nobody where it was not signed here."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not same_secret(self._signature(parts[0], parts[1]), parts[2]):
            return "", ""
        return parts[0], digest(parts[1])

    async def renewed(self, who: Who) -> Who:
        """The same as they are now; Refused if their device or token is gone, or they were banned."""
        if who.person is None or self.known.are_as_before(who.person, who.key):
            return who
        if not who.key or who.person.id not in [
            await self.known.holder_of(kind, who.key) for kind in ("device", "token")
        ]:
            raise not_allowed("signed-out")
        return Who(self._not_banned(await self.known.find(who.person.id)), key=who.key)

    async def _by_token(self, authorization: str) -> Who:
        scheme, _, token = authorization.partition(" ")
        token = token.strip()
        if scheme.lower() != "bearer" or not token:
            raise Refused("not-allowed", "bearer-token")
        hashed = digest(token)
        if same_secret(hashed, self.operator):
            return Who(operator=True)
        person = await self.known.holder_of("token", hashed)
        if not person:
            raise not_allowed("token-not-valid")
        return Who(self._not_banned(await self.known.find(person)), key=hashed)

    def _not_banned(self, person: PersonRow | None) -> PersonRow | None:
        if person is not None and person.banned:
            raise not_allowed("banned")
        return person

    async def find(self, ident: str) -> PersonRow | None:
        return await self.known.find(ident)

    def forget_keys(self, gone: list[str]) -> None:
        """These devices and tokens are worth nothing any more, also where they are in use."""
        self.known.forget_keys(gone)
        self.revoked(gone)

    def _signature(self, person: str, device: str) -> str:
        return hmac.new(self.key, f"{person}.{device}".encode(), hashlib.sha256).hexdigest()

    # -- coming into being -------------------------------------------------------------------

    async def create(self, label: str = "") -> Who:
        """A new person with a friendly name and a cookie to be known by."""
        person = PersonRow(secrets.token_hex(8), friendly_name(), self.now(), self.now())
        who = Who(person)
        device = self._new_device(who, label)
        self.known.keep(person)
        await self.writer.store(Batch(people=[person], keys=[device]))
        return who

    def _new_device(self, who: Who, label: str) -> Key:
        secret = secrets.token_urlsafe(24)
        who.cookie = f"{who.id}.{secret}.{self._signature(who.id, secret)}"
        return Key(digest(secret), "device", self.now(), who.id, label=cleaned(label, 80))

    async def change(self, person: PersonRow, name: str | None, about: dict[str, object] | None) -> PersonRow:
        if name is not None:
            name = cleaned(name, 30)
            if not name:
                raise bad_request("name-needs-letter")
        if about is not None and len(as_json(about)) > 4096:
            raise bad_request("too-much-about")
        async with self._changing.setdefault(person.id, asyncio.Lock()):  # they may be banned meanwhile
            latest = self._not_banned(await self.storage.person(person.id)) or person
            changed = msgspec.structs.replace(
                latest, name=name or latest.name, about=latest.about if about is None else about
            )
            await self.writer.store(Batch(people=[changed]))
            self.known.keep(changed)
        return changed

    async def ban(self, ident: str, on: bool) -> None:
        async with self._changing.setdefault(ident, asyncio.Lock()):
            person = await self.storage.person(ident)
            if person is None:
                raise bad_request("no-such-person")
            changed = msgspec.structs.replace(person, banned=on)
            await self.writer.store(Batch(people=[changed]))
            self.known.keep(changed)

    # -- other devices, programs -------------------------------------------------------------

    async def offer_signin(self, person: PersonRow) -> tuple[str, str, str, float]:
        """A link's secret and a code for typing: either works once and ends the other."""
        await self._check_room(person)
        ident, secret = secrets.token_hex(8), secrets.token_urlsafe(24)
        letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
        code = "-".join((letters[:4], letters[4:8], letters[8:]))
        expires = self.now() + SIGNIN_LIFE
        keys = [
            Key(digest(value), "signin", self.now(), person.id, expires=expires, label=ident)
            for value in (secret, code)
        ]
        await self.writer.store(Batch(keys=keys))
        return ident, secret, code, expires

    async def sign_in(self, secret: str, label: str) -> Who:
        """Become the person who offered this link or code."""
        typed = secret.strip()
        for value in (typed, "-".join(filter(None, typed.upper().replace(" ", "-").split("-")))):
            key = await self.storage.key(digest(value))
            if key is not None and key.kind == "signin":
                break
        else:
            raise not_allowed("code-not-valid")
        siblings = [
            other.hash for other in await self.storage.keys_of(key.person) if other.label == key.label
        ]
        if not await self.storage.spend(siblings):
            raise not_allowed("code-not-valid")
        if key.expires is not None and key.expires < self.now():
            raise not_allowed("code-too-old")
        who = Who(self._not_banned(await self.known.find(key.person)))
        await self.writer.store(Batch(keys=[self._new_device(who, label)]))
        return who

    async def _check_room(self, person: PersonRow) -> None:
        """Nobody has more keys than they could look through; offers that are too old go by themselves."""
        keys = [key for key in await self.keys(person) if not key.table]
        old = [key.hash for key in keys if key.expires is not None and key.expires < self.now()]
        if old:
            await self.writer.store(Batch(spent=old))
        if len(keys) - len(old) >= KEYS_PER_PERSON:
            raise Refused(TOO_MANY, "too-many-keys", most=KEYS_PER_PERSON)

    async def new_token(self, person: PersonRow, label: str) -> tuple[str, str]:
        await self._check_room(person)
        token = f"sb_{secrets.token_urlsafe(30)}"
        key = Key(digest(token), "token", self.now(), person.id, label=cleaned(label, 80))
        await self.writer.store(Batch(keys=[key]))
        return token, key.hash[:16]

    async def keys(self, person: PersonRow) -> list[Key]:
        return await self.storage.keys_of(person.id)

    async def revoke(self, person: PersonRow, ident: str) -> None:
        """Take a device, a token or an offered sign-in back, by the start of its hash or its label."""
        gone = [
            key.hash
            for key in await self.keys(person)
            if key.hash[:16] == ident or (key.kind == "signin" and key.label == ident)
        ]
        if not gone:
            raise bad_request("no-such-key")
        await self.writer.store(Batch(spent=gone))
        self.forget_keys(gone)

    async def sign_out(self, cookie: str | None) -> None:
        """Make a cookie worthless, whoever else may have a copy of it."""
        person, device = self._read_cookie(cookie)
        if person and await self.known.holder_of("device", device) == person:
            await self.writer.store(Batch(spent=[device]))
            self.forget_keys([device])
