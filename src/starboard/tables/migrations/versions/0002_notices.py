"""Notices: who wants to hear by mail or webhook that it is their turn"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("sent", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notices")),
    )


def downgrade() -> None:
    op.drop_table("notices")
