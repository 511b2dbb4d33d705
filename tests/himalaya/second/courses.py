"""How the second referee waits: courses that say what has to come, and are sent it.

A course yields ``None`` where something has to be told, and is sent the event. It yields an
``Asked`` where somebody has to act, and is sent who entered what.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from parbat.core.actors import Actor
from parbat.core.events import Event


@dataclass(frozen=True)
class Asked:
    """Who has to act, and the legal list; without one, any programme or draw may come."""

    actors: frozenset[Actor]
    texts: Sequence[str] | None = None


Course = Generator[Asked | None, Any, None]
Asking = Generator[Asked | None, Any, str]


def tell(wanted: Event) -> Course:
    """Wait for exactly this event."""
    heard = yield None
    assert heard == wanted, f"{heard} instead of {wanted}"


def ask(seat: int, texts: Sequence[str]) -> Asking:
    """Wait for a seat to enter something that is on the list."""
    by, text = yield Asked(frozenset({seat}), texts)
    assert by == seat
    assert text in texts
    return str(text)
