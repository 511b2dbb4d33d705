"""Ways to run ``parbat`` in tests: in this process, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from parbat.cli.main import run


@dataclass(frozen=True)
class Said:
    """What a command printed and how it ended."""

    status: int
    out: str
    err: str

    def data(self) -> Any:
        """Return the one JSON object printed."""
        return msgspec.json.decode(self.out)

    def complaint(self) -> str:
        """Return the one line of complaint, sure that there is nothing else."""
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


class Parbat:
    """Runs commands and catches what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        """Catch output with pytest's fixture."""
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: object, stdin: str = "") -> Said:
        """Run a command line in this process."""
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        self.capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return Said(status, out, err)


def process(*arguments: object, **settings: Any) -> subprocess.Popen[str]:
    """Start a command line as a process of its own, in English.

    With ``covered=False`` it writes no data of the tests' coverage.
    """
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    if not settings.pop("covered", True):
        environment.pop("COVERAGE_PROCESS_CONFIG", None)
    return subprocess.Popen(
        [sys.executable, "-m", "parbat", *map(str, arguments)],
        env=environment,
        text=True,
        **settings,
    )
