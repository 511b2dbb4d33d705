"""Aims as a table: what was wanted, what was measured, and whether that is enough."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group
from rich.table import Table

from parbat.cli.aims.aim import Aim, Finding, Unit
from parbat.texts import Catalogue, catalogue

_SIGNS: Final[dict[Unit, str]] = {"us": "µs", "ms": "ms", "s": "s", "percent": "%"}


def name_of(aim: Aim, language: str) -> str:
    """Return what an aim is about."""
    return catalogue(language, aim.game).text(f"aim-{aim.name}")


def as_tables(findings: Sequence[Finding], language: str) -> Group:
    """Return aims for the terminal, a table for each game."""
    by_game = groupby(findings, lambda finding: finding.aim.game)
    return Group(*(_as_table(game, found, language) for game, found in by_game))


def _as_table(game: str, findings: Iterable[Finding], language: str) -> Table:
    texts = catalogue(language)
    table = Table(game)
    for title in (
        texts.text("bench-aim"),
        texts.text("bench-measured"),
        texts.text("bench-spread"),
        texts.text("bench-count"),
    ):
        table.add_column(title, justify="right")
    table.add_column(texts.text("bench-met"))
    for finding in findings:
        table.add_row(name_of(finding.aim, language), *_cells(finding, texts))
    return table


def _cells(finding: Finding, texts: Catalogue) -> tuple[str, ...]:
    aim = finding.aim
    return (
        texts.text("bench-bound", limit=aim.limit, value=_amount(aim.bound, aim.unit)),
        "" if finding.value is None else _amount(finding.value, aim.unit),
        _spread(finding),
        str(finding.count),
        texts.text("bench-verdict", met={True: "yes", False: "no", None: "unknown"}[finding.met]),
    )


def _spread(finding: Finding) -> str:
    if finding.interval is not None:
        low, high = finding.interval
        return f"{low:.1f} - {_amount(high, finding.aim.unit)}"
    return "" if finding.median is None else _amount(finding.median, finding.aim.unit)


def _amount(value: float, unit: Unit) -> str:
    # Every digit of a rounded number counts but the zeros behind its point.
    number = f"{value:.1f}" if abs(value) >= 10 else f"{value:.3g}"
    return f"{number.removesuffix('.0')} {_SIGNS[unit]}"
