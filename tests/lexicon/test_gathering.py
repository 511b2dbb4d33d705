"""A person's own words: what is taken from their file, what is not, and what they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from parbat.core.errors import BadFile
from parbat.lexicon import BadLexicon
from parbat.lexicon.gathering import Gathered, fold, gather_words


def gathered(folder: Path, text: str | bytes, language: str = "en") -> Gathered:
    file = folder / "words.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return gather_words(file, language)


def left_out(found: Gathered) -> dict[str, tuple[int, list[str]]]:
    return {reason: (skipped.count, skipped.examples) for reason, skipped in found.skipped.items()}


def test_one_word_a_line(tmp_path: Path) -> None:
    found = gathered(tmp_path, "peak\nyeti\ncamp")
    assert list(found.words) == ["peak", "yeti", "camp"]
    assert (found.folded, found.skipped) == (0, {})


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", " \t\n", "\n\n  \n"])
def test_lines_may_end_as_they_do_anywhere_and_empty_ones_do_not_count(
    tmp_path: Path, end: str
) -> None:
    found = gathered(tmp_path, f"{end}peak{end}  yeti{end}")
    assert list(found.words) == ["peak", "yeti"]
    assert found.skipped == {}


def test_a_byte_order_mark_is_no_part_of_the_first_word(tmp_path: Path) -> None:
    assert list(gathered(tmp_path, "\ufeffpeak\nyeti").words) == ["peak", "yeti"]


def test_capitals_become_small_letters(tmp_path: Path) -> None:
    found = gathered(tmp_path, "Peak\nYETI\n")
    assert list(found.words) == ["peak", "yeti"]
    assert found.folded == 0


def test_a_word_counts_once_however_it_is_written(tmp_path: Path) -> None:
    found = gathered(tmp_path, "peak\nPeak\npeak\ncafe\ncafé\n")
    assert list(found.words) == ["peak", "cafe"]
    assert left_out(found) == {"double": (3, ["Peak", "peak", "café"])}


@pytest.mark.parametrize(
    ("word", "language", "written"),
    [
        ("Größe", "de", "groesse"),
        ("ÜBER", "de", "ueber"),
        ("u\u0308ber", "de", "ueber"),
        ("Straße", "de", "strasse"),
        ("café", "de", "cafe"),
        ("naïve", "en", "naive"),
        ("über", "en", "uber"),
        ("cœur", "fr", "coeur"),
        ("Noël", "fr", "noel"),
        ("garçon", "fr", "garcon"),
        ("æon", "en", "aeon"),
        ("Peak", "en", "peak"),
    ],
)
def test_letters_outside_a_to_z_are_written_as_the_language_does(
    tmp_path: Path, word: str, language: str, written: str
) -> None:
    assert fold(word, language) == written
    found = gathered(tmp_path, word, language)
    assert list(found.words) == [written]
    assert found.folded == (not word.isascii())


def test_what_is_left_out_is_counted_by_reason_with_the_first_examples(tmp_path: Path) -> None:
    lines = [f"word{number}" for number in range(9)]
    lines += ["x-ray", "don't", "two words", "\u0431\u043e\u043c", "a", "é", "a" * 64, "b" * 63]
    found = gathered(tmp_path, "\n".join(lines))
    assert list(found.words) == ["b" * 63]
    assert left_out(found) == {
        "letters": (13, ["word0", "word1", "word2", "word3", "word4"]),
        "short": (2, ["a", "é"]),
        "long": (1, ["a" * 64]),
    }


def test_an_example_is_never_longer_than_needed(tmp_path: Path) -> None:
    found = gathered(tmp_path, "peak\n" + "é" * 1000)
    assert left_out(found) == {"long": (1, ["é" * 64])}


@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff", "a\n7\n"])
def test_a_file_without_words_makes_no_list(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadLexicon) as problem:
        gathered(tmp_path, text)
    assert problem.value.code == "lexicon.no_words"


def test_a_file_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadLexicon) as problem:
        gathered(tmp_path, "peak\nh\u00f6he\n".encode("latin-1"))
    assert problem.value.code == "lexicon.not_utf8"
    assert problem.value.data["line"] == 2


def test_a_file_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parbat.lexicon.gathering.MOST_BYTES", 4)
    with pytest.raises(BadLexicon) as problem:
        gathered(tmp_path, "peaks")
    assert problem.value.code == "lexicon.too_large"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        gather_words(tmp_path / "nothing.txt", "en")
