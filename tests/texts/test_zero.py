"""How many of nothing: the plural rules of Brazilian Portuguese call zero one, people do not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from parbat.texts import catalogue
from texts import reading

WEB = Path(__file__).parents[2] / "web" / "src" / "locales"
CATALOGUES = sorted([*(reading.LOCALES / "pt-BR").glob("*.ftl"), *(WEB / "pt-BR").glob("*.ftl")])

FROM_ONE = {
    # Nothing is said at all where there is nothing.
    *("lexicon-skipped", "hb-promise-genres", "hb-active", "hb-missing", "hb-bought-points"),
    *("hm-caravans-here", "hm-borders", "hm-plan-lost", "hm-ready-rests", "hm-heard-count"),
    *("chat-new", "chat-show-new", "chat-muted", "menu-new", "list-kept", "np-log-camps"),
    # The rules or the form begin at one.
    *("games-seats-fixed", "terms-pace-days", "setup-days-of", "event-points_scored"),
    *("event-pile_shuffled", "event-offers_shuffled", "event-dumped", "event-converted"),
    *("event-coins_kept", "hb-does-coins", "hb-does-points", "hb-does-coins-or-points"),
    *("hb-does-trash-for-coins", "hb-does-trash-for-points", "hb-does-dump", "hb-do-choose"),
    *("hb-do-convert", "hm-order", "hm-picked", "hm-choose-where", "hm-inventory"),
    *("hm-reward-help", "hm-prize", "hm-prizes-left", "hm-send-rest"),
    # The same words for every number.
    "np-camps",
}


def choices(part: object) -> Iterator[ast.SelectExpression]:
    """All choices in a message, however deep."""
    if isinstance(part, ast.SelectExpression):
        yield part
    inner = part if isinstance(part, list) else vars(part).values() if is_node(part) else ()
    for one in inner:
        yield from choices(one)


def is_node(part: object) -> bool:
    return isinstance(part, ast.BaseNode)


def tells_zero(choice: ast.SelectExpression) -> bool | None:
    """Whether a choice says something of zero; none if it is not by number."""
    keys = [variant.key for variant in choice.variants]
    if not any(isinstance(key, ast.Identifier) and key.name == "one" for key in keys):
        return None
    return any(isinstance(key, ast.NumberLiteral) and key.value == "0" for key in keys)


def counting(path: Path) -> Iterator[tuple[str, bool]]:
    """The messages that count, and whether all their choices say something of zero."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            told = [tells_zero(choice) for choice in choices(entry.value)]
            if any(zero is not None for zero in told):
                yield entry.id.name, False not in told


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_zero_is_no_singular_in_brazil(path: Path) -> None:
    assert [name for name, zero in counting(path) if not zero and name not in FROM_ONE] == []


def test_what_counts_from_one_is_there() -> None:
    """So that the list above does not outlive its messages."""
    without = {name for path in CATALOGUES for name, zero in counting(path) if not zero}
    assert without >= FROM_ONE


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "0 points"), ("it", "0 punti"), ("pt-BR", "0 pontos")],
)
def test_nothing_is_counted_in_the_plural(language: str, said: str) -> None:
    assert catalogue(language, "nanga-parbat").text("count-score", count=0) == said
