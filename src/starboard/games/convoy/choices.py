# mypyc: skip
"""What may be done on the ship, and what chance may bring."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from starboard.games.convoy.burning import source_label
from starboard.games.convoy.components import (
    ALL_DICE,
    CREW,
    DIE,
    END,
    ENGINE_NAMES,
    ENGINES,
    HACK,
    LARGEST_CREW,
    MODULES,
    POINTS,
    PUT,
    RETURN,
    ROLES,
    SIX,
    SOMEBODY,
    STEP,
    ConvoyPack,
)
from starboard.games.convoy.state import PUSHED, SOLO_CREW, TWO_CREWS, Position
from starboard.games.convoy.steps import has_choice
from starboard.games.convoy.types import Crew, EngineName, Role
from starboard.kernel.choices import Choice
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.sentinels import NONE
from starboard.kernel.state import CHANCE

ModuleNumber = Annotated[int, msgspec.Meta(ge=1, le=MODULES)]
Face = Annotated[int, msgspec.Meta(ge=1, le=SIX)]
Payer = Crew | EngineName


# What only tells a reader more may be left out of a choice that is asked about.


class End(Choice, frozen=True, tag="end"):
    """End the phase."""


class Hack(Choice, frozen=True, tag="hack"):
    """CC-16: end it, the Mechanic stopping a flip."""


class Put(Choice, frozen=True, tag="put"):
    """CC-07: hang a six over a Module."""

    module: ModuleNumber
    card: str | None = None


class Stepping(Choice, frozen=True):
    """A Crewmember goes to a space beside its own."""

    crew: Crew
    to: str
    start: str | None = msgspec.field(name="from", default=None)
    cost: int | None = None


class Step(Stepping, frozen=True, tag="step"):
    """There is no Charge to decide about."""


class Take(Stepping, frozen=True, tag="take"):
    """CC-12: pick up the Charge there."""


class Leave(Stepping, frozen=True, tag="leave"):
    """CC-12: leave it."""


class Place(Stepping, frozen=True, tag="place"):
    """CC-14: place the Charge in the Engine."""


class Keep(Stepping, frozen=True, tag="keep"):
    """CC-14: keep it."""


class Retreat(Stepping, frozen=True, tag="retreat"):
    """CC-30: give way to there."""


class Grapple(Stepping, frozen=True, tag="grapple"):
    """CC-29: step onto an opposing Crewmember."""

    foe: Crew | None = None


class GrappleTake(Stepping, frozen=True, tag="grapple-take"):
    """CC-30: pick up the Charge there, if the space is won."""

    foe: Crew | None = None


class GrappleLeave(Stepping, frozen=True, tag="grapple-leave"):
    """CC-30: leave it."""

    foe: Crew | None = None


class BurnPoints(Choice, frozen=True, tag="burn-points"):
    """CC-15: burn Charges for more points."""

    paid: list[Payer]


class BurnDie(Choice, frozen=True, tag="burn-die"):
    """CC-15: burn Charges to take a die off a Module."""

    paid: list[Payer]
    module: ModuleNumber


class BurnDice(Choice, frozen=True, tag="burn-dice"):
    """CC-15: burn Charges to take off all dice."""

    paid: list[Payer]


class BurnReturn(Choice, frozen=True, tag="burn-return"):
    """CC-15: burn Charges to bring a lost Crewmember back to an Engine."""

    paid: list[Payer]
    crew: Crew
    engine: EngineName


class LineUp(Choice, frozen=True, tag="line-up"):
    """CC-01: chance draws the next Module of the row."""

    number: int
    card: str | None = None


class Ashore(Choice, frozen=True, tag="ashore"):
    """CC-05: chance draws who stays ashore."""

    crew: Role


class Roll(Choice, frozen=True, tag="roll"):
    """CC-07: the dice of a single crew's warning."""

    dice: list[Face]
    count: int | None = None  # of dice


class RollTwo(Choice, frozen=True, tag="roll-two"):
    """CC-27: a die for each of two crews."""

    bow: Face
    stern: Face


class RollGrapple(Choice, frozen=True, tag="roll-grapple"):
    """CC-29: the die of the one who stepped, and the other's."""

    roll: Face
    against: Face


Grapples = Grapple | GrappleTake | GrappleLeave
Steps = Step | Take | Leave | Place | Keep | Retreat | Grapples
Burns = BurnPoints | BurnDie | BurnDice | BurnReturn
Outcomes = LineUp | Ashore | Roll | RollTwo | RollGrapple
ConvoyChoice = End | Hack | Put | Steps | Burns | Outcomes

ACTING = (Take, Place, GrappleTake)  # a step on which something is done with a Charge


# -- from numbers --------------------------------------------------------------------------------------


def describe(position: Position, actor: int, action: int) -> ConvoyChoice:
    """What an action or an outcome is."""
    if actor == CHANCE:
        return describe_outcome(position, action)
    if action in (END, HACK):
        return Hack() if action == HACK else End()
    if action < STEP:
        return Put(action - PUT + 1, position.module_name(action - PUT))
    if action < position.pack.burns:
        return describe_step(position, actor, action)
    return describe_burn(position, actor, action - position.pack.burns)


def describe_step(position: Position, seat: int, action: int) -> Steps:
    number, rest = divmod(action - STEP, position.pack.span)
    to, acts = rest >> 1, rest & 1
    member = position.first_of(seat) + number
    crew, end = position.label(member), position.space_name(to)
    start, cost = position.space_name(position.at[member]), position.step_cost(member)
    if position.phase == PUSHED:
        return Retreat(crew, end, start, cost)
    choice = has_choice(position, position.carrying[member], to)
    foe = position.ground[to] - SOMEBODY
    if foe >= 0 and position.owner(foe) != seat:
        fight = GrappleTake if acts else GrappleLeave if choice else Grapple
        return fight(crew, end, start, cost, position.label(foe))
    if to >= position.pack.bow:
        return (Place if acts else Keep if choice else Step)(crew, end, start, cost)
    return (Take if acts else Leave if choice else Step)(crew, end, start, cost)


def describe_burn(position: Position, seat: int, number: int) -> Burns:
    use = position.pack.burn_use[number]
    paid = [source_label(position, seat, source) for source in position.pack.burn_paid[number]]
    if use == POINTS:
        return BurnPoints(paid)
    if use < ALL_DICE:
        return BurnDie(paid, use - DIE + 1)
    if use == ALL_DICE:
        return BurnDice(paid)
    lost, engine = divmod(use - RETURN, ENGINES)
    return BurnReturn(paid, position.label(position.first_of(seat) + lost), ENGINE_NAMES[engine])


def describe_outcome(position: Position, outcome: int) -> Outcomes:
    pack = position.pack
    if outcome < pack.ashore:
        return LineUp(outcome + 1, pack.names[outcome])
    if outcome < pack.rolls:
        return Ashore(ROLES[outcome - pack.ashore])
    faces = pack.faces[outcome - pack.rolls]
    if outcome in pack.grapples:
        return RollGrapple(faces[0], faces[1])
    if outcome in pack.crew_rolls:
        return RollTwo(faces[0], faces[1])
    return Roll(faces[:], len(faces))


# -- to numbers ----------------------------------------------------------------------------------------


def encode(pack: ConvoyPack, choice: ConvoyChoice) -> int:
    """The number of the action or outcome that `describe` described so."""
    found = _encoded(pack, choice)
    if found < 0:
        raise UnreadableAction("no-such-crew-choice", kind=choice.kind, parts=str(choice.parts))
    return found


def _encoded(pack: ConvoyPack, choice: ConvoyChoice) -> int:
    if isinstance(choice, End | Hack):
        return END if isinstance(choice, End) else HACK
    if isinstance(choice, Put):
        return PUT + choice.module - 1
    if isinstance(choice, Stepping):
        if choice.to not in pack.space_names:
            return NONE
        space = pack.space_names.index(choice.to)
        return STEP + member_number(choice.crew) * pack.span + 2 * space + isinstance(choice, ACTING)
    if isinstance(choice, Burns):
        return pack.burn_number(sorted(source_number(payer) for payer in choice.paid), _use(choice))
    return _encoded_outcome(pack, choice)


def _use(choice: Burns) -> int:
    if isinstance(choice, BurnPoints):
        return POINTS
    if isinstance(choice, BurnDie):
        return DIE + choice.module - 1
    if isinstance(choice, BurnDice):
        return ALL_DICE
    return RETURN + member_number(choice.crew) * ENGINES + ENGINE_NAMES.index(choice.engine)


def _encoded_outcome(pack: ConvoyPack, choice: Outcomes) -> int:
    if isinstance(choice, LineUp):
        return choice.number - 1 if 1 <= choice.number <= len(pack.names) else NONE
    if isinstance(choice, Ashore):
        return pack.ashore + ROLES.index(choice.crew)
    if isinstance(choice, RollTwo):
        return _roll(pack, pack.crew_rolls, [choice.bow, choice.stern])
    if isinstance(choice, RollGrapple):
        return _roll(pack, pack.grapples, [choice.roll, choice.against])
    rolls = pack.early_rolls if len(choice.dice) == pack.dice else pack.late_rolls
    return _roll(pack, rolls, sorted(choice.dice))


def _roll(pack: ConvoyPack, outcomes: range, faces: list[int]) -> int:
    known = [pack.faces[outcome - pack.rolls] for outcome in outcomes]
    return outcomes.start + known.index(faces) if faces in known else NONE


def member_number(crew: str) -> int:
    """A Crewmember's number within its crew."""
    alone: Sequence[str] = SOLO_CREW
    crews: Sequence[str] = TWO_CREWS
    return alone.index(crew) if crew in alone else crews.index(crew) % CREW


def source_number(payer: Payer) -> int:
    return LARGEST_CREW + ENGINE_NAMES.index(payer) if payer in ENGINE_NAMES else member_number(payer)
