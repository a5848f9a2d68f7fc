"""What the tests reach, by package: `python -m tools.coverage_table FOLDER`, from `test --coverage`.

With `--asked` it fails where less is reached than must be, or more is left out by a mark than may be.
"""

import json
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import coverage

from tools.requirements import ROOT

COLUMNS = ("lines", "missed", "branches", "half taken", "left out", "reached")
RULES = "what decides"  # the modules of the rules that `./starboard mutants` puts faults into
ASKED = {RULES: 100.0, "starboard.tables": 95.0, "starboard.server": 95.0}  # of a hundred lines and branches
MARK = "pragma: no cover"
MOST_MARKED = 20


def main() -> int:
    files = report_of(Path(sys.argv[1]))
    counts = by_package({path: found["summary"] for path, found in files.items()})
    decisive = set(
        tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]["only_mutate"]
    )
    rules = {path: found for path, found in files.items() if path in decisive}
    counts[RULES] = by_package({path: found["summary"] for path, found in rules.items()})["all together"]
    width = max(len(name) for name in counts)
    print(" " * width, *(f"{column:>11}" for column in COLUMNS))
    for name, count in sorted(counts.items()):
        row = [f"{count[column]:>11}" for column in COLUMNS[:-1]] + [f"{share(count):>10.1f}%"]
        print(f"{name:<{width}}", *row)
    for path, found in rules.items():
        for line in sorted({*found["missing_lines"], *(start for start, _ in found["missing_branches"])}):
            print(f"Not reached of {RULES}: {path}, {line}")
    marked = [f"{path}, {line}" for path in files for line in marked_lines(ROOT / path)]
    print(f"Left out by a mark of ours: {len(marked)}.", *marked, sep="\n")
    print(f"Line by line: coverage html --data-file={Path(sys.argv[1]) / 'data'}")
    too_little = [
        f"{name}: {share(counts[name]):.1f} % are reached, {asked} % are asked."
        for name, asked in ASKED.items()
        if share(counts[name]) < asked
    ]
    too_little += [f"At most {MOST_MARKED} lines may be left out."] if len(marked) > MOST_MARKED else []
    print(*too_little, sep="\n")
    return int("--asked" in sys.argv and bool(too_little))


def marked_lines(file: Path) -> list[int]:
    """Those that a mark of ours leaves out; bodies of abstract methods and the like need none."""
    return [number for number, line in enumerate(file.read_text("utf-8").splitlines(), 1) if MARK in line]


def report_of(folder: Path) -> dict[str, Any]:
    """What coverage says of each file, by its path."""
    measured = coverage.Coverage(data_file=str(folder / "data"), config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    with tempfile.NamedTemporaryFile("r", suffix=".json") as file:
        measured.json_report(outfile=file.name)
        return dict(json.load(file)["files"])


def by_package(files: dict[str, dict[str, int]]) -> dict[str, Counter[str]]:
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for path, summary in files.items():
        for name in (package_of(path), "all together"):
            counts[name].update(
                {
                    "lines": summary["num_statements"],
                    "missed": summary["missing_lines"],
                    "branches": summary["num_branches"],
                    "half taken": summary["num_partial_branches"],
                    "left out": summary["excluded_lines"],
                    "hit": summary["covered_lines"] + summary["covered_branches"],
                    "all": summary["num_statements"] + summary["num_branches"],
                }
            )
    return counts


def package_of(path: str) -> str:
    """starboard.kernel, starboard.games.wheel …: two levels below games, one elsewhere."""
    parts = Path(path).with_suffix("").parts
    parts = parts[parts.index("starboard") : -1]
    return ".".join(parts[: 3 if "games" in parts else 2])


def share(count: Counter[str]) -> float:
    return 100.0 * count["hit"] / count["all"] if count["all"] else 100.0


if __name__ == "__main__":
    sys.exit(main())
