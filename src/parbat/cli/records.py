"""``parbat replay`` and ``parbat verify``: take a record apart, and check it."""

from __future__ import annotations

import sys

import click
from rich.markup import escape

from parbat.cli.figures import figures
from parbat.cli.screen import table
from parbat.cli.shared import console, json_option, number_option, print_json, record_argument
from parbat.core import replay as core
from parbat.core.errors import BadRecord, UnknownName
from parbat.core.events import Event
from parbat.core.game import Game
from parbat.core.record import Record
from parbat.files import read_lines, read_record
from parbat.games import find_game
from parbat.texts import Catalogue, catalogue, shown


def game_of(record: Record) -> Game:
    """Return the game of a record; raises ``BadRecord``."""
    try:
        return find_game(record.game)
    except UnknownName as problem:
        raise BadRecord("record.setup", reason=problem) from problem


@click.command()
@record_argument
@click.option(
    "--at",
    type=click.IntRange(min=0),
    metavar="N",
    help="Stop before entry N (the first is 0); without it the whole game is replayed.",
)
@number_option
@json_option
@click.pass_obj
def replay(language: str, file: str, at: int | None, number: int, as_json: bool) -> None:
    """Replay a record and show the table as it stands before entry N, or at the end.

    \b
    Examples:
      parbat replay game.json
      parbat replay game.json --at 20
      parbat replay games.jsonl --record-number 3 --json
    """
    record = read_record(file, number)
    match = core.open_match(game_of(record), record)
    if at is not None and at > len(record.log):
        raise BadRecord("record.no_such_entry", at=at, entries=len(record.log))
    texts = catalogue(language, record.game)
    names = [shown(seat.name) for seat in record.seats]
    if (remark := match.game.missing(match.options)) is not None:
        print(f"{texts.text('verify-note')}: {texts.say(remark)}", file=sys.stderr)
    out = console()
    told: list[Event] = []
    for index, events in core.steps(match, record.log[:at]):
        told += events
        if not as_json:
            entry = record.log[index]
            out.print(f"[dim]{index:>3} {escape(str(entry.by)):>6}[/dim]  {escape(entry.do)}")
            for event in events:
                out.print(f"[dim]{'':>12}{escape(texts.tell(event, names))}[/dim]")
    over = match.state.outcome is not None
    numbers = match.game.statistics(match.options, len(names), told) if over else None
    if as_json:
        print_json(
            {
                "at": len(match.log),
                "to_act": sorted(match.state.to_act, key=str),
                "view": match.state.view(None),
                "state": match.state.text,
                "outcome": match.state.outcome,
                "statistics": numbers,
            }
        )
    else:
        out.print()
        out.print(table(match.state.view(None), texts, names))
        if numbers is not None:
            out.print(figures(numbers, texts, names))


@click.command()
@record_argument
@json_option
@click.pass_obj
def verify(language: str, file: str, as_json: bool) -> int:
    """Check every record of a file: all actions, the outcome, the seed and every draw.

    Exit status 1 if any record is wrong. Remarks, such as a missing seed, do not count as wrong.

    \b
    Examples:
      parbat verify game.json
      parbat simulate nanga-parbat --games 10 --out - | parbat verify -
    """
    texts = catalogue(language)
    wrong = 0
    count = 0
    for line, record in read_lines(file):
        count += 1
        findings = _checked(record)
        faulty = any(finding.wrong for finding in findings)
        wrong += faulty
        if as_json:
            print_json(_report(texts, line, findings))
            continue
        for finding in findings:
            kind = texts.text("verify-wrong") if finding.wrong else texts.text("verify-note")
            print(f"{shown(file)}:{line}: {kind}: {texts.say(finding.problem)}")
    if not as_json:
        print(texts.text("verify-sound", sound=count - wrong, count=count))
    return 1 if wrong else 0


def _checked(record: Record | BadRecord) -> list[core.Finding]:
    if isinstance(record, BadRecord):
        return [core.Finding(True, record)]
    try:
        return core.verify(game_of(record), record)
    except BadRecord as problem:
        return [core.Finding(True, problem)]


def _report(texts: Catalogue, line: int, findings: list[core.Finding]) -> dict[str, object]:
    return {
        "line": line,
        "sound": not any(finding.wrong for finding in findings),
        "findings": [
            {
                "wrong": finding.wrong,
                "code": finding.problem.code,
                "entry": finding.problem.data.get("entry"),
                "message": texts.say(finding.problem),
            }
            for finding in findings
        ],
    }
