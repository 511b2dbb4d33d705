"""Taking back at a table: a reader counts their own steps in ``undo N``, the log counts all.

The number of the log would tell a reader how many steps there were that the reader never saw.
"""

from __future__ import annotations

from parbat.core.errors import IllegalAction
from parbat.server.story import Reader, Story


def is_undo(do: str) -> bool:
    """Return whether an action takes something back."""
    return do.split(" ")[0] == "undo"


def in_log(story: Story, reader: Reader, seat: int, do: str) -> str:
    """Return a reader's action as it goes into the log.

    Raises ``IllegalAction`` for what the seat cannot take back now. In a log an undo may reach
    further, by agreement; here nobody has agreed.
    """
    if not is_undo(do):
        return do
    step = story.steps[-1]
    to = story.back_to(reader, step, seat)
    if to is None or do != f"undo {to}":
        raise IllegalAction("match.nothing_to_undo")
    return f"undo {step.undo[seat]}"
