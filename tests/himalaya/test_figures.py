"""Figures of finished games, counted from their events, against what their records say."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from golden.make_himalaya import FOLDER, GAME
from himalaya.figures import Figures, main, read, summary
from parbat.core.record import Record, parse_record
from parbat.core.replay import replay
from parbat.games.himalaya.state import HimalayaState

NAMES = ("yaks", "out-by-stupas", "out-by-order", "politics", "events", "only-barter")


def both(name: str) -> tuple[Record, Figures]:
    line = (FOLDER / f"{name}.json").read_bytes()
    return parse_record(line), read(line)


@pytest.mark.parametrize("name", NAMES)
def test_they_agree_with_the_log_and_the_end_of_the_game(name: str) -> None:
    record, figures = both(name)
    state = replay(GAME, record).state
    assert isinstance(state, HimalayaState)
    assert state.outcome is not None
    rewards = [entry.do.split(" ") for entry in record.log if entry.do.startswith("reward")]
    counts = figures.counts
    assert counts["orders filled"] == len(rewards) == figures.delivered.total()
    for word, counted in (("barter", "barters"), ("offering", "offerings")):
        assert counts[counted] == sum(word in reward for reward in rewards)
    assert counts["missions"] == sum("delegations" in reward for reward in rewards)
    assert counts["stupas"] == sum(owner > 0 for owner in state.table.p.stupa)
    sent = [int(word.split(":")[1]) for reward in rewards for word in reward if ":" in word]
    assert figures.sent.total() == counts["delegations"] >= sum(sent)
    assert counts["inventory: markers"] == sum(state.table.p.markers)
    assert (figures.yaks, figures.ranks) == (state.outcome.scores, state.outcome.ranks)
    assert (figures.religion, figures.reason) == (state.outcome.religion, state.outcome.reason)
    slots = ("moves", "goods collected", "orders filled", "rests", "lost actions", "deals declined")
    assert sum(counts[slot] for slot in slots) == 12 * 6 * figures.seats


def test_ties_are_what_a_later_criterion_decided() -> None:
    assert "religion" in both("out-by-stupas")[1].ties
    assert "yaks" in both("politics")[1].ties
    assert both("out-by-order")[1].ties == {"religion", "politics", "yaks"}
    assert "yaks" not in both("yaks")[1].ties


def test_the_summary_of_two_games_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(b"".join((FOLDER / f"{name}.json").read_bytes() for name in NAMES[:2]))
    games = [both(name)[1] for name in NAMES[:2]]
    result = CliRunner().invoke(main, [str(file)])
    assert result.exit_code == 0
    lines = dict(summary(games))
    filled = sorted(game.counts["orders filled"] for game in games)
    assert lines["games"] == "2"
    assert lines["orders filled per game"] == f"{sum(filled) / 2:.1f} ({filled[0]}-{filled[1]})"
    assert lines["tie in religion"] == "100.0%"
    for name, figure in lines.items():
        assert f"{name:<50} {figure}\n" in result.output
