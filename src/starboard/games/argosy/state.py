"""A position of Argosy: plain data, small numbers in flat lists."""

from collections.abc import Hashable
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.events import LastTurn, Spent
from starboard.games.argosy.numbering import CARDS, KINDS, TRACKS
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.games.argosy.types import Ending, Source
from starboard.kernel.bits import bit
from starboard.kernel.number_lists import changed, replaced, table, total
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NO_SEAT, NONE, UNSET
from starboard.kernel.state import Shared, State

# What is asked now. RESOLVED never stands between two actions: it sends the turn on.
OVER: Final = 0
RESOLVED: Final = 1
# chance
FIRST: Final = 2  # who begins
DEAL_CARDS: Final = 3  # the first face-up cards
DEAL_TOKENS: Final = 4  # the tokens of the draft
DRAW_POOL: Final = 5  # tokens into the pool
DRAW_HAND: Final = 6  # a token for a red point
TURN_CARDS: Final = 7  # cards that purple tokens turn up
# the Law of the Triangle
PLACE: Final = 8
CHOOSE_TRIANGLE: Final = 9
EXTRA_POINT: Final = 10
DIVERT: Final = 11  # a point above the limit, with Gallants
# research
DRAFT: Final = 12
RESEARCH: Final = 13
TAKE_TOKEN: Final = 14
# extrapolation
EXTRAPOLATION: Final = 15
GAIN: Final = 16
CONVERSION: Final = 17  # the point gained by Starstormers or Transmuters
# celestial
CELESTIAL: Final = 18
TARGET: Final = 19
DEFENCE: Final = 20
LIFT: Final = 21
# domestic
DOMESTIC: Final = 22
REPLACE: Final = 23  # which own token goes
EXCHANGE: Final = 24  # which pool token comes for it
SALVAGING: Final = 25
# expansion
EXPANSION: Final = 26
MIGRATION: Final = 27
# evolution
FREE_CARD: Final = 28
DOUBLING: Final = 29
DISCOUNT: Final = 30

LAST_CHANCE: Final = TURN_CARDS
LAST_TRIANGLES: Final = DIVERT
LAST_RESEARCH: Final = TAKE_TOKEN
LAST_EXTRAPOLATION: Final = CONVERSION
LAST_CELESTIAL: Final = LIFT
LAST_DOMESTIC: Final = SALVAGING
LAST_EXPANSION: Final = MIGRATION


# Where the token in hand came from.
FROM_POOL: Final = 0
FROM_BAG: Final = 1
FROM_MAP: Final = 2
FROM_SCRAP: Final = 3
HAND_SOURCES: Final[tuple[Source, ...]] = ("pool", "bag", "map", "scrap")

# The actions of a turn as the rulebook numbers them; the draft comes before the first.
IN_DRAFT: Final = 0
RESEARCH_ACTION: Final = 1
EXTRAPOLATION_ACTION: Final = 2
CELESTIAL_ACTION: Final = 3
DOMESTIC_ACTION: Final = 4
EXPANSION_ACTION: Final = 5
ACTION_OVER: Final = 9  # more celestial or domestic acts than any card allows

BAG_EMPTY: Final[Ending] = "bag-empty"
MAP_FULL: Final[Ending] = "map-full"
CORE_SETTLED: Final[Ending] = "core-settled"
STALLED: Final[Ending] = "stalled"
ENDINGS: Final[tuple[Ending, ...]] = (BAG_EMPTY, MAP_FULL, CORE_SETTLED, STALLED)

PAST: Final = ("turns", "drawn", "hand_from", "scrap_owner")  # tells only how it came here
DERIVED: Final = ("bag_count", "covered", "scrap_counts")


class Position(State):
    """Maps, scraps and tracks stand seat after seat in one list each; sets are bits. Lists that
    seldom change (scraps, colonies, cards, what is out of the game) are replaced and never written into:
    clones share them.

    `chosen` is what the small step before was about: the intersection struck at or to be refilled,
    the track that gave, the colony that migrates, or the card to be paid for or to be tuned.
    """

    def __init__(self, pack: ArgosyPack, players: int) -> None:
        self.story = None
        self.pack = pack
        self.players = players
        self.phase: i64 = FIRST
        self.action: i64 = IN_DRAFT
        self.active: i64 = 0
        self.first: i64 = 0
        self.turns: i64 = 0
        self.bag: list[int] = UNSET
        self.bag_count = 0
        self.pool: list[int] = UNSET
        self.gone: Shared = UNSET  # out of the game
        self.maps: vec[i64] = vec[i64]()
        self.covered: Shared = UNSET
        self.scraps: Shared = UNSET
        self.scrap_counts: Shared = UNSET
        self.tracks: vec[i64] = vec[i64]()
        self.colonies: Shared = UNSET
        self.shielded = 0
        self.deck = 0
        self.face_up: Shared = UNSET  # in the order they were turned up
        self.owned: Shared = UNSET
        self.doubled: Shared = UNSET  # AR-25, AR-26: tracks, as a set
        # the turn
        self.scrapped = False
        self.acts: i64 = 0  # celestial or domestic acts taken in this action
        self.natural = 0  # AR-14: cards the active player turned up this turn
        self.drawn: list[int] = UNSET  # into the pool this turn, and not swept away by a purchase
        self.drew = False  # AR-22: a token has left the bag this turn
        self.idle: i64 = 0  # turns in a row in which none did
        self.ends: Ending | Literal[""] = ""  # AR-22: why this turn is the last
        # the step
        self.hand: i64 = NONE
        self.hand_from: i64 = FROM_POOL
        self.scrap_owner: i64 = NO_SEAT
        self.origin: i64 = NONE  # where the token in hand was lifted from
        self.corner: i64 = NONE  # where a token was just placed
        self.extra = False  # AR-09: a point of choice is still to come
        self.overflow: i64 = 0  # AR-33: points above the limit still to be put elsewhere
        self.draws_left: i64 = 0
        self.purples: i64 = 0  # of this draw
        self.breeding = False  # the purple of this draw came for a red point
        self.cards_left: i64 = 0  # to be turned up
        self.fresh = 0  # turned up by this draw
        self.chosen: i64 = NONE
        self.victim: i64 = NO_SEAT

    def set_out(self) -> None:
        """All tokens in the bag, all maps empty: AR-01, AR-03."""
        pack, players = self.pack, self.players
        self.bag = [pack.of_each_kind] * KINDS + [pack.purple]
        self.bag_count = KINDS * pack.of_each_kind + pack.purple
        self.pool = [0] * (KINDS + 1)
        self.gone = [0] * (KINDS + 1)
        self.maps = table(NONE, players * pack.points)
        self.covered = [0] * players
        self.scraps = [0] * (players * KINDS)
        self.scrap_counts = [0] * players
        self.tracks = table(0, players * TRACKS)
        self.colonies = [0] * players
        self.deck = pack.all_cards
        self.face_up = []
        self.owned = [0] * players
        self.doubled = [0] * players
        self.drawn = []

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return self.players

    def turn(self) -> int:
        return self.turns

    def round_number(self) -> int:
        """Turns around the table since the draft, from 1; 0 in the draft."""
        drafted = self.pack.drafted(self.players)
        turns = self.turns - drafted - (1 if self.phase == OVER else 0)
        return max(0, turns) // self.players + 1 if self.action else 0

    def key(self) -> Hashable:
        """All that the future depends on; who drew what, and how many turns there were, is past."""
        phase = self.phase
        return (
            (self.players, phase, self.action, self.active),
            self.first if phase <= DEAL_TOKENS else NONE,
            (tuple(self.maps), tuple(self.tracks), tuple(self.bag + self.pool + self.scraps + self.gone)),
            tuple(self.colonies + self.owned + self.doubled + sorted(self.face_up)),
            (
                self.shielded,
                self.deck,
                self.scrapped,
                self.acts,
                self.natural,
                self.drew,
                self.idle,
                self.ends,
            ),
            (self.hand, self.origin, self.extra, self.overflow, self.draws_left, self.purples),
            self.corner if CHOOSE_TRIANGLE <= phase <= LAST_TRIANGLES else NONE,
            (self.breeding, self.cards_left, self.fresh, self.chosen, self.victim),
        )

    def idle_turns(self) -> int:
        """AR-22: so many turns in a row without a draw end the game."""
        return self.pack.idle_rounds * self.players

    # -- what players have -----------------------------------------------------------------------

    def has(self, seat: i64, card: i64) -> bool:
        return self.owned[seat] >> card & 1 == 1

    def knowledge(self, seat: i64, track: i64) -> int:
        return self.tracks[seat * TRACKS + track]

    def token_at(self, seat: i64, point: i64) -> int:
        return self.maps[seat * self.pack.points + point]

    def owner(self, planet: i64) -> int:
        """Whose colony stands on `planet`; NO_SEAT for nobody's."""
        for seat in range(self.players):
            if self.colonies[seat] >> planet & 1:
                return seat
        return NO_SEAT

    def settled(self) -> int:
        """All planets with a colony."""
        planets = 0
        for mine in self.colonies:
            planets |= mine
        return planets

    def open_tracks(self, seat: i64) -> int:
        """The tracks of `seat` below the limit, as a set."""
        limit: i64 = self.pack.limit
        base = seat * TRACKS
        tracks = self.tracks
        found: i64 = 0
        for track in range(i64(TRACKS)):
            if tracks[base + track] < limit:
                found |= 1 << track
        return found

    def takeable(self) -> bool:
        """Is there anything but purple in the pool?"""
        return total(self.pool, 0, KINDS) > 0

    def has_room(self, seat: i64) -> bool:
        """Is an intersection of the map empty?"""
        return self.covered[seat] != self.pack.full

    # -- changes that many rules share -----------------------------------------------------------

    def spend(self, seat: i64, track: i64, count: int) -> None:
        index = seat * TRACKS + track
        self.tracks[index] -= count
        if self.story is not None and count:
            self.tell(Spent(seat, TRACK_NAMES[track], count, self.tracks[index]))

    def last_turn(self, how: Ending) -> None:
        """AR-22: something has happened that makes this turn the last, and it stays so."""
        if not self.ends:
            self.ends = how
            if self.story is not None:
                self.tell(LastTurn(self.active, how))

    def scrap(self, owner: i64, kind: i64) -> bool:
        """Lay a token from `owner`'s map in the scrap; False if for lack of room it left the game."""
        if self.scrap_counts[owner] < self.pack.scrap_places:
            self.scraps = changed(self.scraps, owner * KINDS + kind, 1)
            self.scrap_counts = changed(self.scrap_counts, owner, 1)
            return True
        self.gone = changed(self.gone, kind, 1)
        return False

    def uncover(self, seat: i64, point: i64) -> int:
        """Take the token at `point` off the map; which it was."""
        index = seat * self.pack.points + point
        kind = self.maps[index]
        self.maps[index] = NONE
        self.covered = replaced(self.covered, seat, self.covered[seat] & ~bit(point))
        return kind


def cards_in(cards: int) -> list[int]:
    """A set of cards as a list."""
    return [card for card in range(CARDS) if cards >> card & 1]


def made_tokens(position: Position) -> list[int]:
    """AR-01: how many tokens of each kind the game has."""
    return [position.pack.of_each_kind] * KINDS + [position.pack.purple]


def total_tokens(position: Position) -> list[int]:
    """How many tokens of each kind there are, wherever they lie."""
    totals = [position.bag[kind] + position.pool[kind] + position.gone[kind] for kind in range(KINDS + 1)]
    for kind in position.maps:
        if kind >= 0:
            totals[kind] += 1
    for index, count in enumerate(position.scraps):
        totals[index % KINDS] += count
    if position.hand >= 0:
        totals[position.hand] += 1
    return totals
