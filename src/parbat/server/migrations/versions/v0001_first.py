"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make people, their sessions, tables, seats and entries."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("owner_id", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rematch_id", sa.String(32), sa.ForeignKey("tables.id")),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40)),
    )
    op.create_index("seats_by_person", "seats", ["person_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("actor", sa.String(8), nullable=False),
        sa.Column("do", sa.String(4000), nullable=False),
        sa.Column("t", sa.Float, nullable=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("command", sa.String(64)),
    )
    op.create_index(
        "entries_by_command", "entries", ["table_id", "person_id", "command"], unique=True
    )
