"""What a game says, passed on as it is.

No message knows a game. A field that holds something of a game's own has one of these types: any Struct of
that kind when it runs, and in the OpenAPI document a reference to what the games there declare.
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from starboard.tables.messages import SCHEMAS

if TYPE_CHECKING:
    AnyView = dict[str, Any]
    AnyEvent = dict[str, Any]
    AnyChoice = dict[str, Any]
    AnyOutlook = dict[str, Any]
    AnyForecast = dict[str, Any]
else:
    AnyView = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyView"})]
    AnyEvent = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyEvent"})]
    AnyChoice = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyChoice"})]
    AnyOutlook = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyOutlook"})]
    AnyForecast = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyForecast"})]
