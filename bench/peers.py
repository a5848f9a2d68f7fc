"""Starboard beside the libraries a person would pick instead: same machine, same run, one core.

    ./starboard bench peers [--seconds S] [--rounds N] [--folder F] [--json FILE] [--plot FILE]

Everybody plays games of their own by uniformly random legal choices, counted in single actions (a chance
result counts as one, as ours do). The games differ, so the figures say what a program gets out of each
library, not that one game is another. Peers are installed into a throw-away environment; --folder keeps it.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.builds import ROOT, TABLES, Build
from bench.limit import c_rate, compile_limit
from bench.plots import BLUE, GOLD, GREY, bars

DRIVERS = ROOT / "bench" / "drivers"
PYTHON_PEERS = {
    "openspiel.py": ["open_spiel==2.0.2"],
    "pettingzoo_classic.py": ["pettingzoo[classic]==1.27.0"],
    "rlcard_games.py": ["rlcard==1.2.0"],
    "python_chess.py": ["chess==1.11.2"],
    "catanatron_game.py": ["catanatron==3.2.1"],
}
NODE_PEERS = {"boardgameio.cjs": ["boardgame.io@0.50.2"]}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench peers", description="Beside other libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured; the median counts")
    parser.add_argument("--folder", type=Path, help="keep the peers' environment here")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--plot", type=Path, help="draw all figures to this file (needs matplotlib)")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        python = install(folder)
        rows: list[dict[str, Any]] = []
        for number in range(given.rounds):
            print(f"  round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
            rows += ours(given.seconds, number, folder)
            rows += theirs(python, folder, given.seconds)
    figures = medians(rows)
    print(as_text(figures))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if given.plot:
        plot(figures, given.plot)


def install(folder: Path) -> Path:
    python = folder / "venv" / "bin" / "python"
    if not python.exists():
        print("  installing the peers", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        wanted = [requirement for requirements in PYTHON_PEERS.values() for requirement in requirements]
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *wanted], check=True)
    if shutil.which("npm") and not (folder / "node_modules").exists():
        wanted = [requirement for requirements in NODE_PEERS.values() for requirement in requirements]
        (folder / "package.json").write_text('{"private": true}\n')
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", *wanted], cwd=folder, check=True
        )
    return python


def ours(seconds: float, seed: int, folder: Path) -> list[dict[str, Any]]:
    rows = [row("C, the limit", "wheel", "C", c_rate(compile_limit(folder), seconds, seed))]
    for table in TABLES:
        for build in (Build("compiled"), Build("interpreted", ROOT / "src")):
            measured = build.measure(table, seconds, seed)
            rows.append(row("Starboard", table, build.name, measured["actions a second"]))
    return rows


def theirs(python: Path, folder: Path, seconds: float) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for driver in PYTHON_PEERS:
        rows += driven([str(python), str(DRIVERS / driver), str(seconds)], folder)
    if (folder / "node_modules").exists():
        for driver in NODE_PEERS:
            shutil.copy(DRIVERS / driver, folder)
            rows += driven(["node", str(folder / driver), str(seconds)], folder)
    return rows


def driven(command: list[str], folder: Path) -> list[dict[str, Any]]:
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode or not rows:
        print(f"  {Path(command[1]).name} failed: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
    return rows


def row(peer: str, game: str, how: str, rate: float) -> dict[str, Any]:
    return {"peer": peer, "game": game, "how": how, "actions a second": rate}


def medians(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    rates: dict[tuple[str, str, str], list[float]] = {}
    for found in rows:
        rates.setdefault((found["peer"], found["game"], found["how"]), []).append(found["actions a second"])
    return [row(*who, statistics.median(measured)) for who, measured in rates.items()]


def as_text(figures: list[dict[str, Any]]) -> str:
    yardstick = rate_of(figures, "OpenSpiel", "connect_four", "rollouts in C++")
    lines = [f"{'':<16}{'':<22}{'':<22}{'actions a second':>18}{'OpenSpiel C++ connect four = 1':>34}"]
    for found in sorted(figures, key=lambda figure: -figure["actions a second"]):
        rate = found["actions a second"]
        lines.append(
            f"{found['peer']:<16}{found['game']:<22}{found['how']:<22}{rate:>18,.0f}{rate / yardstick:>34.3f}"
        )
    return "\n".join(lines)


def plot(figures: list[dict[str, Any]], path: Path) -> None:
    colours = {("Starboard", "compiled"): GOLD, ("Starboard", "interpreted"): BLUE}
    meanings = {GOLD: "Starboard, compiled", BLUE: "Starboard, interpreted", GREY: "others"}
    rows = []
    for found in sorted(figures, key=lambda figure: -figure["actions a second"]):
        colour = colours.get((found["peer"], found["how"]), GREY)
        name = f"{found['peer']}: {found['game']}, {found['how']}"
        rows.append((name, found["actions a second"], colour, meanings[colour]))
    bars(path, rows, "actions a second by uniformly random play, one core (logarithmic)")


def rate_of(figures: list[dict[str, Any]], *who: str) -> float:
    for found in figures:
        if (found["peer"], found["game"], found["how"]) == who:
            return float(found["actions a second"])
    return float("nan")
