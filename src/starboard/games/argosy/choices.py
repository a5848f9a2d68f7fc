# mypyc: skip
"""What may be done in Argosy, and what bag and deck may give.

What only says more about the same choice, such as the token that lies at a place, may be left out.
"""

from starboard.games.argosy.types import CardName, MapToken, Token, Track
from starboard.kernel.choices import Choice

# -- leaving out -----------------------------------------------------------------------------------


class End(Choice, frozen=True, tag="end"):
    """No more in this action."""

    action: int | None = None


class EndTurn(Choice, frozen=True, tag="end-turn"):
    """Nothing, or nothing more, in action 5."""


class TakeNone(Choice, frozen=True, tag="take-none"):
    """Leave the pool as it is."""


# -- acts that need no further word ----------------------------------------------------------------


class Draw(Choice, frozen=True, tag="draw"):
    """AR-13: draw tokens into the pool."""


class Strike(Choice, frozen=True, tag="strike"):
    """AR-18: strike at another map."""


class Shift(Choice, frozen=True, tag="shift"):
    """AR-18: move a token of one's own."""


class Breed(Choice, frozen=True, tag="breed"):
    """AR-19: draw a token blind and place it."""


class Swap(Choice, frozen=True, tag="swap"):
    """AR-19: swap a token with the pool."""


class Salvage(Choice, frozen=True, tag="salvage"):
    """AR-19: place a token from a scrap."""


class Barter(Choice, frozen=True, tag="barter"):
    """AR-38: Traders draw and take."""


class Cancel(Choice, frozen=True, tag="cancel"):
    """AR-18: pay against the strike."""


class Allow(Choice, frozen=True, tag="allow"):
    """AR-18: let the strike go through."""


# -- tracks ----------------------------------------------------------------------------------------


class OnTrack(Choice, frozen=True):
    """A choice of a track; what it is for follows from what is asked."""

    track: Track


class AnyTrack(OnTrack, frozen=True, tag="track"):
    """A track where none is asked for."""


class Gain(OnTrack, frozen=True, tag="gain"):
    """AR-17, AR-28, AR-29: the track that gains."""

    count: int | None = None


class Extra(OnTrack, frozen=True, tag="extra"):
    """AR-09: the track of the point of choice."""


class Divert(OnTrack, frozen=True, tag="divert"):
    """AR-33: the track of a point above the limit."""


class Discount(OnTrack, frozen=True, tag="discount"):
    """AR-24: the track on which Perceptors save."""


class Double(OnTrack, frozen=True, tag="double"):
    """AR-25, AR-26: the track that a card multiplies."""

    card: CardName | None = None
    factor: int | None = None


class Extrapolate(Choice, frozen=True, tag="extrapolate"):
    """AR-17: give points of a track."""

    track: Track


class Convert(Choice, frozen=True, tag="convert"):
    """AR-28, AR-29: give points of a track that a card trades."""

    track: Track
    count: int | None = None


class OfTriangle(Choice, frozen=True):
    """AR-10: the triangle to score, by the tracks that it teaches."""

    tracks: list[Track]


class Triangle(OfTriangle, frozen=True, tag="triangle"):
    """A triangle without a point of choice."""


class TrianglePlus(OfTriangle, frozen=True, tag="triangle-plus"):
    """AR-09: a larger triangle, with a point of choice."""


# -- tokens and places -----------------------------------------------------------------------------


class Take(Choice, frozen=True, tag="take"):
    """Take a token of the pool."""

    token: MapToken


class Recover(Choice, frozen=True, tag="recover"):
    """Take a token of somebody's scrap."""

    owner: int
    token: MapToken


class OnPlace(Choice, frozen=True):
    """An intersection of the own map; what it is for follows from what is asked."""

    place: str
    token: MapToken | None = None


class AnyPlace(OnPlace, frozen=True, tag="point"):
    """An intersection where none is asked for."""


class Place(OnPlace, frozen=True, tag="place"):
    """Lay the token in hand there."""


class Scrap(OnPlace, frozen=True, tag="scrap"):
    """AR-13: scrap the token that lies there."""


class Lift(OnPlace, frozen=True, tag="lift"):
    """AR-18: move the token that lies there."""


class Replace(OnPlace, frozen=True, tag="replace"):
    """AR-19: swap out the token that lies there."""


class Target(Choice, frozen=True, tag="target"):
    """AR-18: the token to strike at."""

    victim: int
    place: str
    token: MapToken | None = None


# -- cards and planets -----------------------------------------------------------------------------


class OfCard(Choice, frozen=True):
    """A card that lies face up."""

    card: CardName


class Buy(OfCard, frozen=True, tag="buy"):
    """AR-20(5): pay for it."""


class Claim(OfCard, frozen=True, tag="claim"):
    """AR-15: take it free."""


class OnPlanet(Choice, frozen=True):
    """What action 5 can do on a planet."""

    planet: str


class Build(OnPlanet, frozen=True, tag="build"):
    """AR-20(3): a colony."""


class Fortify(OnPlanet, frozen=True, tag="fortify"):
    """AR-20(1): a shielded colony."""


class Spawn(OnPlanet, frozen=True, tag="spawn"):
    """AR-41: a colony at the price of Spawners."""


class Invade(OnPlanet, frozen=True, tag="invade"):
    """AR-20(2): take somebody's colony."""


class Shield(OnPlanet, frozen=True, tag="shield"):
    """AR-20(4): shield a colony."""


class Ward(OnPlanet, frozen=True, tag="ward"):
    """AR-32: shield a colony at the price of Sanctuarians."""


class Migrate(OnPlanet, frozen=True, tag="migrate"):
    """AR-27: the colony to move."""


class Settle(OnPlanet, frozen=True, tag="settle"):
    """AR-27: where the migrating colony goes."""


# -- chance ----------------------------------------------------------------------------------------


class First(Choice, frozen=True, tag="first"):
    """AR-07: who begins."""

    seat: int


class TokenDrawn(Choice, frozen=True, tag="token"):
    """What the bag gives."""

    token: Token


class CardTurned(Choice, frozen=True, tag="card"):
    """What the deck gives."""

    card: CardName


Simple = Draw | Strike | Shift | Breed | Swap | Salvage | Barter | Cancel | Allow
Ending = End | EndTurn | TakeNone
TrackChoice = AnyTrack | Gain | Extra | Divert | Discount | Double | Extrapolate | Convert
TokenChoice = Triangle | TrianglePlus | Take | Recover
PlaceChoice = AnyPlace | Place | Scrap | Lift | Replace | Target
CardChoice = Buy | Claim
PlanetChoice = Build | Fortify | Spawn | Invade | Shield | Ward | Migrate | Settle
Outcome = First | TokenDrawn | CardTurned
ArgosyChoice = Simple | Ending | TrackChoice | TokenChoice | PlaceChoice | CardChoice | PlanetChoice | Outcome
