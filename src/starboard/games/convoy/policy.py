"""What bots know of Cosmic Convoy: fetch the nearest Charge, carry it to an Engine, avoid the warned."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from starboard.games.convoy.burning import add_burns
from starboard.games.convoy.components import (
    ALL_DICE,
    CARGO,
    CREW,
    DIE,
    END,
    ENGINES,
    FREE,
    HACK,
    LARGEST_CREW,
    MECHANIC,
    MODULES,
    NAVIGATOR,
    PILOT,
    POINTS,
    PUT,
    SOMEBODY,
    STEP,
    WALL,
    ConvoyPack,
)
from starboard.games.convoy.state import PUSHED, SIXES, Position
from starboard.games.convoy.ways import FAR, Atlas
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State

FRESH: Final = 14  # points for the next Charge, roughly, once one is placed
LONGEST: Final = 12  # points of a walk that is thought through
NEVER: Final = -1_000_000_000
PLACE_BITS: Final = 20  # places on a walk are numbers of at most so many bits

# What things are worth, in hundredths of a Charge brought home.
PLACED: Final = 10_000  # a Charge in an Engine that needs it
FADING: Final = 0.08  # … and how fast that worth fades with the points still to pay for it
WON: Final = 100_000
SPARE: Final = 2_000  # one more than it needs: the tracker stalls, and it can still be burnt
BROKEN: Final = -500  # a Charge destroyed on the way
LOSS: Final = 6_000  # a Crewmember in space
BURNT: Final = 800  # a Charge picked up on the way, to be burnt for points
MARGIN: Final = 2_000  # what burning must bring more than keeping
HACKED: Final = 100  # a flip stopped
RISK: Final = 150  # every point it takes to leave a Module that may be warned next
INSIDE: Final = 300  # being on one at all
TOGETHER: Final = 150  # for each of two, one of them the Navigator, who end the phase on one Module or Engine
IDLE: Final = 20  # every step that somebody without a task is from the bow
STOLEN: Final = 1_400  # grappling somebody who carries a Charge
BRAWL: Final = -600  # grappling for nothing

WORTH: Final = [int(PLACED * exp(-FADING * price)) for price in range(4 * FAR)]  # by points still to pay


class ConvoyPolicy(Policy):
    """Shares the points of a phase among the crew so that all of them end up where they are best."""

    def __init__(self) -> None:
        self.atlas: Atlas | None = None

    def atlas_of(self, position: Position) -> Atlas:
        """The ways on this ship, found out as they are needed."""
        if self.atlas is None or self.atlas.pack is not position.pack:
            self.atlas = Atlas(position.pack)
        return self.atlas

    def choose(self, state: State, seat: int, random: Random) -> int:
        position = cast(Position, state)
        if position.phase == SIXES:
            return best_six(position, state.legal(seat), seat, random)
        if position.phase == PUSHED:
            return best_retreat(position, state.legal(seat), seat, random, self.atlas_of(position))
        return self.next_step(position, seat, state.legal(seat), [])

    def next_step(self, position: Position, seat: int, legal: list[int], course: list[int]) -> int:
        """The next action of a Move phase: on course if that is possible, else on a new one."""
        if not course or course[0] not in legal:
            course[:] = self.course(position, seat, legal)
        if course and course[0] in legal:
            action = course.pop(0)
            if engine_of(position, action) >= 0:
                course.clear()  # what is wanted has changed
            return action
        return best_end(position, seat, legal) if legal[0] == END else legal[0]

    def course(self, position: Position, seat: int, legal: list[int]) -> list[int]:
        """What to do in this phase as far as it can be told now; nothing if it should end."""
        home = delivery_now(position, seat, legal)
        if home >= 0:
            return [home]
        atlas = self.atlas_of(position)
        plan = Plan(position, seat, atlas)
        burn = worthwhile_burn(position, seat, plan.value, legal, atlas)
        return [burn] if burn >= 0 else plan.actions

    def play_cycle(self, state: State, dice: Random) -> None:
        """Alone: go on to the next cycle or the end, keeping to a course: quicker than many choices."""
        position = cast(Position, state)
        cycle = position.cycle
        course: list[int] = []
        while not position.how and position.cycle == cycle:
            actor = state.actors()[0]
            if actor == CHANCE:
                action = state.roll(dice)
            elif position.phase == SIXES:
                action = self.choose(state, actor, dice)
            else:
                action = self.next_step(position, actor, state.legal(actor), course)
            state.advance(actor, action)

    def evaluate(self, state: State) -> list[float]:
        position = cast(Position, state)
        if position.players == 1:
            return [likely_win(position)]
        if position.how:
            likely = 0.5 if position.winner < 0 else 1.0 - float(position.winner)
        else:
            likely = 1.0 / (1.0 + exp(standing(position, 1) - standing(position, 0)))
        return [likely, 1.0 - likely]


# -- the ship as it will be, and who does what on it ---------------------------------------------


class Chart:
    """After the warned flips: where Charges are, and how far everything is from everything that matters."""

    def __init__(self, position: Position, seat: int, atlas: Atlas, dearest: int = FAR) -> None:
        faces = position.faces[:]
        lit: list[int] = []  # Modules that then hold a Charge
        for module in range(len(faces)):
            faces[module] ^= position.dice[module] & 1
            charged = position.dice[module] > 0 or position.charge_at[module] >= 0
            if charged and position.pack.generator[faces[module]] >= 0:
                lit.append(module)
        self.ways = atlas.ways(faces, position.reach_of(seat))
        self.lit = lit
        self.dearest = dearest  # a delivery that costs so many points is not worth giving
        self.tasks: list[Task | None] = [None] * len(position.at)  # by Crewmember
        self.given: list[Task] = []  # the cheapest first
        self.give_tasks(position, seat)

    def give_tasks(self, position: Position, seat: int) -> None:
        """Each Charge that is still wanted to somebody, the cheapest delivery first."""
        wanted = [max(needs(position, seat, engine), 0) for engine in range(ENGINES)]
        free = [member for member in position.crew_of(seat) if position.at[member] >= 0]
        left = self.lit[:]
        while free and wanted[0] + wanted[1] > 0:
            best: Task | None = None
            for member in free:
                for engine in range(ENGINES):
                    if wanted[engine] > 0:
                        best = cheaper(best, self.delivery(position, member, engine, left))
            if best is None or best.price >= self.dearest:
                return
            self.tasks[best.member] = best
            self.given.append(best)
            free.remove(best.member)
            wanted[best.engine] -= 1
            if best.module >= 0:
                left.remove(best.module)

    def delivery(self, position: Position, member: int, engine: int, lit: list[int]) -> "Task":
        """The cheapest way for somebody to bring a Charge to an Engine: its own, or one to be fetched."""
        start: i64 = position.at[member]
        haul: i64 = cost_of(position, member, 1)
        pilot = position.has_ability(member, PILOT)
        home = self.ways.to_engine[engine]
        if position.carrying[member]:
            return Task(
                member, engine, -1, shared_part(haul * home[start], pilot), haul, 0, home, home, pilot
            )
        best: i64 = -1
        price: i64 = self.dearest
        for module in lit:
            way = self.ways.to_generator[module][start] + haul * home[self.ways.generators[module]]
            total = shared_part(way, pilot)
            if total < price:
                price = total
                best = module
        if best < 0:
            return Task(member, engine, -1, self.dearest, haul, FRESH, home, home, pilot)
        back = haul * home[self.ways.generators[best]]
        return Task(member, engine, best, price, haul, back, home, self.ways.to_generator[best], pilot)


class Task:
    """Somebody is to bring a Charge to an Engine."""

    def __init__(
        self,
        member: int,
        engine: int,
        module: int,
        price: int,
        haul: int,
        back: int,
        home: list[int],
        field: list[int],
        pilot: bool,
    ) -> None:
        self.member = member
        self.engine = engine
        self.module = module  # where the Charge is to be fetched; -1 for the one in hand
        self.price = price  # in shared points, from where the Crewmember stands
        self.haul = haul  # points for a step with a Charge
        self.back = back  # points from the Charge to the Engine; a guess if there is none
        self.home = home  # steps to the Engine
        self.field = field  # steps to the Charge
        self.pilot = pilot

    def price_from(self, space: i64, carrying: i64) -> int:
        """What is still to pay from another space."""
        if carrying:
            return shared_part(self.haul * self.home[space], self.pilot)
        if self.module < 0:
            return FRESH
        return shared_part(self.field[space] + self.back, self.pilot)


def shared_part(price: i64, pilot: bool) -> i64:
    """CC-18: of three points that the Pilot pays, one is its own."""
    return price - price // 3 if pilot else price


def cheaper(one: Task | None, other: Task) -> Task:
    return other if one is None or other.price < one.price else one


def needs(position: Position, seat: int, engine: int) -> int:
    """How many Charges an Engine still wants of this crew."""
    pack = position.pack
    held = position.engines[engine]
    if position.players == 2:
        return pack.crew_charges - held if engine == seat else 0
    most, least = pack.wanted[position.rank - 1]
    goal = least if position.engines[1 - engine] > held and position.engines[1 - engine] >= least else most
    return goal - held


def still_wanted(position: Position, seat: int) -> int:
    """How many Charges are missing to win."""
    return sum(max(needs(position, seat, engine), 0) for engine in range(ENGINES))


# -- what a Crewmember's walk is worth ---------------------------------------------------------


class Walks:
    """The best a Crewmember can do for exactly so many points.

    A place on a walk is a number: points paid so far, the space, and whether a Charge is in hand.
    """

    def __init__(self, position: Position, chart: Chart, member: int, most: int) -> None:
        self.value: list[int] = [NEVER] * (most + 1)
        self.end: list[int] = [-1] * (most + 1)  # the place where that walk ends
        self.position = position
        self.chart = chart
        self.member = member
        self.near = position.pack.near[position.reach_of(position.owner(member))]
        self.size = 2 * position.pack.spaces
        self.gains: list[int] = [NEVER] * ((most + 1) * self.size)
        self.came: list[int] = [-1] * ((most + 1) * self.size)  # from which place, and by which action
        self.walk(most)

    def walk(self, most: int) -> None:
        """Layer by layer: where one can be, with or without a Charge, having paid so much."""
        layers: list[list[int]] = [[] for _ in range(most + 1)]
        start = 2 * self.position.at[self.member] + self.position.carrying[self.member]
        self.gains[start] = 0
        layers[0].append(start)
        for paid in range(most + 1):
            for place in layers[paid]:
                node: i64 = place - paid * self.size
                value = self.gains[place] + place_value(
                    self.position, self.chart, self.member, node >> 1, node & 1
                )
                if value > self.value[paid]:
                    self.value[paid] = value
                    self.end[paid] = place
                self.spread(paid, place, most, layers)

    def spread(self, paid: i64, place: i64, most: i64, layers: list[list[int]]) -> None:
        """One step on in every direction."""
        position = self.position
        node: i64 = place - paid * self.size
        carrying: i64 = node & 1
        after: i64 = paid + cost_of(position, self.member, carrying)
        if after > most:
            return
        for to in self.near[node >> 1]:
            there: i64 = position.ground[to]
            if there != FREE:
                if paid == 0 and there != WALL:
                    self.consider_grapple(to, there - SOMEBODY, after, place)
                continue
            acts, gain, hands = arrival(position, self.member, to, carrying)
            action = self.step_number(to) + acts
            self.reach(after, 2 * to + hands, self.gains[place] + gain, place, action, layers)
            if hands > carrying:
                self.reach(after, 2 * to, self.gains[place] + BURNT, place, action, layers)

    def reach(
        self, paid: i64, node: i64, gain: int, before: i64, action: int, layers: list[list[int]]
    ) -> None:
        """One can be at `node` with that gain; keep it if no other way there gains more."""
        place = paid * self.size + node
        if gain > self.gains[place]:
            if self.gains[place] == NEVER:
                layers[paid].append(place)
            self.gains[place] = gain
            self.came[place] = action << PLACE_BITS | before

    def consider_grapple(self, to: int, foe: int, paid: i64, before: i64) -> None:
        position = self.position
        if position.owner(foe) == position.owner(self.member):
            return
        thief = position.carrying[foe] == 1 and position.carrying[self.member] == 0
        value = (STOLEN if thief else BRAWL) + place_value(
            position, self.chart, self.member, position.at[self.member], position.carrying[self.member]
        )
        if value > self.value[paid]:
            place = paid * self.size + 2 * to
            self.value[paid] = value
            self.end[paid] = place
            self.came[place] = self.step_number(to) << PLACE_BITS | before

    def step_number(self, to: int) -> int:
        number = self.member % CREW if self.position.players == 2 else self.member
        return STEP + number * self.position.pack.span + 2 * to

    def path(self, paid: int) -> list[int]:
        """The steps of the best walk for so many points."""
        steps: list[int] = []
        place = self.end[paid]
        while self.came[place] >= 0:
            steps.append(self.came[place] >> PLACE_BITS)
            place = self.came[place] & (1 << PLACE_BITS) - 1
        steps.reverse()
        return steps


def arrival(position: Position, member: int, to: i64, carrying: i64) -> tuple[int, int, int]:
    """What to do with a Charge on stepping there: the choice, its worth, and what is in hand then."""
    module: i64 = position.pack.module_of[to]
    if module < MODULES:
        if position.charge_at[module] != to:
            return 0, 0, carrying
        return (0, BROKEN, 1) if carrying else (1, 0, 1)
    engine = module - MODULES
    if carrying and position.engines[engine] < position.pack.squares:
        seat = position.owner(member)
        if needs(position, seat, engine) > 0:
            return 1, PLACED + (WON if still_wanted(position, seat) == 1 else 0), 0
        if not position.stalled:
            return 1, SPARE, 0
    return 0, 0, carrying


def place_value(position: Position, chart: Chart, member: int, space: i64, carrying: i64) -> int:
    """How good it is to end the phase there."""
    module: i64 = position.pack.module_of[space]
    value = 0
    if module < MODULES and position.dice[module] > 0:
        if not hacks(position, member, module, space):
            return -LOSS
        value += HACKED
    elif module < MODULES:
        value -= RISK * chart.ways.out[space] * cost_of(position, member, carrying) + INSIDE
    value += company(position, member, module)
    task = chart.tasks[member]
    if task is None:
        return value - IDLE * chart.ways.to_engine[0][space]
    return value + WORTH[task.price_from(space, carrying)]


def company(position: Position, member: int, module: i64) -> int:
    """CC-17: who begins the next phase where the Navigator is has a point of its own."""
    if position.players == 2 or position.at[NAVIGATOR] < 0:
        return 0
    module_of = position.pack.module_of
    if member != NAVIGATOR:
        return TOGETHER if module_of[position.at[NAVIGATOR]] == module else 0
    value = 0
    for other in range(LARGEST_CREW):
        there: i64 = position.at[other]
        if other != NAVIGATOR and there >= 0 and module_of[there] == module:
            value += TOGETHER
    return value


def hacks(position: Position, member: int, module: i64, space: i64) -> bool:
    """Would this be the Mechanic at a Console that can stop the flip?"""
    console: i64 = position.pack.console[position.faces[module]]
    return (
        position.has_ability(member, MECHANIC)
        and position.dice[module] == position.pack.hack
        and console >= 0
        and space == module * position.pack.cells + console
    )


def cost_of(position: Position, member: int, carrying: i64) -> int:
    pack: ConvoyPack = position.pack
    if not carrying:
        return pack.step_cost
    return pack.cart_cost if position.has_ability(member, CARGO) else pack.carrying_cost


# -- sharing the points ------------------------------------------------------------------------


class Plan:
    """The best way to use the points of the phase: what it is worth, and its steps, walk after walk."""

    def __init__(self, position: Position, seat: int, atlas: Atlas) -> None:
        chart = Chart(position, seat, atlas)
        shared: i64 = position.points + position.burnt
        values = [0] + [NEVER] * shared
        walks: list[Walks] = []
        choices: list[list[int]] = []  # by Crewmember, by shared points used so far: what its walk costs
        for member in position.crew_of(seat):
            if position.at[member] >= 0:
                most = min(total_for(position, member, shared), LONGEST)
                walks.append(Walks(position, chart, member, most))
                values, paid = joined(position, walks[-1], values)
                choices.append(paid)
        best: i64 = 0
        for used in range(shared + 1):
            enough = used > position.points
            if values[used] > NEVER // 2 and (not enough or values[used] > values[best]):
                best = used  # CC-09: as many of the four as can be used; more only if it pays
        self.value = values[best]
        self.actions: list[int] = []
        for number in range(len(walks) - 1, -1, -1):
            price = choices[number][best]
            if price >= 0:
                self.actions = walks[number].path(price) + self.actions
                best -= shared_for(position, walks[number].member, price)


def delivery_now(position: Position, seat: int, legal: list[int]) -> int:
    """A step that places a wanted Charge; -1 if there is none."""
    for action in legal:
        engine = engine_of(position, action)
        if engine >= 0 and needs(position, seat, engine) > 0:
            return action
    return -1


def engine_of(position: Position, action: int) -> int:
    """The Engine that a step places a Charge in; -1 if it is no such step."""
    pack = position.pack
    step = action - STEP
    if 0 <= step < LARGEST_CREW * pack.span and step & 1 == 1:
        return max((step % pack.span >> 1) - pack.bow, -1)
    return -1


def worthwhile_burn(position: Position, seat: int, value: int, legal: list[int], atlas: Atlas) -> int:
    """Charges at hand whose points would bring more than they; -1 if there are none."""
    best = -1
    for action in legal:
        if gives_points(position, seat, action):
            after = position.clone()
            after.advance(seat, action)
            gained = Plan(after, seat, atlas).value
            if gained > value + MARGIN:
                value = gained
                best = action
    return best


def gives_points(position: Position, seat: int, action: int) -> bool:
    """Does it burn Charges for points, and none that an Engine wants?"""
    pack = position.pack
    number = action - pack.burns
    if number < 0 or pack.burn_use[number] != POINTS:
        return False
    for source in pack.burn_paid[number]:
        if source >= LARGEST_CREW and needs(position, seat, source - LARGEST_CREW) >= 0:
            return False
    return True


def joined(position: Position, walks: Walks, values: list[int]) -> tuple[list[int], list[int]]:
    """The best for every number of shared points once this Crewmember may use some of them too."""
    size = len(values)
    best = [NEVER] * size
    chosen = [-1] * size
    for paid, value in enumerate(walks.value):
        if value <= NEVER // 2:
            continue
        share = shared_for(position, walks.member, paid)
        for used in range(size - share):
            total = values[used] + value
            if total > best[used + share]:
                best[used + share] = total
                chosen[used + share] = paid
    return best, chosen


def shared_for(position: Position, member: int, paid: int) -> int:
    """How many shared points a walk of that price takes, own ones and momentum counted."""
    shared = 0
    while total_for(position, member, shared) < paid:
        shared += 1
    return shared


def total_for(position: Position, member: int, shared: int) -> int:
    """What a Crewmember can pay in all if it uses that many shared points."""
    total = position.own[member] + shared
    if position.has_ability(member, PILOT):
        total += (position.momentum + shared) // position.pack.momentum * position.pack.gain
    return total


# -- other choices -----------------------------------------------------------------------------


def best_end(position: Position, seat: int, legal: list[int]) -> int:
    """Hack where possible; burn only to save the last of the crew."""
    if len(legal) > 1 and legal[1] == HACK:
        return HACK
    lost = endangered(position, seat)
    if lost and len(lost) == position.aboard(seat):
        module = position.pack.module_of[position.at[lost[0]]]
        burns: list[int] = []
        add_burns(position, burns)
        for action in burns:
            use = position.pack.burn_use[action - position.pack.burns]
            if use == ALL_DICE or use == DIE + module:
                return action
    return END


def endangered(position: Position, seat: int) -> list[int]:
    """Who of a crew stands on a warned Module."""
    return [
        member
        for member in position.crew_of(seat)
        if 0 <= position.at[member] < position.pack.bow
        and position.dice[position.pack.module_of[position.at[member]]] > 0
    ]


def best_six(position: Position, legal: list[int], seat: int, random: Random) -> int:
    """Over a dark Module that then lights up, and over none of the own crew; any of the best."""
    values: list[int] = []
    for action in legal:
        module = action - PUT
        turned = (position.dice[module] + 1) & 1
        value = 6 if position.is_front(module) == (turned == 0) else -6
        value -= position.dice[module]
        for member, space in enumerate(position.at):
            if space >= 0 and position.pack.module_of[space] == module:
                value += (-8 if position.owner(member) == seat else 4) * (1 + position.carrying[member])
        values.append(value)
    return one_of_the_best(legal, values, random)


def best_retreat(position: Position, legal: list[int], seat: int, random: Random, atlas: Atlas) -> int:
    chart = Chart(position, seat, atlas)
    values: list[int] = []
    for action in legal:
        space = (action - STEP) % position.pack.span >> 1
        values.append(place_value(position, chart, position.pushed, space, 0))
    return one_of_the_best(legal, values, random)


def one_of_the_best(actions: list[int], values: list[int], random: Random) -> int:
    most = max(values)
    return random.choice([action for action, value in zip(actions, values) if value == most])


# -- how it looks ------------------------------------------------------------------------------


def likely_win(position: Position) -> float:
    """Alone: the Charges still wanted against the cycles left and the hands left to carry."""
    if position.how:
        return 1.0 if position.winner >= 0 else 0.0
    if not position.cycle:
        return 0.5
    wanted = float(still_wanted(position, 0))
    carried = min(float(sum(position.carrying)), wanted)
    hands = float(position.aboard(0))
    lead = 0.35 * float(position.tracker) - 0.9 * wanted + 0.4 * carried + 0.3 * (hands - 2.0) - 1.0
    return 1.0 / (1.0 + exp(-lead))


def standing(position: Position, seat: int) -> float:
    """One of two crews: Charges placed and carried, and who is aboard."""
    carried = 0
    for member in position.crew_of(seat):
        carried += position.carrying[member]
    return 1.2 * position.engines[seat] + 0.4 * min(carried, 2) + 0.5 * position.aboard(seat)
