"""``parbat lexicon``: what there is, where a word stands, and lists of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import parbat as package
from cli.commands import Parbat
from parbat.lexicon import find_lexicon
from parbat.lexicon.recipes import RECIPES

WORDS = "\ufeffPeak\r\nH\u00f6he\r\nx-ray\r\nyeti\r\nYETI\r\na\r\n\r\n" + 64 * "z"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    file = tmp_path / "words.txt"
    file.write_bytes(WORDS.encode())
    return file


def test_the_lists_are_shown_with_their_words_and_where_they_come_from(
    parbat: Parbat, tmp_path: Path
) -> None:
    said = parbat("lexicon", "list", "--data", tmp_path)
    assert said.status == 0
    for text in ("standard", "81896", "large", "253234", "french", "fr", "SCOWL 2020.12.07"):
        assert text in said.out
    described = parbat("lexicon", "list", "--data", tmp_path, "--json").data()
    assert [one["name"] for one in described] == ["standard", "large", "french"]
    assert described[0] == {
        "name": "standard",
        "language": "en",
        "version": "2020.12.07",
        "source": "SCOWL 2020.12.07 up to size 60, with variants",
        "words": 81896,
        "sha256": find_lexicon("standard").checksum,
        "own": False,
    }


def test_a_word_is_looked_up_in_every_list(parbat: Parbat, tmp_path: Path) -> None:
    said = parbat("lexicon", "look", "Zyzzyva", "--data", tmp_path)
    assert said.out.splitlines() == ["standard: no", "large: yes", "french: no"]
    found = parbat("lexicon", "look", "\u00c9l\u00e8ve", "--data", tmp_path, "--json").data()
    assert found == {
        "word": "\u00c9l\u00e8ve",
        "lexicons": {"standard": False, "large": False, "french": True},
    }


def test_an_own_list_is_added_looked_at_and_removed(
    parbat: Parbat, tmp_path: Path, words: Path
) -> None:
    at = ("--data", tmp_path / "data")
    said = parbat("lexicon", "add", "hills", words, "--language", "de", *at)
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines() == [
        "The list hills has 3 words.",
        "1 word is now written without accents.",
        "1 line left out, with something other than letters: x-ray",
        "1 line left out, there already: YETI",
        "1 line left out, too short: a",
        f"1 line left out, too long: {64 * 'z'}",
    ]
    assert list(find_lexicon("hills", tmp_path / "data" / "lexicons")) == [
        *("hoehe", "peak", "yeti")
    ]
    assert "hills: yes" in parbat("lexicon", "look", "H\u00f6he", *at).out
    assert parbat("lexicon", "list", *at, "--json").data()[-1]["own"] is True
    assert parbat("lexicon", "remove", "hills", *at).out == "The list hills is removed.\n"
    assert "hills" not in parbat("lexicon", "list", *at).out


def test_what_was_added_and_removed_is_told_as_json(
    parbat: Parbat, tmp_path: Path, words: Path
) -> None:
    at = ("--data", tmp_path / "data", "--json")
    added = parbat("lexicon", "add", "hills", words, "--list-version", "May", *at).data()
    assert added["name"] == "hills"
    assert (added["version"], added["words"], added["folded"]) == ("May", 3, 1)
    assert added["skipped"]["letters"] == {"count": 1, "examples": ["x-ray"]}
    assert parbat("lexicon", "remove", "hills", *at).data() == {"removed": "hills"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("remove", "standard"), "comes with Parbat"),
        (("remove", "hills"), "no list"),
        (("add", "Hills", "WORDS"), "cannot be called"),
        (("add", "none", "WORDS"), "in use already"),
        (("add", "club", "WORDS"), "already"),
        (("add", "hills", "WORDS", "--language", "xx"), "--language"),
        (("add", "hills", "WORDS", "--list-version", ""), "A version cannot be"),
        (("build", "hills"), "no recipe"),
    ],
)
def test_a_wrong_command_is_one_line_and_changes_nothing(
    parbat: Parbat, tmp_path: Path, words: Path, arguments: tuple[str, ...], told: str
) -> None:
    at = () if arguments[0] == "build" else ("--data", tmp_path / "data")
    parbat("lexicon", "add", "club", words, "--data", tmp_path / "data")
    before = sorted(tmp_path.rglob("*"))
    said = parbat("lexicon", *(words if a == "WORDS" else a for a in arguments), *at)
    assert said.status == 2
    assert told in said.complaint()
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("text", [b"", b"h\xf6he\n", b"7\n"])
def test_a_file_that_makes_no_list_is_one_line_and_changes_nothing(
    parbat: Parbat, tmp_path: Path, text: bytes
) -> None:
    (tmp_path / "words.txt").write_bytes(text)
    data = tmp_path / "data"
    said = parbat("lexicon", "add", "hills", tmp_path / "words.txt", "--data", data)
    assert said.status == 1
    assert "words.txt" in said.complaint()
    assert not data.exists()


def test_a_damaged_list_is_told_of_and_can_be_removed_or_replaced(
    parbat: Parbat, tmp_path: Path, words: Path
) -> None:
    parbat("lexicon", "add", "hills", words, "--data", tmp_path)
    (tmp_path / "lexicons" / "hills.lexicon").write_bytes(b"PARBATLX")
    assert "is no word list" in parbat("lexicon", "list", "--data", tmp_path).out
    problem = parbat("lexicon", "list", "--data", tmp_path, "--json").data()[-1]
    assert problem.keys() == {"name", "problem"}
    assert "hills" not in parbat("lexicon", "look", "peak", "--data", tmp_path).out
    assert parbat("lexicon", "add", "hills", words, "--replace", "--data", tmp_path).status == 0
    assert "hills: yes" in parbat("lexicon", "look", "peak", "--data", tmp_path).out


def test_the_lists_are_made_again_of_the_files_of_their_packages(
    parbat: Parbat, tmp_path: Path
) -> None:
    (tmp_path / "fr.aff").write_text("FLAG long\nSFX S. 0 s .\n", "utf-8")
    (tmp_path / "fr.dic").write_text("2\n\u00e9toile/S. po:nom\nParis po:npr\n", "utf-8")
    said = parbat("lexicon", "build", "french", "--from", tmp_path, "--into", tmp_path)
    assert said.out.startswith("french: 2 words, SHA-256 ")
    said = parbat("lexicon", "build", "french", "--from", tmp_path, "--into", tmp_path, "--json")
    assert [one["words"] for one in said.data()] == [2]


def test_nothing_is_made_if_any_of_the_files_is_missing(parbat: Parbat, tmp_path: Path) -> None:
    said = parbat("lexicon", "build", "--from", tmp_path, "--into", tmp_path)
    assert said.status == 1
    assert RECIPES[0].package in said.complaint()
    assert list(tmp_path.iterdir()) == []


def test_the_usual_data_folder_is_the_one_that_the_environment_names(
    parbat: Parbat, tmp_path: Path, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARBAT_DATA", str(tmp_path / "data"))
    parbat("lexicon", "add", "hills", words)
    assert (tmp_path / "data" / "lexicons" / "hills.lexicon").is_file()
    assert "hills: yes" in parbat("lexicon", "look", "yeti").out
    (option,) = [
        option
        for game in parbat("games", "--json").data()
        for option in game["options"]
        if option["name"] == "dictionary"
    ]
    assert option["values"] == ["standard", "large", "french", "hills", "none"]


def test_a_record_without_its_list_is_sound_and_says_so(
    parbat: Parbat, tmp_path: Path, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARBAT_DATA", str(tmp_path / "data"))
    parbat("lexicon", "add", "hills", words, "--list-version", "May")
    match = package.start("hardback", {"dictionary": "hills"}, seed=1)
    match.resign(0)
    file = tmp_path / "game.json"
    package.save(match.record(), file)
    assert match.record().lexicon == dict(find_lexicon("hills").identity)
    assert parbat("verify", file).out == "1 of 1 record is sound\n"
    assert parbat("replay", file).err == ""
    whole = parbat("replay", file, "--json").data()
    parbat("lexicon", "add", "hills", words, "--list-version", "June", "--replace")
    for change in ("replaced", "removed"):
        said = parbat("verify", file)
        assert (change, said.status) == (change, 0)
        note, sum_up = said.out.splitlines()
        assert "note: The word list “hills”, version May, is not here as it was" in note
        assert sum_up == "1 of 1 record is sound"
        (found,) = parbat("verify", file, "--json").data()["findings"]
        assert (found["wrong"], found["code"]) == (False, "record.lexicon_missing")
        said = parbat("replay", file, "--json")
        assert said.data() == whole
        assert said.err.startswith("note: The word list “hills”")
        if change == "replaced":
            parbat("lexicon", "remove", "hills")
