"""What every game's actions have in common."""

from __future__ import annotations

from abc import abstractmethod

import msgspec


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something an actor does: small, typed, immutable.

    An action round-trips through its ``text`` (``game.parse_action``) and through JSON
    (``to_json`` and ``game.action_from_json``).
    """

    @property
    @abstractmethod
    def text(self) -> str:
        """The canonical text, as records and command lines write it."""

    @classmethod
    def word(cls) -> str:
        """Return the word with which the texts of this kind begin."""
        return str(cls.__struct_config__.tag)

    def to_json(self) -> bytes:
        """Return the action as a JSON object, its ``kind`` first."""
        return msgspec.json.encode(self)

    def __str__(self) -> str:
        return self.text
