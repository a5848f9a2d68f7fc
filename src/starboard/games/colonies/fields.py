"""Written by tools/state_fields.py from the fields in state.py: `./starboard tidy` renews it."""

from collections.abc import Hashable
from typing import Final

from starboard.games.colonies.state import Position

FIELDS: Final[tuple[str, ...]] = (
    "players",
    "step",
    "ask",
    "seat_of",
    "planet_of",
    "kept",
    "first",
    "turn_number",
    "round",
    "mover",
    "turns",
    "resources",
    "levels",
    "promises",
    "pirates",
    "markets",
    "colonists",
    "credits",
    "holder",
    "laid_by",
    "used",
    "current",
    "bans",
    "lost",
    "ballots",
    "votes",
    "outcome",
    "asked",
    "left",
    "steps",
    "queue",
    "waiting",
    "answer",
    "aside",
    "policed",
    "shipped",
    "compensation",
    "due",
    "paid",
    "substituted",
)
# Lists that clones share.
SHARED: Final[tuple[str, ...]] = (
    "seat_of",
    "planet_of",
    "levels",
    "promises",
    "pirates",
    "holder",
    "laid_by",
    "used",
    "bans",
    "lost",
    "ballots",
    "votes",
    "steps",
    "queue",
    "answer",
    "aside",
    "policed",
    "shipped",
    "compensation",
    "due",
    "paid",
    "substituted",
)


def copy_fields(position: Position, twin: Position) -> None:
    """Make `twin`, of the same pack, equal to `position`."""
    twin.players = position.players
    twin.step = position.step
    twin.ask = position.ask
    twin.seat_of = position.seat_of
    twin.planet_of = position.planet_of
    twin.kept = position.kept
    twin.first = position.first
    twin.turn_number = position.turn_number
    twin.round = position.round
    twin.mover = position.mover
    twin.turns = position.turns
    twin.resources = position.resources[:]
    twin.levels = position.levels
    twin.promises = position.promises
    twin.pirates = position.pirates
    twin.markets = position.markets[:]
    twin.colonists = position.colonists[:]
    twin.credits = position.credits[:]
    twin.holder = position.holder
    twin.laid_by = position.laid_by
    twin.used = position.used
    twin.current = position.current
    twin.bans = position.bans
    twin.lost = position.lost
    twin.ballots = position.ballots
    twin.votes = position.votes
    twin.outcome = position.outcome
    twin.asked = position.asked
    twin.left = position.left
    twin.steps = position.steps
    twin.queue = position.queue
    twin.waiting = position.waiting
    twin.answer = position.answer
    twin.aside = position.aside
    twin.policed = position.policed
    twin.shipped = position.shipped
    twin.compensation = position.compensation
    twin.due = position.due
    twin.paid = position.paid
    twin.substituted = position.substituted


def future(position: Position) -> Hashable:
    """Everything that decides what can come; equal for positions with the same future."""
    return (
        position.players,
        position.step,
        position.ask,
        tuple(position.planet_of),
        position.kept,
        position.first,
        position.turn_number,
        position.round,
        position.mover,
        tuple(position.resources),
        tuple(position.levels),
        tuple(position.promises),
        tuple(position.pirates),
        tuple(position.markets),
        tuple(position.colonists),
        tuple(position.credits),
        tuple(position.holder),
        tuple(position.laid_by),
        tuple(position.used),
        position.current,
        tuple(position.bans),
        tuple(position.lost),
        tuple(position.ballots),
        tuple(position.votes),
        position.outcome,
        position.asked,
        position.left,
        tuple(position.steps),
        tuple(position.queue),
        position.waiting,
        tuple(position.answer),
        tuple(position.aside),
        tuple(position.policed),
        tuple(position.shipped),
        tuple(position.compensation),
        tuple(position.due),
        tuple(position.paid),
        tuple(position.substituted),
    )
