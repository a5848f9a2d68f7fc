"""Action 2: knowledge is traded for knowledge."""

from starboard.games.argosy.events import Gained, Lost
from starboard.games.argosy.generator import gaining
from starboard.games.argosy.numbering import CONVERT, END, EXTRAPOLATE, TRACK, TRACKS
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.games.argosy.state import CONVERSION, GAIN, RESOLVED, Position
from starboard.kernel.sentinels import NONE


def take(position: Position, action: int) -> None:
    pack = position.pack
    if position.phase == CONVERSION:
        gain(position, action - TRACK, pack.conversion_gains[pack.conversion_with(position.chosen)])
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
    conversion = position.pack.conversion_with(track)
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
    position.chosen = NONE
    position.phase = RESOLVED
    if position.story is not None:
        now = position.tracks[index]
        position.tell(Gained(seat, TRACK_NAMES[track], gained, now))
        if gained < count:
            position.tell(Lost(seat, TRACK_NAMES[track], count - gained, now))  # AR-11
