# mypyc: skip
"""What a seat may see: everything but the order of bag and deck, which nobody knows."""

from typing import Final, Literal

import msgspec

from starboard.games.argosy import scoring, travel, triangles
from starboard.games.argosy.expansion_view import Card, Offer, card_shown, missing, offers
from starboard.games.argosy.names import (
    card_names,
    map_of,
    planet_names,
    point_names,
    scrap_of,
    token_counts,
    track_names,
)
from starboard.games.argosy.numbering import GAINS, TRACKS, TRIANGLE
from starboard.games.argosy.outlook import bag_is_low, taught
from starboard.games.argosy.pack_view import CardFacts, Line, Numbers, printed
from starboard.games.argosy.pieces import MAP_TOKENS, PURPLE, TOKEN_NAMES, TRACK_NAMES, TRAVELERS
from starboard.games.argosy.state import (
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEFENCE,
    DISCOUNT,
    DOUBLING,
    EXCHANGE,
    FROM_SCRAP,
    GAIN,
    HAND_SOURCES,
    MIGRATION,
    Position,
)
from starboard.games.argosy.types import (
    CARD_NAMES,
    PHASES,
    Act,
    CardName,
    Ending,
    MapToken,
    Phase,
    Points,
    Source,
    Token,
    Track,
)
from starboard.kernel.view import View

TRAVELLING: Final[list[Act]] = ["build", "fortify", "spawn", "invade"]  # AR-20: travel comes on top


class Player(msgspec.Struct):
    """What a player has."""

    map: dict[str, MapToken]
    scrap: list[MapToken]
    tracks: dict[Track, int]
    doubled: list[Track]
    cards: list[CardName]
    colonies: list[str]
    planet_tokens: int  # left
    score: int
    factors: dict[Track, int]  # by what action 1 multiplies points of the doubled tracks


class Planet(msgspec.Struct):
    """A planet: what it is, where it stands on the board, and whose colony it has."""

    planet: str
    points: int
    green: bool
    ends_game: bool
    owner: int | None
    shielded: bool
    ring: int  # from the centre
    angle: int


class CompletedTriangle(msgspec.Struct):
    """AR-10: a completed triangle to choose, and what it teaches."""

    action: int
    places: list[str]
    tracks: list[Track]
    extra: bool
    count: int  # points, those above the limit not counted
    gained: Points
    choice: int  # points whose track is chosen afterwards
    best: bool  # no other teaches more


class Step(msgspec.Struct):
    """What the question on the table is about."""

    hand: MapToken | None
    scrapped: bool
    acts: int
    extra: bool
    overflow: int
    fresh: list[CardName]
    hand_from: Source | None = None
    scrap_owner: int | None = None
    origin: str | None = None
    corner: str | None = None
    triangles: list[CompletedTriangle] | None = None
    victim: int | None = None
    target: str | None = None
    chosen: str | None = None


class ArgosyView(View, kw_only=True, tag="argosy"):
    """The table; `offers`, `short` and what is missing for a card are the viewing seat's."""

    round: int
    asked: Phase
    action: int
    active: int
    first: int
    side: int
    rows: list[list[str]]  # the places of a map, row by row
    limit: int  # of the tracks
    scrap_places: int
    bag: int
    bag_low: bool  # the end is near
    unseen: dict[Token, int]  # in the bag
    pool: dict[Token, int]
    pool_count: int  # without the purple ones
    drawn: list[Token]
    gone: dict[Token, int]
    deck: int
    cards: list[Card]
    catalogue: dict[CardName, CardFacts]
    players: list[Player]
    planets: list[Planet]
    lines: list[Line]
    prices: dict[Act, Points]
    travelling: list[Act]  # to whose price travel comes
    short: dict[Act, Points]  # what the viewer lacks for a price, where it lacks anything
    numbers: Numbers
    offers: list[Offer]
    step: Step
    last_turn: Ending | Literal[""]
    idle: int


def see(position: Position, seat: int | None) -> ArgosyView:
    pack = position.pack
    said = printed(pack)
    pool = token_counts(position.pool)
    return ArgosyView(
        actors=list(position.actors()),
        turn=position.turns,
        round=position.round_number(),
        asked=PHASES[position.phase],
        action=position.action,
        active=position.active,
        first=position.first,
        side=pack.side,
        rows=said.rows,
        limit=pack.limit,
        scrap_places=pack.scrap_places,
        bag=position.bag_count,
        bag_low=bag_is_low(position),
        unseen=token_counts(position.bag),
        pool=pool,
        pool_count=sum(position.pool) - position.pool[PURPLE],
        drawn=[TOKEN_NAMES[kind] for kind in position.drawn],
        gone=token_counts(position.gone),
        deck=position.deck.bit_count(),
        cards=[card_shown(position, card, seat) for card in position.face_up],
        catalogue=said.facts,
        players=[_player(position, player) for player in range(position.players)],
        planets=_planets(position),
        lines=_lines(position, seat),
        prices=said.prices,
        travelling=TRAVELLING,
        short=_short(position, seat) if seat is not None else {},
        numbers=said.numbers[position.players],
        offers=offers(position, seat) if seat is not None else [],
        step=_step(position),
        last_turn=position.ends,
        idle=position.idle,
        ending=position.ending(),
        results=position.results() if position.ending() else [],
    )


def _player(position: Position, seat: int) -> Player:
    doubled = track_names(position.doubled[seat])
    tracks = position.tracks[seat * TRACKS : (seat + 1) * TRACKS]
    return Player(
        map_of(position, seat),
        scrap_of(position, seat),
        dict(zip(TRACK_NAMES, tracks, strict=True)),
        doubled,
        card_names(position.owned[seat]),
        planet_names(position, position.colonies[seat]),
        travel.tokens_left(position, seat),
        scoring.score(position, seat),
        {track: position.pack.factor(TRACK_NAMES.index(track)) for track in doubled},
    )


def _planets(position: Position) -> list[Planet]:
    pack = position.pack
    found: list[Planet] = []
    for planet, name in enumerate(pack.planet_names):
        owner = position.owner(planet)
        found.append(
            Planet(
                name,
                pack.worth[planet],
                pack.green >> planet & 1 == 1,
                pack.core >> planet & 1 == 1,
                owner if owner >= 0 else None,
                position.shielded >> planet & 1 == 1,
                pack.rings[planet],
                pack.angles[planet],
            )
        )
    return found


def _lines(position: Position, seat: int | None) -> list[Line]:
    said = printed(position.pack)
    return said.lines_for_travelers if seat is not None and position.has(seat, TRAVELERS) else said.lines


def _short(position: Position, seat: int) -> dict[Act, Points]:
    found: dict[Act, Points] = {}
    for act, price in printed(position.pack).prices.items():
        lacking = missing(position, seat, price)
        if lacking:
            found[act] = lacking
    return found


# -- the question ----------------------------------------------------------------------------------


def _step(position: Position) -> Step:
    names = position.pack.point_names
    step = Step(
        MAP_TOKENS[position.hand] if position.hand >= 0 else None,
        position.scrapped,
        position.acts,
        position.extra,
        position.overflow,
        card_names(position.fresh),
    )
    if position.hand >= 0:
        step.hand_from = HAND_SOURCES[position.hand_from]
        if position.hand_from == FROM_SCRAP:
            step.scrap_owner = position.scrap_owner
        if position.origin >= 0:
            step.origin = names[position.origin]
    if position.phase == CHOOSE_TRIANGLE:
        step.corner = names[position.corner]
        step.triangles = completed_triangles(position)
    if position.phase == DEFENCE:
        step.victim = position.victim
        step.target = names[position.chosen]
    step.chosen = chosen_thing(position)
    return step


def completed_triangles(position: Position) -> list[CompletedTriangle]:
    """The completed triangles to choose from, one for each different gain, the best first."""
    found = triangles.completed(position)
    shown: list[CompletedTriangle] = []
    for gain in range(1, GAINS):
        if found >> gain & 1:
            places = triangles.triangle_with(position, position.active, position.corner, gain)
            gained, choice = taught(position, position.active, TRIANGLE + gain)
            shown.append(
                CompletedTriangle(
                    TRIANGLE + gain,
                    point_names(position, places),
                    [TRACK_NAMES[track] for track in triangles.gain_tracks(gain)],
                    gain & 1 == 1,
                    sum(gained.values()) + choice,
                    gained,
                    choice,
                    False,
                )
            )
    shown.sort(key=lambda triangle: -triangle.count)
    for triangle in shown:
        triangle.best = triangle.count == shown[0].count
    return shown


def chosen_thing(position: Position) -> str | None:
    """The name of what the small step before chose, where a question follows from it."""
    phase = position.phase
    if phase == EXCHANGE:
        return position.pack.point_names[position.chosen]
    if phase in (GAIN, CONVERSION):
        return TRACK_NAMES[position.chosen]
    if phase == MIGRATION:
        return position.pack.planet_names[position.chosen]
    if phase in (DISCOUNT, DOUBLING):
        return CARD_NAMES[position.chosen]
    return None
