"""What the tests reach, by package: `python -m tools.coverage_table FOLDER`, from `test --coverage`."""

import json
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import coverage

from tools.requirements import ROOT

COLUMNS = ("lines", "missed", "branches", "half taken", "left out", "reached")


def main() -> None:
    files = report_of(Path(sys.argv[1]))
    counts = by_package({path: found["summary"] for path, found in files.items()})
    width = max(len(name) for name in counts)
    print(" " * width, *(f"{column:>11}" for column in COLUMNS))
    for name, count in sorted(counts.items()):
        row = [f"{count[column]:>11}" for column in COLUMNS[:-1]] + [f"{share(count):>10.1f}%"]
        print(f"{name:<{width}}", *row)
    for path, found in files.items():
        if left_out := found["excluded_lines"]:
            print(f"Left out: {path}, {', '.join(map(str, left_out))}")
    print(f"Line by line: coverage html --data-file={Path(sys.argv[1]) / 'data'}")


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
    main()
