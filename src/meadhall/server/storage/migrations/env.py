"""Alembic's entry point: the database hands its connection over."""

from alembic import context

from meadhall.server.storage.schema import metadata

context.configure(context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
