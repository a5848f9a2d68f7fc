"""Argosy in numbers, as a seat sees it: seats come in order from its own on, all else keeps its number."""

from typing import Final, cast

from mypy_extensions import i64

from starboard.games.argosy import scoring
from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.numbering import CARDS, KINDS, TRACKS
from starboard.games.argosy.pieces import MAP_TOKENS, TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.state import (
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEFENCE,
    DISCOUNT,
    DOUBLING,
    ENDINGS,
    EXCHANGE,
    FROM_SCRAP,
    GAIN,
    HAND_SOURCES,
    MIGRATION,
    OVER,
    Position,
)
from starboard.games.argosy.types import CARD_NAMES, PHASES
from starboard.kernel.encoder import Encoder, Writer
from starboard.kernel.observation import SEATS, Part, flag, flags, number, numbers, one_of
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NO_SEAT
from starboard.kernel.state import State

COLOURS: Final = ("red", "green", "blue")
SYMBOLS: Final = ("fire", "navigation", "shields")
ACTIONS: Final = 6  # five of a turn, and the draft
SOURCES: Final = len(HAND_SOURCES)
KINDS_AND_PURPLE: Final = KINDS + 1
A_FEW: Final = 4
A_SCORE: Final = 20
POINTS: Final = ("sets", "colonies", "cards", "bonuses", "all")
LONG: Final = 200  # turns of a long game
FOR_POINT: Final = (EXCHANGE, DEFENCE)
FOR_TRACK: Final = (GAIN, CONVERSION)
FOR_CARD: Final = (DISCOUNT, DOUBLING)


class ArgosyEncoder(Encoder):
    """Nothing is hidden but the order of bag and deck, which nobody knows."""

    def parts(self, pack: Pack, players: int) -> list[Part]:
        argosy = cast(ArgosyPack, pack)
        found = table_parts(argosy, players)
        for seat in range(players):
            found += player_parts(argosy, seat, SEATS[seat])
        return found + step_parts(argosy, players)

    def write(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        write_table(position, seat, writer)
        players: i64 = position.players
        player: i64 = seat
        for _ in range(players):
            write_player(position, player, writer)
            player = player + 1 if player + 1 < players else 0
        write_step(position, seat, writer)

    def summary_parts(self, pack: Pack, players: int) -> list[Part]:
        found: list[Part] = []
        for seat in range(players):
            whose = SEATS[seat]
            found += [
                numbers(f"points_{seat}", f"points of {whose}", POINTS, A_SCORE),
                numbers(f"sets_{seat}", f"tokens on the map of {whose}", MAP_TOKENS, A_FEW),
            ]
        return found

    def write_summary(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        players: i64 = position.players
        player: i64 = seat
        for _ in range(players):
            write_points(position, player, writer)
            player = player + 1 if player + 1 < players else 0


# -- the parts -------------------------------------------------------------------------------------


def table_parts(pack: ArgosyPack, players: int) -> list[Part]:
    each = pack.of_each_kind
    return [
        one_of("seat", "your seat", [str(seat) for seat in range(players)]),
        one_of("phase", "what is asked", PHASES),
        flag("asked", "you are asked"),
        one_of("action", "the action of the turn", ("draft", "1", "2", "3", "4", "5")),
        one_of("active", "whose turn it is", SEATS[:players]),
        one_of("first", "who began", SEATS[:players]),
        numbers("bag", "tokens in the bag", TOKEN_NAMES, each),
        numbers("pool", "tokens in the pool", TOKEN_NAMES, A_FEW),
        numbers("gone", "tokens out of the game", TOKEN_NAMES, A_FEW),
        *(one_of(f"drawn_{n + 1}", f"draw {n + 1} of this turn", TOKEN_NAMES) for n in range(draws(pack))),
        flags("face_up", "a card to be had", CARD_NAMES),
        numbers("row", "its place in the row of cards", CARD_NAMES, CARDS, CARDS),
        flags("natural", "turned up this turn", CARD_NAMES),
        flags("shielded", "a shielded colony", pack.planet_names),
        number("idle", "turns in a row without a draw", pack.idle_rounds * players),
        one_of("last_turn", "why this turn is the last", ENDINGS),
        flag("over", "the game is over"),
        number("turn", "turns taken", LONG),
    ]


def player_parts(pack: ArgosyPack, seat: int, whose: str) -> list[Part]:
    """What one player has; a token of the map is told by its colour and its symbol."""
    places = [f"{name} {what}" for name in pack.point_names for what in COLOURS + SYMBOLS]
    return [
        flags(f"map_{seat}", f"on the map of {whose}", places),
        numbers(f"scrap_{seat}", f"in the scrap of {whose}", MAP_TOKENS, A_FEW),
        numbers(f"tracks_{seat}", f"knowledge of {whose}", TRACK_NAMES, pack.limit, pack.limit),
        flags(f"doubled_{seat}", f"doubled tracks of {whose}", TRACK_NAMES),
        flags(f"cards_{seat}", f"cards of {whose}", CARD_NAMES),
        flags(f"colonies_{seat}", f"colonies of {whose}", pack.planet_names),
    ]


def step_parts(pack: ArgosyPack, players: int) -> list[Part]:
    points = pack.point_names
    return [
        flag("scrapped", "something was taken from a scrap this turn"),
        number("acts", "acts taken in this action", A_FEW),
        flag("drew", "a token has left the bag this turn"),
        one_of("hand", "the token in hand", MAP_TOKENS),
        one_of("hand_from", "where it came from", HAND_SOURCES),
        one_of("scrap_owner", "from whose scrap", SEATS[:players]),
        one_of("origin", "where on the map it was lifted", points),
        one_of("corner", "where a token was just placed", points),
        flag("extra", "a point of choice is still to come"),
        number("overflow", "points above the limit to be put elsewhere", A_FEW),
        number("draws_left", "draws left", A_FEW),
        number("purples", "purples of this draw", A_FEW),
        flag("breeding", "the purple came for a red point"),
        number("cards_left", "cards to be turned up", A_FEW),
        flags("fresh", "turned up by this draw", CARD_NAMES),
        one_of("victim", "who is struck at", SEATS[:players]),
        one_of("chosen_place", "the place that is struck at or refilled", points),
        one_of("chosen_track", "the track that gave", TRACK_NAMES),
        one_of("chosen_planet", "the planet that is left", pack.planet_names),
        one_of("chosen_card", "the card that is paid for or tuned", CARD_NAMES),
    ]


def draws(pack: ArgosyPack) -> int:
    """The most tokens that one turn can draw into the pool: in action 1, and with Traders in action 4."""
    return pack.draw + pack.barter_draw


# -- writing ---------------------------------------------------------------------------------------


def write_table(position: Position, seat: i64, writer: Writer) -> None:
    pack = position.pack
    players: i64 = position.players
    actors = position.actors()
    writer.one_of(seat, players)
    writer.one_of(position.phase, len(PHASES))
    writer.flag(len(actors) == 1 and actors[0] == seat)
    writer.one_of(position.action, ACTIONS)
    writer.seat(position.active, seat, players)
    writer.seat(position.first, seat, players)
    writer.numbers(position.bag, 0, KINDS_AND_PURPLE)
    writer.numbers(position.pool, 0, KINDS_AND_PURPLE)
    writer.numbers(position.gone, 0, KINDS_AND_PURPLE)
    drawn = position.drawn
    for draw in range(draws(pack)):
        writer.one_of(drawn[draw] if draw < len(drawn) else -1, KINDS_AND_PURPLE)
    there: i64 = 0
    for card in position.face_up:
        there |= 1 << card
    writer.flags(there, CARDS)
    writer.places(position.face_up, CARDS)
    writer.flags(position.natural, CARDS)
    writer.flags(position.shielded, pack.planets)
    writer.number(position.idle)
    writer.one_of(ENDINGS.index(position.ends) if position.ends else -1, len(ENDINGS))
    writer.flag(position.phase == OVER)
    writer.number(position.turns)


def write_player(position: Position, player: i64, writer: Writer) -> None:
    pack = position.pack
    points: i64 = pack.points
    maps = position.maps
    first = player * points
    at = writer.at
    for point in range(points):
        kind: i64 = maps[first + point]
        if kind >= 0:
            writer.set(at + 6 * point + kind // 3, 1)
            writer.set(at + 6 * point + 3 + kind % 3, 1)
    writer.nothing(6 * points)
    writer.numbers(position.scraps, player * KINDS, KINDS)
    for track in range(i64(TRACKS)):
        writer.number(position.tracks[player * TRACKS + track])
    writer.flags(position.doubled[player], TRACKS)
    writer.flags(position.owned[player], CARDS)
    writer.flags(position.colonies[player], pack.planets)


def write_points(position: Position, player: int, writer: Writer) -> None:
    """What a player would score now, by source, and the sets behind it."""
    sets: i64 = scoring.set_points(position, player)
    colonies: i64 = scoring.colony_points(position, player)
    cards: i64 = scoring.card_points(position, player)
    bonuses: i64 = scoring.bonus_points(position, player)
    writer.number(sets)
    writer.number(colonies)
    writer.number(cards)
    writer.number(bonuses)
    writer.number(sets + colonies + cards + bonuses)
    writer.numbers(scoring.kind_counts(position, player), 0, KINDS)


def write_step(position: Position, seat: i64, writer: Writer) -> None:
    pack = position.pack
    players: i64 = position.players
    points: i64 = pack.points
    phase = position.phase
    holding = position.hand >= 0
    from_scrap = holding and position.hand_from == FROM_SCRAP
    writer.flag(position.scrapped)
    writer.number(position.acts)
    writer.flag(position.drew)
    writer.one_of(position.hand, KINDS)
    writer.one_of(position.hand_from if holding else -1, SOURCES)
    writer.seat(position.scrap_owner if from_scrap else NO_SEAT, seat, players)
    writer.one_of(position.origin if holding else -1, points)
    writer.one_of(position.corner if phase == CHOOSE_TRIANGLE else -1, points)
    writer.flag(position.extra)
    writer.number(position.overflow)
    writer.number(position.draws_left)
    writer.number(position.purples)
    writer.flag(position.breeding)
    writer.number(position.cards_left)
    writer.flags(position.fresh, CARDS)
    writer.seat(position.victim if phase == DEFENCE else NO_SEAT, seat, players)
    chosen = position.chosen
    writer.one_of(chosen if phase in FOR_POINT else -1, points)
    writer.one_of(chosen if phase in FOR_TRACK else -1, TRACKS)
    writer.one_of(chosen if phase == MIGRATION else -1, pack.planets)
    writer.one_of(chosen if phase in FOR_CARD else -1, CARDS)
