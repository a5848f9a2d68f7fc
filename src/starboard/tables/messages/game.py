"""What a game says, passed on as it is.

No message knows a game. A field that holds something of a game's own has one of these types: any Struct of
that kind when it runs, and in the OpenAPI document a reference to what the games there declare.
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from starboard.kernel.choices import Choice
from starboard.kernel.events import Event
from starboard.kernel.outlook import Forecast, Outlook
from starboard.kernel.view import View
from starboard.tables.messages import SCHEMAS

if TYPE_CHECKING:
    AnyView = View
    AnyEvent = Event
    AnyChoice = Choice
    AnyOutlook = Outlook[Any, Any, Any]
    AnyForecast = Forecast
    AnyTerm = Any
    AnyProposals = msgspec.Struct
    AnyBargain = msgspec.Struct
else:
    AnyView = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyView"})]
    AnyEvent = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyEvent"})]
    AnyChoice = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyChoice"})]
    AnyOutlook = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyOutlook"})]
    AnyForecast = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyForecast"})]
    AnyTerm = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyTerm"})]
    AnyProposals = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyProposals"})]
    AnyBargain = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": f"{SCHEMAS}AnyBargain"})]
