"""What a table says, as Structs: built here, encoded as they are, and documented by their own schemas."""

from typing import Annotated, Any, Final

import msgspec

SCHEMAS: Final = "#/components/schemas/"  # where the OpenAPI document has every type, by its name


class Message(msgspec.Struct, frozen=True):
    """Something the server says. Every field is always sent, those with a default too; only
    what may be unset may be absent."""


Sentence = Annotated[
    str | msgspec.UnsetType, msgspec.Meta(description="A sentence, where words were asked for: `words=en`.")
]
Figures = Annotated[
    dict[str, Any],
    msgspec.Meta(description="What the game's sentences say of its components, by their names there."),
]
Yes = Annotated[bool, msgspec.Meta(extra_json_schema={"const": True})]
No = Annotated[bool, msgspec.Meta(extra_json_schema={"const": False})]
