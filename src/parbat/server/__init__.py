"""The online table: people, tables, the live channel and their storage."""
