"""The ship as it will be after the warned flips, and who is to bring which Charge where."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.components import (
    CARGO,
    ENGINES,
    PILOT,
    ConvoyPack,
)
from starboard.games.convoy.distances import FAR, DistanceCache
from starboard.games.convoy.state import Position

FRESH: Final = 14  # points for the next Charge, roughly, once one is placed


class DeliveryPlan:
    """After the warned flips: where Charges are, and how far everything is from everything that matters."""

    def __init__(self, position: Position, seat: int, cache: DistanceCache, dearest: int = FAR) -> None:
        faces = position.faces[:]
        lit: list[int] = []  # Modules that then hold a Charge
        for module in range(len(faces)):
            faces[module] ^= position.dice[module] & 1
            charged = position.dice[module] > 0 or position.charge_at[module] >= 0
            if charged and position.pack.generator[faces[module]] >= 0:
                lit.append(module)
        self.distances = cache.distances(faces, position.reach_of(seat))
        self.lit = lit
        self.dearest = dearest  # a delivery that costs so many points is not worth giving
        self.by_member: list[Delivery | None] = [None] * len(position.at)  # by Crewmember
        self.given: list[Delivery] = []  # the cheapest first
        self.assign(position, seat)

    def assign(self, position: Position, seat: int) -> None:
        """Each Charge that is still wanted to somebody, the cheapest delivery first."""
        wanted = [max(needs(position, seat, engine), 0) for engine in range(ENGINES)]
        free = [member for member in position.crew_of(seat) if position.at[member] >= 0]
        left = self.lit[:]
        while free and wanted[0] + wanted[1] > 0:
            best: i64 = -1
            cheapest: i64 = FAR * FAR
            goal: i64 = 0
            for member in free:
                for engine in range(ENGINES):
                    if wanted[engine] > 0:
                        price = self.price(position, member, engine, left)
                        if price < cheapest:
                            cheapest = price
                            best = member
                            goal = engine
            if best < 0 or cheapest >= self.dearest:
                return
            given = self.delivery(position, best, goal, left)
            self.by_member[best] = given
            self.given.append(given)
            free.remove(best)
            wanted[goal] -= 1
            if given.module >= 0:
                left.remove(given.module)

    def price(self, position: Position, member: i64, engine: i64, lit: list[int]) -> i64:
        """What it costs somebody at least to bring a Charge to an Engine: its own, or one to be fetched."""
        start: i64 = position.at[member]
        haul: i64 = cost_of(position, member, 1)
        pilot = position.has_ability(member, PILOT)
        steps = self.distances.steps
        home = self.distances.to_engine(engine)
        if position.carrying[member]:
            return shared_part(haul * steps[home + start], pilot)
        price: i64 = self.dearest
        for module in lit:
            field = self.distances.to_generator(module)
            way = steps[field + start] + haul * steps[home + self.distances.generators[module]]
            total = shared_part(way, pilot)
            if total < price:
                price = total
        return price

    def delivery(self, position: Position, member: i64, engine: i64, lit: list[int]) -> "Delivery":
        """That cheapest way."""
        start: i64 = position.at[member]
        haul: i64 = cost_of(position, member, 1)
        pilot = position.has_ability(member, PILOT)
        steps = self.distances.steps
        home = self.distances.to_engine(engine)
        if position.carrying[member]:
            price = shared_part(haul * steps[home + start], pilot)
            return Delivery(member, engine, -1, price, haul, 0, steps, home, home, pilot)
        cheapest: i64 = FAR * FAR
        module: i64 = -1
        for one in lit:
            way = steps[self.distances.to_generator(one) + start]
            way += haul * steps[home + self.distances.generators[one]]
            price = shared_part(way, pilot)
            if price < cheapest:
                cheapest = price
                module = one
        field = self.distances.to_generator(module)
        back = haul * steps[home + self.distances.generators[module]]
        return Delivery(member, engine, module, cheapest, haul, back, steps, home, field, pilot)


class Delivery:
    """Somebody is to bring a Charge to an Engine."""

    def __init__(
        self,
        member: i64,
        engine: i64,
        module: i64,
        price: i64,
        haul: i64,
        back: i64,
        steps: vec[i64],
        home: i64,
        field: i64,
        pilot: bool,
    ) -> None:
        self.member = member
        self.engine = engine
        self.module = module  # where the Charge is to be fetched; -1 for the one in hand
        self.price = price  # in shared points, from where the Crewmember stands
        self.haul = haul  # points for a step with a Charge
        self.back = back  # points from the Charge to the Engine; a guess if there is none
        self.steps = steps  # from every space, …
        self.home = home  # … from here on to the Engine, …
        self.field = field  # … and from here on to the Charge
        self.pilot = pilot

    def price_from(self, space: i64, carrying: i64) -> i64:
        """What is still to pay from another space."""
        if carrying:
            return shared_part(self.haul * self.steps[self.home + space], self.pilot)
        if self.module < 0:
            return FRESH
        return shared_part(self.steps[self.field + space] + self.back, self.pilot)


def shared_part(price: i64, pilot: bool) -> i64:
    """CC-18: of three points that the Pilot pays, one is its own."""
    return price - price // 3 if pilot else price


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


def cost_of(position: Position, member: i64, carrying: i64) -> i64:
    pack: ConvoyPack = position.pack
    if not carrying:
        return pack.step_cost
    return pack.cart_cost if position.has_ability(member, CARGO) else pack.carrying_cost
