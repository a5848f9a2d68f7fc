# mypyc: skip
"""The solved wheel as a file, read through mmap, so that processes that read the same one share its memory.

A file is one line of JSON (see `Header`) and then one 16-bit number for each position number, its fate.
"""

import hashlib
import mmap
import os
import sys
import tempfile
from pathlib import Path

import msgspec

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.solver.solution import FORMAT, BadSolution, Header, WheelSolution


def write_solution(solution: WheelSolution, file: Path) -> None:
    """All or nothing: other processes see the whole file or none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            line = msgspec.json.encode(solution.header)
            out.write(line + b" " * (-(len(line) + 1) % 8) + b"\n")  # fates start at a round address
            out.write(solution.fates)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_solution(file: Path, pack: WheelPack) -> WheelSolution:
    """The solution in `file`, its hash checked; a file not seen before is verified by a sample as well."""
    with file.open("rb") as opened:
        if not os.fstat(opened.fileno()).st_size:
            raise BadSolution("solution-empty", file=str(file))
        whole = memoryview(mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ))
    header, start = _read_header(whole, file)
    fates = whole[start:]
    if len(fates) % 2:
        raise BadSolution("solution-cut-short", file=str(file))
    if header.format != FORMAT or header.pack != pack.hash or header.byte_order != sys.byteorder:
        raise BadSolution("solution-for-others", file=str(file))
    if hashlib.sha256(fates).hexdigest() != header.sha256:
        raise BadSolution("solution-hash", file=str(file))
    solution = WheelSolution(header, fates.cast("h"), pack)
    if len(solution.fates) != solution.numbering.size:
        size = solution.numbering.size
        raise BadSolution("solution-size", file=str(file), positions=len(solution.fates), size=size)
    seal = file.with_suffix(".verified")
    if not seal.exists() or seal.read_text() != header.sha256:
        solution.verify()
        seal.write_text(header.sha256)
    return solution


def _read_header(whole: memoryview, file: Path) -> tuple[Header, int]:
    end = bytes(whole[:65_536]).find(b"\n") + 1
    try:
        return msgspec.json.decode(bytes(whole[:end]), type=Header), end
    except msgspec.DecodeError:
        raise BadSolution("no-solution", file=str(file)) from None
