"""Nothing comes from nowhere: every change of stocks, markets, colonists, pirates and Credits has its clause.

Random games are followed event by event. Each kind of event that moves something stands in LAWS with the
clauses that allow it and what it moves; the books must then agree with the position after every action.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, cast, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.colonies.events import ColoniesEvent
from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.view import ColoniesView
from starboard.kernel.state import State
from tests.conformance.walk import Walk
from tests.games.colonies.build import PLANETS, RESOURCES

Books = Counter[tuple[str, ...]]


def books_of(state: State) -> Books:
    """What a position holds, account by account."""
    data = state.to_dict()
    books: Books = Counter()
    for of, planet in enumerate(PLANETS):
        for n in range(5):
            books["stock", planet, RESOURCES[n]] = data["resources"][of][n]
            books["pirates", planet, PLANETS[n]] = data["pirates"][of][n]
        books["colonists", planet] = data["colonists"][of]
        books["credits", planet] = data["credits"][of]
        books["market", RESOURCES[of]] = data["markets"][of]
    return books


class Event:
    """An event with its parts as names of accounts."""

    def __init__(self, parts: dict[str, Any], seats: dict[int, str]) -> None:
        self.parts = parts
        self.seats = seats

    def __getitem__(self, name: str) -> Any:
        return self.parts[name]

    @property
    def planet(self) -> str:
        """The planet of the one who acts."""
        return self.seats[self.parts["seat"]]

    @property
    def stock(self) -> tuple[str, str, str]:
        return "stock", self.planet, self.parts["resource"]

    @property
    def market(self) -> tuple[str, str]:
        return "market", self.parts["resource"]

    @property
    def colonists(self) -> tuple[str, str]:
        return "colonists", self.planet

    @property
    def purse(self) -> tuple[str, str]:
        return "credits", self.planet

    @property
    def route(self) -> tuple[str, str, str]:
        return "pirates", self.parts["of"], self.parts["to"]

    @property
    def count(self) -> int:
        return cast(int, self.parts["count"])


Law = Callable[[Event, Books, int], None]


def starts(e: Event, books: Books, players: int) -> None:
    for resource, planet in zip(RESOURCES, PLANETS):
        if planet != e["planet"]:
            books["stock", e["planet"], resource] += 2
    books["credits", e["planet"]] += 100 if players == 3 else 50


def settles(e: Event, books: Books, players: int) -> None:
    books[e.colonists] += e.count
    books[e.purse] += e["credits"]


def rescues(e: Event, books: Books, players: int) -> None:
    books[e.route] -= 1
    if "resource" in e.parts:
        books[e.stock] += 1


def hunts(e: Event, books: Books, players: int) -> None:
    books[e.route] -= 1
    reward = e.parts.get("credits", 0)
    books[e.purse] += reward
    books["credits", e["of"]] -= reward


def sells(e: Event, books: Books, players: int) -> None:
    books[e.stock] -= 1
    books[e.market] += 1
    books[e.purse] += e["credits"]


def adjusts(e: Event, books: Books, players: int) -> None:
    books[e.purse] -= e["credits"]
    books["credits", e["planet"]] += e["credits"]


def buys(e: Event, books: Books, players: int) -> None:
    books[e.market] -= e.count
    books[e.stock] += e.count
    books[e.purse] -= e["credits"]


def dumps(e: Event, books: Books, players: int) -> None:
    books[e.stock] -= e.count
    books[e.market] += e.count


def delivers(e: Event, books: Books, players: int) -> None:
    """From the payer's stock to the receiver's; a neutral planet's stock is the supply."""
    for planet, number in ((e["of"], -e.count), (e["to"], e.count)):
        if planet in e.seats.values():
            books["stock", planet, e["resource"]] += number


def intercepts(e: Event, books: Books, players: int) -> None:
    if e["of"] in e.seats.values():
        books["stock", e["of"], e["resource"]] -= e.count
    books[e.market] += e.count


def compensates(e: Event, books: Books, players: int) -> None:
    for planet, number in ((e["of"], -e.count), (e["to"], e.count)):
        if planet in e.seats.values():
            books["credits", planet] += number


def clears(e: Event, books: Books, players: int) -> None:
    for account in books:
        if account[0] == "pirates":
            books[account] = 0


def empties(e: Event, books: Books, players: int) -> None:
    for account in books:
        if account[0] == "market":
            books[account] = 0


def moves(account: str, sign: int) -> Law:
    """A law that adds or takes the count of one account."""

    def law(e: Event, books: Books, players: int) -> None:
        books[getattr(e, account)] += sign * e.count

    return law


LAWS: dict[str, tuple[str, Law]] = {
    "lot": ("CO-03", starts),
    "produced": ("CO-06", moves("stock", 1)),
    "settled": ("CO-07 CO-08", settles),
    "spent": ("CO-09", moves("stock", -1)),
    "took-credits": ("CO-10", moves("purse", 1)),
    "gained": ("CO-10", moves("stock", 1)),
    "received-colonists": ("CO-10", moves("colonists", 1)),
    "lost-colonists": ("CO-11", moves("colonists", -1)),
    "lost": ("CO-11", moves("stock", -1)),
    "dumped": ("CO-11", dumps),
    "markets-emptied": ("CO-30", empties),
    "routes-cleared": ("CO-10", clears),
    "rescued": ("CO-14", rescues),
    "rescued-for": ("CO-14", rescues),
    "joined": ("CO-14", moves("colonists", 1)),
    "hunted": ("CO-15", hunts),
    "hunted-for": ("CO-15", hunts),
    "sold": ("CO-16", sells),
    "adjusted": ("CO-17", adjusts),
    "made": ("CO-18", moves("stock", 1)),
    "attracted": ("CO-18", moves("colonists", 1)),
    "invested": ("CO-19", moves("stock", -1)),
    "employed": ("CO-19", moves("colonists", -1)),
    "bought": ("CO-20", buys),
    "policed": ("CO-21", moves("route", -1)),
    "delivered": ("CO-22 CO-23 CO-28", delivers),
    "compensated": ("CO-23 CO-24 CO-28", compensates),
    "intercepted": ("CO-24", intercepts),
    "pirates-left": ("CO-24", moves("route", -1)),
    "turned-pirate": ("CO-25", moves("colonists", -1)),
    "pirates-placed": ("CO-25", moves("route", 1)),
}
# Events that move none of it.
STILL = {
    "neutral",
    "first",
    "dealt",
    "laid-card",
    "deck-made",
    "revealed",
    "turn-began",
    "chose-settlers",
    "chose-ballot",
    "laid-aside",
    "sealed",
    "voted",
    "counted",
    "decided",
    "carried",
    "banned",
    "lost-action",
    "downgraded",
    "passed",
    "action-taken",
    "sent-off",
    "upgraded",
    "police-sent",
    "police-ready",
    "substituted",
    "payment-ready",
    "agreements-fulfilled",
    "first-passed",
    "ended",
}


@pytest.mark.rule("CO-05")
@pytest.mark.parametrize("players", [3, 4, 5])
@given(seed=st.integers(0, 2**32))
def test_everything_that_appears_or_disappears_has_its_clause(players: int, seed: int) -> None:
    walk = Walk(COLONIES, {"players": players}, seed)
    before = walk.state.clone()
    books = books_of(before)
    for state in walk.positions():
        if walk.actions:
            enter(books, before, walk.actions[-1], players)
            assert {account: n for account, n in books.items() if n} == {
                account: n for account, n in books_of(state).items() if n
            }, walk.actions[-1]
            assert min(books.values()) >= 0
        before = state.clone()


def enter(books: Books, before: State, step: tuple[int, int], players: int) -> None:
    """Write what an action brought about into the books."""
    shown = cast(ColoniesView, before.view(None))
    seats: dict[int, str] = {p.seat: p.planet for p in shown.planets if p.seat is not None}
    for event in COLONIES.tell(before, *step):
        if event.kind == "lot":
            seats[event.parts["seat"]] = event.parts["planet"]
        if event.kind not in STILL:
            LAWS[event.kind][1](Event(event.parts, seats), books, players)


def test_every_law_names_a_clause() -> None:
    for clauses, _ in LAWS.values():
        assert all(clause in COLONIES.clauses for clause in clauses.split())


def test_every_event_is_either_still_or_has_a_law() -> None:
    told = {str(event.__struct_config__.tag) for event in get_args(ColoniesEvent)}
    foretold = {kind for kind in told if kind.startswith("will-")}
    talk = {kind for kind in told if kind.startswith(("deal-", "word-"))}  # binds nobody, moves nothing
    assert told - foretold - talk == STILL | set(LAWS)
