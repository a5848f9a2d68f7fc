"""Writes what follows from the fields of a state: `games/NAME/fields.py` from `games/NAME/state.py`.

A field is declared once, in `Position.__init__`; how a clone copies it and what belongs to a position's key
is written from that, as plain code that compiles well. `./starboard tidy` runs this, and the checks see to it
that it was run.
"""

import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOMS = Path(__file__).resolve().parent.parent / "src" / "starboard" / "games"
HELD = ("story", "pack")  # what is there besides the position itself
HEAD = '''"""Written by tools/state_fields.py from the fields in state.py: `./starboard tidy` renews it."""

{hashable}from typing import Final

from starboard.games.{room}.state import Position

FIELDS: Final[tuple[str, ...]] = (
{names}
)
# Lists that clones share.
SHARED: Final[tuple[str, ...]] = ({shared})


def copy_fields(position: Position, twin: Position) -> None:
    """Make `twin`, of the same pack, equal to `position`."""
{copies}
'''
FUTURE = '''

def future(position: Position) -> Hashable:
    """Everything that decides what can come; equal for positions with the same future."""
    return (
{values}
    )
'''


class Field(NamedTuple):
    name: str
    is_list: bool
    shared: bool


def main(arguments: list[str]) -> int:
    stale = []
    for state in sorted(ROOMS.glob("*/state.py")):
        target, text = state.with_name("fields.py"), written(state)
        if not target.exists() or target.read_text("utf-8") != text:
            stale.append(target)
            if "--check" not in arguments:
                target.write_text(text, "utf-8")
    if stale and "--check" in arguments:
        print("out of date:", *(str(path.relative_to(ROOMS.parent)) for path in stale))
    return int(bool(stale and "--check" in arguments))


def written(state: Path) -> str:
    tree = ast.parse(state.read_text("utf-8"))
    fields = declared(tree)
    past = words(tree, "PAST") | words(tree, "DERIVED")
    head = HEAD.format(
        hashable="" if knows_itself(tree) else "from collections.abc import Hashable\n",
        room=state.parent.name,
        names="\n".join(f'    "{field.name}",' for field in fields),
        shared="".join(f'\n    "{field.name}",' for field in fields if field.shared)
        + ("\n" if any(field.shared for field in fields) else ""),
        copies="\n".join(f"    twin.{field.name} = {copied(field)}" for field in fields),
    )
    if knows_itself(tree):
        return head
    return head + FUTURE.format(
        values="\n".join(f"        {value(field)}," for field in fields if field.name not in past)
    )


def knows_itself(tree: ast.Module) -> bool:
    """Does the room say in its own words what decides the future?"""
    names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return "key" in names


def declared(tree: ast.Module) -> list[Field]:
    """The fields of `Position`, as its `__init__` declares them."""
    position = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Position")
    init = next(
        node for node in position.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    )
    found = []
    for node in init.body:
        if isinstance(node, ast.AnnAssign):
            target, kind = ast.unparse(node.target), ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            target, kind = ast.unparse(node.targets[0]), ""
        else:
            continue
        name = target.removeprefix("self.")
        if name not in HELD:
            found.append(Field(name, kind in ("Shared", "list[int]", "vec[i64]"), kind == "Shared"))
    return found


def words(tree: ast.Module, name: str) -> set[str]:
    """The strings of a module's constant, such as PAST; none if it has no such constant."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value:
            return set(ast.literal_eval(node.value))
    return set()


def copied(field: Field) -> str:
    return f"position.{field.name}" + ("[:]" if field.is_list and not field.shared else "")


def value(field: Field) -> str:
    return f"tuple(position.{field.name})" if field.is_list else f"position.{field.name}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
