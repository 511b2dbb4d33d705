"""A person's language is found from what the system says about it."""

from __future__ import annotations

import pytest

from parbat.texts import LANGUAGES, catalogue, find_language, language_of


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("pt", "pt-BR"),
        ("pt-BR", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT@euro", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("it", "it"),
        ("it_IT", "it"),
        ("it_CH.UTF-8", "it"),
    ],
)
def test_a_language_is_found_by_what_is_spoken(code: str, language: str) -> None:
    assert find_language(code) == language


@pytest.mark.parametrize("code", ["", "C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "ita", "?", "../it"])
def test_an_unknown_language_becomes_english(code: str) -> None:
    assert find_language(code) == "en"


def test_the_first_variable_that_is_set_decides() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "it_IT.UTF-8"}) == "it"
    assert language_of({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "pt_BR"}) == "pt-BR"
    assert language_of({"LANG": "it_IT.UTF-8", "LC_ALL": ""}) == "it"
    assert language_of({"LANG": "it_IT.UTF-8", "LC_ALL": "C", "LC_MESSAGES": "pt_BR"}) == "en"


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("pt") is catalogue("pt_BR.UTF-8")
    assert [catalogue(language).language for language in LANGUAGES] == list(LANGUAGES)
    assert catalogue("it", "nanga-parbat") is not catalogue("it")
