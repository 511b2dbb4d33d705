"""``parbat replay``, ``parbat verify`` and ``parbat perft``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parbat as package
from cli.commands import Parbat
from parbat.search.perft import perft

HARDBACK = Path(__file__).parents[1] / "golden" / "hardback" / "team.json"


def changed(finished: Path, tmp_path: Path, **fields: Any) -> Path:
    """Write the finished game with some fields changed."""
    record = json.loads(finished.read_bytes())
    path = tmp_path / "changed.json"
    path.write_text(json.dumps({**record, **fields}))
    return path


def test_verify_finds_a_good_record_sound(parbat: Parbat, finished: Path) -> None:
    assert parbat("verify", finished).out == "1 of 1 record is sound\n"
    report = parbat("verify", finished, "--json").data()
    assert report == {"line": 1, "sound": True, "findings": []}


def test_verify_names_what_is_wrong(parbat: Parbat, finished: Path, tmp_path: Path) -> None:
    record = package.read_record(str(finished))
    outcome = {**(record.outcome or {}), "scores": [99, 1]}
    path = changed(finished, tmp_path, outcome=outcome)
    said = parbat("verify", path)
    assert said.status == 1
    assert said.out.startswith(f"{path}:1: wrong: ")
    assert said.out.endswith("0 of 1 record is sound\n")
    report = parbat("verify", path, "--json").data()
    assert report["sound"] is False
    assert report["findings"][0]["code"] == "record.outcome"


def test_verify_reads_standard_input(parbat: Parbat, finished: Path) -> None:
    assert parbat("verify", "-", stdin=finished.read_text()).status == 0


def test_replay_shows_the_table_before_an_entry(parbat: Parbat, finished: Path) -> None:
    said = parbat("replay", finished, "--at", "2")
    assert said.status == 0
    assert "setup " in said.out
    shown = parbat("replay", finished, "--at", "2", "--json").data()
    match = package.replay(package.read_record(str(finished)), 2)
    assert shown["state"] == match.state.text
    assert shown["at"] == 2
    assert shown["to_act"] == [0]
    assert shown["view"]["phase"] == "before-trap"


def test_replay_goes_to_the_end_by_itself(parbat: Parbat, finished: Path) -> None:
    record = package.read_record(str(finished))
    shown = parbat("replay", finished, "--json").data()
    assert shown["outcome"] == record.outcome
    assert shown["at"] == len(record.log)


def test_replay_tells_a_finished_game_in_numbers(parbat: Parbat) -> None:
    """Of a game that counts some, and only once it is over."""
    said = parbat("--lang", "it", "replay", HARDBACK)
    assert "Parola più lunga" in said.out
    told = parbat("replay", HARDBACK, "--json").data()["statistics"]
    words = next(figure for figure in told["players"] if figure["name"] == "words")
    record = package.read_record(str(HARDBACK))
    submitted = [entry.by for entry in record.log if entry.do.startswith("word ")]
    assert words["values"] == [submitted.count(seat) for seat in range(len(record.seats))]
    assert parbat("replay", HARDBACK, "--at", "20", "--json").data()["statistics"] is None


def test_replay_takes_one_record_of_several(parbat: Parbat, finished: Path, tmp_path: Path) -> None:
    several = tmp_path / "several.jsonl"
    other = package.start("nanga-parbat", seed=1)
    package.save(other.record(), tmp_path / "other.json")
    several.write_bytes((tmp_path / "other.json").read_bytes() + finished.read_bytes())
    second = parbat("replay", several, "--record-number", "2", "--json").data()
    assert second["outcome"] is not None
    missing = parbat("replay", several, "--record-number", "3")
    assert missing.status == 1
    assert "2" in missing.complaint()


def test_replay_refuses_an_entry_that_is_not_there(parbat: Parbat, finished: Path) -> None:
    said = parbat("replay", finished, "--at", "5000")
    assert said.status == 1
    assert "5,000" in said.complaint()


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_perft_counts_from_an_entry(parbat: Parbat, finished: Path, depth: int) -> None:
    command = ("perft", "nanga-parbat", "--record", finished, "--at", "10", "--depth", depth)
    node = package.replay(package.read_record(str(finished)), 10).state.node
    assert node is not None
    expected = perft(node, depth)
    assert parbat(*command, "--json").data()["nodes"] == expected
    assert parbat(*command).out == f"{expected}\n"


def test_perft_divide_lists_each_action(parbat: Parbat, finished: Path) -> None:
    command = ("perft", "nanga-parbat", "--record", finished, "--at", "1", "--depth", "2")
    result = parbat(*command, "--divide", "--json").data()
    assert list(result["divide"]) == [f"guide {region}" for region in range(1, 7)]
    assert sum(result["divide"].values()) == result["nodes"] == 36
    lines = parbat(*command, "--divide").out.splitlines()
    assert lines[0] == "guide 1: 6"
    assert lines[-1] == "36"


def test_perft_does_not_count_the_setup(parbat: Parbat, finished: Path) -> None:
    command = ("perft", "nanga-parbat", "--record", finished, "--depth", "1", "--json")
    assert parbat(*command, "--at", "0").data()["nodes"] == 6
    assert parbat(*command).data()["nodes"] == 0  # past the end nothing is counted


def test_perft_counts_a_guide_placed_by_chance(parbat: Parbat, tmp_path: Path) -> None:
    match = package.start("nanga-parbat", {"guide_start": "random"}, seed=7)
    path = tmp_path / "game.json"
    package.save(match.record(), path)
    command = ("perft", "nanga-parbat", "--record", path, "--at", "1", "--json")
    assert parbat(*command, "--depth", "2").data()["nodes"] == 36
