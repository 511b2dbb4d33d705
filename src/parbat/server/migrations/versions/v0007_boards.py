"""A table may be played on a board of somebody's own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Let the tables that there are be played on the boards that come with Parbat."""
    op.add_column("tables", sa.Column("board", sa.JSON))
