"""How far everything is on Cosmic Convoy's ship, for every way its Modules can lie; measured once each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.convoy.components import ENGINES, FREE, MODULES, ConvoyPack
from starboard.kernel.number_lists import table

FAR: Final = 40  # steps to what cannot be reached
KEPT: Final = 512  # arrangements of Modules that are kept in mind


class Distances:
    """The ship with these faces up: crates are in the way, Crewmembers are not."""

    def __init__(self, pack: ConvoyPack, faces: list[int], reach: int) -> None:
        self.pack = pack
        self.spaces: i64 = pack.spaces
        self.near: i64 = reach * self.spaces  # where the lists of spaces begin that may be entered
        self.walls: vec[i64] = table(FREE, self.spaces)
        self.generators: vec[i64] = table(-1, MODULES)
        for module, face in enumerate(faces):
            for cell, ground in enumerate(pack.grounds[face]):
                self.walls[module * pack.cells + cell] = ground
            if pack.generator[face] >= 0:
                self.generators[module] = module * pack.cells + pack.generator[face]
        self.queue: vec[i64] = table(0, self.spaces)
        # From every space to each Engine, then to the Generator of each Module; measured when asked for.
        self.steps: vec[i64] = table(FAR, (ENGINES + MODULES) * self.spaces)
        self.measured: i64 = 0  # a bit for each of these
        self.out: vec[i64] = table(FAR, self.spaces)  # to the nearest that is not on the same Module
        self.measure_out()

    def to_engine(self, engine: i64) -> i64:
        """Where in `steps` those to an Engine begin, for space 0."""
        return self.measure(engine, self.pack.bow + engine)

    def to_generator(self, module: i64) -> i64:
        """Where those to the Generator of a Module begin."""
        return self.measure(ENGINES + module, self.generators[module])

    def measure(self, row: i64, goal: i64) -> i64:
        """See to it that the steps to a goal, if there is one, stand in a row; where that begins."""
        start: i64 = row * self.spaces
        if goal < 0 or self.measured >> row & 1:
            return start
        self.measured |= 1 << row
        steps = self.steps
        queue = self.queue
        touched = self.pack.touched
        steps[start + goal] = 0
        queue[0] = goal
        size: i64 = 1
        done: i64 = 0
        while done < size:
            space = queue[done]
            done += 1
            beyond = steps[start + space] + 1
            list_at: i64 = self.near + space
            for slot in range(self.pack.touched_from[list_at], self.pack.touched_from[list_at + 1]):
                to = touched[slot]
                if self.walls[to] == FREE and beyond < steps[start + to]:
                    steps[start + to] = beyond
                    queue[size] = to
                    size += 1
        return start

    def measure_out(self) -> None:
        """Those first that touch another Module or an Engine; from an Engine it takes no step."""
        out = self.out
        queue = self.queue
        touched = self.pack.touched
        module_of = self.pack.module_of
        bow: i64 = self.pack.bow
        size: i64 = 0
        for engine in range(bow, self.spaces):
            out[engine] = 0
        for outside in range(self.spaces):
            if self.walls[outside] != FREE:
                continue
            row: i64 = self.near + outside
            for slot in range(self.pack.touched_from[row], self.pack.touched_from[row + 1]):
                to = touched[slot]
                if (
                    to < bow
                    and module_of[to] != module_of[outside]
                    and self.walls[to] == FREE
                    and out[to] != 1
                ):
                    out[to] = 1
                    queue[size] = to
                    size += 1
        done: i64 = 0
        while done < size:
            space = queue[done]
            done += 1
            beyond = out[space] + 1
            row = self.near + space
            for slot in range(self.pack.touched_from[row], self.pack.touched_from[row + 1]):
                to = touched[slot]
                if self.walls[to] == FREE and beyond < out[to]:
                    out[to] = beyond
                    queue[size] = to
                    size += 1


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
