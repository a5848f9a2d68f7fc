"""Written by tools/state_fields.py from the fields in state.py: `./starboard tidy` renews it."""

from collections.abc import Hashable
from typing import Final

from starboard.games.convoy.state import Position

FIELDS: Final[tuple[str, ...]] = (
    "players",
    "rank",
    "phase",
    "faces",
    "charge_at",
    "dice",
    "engines",
    "ashore",
    "at",
    "carrying",
    "own",
    "ground",
    "points",
    "burnt",
    "momentum",
    "supply",
    "tracker",
    "stalled",
    "cycle",
    "rolled",
    "sixes",
    "mover",
    "second",
    "fighter",
    "contested",
    "takes",
    "pushed",
    "turns",
    "how",
    "winner",
)
# Lists that clones share.
SHARED: Final[tuple[str, ...]] = (
    "engines",
    "rolled",
)


def copy_fields(position: Position, twin: Position) -> None:
    """Make `twin`, of the same pack, equal to `position`."""
    twin.players = position.players
    twin.rank = position.rank
    twin.phase = position.phase
    twin.faces = position.faces[:]
    twin.charge_at = position.charge_at[:]
    twin.dice = position.dice[:]
    twin.engines = position.engines
    twin.ashore = position.ashore
    twin.at = position.at[:]
    twin.carrying = position.carrying[:]
    twin.own = position.own[:]
    twin.ground = position.ground[:]
    twin.points = position.points
    twin.burnt = position.burnt
    twin.momentum = position.momentum
    twin.supply = position.supply
    twin.tracker = position.tracker
    twin.stalled = position.stalled
    twin.cycle = position.cycle
    twin.rolled = position.rolled
    twin.sixes = position.sixes
    twin.mover = position.mover
    twin.second = position.second
    twin.fighter = position.fighter
    twin.contested = position.contested
    twin.takes = position.takes
    twin.pushed = position.pushed
    twin.turns = position.turns
    twin.how = position.how
    twin.winner = position.winner


def future(position: Position) -> Hashable:
    """Everything that decides what can come; equal for positions with the same future."""
    return (
        position.players,
        position.rank,
        position.phase,
        tuple(position.faces),
        tuple(position.charge_at),
        tuple(position.dice),
        tuple(position.engines),
        position.ashore,
        tuple(position.at),
        tuple(position.carrying),
        tuple(position.own),
        position.points,
        position.burnt,
        position.momentum,
        position.supply,
        position.tracker,
        position.stalled,
        position.cycle,
        position.sixes,
        position.mover,
        position.second,
        position.fighter,
        position.contested,
        position.takes,
        position.pushed,
        position.how,
        position.winner,
    )
