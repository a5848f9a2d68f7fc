"""Two crews meet: grapples, and where the pushed go. CC-29, CC-30."""

from mypy_extensions import i64

from starboard.games.convoy.components import SOMEBODY
from starboard.games.convoy.events import ChargeBroken, Grappled, HeldOff, Pushed, Seized
from starboard.games.convoy.generator import havens
from starboard.games.convoy.modules_flip import crews_survive, lose
from starboard.games.convoy.move_and_act import arrive, destroy_charge
from starboard.games.convoy.state import MOVE, PUSHED, Position
from starboard.games.convoy.types import Contest
from starboard.kernel.sentinels import NONE


def grapple(position: Position, mine: int, theirs: int) -> None:
    """Both have rolled: `mine` is the roll of the one who stepped."""
    member: i64 = position.fighter
    to: i64 = position.contested
    foe: i64 = position.ground[to] - SOMEBODY
    position.phase = MOVE
    position.fighter = NONE
    if position.story is not None:
        tell_rolls(position, member, foe, mine, theirs)
    difference: i64 = abs(mine - theirs)
    if difference < position.pack.push:
        hold_off(position, member)
    elif mine < theirs:
        repel(position, member, foe, difference)
    else:
        oust(position, member, foe, to, difference)
    position.contested = 0 if position.pushed < 0 else position.contested
    position.takes = 0
    if position.phase == MOVE:
        crews_survive(position)


def repel(position: Position, member: i64, foe: i64, difference: i64) -> None:
    """The defender wins: the mover stays where it came from, or is off the ship."""
    if difference >= position.pack.off:
        position.leave(member)
        lose(position, member)
    else:
        hold_off(position, member)
        seize(position, foe, member)


def hold_off(position: Position, member: i64) -> None:
    """The mover stays where it came from."""
    if position.story is not None:
        position.tell(HeldOff(position.label(member), position.space_name(position.at[member])))


def oust(position: Position, member: i64, foe: i64, to: i64, difference: i64) -> None:
    """The mover wins: it has the space, and the defender is pushed on or off the ship."""
    start: i64 = position.at[member]
    pushed_off = difference >= position.pack.off
    if pushed_off:
        lose(position, foe)
    position.stand(member, to)
    seize(position, member, foe)
    arrive(position, member, to, position.takes)
    if not pushed_off:
        push(position, foe, start, to)


def seize(position: Position, winner: i64, loser: i64) -> None:
    """CC-29, CC-30: the winner takes the loser's Charge; two Charges in one space are one too many."""
    if position.carrying[loser] == 0:
        return
    position.carrying[loser] = 0
    if position.carrying[winner] == 1:
        position.supply += 1
        if position.story is not None:
            cost = position.step_cost(loser)
            position.tell(ChargeBroken(position.label(loser), position.supply, cost))
        return
    position.carrying[winner] = 1
    if position.story is not None:
        seat, crew, foe = position.owner(winner), position.label(winner), position.label(loser)
        position.tell(Seized(seat, crew, foe, position.step_cost(winner), position.step_cost(loser)))
    space: i64 = position.at[winner]
    module: i64 = position.pack.module_of[space]
    if position.charge_at[module] == space:
        destroy_charge(position, module)  # CC-13


# -- where the pushed go -----------------------------------------------------------------------


def push(position: Position, member: i64, start: i64, space: i64) -> None:
    """CC-30: straight on if that is free, else where the owner wants, else off the ship."""
    choices = havens(position, member, space)
    ahead = position.pack.beyond(start, space)
    if ahead in choices:
        retreat(position, member, ahead)
    elif not choices:
        lose(position, member)
    elif len(choices) == 1:
        retreat(position, member, choices[0])
    else:
        position.pushed = member
        position.contested = space
        position.phase = PUSHED


def retreat(position: Position, member: i64, to: i64) -> None:
    """A pushed Crewmember arrives; it picks nothing up, and its old space already has another."""
    position.at[member] = to
    if to < position.pack.bow:
        position.ground[to] = SOMEBODY + member
    if position.story is not None:
        position.tell(Pushed(position.label(member), position.owner(member), position.space_name(to)))


def choose_retreat(position: Position, to: i64) -> None:
    """The owner has picked; the mover's phase goes on."""
    retreat(position, position.pushed, to)
    position.pushed = NONE
    position.contested = 0
    position.phase = MOVE


def tell_rolls(position: Position, member: i64, foe: i64, mine: i64, theirs: i64) -> None:
    seat, crew = position.owner(member), position.label(member)
    other, rival = position.owner(foe), position.label(foe)
    space = position.space_name(position.contested)
    lead = mine - theirs
    push = position.pack.push
    result: Contest = "won" if lead >= push else "lost" if lead <= -push else "even"
    at = space if result == "won" else position.space_name(position.at[member])
    position.tell(Grappled(seat, crew, other, rival, mine, theirs, space, result, at))
