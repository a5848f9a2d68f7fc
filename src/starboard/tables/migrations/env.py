"""What alembic runs: migrations over the connection that the program gives it."""

from alembic import context
from sqlalchemy import Connection

from starboard.tables.schema import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
