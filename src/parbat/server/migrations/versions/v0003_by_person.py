"""What somebody has is found without reading everything: for logging in, leaving, deleting."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make an index for each column that names a person and had none."""
    op.create_index("tables_by_owner", "tables", ["owner_id"])
    op.create_index("seats_by_offered", "seats", ["offered_id"])
    op.create_index("entries_by_person", "entries", ["person_id"])
    op.create_index("messages_by_person", "messages", ["person_id"])
    op.create_index("reports_by_person", "reports", ["person_id"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
