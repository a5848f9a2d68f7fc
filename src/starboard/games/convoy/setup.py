"""Setting out: the row of Modules, who stays ashore, and where the crews start. CC-01, CC-05, CC-26."""

from starboard.games.convoy.components import CREW, MODULES, ROLES
from starboard.games.convoy.events import LinedUp, Mustered
from starboard.games.convoy.flip_warning import begin_cycle
from starboard.games.convoy.state import LINE_UP, MUSTER, Position


def set_up(position: Position, cards: list[int], ashore: int) -> None:
    """CC-05: the picked Modules and crew; what was not picked is drawn."""
    position.ashore = ashore
    for card in cards:
        add_module(position, card)
    if not cards:
        position.phase = LINE_UP


def add_module(position: Position, card: int) -> None:
    """CC-01: a Module joins the row, its Generator up and charged."""
    module = len(position.faces)
    position.faces.append(2 * card)
    position.charge_at[module] = module * position.pack.cells + position.pack.generator[2 * card]
    position.supply -= 1
    if position.story is not None:
        position.tell(LinedUp(module + 1, position.module_name(module), position.supply))
    if len(position.faces) == MODULES:
        position.phase = MUSTER
        if position.players == 2 or position.ashore >= 0:
            board_ship(position)


def leave_ashore(position: Position, role: int) -> None:
    """CC-05: it was drawn who takes no part."""
    position.ashore = role
    if position.story is not None:
        position.tell(Mustered(ROLES[role]))
    board_ship(position)


def board_ship(position: Position) -> None:
    """CC-05, CC-26: the crew starts in the bow Engine, a second crew in the stern."""
    for member in range(len(position.at)):
        if position.players == 2:
            position.at[member] = position.pack.bow + member // CREW
        elif member != position.ashore:
            position.at[member] = position.pack.bow
    position.lay_ground()
    begin_cycle(position)
