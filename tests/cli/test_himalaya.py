"""Himalaya on the command line: played, simulated, verified, on an own board."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.commands import Parbat
from himalaya.boards import mine
from parbat.uncompiled import is_compiled

SLOW = pytest.mark.skipif(not is_compiled(), reason="the strongest takes minutes in plain Python")
PLAYERS = ("random", pytest.param("level-5", marks=SLOW))


def typed(parbat: Parbat, *lines: str) -> str:
    """Play against three computer players with these lines typed; return what was printed."""
    said = parbat("play", "himalaya", "--seed", "3", stdin="\n".join(lines) + "\n")
    assert said.status == 0
    return said.out


def test_a_turn_is_played_and_its_table_drawn(parbat: Parbat) -> None:
    out = typed(parbat, "start 3", "program dirt deal", "board")
    assert "3 house" in out
    assert "starts in village 3" in out
    assert "Action 1: Player 1 takes the dirt track from 3 to 4" in out
    assert "3: Player 1 rests" in out  # what is left out at the end is rest
    assert "Turn 2: choose your six actions" in out


def test_what_is_typed_wrong_is_answered(parbat: Parbat) -> None:
    out = typed(parbat, "start 99", "start", "START 3", "program walk", "? program", "?")
    assert "There is no village 99" in out
    assert "rules 13.1" in out
    assert "program A A A A A A" in out
    assert "starts in village 3" in out


def test_games_are_simulated_and_verified(parbat: Parbat, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ("--option", "players=3", "--option", "advanced=true", "--option", "refill=cards")
    names = ("--bots", "random,random,random")
    ran = parbat(
        "simulate", "himalaya", *options, *names, "--games", 3, "--seed", 5, "--out", file, "--json"
    )
    assert ran.status == 0
    assert parbat("verify", file).status == 0
    record = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (record["game"], record["options"]["players"]) == ("himalaya", 3)


@pytest.mark.parametrize("bot", PLAYERS)
def test_without_show_committed_computer_players_find_an_end_as_well(
    parbat: Parbat, bot: str
) -> None:
    option = ("--option", "show_committed=false", "--bots", ",".join([bot] * 4))
    assert parbat("simulate", "himalaya", "--games", 1, "--seed", 5, *option).status == 0


def test_the_number_of_players_is_that_of_the_option(parbat: Parbat) -> None:
    names = "random,random,random"
    said = parbat("simulate", "himalaya", "--games", 1, "--bots", names)
    assert said.status == 2
    assert "players" in said.complaint()


@pytest.mark.parametrize("bot", PLAYERS)
def test_an_own_board_is_played_on(parbat: Parbat, tmp_path: Path, bot: str) -> None:
    file, out = tmp_path / "mine.json", tmp_path / "games.jsonl"
    file.write_text(json.dumps(mine()), "utf-8")
    players = ("--bots", ",".join([bot] * 4))
    ran = ("--games", 1, "--seed", 1, "--out", out)
    said = parbat("simulate", "himalaya", "--board", file, *players, *ran)
    assert said.status == 0
    record = json.loads(out.read_text("utf-8"))
    assert record["options"]["board"] == record["board"]["name"] == "mine"
    assert parbat("verify", out).status == 0
