"""``parbat bench``: how fast the rules are on this machine, and whether aims are met."""

from __future__ import annotations

import json
import math
import os
import platform
import subprocess
import sys
from collections.abc import Iterable

import click
from rich.progress import Progress, SpinnerColumn
from rich.table import Table

from parbat.cli.aims import AIMS
from parbat.cli.aims.aim import Aim, Finding, Games
from parbat.cli.aims.measuring import at_most, contested, measured
from parbat.cli.aims.telling import as_tables, name_of
from parbat.cli.shared import console, error_console, jobs_option, json_option, print_json
from parbat.cli.simulate import progress
from parbat.cli.speed import GAME, MEASURES, measure
from parbat.core.errors import BadFile
from parbat.games import find_game
from parbat.texts import Catalogue, catalogue
from parbat.uncompiled import is_compiled


@click.command()
@click.argument("game_name", metavar="[GAME]", required=False)
@click.option(
    "--seconds",
    type=click.FloatRange(0.05, 60),
    default=1.0,
    show_default=True,
    help="How long each measurement of the rules runs.",
)
@click.option("--here-only", is_flag=True, help="Leave out the comparison with plain Python.")
@click.option(
    "--strength", is_flag=True, help="Play hundreds of games too, to see how strong players are."
)
@click.option(
    "--games",
    "most",
    type=click.IntRange(min=1),
    metavar="N",
    help="Play at most N games for an aim (default: as many as it asks for).",
)
@jobs_option
@json_option
@click.pass_obj
def bench(
    language: str,
    game_name: str | None,
    seconds: float,
    here_only: bool,
    strength: bool,
    most: int | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Measure how fast the rules are, and whether computer players reach what they should.

    The rules of Nanga Parbat are measured compiled and as plain Python. Of the times of computer
    players the longest is told and compared with the aim. Interrupted in the games of --strength,
    it tells what was found so far.

    \b
    Examples:
      parbat bench
      parbat bench nanga-parbat --seconds 3 --json
      parbat bench hardback --strength --games 100
    """
    if not math.isfinite(seconds):
        raise click.UsageError("--seconds takes a number from 0.05 to 60")
    aims = _aims(game_name)
    speeds = game_name in (None, GAME)
    rates = _measured_here(seconds, catalogue(language, GAME)) if speeds else {}
    compare = speeds and is_compiled() and not here_only
    plain = _measured_plain(seconds) if compare else {}
    findings = _quick(aims, most, language)
    if strength:
        findings += _strengths(aims, most, jobs, language)
    findings.sort(key=lambda finding: aims.index(finding.aim))
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
                "aims": [finding.as_data() for finding in findings],
            }
        )
        return
    if rates:
        console().print(_as_table(rates, plain, catalogue(language, GAME)))
    if findings:
        console().print(as_tables(findings, language))


def _aims(game_name: str | None) -> list[Aim]:
    """Return the aims of a game, or of all games; raises ``UnknownName``."""
    if game_name is None:
        return [aim for aims in AIMS.values() for aim in aims]
    return list(AIMS.get(find_game(game_name).name, ()))


def _quick(aims: Iterable[Aim], most: int | None, language: str) -> list[Finding]:
    findings: list[Finding] = []
    with _spinner() as shown:
        task = shown.add_task("")
        for aim in aims:
            if not isinstance(aim.how, Games):
                shown.update(task, description=name_of(aim, language))
                findings.append(measured(aim, aim.how, most))
    return findings


def _strengths(aims: Iterable[Aim], most: int | None, jobs: int, language: str) -> list[Finding]:
    played = [(aim, aim.how) for aim in aims if isinstance(aim.how, Games)]
    latest = {(aim.game, aim.name): Finding(aim, None) for aim, _ in played}
    with progress() as shown:
        try:
            for aim, how in played:
                bar = shown.add_task(name_of(aim, language), total=at_most(how.games, most))
                for finding in contested(aim, how, jobs, most):
                    latest[aim.game, aim.name] = finding
                    shown.advance(bar)
        except KeyboardInterrupt:
            shown.console.print(catalogue(language).text("cli-stopped"))
    return list(latest.values())


def _as_table(rates: dict[str, float], plain: dict[str, float], texts: Catalogue) -> Table:
    table = Table(
        texts.text("bench-rules"),
        texts.text("bench-rate") if is_compiled() else texts.text("bench-rate-plain"),
    )
    if plain:
        table.add_column(texts.text("bench-plain"), justify="right")
        table.add_column(texts.text("bench-ratio"), justify="right")
    for name, rate in rates.items():
        row = [texts.text(f"speed-{name}"), f"{rate:,.0f}"]
        if plain:
            row += [f"{plain[name]:,.0f}", f"{rate / plain[name]:.1f}"]
        table.add_row(*row)
    return table


def _spinner() -> Progress:
    return Progress(SpinnerColumn(), "{task.description}", console=error_console(), transient=True)


def _measured_here(seconds: float, texts: Catalogue) -> dict[str, float]:
    rates: dict[str, float] = {}
    with _spinner() as shown:
        task = shown.add_task(texts.text(f"speed-{MEASURES[0]}"))
        for name, rate in measure(seconds):
            rates[name] = rate
            following = MEASURES[len(rates) :]
            if following:
                shown.update(task, description=texts.text(f"speed-{following[0]}"))
    return rates


def _measured_plain(seconds: float) -> dict[str, float]:
    command = [sys.executable, "-m", "parbat", "bench", GAME, "--here-only", "--json"]
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
