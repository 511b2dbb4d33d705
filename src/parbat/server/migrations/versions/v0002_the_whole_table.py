"""Accounts, clocks, chat, proposals, and what the server itself keeps."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for accounts, clocks, chat, proposals, reports and the server's pulse."""
    _people()
    _tables()
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("said", sa.Float, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
    )
    op.create_index(
        "messages_by_command", "messages", ["table_id", "person_id", "command"], unique=True
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def _people() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("account", sa.String(24)))
        people.add_column(sa.Column("account_key", sa.String(120)))
        people.add_column(sa.Column("password", sa.String(200)))
        people.create_unique_constraint("people_by_account", ["account_key"])
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
        sessions.add_column(sa.Column("agent", sa.String(120), nullable=False, server_default=""))
    op.execute("UPDATE sessions SET seen = created")
    op.create_index("sessions_by_person", "sessions", ["person_id"])


def _tables() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sa.Column("by_hand", sa.Boolean, nullable=False, server_default=sa.false())
        )
        tables.add_column(sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
        tables.add_column(sa.Column("pace", sa.JSON))
        tables.add_column(sa.Column("stand_in", sa.String(40)))
        tables.add_column(sa.Column("clock", sa.JSON))
        tables.add_column(sa.Column("proposal", sa.JSON))
        tables.add_column(sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("offered_id", sa.String(32)))
        seats.create_foreign_key("seats_offered", "people", ["offered_id"], ["id"])
