# mypyc: skip
"""Deals as they are typed: `pallas, bellona: trade 4 for 4; you vote no; i leave-alone until 6`.

Each term begins with who gives its word, `i` or `you`. A turn stands at its end, `by 5` or `until 5`; without
one it is this turn's, for a vote the next one's. `trade` without anybody is the typist's own step.
"""

import re
from typing import Final

from starboard.games.colonies.deal_rules import next_vote
from starboard.games.colonies.deal_terms import (
    ClearRoute,
    Credits,
    FreeWord,
    LeaveAlone,
    NoPirates,
    Trade,
    VoteTerm,
)
from starboard.games.colonies.state import Position
from starboard.games.colonies.types import Ballot
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.negotiation import Term

TERM: Final = re.compile(r"^(?:(i|you)\s+)?(.*?)(?:\s+(?:by|until)\s+(\d+))?$", re.IGNORECASE)
TRADE: Final = re.compile(r"^trade\s+(\d+)\s+for\s+(\d+)$", re.IGNORECASE)
VOTE: Final = re.compile(r"^vote\s+(yes|no)(?:\s+with\s+(\d+))?$", re.IGNORECASE)
PAY: Final = re.compile(r"^pay\s+(\d+)$", re.IGNORECASE)
CLEAR: Final = re.compile(r"^clear\s+(\d+)(?:\s+to\s+([a-z]+))?$", re.IGNORECASE)


def read(position: Position, seat: int, text: str) -> tuple[list[int], list[Term]]:
    """Whom, and which terms: those of a deal with the first of them."""
    whom, colon, said = text.partition(":")
    names = [name.strip().lower() for name in whom.split(",") if name.strip()]
    if not colon or not names:
        raise UnreadableAction("deal-unread", text=text)
    to = [addressed(position, seat, name) for name in names]
    terms = [read_term(position, seat, to[0], part.strip()) for part in said.split(";") if part.strip()]
    if not terms:
        raise UnreadableAction("deal-unread", text=text)
    return to, terms


def addressed(position: Position, seat: int, name: str) -> int:
    planets = list(position.pack.planets)
    found = position.seat_of[planets.index(name)] if name in planets else -1
    if found < 0 or found == seat:
        others = [planets[planet] for planet in position.planet_of if position.seat_of[planet] != seat]
        raise UnreadableAction("deal-with-whom", text=name, planets=others)
    return int(found)


def read_term(position: Position, seat: int, to: int, text: str) -> Term:
    match = TERM.match(text)
    assert match is not None
    who, what, turn_text = match.group(1), match.group(2).strip(), match.group(3)
    mine = (who or "i").lower() == "i"
    giver, receiver = (seat, to) if mine else (to, seat)
    turn = int(turn_text) if turn_text else position.turn_number
    if found := TRADE.match(what):
        gives, gets = int(found.group(1)), int(found.group(2))
        gives, gets = (gives, gets) if mine else (gets, gives)
        return Trade(giver=giver, receiver=receiver, turn=turn, gives=gives, gets=gets)
    if found := VOTE.match(what):
        turn = int(turn_text) if turn_text else next_vote(position) or turn
        ballot: Ballot = "yes" if found.group(1).lower() == "yes" else "no"
        votes = int(found.group(2) or 0)
        return VoteTerm(giver=giver, receiver=receiver, turn=turn, ballot=ballot, votes=votes)
    if found := PAY.match(what):
        return Credits(giver=giver, receiver=receiver, turn=turn, count=int(found.group(1)))
    if found := CLEAR.match(what):
        route = (found.group(2) or "").lower() or None
        return ClearRoute(giver=giver, receiver=receiver, turn=turn, count=int(found.group(1)), to=route)
    if what.lower() == "leave-alone":
        return LeaveAlone(giver=giver, receiver=receiver, turn=turn)
    if what.lower() == "no-pirates":
        return NoPirates(giver=giver, receiver=receiver, turn=turn)
    if what.lower().startswith("say "):
        return FreeWord(giver=giver, receiver=receiver, turn=turn, text=what[4:].strip())
    raise UnreadableAction("term-unread", text=text)
