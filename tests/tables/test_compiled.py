"""The modules of the tables that are compiled: there, and without what compiling would take the types of."""

import ast

import pytest

import hatch_build


@pytest.mark.parametrize("module", hatch_build.TABLES.modules)
def test_a_compiled_module_declares_no_struct(module: str) -> None:
    tree = ast.parse((hatch_build.STARBOARD / module).read_text("utf-8"))
    bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    assert not [base for base in bases if "Struct" in ast.unparse(base) or "Message" in ast.unparse(base)]
