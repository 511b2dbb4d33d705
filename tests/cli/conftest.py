"""Fixtures of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import parbat as package
from cli.commands import Parbat
from parbat.core.chance import Dice


@pytest.fixture
def parbat(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Parbat:
    """Run commands in this process, in English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Parbat(capsys, monkeypatch)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a finished random game."""
    match = package.start("nanga-parbat", seed=7)
    dice = Dice(7)
    while match.state.outcome is None:
        (seat,) = match.state.to_act
        assert isinstance(seat, int)
        legal = match.state.legal_actions(seat)
        match.apply(seat, legal[dice.below(len(legal))])
    path = tmp_path_factory.mktemp("records") / "finished.json"
    package.save(match.record(), path)
    return path
