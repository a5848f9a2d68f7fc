"""The balance reports in docs/balance, made anew: `python -m tools.balance [NAME …]`.

Each experiment there is run (what was played before is kept in runs/balance) and reported on beside its file.
"""

import sys
from pathlib import Path

from starboard.bots.executors import local
from starboard.lab import markdown, report
from starboard.lab.figures import figures
from starboard.lab.runs import begin_run

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "balance"
RUNS = ROOT / "runs" / "balance"


def main(names: list[str]) -> None:
    for file in sorted(FOLDER.glob("*.toml")):
        if not names or file.stem in names:
            print(file.stem, flush=True)
            make(file)


def make(file: Path) -> None:
    run = begin_run(file, file.read_text("utf-8"), RUNS / file.stem)
    with local() as workers:
        run.play(workers)
    found = figures(run)
    file.with_suffix(".html").write_text(report.page(found), "utf-8")
    file.with_suffix(".md").write_text(markdown.page(found), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
