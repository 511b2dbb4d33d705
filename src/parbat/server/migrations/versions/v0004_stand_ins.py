"""Every table has a computer player to go on for who leaves, the earliest ones too."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Name the one that a new table of the only game there was would have had."""
    op.execute("UPDATE tables SET stand_in = 'greedy' WHERE stand_in IS NULL")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("stand_in", existing_type=sa.String(40), nullable=False)
