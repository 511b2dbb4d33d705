"""A language that nobody speaks, made from English, to find what is not said in one's language.

Its words have accents and are longer, and each message stands in brackets: a text without them did
not come from a catalogue, and a layout that has room for it has room for any language. The browser
client makes the same of its own texts (``web/src/lib/pseudo.ts``).
"""

from __future__ import annotations

from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "xx-pseudo"

_PLAIN: Final = "aeiouyAEIOUYcdlnrstzCDLNRSTZ"
_ACCENTED: Final = "áéíóúýÁÉÍÓÚÝçďłñřšťžÇĎŁÑŘŠŤŽ"
_TIMES: Final = dict.fromkeys("aiouyAIOUY", 2) | dict.fromkeys("eE", 3)
_LETTER: Final = 3  # as long as a single letter can become
_ACCENTS: Final = dict(zip(_PLAIN, _ACCENTED, strict=True))


def longer(text: str) -> str:
    """Return a text with accents, two fifths longer: each vowel stands there twice or more."""
    return "".join(_ACCENTS.get(c, c) * _TIMES.get(c, 1) for c in text)


def bracketed(message: str) -> str:
    """Return a message in its brackets; a single letter, as stands on a piece, goes without."""
    return f"[{message}]" if len(message) > _LETTER else message


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802 (the visitor's own way)
        node.value = longer(node.value)
        return node


def disguised(resource: ast.Resource) -> ast.Resource:
    """Return a resource in which every text is longer; values and choices stay."""
    changed: ast.Resource = _Longer().visit(resource)
    return changed
