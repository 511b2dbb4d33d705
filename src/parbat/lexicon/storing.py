"""Word lists as files; docs/word-lists.md describes every byte."""

from __future__ import annotations

import os
import struct
import sys
import zlib
from array import array
from pathlib import Path
from typing import Final

import msgspec

from parbat.core.errors import BadFile
from parbat.files import writing
from parbat.lexicon.building import MOST_EDGES
from parbat.lexicon.errors import BadLexicon
from parbat.lexicon.graph import Graph
from parbat.lexicon.lexicon import About, Lexicon

MAGIC: Final = b"PARBATLX"
FORMAT: Final = 1
MOST_BYTES: Final = 4 * MOST_EDGES + 65536
_HEAD: Final = struct.Struct("<8sIIIIII")  # magic, format, size of About, edges, root, CRC, zero


def to_bytes(lexicon: Lexicon) -> bytes:
    """Return the file of a list; the same list always gives the same bytes."""
    about = msgspec.json.encode(lexicon.about)
    about += b" " * (-len(about) % 8)
    graph = lexicon.graph
    edges = array("I", graph.to_bytes())
    if sys.byteorder == "big":
        edges.byteswap()
    body = about + edges.tobytes()
    head = _HEAD.pack(
        MAGIC, FORMAT, len(about), graph.size, graph.root, zlib.crc32(body, graph.root), 0
    )
    return head + body


def from_bytes(data: bytes, path: str) -> Lexicon:
    """Return the list of a file's bytes; ``path`` is only told in errors.

    Raises ``BadLexicon`` if they are no word list, or one that is damaged or of a later program.
    """
    if data[: len(MAGIC)] != MAGIC or len(data) < _HEAD.size:
        raise BadLexicon("lexicon.no_lexicon", path=path)
    _, form, size, count, root, crc, _ = _HEAD.unpack_from(data)
    if form != FORMAT:
        raise BadLexicon("lexicon.format", path=path, format=form)
    body = memoryview(data)[_HEAD.size :]
    if len(body) != size + 4 * count or size % 8 or zlib.crc32(body, root) != crc:
        raise BadLexicon("lexicon.damaged", path=path)
    try:
        about = msgspec.json.decode(body[:size], type=About)
        return Lexicon(about, Graph(_numbers(body[size:]), root))
    except (msgspec.MsgspecError, ValueError):
        raise BadLexicon("lexicon.damaged", path=path) from None


def _numbers(data: memoryview) -> memoryview[int]:
    if sys.byteorder == "big":
        swapped = array("I", data.tobytes())
        swapped.byteswap()
        return memoryview(swapped)
    return data.cast("I")


def save_lexicon(lexicon: Lexicon, path: str | os.PathLike[str]) -> None:
    """Write a list to a file, whole or not at all; raises ``BadFile``."""
    with writing(os.fspath(path)) as file:
        file.write(to_bytes(lexicon))


def load_lexicon(path: str | os.PathLike[str]) -> Lexicon:
    """Read a list from a file; raises ``BadFile`` or ``BadLexicon``."""
    return from_bytes(read_bytes(path, MOST_BYTES), os.fspath(path))


def read_bytes(path: str | os.PathLike[str], limit: int) -> bytes:
    """Return what stands in a file; raises ``BadFile``, or ``BadLexicon`` if it is too large."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadFile("file.read", path=os.fspath(path), reason=reason.lower()) from None
    if len(data) > limit:
        raise BadLexicon("lexicon.too_large", path=os.fspath(path), limit=limit)
    return data
