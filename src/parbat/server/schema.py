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
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # Who reads the database can not take over a session: the token itself is not kept.
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("owner_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("state", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("changed", Float, nullable=False),
    Column("rematch_id", String(32), ForeignKey("tables.id")),
    Index("tables_by_state", "state", "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("name", String(40)),
    Index("seats_by_person", "person_id"),
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
)
