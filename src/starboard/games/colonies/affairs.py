"""One planet's affairs while its player chooses: what every candidate is weighed with, reckoned once."""

from typing import Final

from mypy_extensions import i64

from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.state import Position

NEEDED: Final = 1.7  # a resource that the next upgrade needs
SPARE: Final = 0.9  # one that it does not need
PURCHASES: Final = 2  # resources of a kind that may be bought for an upgrade


class Affairs:
    """What is left of the game, what is owed, and what colonists could do."""

    def __init__(self, position: Position, planet: int) -> None:
        self.position = position
        self.pack = position.pack
        self.planet = planet
        self.row: i64 = planet * PLANETS  # of the planet, in tables of all
        self.left: i64 = position.pack.turns - position.turn_number  # turns after this one
        self.dues: i64 = position.exports(planet)
        self.jobs: i64 = -1  # work for colonists, once it has been asked for
        self.staked = False  # has been asked for …
        self.stake = 0.0  # … how much a vote matters

    def resource_worth(self, kind: i64) -> float:
        """What one more or less of a kind means."""
        held: i64 = self.position.resources[self.row + kind]
        own: i64 = self.planet
        if kind == own and held <= self.dues:
            return NEEDED if self.left else float(self.pack.missing)
        if self.left == 0:
            return float(self.pack.missing) if self.position.stock(self.planet) <= self.dues else 0.0
        need: i64 = self.next_need(kind) + (self.dues if kind == own else 0)
        return NEEDED if held <= need else SPARE

    def next_need(self, kind: i64) -> i64:
        """How many of a kind the nearest upgrade that uses it costs."""
        pack = self.pack
        levels = self.position.levels
        need: i64 = pack.levels
        for technology in range(PLANETS):
            one: i64 = pack.cost_one[technology]
            two: i64 = pack.cost_two[technology]
            if kind == one or kind == two:
                next_level: i64 = levels[self.row + technology] + 1
                if next_level < need:
                    need = next_level
        return need

    def work(self) -> i64:
        """Colonists that upgrades could use in what is left of this turn's actions, resources allowing."""
        if self.jobs < 0:
            self.jobs = self.find_work()
        return self.jobs

    def find_work(self) -> i64:
        position = self.position
        pack = self.pack
        stock = position.resources[self.row : self.row + PLANETS]
        stock[self.planet] -= self.dues // 2
        levels = position.levels[self.row : self.row + PLANETS]
        actions: i64 = pack.rounds - position.round
        wanted: i64 = 0
        while True:
            best = self.highest_supplied(stock, levels)
            if best < 0:
                return wanted
            level: i64 = levels[best] + 1
            levels[best] = level
            wanted += level
            stock[pack.cost_one[best]] -= level
            stock[pack.cost_two[best]] -= level
            actions -= 1
            if actions <= 0:
                return wanted

    def highest_supplied(self, stock: list[int], levels: list[int]) -> i64:
        """The highest technology that stock and a purchase or two suffice to raise; -1 if there is none."""
        pack = self.pack
        markets = self.position.markets
        top: i64 = pack.levels
        best: i64 = -1
        highest: i64 = 0
        for technology in range(PLANETS):
            level: i64 = levels[technology]
            if level >= top or (best >= 0 and level <= highest):
                continue
            one: i64 = pack.cost_one[technology]
            two: i64 = pack.cost_two[technology]
            if supply(stock, markets, one) > level and supply(stock, markets, two) > level:
                best = technology
                highest = level
        return best


def supply(stock: list[int], markets: list[int], kind: i64) -> i64:
    """What there is of a kind with a purchase or two."""
    there: i64 = markets[kind]
    held: i64 = stock[kind]
    return held + (PURCHASES if there > PURCHASES else there)


def sum_of_best(values: list[float], most: i64) -> float:
    """The sum of the highest values, at most so many of them, and only those above 0."""
    values.sort()
    total = 0.0
    at: i64 = len(values) - 1
    while at >= 0 and most > 0:
        value = values[at]
        if value <= 0.0:
            break
        total += value
        at -= 1
        most -= 1
    return total
