"""Who has asked for an analysis, and which server is making it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("asker", sa.JSON(none_as_null=True)))
    op.add_column("analyses", sa.Column("held_until", sa.Double))
    op.create_index("ix_analyses_held_until", "analyses", ["held_until"])
