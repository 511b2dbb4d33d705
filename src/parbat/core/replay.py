"""Records played again: to any entry, and checked against everything they claim."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from parbat.core.actors import CHANCE
from parbat.core.chance import Seed
from parbat.core.errors import BadBoard, BadOption, BadRecord, IllegalAction, ParbatError
from parbat.core.events import Event
from parbat.core.game import Game
from parbat.core.match import Match
from parbat.core.record import Chance, Entry, Record
from parbat.core.statistics import Statistics

HIDDEN = "?"
"""What stands in a viewer's record of a running game for what the viewer may not know."""


def open_match(game: Game, record: Record, seed: Seed | None = None) -> Match:
    """Return a match set up as the record says, before its first entry.

    With the seed that the table kept the match can go on drawing after the log. Raises
    ``BadRecord`` if the seed does not fit the commitment, if the record is of another game or of
    rules this program does not know, or if its options, board or word list are not possible.
    """
    if record.game != game.name:
        raise BadRecord("record.game", game=record.game, expected=game.name)
    game = game.of_rules(record.rules)
    commitment = record.chance.commitment if isinstance(record.chance, Chance) else None
    if seed is not None and seed.commitment != commitment:
        raise BadRecord("record.commitment")
    try:
        if isinstance(record.board, dict):
            game = game.with_board(record.board)
        if isinstance(record.lexicon, dict):
            game = game.with_lexicon(record.lexicon)
        return Match(game, record.options, record.seats, seed, commitment)
    except (BadBoard, BadOption) as reason:
        raise BadRecord("record.setup", reason=reason) from reason


def steps(match: Match, log: list[Entry]) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """Enter a log into a match one by one; yield each entry's number and what happened.

    Raises ``BadRecord`` naming the entry that the rules refuse, with the reason as its cause.
    """
    for index, entry in enumerate(log):
        try:
            events = match.enter(entry.by, entry.do, entry.t)
        except IllegalAction as reason:
            if entry.do.endswith(f" {HIDDEN}"):
                raise BadRecord("record.hidden", entry=index) from reason
            raise BadRecord("record.entry", entry=index, do=entry.do, reason=reason) from reason
        yield index, events


def replay(game: Game, record: Record, at: int | None = None) -> Match:
    """Return the match after the first ``at`` entries of a record, or after all of them.

    Raises ``BadRecord`` if the record has fewer entries or one that the rules refuse.
    """
    if at is not None and not 0 <= at <= len(record.log):
        raise BadRecord("record.no_such_entry", at=at, entries=len(record.log))
    match = open_match(game, record)
    for _ in steps(match, record.log[:at]):
        pass
    return match


def statistics(game: Game, record: Record) -> Statistics | None:
    """Return a finished game in numbers, ``None`` where it goes on or its game counts nothing.

    Raises ``BadRecord`` as ``replay`` does.
    """
    match = open_match(game, record)
    events = [event for _, told in steps(match, record.log) for event in told]
    if match.state.outcome is None:
        return None
    return match.game.statistics(match.options, len(match.seats), events)


@dataclass(frozen=True)
class Finding:
    """Something ``verify`` has to say: ``wrong`` is a fault, the rest are remarks."""

    wrong: bool
    problem: ParbatError


def verify(game: Game, record: Record) -> list[Finding]:
    """Check every action, every draw, the commitment and the outcome of a record.

    Returns what was found, faults first; an empty list means the record is sound and proven.
    """
    findings: list[Finding] = []
    try:
        match = open_match(game, record)
        if (remark := match.game.missing(match.options)) is not None:
            findings.append(Finding(False, remark))
        seed = _published_seed(record, findings)
        _check_log(match, record.log, seed, findings)
    except ParbatError as problem:
        return [Finding(True, problem), *findings]
    _check_outcome(match, record.outcome, seed, findings)
    return sorted(findings, key=lambda finding: not finding.wrong)


def _published_seed(record: Record, findings: list[Finding]) -> Seed | None:
    if not isinstance(record.chance, Chance):
        findings.append(Finding(False, BadRecord("record.unverified")))
        return None
    if record.chance.seed is None:
        code = "record.seed_later" if record.outcome is None else "record.seed_missing"
        findings.append(Finding(record.outcome is not None, BadRecord(code)))
        return None
    seed = Seed.from_hex(record.chance.seed)
    if seed.commitment != record.chance.commitment:
        raise BadRecord("record.commitment")
    return seed


def _check_log(match: Match, log: list[Entry], seed: Seed | None, findings: list[Finding]) -> None:
    drawn = match.due(seed) if seed else None
    for index, _ in steps(match, log):
        entry = log[index]
        if entry.by == CHANCE and drawn and drawn.text != match.log[index].do:
            raise BadRecord("record.draw", entry=index, do=entry.do, drawn=drawn.text)
        if entry.do != match.log[index].do:
            remark = BadRecord("record.not_canonical", entry=index, canonical=match.log[index].do)
            findings.append(Finding(False, remark))
        drawn = match.due(seed) if seed else None


def _check_outcome(
    match: Match, claimed: dict[str, Any] | None, seed: Seed | None, findings: list[Finding]
) -> None:
    outcome = match.state.outcome
    played: dict[str, Any] | None = msgspec.to_builtins(outcome) if outcome else None
    if played is None and claimed is None and seed is not None:
        findings.append(Finding(True, BadRecord("record.seed_early", entries=len(match.log))))
    elif played is None and claimed is not None:
        findings.append(Finding(True, BadRecord("record.log_ends_early", entries=len(match.log))))
    elif played is not None and claimed is None:
        findings.append(Finding(True, BadRecord("record.outcome_missing")))
    elif played is not None and _exactly(claimed) != _exactly(played):
        findings.append(Finding(True, BadRecord("record.outcome", played=_shown(played))))


def _exactly(value: object) -> bytes:
    # As text, since in Python 1, 1.0 and true are equal.
    return msgspec.json.encode(value, order="sorted")


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()
