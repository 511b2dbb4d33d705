"""Everything that can be said is said, in every language, and nothing else stands there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast

from parbat.games import GAMES
from parbat.games.boards import BOARDS
from parbat.games.nanga_parbat import legality
from parbat.games.nanga_parbat.board import ROWS
from parbat.texts import LANGUAGES, catalogue
from texts import reading, sources
from texts.games import LESSON, TOLD

NAMES = sorted({*GAMES, *BOARDS})
RULES = Path(__file__).parents[2] / "docs" / "rules"
DRAWN = {"word-guide", "word-region", "help-forms"}  # for clients that draw a table or a help page

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def error_message(code: str) -> str:
    return f"error-{code.replace('.', '-')}"


def errors_of(game: str) -> list[str]:
    """The codes that can come up with a game: its own, and those of no game."""
    others = [name.replace("-", "_") for name in NAMES if name != game]
    return [code for code in sources.raised() if code.partition(".")[0] not in others]


def expected(game: str) -> set[str]:
    """The messages that follow from what there is to tell about a game."""
    shared = sources.literal_messages() | DRAWN
    other = {name for name in shared if not any_game_has(name)}
    here = {name for name in shared - other if name in reading.messages("en", game)}
    return {
        *(error_message(code) for code in errors_of(game)),
        *TOLD[game].expected(),
        *here,
        *other,
    }


def any_game_has(message: str) -> bool:
    """Whether a message stands in the catalogue of some game."""
    return any(message in reading.messages("en", game) for game in GAMES)


def test_the_languages_are_those_that_have_a_folder() -> None:
    assert sorted(LANGUAGES) == sorted(folder.name for folder in reading.LOCALES.iterdir())


@every_language
def test_a_language_has_a_file_for_what_is_shared_and_for_each_game(language: str) -> None:
    stems = {path.stem for path in reading.files(language)}
    assert stems == {"common", *NAMES}


@every_language
@every_game
def test_every_file_is_valid_and_names_nothing_twice(language: str, game: str) -> None:
    files = reading.of_game(language, game)
    junk = [e for path in files for e in reading.entries(path) if isinstance(e, ast.Junk)]
    assert [entry.content for entry in junk] == []
    named = Counter(name for path in files for name in reading.names(path))
    assert [name for name, count in named.items() if count > 1] == []


@every_language
@every_game
def test_everything_there_is_to_tell_has_its_message(language: str, game: str) -> None:
    assert sorted(expected(game) - reading.messages(language, game)) == []


@every_language
@every_game
def test_nothing_stands_in_a_catalogue_that_nobody_uses(language: str, game: str) -> None:
    used = {
        part
        for name in expected(game) & reading.messages(language, game)
        for part in reading.reached(language, game, name)
    }
    shared = set(reading.names(reading.of_game(language, game)[0]))
    own = set(reading.references(language, game)) - (shared if game != "nanga-parbat" else set())
    assert sorted(own - used) == []


@every_language
@every_game
def test_all_languages_have_the_same_messages_with_the_same_values(
    language: str, game: str
) -> None:
    assert reading.messages(language, game) == reading.messages("en", game)
    for name in reading.messages("en", game):
        values = reading.values(language, game, name), reading.values("en", game, name)
        assert (name, values[0]) == (name, values[1])


@every_game
def test_an_error_names_only_values_that_come_with_it(game: str) -> None:
    for code in errors_of(game):
        needed = reading.values("en", game, error_message(code))
        assert (code, needed - sources.raised()[code]) == (code, set())


@every_game
def test_an_event_names_only_its_fields_and_what_follows_from_them(game: str) -> None:
    for kind in TOLD[game].kinds:
        given = set(kind.__struct_fields__)
        given |= {"player"} if "seat" in given else set()
        given |= {"winner", "result"} if "ranks" in given else set()
        needed = reading.values("en", game, f"event-{kind.__struct_config__.tag}")
        assert (kind, needed - given) == (kind, set())


@every_language
@every_game
def test_the_end_of_the_game_is_told_for_every_reason(language: str, game: str) -> None:
    over = reading.choices(language, game, "event-game_over")
    assert over["reason"] == set(GAMES[game].reasons)


@every_language
def test_results_and_points_on_the_mountain_are_told_for_every_reason(language: str) -> None:
    over = reading.choices(language, "nanga-parbat", "event-game_over")
    assert over["result"] == {"win", "draw", "none"}
    points = reading.choices(language, "nanga-parbat", "event-points_scored")
    assert points["reason"] == {"panda", *ROWS, "area"}


def cases(language: str, game: str, name: str) -> Iterator[dict[str, str | int]]:
    """Values for a message, such that every choice in it is made at least once."""
    choices = reading.choices(language, game, name)
    needed = sorted(reading.values(language, game, name))
    plain = {"one": 1, "other": 2, "0": 0}
    sets = [[plain.get(k, k) for k in sorted(choices.get(value, {"7"}))] for value in needed]
    for chosen in product(*sets):
        yield dict(zip(needed, chosen, strict=True))


@every_language
@every_game
def test_every_message_can_be_said_with_the_values_it_names(language: str, game: str) -> None:
    texts = catalogue(language, game)
    for name in sorted(reading.messages(language, game)):
        for values in cases(language, game, name):
            said = texts.exact(name, **values)
            assert said.strip() == said != ""
            assert not re.search(r"[{}]|  | [,;]|\?\?", said), (name, said)


@every_language
@every_game
def test_errors_events_and_prompts_are_whole_sentences(language: str, game: str) -> None:
    texts = catalogue(language, game)
    for name in sorted(reading.messages(language, game)):
        lesson = name.startswith("lesson-") and name.endswith(LESSON[1:])
        if lesson or name.startswith(("error-", "event-", "prompt-")):
            for values in cases(language, game, name):
                said = texts.exact(name, **values)
                # An error that is said within another ends that sentence: here it is "7".
                assert said.endswith((".", ": 7")), (name, said)


def cited(language: str, game: str, name: str) -> list[str]:
    """The paragraphs of the rules that a message cites."""
    said = catalogue(language, game).exact(name, **next(cases(language, game, name)))
    brackets = re.findall(r"\((?:rules|regras|regole) ([^)]*)\)", said)
    return [number for bracket in brackets for number in re.findall(r"\d+\.\d+", bracket)]


@every_language
@every_game
def test_all_languages_cite_the_same_paragraphs_and_they_exist(language: str, game: str) -> None:
    page = (RULES / f"{game}.md").read_text("utf-8")
    paragraphs = set(re.findall(r"^### (\d+\.\d+) ", page, re.M))
    assert "1.1" in paragraphs
    for name in reading.messages(language, game):
        found = cited(language, game, name)
        assert (name, found) == (name, cited("en", game, name))
        assert (name, set(found) - paragraphs) == (name, set())


def test_a_refusal_cites_the_paragraph_that_the_rules_code_names_for_it() -> None:
    source = Path(legality.__file__).with_name("legality.py").read_text("utf-8")
    named = dict(re.findall(r'^    "([a-z_.]+)",  # (\d+\.\d+)$', source, re.M))
    assert list(named) == list(legality.REFUSALS[1:])
    for rule, paragraph in named.items():
        name = error_message(f"nanga_parbat.{rule}")
        assert (rule, cited("en", "nanga-parbat", name)) == (rule, [paragraph])


def test_the_sources_are_really_searched() -> None:
    codes = sources.raised()
    assert codes["record.seats"] == {"game", "least", "most", "given"}
    assert codes["nanga_parbat.camps.too_few_left"] >= {"spot", "items", "camps_left"}
    assert "animal" not in codes["nanga_parbat.guide.first"]
    assert {"record.seed_later", "nanga_parbat.text.form_yak"} <= set(codes)
    assert "hardback.word.wild_inked" in codes
    assert "help-commands" in sources.literal_messages()
