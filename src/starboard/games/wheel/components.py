"""The wheel's components as native tables: who moves what from where to where."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NONE

BLACK: Final = 0
WHITE: Final = 1
STATIONS: Final = 8
BLACK_CENTRE: Final = 0  # AW-02: the place in front of each player
WHITE_CENTRE: Final = 4
CENTRE: Final = (BLACK_CENTRE, WHITE_CENTRE)
STATION_NAMES: Final = ("left", "centre", "right")

ROTATE: Final = 0
TOP: Final = 0  # move the top piece alone
WHOLE: Final = 1  # move the whole stack or spire


class WheelPack(Pack):
    """Moves numbered from 1: by own station, then top or whole pile, then direction from the left.

    The tables are flat: `origin`, `target` and `pile` by seat * action_count + action,
    `top_moves` and `whole_moves`, sets of actions, by place * 256 + set of places that may be entered.
    """

    def __init__(self, components: Components) -> None:
        super().__init__(components.data)
        components.number("wheel.stations", STATIONS, STATIONS)
        self.stone_place = components.number("wheel.stone_place", 0, STATIONS - 1)
        self.left: i64 = components.number("stations.left", -3, -1)
        self.right: i64 = components.number("stations.right", 1, 3)
        if set(self.stations_of(BLACK)) & set(self.stations_of(WHITE)):
            raise BadPack("station-of-both")
        self.commanded: vec[i64] = vec[i64](  # by seat, as a set of places
            [sum(1 << place for place in self.stations_of(seat)) for seat in (BLACK, WHITE)]
        )
        self.must_move: i64 = STATIONS * components.number("revolutions.must_move", 1, 9)
        self.resurrection: i64 = STATIONS * components.number("revolutions.resurrection", 1, 9)
        self.draw: i64 = STATIONS * components.number("revolutions.draw", 1, 9)
        steps = [_steps(components, name) for name in STATION_NAMES]
        self.action_count = 1 + 2 * sum(len(step) for step in steps)
        self._read_setup(components)
        moves = [move for seat in (BLACK, WHITE) for move in self._number_moves(seat, steps)]
        self.origin: vec[i64] = vec[i64]([origin for origin, _, _ in moves])
        self.target: vec[i64] = vec[i64]([target for _, target, _ in moves])
        self.pile: vec[i64] = vec[i64]([pile for _, _, pile in moves])
        reach = [0] * STATIONS
        for place, target, _ in moves:
            if place != NONE:
                reach[place] |= 1 << target
        self.reach: vec[i64] = vec[i64](reach)  # places a piece may go to from each place
        self.top_moves: vec[i64] = vec[i64](self._tabulate_moves(TOP, moves))
        self.whole_moves: vec[i64] = vec[i64](self._tabulate_moves(WHOLE, moves))

    def stations_of(self, seat: int) -> list[int]:
        """AW-02: the places that a player moves from, from the left to the right."""
        return [(CENTRE[seat] + offset) % STATIONS for offset in self._offsets()]

    def _offsets(self) -> list[int]:
        return [self.left, 0, self.right]

    def _read_setup(self, components: Components) -> None:
        """Where cone and discs start, as steps from a player's own centre."""
        cone = components.word("setup.cone", STATION_NAMES)
        discs = components.words("setup.discs", STATION_NAMES, 2)
        if cone in discs:
            raise BadPack("cone-on-disc")
        self.setup_cone = self._offsets()[STATION_NAMES.index(cone)]
        self.setup_discs = [self._offsets()[STATION_NAMES.index(disc)] for disc in discs]

    def _number_moves(self, seat: int, steps: list[list[int]]) -> list[tuple[int, int, int]]:
        """Where each action of a seat takes what: origin, target, pile."""
        moves = [(NONE, NONE, TOP)]  # rotating moves nothing
        for station, distances in enumerate(steps):
            place = self.stations_of(seat)[station]
            for pile in (TOP, WHOLE):
                moves += [(place, (place + distance) % STATIONS, pile) for distance in distances]
        return moves

    def _tabulate_moves(self, pile: int, moves: list[tuple[int, int, int]]) -> list[int]:
        """The actions that take the top or the whole pile from a place to one of the allowed places."""
        found = [0] * (STATIONS << STATIONS)
        for row, (place, target, taken) in enumerate(moves):
            if place != NONE and taken == pile:
                for allowed in range(1 << STATIONS):
                    if allowed >> target & 1:
                        found[place << STATIONS | allowed] |= 1 << row % self.action_count
        return found


def _steps(components: Components, station: str) -> list[int]:
    steps = components.numbers(f"moves.{station}", -STATIONS, STATIONS)
    for step in steps:
        if step % STATIONS == 0:
            raise BadPack("step-moves-nothing", station=station, step=step)
    if len({step % STATIONS for step in steps}) != len(steps):
        raise BadPack("step-twice", station=station)
    return sorted(steps)
