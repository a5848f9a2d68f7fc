"""How a view is made of a position."""

from typing import Final

from starboard.games.argosy import scoring, travel, triangles
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
from starboard.games.argosy.offers import missing, offers, see_card
from starboard.games.argosy.outlook import bag_is_low, taught
from starboard.games.argosy.pack_view import Line, Planet, Printed, printed
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
from starboard.games.argosy.types import CARD_NAMES, PHASES, Act, Points
from starboard.games.argosy.view import ArgosyView, CompletedTriangle, Player, Step

TRAVELLING: Final[list[Act]] = ["build", "fortify", "spawn", "invade"]  # AR-20: travel comes on top


def see(position: Position, seat: int | None) -> ArgosyView:
    pack = position.pack
    said = printed(pack)
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
        pool=token_counts(position.pool),
        pool_count=sum(position.pool) - position.pool[PURPLE],
        drawn=[TOKEN_NAMES[kind] for kind in position.drawn],
        gone=token_counts(position.gone),
        deck=position.deck.bit_count(),
        cards=[see_card(position, said, card, seat) for card in position.face_up],
        catalogue=said.facts,
        players=[_player(position, player) for player in range(position.players)],
        planets=_planets(position, said),
        lines=_lines(position, said, seat),
        prices=said.prices,
        travelling=TRAVELLING,
        short=_short(position, said, seat) if seat is not None else {},
        numbers=said.numbers[position.players],
        offers=offers(position, said, seat) if seat is not None else [],
        step=_step(position),
        last_turn=position.ends,
        idle=position.idle,
        ending=position.ending(),
        results=position.results() if position.ending() else [],
    )


def _player(position: Position, seat: int) -> Player:
    doubled = track_names(position.doubled[seat])
    tracks = position.tracks
    return Player(
        map_of(position, seat),
        scrap_of(position, seat),
        {name: tracks[seat * TRACKS + track] for track, name in enumerate(TRACK_NAMES)},
        doubled,
        card_names(position.owned[seat]),
        planet_names(position, position.colonies[seat]),
        travel.tokens_left(position, seat),
        scoring.score(position, seat),
        {track: position.pack.factor(TRACK_NAMES.index(track)) for track in doubled},
    )


def _planets(position: Position, said: Printed) -> list[Planet]:
    shielded = position.shielded
    return [
        said.planet(planet, position.owner(planet), shielded >> planet & 1 == 1)
        for planet in range(position.pack.planets)
    ]


def _lines(position: Position, said: Printed, seat: int | None) -> list[Line]:
    return said.lines_for_travelers if seat is not None and position.has(seat, TRAVELERS) else said.lines


def _short(position: Position, said: Printed, seat: int) -> dict[Act, Points]:
    found: dict[Act, Points] = {}
    for act, price in said.prices.items():
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
