"""Writes what this version stores, once for each release: `python -m tests.stored.releases`."""

import asyncio
import sys

import starboard
from tests.stored.releases.writing import write_release

print(f"{asyncio.run(write_release(starboard.__version__, *sys.argv[1:]))} is written.")
