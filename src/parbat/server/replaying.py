"""A record played again, every step of it ready to be looked at."""

from __future__ import annotations

from typing import Final

import msgspec

from parbat.core.record import Record, parse_record
from parbat.core.replay import open_match, steps
from parbat.games import find_game
from parbat.server.errors import TooLarge
from parbat.server.story import Reader, Step, Story
from parbat.server.tables import OVER, PLAYING
from parbat.server.wire import Replayed, SeatInfo, TableInfo
from parbat.texts import catalogue

MOST_STEPS: Final = 2000


def replayed(data: bytes, language: str) -> bytes:
    """Return, as JSON, every step of a record for somebody who looks on.

    Raises ``BadRecord`` for what is no record or does not hold, ``TooLarge`` for a log whose
    steps would fill the memory.
    """
    record = parse_record(data)
    if len(record.log) > MOST_STEPS:
        raise TooLarge("record.steps", limit=MOST_STEPS)
    match = open_match(find_game(record.game), record)
    story, reader = Story(match), Reader()
    for index, events in steps(match, record.log):
        story.steps.append(Step(match.log[index], events, match.state.copy(), {}))
    texts = catalogue(language, record.game)
    items = list(story.told(reader, texts))
    missing = match.game.missing(match.options)
    remarks = [] if missing is None else [texts.say(missing)]
    return msgspec.json.encode(Replayed(items, _table(record, story, match.options), remarks))


def _table(record: Record, story: Story, options: dict[str, bool | int | str]) -> TableInfo:
    state = story.steps[-1].state
    return TableInfo(
        id="",
        game=record.game,
        options=options,
        state=PLAYING if state.outcome is None else OVER,
        public=False,
        owner=False,
        secret=None,
        your_seats=[],
        seats=[
            SeatInfo(
                seat=seat,
                kind="person" if who.bot is None else "bot",
                name=who.name,
                bot=who.bot,
                you=False,
                here=False,
            )
            for seat, who in enumerate(record.seats)
        ],
        version=story.version(Reader()),
        to_act=story.to_act(Reader()),
        outcome=state.outcome,
        created=0.0,
        changed=0.0,
        rematch=None,
    )
