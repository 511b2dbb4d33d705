"""Help, bad input, exit statuses, and output that cannot be written."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.commands import Parbat, process
from parbat.cli.main import cli

COMMANDS = sorted(cli.commands)
FULL = Path("/dev/full")


def test_the_commands_are_those_documented() -> None:
    assert (
        " ".join(COMMANDS)
        == "admin bench board games lexicon perft play replay serve simulate tournament verify"
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_and_json(parbat: Parbat, command: str) -> None:
    said = parbat(command, "--help")
    assert said.status == 0
    assert f"parbat {command}" in said.out
    assert "Examples:" in said.out
    assert "--json" in said.out


def test_games_lists_what_can_be_played(parbat: Parbat) -> None:
    said = parbat("games")
    assert said.status == 0
    for word in ("nanga-parbat", "area_variant", "slope6", "second_player", "greedy"):
        assert word in said.out
    game, *others = parbat("games", "--json").data()
    assert [other["name"] for other in others] == ["hardback", "himalaya"]
    assert game["name"] == "nanga-parbat"
    assert game["options"][0] == {
        "name": "area_variant",
        "values": [False, True],
        "default": False,
    }


USAGE = [
    (),
    ("nonsense",),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "nanga-parbat", "--games", "0"),
    ("simulate", "nanga-parbat", "--games", "many"),
    ("simulate", "nanga-parbat", "--bots", "greedy"),
    ("simulate", "nanga-parbat", "--bots", "greedy,kasparov"),
    ("simulate", "nanga-parbat", "--option", "area_variant"),
    ("simulate", "nanga-parbat", "--option", "area_variant=perhaps"),
    ("simulate", "nanga-parbat", "--option", "colour=red"),
    ("play", "nanga-parbat", "--seats", "me"),
    ("play", "nanga-parbat", "--seats", "me,nobody"),
    ("perft", "nanga-parbat", "--depth", "2"),
    ("perft", "nanga-parbat", "--record", "x", "--depth", "-1"),
    ("replay", "x", "--at", "-1"),
    ("--lang", "xx", "games"),
    ("perft", "chess", "--record", "x", "--depth", "1"),
    ("bench", "--seconds", "nan"),
    ("simulate", "nanga-parbat", "--bots", ""),
    ("simulate", "nanga-parbat", *(2 * ("--option", "area_variant=true"))),
    ("play", "nanga-parbat", "--seats", "me,random", "--name", "A", "--name", "B"),
]


@pytest.mark.parametrize("arguments", USAGE[1:], ids=" ".join)
def test_wrong_usage_is_one_line_and_status_2(parbat: Parbat, arguments: tuple[str, ...]) -> None:
    said = parbat(*arguments)
    assert said.status == 2
    assert said.complaint().startswith("parbat: ")


def test_without_a_command_the_help_is_shown(parbat: Parbat) -> None:
    said = parbat()
    assert said.status == 2
    assert "parbat play nanga-parbat" in said.out + said.err


BAD_FILES = {
    "empty": b"",
    "no json": b"hello\n",
    "truncated": b'{"format":"parbat-record/1","game":"nanga-parbat","rules":1,',
    "another format": b'{"format":"pgn"}\n',
    "unknown game": b'{"format":"parbat-record/1","game":"chess","rules":1,"seats":[{"name":"A"}],'
    b'"log":[]}\n',
    "unknown option": b'{"format":"parbat-record/1","game":"nanga-parbat","rules":1,'
    b'"options":{"x":1},"seats":[{"name":"A"},{"name":"B"}],"log":[]}\n',
    "not UTF-8": b'{"format":"parbat-record/1","game":"\xff","rules":1}\n',
    "deep": b'{"board":' + b"[" * 100_000 + b"\n",
}


@pytest.mark.parametrize("command", ["replay", "perft"])
@pytest.mark.parametrize("contents", BAD_FILES.values(), ids=BAD_FILES)
def test_a_bad_record_is_one_line_and_status_1(
    parbat: Parbat, tmp_path: Path, command: str, contents: bytes
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(contents)
    more = ("--depth", "1") if command == "perft" else ()
    given = ("nanga-parbat", "--record", path) if command == "perft" else (path,)
    said = parbat(command, *given, *more)
    assert said.status == 1
    assert said.complaint().startswith("parbat: ")


@pytest.mark.parametrize("contents", BAD_FILES.values(), ids=BAD_FILES)
def test_verify_reports_a_bad_record(parbat: Parbat, tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(contents)
    said = parbat("verify", path)
    assert said.status == 1
    assert "Traceback" not in said.out + said.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_cannot_be_read_is_named(parbat: Parbat, tmp_path: Path, command: str) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        said = parbat(command, path)
        assert said.status == 1
        assert str(path) in said.complaint()


def test_a_bad_board_file_is_one_line_and_status_1(parbat: Parbat, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    for contents in ("", "[]", "{}", '{"sections": 3}', "[" * 100_000):
        path.write_text(contents)
        said = parbat("simulate", "nanga-parbat", "--board", path)
        assert said.status == 1
        assert said.complaint().startswith("parbat: ")


def test_complaints_come_in_the_asked_language(parbat: Parbat) -> None:
    english = parbat("simulate", "chess").complaint()
    italian = parbat("--lang", "it", "simulate", "chess").complaint()
    portuguese = parbat("--lang=pt-BR", "simulate", "chess").complaint()
    assert len({english, italian, portuguese}) == 3


def test_a_run_that_fails_leaves_the_old_file(parbat: Parbat, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious")
    assert parbat("simulate", "chess", "--out", out).status == 2
    assert parbat("simulate", "nanga-parbat", "--out", tmp_path / "no" / "where").status == 1
    assert out.read_text() == "precious"


def test_a_full_disk_leaves_no_half_written_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious")
    command = ("simulate", "nanga-parbat", "--games", "50", "--bots", "random,random", "--out", out)
    limit = 20_000  # bytes a file may have: enough for a few games, not for all
    running = process(
        *command,
        covered=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    _, err = running.communicate(timeout=60)
    assert running.returncode == 1
    assert "Traceback" not in err
    assert str(out) in err
    assert out.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full on this system")
def test_output_that_cannot_be_written_is_one_line_and_status_1(finished: Path) -> None:
    for command in (("games",), ("replay", finished), ("simulate", "nanga-parbat", "--out", FULL)):
        with FULL.open("w") as full:
            running = process(*command, stdout=full, stderr=subprocess.PIPE)
            _, err = running.communicate(timeout=60)
        assert running.returncode == 1
        assert len(err.splitlines()) == 1, err
        assert "Traceback" not in err


def test_a_broken_pipe_is_silent(finished: Path) -> None:
    for command in (
        ("replay", finished),
        ("simulate", "nanga-parbat", "--games", "300", "--bots", "random,random", "--out", "-"),
    ):
        running = process(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        err = running.stderr.read()
        running.stderr.close()
        assert running.wait(timeout=60) == 1
        assert err == ""


@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_being_stopped_leaves_no_half_written_file(
    tmp_path: Path, sent: signal.Signals, status: int
) -> None:
    out = tmp_path / "games.jsonl"
    command = ("simulate", "nanga-parbat", "--games", "100000", "--out", out)
    running = process(
        *command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell that runs the tests in the background makes its children deaf to Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        deadline = time.monotonic() + 30
        while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert list(tmp_path.iterdir()), "the run has not begun to write"
        os.kill(running.pid, sent)
        output, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == status
    assert "Traceback" not in output + err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("at", ["9" * 27, "9" * 400])
def test_huge_numbers_are_only_wrong(parbat: Parbat, finished: Path, at: str) -> None:
    said = parbat("replay", finished, "--at", at)
    assert said.status == 1
    assert said.complaint().startswith("parbat: ")


def test_a_strangers_record_cannot_steer_the_terminal(
    parbat: Parbat, finished: Path, tmp_path: Path
) -> None:
    record = json.loads(finished.read_bytes())
    record["seats"][0]["name"] = "\x1b[2Jevil\x9b31m\u202eX"
    path = tmp_path / "\x1b[31mname.json"
    path.write_text(json.dumps(record))
    for command in ("replay", "verify"):
        out = parbat(command, path).out
        assert not set(out) & {"\x1b", "\x9b", "\u202e"}


def test_a_file_may_begin_with_a_byte_order_mark(
    parbat: Parbat, finished: Path, tmp_path: Path
) -> None:
    path = tmp_path / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf" + finished.read_bytes())
    assert parbat("verify", path).status == 0


def test_verify_goes_on_after_a_line_that_is_no_record(
    parbat: Parbat, finished: Path, tmp_path: Path
) -> None:
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(finished.read_bytes() + b"{garbage}\n" + finished.read_bytes())
    said = parbat("verify", path, "--json")
    assert said.status == 1
    reports = [json.loads(line) for line in said.out.splitlines()]
    assert [report["sound"] for report in reports] == [True, False, True]
    third = parbat("replay", path, "--record-number", "3", "--json")
    assert third.status == 0


def test_closed_and_narrow_streams_end_in_no_traceback(finished: Path) -> None:
    for shell in (
        "games >&-",
        "games 2>&-",
        "verify - <&-",
        "play nanga-parbat --seats me,me <&-",
    ):
        command = f"{sys.executable} -m parbat {shell}"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
        assert "Traceback" not in done.stdout + done.stderr, shell
    narrow = subprocess.run(
        [sys.executable, "-m", "parbat", "replay", str(finished)],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        timeout=60,
    )
    assert narrow.returncode == 0
    assert b"Traceback" not in narrow.stderr


def test_json_of_simulate_is_json_only(parbat: Parbat) -> None:
    said = parbat("simulate", "nanga-parbat", "--games", "1", "--bots", "random,random", "--json")
    assert said.err == ""
    assert json.loads(said.out)["games"] == 1
