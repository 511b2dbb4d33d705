"""From a table to its match, and from steps to the rows that are stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parbat.core.chance import Seed
from parbat.core.match import Match
from parbat.core.record import Chance, Record, Seat
from parbat.core.replay import open_match
from parbat.games import find_game
from parbat.server.boards import on_board
from parbat.server.names import NOBODY
from parbat.server.story import Step
from parbat.server.tables import OPEN, Chair, Row, Table


def match_of(table: Table) -> Match:
    """Return the match of a table before its first entry; while it is open without a seed."""
    game = on_board(find_game(table.game), table.board)
    if table.lexicon is not None:
        # The list may have been replaced since, and then it is not the one that was played with.
        game = game.with_lexicon(table.lexicon)
    # Where a computer player only plays on for somebody, the log says since when.
    seats = [
        Seat(name=chair.name or "", bot=None if _is_persons(chair) else chair.bot)
        for chair in table.chairs
    ]
    if table.state == OPEN:
        return Match(game, table.options, seats)
    seed = Seed.from_hex(table.seed)
    record = Record(
        game=table.game,
        rules=table.rules,
        options=dict(table.options),
        seats=seats,
        chance=Chance(seed.commitment),
        log=[],
    )
    return open_match(game, record, seed)


def _is_persons(chair: Chair) -> bool:
    return chair.person_id is not None or chair.name == NOBODY


def rows_of(first: int, steps: Sequence[Step], command: tuple[str, str] | None = None) -> list[Row]:
    """Return steps as rows from a version on; the first was made by a person's command."""
    rows = [
        Row(version, step.entry)
        for version, step in enumerate(steps, start=first)
        if step.entry is not None
    ]
    if command is not None:
        rows[0] = Row(first, rows[0].entry, *command)
    return rows


def numbered(chairs: Sequence[Chair]) -> list[str]:
    """Return the names at a table; those that several have get a number."""
    names = [chair.name or "" for chair in chairs]
    often, count = Counter(names), Counter[str]()
    told: list[str] = []
    for name in names:
        count[name] += 1
        told.append(f"{name} {count[name]}" if often[name] > 1 else name)
    return told
