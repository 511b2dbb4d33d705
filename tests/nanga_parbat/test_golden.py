"""Golden records: games kept for good, which must replay to the end they had.

``golden/make_nanga_parbat.py`` tells how they were made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from nanga_parbat.pictures import GAME
from parbat.core.match import Match
from parbat.core.record import Record, parse_record
from parbat.core.replay import open_match, replay, steps, verify
from parbat.games.nanga_parbat.events import PointsScored

FOLDER = Path(__file__).parents[1] / "golden" / "nanga-parbat"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
FINAL = dict(line.split(" ", 1) for line in (FOLDER / "final.txt").read_text("utf-8").splitlines())
BOX = {"animal": 36, "hiker": 30, "camp": 24}


@cache
def record(name: str) -> Record:
    """Return a golden record."""
    return parse_record((FOLDER / f"{name}.json").read_bytes())


def texts(name: str) -> list[str]:
    """Return what the entries of a golden record do."""
    return [entry.do for entry in record(name).log]


def test_each_record_has_its_last_line() -> None:
    assert sorted(FINAL) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_its_outcome_and_its_last_state(name: str) -> None:
    match = replay(GAME, record(name))
    assert msgspec.json.encode(match.state.outcome) == msgspec.json.encode(record(name).outcome)
    assert match.state.text == FINAL[name]


@pytest.mark.parametrize("name", NAMES)
def test_verifying_finds_nothing_wrong(name: str) -> None:
    """Only the game whose set-up was laid by hand is unproven, and it is the only one."""
    found = [(finding.wrong, finding.problem.code) for finding in verify(GAME, record(name))]
    assert found == ([(False, "record.unverified")] if name == "nobody-scored" else [])


@pytest.mark.parametrize("name", NAMES)
def test_writing_it_again_gives_the_same_bytes(name: str) -> None:
    written = (FOLDER / f"{name}.json").read_bytes()
    assert record(name).to_json() + b"\n" == written
    again = replay(GAME, record(name)).record()
    assert again.log == record(name).log
    assert again.options == record(name).options


@pytest.mark.parametrize("name", NAMES)
def test_no_piece_is_lost(name: str) -> None:
    """1.1: after every entry all animals, hikers and camps are somewhere."""
    match = open_match(GAME, record(name))
    assert match.state.pieces() == BOX
    for index, _ in steps(match, record(name).log):
        assert match.state.pieces() == BOX, index


def test_every_way_to_end_is_there() -> None:
    outcomes = [record(name).outcome or {} for name in NAMES]
    assert {outcome["reason"] for outcome in outcomes} == set(GAME.reasons)
    assert [1, 1] in [outcome["ranks"] for outcome in outcomes]


def test_each_record_is_about_what_its_name_says() -> None:
    assert record("slope6").options["topology"] == "slope6"
    assert record("areas").options["area_variant"] is True
    assert record("guide-by-chance").log[1].by == "chance"
    assert isinstance(record("own-board").board, dict)
    assert sum(text.startswith("undo ") for text in texts("undo")) >= 4
    assert {text[7:] for text in texts("undo") if text.startswith("seat ")} == {
        "bot nanga-parbat/1",
        "player",
    }
    assert sum(text.startswith("relocate ") for text in texts("relocations")) >= 6
    special = ("leopard", "tahr", "deer", "yak")
    assert sum(text.startswith(special) for text in texts("special-actions")) >= 18


def test_the_points_of_the_areas_are_events_and_no_entries() -> None:
    """9.7: they belong to the last ``end``."""
    match = open_match(GAME, record("areas"))
    *_, (_, events) = steps(match, record("areas").log)
    areas = [event for event in events if isinstance(event, PointsScored)]
    assert texts("areas")[-1] == "end"
    told = [(area.region, area.seat, area.points) for area in areas]
    assert told == [(2, 1, 1), (3, 1, 1), (5, 0, 1)]
    assert {area.reason for area in areas} == {"area"}


def test_an_undo_leads_back_to_the_position_before_the_entry() -> None:
    """Nothing is deleted from the log, and what was taken back has left no trace."""
    log = record("undo").log
    for index, entry in enumerate(log):
        if entry.do.startswith("undo "):
            after = replay(GAME, record("undo"), index + 1)
            before = replay(GAME, record("undo"), int(entry.do.split(" ")[1]))
            assert after.state.text == before.state.text
            assert len(after.log) == index + 1


def test_a_record_of_an_own_board_does_not_hold_on_the_standard_one() -> None:
    """1.8: its links matter, so the record carries them."""
    without = msgspec.structs.replace(record("own-board"), board=msgspec.UNSET, options={})
    assert [finding.wrong for finding in verify(GAME, without)][:1] == [True]


def test_playing_the_log_by_hand_gives_the_record() -> None:
    """A match keeps what is entered, in order, times included."""
    golden = record("resigned")
    match = Match(GAME, golden.options, golden.seats)
    for entry in golden.log:
        match.enter(entry.by, entry.do, entry.t)
    assert match.log == golden.log
    assert match.log[-1].t == 300.0
