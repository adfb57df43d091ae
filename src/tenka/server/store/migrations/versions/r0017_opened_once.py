"""Which request opened a table, and what is asked about tables when people or games are deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("request_key", sa.Text))
    op.create_index("tables_by_request", "tables", ["created_by", "request_key"], unique=True)
    op.create_index("tables_by_rematch", "tables", ["rematch_of"])
