"""The wheel in numbers, as a seat sees it: places are counted from its own centre, as its moves are."""

from typing import Final, cast

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, CENTRE, STATIONS, WHITE, WheelPack
from starboard.games.wheel.state import ALL_PLACES, ENDINGS, Position
from starboard.kernel.encoder import Encoder, Writer
from starboard.kernel.observation import Part, flag, flags, number, numbers, one_of
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

PLACES: Final = [f"{place} places on from your centre" for place in range(STATIONS)]
MOST_REPEATED: Final = 9
LONG: Final = 200  # turns of a long game


class WheelEncoder(Encoder):
    """Everything is open: an observation holds the whole position but for the positions before it."""

    def parts(self, pack: Pack, players: int) -> list[Part]:
        draw = cast(WheelPack, pack).draw
        return [
            one_of("seat", "your colour", ("black", "white")),
            flag("to_move", "it is your turn"),
            one_of("own_cone", "your cone", PLACES),
            one_of("other_cone", "the other cone", PLACES),
            numbers("own_discs", "your discs", PLACES, 2, 2),
            numbers("other_discs", "discs of the other", PLACES, 2, 2),
            flags("dead", "the discs here are dead", PLACES),
            number("rotations", "rotations since a piece was moved", draw, draw),
            flag("must_move", "a piece has to be moved, if one can be"),
            flag("battle", "cones may be taken"),
            number("repetition", "how often a position may come up, 0 without end", 9, MOST_REPEATED),
            number("occurred", "how often this position has come up", 9, MOST_REPEATED),
            number("turn", "turns taken", LONG),
            one_of("ending", "how the game ended", ENDINGS),
            one_of("winner", "who won", ("you", "the other")),
        ]

    def write(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        black = seat == BLACK
        over = position.how != ""
        writer.one_of(seat, 2)
        writer.flag(position.mover == seat and not over)
        centre: i64 = CENTRE[BLACK] if black else CENTRE[WHITE]
        own_cone: i64 = position.black_cone if black else position.white_cone
        other_cone: i64 = position.white_cone if black else position.black_cone
        writer.one_of((own_cone - centre) & 7, STATIONS)
        writer.one_of((other_cone - centre) & 7, STATIONS)
        write_discs(position.black_discs if black else position.white_discs, centre, writer)
        write_discs(position.white_discs if black else position.black_discs, centre, writer)
        writer.flags(seen_from(position.dead, centre), STATIONS)
        writer.number(position.rotations)
        writer.flag(position.must_move())
        writer.flag(position.battle)
        writer.number(position.repetition)
        writer.number(occurrences(position))
        writer.number(position.turns)
        writer.one_of(ENDINGS.index(position.how) if over else -1, len(ENDINGS))
        writer.seat(position.winner, seat, 2)


def write_discs(discs: i64, centre: i64, writer: Writer) -> None:
    """How many of a player's two discs stand at each place; a lone bit is a stack of both."""
    own = seen_from(discs, centre)
    number: i64 = 2 if own & (own - 1) == 0 else 1
    for place in range(STATIONS):
        writer.number(number if own >> place & 1 else 0)


def seen_from(places: i64, centre: i64) -> i64:
    """A set of places, counted from a centre."""
    return (places >> centre | places << (STATIONS - centre)) & ALL_PLACES


def occurrences(position: Position) -> i64:
    """How often the position on the board has come up, where repetition counts."""
    if position.repetition == 0:
        return 0
    now = position.packed()
    times: i64 = 0
    seen = position.past
    while seen is not None:
        if seen.position == now:
            times += 1
        seen = seen.before
    return times
