# mypyc: skip
"""What leaves a game and comes in several kinds: each kind a Struct of its own, told apart by its tag."""

from typing import Any

import msgspec


class Tagged(msgspec.Struct, tag_field="kind", frozen=True):
    """The base of events, choices, goals and forecasts. JSON has the tag as `kind` beside the fields."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def parts(self) -> dict[str, Any]:
        """The fields by their names in JSON, without those that say nothing: what sentences are made of."""
        fields = msgspec.to_builtins(self)
        return {name: value for name, value in fields.items() if name != "kind" and value is not None}
