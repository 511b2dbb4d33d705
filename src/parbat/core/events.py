"""What happened, as data. Logs and animations are made from events in the reader's language."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from parbat.core.actors import Viewer


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """One thing that happened.

    ``audience`` holds the seats that may know of it, ``None`` in it standing for spectators; an
    event without an audience is for everybody. Where some see more than others there are two
    events, one for each audience. ``reveals`` marks the kinds of event that show somebody
    something new: no action can be undone once such an event has followed it.
    """

    reveals: ClassVar[bool] = False

    audience: frozenset[Viewer] | None = None

    def is_for(self, viewer: Viewer) -> bool:
        """Return whether a seat, or a spectator (``None``), may know of this event."""
        return self.audience is None or viewer in self.audience
