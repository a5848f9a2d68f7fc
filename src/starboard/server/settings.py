"""What an operator chooses: where to listen, where the data lies, who may come in."""

import os
import socket
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from starboard.kernel.errors import StarboardError
from starboard.server import logs
from starboard.server.addresses import split

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")


def default_data() -> Path:
    return Path(os.environ.get("STARBOARD_DATA") or user_data_path("starboard", appauthor=False))


class Settings(msgspec.Struct, kw_only=True):
    """`share` lets friends in the same network in; `public_url` is the address behind a proxy."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8421
    database: str = ""
    share: bool = False
    public_url: str = ""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word is taken for where a request comes from
    hosts: tuple[str, ...] = ()  # further names this server answers to
    bot_processes: int = 0  # 0: as many as there are cores, less one
    bots: dict[str, str] = {}  # bots the operator registered: name and spec
    levels: dict[str, str] = {}  # other bots behind the four levels, for quick tests
    limits: bool = True
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT, or smtps://
    mail_from: str = ""
    webhook: str = ""  # where the operator hears whose turn it is
    notice_after: float = 60.0  # seconds that somebody has to come by themselves
    log: str = "text"
    log_level: str = "warning"

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it; a plain postgresql URL gets its driver."""
        given = self.database
        if not given:
            return f"sqlite+aiosqlite:///{(self.data / 'starboard.db').as_posix()}"
        for plain in ("postgres://", "postgresql://"):
            if given.startswith(plain):
                return "postgresql+asyncpg://" + given.removeprefix(plain)
        if "://" not in given:
            return f"sqlite+aiosqlite:///{Path(given).absolute().as_posix()}"
        if not given.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            raise StarboardError("setting-database")
        return given

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def database_kind(self) -> str:
        return "SQLite" if self.is_sqlite else "PostgreSQL"

    @property
    def database_file(self) -> Path:
        """Where SQLite keeps everything."""
        return Path(self.database_url.partition(":///")[2])

    @property
    def address(self) -> str:
        """What links begin with."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return f"http://{network_name() if self.share else _shown(self.host)}:{self.port}"

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https:")

    @property
    def listens_on(self) -> str:
        return "0.0.0.0" if self.share else self.host

    def allowed_hosts(self) -> set[str]:
        """The names a request may address this server by, without ports."""
        names = {*LOCAL_NAMES, self.host, *self.hosts}
        if self.share:
            names |= own_names()
        if self.public_url:
            names.add(split(self.public_url).hostname or "")
        return {name.lower() for name in names if name and name != "0.0.0.0"}


def check(settings: Settings) -> None:
    """One sentence for what cannot be served."""
    public = split(settings.public_url)
    if settings.public_url and (public.scheme not in ("http", "https") or not public.hostname):
        raise StarboardError("setting-address")
    if not 0 <= settings.port <= 65535:
        raise StarboardError("setting-port")
    if settings.smtp and (split(settings.smtp).scheme not in ("smtp", "smtps") or not settings.mail_from):
        raise StarboardError("setting-mail")
    if settings.webhook and split(settings.webhook).scheme not in ("http", "https"):
        raise StarboardError("setting-webhook")
    if settings.log not in logs.FORMS:
        raise StarboardError("setting-log", known=list(logs.FORMS))
    if settings.log_level not in logs.LEVELS:
        raise StarboardError("setting-log-level", known=list(logs.LEVELS))


def network_name() -> str:
    """This machine's address for others in the same network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
            return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"


def own_names() -> set[str]:
    name = socket.gethostname()
    return {network_name(), name, f"{name}.local"}


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
