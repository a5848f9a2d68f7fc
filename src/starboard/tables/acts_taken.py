"""What acts come to, as data: carried out, taken, taken back, and what may be."""

import msgspec

from starboard.kernel.events import Told
from starboard.kernel.negotiation import Heard
from starboard.kernel.state import State
from starboard.tables.log import StoredEvent, Viewer


class TakenAct(msgspec.Struct, frozen=True, array_like=True):
    """One act that counts. `asked` are the seats that were asked when it was taken."""

    actor: int
    action: int
    turn: int
    asked: tuple[int, ...]
    together: bool  # part of a decision that several seats take at once
    shown: tuple[Viewer, ...] | None
    heard: tuple[Heard, ...] = ()  # what everybody saw of it, where deals are judged by that


class UndoneActs(msgspec.Struct, frozen=True, array_like=True):
    """Acts that were taken out together and may be repeated by the seat that took them out."""

    seat: int
    acts: list[TakenAct]


class CarriedOutAct(msgspec.Struct):
    """An act that was carried out on a copy: the position after it, what is told, and to whom."""

    actor: int
    action: int
    after: State
    told: list[Told]
    events: list[StoredEvent]  # the same as they are stored
    shown: tuple[Viewer, ...] | None  # the viewers that are shown anything of it; None: all
    final: bool  # it showed somebody something, so that it cannot be taken back


class Undoable(msgspec.Struct):
    """Which acts an undo takes out, or why there are none; `free`: nobody has to agree."""

    taken: list[int] = []
    free: bool = True
    problem: str = ""
