"""Starboard's batches: observations and masks of 256 games at once, stepped by random legal actions."""

import json
import sys

from research_timing import report

import starboard.kernel.state
from starboard.research.batch import Batch

SECONDS, BATCH = float(sys.argv[1]), int(sys.argv[2])
TABLES = {
    "wheel": {},
    "convoy, solo": {"players": 1},
    "convoy, two crews": {"players": 2},
    "colonies, 5 players": {"players": 5},
    "argosy, 4 players": {"players": 4},
}

if str(starboard.kernel.state.__file__).endswith(".py"):
    print(json.dumps({"warning": "the rules are not compiled"}), flush=True)
for table, options in TABLES.items():
    batch = Batch(table.split(",")[0], BATCH, **options)

    def step(batch=batch):
        batch.step(batch.sample())
        return BATCH

    report("Starboard", table, f"batch of {BATCH}", SECONDS, step)
