"""Action 2: knowledge is traded for knowledge."""

from typing import Final

from starboard.games.argosy.events import Gained, Lost
from starboard.games.argosy.numbering import CONVERT, END, EXTRAPOLATE, TRACK, TRACKS
from starboard.games.argosy.pieces import STARSTORMERS, TRACK_NAMES, TRANSMUTERS
from starboard.games.argosy.state import CONVERSION, EXTRAPOLATION, GAIN, RESOLVED, Position
from starboard.kernel.clauses import ANOTHER_FIRST

CONVERTERS: Final[tuple[int, ...]] = (STARSTORMERS, TRANSMUTERS)
CONVERTER_CARDS: Final = 1 << STARSTORMERS | 1 << TRANSMUTERS
CONVERSION_CLAUSES: Final[tuple[str, ...]] = ("AR-28", "AR-29")

# -- the generator -------------------------------------------------------------------------------


def options(position: Position) -> list[int]:
    if position.phase == EXTRAPOLATION:
        return [END, *trades(position)]
    tracks = gaining(position, position.chosen, position.phase == CONVERSION)
    return [TRACK + track for track in range(TRACKS) if tracks >> track & 1]


def trades(position: Position) -> list[int]:
    """What the active player can give in action 2."""
    seat = position.active
    tracks = position.tracks
    base = seat * TRACKS
    give = position.pack.give
    found: list[int] = []
    for track in range(TRACKS):
        if tracks[base + track] >= give and gaining(position, track, False):
            found.append(EXTRAPOLATE + track)
    if position.owned[seat] & CONVERTER_CARDS:
        for track in range(TRACKS):
            if convertible(position, seat, track) and gaining(position, track, True):
                found.append(CONVERT + track)
    return found


def convertible(position: Position, seat: int, track: int) -> bool:
    """AR-28, AR-29: has `seat` a card that trades points of `track`, and enough of them?"""
    number = conversion_with(position, track)
    pack = position.pack
    return (
        position.has(seat, CONVERTERS[number])
        and pack.conversions[number] >> track & 1 == 1
        and position.knowledge(seat, track) >= pack.conversion_gives[number]
    )


def gaining(position: Position, given: int, converting: bool) -> int:
    """The tracks that can gain for a given one: not the same, none at the limit."""
    tracks = position.open_tracks(position.active) & ~(1 << given)
    return tracks & position.pack.conversions[conversion_with(position, given)] if converting else tracks


def conversion_with(position: Position, track: int) -> int:
    """AR-28, AR-29: the conversion that `track` belongs to."""
    return 0 if position.pack.conversions[0] >> track & 1 else 1


# -- the judge -----------------------------------------------------------------------------------


def refuses(position: Position, action: int) -> str:
    if position.phase == EXTRAPOLATION:
        return _refuses_giving(position, action)
    track = action - TRACK
    if not 0 <= track < TRACKS:
        return ANOTHER_FIRST
    if position.phase == CONVERSION:
        return _refuses_gain(position, track, position.chosen, _conversion_clause(position, position.chosen))
    return _refuses_gain(position, track, position.chosen, "")


def _refuses_giving(position: Position, action: int) -> str:
    if action == END:
        return ""
    pack = position.pack
    clause = ""
    if EXTRAPOLATE <= action < EXTRAPOLATE + TRACKS:
        track = action - EXTRAPOLATE
        needed = pack.give
    elif CONVERT <= action < CONVERT + TRACKS:
        track = action - CONVERT
        conversion = conversion_with(position, track)
        clause = _conversion_clause(position, track)
        needed = pack.conversion_gives[conversion]
        if not position.has(position.active, CONVERTERS[conversion]):
            return clause
        if not pack.conversions[conversion] >> track & 1:
            return clause  # a track that no card converts
    else:
        return ANOTHER_FIRST
    if position.knowledge(position.active, track) < needed:
        return clause or "AR-17"
    if all(_refuses_gain(position, other, track, clause) for other in range(TRACKS)):
        return "AR-17"
    return ""


def _refuses_gain(position: Position, track: int, given: int, conversion: str) -> str:
    if conversion:
        traded = position.pack.conversions[conversion_with(position, given)]
        if not traded >> track & 1:
            return conversion  # not one of the card's tracks
    if track == given or position.knowledge(position.active, track) >= position.pack.limit:
        return "AR-17"
    return ""


def _conversion_clause(position: Position, track: int) -> str:
    """Starstormers (AR-28) and Transmuters (AR-29) share no track."""
    return CONVERSION_CLAUSES[conversion_with(position, track)]


# -- trading -------------------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    pack = position.pack
    if position.phase == CONVERSION:
        gain(position, action - TRACK, pack.conversion_gains[conversion_with(position, position.chosen)])
    elif position.phase == GAIN:
        gain(position, action - TRACK, pack.gain)
    elif action == END:
        position.phase = RESOLVED
    elif action < CONVERT:
        extrapolate(position, action - EXTRAPOLATE)
    else:
        convert(position, action - CONVERT)


def extrapolate(position: Position, track: int) -> None:
    """AR-17: what is given is chosen; what gains is asked if there is a choice."""
    position.spend(position.active, track, position.pack.give)
    tracks = gaining(position, track, False)
    if tracks & (tracks - 1):
        position.chosen = track
        position.phase = GAIN
    else:
        gain(position, tracks.bit_length() - 1, position.pack.gain)


def convert(position: Position, track: int) -> None:
    """AR-28, AR-29."""
    conversion = conversion_with(position, track)
    position.spend(position.active, track, position.pack.conversion_gives[conversion])
    tracks = gaining(position, track, True)
    if tracks & (tracks - 1):
        position.chosen = track
        position.phase = CONVERSION
    else:
        gain(position, tracks.bit_length() - 1, position.pack.conversion_gains[conversion])


def gain(position: Position, track: int, count: int) -> None:
    seat = position.active
    index = seat * TRACKS + track
    gained = min(count, position.pack.limit - position.tracks[index])
    position.tracks[index] += gained
    position.chosen = -1
    position.phase = RESOLVED
    if position.story is not None:
        now = position.tracks[index]
        position.tell(Gained(seat, TRACK_NAMES[track], gained, now))
        if gained < count:
            position.tell(Lost(seat, TRACK_NAMES[track], count - gained, now))  # AR-11
