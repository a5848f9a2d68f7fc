"""Whatever stands in a request, the answer is a sentence and never an error of the server.

`HYPOTHESIS_PROFILE=deep` looks much longer.
"""

import logging
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from starboard.kernel.errors import StarboardError
from starboard.server.addresses import household, is_mail_address
from starboard.server.settings import Settings, check
from tests.server.raw import Answer, request, send
from tests.server.running import Apart, Client, running
from tests.server.test_fuzz import Problems

EXPECTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")


@pytest.fixture
def problems() -> Iterator[Problems]:
    handler = Problems()
    loggers = [logging.getLogger(name) for name in ("starboard", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)


def assert_polite(answer: Answer) -> None:
    assert answer.status < 500, answer
    assert answer.status < 400 or answer.body.strip(), answer


@pytest.mark.parametrize(
    "name, value",
    [
        (b"Host", b"[::1"),
        (b"Host", b"127.0.0.1:99999999"),
        (b"Host", b"127.0.0.1:x"),
        (b"Host", b"["),
        (b"Host", b"\xff\xfe"),
        (b"Host", b"a]b"),
        (b"Host", b""),
        (b"Origin", b"http://[x"),
        (b"Origin", b"http://127.0.0.1:port"),
        (b"Origin", b"//\xe2\x84\x80"),
        (b"Cookie", b"starboard=a.b.\xff"),
        (b"Cookie", b"starboard=\xc3\xa4.\xc3\xb6.\xc3\xbc"),
        (b"Cookie", b"starboard=a.b.c; \x80=\x81"),
        (b"Authorization", b"Bearer \xff"),
        (b"Authorization", b"\xff \xff"),
        (b"Accept-Language", b"\xff\xff"),
        (b"Content-Type", b"application/json; charset=\xff"),
        (b"Content-Length", b"\xb2"),
        (b"Content-Length", b"9" * 5000),
        (b"Content-Length", b"-1"),
        (b"Transfer-Encoding", b"chunked, gzip"),
        (b"Expect", b"100-continue"),
        (b"Upgrade", b"h2c"),
        (b"Range", b"bytes=-"),
        (b"Accept-Encoding", b"br;q=x, ;q=, gzip;q=\xff"),
        (b"If-None-Match", b'W/"\xff'),
        (b"X-Forwarded-For", b"[::1, \xff"),
        (b"User-Agent", b"\xff\x80"),
    ],
    ids=lambda part: repr(part)[:30],
)
@pytest.mark.parametrize("method, target", [(b"POST", b"/api/v1/signout"), (b"GET", b"/api/v1/me")])
def test_an_odd_header_is_no_error_of_the_server(
    server: Apart, problems: Problems, method: bytes, target: bytes, name: bytes, value: bytes
) -> None:
    headers = [(name, value), (b"Content-Type", b"application/json")]
    assert_polite(
        send(server.address, request(method, target, headers, b"" if name == b"Content-Length" else b"{}"))
    )
    assert [line for line in problems.lines if line not in EXPECTED] == []


@pytest.mark.parametrize(
    "target",
    [
        b"/api/v1/tables/%00",
        b"/api/v1/tables/%ED%A0%80/log",
        b"/api/v1/games/%FF%FE?words=%ED%A0%80",
        b"/api/v1/links/%00%00%00%00%00%00%00%00",
        b"/api/v1/puzzles/wheel?plies=1e999&after=NaN",
        b"/api/v1/feed?wait=nan&mark=%FF",
        b"/api/v1/feed?wait=-inf",
        b"/%2e%2e/%2e%2e/etc/passwd",
        b"/assets/%00.js",
        b"/assets/" + b"a" * 5000,
        b"//evil.example/%5c",
        b"*",
        b"http://[::1/api/v1/me",
        b"/api/v1/me?" + b"&".join([b"a=b"] * 3000),
        b"/readyz/%0d%0aSet-Cookie:x=y",
    ],
)
def test_an_odd_path_is_no_error_of_the_server(server: Apart, problems: Problems, target: bytes) -> None:
    for method in (b"GET", b"HEAD", b"OPTIONS", b"DELETE", b"TRACE", b"PROPFIND"):
        answer = send(server.address, request(method, target))
        assert answer.status < 500, answer
    assert [line for line in problems.lines if line not in EXPECTED] == []


octets = some.binary(min_size=0, max_size=40).map(lambda text: text.replace(b"\r", b"").replace(b"\n", b""))
words = some.sampled_from(
    [
        b"127.0.0.1",
        b"localhost",
        b"[::1]",
        b"http://",
        b"starboard=",
        b"a.b.c",
        b"Bearer ",
        b"0",
        b"-1",
        b";",
        b",",
        b"%",
    ]
)
values = some.lists(some.one_of(words, octets), max_size=5).map(b"".join)
names = some.sampled_from(
    [
        *(
            b"Host",
            b"Origin",
            b"Cookie",
            b"Authorization",
            b"Content-Type",
            b"Content-Length",
            b"Accept-Language",
        ),
        *(
            b"Accept-Encoding",
            b"If-None-Match",
            b"Range",
            b"Upgrade",
            b"Transfer-Encoding",
            b"User-Agent",
            b"Referer",
        ),
        *(
            b"X-Forwarded-For",
            b"X-Forwarded-Proto",
            b"Sec-WebSocket-Key",
            b"Sec-WebSocket-Version",
            b"Expect",
        ),
    ]
)
pieces = some.one_of(
    some.sampled_from(
        [
            *(
                b"api",
                b"v1",
                b"tables",
                b"games",
                b"wheel",
                b"me",
                b"keys",
                b"feed",
                b"socket",
                b"links",
                b"signin",
            ),
            *(
                b"puzzles",
                b"lessons",
                b"operator",
                b"assets",
                b"index.html",
                b"..",
                b"log",
                b"updates",
                b"commands",
            ),
        ]
    ),
    some.binary(max_size=6).map(lambda text: b"".join(b"%%%02X" % letter for letter in text)),
    some.text(string.ascii_letters + string.digits + "-._~!$&'()*+,;=:@%", max_size=8).map(str.encode),
)
queries = some.lists(
    some.tuples(
        some.sampled_from(
            [b"words", b"seat", b"since", b"mark", b"wait", b"before", b"most", b"first", b"plies", b"x"]
        ),
        some.one_of(pieces, some.integers().map(lambda number: b"%d" % number), some.just(b"nan")),
    ),
    max_size=4,
).map(
    lambda pairs: b"&".join(name + b"=" + value for name, value in pairs if (name, value) != (b"wait", b"30"))
)
methods = some.sampled_from(
    [b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"TRACE", b"get", b"\xff"]
)
prefixes = some.sampled_from([b"/api/v1/", b"/", b"/api/v1/tables/0123456789abcdef/", b"/api/v1/games/"])
requests = some.builds(
    lambda method, prefix, path, query, headers, body: request(
        method, prefix + b"/".join(path) + (b"?" + query if query else b""), headers, body
    ),
    methods,
    prefixes,
    some.lists(pieces, max_size=4),
    queries,
    some.lists(some.tuples(names, values), max_size=4),
    some.one_of(some.just(b""), some.just(b"{}"), octets),
)


def test_odd_requests_are_no_errors_of_the_server(server: Apart, problems: Problems) -> None:
    """Headers, queries, paths and methods that fit nearly, or not at all."""

    @given(some.lists(requests, min_size=20, max_size=20))
    def ask(several: list[bytes]) -> None:
        for data in several:
            answer = send(server.address, data, patience=40.0)
            assert answer.status < 500, (data, answer)
            if answer.status >= 400 and not data.startswith(b"HEAD"):
                assert answer.body.strip(), (data, answer)

    ask()
    assert [line for line in problems.lines if line not in EXPECTED] == []


# -- mail, and what an operator types ----------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "@",
        "a@",
        "@b",
        "a@b@c",
        '"@b',
        "a\x00@b.c",
        "a@[::1",
        "ä@b.c",
        "a@b..c",
        "a b@c.d",
        "a@b.c\n",
        "<a@b.c>",
        "a@-b.c",
    ],
)
async def test_an_odd_mail_address_is_refused_before_a_mail_is_made(tmp_path: Path, address: str) -> None:
    options = {"smtp": "smtp://127.0.0.1:1", "mail_from": "games@example.org", "limits": False}
    async with running(tmp_path, **options) as server, Client(server.address) as ann:
        wish = {"kind": "email", "address": address}
        answer = await ann.http.put("/me/notices", json=wish)
        assert answer.status_code == 400 and answer.json()["sentence"] == "This is no mail address."


def test_usual_mail_addresses_are_taken() -> None:
    for address in ("ann@example.org", "a.b+c@mail.example.co.uk", "x_y@localhost"):
        assert is_mail_address(address)


@pytest.mark.parametrize(
    "chosen",
    [
        {"public_url": "http://[x"},
        {"public_url": "https://a:port"},
        {"webhook": "http://[x"},
        {"smtp": "smtp://[x"},
    ],
    ids=str,
)
def test_an_odd_address_of_an_operator_is_a_sentence(tmp_path: Path, chosen: dict[str, Any]) -> None:
    with pytest.raises(StarboardError):
        check(Settings(data=tmp_path, mail_from="a@b.c", **chosen))


@pytest.mark.parametrize(
    "address, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_not_counted_as_many(address: str, counted: str) -> None:
    assert household(address) == counted


async def test_a_page_in_no_language_is_still_a_page(ann: Client) -> None:
    assert (await ann.get("/games/wheel", words="\ufffd"))["title"]
