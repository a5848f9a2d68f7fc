"""./starboard bench NAME: one of the benchmarks in this folder."""

import importlib
import os
import sys

NAMES = {
    "engine": "how fast the rules are",
    "search": "how fast bots search, and play greedily",
    "choices": "whether bots choose as in a former revision",
    "peers": "beside other libraries",
    "research": "observations and masks a second, beside other libraries",
    "limit": "beside C",
    "scaling": "on more cores",
    "cluster": "on a Ray cluster",
    "planted": "what the lab finds, and what it does not",
    "calibration": "whether the chances are true that looking back tells",
    "levels": "how long bots think",
    "judged": "what a network knows of a solved game",
    "duels": "one bot among copies of another, and what thinking took",
    "ladder": "how strong bots are, from duels that were kept",
    "characters": "whether characters play as they are said to",
    "starting": "how long the program takes to start",
    "memory": "how much memory things take",
    "load": "how much a server bears",
    "faults": "servers under fire",
    "idle": "what tables cost that nobody plays at",
    "page": "how large and how quick the page is",
    "clicks": "clicks of a turn on the page",
    "growth": "what more people take, up to 100,000 at once",
    "hostile": "what a hostile client can do to a server",
}


def main(arguments: list[str]) -> None:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # programs that are measured start as users start them
    if arguments[:2] == ["engine", "--against"]:
        arguments = arguments[1:]
    if arguments[:1] == ["--against"]:
        importlib.import_module("bench.revisions").main(arguments[1:])
    elif arguments and arguments[0] in NAMES:
        importlib.import_module(f"bench.{arguments[0]}").main(arguments[1:])
    else:
        listed = "; ".join(f"{name} ({what})" for name, what in NAMES.items())
        raise SystemExit(f"bench: name one of: {listed}; or --against REVISION.")


if __name__ == "__main__":
    main(sys.argv[1:])
