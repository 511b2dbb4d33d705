"""``parbat bench``: that it measures, never how fast."""

from __future__ import annotations

from cli.commands import Parbat
from parbat.cli.speed import MEASURES
from parbat.uncompiled import is_compiled

QUICK = ("bench", "--seconds", "0.05")


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


def test_the_table_names_what_was_measured(parbat: Parbat) -> None:
    said = parbat(*QUICK, "--here-only")
    assert said.status == 0
    for word in ("playouts", "perft", "copies", "legal lists", "typed API"):
        assert word in said.out
    assert "ratio" not in said.out
