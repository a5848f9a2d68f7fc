# mypyc: skip
"""Which choice stands behind a number, and which number behind a choice."""

from typing import Final

from starboard.games.argosy.choices import (
    Allow,
    AnyPlace,
    ArgosyChoice,
    Barter,
    Breed,
    Build,
    Buy,
    Cancel,
    CardTurned,
    Claim,
    Convert,
    Discount,
    Divert,
    Double,
    Draw,
    End,
    EndTurn,
    Extra,
    Extrapolate,
    First,
    Fortify,
    Gain,
    Invade,
    Lift,
    Migrate,
    OfCard,
    OfTriangle,
    OnPlace,
    OnPlanet,
    OnTrack,
    Outcome,
    Place,
    PlaceChoice,
    PlanetChoice,
    Recover,
    Replace,
    Salvage,
    Scrap,
    Settle,
    Shield,
    Shift,
    Simple,
    Spawn,
    Strike,
    Swap,
    Take,
    TakeNone,
    Target,
    TokenDrawn,
    TrackChoice,
    Triangle,
    TrianglePlus,
    Ward,
)
from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.numbering import (
    ALLOW,
    BARTER,
    BREED,
    CANCEL,
    CARD,
    CARD_TURNED,
    CONVERT,
    DRAW,
    END,
    EXTRAPOLATE,
    FIRST_SEAT,
    GAINS,
    KINDS,
    MOST_SEATS,
    POINT,
    RECOVER,
    SALVAGE,
    SHIFT,
    STRIKE,
    SWAP,
    TAKE,
    TOKEN,
    TRACK,
    TRIANGLE,
)
from starboard.games.argosy.pieces import MAP_TOKENS, TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.state import (
    CONVERSION,
    DISCOUNT,
    DIVERT,
    DOUBLING,
    EXPANSION_ACTION,
    EXTRA_POINT,
    FREE_CARD,
    LIFT,
    PLACE,
    REPLACE,
    RESEARCH,
    TAKE_TOKEN,
    Position,
)
from starboard.games.argosy.triangles import gain_tracks
from starboard.games.argosy.types import CARD_NAMES
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.sentinels import NONE
from starboard.kernel.state import CHANCE

SIMPLE: Final[dict[int, Simple]] = {
    DRAW: Draw(),
    STRIKE: Strike(),
    SHIFT: Shift(),
    BREED: Breed(),
    SWAP: Swap(),
    SALVAGE: Salvage(),
    BARTER: Barter(),
    CANCEL: Cancel(),
    ALLOW: Allow(),
}
SIMPLE_ACTIONS: Final[dict[type[ArgosyChoice], int]] = {
    type(choice): action for action, choice in SIMPLE.items()
}
ON_PLANETS: Final[tuple[type[PlanetChoice], ...]] = (  # as the planet's numbers run
    Build,
    Fortify,
    Spawn,
    Invade,
    Shield,
    Ward,
    Migrate,
    Settle,
)


# -- what a number means ---------------------------------------------------------------------------


def describe(position: Position, actor: int, action: int) -> ArgosyChoice:
    """What an action or a chance outcome is."""
    if actor == CHANCE:
        return _outcome(action)
    if action == END:
        return _end(position)
    if action in SIMPLE:
        return SIMPLE[action]
    if action < TAKE:
        return _on_track(position, action)
    if action < RECOVER:
        return Take(MAP_TOKENS[action - TAKE])
    if action < TRIANGLE:
        owner, kind = divmod(action - RECOVER, KINDS)
        return Recover(owner, MAP_TOKENS[kind])
    if action < CARD:
        gain = action - TRIANGLE
        tracks = [TRACK_NAMES[track] for track in gain_tracks(gain)]
        return TrianglePlus(tracks) if gain & 1 else Triangle(tracks)
    if action < POINT:
        card = CARD_NAMES[action - CARD]
        return Claim(card) if position.phase == FREE_CARD else Buy(card)
    return _somewhere(position, action)


def _outcome(outcome: int) -> Outcome:
    if outcome < TOKEN:
        return First(outcome - FIRST_SEAT)
    if outcome < CARD_TURNED:
        return TokenDrawn(TOKEN_NAMES[outcome - TOKEN])
    return CardTurned(CARD_NAMES[outcome - CARD_TURNED])


def _end(position: Position) -> End | EndTurn | TakeNone:
    if position.phase == TAKE_TOKEN:
        return TakeNone()
    return EndTurn() if position.action == EXPANSION_ACTION else End(position.action)


def _on_track(position: Position, action: int) -> TrackChoice:
    pack = position.pack
    if action >= CONVERT:
        given = action - CONVERT
        return Convert(TRACK_NAMES[given], pack.conversion_gives[pack.conversion_with(given)])
    if action >= EXTRAPOLATE:
        return Extrapolate(TRACK_NAMES[action - EXTRAPOLATE])
    track = TRACK_NAMES[action - TRACK]
    phase = position.phase
    if phase == DOUBLING:
        return Double(track, CARD_NAMES[position.chosen], pack.factor(action - TRACK))
    if phase == DISCOUNT:
        return Discount(track)
    if phase == DIVERT:
        return Divert(track)
    if phase == EXTRA_POINT:
        return Extra(track)
    if phase == CONVERSION:
        return Gain(track, pack.conversion_gains[pack.conversion_with(position.chosen)])
    return Gain(track, pack.gain)


def _somewhere(position: Position, action: int) -> PlaceChoice | PlanetChoice:
    """An own intersection, a target on another map, or a planet."""
    pack = position.pack
    if action < pack.target_base:
        return _on_place(position, action - POINT)
    if action < pack.planet_base:
        victim, point = divmod(action - pack.target_base, pack.points)
        kind = position.token_at(victim, point) if victim < position.players else NONE
        return Target(victim, pack.point_names[point], MAP_TOKENS[kind] if kind >= 0 else None)
    choice, planet = divmod(action - pack.planet_base, pack.planets)
    return ON_PLANETS[choice](pack.planet_names[planet])


def _on_place(position: Position, point: int) -> PlaceChoice:
    place = position.pack.point_names[point]
    if position.phase == PLACE:
        return Place(place, MAP_TOKENS[position.hand])
    kind = position.token_at(position.active, point)
    if kind >= 0:
        if position.phase == RESEARCH:
            return Scrap(place, MAP_TOKENS[kind])
        if position.phase == LIFT:
            return Lift(place, MAP_TOKENS[kind])
        if position.phase == REPLACE:
            return Replace(place, MAP_TOKENS[kind])
    return AnyPlace(place)


# -- which number means it -------------------------------------------------------------------------


def encode(pack: ArgosyPack, choice: ArgosyChoice) -> int:
    """The number of the action or outcome that `describe` described."""
    try:
        action = _encoded(pack, choice)
    except ValueError:
        action = NONE
    if action < 0:
        raise UnreadableAction("no-choice-of-argosy", kind=choice.kind, parts=str(choice.parts))
    return action


def _encoded(pack: ArgosyPack, choice: ArgosyChoice) -> int:
    if type(choice) in SIMPLE_ACTIONS:
        return SIMPLE_ACTIONS[type(choice)]
    if isinstance(choice, (End, EndTurn, TakeNone)):
        return END
    if isinstance(choice, OnTrack):
        return TRACK + TRACK_NAMES.index(choice.track)
    if isinstance(choice, Extrapolate):
        return EXTRAPOLATE + TRACK_NAMES.index(choice.track)
    if isinstance(choice, Convert):
        return CONVERT + TRACK_NAMES.index(choice.track)
    if isinstance(choice, Take):
        return TAKE + MAP_TOKENS.index(choice.token)
    if isinstance(choice, Recover):
        return RECOVER + _seat(choice.owner) * KINDS + MAP_TOKENS.index(choice.token)
    if isinstance(choice, OfTriangle):
        return _encoded_triangle(choice)
    if isinstance(choice, OfCard):
        return CARD + CARD_NAMES.index(choice.card)
    if isinstance(choice, OnPlace):
        return POINT + pack.point_names.index(choice.place)
    if isinstance(choice, Target):
        return pack.target_base + _seat(choice.victim) * pack.points + pack.point_names.index(choice.place)
    if isinstance(choice, OnPlanet):
        return pack.planet_action(ON_PLANETS.index(type(choice)), pack.planet_names.index(choice.planet))
    return _encoded_outcome(choice)


def _encoded_outcome(choice: ArgosyChoice) -> int:
    if isinstance(choice, First):
        return FIRST_SEAT + _seat(choice.seat)
    if isinstance(choice, TokenDrawn):
        return TOKEN + TOKEN_NAMES.index(choice.token)
    if isinstance(choice, CardTurned):
        return CARD_TURNED + CARD_NAMES.index(choice.card)
    return NONE


def _encoded_triangle(choice: OfTriangle) -> int:
    extra = isinstance(choice, TrianglePlus)
    for gain in range(GAINS):
        names = [TRACK_NAMES[track] for track in gain_tracks(gain)]
        if (gain & 1 == 1) == extra and names == choice.tracks:
            return TRIANGLE + gain
    return NONE


def _seat(number: int) -> int:
    if number not in range(MOST_SEATS):
        raise ValueError
    return number
