"""Rows of the database and what they hold: how each is written, and read."""

from typing import Any, Final

import msgspec
from sqlalchemy import Row

from starboard.tables.schema import (
    INVITATIONS,
    KEYS,
    MEMBERS,
    NOTICES,
    PEOPLE,
    RECEIPTS,
    RESULTS,
    SNAPSHOTS,
    TABLES,
)
from starboard.tables.storage import (
    Batch,
    Invitation,
    Key,
    Member,
    NoticeRow,
    PersonRow,
    Receipt,
    ResultRow,
    Snapshot,
    TableRow,
)

encode: Final = msgspec.json.Encoder().encode


def latest(batches: list[Batch], name: str, values: Any) -> list[dict[str, Any]]:
    """The rows of one kind; where several have one key, only the last, since one statement writes all."""
    rows: dict[tuple[Any, ...], dict[str, Any]] = {}
    for batch in batches:
        for item in getattr(batch, name):
            key, row = values(item)
            rows.pop(key, None)
            rows[key] = row
    return list(rows.values())


Values = tuple[tuple[Any, ...], dict[str, Any]]


def table_values(row: TableRow) -> Values:
    return (row.id,), msgspec.to_builtins(row, builtin_types=(bytes,))


def snapshot_values(row: Snapshot) -> Values:
    values = {"number": row.number, "base_at": row.base_at, "version": row.version}
    return (row.table, row.number), {"table_id": row.table, **values, "body": encode(row.body)}


def receipt_values(row: Receipt) -> Values:
    values = {"person": row.person, "client": row.client, "number": row.number, "answer": _text(row.answer)}
    return (row.table, row.person, row.client, row.number), {"table_id": row.table, **values}


def member_values(row: Member) -> Values:
    values = {"person": row.person, "plays": row.plays, "may_sit": row.may_sit, "may_watch": row.may_watch}
    return (row.table, row.person), {"table_id": row.table, **values, "seen": _text(row.seen)}


def person_values(row: PersonRow) -> Values:
    return (row.id,), {**msgspec.to_builtins(row), "about": _text(row.about)}


def key_values(row: Key) -> Values:
    values = msgspec.to_builtins(row)
    values["table_id"] = values.pop("table")
    return (row.hash,), values


def invitation_values(row: Invitation) -> Values:
    values = {"person": row.person, "table_id": row.table, "by_person": row.by, "at": row.at}
    return (row.person, row.table), values


def result_values(row: ResultRow) -> Values:
    values = {"seat": row.seat, "person": row.person, "game": row.game, "ended": row.ended}
    return (row.table, row.seat), {"table_id": row.table, **values, "body": _text(row.body)}


def notice_values(row: NoticeRow) -> Values:
    return (row.person,), msgspec.to_builtins(row)


UPSERTS: Final = (
    (TABLES, "tables", table_values),
    (SNAPSHOTS, "snapshots", snapshot_values),
    (RECEIPTS, "receipts", receipt_values),
    (MEMBERS, "members", member_values),
    (PEOPLE, "people", person_values),
    (KEYS, "keys", key_values),
    (INVITATIONS, "invitations", invitation_values),
    (RESULTS, "results", result_values),
    (NOTICES, "notices", notice_values),
)


def _text(value: Any) -> str:
    return encode(value).decode()


def read_table(row: Row[Any]) -> TableRow:
    return TableRow(
        row.id, row.game, row.status, row.host, row.watch, row.clocked, row.created, row.touched, row.seed
    )


def read_snapshot(row: Row[Any]) -> Snapshot:
    return Snapshot(row.table_id, row.number, row.base_at, row.version, msgspec.json.decode(row.body))


def read_receipt(row: Row[Any]) -> Receipt:
    return Receipt(row.table_id, row.person, row.client, row.number, msgspec.json.decode(row.answer))


def read_person(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.created, row.seen, row.banned, msgspec.json.decode(row.about))


def read_result(row: Row[Any]) -> ResultRow:
    return ResultRow(row.table_id, row.seat, row.person, row.game, row.ended, msgspec.json.decode(row.body))


def read_member(row: Row[Any]) -> Member:
    seen = msgspec.json.decode(row.seen)
    return Member(row.table_id, row.person, row.plays, row.may_sit, row.may_watch, seen)


def read_key(row: Row[Any]) -> Key:
    return Key(row.hash, row.kind, row.created, row.person, row.table_id, row.seat, row.expires, row.label)


def read_invitation(row: Row[Any]) -> Invitation:
    return Invitation(row.person, row.table_id, row.by_person, row.at)


def read_notice(row: Row[Any]) -> NoticeRow:
    return NoticeRow(**row._mapping)
