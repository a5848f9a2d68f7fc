"""The wheel in C: how fast it could be, beside how fast it is.

./starboard bench limit [--seconds S] [--rounds N]
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.builds import ROOT, Build

SOURCE = Path(__file__).with_name("wheel.c")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench limit", description="The wheel beside C.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args(arguments)
    builds = [Build("compiled"), Build("interpreted", ROOT / "src")]
    shares: dict[str, list[float]] = {build.name: [] for build in builds}
    with tempfile.TemporaryDirectory() as folder:
        program = compile_limit(Path(folder))
        check_counts(program)
        for number in range(given.rounds):
            limit = c_rate(program, given.seconds, number)
            for build in builds:
                ours = build.measure("wheel", given.seconds, number)["actions a second"]
                shares[build.name].append(ours / limit)
                print(
                    f"  {build.name}: {ours / 1e6:.2f} M moves a second, C {limit / 1e6:.1f} M",
                    file=sys.stderr,
                )
    for name, measured in shares.items():
        print(f"wheel, {name}: {100 * statistics.median(measured):.1f} % of C")


def compile_limit(folder: Path) -> Path:
    program = folder / "wheel"
    if not program.exists():
        subprocess.run(["cc", "-O3", "-march=native", "-o", str(program), str(SOURCE)], check=True)
    return program


def c_rate(program: Path, seconds: float, seed: int) -> float:
    moves = str(int(seconds * 20_000_000))
    done = subprocess.run(
        [str(program), "playouts", moves, str(seed)], capture_output=True, text=True, check=True
    )
    figures = json.loads(done.stdout)
    return float(figures["actions"] / figures["seconds"])


def check_counts(program: Path) -> None:
    """Both must play the same game: they count the same move sequences."""
    from starboard.games.wheel.game import WHEEL
    from starboard.kernel.playing import perft

    for depth in range(1, 19):
        counted = subprocess.run(
            [str(program), "perft", str(depth)], capture_output=True, text=True, check=True
        )
        if int(counted.stdout) != perft(WHEEL.new({"repetition": 0}), depth):
            raise SystemExit(f"bench: C and Python count different games of {depth} plies.")
