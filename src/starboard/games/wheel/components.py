"""The wheel's components as native tables: who moves what from where to where."""

from typing import Any, Final

from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack

BLACK: Final = 0
WHITE: Final = 1
STATIONS: Final = 8
CENTRE: Final = (0, 4)  # AW-02: each player's centre place; left is one less, right one more
NEUTRAL: Final = (2, 6)
STATION_NAMES: Final = ("left", "centre", "right")

ROTATE: Final = 0
TOP: Final = 0  # move the top piece alone
WHOLE: Final = 1  # move the whole stack or spire


class WheelPack(Pack):
    """Moves numbered from 1: by own station, then top or whole pile, then direction from the left.

    The tables are flat: `origin`, `target` and `pile` by seat * action_count + action,
    `top_moves` and `whole_moves` by place * 256 + set of places that may be entered.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        steps = [_steps(data, name) for name in STATION_NAMES]
        self.action_count = 1 + 2 * sum(len(step) for step in steps)
        self.stone_place = _number(data, "wheel", "stone_place", 0, STATIONS - 1)
        self.must_move = STATIONS * _number(data, "revolutions", "must_move", 1, 9)
        self.resurrection = STATIONS * _number(data, "revolutions", "resurrection", 1, 9)
        self.draw = STATIONS * _number(data, "revolutions", "draw", 1, 9)
        if _number(data, "wheel", "stations", 1, 99) != STATIONS:
            raise BadPack("The wheel must have 8 stations.")
        self.setup_cone, self.setup_discs = _setup(data)
        self.origin: list[int] = []
        self.target: list[int] = []
        self.pile: list[int] = []
        for seat in (BLACK, WHITE):
            self._number_moves(seat, steps)
        self.reach: list[int] = [0] * STATIONS  # places a piece may go to from each place
        self.top_moves: list[list[int]] = []
        self.whole_moves: list[list[int]] = []
        self._tabulate_moves()

    def _number_moves(self, seat: int, steps: list[list[int]]) -> None:
        self.origin.append(-1)  # rotating moves nothing
        self.target.append(-1)
        self.pile.append(TOP)
        for station, distances in enumerate(steps):
            place = (CENTRE[seat] + station - 1) % STATIONS
            for pile in (TOP, WHOLE):
                for distance in distances:
                    self.origin.append(place)
                    self.target.append((place + distance) % STATIONS)
                    self.pile.append(pile)

    def _tabulate_moves(self) -> None:
        for place in range(STATIONS):
            for allowed in range(1 << STATIONS):
                self.top_moves.append(self._moves(place, TOP, allowed))
                self.whole_moves.append(self._moves(place, WHOLE, allowed))
        for place, target in zip(self.origin, self.target, strict=True):
            if place >= 0:
                self.reach[place] |= 1 << target

    def _moves(self, place: int, pile: int, allowed: int) -> list[int]:
        """The actions that take the top or the whole pile from `place` to one of the allowed places."""
        return [
            row % self.action_count
            for row in range(len(self.origin))
            if self.origin[row] == place and self.pile[row] == pile and allowed >> self.target[row] & 1
        ]


def _number(data: dict[str, Any], table: str, key: str, low: int, high: int) -> int:
    value = data.get(table, {}).get(key)
    if type(value) is not int or not low <= value <= high:
        raise BadPack(f"{table}.{key} must be a whole number from {low} to {high}.")
    return value


def _steps(data: dict[str, Any], station: str) -> list[int]:
    steps = data.get("moves", {}).get(station)
    if not isinstance(steps, list) or not steps or len(steps) > 7:
        raise BadPack(f"moves.{station} must list at least one distance.")
    for step in steps:
        if type(step) is not int or step % STATIONS == 0:
            raise BadPack(f"moves.{station} has {step}, which moves nothing; distances are whole stations.")
    if len({step % STATIONS for step in steps}) != len(steps):
        raise BadPack(f"moves.{station} reaches the same station twice.")
    return sorted(steps)


def _setup(data: dict[str, Any]) -> tuple[int, list[int]]:
    """Where cone and discs start, as steps from a player's own centre."""
    setup = data.get("setup", {})
    names = [setup.get("cone"), *setup.get("discs", [])]
    if len(names) != 3 or any(name not in STATION_NAMES for name in names):
        raise BadPack("setup needs one cone and two discs, each at left, centre or right.")
    cone, *discs = [STATION_NAMES.index(name) - 1 for name in names]
    if cone in discs:
        raise BadPack("setup puts a cone on a disc; they start apart.")
    return cone, discs
