"""A real server for the tests in the browser: quick bots, its own data, stopped and started at will."""

import asyncio
import socket
import threading
import time
from pathlib import Path

import uvicorn

from starboard.server.app import make_app
from starboard.server.page import STATIC
from starboard.server.services import Services
from starboard.server.settings import Settings
from tests.leftovers import for_the_session
from tests.steady import STEADY
from tests.web.browser import one_at_a_time

QUICK = {"easy": STEADY, "medium": STEADY, "hard": STEADY, "best": STEADY}
PATIENCE = 60.0  # seconds, for a start or an end on a busy machine


class Serving:
    """The server at an address that stays the same when it is started anew."""

    def __init__(self, data: Path, levels: dict[str, str] = QUICK) -> None:
        self.data = data
        self.levels = levels
        # Holds the port while the server is being started anew: nobody else can come by it.
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        self.port = int(self.held.getsockname()[1])
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None
        self.services: Services | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = Settings(data=self.data, port=self.port, limits=False, levels=self.levels, bot_processes=1)
        self.services = Services(settings)
        app = make_app(settings, self.services)
        config = uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        with for_the_session():
            listening = socket.create_server(("127.0.0.1", self.port))
            self.thread = threading.Thread(target=self.run, args=[self.server, listening], name="serving")
            self.thread.start()
            self.wait_until_started(self.server, self.thread)

    def wait_until_started(self, server: uvicorn.Server, thread: threading.Thread) -> None:
        deadline = time.monotonic() + PATIENCE
        while not server.started:
            if not thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError("The server did not start.")
            time.sleep(0.01)

    def run(self, server: uvicorn.Server, listening: socket.socket) -> None:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner, listening:
            self.loop = runner.get_loop()
            runner.run(server.serve([listening]))

    def stop(self) -> None:
        """The thread has ended when this returns, and everything that it started."""
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(PATIENCE)
            if self.thread.is_alive():
                raise RuntimeError("The server did not end.")

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self.held.close()


def page_is_built() -> None:
    """From the sources it is built whenever they have changed; an installed page must be of these."""
    import hatch_build

    if hatch_build.STATIC == STATIC:
        with one_at_a_time("page"):
            hatch_build.build_client()
    elif not hatch_build.client_is_built(STATIC):
        raise RuntimeError("The installed page is not of the files in web/: ./starboard builds it anew.")
