"""Attacks on tables: seats of others, known dice, second effects, secrets by side ways, chosen dice."""

import asyncio
import hashlib
import json
import re
from typing import Any

import httpx

from bench.attacker import Person, Trial, people
from bench.serving import Served

NO_TABLE = "0123456789abcdef"
BOTS = ({"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})
QUIET = 1.0  # seconds in which a first page would have been told
SEED = bytes(range(32))
KNOWN = {"commitment": hashlib.sha256(SEED).hexdigest(), "nonces": ["known-nonce"], "seed": SEED.hex()}


def link(host: Person, table: str, kind: str, seat: int | None = None) -> Any:
    return host.post(f"/tables/{table}/links", kind=kind, seat=seat)


def seated(host: Person, guest: Person, start: bool = True) -> str:
    """A table of two people."""
    table = host.open(start=False)
    guest.post(f"/links/{link(host, table, 'join')['secret']}")
    guest.do(table, "sit", seat=1)
    if start:
        host.do(table, "start")
    return table


def envelope(person: Person, table: str) -> Any:
    return person.http.get(f"/tables/{table}").json()["envelope"]


def used(person: Person, made: Any) -> int:
    return person.http.post(f"/links/{made['secret']}", json={}).status_code


# -- links -------------------------------------------------------------------------------------------


def links(trial: Trial, server: Served) -> None:
    ann, bob, eve = people(server)
    table = ann.open(start=False)
    to_seat, to_join = link(ann, table, "seat", 1), link(ann, table, "join")
    bob.post(f"/links/{to_join['secret']}")
    bob.do(table, "sit", seat=1)
    trial.note("a link puts nobody out of a seat", used(eve, to_seat) == 404)
    own = link(bob, table, "seat", 1)
    ann.do(table, "swap", seats=[0, 1])
    trial.note("a link follows no swap", used(eve, own) == 404)
    ann.do(table, "swap", seats=[0, 1])
    own = link(bob, table, "seat", 1)
    bob.do(table, "stand", seat=1)
    bob.do(table, "sit", seat=1)
    trial.note("a link dies when its maker stands up", used(eve, own) == 404)
    ann.do(table, "start")
    bob.do(table, "hand-over", seat=1)
    trial.note("a host does not take the seat of somebody away", "secret" not in link(ann, table, "seat", 1))
    watch = link(ann, table, "watch")
    ann.do(table, "pass-host", seat=1)
    trial.note("links of a former host let nobody in", used(eve, watch) == 404)
    listed = bob.http.get(f"/tables/{table}/links").json()
    trial.note(
        "the list says what does not work", all(one["trouble"] for one in listed if one["kind"] != "seat")
    )


# -- imported games ----------------------------------------------------------------------------------


def imports(trial: Trial, server: Served) -> None:
    ann, bob, _ = people(server)
    opened = ann.post("/tables", game="convoy", options={"players": 1}, seats=[{"kind": "me"}], start=True)
    ann.do(opened["table"], "close")
    record = ann.http.get(f"/tables/{opened['table']}/record").json()
    state = bob.post("/records", record={**record, "dice": KNOWN}, where="elsewhere.json")
    found = state["envelope"]
    trial.note("a game goes on with dice nobody knows", found["dice"]["commitment"] != KNOWN["commitment"])
    trial.note("everybody sees that it was imported", found["imported"]["where"] == "elsewhere.json")
    bob.do(state["table"], "resign", seat=0)
    trial.note("it counts in no standings", bob.http.get("/me/standings").json() == [])


# -- one answer, one effect --------------------------------------------------------------------------


def once(trial: Trial, server: Served) -> None:
    ann, bob, _ = people(server)
    table = seated(ann, bob)
    bob.do(table, "resign", seat=1)
    before = own_tables(ann)
    offer = ann.do(table, "offer", seat=0, what="rematch")["offer"]
    asyncio.run(agree(bob, table, offer, 12))
    trial.note("a rematch agreed to twelve times opens one table", len(own_tables(ann) - before) == 1)


def own_tables(person: Person) -> set[str]:
    return {item["envelope"]["table"] for item in person.http.get("/feed").json()["tables"]}


async def agree(person: Person, table: str, offer: int, times: int) -> None:
    headers, cookies = dict(person.http.headers), dict(person.http.cookies)
    command = {"do": "answer", "seat": 1, "offer": offer, "agree": True}
    async with httpx.AsyncClient(
        base_url=person.http.base_url, headers=headers, cookies=cookies, timeout=60
    ) as client:
        await asyncio.gather(
            *(
                client.post(
                    f"/tables/{table}/commands", json={"client": f"c{n}", "number": 1, "command": command}
                )
                for n in range(times)
            )
        )


def too_many_tables(trial: Trial, server: Served) -> None:
    """At a server with its limits on."""
    ann = Person(server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = ann.post("/tables", game="wheel", seats=seats, start=True)["table"]
    for _ in range(60):
        (seat,) = envelope(ann, table)["you"]["seats"]
        ann.do(table, "resign", seat=seat)
        answer = ann.do(table, "offer", seat=seat, what="rematch")
        if not answer["ok"]:
            break
        table = envelope(ann, table)["rematch"]
    trial.note("rematches are rationed like tables", answer.get("reason") == "too-many", answer)


# -- side ways ---------------------------------------------------------------------------------------


def side_ways(trial: Trial, server: Served) -> None:
    """A secret step of Colonies, and what a first page and a page at the table hear of it: nothing."""
    seats = people(server)
    ann, bob, _ = seats
    table = colonies(seats)
    step = secret_step(seats, table)
    if step is None:
        trial.note("a vote of several steps is reached", False)
        return
    pages = [bob.socket("/feed/socket"), bob.socket(f"/tables/{table}/socket")]
    drain(pages)
    ann.do(table, "act", **step)
    ann.do(table, "undo", seat=0)
    trial.note("others hear nothing of a secret step", drain(pages) == 0)
    for page in pages:
        page.close()
    whispering(trial, seats, table)


def colonies(seats: tuple[Person, Person, Person]) -> str:
    """A running game of three that everybody may watch."""
    ann, *others = seats
    wish = {"options": {"players": 3}, "watch": "everybody"}
    table = str(ann.post("/tables", game="colonies", seats=[{"kind": "me"}], **wish)["table"])
    secret = link(ann, table, "join")["secret"]
    for seat, person in enumerate(others, 1):
        person.post(f"/links/{secret}")
        person.do(table, "sit", seat=seat)
    ann.do(table, "start")
    return table


def whispering(trial: Trial, seats: tuple[Person, ...], table: str) -> None:
    """A deal between two seats, and what the third hears of it or can do to it."""
    ann, bob, eve = seats
    pages = [eve.socket("/feed/socket"), eve.socket(f"/tables/{table}/socket")]
    drain(pages)
    before = shown(eve, table)
    term = {"kind": "free", "giver": 0, "receiver": 1, "turn": 10, "text": "between us"}
    deal = ann.do(table, "propose", seat=0, to=[1], terms=[term], open=False)["deal"]
    tried = [
        eve.do(table, what, seat=2, deal=ident, **more).get("code")
        for what, more in (
            ("answer-deal", {"accept": True}),
            ("withdraw-deal", {}),
            ("judge-word", {"term": 0, "kept": True}),
        )
        for ident in (deal, deal ^ 1)
    ]
    trial.note("a deal of others cannot be told from none", set(tried) == {"no-such-deal"}, tried)
    agreed = bob.do(table, "answer-deal", seat=1, deal=deal, accept=True)
    trial.note("it is agreed on all the same", agreed["ok"], agreed)
    trial.note("others hear nothing of a deal between two", drain(pages) == 0)
    trial.note("nor do they see it anywhere", shown(eve, table) == before)
    for page in pages:
        page.close()


def shown(person: Person, table: str) -> list[str]:
    """All that somebody can read of a table, but for the time of day."""
    texts = [person.http.get(f"/tables/{table}{page}").text for page in ("", "/log", "/story", "/record")]
    return [re.sub(r'"now":[\d.]+', "", text) for text in texts]


# -- looking back ------------------------------------------------------------------------------------


def understanding(trial: Trial, server: Served) -> None:
    """What strangers can do where games are judged."""
    ann, bob, _ = people(server)
    hidden = ann.open(watch="nobody")
    pages = ("", "/story", "/judgement", "/dice")
    alike = all(
        bob.http.get(f"/tables/{hidden}{page}").json() == bob.http.get(f"/tables/{NO_TABLE}{page}").json()
        for page in pages
    )
    trial.note("a table that is hidden looks like none", alike)
    seats, wish = [{"kind": "me"}, *BOTS], {"options": {"players": 3}, "watch": "everybody"}
    table = ann.post("/tables", game="argosy", seats=seats, start=True, **wish)["table"]
    asked = bob.post(f"/tables/{table}/judgement")
    trial.note("a running game is judged for nobody", asked.get("code") == "judged-when-over", asked)
    for _ in range(4):
        sight = ann.http.get(f"/tables/{table}").json()["sight"]
        if sight["actions"]:
            step = {"position": sight["position"], "actions": [sight["actions"][0]["id"]]}
            ann.do(table, "act", seat=0, **step)
    ann.do(table, "resign", seat=0)
    ann.post(f"/tables/{table}/judgement")
    bob.http.delete(f"/tables/{table}/judgement")
    # Each process judges for its own people, so it is Ann's that tells.
    status = ann.http.get(f"/tables/{table}/judgement").json()["status"]
    trial.note("nobody stops what another has judged", status in ("judging", "ready"), status)


def secret_step(seats: tuple[Person, ...], table: str) -> dict[str, Any] | None:
    """Play until all are asked at once and the first seat can take a step that does not end its answer."""
    for _ in range(3000):
        awaited = envelope(seats[0], table)["awaited"]
        seat = awaited[0]
        sight = seats[seat].http.get(f"/tables/{table}").json()["sight"]
        step = {"seat": seat, "position": sight["position"], "actions": [sight["actions"][-1]["id"]]}
        if len(awaited) == 3 and len(sight["actions"]) > 2:
            for action in sight["actions"]:
                tried = (
                    seats[0]
                    .http.post(f"/tables/{table}/preview", json={"seat": 0, "actions": [action["id"]]})
                    .json()
                )
                if tried.get("actions"):
                    return {**step, "actions": [action["id"]]}
        seats[seat].do(table, "act", **step)
    return None


def drain(pages: list[Any]) -> int:
    """How many messages come in a while."""
    count = 0
    for page in pages:
        try:
            while True:
                page.recv(timeout=QUIET)
                count += 1
        except TimeoutError:
            pass
    return count


# -- dice --------------------------------------------------------------------------------------------


def dice(trial: Trial, server: Served) -> None:
    ann, bob, _ = people(server)
    nonce = "a-nonce-of-my-own"
    pledge = hashed(nonce)
    wish = {"options": {"players": 1}, "seats": [{"kind": "me"}], "start": True, "nonce_hash": pledge}
    table = ann.post("/tables", game="convoy", **wish)["table"]
    trial.note("a game waits for the nonces that were pledged", envelope(ann, table)["status"] == "lobby")
    trial.note(
        "another nonce than pledged is refused", not ann.do(table, "reveal", nonce="another-nonce")["ok"]
    )
    ann.do(table, "reveal", nonce=nonce)
    trial.note("it begins when all are shown", envelope(ann, table)["status"] == "running")
    ann.do(table, "close")
    sheet = ann.http.get(f"/tables/{table}/dice").json()
    trial.note("seed and nonces are what was promised", promised(sheet, nonce), json.dumps(sheet)[:200])
    choosing_last(trial, ann, bob)
    taking_over(trial, ann, bob)


def taking_over(trial: Trial, ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Guest"}]
    table = ann.post("/tables", game="convoy", options={"players": 2}, seats=seats, start=True)["table"]
    bob.post(f"/links/{link(ann, table, 'seat', 1)['secret']}", nonce_hash=hashed("nonce-of-bob"))
    alone = bob.do(table, "reveal", nonce="nonce-of-bob")
    trial.note("who takes over does not choose the dice alone", not alone["ok"], alone)
    ann.do(table, "pledge", nonce_hash=hashed("another-of-ann"))
    bob.do(table, "reveal", nonce="nonce-of-bob")
    ann.do(table, "reveal", nonce="another-of-ann")
    nonces = envelope(ann, table)["dice"]["nonces"]
    trial.note(
        "who takes over has a part in the dice", nonces[1:] == ["nonce-of-bob", "another-of-ann"], nonces
    )


def choosing_last(trial: Trial, ann: Person, bob: Person) -> None:
    """A nonce sent in the open could be chosen after others are shown: the server must bind itself."""
    seats = [{"kind": "me"}]
    table = ann.post("/tables", game="wheel", seats=seats, nonce_hash=hashed("nonce-of-ann"))["table"]
    bob.post(f"/links/{link(ann, table, 'seat', 1)['secret']}", nonce="nonce-of-bob")
    ann.do(table, "start")
    before = {one["hash"] for one in envelope(ann, table)["dice"]["pledges"]}
    ann.do(table, "reveal", nonce="nonce-of-ann")
    nonces = envelope(ann, table)["dice"]["nonces"]
    bound = len(nonces) == 2 and {hashed(nonce) for nonce in nonces} == before
    trial.note("no nonce can be chosen after others are shown", bound, nonces)


def hashed(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def promised(sheet: Any, nonce: str) -> bool:
    seed = hashlib.sha256(bytes.fromhex(sheet["seed"])).hexdigest() == sheet["commitment"]
    return seed and bool(sheet["pledges"] == [hashed(nonce)])
