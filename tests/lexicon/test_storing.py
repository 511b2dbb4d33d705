"""Word lists as files: the same after reading, and whatever is damaged is refused."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parbat.core.errors import BadFile
from parbat.lexicon import BadLexicon, Lexicon, load_lexicon, save_lexicon
from parbat.lexicon.storing import from_bytes, read_bytes, to_bytes

LIST = Lexicon.of_words(
    ["camp", "peak", "peaks", "yeti"], name="hills", language="de", version="2", source="Höhen"
)
FILE = to_bytes(LIST)
HEAD = 32


@given(words=st.sets(st.text("abcdz", min_size=2, max_size=7), max_size=60))
def test_a_list_is_the_same_after_writing_and_reading(words: set[str]) -> None:
    made = Lexicon.of_words(words, name="test")
    read = from_bytes(to_bytes(made), "test")
    assert list(read) == sorted(words)
    assert read.about == made.about


def test_a_file_keeps_what_a_list_says_of_itself(tmp_path: Path) -> None:
    save_lexicon(LIST, tmp_path / "hills.lexicon")
    read = load_lexicon(tmp_path / "hills.lexicon")
    assert read.about == LIST.about
    assert read.words("kaeps") == ["peak", "peaks"]


def test_the_file_is_built_as_the_page_says() -> None:
    magic, form, size, edges, root, crc, nothing = struct.unpack("<8sIIIIII", FILE[:HEAD])
    assert (magic, form, nothing) == (b"PARBATLX", 1, 0)
    assert len(FILE) == HEAD + size + 4 * edges
    assert size % 8 == 0
    assert crc == zlib.crc32(FILE[HEAD:], root)
    numbers = struct.unpack(f"<{edges}I", FILE[HEAD + size :])
    assert numbers[0] == 0
    assert "".join(chr(97 + (number & 31)) for number in numbers[root:]) == "cpy"


def refused(data: bytes) -> str:
    with pytest.raises(BadLexicon) as problem:
        from_bytes(data, "hills.lexicon")
    assert problem.value.data["path"] == "hills.lexicon"
    return problem.value.code


@pytest.mark.parametrize("place", range(8, len(FILE)))
def test_a_file_with_any_byte_changed_is_refused(place: int) -> None:
    for change in (1, 128, 255):
        data = bytearray(FILE)
        data[place] ^= change
        if place not in range(HEAD - 4, HEAD):  # which mean nothing yet
            assert refused(bytes(data)) in ("lexicon.damaged", "lexicon.format")


@pytest.mark.parametrize("length", [*range(8, len(FILE), 7), len(FILE) - 1])
def test_a_file_cut_short_is_refused(length: int) -> None:
    assert refused(FILE[:length]) in ("lexicon.damaged", "lexicon.no_lexicon")


def test_a_file_with_more_behind_it_is_refused() -> None:
    assert refused(FILE + bytes(4)) == "lexicon.damaged"


@pytest.mark.parametrize("data", [b"", b"peak\nyeti\n", b"PARBATL", bytes(1000)])
def test_what_is_no_list_is_refused(data: bytes) -> None:
    assert refused(data) == "lexicon.no_lexicon"


def test_a_file_of_a_later_format_says_so() -> None:
    assert refused(FILE[:8] + struct.pack("<I", 2) + FILE[12:]) == "lexicon.format"


def resealed(about: bytes, edges: bytes, root: int) -> bytes:
    """A file that fits its checksum, whatever is in it."""
    crc = zlib.crc32(about + edges, root)
    head = struct.pack("<8sIIIIII", b"PARBATLX", 1, len(about), len(edges) // 4, root, crc, 0)
    return head + about + edges


def test_a_file_that_was_made_wrong_is_refused_though_its_checksum_fits() -> None:
    size = struct.unpack_from("<I", FILE, 12)[0]
    root = struct.unpack_from("<I", FILE, 20)[0]
    about, edges = FILE[HEAD : HEAD + size], FILE[HEAD + size :]
    assert list(from_bytes(resealed(about, edges, root), "x")) == list(LIST)
    for wrong in (
        resealed(b"{}      ", edges, root),
        resealed(b"[" * 8, edges, root),
        resealed(about, b"", 0),
        resealed(about, edges, len(edges)),
        resealed(about, b"\xff" * len(edges), root),
        resealed(about, edges[:-4] + edges[-8:-4], root),
    ):
        assert refused(wrong) == "lexicon.damaged"


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as problem:
        load_lexicon(tmp_path / "nothing.lexicon")
    assert problem.value.code == "file.read"
    with pytest.raises(BadFile):
        load_lexicon(tmp_path)


def test_a_file_that_is_too_large_is_not_read_whole(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(bytes(11))
    with pytest.raises(BadLexicon) as problem:
        read_bytes(tmp_path / "large", 10)
    assert problem.value.code == "lexicon.too_large"
