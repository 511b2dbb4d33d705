"""What the README shows works as shown."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import parbat

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_six_lines_start_look_at_and_save_a_game(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    assert len([line for line in example.splitlines() if line]) == 6
    done = subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("[guide 1, guide 2, guide 3, guide 4, guide 5, guide 6]\n")
    assert ">3<" in done.stdout
    record = parbat.read_record(str(tmp_path / "game.json"))
    assert [entry.do for entry in record.log[1:]] == ["guide 3"]
    assert record.chance
    assert record.chance.seed is None


def test_the_packages_docstring_shows_the_same_lines() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    shown = [
        line.strip() for line in (parbat.__doc__ or "").splitlines() if line.startswith("    ")
    ]
    assert shown == [line for line in example.splitlines() if line]


def test_every_command_of_the_readme_exists() -> None:
    from parbat.cli.main import cli

    table = set(re.findall(r"^\| `parbat (\w+)", README, re.M))
    assert table == set(cli.commands)


def test_the_picture_is_what_the_terminal_shows_now(tmp_path: Path) -> None:
    script = (ROOT / "docs/pictures/make.py").read_text("utf-8")
    copy = tmp_path / "make.py"
    copy.write_text(script, "utf-8")
    subprocess.run([sys.executable, str(copy)], check=True, capture_output=True)
    kept = (ROOT / "docs/pictures/terminal.svg").read_text("utf-8")
    drawn = (tmp_path / "terminal.svg").read_text("utf-8")
    # The picture's names of styles carry a number of their own each time.
    assert re.sub(r"terminal-\d+", "", drawn) == re.sub(r"terminal-\d+", "", kept)
