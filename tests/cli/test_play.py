"""``parbat play``: by a program through JSON, and as a person types."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

import parbat as package
from cli.commands import Parbat, process
from parbat.cli.play import ActionCompleter


def typed(parbat: Parbat, *lines: str, seats: str = "me,greedy") -> str:
    """Play with these lines typed and return what was printed."""
    said = parbat(
        "play", "nanga-parbat", "--seats", seats, "--seed", "3", stdin="\n".join(lines) + "\n"
    )
    assert said.status == 0
    return said.out


def test_the_table_and_the_question_are_shown(parbat: Parbat) -> None:
    out = typed(parbat)
    assert "Trap an animal in region" in out
    assert "Player 1" in out
    assert "Greedy" in out
    assert "same animals" in out


def test_an_illegal_action_is_answered_with_the_rule(parbat: Parbat) -> None:
    out = typed(parbat, "trap 6-6", "end", "hello", "")
    assert "rules 3.3" in out
    assert "rules 3.7" in out
    assert "hello" in out


def test_questions_are_answered(parbat: Parbat) -> None:
    out = typed(parbat, "?", "? tahr", "legal", "board", "undo")
    assert "trap R-S" in out
    assert "tahr R-S R-S" in out
    assert "trap 1-1\n" in out
    assert out.count("same animals") == 2


def test_an_own_action_can_be_undone_and_the_bots_cannot(parbat: Parbat) -> None:
    out = typed(parbat, "trap 1-1", "undo", "trap 1-2", "undo", "undo")
    assert out.count("takes back") == 2
    assert "Nothing" in out or "nothing" in out


def test_two_people_can_share_the_screen(parbat: Parbat, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said = parbat(
        *("play", "nanga-parbat", "--seats", "me,me", "--seed", "3", "--save", path),
        stdin="guide 1\ntrap 1-1\nend\nresign\n",
    )
    assert said.status == 0
    record = package.read_record(str(path))
    assert [entry.do for entry in record.log[1:]] == ["guide 1", "trap 1-1", "end", "resign"]
    assert record.outcome is not None
    assert record.outcome["reason"] == "resigned"
    assert package.verify(record) == []


def test_saving_midway_keeps_the_running_game(parbat: Parbat, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed(parbat, "trap 1-1", f"save {path}", "quit")
    record = package.read_record(str(path))
    assert record.outcome is None
    assert record.log[-1].do == "trap 1-1"
    assert typed(parbat, "save", f"save {tmp_path}/no/where").count("parbat") == 0


def test_the_game_speaks_the_asked_language(parbat: Parbat) -> None:
    command = ("play", "nanga-parbat", "--seats", "me,greedy", "--seed", "3")
    outs = {parbat("--lang", lang, *command).out for lang in ("en", "pt-BR", "it")}
    assert len(outs) == 3


def test_completion_offers_the_next_word_of_legal_actions() -> None:
    match = package.start("nanga-parbat", seed=3)
    match.apply(1, "guide 1")

    def offered(text: str) -> list[str]:
        event = CompleteEvent(completion_requested=True)
        return [c.text for c in ActionCompleter(match).get_completions(Document(text), event)]

    assert offered("") == ["trap"]
    assert offered("trap ") == [f"1-{section}" for section in range(1, 7)]
    assert offered("trap 1-3") == ["1-3"]
    assert offered("nonsense") == []


def test_a_program_plays_a_whole_game_through_json(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    running = process(
        *("play", "nanga-parbat", "--seats", "me,random", "--seed", "5", "--json", "--save", path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    last: dict[str, Any] = {}
    asked = 0
    for line in running.stdout:
        last = json.loads(line)
        if "legal" in last:
            # The list's last action ends the turn where it can, so the game goes forward.
            asked += 1
            running.stdin.write(last["legal"][-1] + "\n")
            running.stdin.flush()
    running.communicate(timeout=60)
    assert running.returncode == 0
    assert asked >= 15
    assert last["outcome"]["reason"] in {"cubes", "hikers"}
    assert last["record"]["log"] == json.loads(path.read_text())["log"]
    assert package.verify(package.read_record(str(path))) == []


def test_an_error_is_json_too(parbat: Parbat) -> None:
    said = parbat(
        *("play", "nanga-parbat", "--seats", "me,random", "--seed", "3", "--json"),
        stdin="trap 9-9\n",
    )
    lines = [json.loads(line) for line in said.out.splitlines()]
    errors = [line["error"] for line in lines if "error" in line]
    assert [error["code"] for error in errors] == ["nanga_parbat.text.section"]
    assert errors[0]["message"].startswith("“9-9”")


def test_a_typed_undo_reaches_no_further_than_ones_own_last_action(parbat: Parbat) -> None:
    lines = ("guide 6", "trap 6-1", "end", "trap 1-1", "end", "undo 2", "undo 5", "quit")
    out = typed(parbat, *lines, seats="me,me")
    assert "takes back" not in out


def test_what_is_typed_need_not_be_neat(parbat: Parbat) -> None:
    out = typed(parbat, "TRAP   1-1", "?trap", "Undo", "QUIT")
    assert "traps" in out
    assert "trap R-S" in out
    assert "takes" in out


def test_the_record_is_saved_however_the_game_stops(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    running = process(
        *("play", "nanga-parbat", "--seats", "me,me", "--seed", "3", "--save", path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("guide 1\n")
    running.stdin.flush()
    for line in running.stdout:
        if "Trap an animal" in line:
            break
    os.kill(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert [entry.do for entry in package.read_record(str(path)).log[1:]] == ["guide 1"]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\x1b[2J", "\u202eabc"])
def test_names_that_could_steer_the_terminal_are_refused(parbat: Parbat, name: str) -> None:
    said = parbat("play", "nanga-parbat", "--seats", "me,me", "--name", name)
    assert said.status == 2
    assert said.complaint().startswith("parbat: --name")


def test_a_place_that_cannot_be_written_is_refused_before_the_game(
    parbat: Parbat, tmp_path: Path
) -> None:
    for path in (tmp_path, tmp_path / "no" / "where", ""):
        said = parbat("play", "nanga-parbat", "--seats", "random,random", "--save", path)
        assert said.status == 1
        assert "before the game begins" in said.complaint()


def test_with_json_every_answer_is_json(parbat: Parbat, tmp_path: Path) -> None:
    said = parbat(
        *("play", "nanga-parbat", "--seats", "me,random", "--seed", "3", "--json"),
        stdin=f"?\n? trap\nlegal\nboard\nsave {tmp_path}/x.json\nundo\n",
    )
    lines = [json.loads(line) for line in said.out.splitlines()]
    keys = [next(iter(line)) for line in lines]
    assert {"help", "legal", "view", "saved", "error", "outcome"} <= set(keys)
