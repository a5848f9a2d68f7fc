"""Action 2: knowledge is traded for knowledge."""

from starboard.games.argosy.actions import CONVERT, END, EXTRAPOLATE, TRACK, TRACKS
from starboard.games.argosy.components import CONVERSIONS, STARSTORMERS, TRACK_NAMES, TRANSMUTERS
from starboard.games.argosy.state import CONVERSION, EXTRAPOLATION, GAIN, RESOLVED, Position
from starboard.kernel.clauses import ANOTHER_FIRST

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
    cards = position.owned[seat]
    if cards & (1 << STARSTORMERS | 1 << TRANSMUTERS):
        convertible = 0
        if cards >> STARSTORMERS & 1:
            convertible |= CONVERSIONS[0]
        if cards >> TRANSMUTERS & 1:
            convertible |= CONVERSIONS[1]
        for track in range(TRACKS):
            if convertible >> track & 1 and tracks[base + track] and gaining(position, track, True):
                found.append(CONVERT + track)
    return found


def gaining(position: Position, given: int, converting: bool) -> int:
    """The tracks that can gain for a given one: not the same, none at the limit."""
    tracks = position.open_tracks(position.active) & ~(1 << given)
    if converting:
        tracks &= CONVERSIONS[0] if CONVERSIONS[0] >> given & 1 else CONVERSIONS[1]
    return tracks


# -- the judge -----------------------------------------------------------------------------------


def refuses(position: Position, action: int) -> str:
    if position.phase == EXTRAPOLATION:
        return _refuses_giving(position, action)
    track = action - TRACK
    if not 0 <= track < TRACKS:
        return ANOTHER_FIRST
    if position.phase == CONVERSION:
        return _refuses_gain(position, track, position.chosen, _conversion_clause(position.chosen))
    return _refuses_gain(position, track, position.chosen, "")


def _refuses_giving(position: Position, action: int) -> str:
    if action == END:
        return ""
    clause = ""
    if EXTRAPOLATE <= action < EXTRAPOLATE + TRACKS:
        track = action - EXTRAPOLATE
        needed = position.pack.give
    elif CONVERT <= action < CONVERT + TRACKS:
        track = action - CONVERT
        clause = _conversion_clause(track)
        needed = 1
        if not position.has(position.active, STARSTORMERS if clause == "AR-28" else TRANSMUTERS):
            return clause
    else:
        return ANOTHER_FIRST
    if position.knowledge(position.active, track) < needed:
        return clause or "AR-17"
    if all(_refuses_gain(position, other, track, clause) for other in range(TRACKS)):
        return "AR-17"
    return ""


def _refuses_gain(position: Position, track: int, given: int, conversion: str) -> str:
    if conversion and _conversion_clause(track) != conversion:
        return conversion  # not one of the card's three tracks
    if track == given or position.knowledge(position.active, track) >= position.pack.limit:
        return "AR-17"
    return ""


def _conversion_clause(track: int) -> str:
    """Starstormers (AR-28) and Transmuters (AR-29) share the six tracks between them."""
    return "AR-28" if CONVERSIONS[0] >> track & 1 else "AR-29"


# -- trading -------------------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    if position.phase != EXTRAPOLATION:
        gain(position, action - TRACK)
    elif action == END:
        position.phase = RESOLVED
    elif action < CONVERT:
        give(position, action - EXTRAPOLATE, position.pack.give, False)
    else:
        give(position, action - CONVERT, 1, True)


def give(position: Position, track: int, count: int, converting: bool) -> None:
    """AR-17; AR-28 and AR-29 when converting."""
    position.spend(position.active, track, count)
    position.chosen = track
    tracks = gaining(position, track, converting)
    if tracks & (tracks - 1):
        position.phase = CONVERSION if converting else GAIN
    else:
        gain(position, tracks.bit_length() - 1)


def gain(position: Position, track: int) -> None:
    position.tracks[position.active * TRACKS + track] += 1
    position.chosen = -1
    position.phase = RESOLVED
    if position.story is not None:
        position.happened("gained", {"seat": position.active, "track": TRACK_NAMES[track], "count": 1})
