"""What every game must keep about matches and records: replay, refusals, undo, the seed."""

from __future__ import annotations

import hashlib

from conformance.playing import Plan, enter, pick, play, played, snapshot, strangers, what_is_due
from parbat.core.actors import CHANCE, TABLE, Actor
from parbat.core.errors import ParbatError
from parbat.core.match import Match
from parbat.core.record import Chance, parse_record
from parbat.core.replay import open_match, statistics, steps, verify


def check_replay(plan: Plan) -> None:
    """A record, written and read again, replays through the same states and is proven sound."""
    seen = []
    for match, _ in play(plan):
        seen.append(snapshot(match.state, plan.viewers))
    record = match.record()
    read = parse_record(record.to_json())
    assert read.to_json() == record.to_json(), "a record changes when it is read and written"
    again = open_match(plan.game, read)
    assert snapshot(again.state, plan.viewers) == seen[0], "replay starts from another state"
    for index, _ in steps(again, read.log):
        replayed = snapshot(again.state, plan.viewers)
        assert replayed == seen[index + 1], f"replay differs after entry {index}"
    findings = [str(finding.problem) for finding in verify(plan.game, read)]
    assert not findings, f"verify finds {findings}"


def check_statistics(plan: Plan) -> None:
    """A game in numbers has a value for the game or for each seat, and a record gives the same."""
    made = list(play(plan))
    match = made[-1][0]
    told = [event for _, events in made for event in events]
    found = plan.game.statistics(match.options, plan.seats, told)
    if found is None:
        return
    for figures, count in ((found.table, 1), (found.players, plan.seats)):
        assert len({figure.name for figure in figures}) == len(figures), "a name stands twice"
        for figure in figures:
            assert len(figure.values) == count, f"{figure.name} has not {count} values"
    record = match.record()
    assert statistics(plan.game, record) == found, "the record gives other numbers"


def check_same_seed(plan: Plan) -> None:
    """The same seed, options and choices give the same log."""
    log = played(plan).log
    again = plan.new_match()
    for entry in log:
        due = what_is_due(again, plan.seed)
        enter(again, *(due or (entry.by, entry.do)))
    assert again.log == log, "same seed, same choices, another log"


def check_refusals(plan: Plan) -> None:
    """Illegal input of every kind is refused with a ``ParbatError`` and changes nothing."""
    dice = plan.dice("refusals")
    others = strangers(plan)
    for match, _ in play(plan):
        before = snapshot(match.state, plan.viewers)
        kept = match.state.text, list(match.log), list(match.players)
        for by, do in _illegal(match, plan, pick(others, dice).text):
            try:
                match.enter(by, do)
            except ParbatError:
                now = match.state.text, match.log, match.players
                assert now == kept, f"refused, but something changed: {by} {do!r}"
            else:
                raise AssertionError(f"accepted: {by} {do!r}")
        assert snapshot(match.state, plan.viewers) == before, "refusals changed what is shown"


def _illegal(match: Match, plan: Plan, text: str) -> list[tuple[Actor, str]]:
    seats = range(plan.seats)
    entries: list[tuple[Actor, str]] = [(plan.seats, text), (99, text), (-1, text), (TABLE, text)]
    entries += [(TABLE, "resign"), (TABLE, f"seat {plan.seats} player"), (CHANCE, "resign")]
    drawn = match.due(plan.seed)
    for seat in seats:
        nonsense = ["", " ", f" {text}", f"{text} ", f"{text}\0", "undo 99999", "abandon", "Resign"]
        entries += [(seat, do) for do in [*nonsense, "seat 0 bot a", "\ud800", "9" * 5000]]
        entries += [(seat, drawn.text)] if drawn else []
        if seat not in match.state.to_act:
            entries.append((seat, text))
        if match.state.outcome:
            entries += [(seat, "resign"), (seat, "undo 0")]
    if drawn is None:
        entries += [(CHANCE, text), *((CHANCE, e.do) for e in match.log if e.by == CHANCE)]
    if match.state.outcome:
        entries += [(TABLE, "abandon"), (TABLE, "seat 0 player")]
    return entries


def check_undo(plan: Plan) -> None:
    """An action that showed nobody anything new can be taken back at once, nothing else can."""
    before: object = None
    drawn = -1
    for match, events in play(plan):
        revealed = any(event.reveals for event in events)
        if match.log and isinstance(match.log[-1].by, int) and "undo" not in match.log[-1].do:
            _check_last_action(match, plan, revealed, before)
        if match.log and match.log[-1].by == CHANCE:
            drawn = len(match.log) - 1
        _check_no_undo_over(drawn, match, plan)
        before = snapshot(match.state, plan.viewers)


def _check_last_action(match: Match, plan: Plan, revealed: bool, before: object) -> None:
    entry, index = match.log[-1], len(match.log) - 1
    after = snapshot(match.state, plan.viewers)
    allowed = match.state.may_undo([(entry.by, plan.game.parse_action(entry.do))])
    final = revealed or match.state.outcome or not allowed
    able = [seat for seat in range(plan.seats) if match.can_undo(seat) == index]
    assert able == ([] if final else [entry.by]), f"who can undo {entry.do}: {able}"
    if able:
        match.enter(entry.by, f"undo {index}")
        assert snapshot(match.state, plan.viewers) == before, f"undo of {entry.do}: another state"
        match.enter(entry.by, entry.do)
        assert snapshot(match.state, plan.viewers) == after, f"{entry.do} again: another state"


def _check_no_undo_over(drawn: int, match: Match, plan: Plan) -> None:
    # Not even by agreement; what was merely shown can be taken back if everybody agrees.
    text = match.state.text
    for seat in range(plan.seats):
        able = match.can_undo(seat)
        assert able is None or able > drawn, f"entry {able} was before a draw, can be undone"
        for index in range(max(0, drawn - 4), drawn + 1):
            try:
                match.enter(seat, f"undo {index}")
            except ParbatError:
                assert match.state.text == text, "an undo was refused, but the state changed"
            else:
                raise AssertionError(f"undo {index} went back over chance")


def check_commitment(plan: Plan) -> None:
    """Every record commits to the seed from the start and shows it only after the end."""
    digest, seed = hashlib.sha256(plan.seed.value).hexdigest(), plan.seed.hex
    for match, _ in play(plan):
        for record in (match.record(), *map(match.record, plan.viewers)):
            assert isinstance(record.chance, Chance), "no commitment to a seed"
            assert record.chance.commitment == digest, "the commitment is not the seed's"
            if match.state.outcome:
                assert record.chance.seed == seed, "the game is over and the seed not out"
            else:
                assert seed.encode() not in record.to_json(), "the seed is out too early"
