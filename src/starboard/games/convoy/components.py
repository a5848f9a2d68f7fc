"""The convoy's components as native tables: spaces, what touches what, rolls, and numbers for actions."""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.module_cards import CONSOLE, CRATE, GENERATOR, Side, read_cards, warnings
from starboard.games.convoy.types import EngineName, Role
from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack
from starboard.kernel.notation import COLUMN_LETTERS
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NONE

MODULES: Final = 5  # in the row, numbered from 0 in code and from 1 on the table: CC-03
ENGINES: Final = 2
BOW: Final = 0
STERN: Final = 1
ENGINE_NAMES: Final[list[EngineName]] = ["bow", "stern"]
SIX: Final = 6  # CC-07: the face that goes where the player wants

MECHANIC: Final = 0
NAVIGATOR: Final = 1
PILOT: Final = 2
CARGO: Final = 3
ROLES: Final[tuple[Role, ...]] = ("mechanic", "navigator", "pilot", "cargo")
LARGEST_CREW: Final = 4  # roles to choose from; a crew of two players has three alike
CREW: Final = 3
RANKS: Final = 3

FREE: Final = 0  # what the ground of a space may be: nothing, a crate, or from SOMEBODY on a Crewmember
WALL: Final = 1
SOMEBODY: Final = 2

END: Final = 0
HACK: Final = 1  # end, and the Mechanic stops a flip: CC-16
PUT: Final = 2  # a six on Module 1; the others follow
STEP: Final = PUT + MODULES

SOURCES: Final = LARGEST_CREW + ENGINES  # whose Charge burns: a carrier's, or an Engine's
MOST_BURNT: Final = 3  # Charges that one use may take
POINTS: Final = 0  # what Charges are burnt for: points, …
DIE: Final = 1  # … a die off Module 1 (the others follow), …
ALL_DICE: Final = DIE + MODULES  # … all dice, …
RETURN: Final = ALL_DICE + 1  # … each Crewmember back to each Engine
USES: Final = RETURN + LARGEST_CREW * ENGINES

ANYWHERE: Final = 0  # which Engines may be entered: both, or a crew's own
OWN_ENGINE: Final = 1  # plus the seat


class ConvoyPack(Pack):
    """Spaces are numbered Module by Module, row by row, then the bow and the stern Engine.

    A face is a side of a card: twice the card's number, plus one for the back.
    """

    def __init__(self, components: Components) -> None:
        super().__init__(components.data)
        self.names, sides = read_cards(components)
        self.sides = sides
        self.warnings = warnings(sides)
        self.rows = len(sides[0].rows)
        self.columns = sides[0].columns
        self.cells: i64 = self.rows * self.columns
        self.bow: i64 = MODULES * self.cells
        self.stern: i64 = self.bow + 1
        self.spaces: i64 = self.bow + ENGINES
        self._read_numbers(components)
        self._read_burning(components)
        self._read_scale(components)
        self._draw_faces(sides)
        self._join_spaces()
        self._number_actions()
        self._number_outcomes()

    # -- numbers -------------------------------------------------------------------------------

    def _read_numbers(self, components: Components) -> None:
        if components.number("ship.modules", 1, 99) != MODULES:
            raise BadPack("modules-as-die-faces", modules=MODULES)
        components.bounds["ship.modules"] = (MODULES, MODULES)
        self.charges: i64 = components.number("ship.charges", MODULES, 99)
        self.squares: i64 = components.number("ship.squares", 1, 9)
        self.tracker = components.number("cycle.tracker", 1, 99)
        self.dice = components.number("cycle.dice", 1, 3)
        self.late_dice = components.number("cycle.late_dice", 1, 3)
        self.late_from = components.number("cycle.late_from", 0, 99)
        self.most_cycles = components.number("cycle.most", 1, 999)
        self.points: i64 = components.number("movement.points", 1, 99)
        self.step_cost: i64 = components.number("movement.step", 1, 9)
        self.carrying_cost: i64 = components.number("movement.carrying", 1, 9)
        self.direct: i64 = components.number("abilities.direct", 0, 9)
        self.momentum: i64 = components.number("abilities.momentum", 1, 9)
        self.gain: i64 = components.number("abilities.gain", 0, 9)
        self.cart_cost: i64 = components.number("abilities.cart", 1, 9)
        self.hack = components.number("abilities.hack", 1, 3)
        self.crew_charges = components.number("crews.charges", 1, self.squares)
        self.push = components.number("crews.push", 1, 5)
        self.off = components.number("crews.off", self.push, 6)
        self.promotion = components.number("ranks.promotion", 1, 999)
        self.wanted = _wanted(components, self.squares)

    def _read_burning(self, components: Components) -> None:
        """CC-15: what a use brings, and how many Charges it takes."""
        self.burn_points = components.number("burning.points", 1, 99)
        points = components.number("burning.price.points", 1, MOST_BURNT)
        die = components.number("burning.price.die", 1, MOST_BURNT)
        dice = components.number("burning.price.dice", 1, MOST_BURNT)
        back = components.number("burning.price.return", 1, MOST_BURNT)
        self.prices: list[int] = [points] + [die] * MODULES + [dice] + [back] * (USES - RETURN)  # by use

    def _read_scale(self, components: Components) -> None:
        """CC-24: rows from the slowest to the fastest, a column for each Crewmember aboard."""
        rows = components.value("scale.pace")
        if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
            raise BadPack("win-scale-rows")
        self.crew_titles: list[str] = components.words("scale.crew", size=CREW)
        self.pace_titles: list[str] = []
        self.pace_from: list[int] = []
        self.pace_points: list[list[int]] = []
        for number in range(len(rows)):
            self.pace_titles.append(components.text(f"scale.pace.{number}.title"))
            self.pace_from.append(components.number(f"scale.pace.{number}.from", 1, 99))
            self.pace_points.append(components.numbers(f"scale.pace.{number}.points", 0, 999, CREW))
        if self.pace_from != sorted(set(self.pace_from)) or self.pace_from[0] != 1:
            raise BadPack("win-scale-order")

    # -- the ship ------------------------------------------------------------------------------

    def _draw_faces(self, sides: list[Side]) -> None:
        drawn = ["".join(side.rows) for side in sides]
        # By face: each space free or a crate.
        self.grounds: list[list[int]] = [
            [WALL if symbol == CRATE else FREE for symbol in symbols] for symbols in drawn
        ]
        # By face: the space inside the Module, or NONE.
        self.generator: vec[i64] = vec[i64]([symbols.find(GENERATOR) for symbols in drawn])
        self.console: vec[i64] = vec[i64]([symbols.find(CONSOLE) for symbols in drawn])

    def _join_spaces(self) -> None:
        """What touches what, crates or not: CC-04, CC-10."""
        modules = [space // self.cells for space in range(self.bow)]
        self.module_of: vec[i64] = vec[i64](modules + [MODULES + BOW, MODULES + STERN])
        self.space_names: list[str] = [self._name_of(space) for space in range(self.bow)] + list(ENGINE_NAMES)
        self.near: list[list[list[int]]] = []  # by who may go where, then by space
        for engines in ([self.bow, self.stern], [self.bow], [self.stern]):
            allowed = list(range(self.bow)) + engines
            touching = [self.touching(space) for space in range(self.spaces)]
            self.near.append([[to for to in spaces if to in allowed] for spaces in touching])
        lists = [spaces for near in self.near for spaces in near]
        # All of `near` in a row, and where each of its lists begins.
        self.touched: vec[i64] = vec[i64]([to for spaces in lists for to in spaces])
        self.touched_from: vec[i64] = vec[i64](list(accumulate(map(len, lists), initial=0)))

    def _name_of(self, space: int) -> str:
        """2c3 is the third space of the third column of Module 2."""
        module, cell = divmod(space, self.cells)
        row, column = divmod(cell, self.columns)
        return f"{module + 1}{COLUMN_LETTERS[column]}{row + 1}"

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
        """The space at a column of the whole ship, an Engine just outside; NONE where there is none."""
        if not 0 <= row < self.rows or not -1 <= column <= MODULES * self.columns:
            return NONE
        if column < 0:
            return self.bow
        if column == MODULES * self.columns:
            return self.stern
        return column // self.columns * self.cells + row * self.columns + column % self.columns

    def beyond(self, start: int, to: int) -> int:
        """Where one ends up who is pushed at `to` by somebody coming from `start`: CC-30; or NONE."""
        if start >= self.bow:
            return self.space_at(1 if start == self.bow else MODULES * self.columns - 2, self.row_of(to))
        column = 2 * self.column_of(to) - self.column_of(start)
        return self.space_at(column, 2 * self.row_of(to) - self.row_of(start))

    # -- actions and outcomes ------------------------------------------------------------------

    def _number_actions(self) -> None:
        """Ends, sixes, then steps by Crewmember, space and with or without a Charge, then burns.

        Burns go by their price, then by who pays, then by what they are for.
        """
        self.span: i64 = 2 * self.spaces  # steps of one Crewmember
        self.burns: i64 = STEP + LARGEST_CREW * self.span
        self.uses: list[list[int]] = [[] for _ in range(MOST_BURNT + 1)]  # by price
        self.payments: list[list[list[int]]] = [[] for _ in range(MOST_BURNT + 1)]  # by price: the sources
        self.burn_use: list[int] = []  # by action from `burns` on
        self.burn_paid: list[list[int]] = []
        for price in range(1, MOST_BURNT + 1):
            self.uses[price] = [use for use in range(USES) if self.prices[use] == price]
            self.payments[price] = _payments(price, 0)
            for paid in self.payments[price]:
                self.burn_use += self.uses[price]
                self.burn_paid += [paid] * len(self.uses[price])
        self.action_count = self.burns + len(self.burn_use)

    def burn_number(self, paid: list[int], use: int) -> int:
        """The action that burns the Charges of these sources for this; NONE if there is none."""
        price = self.prices[use]
        if paid not in self.payments[price]:
            return NONE
        block = self.burns + sum(len(self.payments[less]) * len(self.uses[less]) for less in range(price))
        return block + self.payments[price].index(paid) * len(self.uses[price]) + self.uses[price].index(use)

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
        self.most_dice = max(self.dice, self.late_dice, ENGINES)  # a crew of two rolls one
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

    def dice_of(self, players: int, tracker: int) -> int:
        """How many dice are rolled for the warning."""
        if players == 2:
            return players
        return self.late_dice if tracker <= self.late_from else self.dice

    def throws_of(self, players: int, tracker: int) -> list[int]:
        """The same, each as often as the dice can fall so."""
        if players == 2:
            return self.crew_throws
        return self.late_throws if tracker <= self.late_from else self.early_throws


def _payments(price: int, first: int) -> list[list[int]]:
    """Every way to take so many Charges from the sources from `first` on; a Crewmember has only one."""
    if price == 0:
        return [[]]
    return [
        [source, *rest]
        for source in range(first, SOURCES)
        for rest in _payments(price - 1, source + 1 if source < LARGEST_CREW else source)
    ]


def _wanted(components: Components, squares: int) -> list[list[int]]:
    """CC-23: by rank, the Charges asked of the fuller Engine and of the other."""
    wanted = components.value("ranks.wanted")
    if not isinstance(wanted, list) or len(wanted) != RANKS:
        raise BadPack("rank-charges")
    pairs = [components.numbers(f"ranks.wanted.{rank}", 1, squares, ENGINES) for rank in range(RANKS)]
    return [sorted(pair, reverse=True) for pair in pairs]
