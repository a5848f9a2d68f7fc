"""Writes src/net/types.ts: the types of everything the server says and hears, from its OpenAPI document.

python web/api_types.py          writes the file
python web/api_types.py --check  says whether it is up to date
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from starboard.server.app import make_app
from starboard.server.settings import Settings

FILE = Path(__file__).parent / "src" / "net" / "types.ts"
HEAD = "/** What the server says and hears: written by web/api_types.py from its OpenAPI document. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def definitions() -> dict[str, Any]:
    """The schemas of the OpenAPI document: requests, answers, and the messages of the sockets."""
    with tempfile.TemporaryDirectory() as folder:
        document = make_app(Settings(data=Path(folder))).openapi()
    return dict(document["components"]["schemas"])


def typescript(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(typescript(one) for one in schema[key]))
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        return mapping(schema)
    return PLAIN.get(schema.get("type", ""), "unknown")


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(item) for item in schema['prefixItems'])}]"
    inner = typescript(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def mapping(schema: dict[str, Any]) -> str:
    extra = schema.get("additionalProperties")
    value = typescript(extra) if isinstance(extra, dict) and extra else "unknown"
    return f"Record<string, {value}>"


def quoted(value: object) -> str:
    return (
        str(value).lower()
        if isinstance(value, bool)
        else f'"{value}"'
        if isinstance(value, str)
        else str(value)
    )


def declared(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {typescript(schema)};"
    required = schema.get("required", [])
    lines = [f"/** {' '.join(schema['description'].split())} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        if inner.get("description"):
            lines.append(f"  /** {inner['description']} */")
        optional = field not in required and "const" not in inner
        lines.append(f"  {field}{'?' if optional else ''}: {typescript(inner)};")
    return "\n".join([*lines, "}"])


def written() -> str:
    schemas = definitions()
    command = [name for name in sorted(schemas) if "do" in schemas[name].get("properties", {})]
    parts = [declared(name, schema) for name, schema in sorted(schemas.items())]
    parts.append(f"export type Command = {' | '.join(command)};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(
            None if FILE.exists() and FILE.read_text("utf-8") == written() else f"{FILE.name} is out of date."
        )
    FILE.write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
