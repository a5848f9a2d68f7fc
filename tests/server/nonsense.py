"""Messages that fit a schema, nearly fit it, or fit nothing."""

import json
import random
from typing import Any

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    1e308,
    2**63,
    "",
    "x" * 500,
    "\u0000",
    "𝕏\u202e",
    [],
    {},
    [[]],
    {"a": {}},
]


class Nonsense:
    """A generator over a JSON Schema; `twist` is how often a value is replaced by something odd."""

    def __init__(self, schema: dict[str, Any], seed: int, twist: float = 0.08) -> None:
        self.schema = schema
        self.definitions = schema.get("$defs", {})
        self.random = random.Random(seed)
        self.twist = twist

    def message(self) -> Any:
        return self.value(self.schema)

    def text(self) -> str:
        """As it would be sent; sometimes cut off, sometimes no JSON at all."""
        chance = self.random.random()
        if chance < 0.04:
            return "".join(chr(self.random.randrange(32, 0x2FF)) for _ in range(self.random.randrange(40)))
        if chance < 0.08:
            return json.dumps(self.random.choice(ODD))
        text = json.dumps(self.message())
        return text[: self.random.randrange(len(text))] if chance < 0.12 else text

    def value(self, schema: dict[str, Any]) -> Any:
        if self.random.random() < self.twist:
            return self.random.choice(ODD)
        if "$ref" in schema:
            return self.value(self.definitions[schema["$ref"].rsplit("/", 1)[-1]])
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.value(self.random.choice(schema[several]))
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        return self.plain(schema)

    def plain(self, schema: dict[str, Any]) -> Any:
        kind = schema.get("type")
        if kind == "object":
            return self.table(schema)
        if kind == "array":
            items = schema.get("prefixItems") or [schema.get("items", {})] * self.random.choice((1, 1, 2, 5))
            return [self.value(item) for item in items]
        if kind in ("integer", "number"):
            return self.random.choice(
                (0, 1, 2, 3, 7, 12, 40, schema.get("minimum", 0), schema.get("maximum", 99))
            )
        if kind == "boolean":
            return self.random.random() < 0.5
        if kind == "null":
            return None
        return self.random.choice(
            ("a", "easy", "best", "wheel", "colonies", "move", "rotate", "nonce-nonce", "hello there")
        )

    def table(self, schema: dict[str, Any]) -> dict[str, Any]:
        needed = schema.get("required", [])
        made = {
            name: self.value(inner)
            for name, inner in schema.get("properties", {}).items()
            if self.random.random() < (0.97 if name in needed else 0.5)
        }
        if self.random.random() < self.twist or not schema.get("properties"):
            made[self.random.choice(("piece", "from", "to", "seat", "players", "extra"))] = (
                self.random.choice(ODD)
            )
        return made
