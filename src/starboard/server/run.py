"""Starting and stopping a server."""

import asyncio
import contextlib
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from types import FrameType

import uvicorn

from starboard.kernel.errors import StarboardError
from starboard.kernel.words.folders import terminal_language
from starboard.server import logs
from starboard.server.app import make_app
from starboard.server.connections import Visitors, protocol_for
from starboard.server.data_folder import check_database, make_ready
from starboard.server.garbage_collection import keep_tidy
from starboard.server.instance import Instance
from starboard.server.limits import SOCKET_MESSAGE
from starboard.server.page import page_is_there
from starboard.server.services import Services
from starboard.server.settings import Settings, check
from starboard.server.websocket_protocol import QuickProtocol
from starboard.tables.database import errors_as_sentences
from starboard.tables.tasks import background, end_tasks
from starboard.tables.words import TABLES, table_words

log = logging.getLogger("starboard")


def serve(settings: Settings, browse: bool = False) -> None:
    """Serve until told to stop; AlreadyRunning where another process has the data."""
    check(settings)
    logs.set_up(settings.log, settings.log_level)
    make_ready(settings)
    instance = Instance(settings.data, settings.database_file if settings.is_sqlite else None)
    if settings.is_sqlite:
        instance.hold()
    try:
        check_database(settings)
        listening = listen(settings)
        settings.port = listening.getsockname()[1]
        with listening:
            services = Services(settings)
            server = Server(services)
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(_serve(server, listening, instance, browse))
    finally:
        instance.release()


class Server(uvicorn.Server):
    """Ends when asked to by a signal, after everything under way is stored; then `serve` returns."""

    def __init__(self, services: Services) -> None:
        self.services = services
        config = uvicorn.Config(
            make_app(services.settings, services),
            log_config=None,
            access_log=False,  # addresses hold the secrets of links
            proxy_headers=bool(services.settings.public_url),
            forwarded_allow_ips=list(services.settings.proxies),
            http=protocol_for(visitors_of(services.settings)),
            ws=QuickProtocol,
            ws_max_size=2 * SOCKET_MESSAGE,
            ws_ping_interval=20,
            ws_ping_timeout=40,
            ws_per_message_deflate=False,  # 300 kB a connection and most of a core, to save a few kB a turn
            timeout_graceful_shutdown=5,
            server_header=False,
        )
        super().__init__(config)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Unlike uvicorn's own, this raises no signal again once the server has ended."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {kind: signal.signal(kind, self.handle_exit) for kind in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.services.ending = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("ending")
        self.services.send_waiting_home()
        await super().shutdown(sockets)
        log.info("ended")


def visitors_of(settings: Settings) -> Visitors:
    """Behind a proxy all connections come from it, and it has limits of its own."""
    return Visitors(settings.limits and not settings.public_url)


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.listens_on else socket.AF_INET
    # asyncio sends at once only where the socket says that it is TCP: else every answer comes 40 ms later
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.listens_on, settings.port))
    except OSError as error:
        listening.close()
        raise StarboardError(
            "port-taken", address=f"{settings.listens_on}:{settings.port}", problem=error.strerror
        ) from None
    return listening


async def _serve(server: Server, listening: socket.socket, instance: Instance, browse: bool) -> None:
    settings = server.services.settings
    await open_services(server.services)
    serving = asyncio.create_task(server.serve([listening]))
    tidying = None
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        log.info("serving", extra={"address": own_address(settings), "database": settings.database_kind})
        tidying = background(keep_tidy(), "tidying", log)
        instance.announce(own_address(settings))
        print(welcome(settings, server.services), flush=True)
        if browse:
            open_page(own_address(settings))
    await serving
    await end_tasks([tidying])
    if not server.started:
        raise StarboardError("not-started")


async def open_services(services: Services) -> None:
    """Open the storage before anybody is let in; whatever is wrong with it is one sentence."""
    try:
        with errors_as_sentences():
            await services.open()
    except StarboardError:
        await services.give_up()
        raise


def own_address(settings: Settings) -> str:
    """Where this very machine finds the server."""
    if settings.public_url:
        return settings.address
    host = "127.0.0.1" if settings.share or settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def welcome(settings: Settings, services: Services) -> str:
    words = table_words(terminal_language(TABLES))
    lines = [words.text("serving-at", address=own_address(settings))]
    if settings.share:
        lines.append(words.text("serving-friends", address=settings.address))
    elif services.links.local:
        lines.append(words.text("serving-here"))
    if not page_is_there():
        lines.append(words.text("serving-no-page"))
    lines.append(words.text("serving-ends"))
    return "\n".join(lines)


def open_page(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        if not webbrowser.open(address):
            log.info("no browser found")
