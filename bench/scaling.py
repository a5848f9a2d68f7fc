"""Does the cost grow with the work? `simulate` on one core and on two, and its memory over many games.

    ./starboard bench scaling [--games N] [--many N]

Two cores seldom give twice what one gives: they share their memory, and often more. So two simulations that
know nothing of each other are run side by side as well; that is all the machine has.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time

COMMAND = [sys.executable, "-P", "-m", "starboard.cli", "simulate"]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="starboard bench scaling", description="On more cores, over many games."
    )
    parser.add_argument("--game", default="wheel")
    parser.add_argument("--games", type=int, default=300_000, help="games for the comparison of cores")
    parser.add_argument("--many", type=int, default=100_000, help="games over which memory must stay flat")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args(arguments)
    ratios, limits = [], []
    for _ in range(given.rounds):
        one, two = (timed(given.game, given.games, processes) for processes in (1, 2))
        apart = side_by_side(given.game, given.games // 2)
        ratios.append(one / two)
        limits.append(one / apart)
        print(f"  one core {one:.2f} s, two cores {two:.2f} s, apart {apart:.2f} s", file=sys.stderr)
    print(f"two cores: {statistics.median(ratios):.2f} times one core")
    print(f"two simulations of half the games side by side: {statistics.median(limits):.2f} times one core")
    few, many = (peak_memory(given.game, number) for number in (given.many // 10, given.many))
    print(f"memory: {few:.0f} MB over {given.many // 10:,} games, {many:.0f} MB over {given.many:,}")


def command(game: str, games: int, processes: int) -> list[str]:
    asked = [game, "--games", str(games), "--players", "random", "--seed", "1", "--json"]
    return [*COMMAND, *asked, "--processes", str(processes)]


def timed(game: str, games: int, processes: int) -> float:
    """Seconds for the games alone: a run of few games tells what starting costs."""
    seconds = []
    for number in (10, games):
        started = time.perf_counter()
        subprocess.run(command(game, number, processes), capture_output=True, check=True)
        seconds.append(time.perf_counter() - started)
    return seconds[1] - seconds[0]


def side_by_side(game: str, games: int) -> float:
    """Seconds until two simulations that were started together are both done."""
    started = time.perf_counter()
    both = [
        subprocess.Popen(command(game, games, 1), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(2)
    ]
    if any(process.wait() for process in both):
        raise SystemExit("bench: simulate failed.")
    return time.perf_counter() - started


def peak_memory(game: str, games: int) -> float:
    """The largest that a simulation in one process became, in MB."""
    process = subprocess.Popen(command(game, games, 1), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit("bench: simulate failed.")
    return usage.ru_maxrss / 1024
