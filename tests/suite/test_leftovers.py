"""The tests' own watchman sees what is left running, and leaves alone what was declared."""

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from tests import leftovers
from tests.leftovers import Running, everything, for_the_session, left_since, now

SLEEPER = [sys.executable, "-c", "input()"]


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """What ran before the test; nobody gets a moment to be gone, and declarations end with the test."""
    monkeypatch.setattr(leftovers, "GRACE", 0.0)
    declared = leftovers.DECLARED.running
    yield now()
    leftovers.DECLARED.running = declared


@pytest.fixture
def end() -> Iterator[threading.Event]:
    """Ends the threads of a test, whatever becomes of it."""
    event = threading.Event()
    yield event
    event.set()


def sleeper() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(SLEEPER, stdin=subprocess.PIPE)


def test_nothing_is_left_of_what_was_ended(before: Running) -> None:
    asyncio.run(asyncio.sleep(0))
    subprocess.run([sys.executable, "-c", ""], check=True)
    thread = threading.Thread(target=int)
    thread.start()
    thread.join()
    assert left_since(before) == []


@pytest.mark.skipif(not leftovers.TASKS.exists(), reason="processes are looked at only where there is /proc")
def test_a_process_is_named_until_it_was_awaited(before: Running) -> None:
    process = sleeper()
    (line,) = left_since(before)
    assert line == f"process {process.pid}: {' '.join(SLEEPER)}"
    process.communicate(b"\n")
    assert left_since(before) == []


def test_a_thread_is_named_unless_it_is_a_daemon(before: Running, end: threading.Event) -> None:
    threads = [threading.Thread(target=end.wait, name="busy"), threading.Thread(target=end.wait, daemon=True)]
    for thread in threads:
        thread.start()
    assert left_since(before) == ["thread busy"]
    end.set()
    for thread in threads:
        thread.join()
    assert left_since(before) == []


def test_an_event_loop_is_named_until_it_is_closed(before: Running) -> None:
    loop = asyncio.new_event_loop()
    line, *its_own_sockets = left_since(before)
    assert line.startswith("open event loop") and len(its_own_sockets) == 2
    loop.close()
    assert left_since(before) == []


def test_a_socket_is_named_until_it_is_closed(before: Running) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    (line,) = left_since(before)
    assert line.startswith("open <socket.socket") and str(listening.getsockname()[1]) in line
    listening.close()
    assert left_since(before) == []


def test_what_was_declared_may_stay_and_so_may_what_its_threads_start(
    before: Running, end: threading.Event
) -> None:
    started: list[threading.Thread] = []
    go = threading.Event()

    def serve() -> None:
        go.wait()
        process = sleeper()
        started.append(threading.Thread(target=end.wait, name="of the server"))
        started[0].start()
        ready.set()
        end.wait()
        process.communicate(b"\n")

    ready = threading.Event()
    server = threading.Thread(target=serve)
    with for_the_session():
        server.start()
    go.set()
    ready.wait()
    assert left_since(before) == []
    leftovers.DECLARED.running = leftovers.NOTHING
    left = left_since(before)  # others of the session too, if any are running
    assert any("of the server" in one for one in left) and any("(serve)" in one for one in left)
    assert any("input()" in one for one in left) or not leftovers.TASKS.exists()
    end.set()
    for thread in (server, *started):
        thread.join()


def test_everything_counts_daemons_too(end: threading.Event) -> None:
    before = everything()
    thread = threading.Thread(target=end.wait, daemon=True)
    thread.start()
    assert thread.native_id in everything().threads - before.threads
    end.set()
    thread.join()
