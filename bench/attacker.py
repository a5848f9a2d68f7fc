"""Somebody who tries to break a server, and the list of what was tried."""

from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from bench.serving import Served


class Trial:
    """What was tried, and whether it held."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, bool]] = []

    def note(self, what: str, held: object, detail: object = "") -> None:
        self.rows.append((what, bool(held)))
        print(
            f"  {'held' if held else 'FELL'}  {what}{f': {detail}' if detail and not held else ''}",
            flush=True,
        )


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=f"{server.address}/api/v1", headers={"origin": server.address}, timeout=60
        )
        self.number = 0

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).json()

    def do(self, table: str, what: str, /, **fields: Any) -> Any:
        self.number += 1
        command = {"do": what, **fields}
        return self.post(f"/tables/{table}/commands", client="hostile", number=self.number, command=command)

    def open(self, start: bool = True, **wish: Any) -> str:
        other = {"kind": "screen", "name": "Guest"} if start else {"kind": "open"}
        seats = [{"kind": "me"}, other]
        return str(self.post("/tables", game="wheel", seats=seats, start=start, **wish)["table"])

    def socket(self, path: str, token: str = "") -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"authorization": f"Bearer {token}"} if token else {"cookie": cookie}
        address = self.server.address.replace("http", "ws")
        opened = connect(
            f"{address}/api/v1{path}", additional_headers=headers, origin=Origin(self.server.address)
        )
        opened.recv(timeout=20)
        return opened


def people(server: Served) -> tuple[Person, Person, Person]:
    """Three strangers; where there are two processes the second comes to the other one."""
    return Person(server), Person(server.beside or server), Person(server)


def was_closed(opened: Any) -> bool:
    """Was a socket closed for want of a right?"""
    try:
        while True:
            opened.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 4403
    except TimeoutError:
        return False
