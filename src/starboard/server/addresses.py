"""Names and addresses as strangers write them: whatever stands there, reading it raises nothing."""

import ipaddress
import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

NOWHERE: Final = urlsplit("")
NEIGHBOURS: Final = 64  # bits of an IPv6 address that one household shares
MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
)


def split(url: str) -> SplitResult:
    """The parts of a URL; none of one that cannot be read."""
    try:
        parts = urlsplit(url)
        _ = parts.port, parts.hostname  # these raise only when they are looked at
    except ValueError:
        return NOWHERE
    return parts


def host_of(host: str) -> str:
    """The name in a Host header, without the port; "" of nonsense."""
    return (split(f"//{host}").hostname or "").lower()


def origin_of(url: str) -> str:
    """Host and port of an Origin; "" of nonsense."""
    return split(url).netloc.lower()


def household(address: str) -> str:
    """What is counted as one address: of IPv6 everything that one connection to the net may choose from."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NEIGHBOURS), strict=False))


def is_mail_address(text: str) -> bool:
    return MAIL.fullmatch(text) is not None


def size_of(length: str) -> int | None:
    """The number in a Content-Length header; None if it is none."""
    return int(length) if length.isascii() and length.isdigit() and len(length) < 16 else None
