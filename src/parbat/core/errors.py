"""Everything that can be wrong with what a caller hands in.

An error carries a code and data, never a sentence: sentences stand in the message catalogues and
are made for the reader's language by ``parbat.texts``.
"""

from __future__ import annotations


class ParbatError(Exception):
    """Something is wrong with the input: ``code`` names what, ``data`` says with which values."""

    def __init__(self, code: str, **data: object) -> None:
        """Keep the code, such as ``nanga_parbat.trap.once``, and the values of its sentence."""
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.data.items())])


class IllegalAction(ParbatError):
    """The action may not be taken here; the code names the rule it breaks."""


class BadText(IllegalAction):
    """The text is no action at all."""


class BadOption(ParbatError):
    """An option is unknown, has a value it cannot take, or does not go with another."""


class BadBoard(ParbatError):
    """A board file does not describe a board."""


class BadRecord(ParbatError):
    """A record cannot be read or does not hold."""


class BadPosition(ParbatError):
    """A text does not describe a position that can occur."""


class BadFile(ParbatError):
    """A file cannot be read or written."""


class UnknownName(ParbatError):
    """There is no game or computer player of that name."""
