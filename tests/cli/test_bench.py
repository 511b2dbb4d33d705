"""``parbat bench``: that it measures the rules, never how fast."""

from __future__ import annotations

import pytest

from cli.commands import Parbat
from parbat.cli.speed import GAME, MEASURES
from parbat.uncompiled import is_compiled

QUICK = ("bench", GAME, "--seconds", "0.05")


def test_every_measurement_is_reported_and_compared_with_plain_python(parbat: Parbat) -> None:
    found = parbat(*QUICK, "--json").data()
    assert list(found["per_second"]) == list(MEASURES)
    assert all(rate > 0 for rate in found["per_second"].values())
    assert found["compiled"] == is_compiled()
    # Uncompiled there is nothing to compare with.
    compared = list(MEASURES) if is_compiled() else []
    assert list(found["per_second_plain"]) == list(found["ratio"]) == compared
    for name, ratio in found["ratio"].items():
        assert ratio == found["per_second"][name] / found["per_second_plain"][name]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        # Single words: a line may be broken between two.
        ("en", ("playouts", "perft", "copies", "lists", "typed")),
        ("pt-BR", ("partidas", "perft", "cópias", "listas", "tipada")),
        ("it", ("partite", "perft", "copie", "elenchi", "tipizzata")),
    ],
)
def test_the_table_names_what_was_measured(
    parbat: Parbat, language: str, words: tuple[str, ...]
) -> None:
    said = parbat("--lang", language, *QUICK, "--here-only")
    assert said.status == 0
    for word in words:
        assert word in said.out


def test_the_comparison_with_plain_python_can_be_left_out(parbat: Parbat) -> None:
    found = parbat(*QUICK, "--here-only", "--json").data()
    assert (found["per_second_plain"], found["ratio"]) == ({}, {})
    assert "ratio" not in parbat(*QUICK, "--here-only").out
