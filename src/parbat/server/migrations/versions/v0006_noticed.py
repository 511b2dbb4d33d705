"""When a table was last seen to change: what is a secret does not count."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Begin with the last change of every table."""
    op.add_column("tables", sa.Column("noticed", sa.Float, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("changed"), sa.column("noticed"))
    op.execute(sa.update(tables).values(noticed=tables.c.changed))
    op.drop_index("tables_by_state", "tables")
    op.create_index("tables_by_state", "tables", ["state", "public", "noticed"])
