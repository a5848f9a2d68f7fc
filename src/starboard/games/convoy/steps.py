"""The steps that a Crewmember may take, as a set of bits: part of the generator, written for speed.

Of the spaces that it touches the first has the two lowest bits: one for a step there, and one for a step that
also picks up or places a Charge. The next space has the next two.
"""

from mypy_extensions import i64

from starboard.games.convoy.components import CREW, FREE, SOMEBODY, STEP, WALL
from starboard.games.convoy.state import Position


def steps_of(position: Position, member: i64) -> i64:
    """The steps that the rules leave to a Crewmember of the mover."""
    start = position.at[member]
    if start < 0 or position.step_cost(member) > position.points + position.burnt + position.own[member]:
        return 0
    pack = position.pack
    touched = pack.touched
    ground = position.ground
    carrying = position.carrying[member]
    own_low: i64 = SOMEBODY + position.mover * CREW
    own_high: i64 = own_low + position.crew_size()
    steps: i64 = 0
    low: i64 = 1
    row: i64 = position.reach_of(position.mover) * pack.spaces + start
    for slot in range(pack.touched_from[row], pack.touched_from[row + 1]):
        to = touched[slot]
        there = ground[to]
        # CC-10; an opposing Crewmember may be grappled: CC-29
        if there == FREE or (there != WALL and not own_low <= there < own_high):
            steps |= low
            if has_choice(position, carrying, to):
                steps |= low << 1
        low <<= 2
    return steps


def has_choice(position: Position, carrying: i64, to: i64) -> bool:
    """May who carries so many pick up (CC-12) or place (CC-14) a Charge as it steps there, or leave it be?"""
    pack = position.pack
    if to < pack.bow:
        return carrying == 0 and position.charge_at[pack.module_of[to]] == to
    return carrying == 1 and position.engines[to - pack.bow] < pack.squares


def is_obliged(position: Position, member: i64, steps: i64) -> bool:
    """CC-09: one of the four points can still be used for these steps."""
    return steps != 0 and position.step_cost(member) <= position.points


def number_of_steps(steps: i64) -> i64:
    count: i64 = 0
    while steps:
        steps &= steps - 1
        count += 1
    return count


def nth_step(position: Position, number: i64, nth: i64) -> i64:
    """The action that stands so far up, from 0, among the steps of the mover's Crewmember of this number."""
    pack = position.pack
    member: i64 = position.mover * CREW + number
    steps = steps_of(position, member)
    for _ in range(nth):
        steps &= steps - 1
    bit: i64 = 0
    while not steps >> bit & 1:
        bit += 1
    row: i64 = position.reach_of(position.mover) * pack.spaces + position.at[member]
    to = pack.touched[pack.touched_from[row] + (bit >> 1)]
    return STEP + number * pack.span + 2 * to + (bit & 1)


def add_steps(position: Position, number: i64, steps: i64, actions: list[int]) -> None:
    """Append these steps of the mover's Crewmember of this number, ascending."""
    pack = position.pack
    row: i64 = position.reach_of(position.mover) * pack.spaces + position.at[position.mover * CREW + number]
    slot = pack.touched_from[row]
    base: i64 = STEP + number * pack.span
    while steps:
        action = base + 2 * pack.touched[slot]
        if steps & 1:
            actions.append(action)
        if steps & 2:
            actions.append(action + 1)
        steps >>= 2
        slot += 1
