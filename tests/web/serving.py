"""A real server for the tests in the browser: quick bots, its own data, stopped and started at will."""

import asyncio
import socket
import threading
import time
from pathlib import Path

import uvicorn

from starboard.server.app import make_app
from starboard.server.page import STATIC
from starboard.server.settings import Settings
from starboard.server.site import Site

QUICK = {"easy": "random", "medium": "random", "hard": "random", "best": "random"}


class Serving:
    """The server at an address that stays the same when it is started anew."""

    def __init__(self, data: Path, levels: dict[str, str] = QUICK) -> None:
        self.data = data
        self.levels = levels
        self.port = free_port()
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None
        self.site: Site | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = Settings(data=self.data, port=self.port, limits=False, levels=self.levels, bot_processes=1)
        self.site = Site(settings)
        app = make_app(settings, self.site)
        config = uvicorn.Config(
            app, host="127.0.0.1", port=self.port, log_level="error", timeout_graceful_shutdown=1
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.run, args=[self.server], daemon=True)
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("The server did not start.")
            time.sleep(0.02)

    def run(self, server: uvicorn.Server) -> None:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(server.serve())

    def stop(self) -> None:
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def page_is_built() -> None:
    """The built page comes with the installed program; from the sources it is built once."""
    if not (STATIC / "index.html").exists():
        import hatch_build

        hatch_build.build_client()
