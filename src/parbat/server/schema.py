"""The tables of the database as they are now; the migrations tell how they came to be so."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    false,
    true,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    # Of an account: its name, the key by which no second one looks the same, the password's hash.
    Column("account", String(24)),
    Column("account_key", String(120), unique=True),
    Column("password", String(200)),
)

sessions = Table(
    "sessions",
    metadata,
    # Who reads the database can not take over a session: the token itself is not kept.
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("agent", String(120), nullable=False, server_default=""),
    Index("sessions_by_person", "person_id"),
    Index("sessions_by_seen", "seen"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # Name, version and checksum of the word list, for a game that is played with one.
    Column("lexicon", JSON),
    # The whole file of somebody's own board, so that the game needs no file.
    Column("board", JSON),
    Column("public", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("owner_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("state", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("changed", Float, nullable=False),
    # The same without what is a secret, such as that somebody has chosen: it may be told.
    Column("noticed", Float, nullable=False, server_default="0"),
    Column("rematch_id", String(32), ForeignKey("tables.id")),
    Column("by_hand", Boolean, nullable=False, server_default=false()),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("pace", JSON),
    Column("stand_in", String(40), nullable=False),
    Column("clock", JSON),
    Column("proposal", JSON),
    # When the clock runs out; null while none runs.
    Column("due", Float),
    Index("tables_by_due", "due"),
    Index("tables_by_owner", "owner_id"),
    Index("tables_by_state", "state", "public", "noticed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("name", String(40)),
    # Kept for the people of the game before.
    Column("offered_id", String(32), ForeignKey("people.id")),
    Index("seats_by_person", "person_id"),
    Index("seats_by_offered", "offered_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    # The guard against double moves: whoever comes second finds the version taken.
    Column("version", Integer, primary_key=True),
    Column("actor", String(8), nullable=False),
    Column("do", String(4000), nullable=False),
    Column("t", Float, nullable=False),
    Column("person_id", String(32), ForeignKey("people.id")),
    Column("command", String(64)),
    # The same command is never carried out twice.
    Index("entries_by_command", "table_id", "person_id", "command", unique=True),
    Index("entries_by_person", "person_id"),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person_id", String(32), ForeignKey("people.id")),
    Column("text", String(500), nullable=False),
    Column("said", Float, nullable=False),
    Column("command", String(64), nullable=False),
    Index("messages_by_command", "table_id", "person_id", "command", unique=True),
    Index("messages_by_person", "person_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id")),
    Column("told", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Index("reports_by_person", "person_id"),
)

# The server's pulse, one row, and the times it did not beat: clocks stand still then.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("beat", Float, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
