"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("by_person", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_invitations")),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("expires", sa.Float(), nullable=True),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_keys_person"), ["person"], unique=False)
        batch_op.create_index(batch_op.f("ix_keys_table_id"), ["table_id"], unique=False)

    op.create_table(
        "members",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("plays", sa.Boolean(), nullable=False),
        sa.Column("may_sit", sa.Boolean(), nullable=False),
        sa.Column("may_watch", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_members")),
    )
    with op.batch_alter_table("members", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_members_person"), ["person"], unique=False)

    op.create_table(
        "people",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "receipts",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "client", "number", name=op.f("pk_receipts")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_person"), ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("base_at", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("host", sa.String(length=40), nullable=False),
        sa.Column("watch", sa.String(length=12), nullable=False),
        sa.Column("clocked", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_status_touched", ["status", "touched"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_touched")

    op.drop_table("tables")
    op.drop_table("snapshots")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_person"))

    op.drop_table("results")
    op.drop_table("receipts")
    op.drop_table("people")
    with op.batch_alter_table("members", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_members_person"))

    op.drop_table("members")
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_keys_table_id"))
        batch_op.drop_index(batch_op.f("ix_keys_person"))

    op.drop_table("keys")
    op.drop_table("invitations")
    op.drop_table("entries")
