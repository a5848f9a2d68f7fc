"""Small faults put into the rules, one at a time: which of them does a test notice?

`./starboard mutants [NUMBER]` makes them with mutmut, in an environment of its own and a folder `mutants/`,
and tries a sample, the same in every run; it is drawn over all of the rules and tried in the order in which
it was drawn, so that the first hundreds are an even sample too. By one run of all tests mutmut knows which of
them come to a place; of these only quick ones are tried, above all those that come to few other places. What
survives them is tried once more, against every test that comes there, and is listed if it survives that too.
`mutmut show NAME`, with the Python of `.venv-mutants`, shows one.
"""

import json
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.checks import cores, step
from tools.environment import Failure, prepare_beside
from tools.requirements import ROOT

MUTANTS = ROOT / "mutants"
STATS = MUTANTS / "mutmut-stats.json"
WHOLE = MUTANTS / "all-tests.json"  # the same before it was narrowed
SMALLEST = "starboard.games.wheel.scoring*"  # with these, mutmut makes all and learns which tests come where
SEED = 24
AT_ONCE = 100  # mutmut itself begins with those whose tests are quickest: so many are tried before the next
QUICK = 0.5  # seconds that one test may take
NEAREST, OTHERS = 40, 20  # tests that come to few other places, and some of the rest
VERDICTS = {0: "survived", 5: "not reached", 33: "not reached"} | dict.fromkeys((36, 24, -24), "timed out")
COLUMNS = ("noticed", "timed out", "survived", "not reached")


def try_mutants(number: int) -> None:
    environment = prepare_beside("mutants")
    if WHOLE.exists():
        STATS.write_bytes(WHOLE.read_bytes())
    run = ("-m", "mutmut", "run", f"--max-children={cores()}")
    step("Making mutants", *run, SMALLEST, environment=environment)
    everything = verdicts(MUTANTS.rglob("*.meta"))
    if number > len(everything):
        raise Failure(f"there are {len(everything)} mutants.", 2)
    chosen = random.Random(SEED).sample(sorted(everything), number)
    WHOLE.write_bytes(STATS.read_bytes())
    STATS.write_text(json.dumps(narrowed(json.loads(WHOLE.read_text()))))
    for start in range(0, number, AT_ONCE):
        step("Trying mutants", *run, *chosen[start : start + AT_ONCE], environment=environment)
        tried = verdicts(MUTANTS.rglob("*.meta"))
        print(f"Of the first {min(start + AT_ONCE, number)}:")
        print(table({name: tried[name] for name in chosen[: start + AT_ONCE]}), flush=True)
    STATS.write_bytes(WHOLE.read_bytes())
    if again := survivors(chosen):
        step("Trying what survived", *run, *again, environment=environment)
        tried = verdicts(MUTANTS.rglob("*.meta"))
        print(f"Of {number}, after every test that comes there:")
        print(table({name: tried[name] for name in chosen}))
        print("\n".join(survivors(chosen)))


def survivors(chosen: Sequence[str]) -> list[str]:
    tried = verdicts(MUTANTS.rglob("*.meta"))
    return [name for name in chosen if tried[name] == 0]


def verdicts(files: Iterable[Path]) -> dict[str, int | None]:
    """How the tests of every mutant ended; None where it was not tried."""
    return {
        name: code
        for file in files
        for name, code in json.loads(file.read_text())["exit_code_by_key"].items()
    }


def narrowed(stats: dict[str, Any]) -> dict[str, Any]:
    """Which tests come where, without the long ones and never more than some sixty."""
    took: dict[str, float] = stats["duration_by_test"]
    reached: dict[str, list[str]] = stats["tests_by_mangled_function_name"]
    places = Counter(test for tests in reached.values() for test in tests)

    def few(tests: Sequence[str]) -> list[str]:
        quick = sorted(
            (test for test in tests if took[test] < QUICK), key=lambda test: (places[test], took[test])
        )
        if not quick:
            return sorted(tests, key=lambda test: took[test])[:3]
        rest = quick[NEAREST:]
        return quick[:NEAREST] + rest[:: max(1, len(rest) // OTHERS)][:OTHERS]

    return stats | {"tests_by_mangled_function_name": {name: few(tests) for name, tests in reached.items()}}


def table(found: Mapping[str, int | None]) -> str:
    """How many of each game's came to what."""
    counts: dict[str, Counter[str]] = {}
    for name, code in found.items():
        verdict = "not tried" if code is None else VERDICTS.get(code, "noticed")
        for row in (name.split(".")[2], "all together"):
            counts.setdefault(row, Counter())[verdict] += 1
    lines = [f"{'':12}" + "".join(f"{column:>13}" for column in COLUMNS)]
    for row, count in sorted(counts.items(), key=lambda item: (item[0] == "all together", item[0])):
        lines.append(f"{row:12}" + "".join(f"{count[column]:>13}" for column in COLUMNS))
    return "\n".join(lines)
