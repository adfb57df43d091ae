"""Run by Alembic itself: where it is to work, and in whose transaction."""

from alembic import context

from tenka.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
