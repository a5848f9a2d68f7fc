"""The database, as SQLAlchemy knows it. `migrations/` brings older ones to this form."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("host", String(40), nullable=False),
    Column("watch", String(12), nullable=False),
    Column("clocked", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Index("ix_tables_status_touched", "status", "touched"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("base_at", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

RECEIPTS: Final = Table(
    "receipts",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("client", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("answer", Text, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("plays", Boolean, nullable=False),
    Column("may_sit", Boolean, nullable=False),
    Column("may_watch", Boolean, nullable=False),
    Column("seen", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("about", Text, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("person", String(40), nullable=False, index=True),
    Column("table_id", String(40), nullable=False, index=True),
    Column("seat", Integer),
    Column("expires", Float),
    Column("label", String(80), nullable=False),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("by_person", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("body", Text, nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("address", String(254), nullable=False),
    Column("language", String(10), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("code", String(64), nullable=False),
    Column("sent", Float, nullable=False),
)
