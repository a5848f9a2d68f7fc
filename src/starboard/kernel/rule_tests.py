# mypyc: skip
"""Which tests prove which clause: the index behind `starboard clauses`.

A test names its clauses with `@pytest.mark.rule("AW-17", ...)`, on itself, on a case of its parameters, on
its class, or for a whole class or module with `pytestmark`. In a checkout the tests are read as they stand;
an installed package carries the index that was written when it was built, by this same module.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve()
PACKAGED = HERE.parent.parent / "rule_tests.json"


def rule_tests() -> dict[str, list[str]]:
    """The ids of the tests that prove each clause, by clause id; empty where neither tests nor index are."""
    for root in (HERE.parents[3], Path(sys.prefix).parent):  # running from src; from a checkout's own .venv
        if is_checkout(root):
            return scan(root)
    return dict(json.loads(PACKAGED.read_text("utf-8"))) if PACKAGED.exists() else {}


def is_checkout(root: Path) -> bool:
    return (root / "tests").is_dir() and (root / "src" / "starboard" / "kernel" / HERE.name).is_file()


def scan(root: Path) -> dict[str, list[str]]:
    """The same, read from the files under `root / "tests"`."""
    index: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        text = file.read_text("utf-8")
        if "mark.rule" in text:
            for test, clauses in tests_below(ast.parse(text), file.relative_to(root).as_posix(), []):
                for clause in dict.fromkeys(clauses):
                    index.setdefault(clause, []).append(test)
    return dict(sorted(index.items()))


def tests_below(
    scope: ast.Module | ast.ClassDef, name: str, outer: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """Each test in a module or class with its clauses, those of the scopes around it included."""
    shared = outer + [clause for node in scope.body if is_pytestmark(node) for clause in clauses_in(node)]
    for node in scope.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{name}::{node.name}", shared + decorated(node)
        elif isinstance(node, ast.ClassDef):
            yield from tests_below(node, f"{name}::{node.name}", shared + decorated(node))


def is_pytestmark(node: ast.stmt) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def decorated(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[str]:
    return [clause for decorator in node.decorator_list for clause in clauses_in(decorator)]


def clauses_in(node: ast.AST) -> list[str]:
    """What every `pytest.mark.rule(...)` in this piece of code names."""
    calls = [part for part in ast.walk(node) if isinstance(part, ast.Call) and is_rule_mark(part.func)]
    arguments = [argument for call in calls for argument in call.args]
    return [
        part.value for part in arguments if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def is_rule_mark(node: ast.expr) -> bool:
    return ast.unparse(node) == "pytest.mark.rule"
