"""Who may play in a tournament, who was removed from it, and from where players have come."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("entry", sa.JSON(none_as_null=True)))
    op.add_column("tournaments", sa.Column("removed", sa.JSON(none_as_null=True)))
    op.add_column("tournament_players", sa.Column("origin", sa.JSON(none_as_null=True)))
