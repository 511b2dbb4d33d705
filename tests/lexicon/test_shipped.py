"""The lists that come with Parbat: exactly these words, and made of what the page says."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from parbat.core.errors import BadFile
from parbat.lexicon import (
    LONGEST,
    SHIPPED,
    SHORTEST,
    VOCABULARIES,
    Lexicon,
    find_lexicon,
    find_vocabulary,
)
from parbat.lexicon.lexicon import checksum
from parbat.lexicon.recipes import RECIPES, Recipe, large_words, standard_words
from parbat.lexicon.shelf import ENDING, SHIPPED_FOLDER
from parbat.lexicon.storing import to_bytes

PAGE = (Path(__file__).parents[2] / "docs" / "word-lists.md").read_text("utf-8")
WORDS = {
    "standard": 81_896,
    "large": 253_234,
    "common-10": 4_013,
    "common-20": 11_108,
    "common-35": 40_198,
    "french": 420_414,
}
CHECKSUMS = {
    "standard": "d1fcc32f851c4217482573e28d9ea7557e07646196fca78af816557442bf72a2",
    "large": "a8449306f1bbee549551c5ebd892d503345c650261adb7a06cb4fbcb377f5932",
    "common-10": "5da53f392ae937569d74671be197ccab03c7a05c65306c50dae8ff1eef2afd2c",
    "common-20": "d6bc9f929368cd989e1de87ced370ed8719f11c9b56a54ac94599ba1c4462f2f",
    "common-35": "7a2f98d7489ac02046dc123371fe4e3bfceb5d373f7784117ed524fad81be6c1",
    "french": "b45318db585709a3e31d3f05d4ba45cf11a250e8b10d85e3cb7d2fe5588fe988",
}
PACKAGES = {
    "scowl": "2020.12.07-2",
    "hunspell-fr-comprehensive": "1:7.0-1",
}

every_list = pytest.mark.parametrize("name", WORDS)


def of_name(name: str) -> Lexicon:
    """A list of words, or one of words that many people know."""
    return find_lexicon(name) if name in SHIPPED else find_vocabulary(name)


def test_every_list_has_its_recipe() -> None:
    assert set(WORDS) == {*SHIPPED, *VOCABULARIES["en"]} == {recipe.name for recipe in RECIPES}


def test_each_vocabulary_has_every_word_of_the_smaller_ones() -> None:
    words = [set(find_vocabulary(name)) for name in VOCABULARIES["en"]]
    assert words[0] < words[1] < words[2] < set(find_lexicon("standard"))


@every_list
def test_a_list_has_its_words_and_its_checksum(name: str) -> None:
    found = of_name(name)
    words = list(found)
    assert len(words) == len(found) == WORDS[name]
    assert checksum(words) == found.checksum == CHECKSUMS[name]


@every_list
def test_the_page_tells_how_many_words_a_list_has_its_checksum_and_its_size(name: str) -> None:
    size = (SHIPPED_FOLDER / f"{name}{ENDING}").stat().st_size
    assert f"| `{name}` | {of_name(name).language} | {WORDS[name]:,} | {size:,} |" in PAGE
    assert f"`{CHECKSUMS[name]}`" in PAGE


@every_list
def test_every_word_has_letters_a_to_z_and_is_neither_too_short_nor_too_long(name: str) -> None:
    for word in of_name(name):
        assert re.fullmatch("[a-z]+", word)
        assert SHORTEST <= len(word) <= LONGEST


def test_the_large_list_has_every_word_of_the_standard_list() -> None:
    assert set(find_lexicon("standard")) <= set(find_lexicon("large"))


def test_ordinary_words_are_there_and_names_and_abbreviations_are_not() -> None:
    standard, large = find_lexicon("standard"), find_lexicon("large")
    for word in ("mountain", "colour", "color", "novelist", "mice", "ran", "quickest", "of"):
        assert word in standard
        assert word in large
    for word in ("london", "nepal", "nato", "etc", "mr", "q", "mountainn"):
        assert word not in standard
    assert "zyzzyva" not in standard
    assert "zyzzyva" in large


def test_french_words_stand_without_accents_in_all_their_forms() -> None:
    french = find_lexicon("french")
    for word in ("montagne", "eleve", "coeur", "chevaux", "mangeassions", "beaux", "kilogrammes"):
        assert word in french
    for word in ("lyon", "nepal", "kg", "qu", "jusqu", "hominem", "chevals"):
        assert word not in french


@every_list
def test_a_list_comes_with_the_notice_of_its_makers(name: str) -> None:
    notice = {"en": "english", "fr": "french"}[of_name(name).language]
    text = (SHIPPED_FOLDER / f"{notice}.licence.txt").read_text("utf-8")
    wanted = {"english": "2000-2011 by Kevin Atkinson", "french": "Mozilla Public License"}
    assert f"{name}{ENDING}" in text
    assert wanted[notice] in text


def version_of(package: str) -> str:
    try:
        done = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True
        )
    except OSError:
        return ""
    return done.stdout


@pytest.mark.deep
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_list_made_again_is_the_same_to_the_byte(recipe: Recipe) -> None:
    if version_of(recipe.package) != PACKAGES[recipe.package]:
        pytest.skip(f"needs the package {recipe.package} {PACKAGES[recipe.package]}")
    shipped = (SHIPPED_FOLDER / f"{recipe.name}{ENDING}").read_bytes()
    assert to_bytes(recipe.make()) == shipped


SCOWL = {
    "english-words.10": "the\nthe's\na\nThe\nsummit\n",
    "american-words.60": "color\n",
    "british-words.60": "colour\n",
    "british_z-words.55": "colourize\n",
    "british_z-words.70": "colourizing\n",
    "canadian-words.35": "canoe\n",
    "australian-words.35": "arvo\n",
    "variant_1-words.60": "summitt\n",
    "variant_2-words.60": "sommet\n",
    "variant_2-words.70": "sommit\n",
    "variant_3-words.40": "sumit\n",
    "british_variant_1-words.60": "connexion\n",
    "british_variant_2-words.60": "gaol\n",
    "canadian_variant_1-words.60": "toque\n",
    "canadian_variant_2-words.60": "tuque\n",
    "australian_variant_1-words.60": "cobber\n",
    "australian_variant_2-words.60": "cobbers\n",
    "english-words.80": "caf\xe9\nfirn\n",
    "english-words.95": "rarest\n",
    "english-upper.10": "london\n",
    "english-abbreviations.10": "etc\n",
}


def test_sizes_and_categories_of_scowl_are_those_of_the_page(tmp_path: Path) -> None:
    for name, text in SCOWL.items():
        (tmp_path / name).write_text(text, "latin-1")
    plain = {"the", "summit", "color", "colour", "colourize"}
    other = {"canoe", "arvo", "summitt", "connexion", "gaol", "toque", "tuque"}
    other |= {"cobber", "cobbers", "sommet", "sumit"}
    assert standard_words(tmp_path) == plain | other
    assert large_words(tmp_path) == plain | other | {"colourizing", "firn"}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_without_its_files_a_list_is_not_made(recipe: Recipe, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as problem:
        recipe.make(tmp_path)
    assert problem.value.code == "lexicon.sources"
    assert problem.value.data == {"path": str(tmp_path), "package": recipe.package}
