"""Finding a list by its name, among those that come with Parbat and a person's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from parbat.core.errors import BadFile, BadOption, UnknownName
from parbat.lexicon import SHIPPED, BadLexicon, Lexicon, find_lexicon, lexicon_names
from parbat.lexicon.shelf import keep_own, own_folder, remove_own


def own(name: str = "hills", *words: str) -> Lexicon:
    return Lexicon.of_words(words or ("peak", "yeti"), name=name)


def test_the_lists_that_come_with_parbat_are_there_without_any_folder(tmp_path: Path) -> None:
    assert lexicon_names(tmp_path / "nothing") == list(SHIPPED)
    for name in SHIPPED:
        assert find_lexicon(name, tmp_path / "nothing").name == name


def test_a_list_is_read_once_and_then_kept() -> None:
    assert find_lexicon("standard") is find_lexicon("standard")


def test_an_own_list_stands_behind_those_that_come_with_parbat(tmp_path: Path) -> None:
    file = keep_own(own(), tmp_path / "lexicons")
    assert file == tmp_path / "lexicons" / "hills.lexicon"
    assert lexicon_names(tmp_path / "lexicons") == [*SHIPPED, "hills"]
    assert "yeti" in find_lexicon("hills", tmp_path / "lexicons")


def test_own_lists_are_kept_in_the_persons_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PARBAT_DATA", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_folder() == tmp_path / "parbat" / "data" / "lexicons"
    keep_own(own())
    assert "peak" in find_lexicon("hills")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_folder() == tmp_path / ".local" / "share" / "parbat" / "data" / "lexicons"


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("darwin", "Library/Application Support/parbat/data/lexicons"),
        ("win32", "parbat/data/lexicons"),
    ],
)
def test_every_system_has_its_own_data_folder(
    platform: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PARBAT_DATA", raising=False)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert own_folder() == tmp_path / folder


def test_the_environment_may_name_another_data_folder_and_a_caller_a_third(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARBAT_DATA", str(tmp_path / "other"))
    assert own_folder() == tmp_path / "other" / "lexicons"
    assert own_folder(tmp_path / "third") == tmp_path / "third" / "lexicons"


@pytest.mark.parametrize("name", ["hills", "", "../large", "a/b", "Standard", "none", "x" * 300])
def test_a_name_that_is_no_list_is_refused_with_those_there_are(name: str, tmp_path: Path) -> None:
    keep_own(own("club"), tmp_path)
    with pytest.raises(UnknownName) as problem:
        find_lexicon(name, tmp_path)
    assert problem.value.code == "lexicon.unknown"
    assert problem.value.data == {"name": name, "names": "standard, large, french, club"}


def test_a_list_that_was_replaced_is_read_again(tmp_path: Path) -> None:
    keep_own(own(), tmp_path)
    assert "camp" not in find_lexicon("hills", tmp_path)
    with pytest.raises(BadOption) as problem:
        keep_own(own("hills", "camp"), tmp_path)
    assert problem.value.code == "lexicon.exists"
    assert "camp" not in find_lexicon("hills", tmp_path)
    keep_own(own("hills", "camp", "summit"), tmp_path, replace=True)
    assert "camp" in find_lexicon("hills", tmp_path)


@pytest.mark.parametrize("name", ["", "Hills", "my hills", "a_b", "-a", "a-", "a.b", "é", "x" * 33])
def test_a_name_is_short_and_plain(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption) as problem:
        keep_own(own(name), tmp_path)
    assert problem.value.code == "lexicon.name"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["x", "7", "my-hills-2", "x" * 32])
def test_a_name_has_small_letters_digits_and_hyphens(name: str, tmp_path: Path) -> None:
    keep_own(own(name), tmp_path)
    assert find_lexicon(name, tmp_path).name == name


@pytest.mark.parametrize("name", [*SHIPPED, "none"])
def test_a_name_that_means_something_else_is_not_for_an_own_list(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption) as problem:
        keep_own(own(name), tmp_path, replace=True)
    assert problem.value.code == "lexicon.reserved"


def test_only_own_lists_can_be_removed(tmp_path: Path) -> None:
    keep_own(own(), tmp_path)
    keep_own(own("club"), tmp_path)
    remove_own("hills", tmp_path)
    assert lexicon_names(tmp_path) == [*SHIPPED, "club"]
    with pytest.raises(UnknownName) as unknown:
        remove_own("hills", tmp_path)
    assert unknown.value.data == {"name": "hills", "names": "club"}
    with pytest.raises(BadOption) as problem:
        remove_own("standard", tmp_path)
    assert problem.value.code == "lexicon.shipped"
    assert "mountain" in find_lexicon("standard")


def test_other_files_in_the_folder_are_no_lists(tmp_path: Path) -> None:
    for name in ("words.txt", "Upper.lexicon", "standard.lexicon", ".hidden.lexicon"):
        (tmp_path / name).write_text("peak\n")
    assert lexicon_names(tmp_path) == list(SHIPPED)


def test_a_list_goes_by_the_name_of_its_file(tmp_path: Path) -> None:
    keep_own(own(), tmp_path).rename(tmp_path / "club.lexicon")
    assert lexicon_names(tmp_path) == [*SHIPPED, "club"]
    assert find_lexicon("club", tmp_path).identity == {**own().identity, "name": "club"}


def test_a_damaged_list_is_told_from_one_that_is_not_there(tmp_path: Path) -> None:
    file = keep_own(own(), tmp_path)
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(BadLexicon) as problem:
        find_lexicon("hills", tmp_path)
    assert problem.value.code == "lexicon.damaged"
    assert problem.value.data == {"path": str(file)}


def test_a_folder_that_cannot_be_made_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile) as problem:
        keep_own(own(), tmp_path / "file" / "lexicons")
    assert problem.value.code == "file.write"
