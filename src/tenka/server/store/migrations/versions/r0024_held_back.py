"""How often somebody has held back a nonce that they had sealed."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("people", sa.Column("held_back", sa.Integer, nullable=False, server_default="0"))
