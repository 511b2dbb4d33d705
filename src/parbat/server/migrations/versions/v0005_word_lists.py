"""A table knows which words it is played with, whatever becomes of the list."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Let the tables that there are be played with the list of that name as it is."""
    op.add_column("tables", sa.Column("lexicon", sa.JSON))
