"""How far everything is on Cosmic Convoy's ship, for every way its Modules can lie; measured once each."""

from typing import Final

from mypy_extensions import i64

from starboard.games.convoy.components import ENGINES, FREE, MODULES, ConvoyPack

FAR: Final = 40  # steps to what cannot be reached
KEPT: Final = 512  # arrangements of Modules that are kept in mind


class Distances:
    """The ship with these faces up: crates are in the way, Crewmembers are not."""

    def __init__(self, pack: ConvoyPack, faces: list[int], reach: int) -> None:
        self.near = pack.near[reach]
        self.walls: list[int] = [FREE] * pack.spaces
        self.generators: list[int] = [-1] * MODULES
        for module, face in enumerate(faces):
            self.walls[module * pack.cells : (module + 1) * pack.cells] = pack.grounds[face]
            if pack.generator[face] >= 0:
                self.generators[module] = module * pack.cells + pack.generator[face]
        self.to_engine = [self.steps_to([pack.bow + engine]) for engine in range(ENGINES)]
        self.to_generator = [self.steps_to([space] if space >= 0 else []) for space in self.generators]
        self.out = self.steps_out(pack)

    def steps_to(self, goals: list[int]) -> list[int]:
        """From every space to the nearest of the goals."""
        steps = [FAR] * len(self.walls)
        for goal in goals:
            steps[goal] = 0
        reached = goals[:]
        for space in reached:
            beyond: i64 = steps[space] + 1
            for to in self.near[space]:
                if self.walls[to] == FREE and beyond < steps[to]:
                    steps[to] = beyond
                    reached.append(to)
        return steps

    def steps_out(self, pack: ConvoyPack) -> list[int]:
        """From every space to the nearest that is not on the same Module; none from an Engine."""
        out = [0] * len(self.walls)
        for module in range(MODULES):
            others: list[int] = []
            for space, wall in enumerate(self.walls):
                if wall == FREE and pack.module_of[space] != module:
                    others.append(space)
            steps = self.steps_to(others)
            for space in range(module * pack.cells, (module + 1) * pack.cells):
                out[space] = steps[space]
        return out


class DistanceCache:
    """The distances of all arrangements that were met lately."""

    def __init__(self, pack: ConvoyPack) -> None:
        self.pack = pack
        self.known: dict[int, Distances] = {}

    def distances(self, faces: list[int], reach: int) -> Distances:
        key: i64 = reach
        for face in faces:
            key = key << 6 | face
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = Distances(self.pack, faces, reach)
            self.known[key] = found
        return found
