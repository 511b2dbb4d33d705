"""``parbat simulate``."""

from __future__ import annotations

from pathlib import Path

from cli.commands import Parbat
from parbat import read_records, verify
from parbat.cli.summary import wilson

QUICK = ("simulate", "nanga-parbat", "--games", "4", "--bots", "random,random")


def test_the_same_seed_gives_the_same_games(parbat: Parbat, tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl", tmp_path / "c.jsonl"]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        assert parbat(*QUICK, "--seed", seed, "--out", file).status == 0
    first, again, other = (file.read_bytes() for file in files)
    assert first == again
    assert first != other


def test_without_a_seed_no_two_runs_are_alike(parbat: Parbat, tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for file in files:
        parbat(*QUICK, "--out", file)
    assert files[0].read_bytes() != files[1].read_bytes()


def test_every_record_written_is_sound_and_has_the_options(parbat: Parbat, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ("--option", "area_variant=true", "--option", "topology=slope6")
    assert parbat(*QUICK, *options, "--out", file).status == 0
    records = [record for _, record in read_records(str(file))]
    assert len(records) == 4
    for record in records:
        assert verify(record) == []
        assert record.options["area_variant"] is True
        assert record.options["topology"] == "slope6"
        assert [seat.bot for seat in record.seats] == ["random", "random"]
    assert parbat("verify", file).out == "4 of 4 records are sound\n"


def test_the_players_change_seats_after_every_game(parbat: Parbat, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ("simulate", "nanga-parbat", "--games", "3", "--bots", "greedy,random")
    assert parbat(*command, "--out", file).status == 0
    seats = [[seat.bot for seat in record.seats] for _, record in read_records(str(file))]
    assert seats == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]


def test_the_summary_adds_up(parbat: Parbat) -> None:
    summary = parbat(*QUICK, "--seed", "7", "--json").data()
    assert summary["games"] == 4
    assert sum(summary["reasons"].values()) == 4
    first, second = summary["players"]
    assert first["wins"] + second["wins"] + first["draws"] == 4
    assert first["draws"] == second["draws"]
    assert first["win_rate"] == first["wins"] / 4
    low, high = first["win_rate_95"]
    assert 0 <= low <= first["win_rate"] <= high <= 1
    assert first["score"]["least"] <= first["score"]["mean"] <= first["score"]["most"]


def test_the_table_names_players_and_ways_to_end(parbat: Parbat) -> None:
    said = parbat(*QUICK, "--seed", "7")
    assert said.status == 0
    for word in ("random", "win rate", "mean score", "hikers", "4 games"):
        assert word in said.out


def test_greedy_is_the_default_and_beats_random(parbat: Parbat) -> None:
    default = parbat("simulate", "nanga-parbat", "--games", "1", "--json").data()
    assert [player["bot"] for player in default["players"]] == ["greedy", "greedy"]
    command = ("simulate", "nanga-parbat", "--games", "10", "--bots", "greedy,random")
    greedy, random = parbat(*command, "--seed", "1", "--json").data()["players"]
    assert greedy["wins"] > random["wins"]


def test_wilsons_interval_matches_a_published_example() -> None:
    # 81 of 263: Newcombe 1998, table I, method 3.
    low, high = wilson(81, 263)
    assert round(low, 4) == 0.2553
    assert round(high, 4) == 0.3662
    assert wilson(0, 10)[0] == 0
    assert round(wilson(10, 10)[1], 9) == 1


def test_an_own_board_is_written_into_every_record(parbat: Parbat, tmp_path: Path) -> None:
    import json

    from parbat.files import read_board
    from parbat.games.nanga_parbat import board as boards

    board = boards.read_standard()
    board["name"] = "mine"
    board["dotted_links"].append({"a": "4-3", "b": "5-2"})
    board["presets"] = {"default": "mine", "mine": {"links": ["1-4/2-1", "1-6/3-1", "2-4/4-1"]}}
    board["presets"]["mine"]["links"] += ["3-6/6-1", "4-3/5-2"]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board))
    out = tmp_path / "games.jsonl"
    assert parbat(*QUICK, "--board", path, "--out", out).status == 0
    for _, record in read_records(str(out)):
        assert record.board == read_board(str(path))
        assert record.options["topology"] == "mine"
        assert verify(record) == []
