"""``parbat bench``: how fast the rules are on this machine."""

from __future__ import annotations

import json
import math
import os
import platform
import subprocess
import sys

import click
from rich.progress import Progress, SpinnerColumn
from rich.table import Table

from parbat.cli.shared import console, error_console, json_option, print_json
from parbat.cli.speed import MEASURES, measure
from parbat.core.errors import BadFile
from parbat.uncompiled import is_compiled


@click.command()
@click.option(
    "--seconds",
    type=click.FloatRange(0.05, 60),
    default=1.0,
    show_default=True,
    help="How long each measurement runs.",
)
@click.option("--here-only", is_flag=True, help="Leave out the comparison with plain Python.")
@json_option
def bench(seconds: float, here_only: bool, as_json: bool) -> None:
    """Measure playouts, copies and the typed API, compiled and as plain Python.

    \b
    Examples:
      parbat bench
      parbat bench --seconds 3 --json
    """
    if not math.isfinite(seconds):
        raise click.UsageError("--seconds takes a number from 0.05 to 60")
    rates = _measured_here(seconds)
    compare = is_compiled() and not here_only
    plain = _measured_plain(seconds) if compare else {}
    if as_json:
        print_json(
            {
                "python": platform.python_version(),
                "machine": platform.machine(),
                "compiled": is_compiled(),
                "seconds": seconds,
                "per_second": rates,
                "per_second_plain": plain,
                "ratio": {name: rates[name] / plain[name] for name in plain},
            }
        )
        return
    table = Table("what", "a second" if is_compiled() else "a second (plain Python)")
    if compare:
        table.add_column("plain Python", justify="right")
        table.add_column("ratio", justify="right")
    for name, rate in rates.items():
        row = [MEASURES[name], f"{rate:,.0f}"]
        if compare:
            row += [f"{plain[name]:,.0f}", f"{rate / plain[name]:.1f}"]
        table.add_row(*row)
    console().print(table)


def _measured_here(seconds: float) -> dict[str, float]:
    rates: dict[str, float] = {}
    with Progress(
        SpinnerColumn(), "{task.description}", console=error_console(), transient=True
    ) as progress:
        task = progress.add_task("measuring")
        for name, rate in measure(seconds):
            rates[name] = rate
            progress.update(task, description=f"measured {MEASURES[name]}")
    return rates


def _measured_plain(seconds: float) -> dict[str, float]:
    command = [sys.executable, "-m", "parbat", "bench", "--here-only", "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)],
        env={**os.environ, "PARBAT_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BadFile("bench.plain_failed", reason=done.stderr.strip())
    rates: dict[str, float] = json.loads(done.stdout)["per_second"]
    return rates
