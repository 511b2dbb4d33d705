"""Everything that can be said is said, in every language, and nothing else stands there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast

from parbat.core.events import Event
from parbat.core.match import Returned, StoodIn, Undone
from parbat.core.options import spelled
from parbat.games import GAMES
from parbat.games.nanga_parbat import events, legality
from parbat.games.nanga_parbat.actions import PIECES
from parbat.games.nanga_parbat.board import ROWS
from parbat.games.nanga_parbat.view import PHASES, PlayerView
from parbat.texts import LANGUAGES, catalogue
from texts import reading, sources

GAME = GAMES["nanga-parbat"]
RULES = Path(__file__).parents[2] / "docs" / "rules" / "nanga-parbat.md"
EVENTS: list[type[Event]] = [
    *(k for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event)),
    Returned,
    StoodIn,
    Undone,
]
EVENTS.remove(Event)
COUNTED = [name for name in PlayerView.__struct_fields__ if name not in ("fresh", "used")]
LESSON = ("", "-task", "-done", "-again")
DRAWN = {"word-guide", "word-region", "help-forms"}  # for clients that draw a table or a help page

every_language = pytest.mark.parametrize("language", LANGUAGES)


def error_message(code: str) -> str:
    return f"error-{code.replace('.', '-')}"


def expected() -> set[str]:
    """The messages that follow from what there is to tell."""
    return {
        *(error_message(code) for code in sources.raised()),
        *(f"event-{kind.__struct_config__.tag}" for kind in EVENTS),
        *(f"option-{option.name}" for option in GAME.options),
        *(f"option-{o.name}-{spelled(value)}" for o in GAME.options for value in o.values),
        *(f"action-{kind}" for kind in sources.KINDS),
        *(f"prompt-{phase}" for phase in (*PHASES, "no-animals")),
        *(f"reason-{reason}" for reason in GAME.reasons),
        *(f"row-{row}" for row in ROWS),
        *("player-fresh", "player-used"),
        *(f"lesson-{lesson.name}{part}" for lesson in GAME.lessons() for part in LESSON),
        *(f"count-{field}" for field in COUNTED),
        *(f"piece-{piece.replace('*', '-used')}" for piece in PIECES),
        *sources.literal_messages(),
        *DRAWN,
    }


def test_the_languages_are_those_that_have_a_folder() -> None:
    assert sorted(LANGUAGES) == sorted(folder.name for folder in reading.LOCALES.iterdir())


@every_language
def test_a_language_has_a_file_for_what_is_shared_and_for_each_game(language: str) -> None:
    stems = {path.stem for path in reading.files(language)}
    assert stems == {"common", *GAMES}


@every_language
def test_every_file_is_valid_and_names_nothing_twice(language: str) -> None:
    for path in reading.files(language):
        junk = [entry for entry in reading.entries(path) if isinstance(entry, ast.Junk)]
        assert [entry.content for entry in junk] == []
    named = Counter(name for path in reading.files(language) for name in reading.names(path))
    assert [name for name, count in named.items() if count > 1] == []


@every_language
def test_everything_there_is_to_tell_has_its_message(language: str) -> None:
    assert sorted(expected() - reading.messages(language)) == []


@every_language
def test_nothing_stands_in_a_catalogue_that_nobody_uses(language: str) -> None:
    used = {
        part
        for name in expected() & reading.messages(language)
        for part in reading.reached(language, name)
    }
    assert sorted(set(reading.references(language)) - used) == []


@every_language
def test_all_languages_have_the_same_messages_with_the_same_values(language: str) -> None:
    assert reading.messages(language) == reading.messages("en")
    for name in reading.messages("en"):
        assert (name, reading.values(language, name)) == (name, reading.values("en", name))


def test_an_error_names_only_values_that_come_with_it() -> None:
    for code, given in sources.raised().items():
        needed = reading.values("en", error_message(code))
        assert (code, needed - given) == (code, set())


def test_an_event_names_only_its_fields_and_what_follows_from_them() -> None:
    for kind in EVENTS:
        given = set(kind.__struct_fields__)
        given |= {"player"} if "seat" in given else set()
        given |= {"winner", "result"} if "ranks" in given else set()
        needed = reading.values("en", f"event-{kind.__struct_config__.tag}")
        assert (kind, needed - given) == (kind, set())


def test_the_end_of_the_game_and_points_are_told_for_every_reason() -> None:
    for language in LANGUAGES:
        over = reading.choices(language, "event-game_over")
        assert over["reason"] == set(GAME.reasons)
        assert over["result"] == {"win", "draw", "none"}
        points = reading.choices(language, "event-points_scored")
        assert points["reason"] == {"panda", *ROWS, "area"}


def cases(language: str, name: str) -> Iterator[dict[str, str | int]]:
    """Values for a message, such that every choice in it is made at least once."""
    choices = reading.choices(language, name)
    needed = sorted(reading.values(language, name))
    plain = {"one": 1, "other": 2, "0": 0}
    sets = [[plain.get(k, k) for k in sorted(choices.get(value, {"7"}))] for value in needed]
    for chosen in product(*sets):
        yield dict(zip(needed, chosen, strict=True))


@every_language
def test_every_message_can_be_said_with_the_values_it_names(language: str) -> None:
    texts = catalogue(language)
    for name in sorted(reading.messages(language)):
        for values in cases(language, name):
            said = texts.exact(name, **values)
            assert said.strip() == said != ""
            assert not re.search(r"[{}]|  | [,;]|\?\?", said), (name, said)


@every_language
def test_errors_events_and_prompts_are_whole_sentences(language: str) -> None:
    texts = catalogue(language)
    for name in sorted(reading.messages(language)):
        if name.startswith(("error-", "event-", "prompt-")) or name.endswith(LESSON[1:]):
            for values in cases(language, name):
                said = texts.exact(name, **values)
                # An error that is said within another ends that sentence: here it is "7".
                assert said.endswith((".", ": 7")), (name, said)


def cited(language: str, name: str) -> list[str]:
    """The paragraphs of the rules that a message cites."""
    said = catalogue(language).exact(name, **next(cases(language, name)))
    brackets = re.findall(r"\((?:rules|regras|regole) ([^)]*)\)", said)
    return [number for bracket in brackets for number in re.findall(r"\d+\.\d+", bracket)]


@every_language
def test_all_languages_cite_the_same_paragraphs_and_they_exist(language: str) -> None:
    paragraphs = set(re.findall(r"^### (\d+\.\d+) ", RULES.read_text("utf-8"), re.M))
    assert "3.3" in paragraphs
    for name in reading.messages(language):
        assert (name, cited(language, name)) == (name, cited("en", name))
        assert (name, set(cited(language, name)) - paragraphs) == (name, set())


def test_a_refusal_cites_the_paragraph_that_the_rules_code_names_for_it() -> None:
    source = Path(legality.__file__).with_name("legality.py").read_text("utf-8")
    named = dict(re.findall(r'^    "([a-z_.]+)",  # (\d+\.\d+)$', source, re.M))
    assert list(named) == list(legality.REFUSALS[1:])
    for rule, paragraph in named.items():
        name = error_message(f"nanga_parbat.{rule}")
        assert (rule, cited("en", name)) == (rule, [paragraph])


def test_the_sources_are_really_searched() -> None:
    codes = sources.raised()
    assert codes["record.seats"] == {"game", "least", "most", "given"}
    assert codes["nanga_parbat.camps.too_few_left"] >= {"spot", "items", "camps_left"}
    assert "animal" not in codes["nanga_parbat.guide.first"]
    assert {"record.seed_later", "nanga_parbat.text.form_yak"} <= set(codes)
    assert "help-commands" in sources.literal_messages()
