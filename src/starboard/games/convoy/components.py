"""The convoy's components as native tables: spaces, what touches what, rolls, and numbers for actions."""

from typing import Any, Final

from starboard.games.convoy.cards import CONSOLE, CRATE, GENERATOR, Side, read_cards, warnings
from starboard.kernel.errors import BadPack
from starboard.kernel.packs import Pack

MODULES: Final = 5  # in the row, numbered from 0 in code and from 1 on the table: CC-03
ENGINES: Final = 2
BOW: Final = 0
STERN: Final = 1
ENGINE_NAMES: Final = ("bow", "stern")
SIX: Final = 6  # CC-07: the face that goes where the player wants

MECHANIC: Final = 0
NAVIGATOR: Final = 1
PILOT: Final = 2
CARGO: Final = 3
ROLES: Final = ("mechanic", "navigator", "pilot", "cargo")
LARGEST_CREW: Final = 4  # roles to choose from; a crew of two players has three alike
CREW: Final = 3

FREE: Final = 0  # what the ground of a space may be: nothing, a crate, or from SOMEBODY on a Crewmember
WALL: Final = 1
SOMEBODY: Final = 2

END: Final = 0
HACK: Final = 1  # end, and the Mechanic stops a flip: CC-16
PUT: Final = 2  # a six on Module 1; the others follow
STEP: Final = PUT + MODULES

SOURCES: Final = LARGEST_CREW + ENGINES  # whose Charge burns: a carrier's, or an Engine's
USES_OF_ONE: Final = 1 + MODULES  # points, or a die of one Module
USES_OF_TWO: Final = 1 + LARGEST_CREW * ENGINES  # all dice, or a Crewmember back to an Engine

ANYWHERE: Final = 0  # which Engines may be entered: both, or a crew's own
OWN_ENGINE: Final = 1  # plus the seat


class ConvoyPack(Pack):
    """Spaces are numbered Module by Module, row by row, then the bow and the stern Engine.

    A face is a side of a card: twice the card's number, plus one for the back.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.names, sides = read_cards(data)
        self.sides = sides
        self.warnings = warnings(sides)
        self.rows = len(sides[0].rows)
        self.columns = sides[0].columns
        self.cells = self.rows * self.columns
        self.bow = MODULES * self.cells
        self.stern = self.bow + 1
        self.spaces = self.bow + ENGINES
        self._read_numbers(data)
        self._read_scale(data)
        self._draw_faces(sides)
        self._join_spaces()
        self._number_actions()
        self._number_outcomes()

    # -- numbers -------------------------------------------------------------------------------

    def _read_numbers(self, data: dict[str, Any]) -> None:
        if _number(data, "ship", "modules", 1, 99) != MODULES:
            raise BadPack(f"ship.modules must be {MODULES}: a die has a face for each, and a six.")
        self.charges = _number(data, "ship", "charges", MODULES, 99)
        self.squares = _number(data, "ship", "squares", 1, 9)
        self.tracker = _number(data, "cycle", "tracker", 1, 99)
        self.dice = _number(data, "cycle", "dice", 1, 3)
        self.late_dice = _number(data, "cycle", "late_dice", 1, 3)
        self.late_from = _number(data, "cycle", "late_from", 0, 99)
        self.most_cycles = _number(data, "cycle", "most", 1, 999)
        self.points = _number(data, "movement", "points", 1, 99)
        self.step_cost = _number(data, "movement", "step", 1, 9)
        self.carrying_cost = _number(data, "movement", "carrying", 1, 9)
        self.direct = _number(data, "abilities", "direct", 0, 9)
        self.momentum = _number(data, "abilities", "momentum", 1, 9)
        self.cart_cost = _number(data, "abilities", "cart", 1, 9)
        self.burn_points = _number(data, "burning", "points", 1, 99)
        self.crew_charges = _number(data, "crews", "charges", 1, self.squares)
        self.push = _number(data, "crews", "push", 1, 5)
        self.off = _number(data, "crews", "off", self.push, 6)
        self.promotion = _number(data, "ranks", "promotion", 1, 999)
        self.wanted = _wanted(data, self.squares)

    def _read_scale(self, data: dict[str, Any]) -> None:
        """CC-24: rows from the slowest to the fastest, a column for each Crewmember aboard."""
        scale = data.get("scale")
        rows = scale.get("pace") if isinstance(scale, dict) else None
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadPack("scale.pace must be a list of rows.")
        self.crew_titles: list[str] = _titles(scale.get("crew") if isinstance(scale, dict) else None)
        self.pace_titles: list[str] = [str(row.get("title", "")) for row in rows]
        self.pace_from: list[int] = [_whole(row.get("from"), "scale.pace.from", 1, 99) for row in rows]
        self.pace_points: list[list[int]] = [_points(row.get("points")) for row in rows]
        rising = self.pace_from == sorted(set(self.pace_from))
        if not rising or not self.pace_from or self.pace_from[0] != 1:
            raise BadPack("scale.pace must have rows that start from 1 and rise.")

    # -- the ship ------------------------------------------------------------------------------

    def _draw_faces(self, sides: list[Side]) -> None:
        self.grounds: list[list[int]] = []  # by face: each space free or a crate
        self.generator: list[int] = []  # by face: the space inside the Module, or -1
        self.console: list[int] = []
        for side in sides:
            symbols = "".join(side.rows)
            self.grounds.append([WALL if symbol == CRATE else FREE for symbol in symbols])
            self.generator.append(symbols.find(GENERATOR))
            self.console.append(symbols.find(CONSOLE))

    def _join_spaces(self) -> None:
        """What touches what, crates or not: CC-04, CC-10."""
        self.module_of: list[int] = [space // self.cells for space in range(self.bow)]
        self.module_of += [MODULES + BOW, MODULES + STERN]
        self.space_names: list[str] = [self._name_of(space) for space in range(self.bow)] + list(ENGINE_NAMES)
        self.near: list[list[list[int]]] = []  # by who may go where, then by space
        for engines in ([self.bow, self.stern], [self.bow], [self.stern]):
            allowed = list(range(self.bow)) + engines
            touching = [self.touching(space) for space in range(self.spaces)]
            self.near.append([[to for to in spaces if to in allowed] for spaces in touching])

    def _name_of(self, space: int) -> str:
        """2c3 is the third space of the third column of Module 2."""
        module, cell = divmod(space, self.cells)
        row, column = divmod(cell, self.columns)
        return f"{module + 1}{'abcdefghi'[column]}{row + 1}"

    def touching(self, space: int) -> list[int]:
        """The spaces beside one, ascending; an Engine touches the whole near column."""
        if space >= self.bow:
            column = 0 if space == self.bow else MODULES * self.columns - 1
            return sorted(self.space_at(column, row) for row in range(self.rows))
        column, row = self.column_of(space), self.row_of(space)
        around = [
            self.space_at(column - 1, row),
            self.space_at(column + 1, row),
            self.space_at(column, row - 1),
            self.space_at(column, row + 1),
        ]
        return sorted(to for to in around if to >= 0)

    def column_of(self, space: int) -> int:
        """Counted over the whole ship; the Engines stand just outside."""
        if space == self.bow:
            return -1
        if space == self.stern:
            return MODULES * self.columns
        return space // self.cells * self.columns + space % self.columns

    def row_of(self, space: int) -> int:
        return space % self.cells // self.columns

    def space_at(self, column: int, row: int) -> int:
        """The space at a column of the whole ship, an Engine just outside; -1 where there is none."""
        if not 0 <= row < self.rows or not -1 <= column <= MODULES * self.columns:
            return -1
        if column < 0:
            return self.bow
        if column == MODULES * self.columns:
            return self.stern
        return column // self.columns * self.cells + row * self.columns + column % self.columns

    def beyond(self, start: int, to: int) -> int:
        """Where one ends up who is pushed at `to` by somebody coming from `start`: CC-30; -1 for nowhere."""
        if start >= self.bow:
            return self.space_at(1 if start == self.bow else MODULES * self.columns - 2, self.row_of(to))
        column = 2 * self.column_of(to) - self.column_of(start)
        return self.space_at(column, 2 * self.row_of(to) - self.row_of(start))

    # -- actions and outcomes ------------------------------------------------------------------

    def _number_actions(self) -> None:
        """Ends, sixes, then steps by Crewmember, space and with or without a Charge, then burns."""
        self.span = 2 * self.spaces  # steps of one Crewmember
        self.burn_one = STEP + LARGEST_CREW * self.span
        self.burn_two = self.burn_one + SOURCES * USES_OF_ONE
        self.pairs: list[list[int]] = [
            [one, two]
            for one in range(SOURCES)
            for two in range(one, SOURCES)
            if one != two or one >= LARGEST_CREW
        ]
        self.action_count = self.burn_two + len(self.pairs) * USES_OF_TWO

    def _number_outcomes(self) -> None:
        """Modules drawn, who stays ashore, two or three dice, the dice of two crews, a grapple."""
        self.ashore = len(self.names)
        self.rolls = self.ashore + len(ROLES)
        self.faces: list[list[int]] = []  # by outcome from `rolls` on
        self.ways: list[int] = []  # in how many ways the dice can fall so
        self.early_rolls = self._add_rolls(self.dice)
        self.late_rolls = self.early_rolls if self.late_dice == self.dice else self._add_rolls(self.late_dice)
        pairs = [[one, two] for one in range(1, SIX + 1) for two in range(1, SIX + 1)]
        self.crew_rolls = self._add_faces([pair for pair in pairs if pair[0] != pair[1]])
        self.grapples = self._add_faces(pairs)
        self.outcome_count = self.rolls + len(self.faces)
        self.early_throws: list[int] = self._throws(self.early_rolls)
        self.late_throws: list[int] = self._throws(self.late_rolls)
        self.crew_throws: list[int] = self._throws(self.crew_rolls)

    def _add_rolls(self, dice: int) -> range:
        """Number the rolls of so many like dice, the faces of each ascending."""
        throws: list[list[int]] = [[]]
        for _ in range(dice):
            throws = [throw + [face] for throw in throws for face in range(1, SIX + 1)]
        fallen = [sorted(throw) for throw in throws]
        outcomes = self._add_faces([throw for throw in throws if throw == sorted(throw)])
        for outcome in outcomes:
            self.ways[outcome - self.rolls] = fallen.count(self.faces[outcome - self.rolls])
        return outcomes

    def _add_faces(self, rolls: list[list[int]]) -> range:
        first = self.rolls + len(self.faces)
        self.faces += rolls
        self.ways += [1] * len(rolls)
        return range(first, first + len(rolls))

    def _throws(self, outcomes: range) -> list[int]:
        """The outcomes, each as often as the dice can fall so."""
        return [outcome for outcome in outcomes for _ in range(self.ways[outcome - self.rolls])]

    def rolls_of(self, players: int, tracker: int) -> range:
        """The outcomes of the warning's dice: CC-07, CC-27."""
        if players == 2:
            return self.crew_rolls
        return self.late_rolls if tracker <= self.late_from else self.early_rolls

    def throws_of(self, players: int, tracker: int) -> list[int]:
        """The same, each as often as the dice can fall so."""
        if players == 2:
            return self.crew_throws
        return self.late_throws if tracker <= self.late_from else self.early_throws


def _number(data: dict[str, Any], table: str, key: str, low: int, high: int) -> int:
    entries = data.get(table)
    value = entries.get(key) if isinstance(entries, dict) else None
    return _whole(value, f"{table}.{key}", low, high)


def _whole(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPack(f"{where} must be a whole number from {low} to {high}.")
    return value


def _wanted(data: dict[str, Any], squares: int) -> list[list[int]]:
    """CC-23: by rank, the Charges asked of the fuller Engine and of the other."""
    wanted = data["ranks"].get("wanted")
    if not isinstance(wanted, list) or len(wanted) != 3 or not all(_is_pair(item) for item in wanted):
        raise BadPack("ranks.wanted must be three pairs of Charges.")
    for pair in wanted:
        for number in pair:
            _whole(number, "ranks.wanted", 1, squares)
    return [sorted(pair, reverse=True) for pair in wanted]


def _is_pair(item: Any) -> bool:
    return isinstance(item, list) and len(item) == ENGINES


def _points(points: Any) -> list[int]:
    if not isinstance(points, list) or len(points) != CREW:
        raise BadPack(f"Each row of scale.pace needs points for 1 to {CREW} Crewmembers.")
    return [_whole(number, "scale.pace.points", 0, 999) for number in points]


def _titles(titles: Any) -> list[str]:
    if not isinstance(titles, list) or len(titles) != CREW:
        raise BadPack(f"scale.crew needs {CREW} titles.")
    return [str(title) for title in titles]
