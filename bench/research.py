"""Observations and masks a second, beside the libraries that people learn with: one run, one core.

    ./starboard bench research [--seconds S] [--rounds N] [--batch B] [--folder F] [--json FILE]

Everybody steps by uniformly random legal actions; a step is one decision with the observation and the mask
of whoever is asked next; chance and new games come on top and are not counted. Peers and our own wheel are
installed into a throw-away environment; --folder keeps it, and one that is there already is used as it is.
The games differ: compare like with like, the wheel with connect four, the others with backgammon and chess.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.builds import ROOT

DRIVERS = ROOT / "bench" / "drivers"
NAMES = ("research_ours.py", "research_openspiel.py", "research_pettingzoo.py", "research_pgx.py")
PEERS = ["open_spiel==2.0.2", "pettingzoo[classic]==1.27.0", "pgx==2.6.0", "numpy>=2,<3"]
LIKE = {"wheel": ("connect_four",)}  # who is compared with whom; the others with these
OTHERWISE = ("backgammon", "chess")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench research", description="Beside other libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured; the median counts")
    parser.add_argument("--batch", type=int, default=256, help="games side by side, where there are batches")
    parser.add_argument("--folder", type=Path, help="keep the environment of all of them here")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        python = install(given.folder or Path(temporary))
        rows: list[dict[str, Any]] = []
        for number in range(given.rounds):
            for driver in NAMES if number % 2 == 0 else reversed(NAMES):
                print(f"  round {number + 1} of {given.rounds}: {driver}", file=sys.stderr, flush=True)
                rows += driven(python, driver, given.seconds, given.batch)
    figures = medians(rows)
    print(as_text(figures))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


def install(folder: Path) -> Path:
    python = folder.resolve() / "bin" / "python"
    if not python.exists():
        print("  installing the peers, and building our own wheel", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PEERS, str(ROOT)], check=True)
    return python


def driven(python: Path, driver: str, seconds: float, batch: int) -> list[dict[str, Any]]:
    """The rows of one driver, on one core."""
    settings = dict(os.environ, OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1", JAX_PLATFORMS="cpu")
    settings["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    command = [str(python), str(DRIVERS / driver), str(seconds), str(batch)]
    done = subprocess.run(
        command, env=settings, cwd=DRIVERS, capture_output=True, text=True, preexec_fn=on_one_core
    )
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode or not rows:
        print(f"  {driver} failed: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
    if any("warning" in row for row in rows):
        raise SystemExit("bench: our rules are not compiled there; a C compiler is needed.")
    return rows


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def medians(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    measured: dict[tuple[str, str, str], list[float]] = {}
    for row in rows:
        measured.setdefault((row["peer"], row["game"], row["how"]), []).append(row["a second of the core"])
    return [
        {"peer": peer, "game": game, "how": how, "a second": statistics.median(rates)}
        for (peer, game, how), rates in measured.items()
    ]


def as_text(figures: list[dict[str, Any]]) -> str:
    """Every figure, and ours as times those of like games."""
    lines = [f"{'':<12}{'':<22}{'':<22}{'steps a second':>16}"]
    lines += [
        f"{figure['peer']:<12}{figure['game']:<22}{figure['how']:<22}{figure['a second']:>16,.0f}"
        for figure in sorted(figures, key=lambda figure: -figure["a second"])
    ]
    for ours in figures:
        if ours["peer"] == "Starboard":
            lines.append(f"{ours['game']}: " + ", ".join(ratios(ours, figures)))
    return "\n".join(lines)


def ratios(ours: dict[str, Any], figures: list[dict[str, Any]]) -> list[str]:
    like = LIKE.get(ours["game"], OTHERWISE)
    return [
        f"{ours['a second'] / peer['a second']:.1f} × {peer['peer']} {peer['game']}"
        for peer in figures
        if peer["game"] in like
    ]
