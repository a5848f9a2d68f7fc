"""What processes take of the machine's cores, by what /proc says."""

import contextlib
import os
import time
from pathlib import Path


class Consumers:
    """Whose use of the processor is measured: processes with everything they started, and our own."""

    def __init__(self) -> None:
        self.processes: dict[str, int] = {}

    def add(self, name: str, process: int) -> None:
        self.processes[name] = process

    def used(self) -> dict[str, float]:
        """Seconds of one core so far, by name."""
        family = descendants()
        taken = {name: processor_time(root, family) for name, root in self.processes.items()}
        taken["clients"] = time.process_time()
        return {**taken, "all others on this machine": busy_time() - sum(taken.values())}


def busy_time() -> float:
    """What all cores of the machine together have done since it started; what it was kept from included."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    idle, waiting = ticks[3:5]
    return (sum(ticks[:8]) - idle - waiting) / os.sysconf("SC_CLK_TCK")


def descendants() -> dict[int, list[int]]:
    """Every process and its children."""
    family: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            family.setdefault(int(fields_of(stat)[1]), []).append(int(stat.parent.name))
    return family


def processor_time(process: int, family: dict[int, list[int]]) -> float:
    """What a process, its living children and those it has waited for took."""
    try:
        ticks = sum(int(field) for field in fields_of(Path(f"/proc/{process}/stat"))[11:15])
    except OSError:
        ticks = 0
    children = sum(processor_time(child, family) for child in family.get(process, ()))
    return ticks / os.sysconf("SC_CLK_TCK") + children


def fields_of(stat: Path) -> list[str]:
    """From the third on: the second is a name in brackets, which may hold anything."""
    return stat.read_text().rpartition(")")[2].split()
