"""The two keys beside the data: `cookie.key` signs people in, `operator.key` is the operator's token."""

import hmac
import secrets
from pathlib import Path
from typing import Final

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.whole_files import write_whole
from starboard.tables.private_files import FILE_MODE, close_to_others

COOKIE_KEY: Final = "cookie.key"
OPERATOR_KEY: Final = "operator.key"
LENGTH: Final = 32  # bytes of a new key
SHORTEST: Final = 32  # letters of a key that an operator chose


class Keys(msgspec.Struct, frozen=True):
    cookie: bytes
    operator: str


def read_keys(data: Path) -> Keys:
    """Both keys, made where they are missing; StarboardError says which of them is of no use."""
    cookie = kept_secret(data / COOKIE_KEY)
    try:
        signing = bytes.fromhex(cookie)
    except ValueError:
        raise unusable(data / COOKIE_KEY, "key-not-hexadecimal") from None
    return Keys(signing, kept_secret(data / OPERATOR_KEY))


def kept_secret(file: Path) -> str:
    """A secret that stays with the data, for its owner only."""
    try:
        if not file.exists():
            write_whole(file, secrets.token_hex(LENGTH).encode(), replace=False, mode=FILE_MODE)
        close_to_others(file)
        secret = file.read_bytes().decode("ascii").strip()
    except OSError as error:
        raise unusable(file, "key-unreadable", problem=error.strerror) from None
    except UnicodeDecodeError:
        raise unusable(file, "key-no-text") from None
    if not secret:
        raise unusable(file, "key-empty")
    if len(secret) < SHORTEST or not secret.isprintable() or " " in secret:
        raise unusable(file, "key-short", least=SHORTEST)
    return secret


def unusable(file: Path, code: str, **parts: object) -> StarboardError:
    problem = StarboardError(code, **parts)
    return StarboardError("key-useless", file=str(file), problem=problem, signs_out=file.name == COOKIE_KEY)


def same_secret(one: str, other: str) -> bool:
    """Are these two the same? Nothing is the same as nothing, and the time taken tells nothing."""
    both = [text.encode("utf-8", "surrogatepass") for text in (one, other)]
    return all(both) and hmac.compare_digest(*both)
