"""People: who somebody is, and by what they are known."""

from typing import Annotated, Any

from msgspec import Meta

from starboard.tables.messages import Message, Yes
from starboard.tables.storage import NoticeKind


class Fine(Message, frozen=True):
    ok: Yes = True


class Person(Message, frozen=True):
    """`about` is what the person chose: language, sound, notices; the server only keeps it."""

    id: str
    name: str
    about: dict[str, Any]
    created: float


class NoticeChoice(Message, frozen=True):
    """How somebody hears that it is their turn while no page is open: at most once until they look."""

    offered: Annotated[list[NoticeKind], Meta(description="What this server can do.")]
    kind: NoticeKind | None
    address: str
    confirmed: Annotated[
        bool, Meta(description="A mail address counts once the code sent there was entered.")
    ]


class SignIn(Message, frozen=True):
    """Works once, until `expires`. The code is for typing, the link for sending to oneself."""

    id: str
    link: str
    code: str
    expires: float


class KeyInfo(Message, frozen=True):
    """A signed-in device, a token or an offer to sign in; `id` is what to revoke it by."""

    id: str
    kind: str
    label: str
    created: float
    seat: Annotated[int | None, Meta(description="Always null.", extra_json_schema={"deprecated": True})] = (
        None
    )
    expires: float | None = None


class Token(Message, frozen=True):
    """Shown once: send it as `Authorization: Bearer TOKEN`."""

    token: str
    id: str
