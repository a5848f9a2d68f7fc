"""How the dice of a table are drawn, so that nobody can choose them: not the server, nor whoever sits last.

Everybody pledges first: the server the SHA-256 of its seed, each person the SHA-256 of a nonce. Only when the
game is to start does everybody show the nonce. Who does not within DRAWING seconds makes the start void: all
pledges are gone, the dice have another seed with another commitment, and the log names who was missing.

Who comes to a game that runs pledges too. Once everybody who holds a seat has pledged anew, all show: what
is shown is added to the dice from the next chance result on, which waits meanwhile. Nobody's part is added
alone: whoever is hand in glove with the server, which knows the dice so far, could choose it. So if somebody
does not show, the dice stay as they were.
"""

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

import msgspec

from starboard.tables import events
from starboard.tables.log import noted

if TYPE_CHECKING:
    from starboard.tables.table import Table

DRAWING: Final = 60.0  # seconds in which everybody has to show their nonce


class Pledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """One person's part of the dice; `hash` is of the nonce, which is empty until it is shown."""

    person: str
    hash: str
    nonce: str = ""


class Draw(msgspec.Struct):
    """Where the drawing of a table's dice stands; `until` is set while nonces are awaited."""

    pledges: list[Pledge] = []
    anew: int = 0  # how often the dice were drawn anew
    until: float | None = None

    def pledge_of(self, person: str) -> Pledge | None:
        return next((pledge for pledge in self.pledges if pledge.person == person), None)

    def missing(self) -> list[str]:
        """The people whose nonce is not shown yet."""
        return [pledge.person for pledge in self.pledges if not pledge.nonce]


def digest(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def seed_of(root: bytes, anew: int) -> bytes:
    """The seed after the dice were drawn anew so many times: all are fixed with the first."""
    return hmac.new(root, f"anew {anew}".encode(), hashlib.sha256).digest() if anew else root


def add_pledge(table: "Table", person: str, hashed: str, now: float, nonce: str = "") -> None:
    made = Pledge(person, hashed, nonce)
    table.add("pledged", now, data={"pledge": msgspec.to_builtins(made)}, shown=())


def pledge_plain_nonces(table: "Table", now: float) -> None:
    """Nonces that the server knows are pledged before others are shown: else it could still choose them."""
    known = {seat.person: seat.nonce for seat in table.seats if seat.person and seat.nonce}
    known |= {one.person: one.nonce for one in table.draw.pledges}
    for person, nonce in known.items():
        pledged = table.draw.pledge_of(person)
        if nonce and not (pledged and pledged.hash):
            add_pledge(table, person, digest(nonce), now, nonce)


def ask_for_nonces(table: "Table", now: float) -> None:
    told = [noted(events.DiceDrawn())] if has_chance(table) else []
    table.add("drawing", now, data={"until": now + DRAWING}, events=told)


def join_dice(table: "Table", person: str, hashed: str, now: float) -> None:
    """A pledge during the game; nonces are asked for once everybody who holds a seat has made one.

    A game without chance has no dice to join.
    """
    if not has_chance(table):
        return
    add_pledge(table, person, hashed, now)
    if all(table.draw.pledge_of(holder) for holder in table.people()):
        ask_for_nonces(table, now)


def add_to_dice(table: "Table", now: float) -> None:
    """What was shown during the game counts from the next chance result on."""
    assert table.play is not None
    shown = table.draw.pledges
    data = {
        "nonces": [one.nonce for one in shown],
        "pledges": [one.hash for one in shown],
        "since": table.play.rolls,
    }
    told = events.DiceJoined(names(table, [one.person for one in shown]))
    table.add("drawn", now, data=data, events=[noted(told)])


def is_overdue(table: "Table") -> bool:
    return table.draw.until is not None and table.ticks() - table.drawing_since >= DRAWING


def make_void(table: "Table", now: float) -> None:
    """Somebody has not shown their nonce: what was pledged is forgotten, before the game the dice as well."""
    missing = table.draw.missing()
    found = names(table, missing)
    told = events.StartVoid(found, len(found)) if table.play is None else events.DiceKept(found)
    table.add("void", now, data={"missing": missing}, events=[noted(told)])


def has_chance(table: "Table") -> bool:
    return table.setup.components().outcome_count > 0


def names(table: "Table", people: list[str]) -> list[str]:
    return [seat.name for seat in table.seats if seat.person in people]


def nonces(table: "Table") -> tuple[list[str], list[str]]:
    """What goes into the dice, and beside each nonce what was pledged for it, "" where nothing was."""
    pledged = table.draw.pledges
    people = [one.person for one in pledged]
    plain = [seat.nonce for seat in table.seats if seat.nonce and seat.person not in people]
    found = [*plain, *(one.nonce for one in pledged)]
    hashes = [*("" for _ in plain), *(one.hash for one in pledged)]
    return found, hashes if any(hashes) else []
