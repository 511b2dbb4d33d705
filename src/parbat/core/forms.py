"""Actions of which there are too many to list: a form says what they are put together from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from parbat.core.actions import Action
from parbat.core.chance import Source
from parbat.core.errors import IllegalAction


class Parts(msgspec.Struct, frozen=True, tag_field="form"):
    """What the actions of a form can be put together from now, for whoever builds one."""


class Form(ABC):
    """One kind of action that a seat may take now, beside those of its legal list.

    No action of this kind stands in the list. A form speaks for one seat in one state and must not
    be used after anything has happened.
    """

    kind: type[Action]
    lasting: ClassVar[bool] = False
    """Whether an action of it is still what was meant after others have acted, while the form is
    offered and nothing was revealed."""

    @property
    @abstractmethod
    def parts(self) -> Parts:
        """What there is to put together, as far as the seat may know."""

    def read(self, text: str) -> Action | None:
        """Return the action that a person means by something shorter than its text, if any.

        It may be one that is refused.
        """
        return None

    @abstractmethod
    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why an action of this kind would not be accepted, or ``None`` if it would."""

    def preview(self, action: Action) -> Parts | None:
        """Return what an action would bring if it were accepted, as far as the seat can know.

        It is ``None`` where that cannot be told, as of an action that is nonsense.
        """
        return None

    @abstractmethod
    def sample(self, source: Source) -> Action | None:
        """Return some action that would be accepted, or ``None`` if none was found.

        Each may come up, but not each as often as any other.
        """
