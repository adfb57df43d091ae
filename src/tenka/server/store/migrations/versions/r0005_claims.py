"""After how many seconds of absence a game may be claimed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("claim_after", sa.Double))
