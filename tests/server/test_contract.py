"""The document is made of the Structs themselves: what games declare, what is read, what is said."""

from typing import Any, Literal, NamedTuple

import msgspec

from starboard.server.app import contract
from starboard.server.document import HEADER
from starboard.server.schemas import of_games, schemas_of
from starboard.tables.messages import SCHEMAS
from tests.server.running import Client


class Pile(msgspec.Struct):
    count: int


class Lifted(msgspec.Struct, tag="lifted", tag_field="kind"):
    pile: Pile
    high: Literal["a little", "a lot"] = "a little"


class Dropped(msgspec.Struct, tag="dropped", tag_field="kind"):
    seat: int


class Lift(msgspec.Struct, tag="lift", tag_field="kind"):
    """Lift it."""


class DumbbellView(msgspec.Struct, tag="dumbbell", tag_field="game"):
    piles: list[Pile]


class DumbbellOutlook(msgspec.Struct):
    effects: dict[int, list[Lifted | Dropped]]
    forecasts: list[Dropped] = []


class Types(NamedTuple):
    view: Any = DumbbellView
    event: Any = Lifted | Dropped
    choice: Any = Lift
    outlook: Any = DumbbellOutlook


def ref(name: str) -> dict[str, str]:
    return {"$ref": SCHEMAS + name}


def test_what_a_game_declares_carries_its_name_and_is_told_apart_by_tag() -> None:
    found = of_games({"dumbbell": Types()})
    assert found["DumbbellEvent"]["discriminator"] == {
        "propertyName": "kind",
        "mapping": {"lifted": f"{SCHEMAS}DumbbellLifted", "dropped": f"{SCHEMAS}DumbbellDropped"},
    }
    assert found["DumbbellLifted"]["properties"]["pile"] == ref("DumbbellPile")
    assert found["DumbbellChoice"] == ref("DumbbellLift")
    assert found["DumbbellView"]["properties"]["piles"]["items"] == ref("DumbbellPile")
    assert not {"Pile", "Lifted", "DumbbellDumbbellView"} & found.keys()


def test_any_game_may_say_what_one_of_them_declares() -> None:
    found = of_games({"dumbbell": Types(), "barbell": Types(view=Lift)})
    assert found["AnyEvent"]["oneOf"] == [ref("DumbbellEvent"), ref("BarbellEvent")]
    assert found["AnyView"]["discriminator"]["mapping"]["dumbbell"] == f"{SCHEMAS}DumbbellView"
    assert found["AnyForecast"] == {"anyOf": [ref("DumbbellDropped"), ref("BarbellDropped")]}


def test_what_is_said_is_said_whole_and_what_is_heard_may_be_left_out() -> None:
    _, said = schemas_of([Lifted], said=True)
    _, heard = schemas_of([Lifted], said=False)
    assert said["Lifted"]["required"] == ["kind", "pile", "high"]
    assert heard["Lifted"]["required"] == ["kind", "pile"]


def test_every_reference_of_the_document_leads_somewhere() -> None:
    document = contract().document
    names = {reference.removeprefix(SCHEMAS) for reference in references(document)}
    assert names <= document["components"]["schemas"].keys()
    assert {"FromClient", "ToClient", "ToFeed"} <= document["components"]["schemas"].keys()


def references(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
        return own + [found for value in schema.values() for found in references(value)]
    return [found for value in schema for found in references(value)] if isinstance(schema, list) else []


def test_every_route_says_what_it_answers_with_and_reads() -> None:
    for path, operations in contract().document["paths"].items():
        for method, operation in operations.items():
            good = next(answer for status, answer in operation["responses"].items() if status < "300")
            assert good["content"]["application/json"]["schema"], f"{method} {path}"
            assert operation["responses"]["422"]["content"]["application/json"]["schema"] == ref("Refusal")


def test_what_will_go_is_marked() -> None:
    """It stays within a major version: docs/stability.md."""
    schemas = contract().document["components"]["schemas"]
    assert schemas["KeyInfo"]["properties"]["seat"]["deprecated"]


def test_the_version_is_another_one_when_anything_is() -> None:
    one, other = contract(), contract()
    assert one.version == other.version
    changed = contract()
    changed.core["components"]["schemas"]["Person"]["properties"]["age"] = {"type": "integer"}
    assert changed.version != one.version
    assert one.differs(changed.version) and not one.differs(one.version) and not one.differs(None)


# -- a page of another version -----------------------------------------------------------------------

OLD = "0123456789ab"


async def test_every_answer_says_which_contract_is_spoken(ann: Client) -> None:
    answer = await ann.http.get("/server")
    assert answer.headers[HEADER] == answer.json()["contract"] == contract().version


async def test_a_page_of_another_version_is_told_so_first_and_served_as_far_as_it_can_be_read(
    ann: Client,
) -> None:
    table = (await ann.open("wheel", "me easy"))["table"]
    async with ann.socket(f"/tables/{table}/socket?contract={OLD}") as socket:
        assert await socket.next() == {"type": "hello", "contract": contract().version, "current": False}
        assert (await socket.next())["type"] == "state"
        assert (await socket.do("chat", text="still here"))["ok"]
        await socket.send(type="command", client="page", number=9, command={"do": "chat", "txt": "hi"})
        refused = (await socket.until("refused"))["refusal"]
        assert refused["reason"] == "outdated" and "reload" in refused["sentence"]
    async with ann.socket(f"/feed/socket?contract={contract().version}") as socket:
        assert (await socket.next())["current"]


async def test_over_http_too(ann: Client) -> None:
    ann.http.headers[HEADER] = OLD
    await ann.open("wheel", "me easy")
    refused = await ann.post("/tables", {"gme": "wheel"}, 409)
    assert refused["reason"] == "outdated" and "reload" in refused["sentence"]
    ann.http.headers[HEADER] = contract().version
    assert (await ann.post("/tables", {"gme": "wheel"}, 422))["reason"] == "bad-request"
