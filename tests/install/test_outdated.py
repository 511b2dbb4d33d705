"""When the browser client is built anew: as soon as anything that goes into it is newer."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
HATCHLING = "hatchling.builders.hooks.plugin.interface"
SOURCES = (
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/src/lib/table.ts",
    "web/public/icon.svg",
    "docs/rules/game.md",
    "src/parbat/games/game/data/cards.json",
    "docs/rules/it/game.md",
)
BUILT = "src/parbat/static/index.html"
OLD, NEW = 1_000_000_000, 1_000_000_100


@pytest.fixture
def is_outdated(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], bool]:
    """What the build asks before it builds the client; hatchling need not be here for it."""
    interface = ModuleType(HATCHLING)
    monkeypatch.setattr(interface, "BuildHookInterface", object, raising=False)
    monkeypatch.setitem(sys.modules, HATCHLING, interface)
    monkeypatch.delenv("PARBAT_CLIENT", raising=False)
    found: Callable[[Path], bool] = runpy.run_path(str(ROOT / "hatch_build.py"))[
        "client_is_outdated"
    ]
    return found


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree whose client is up to date."""
    for name in (*SOURCES, BUILT):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for path in tmp_path.rglob("*"):
        os.utime(path, (OLD, OLD))
    return tmp_path


def test_what_is_up_to_date_is_not_built(
    tree: Path, is_outdated: Callable[[Path], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_outdated(tree)
    os.utime(tree / "docs", (NEW, NEW))  # other pages are nothing to the client
    assert not is_outdated(tree)
    (tree / BUILT).unlink()
    assert is_outdated(tree)
    monkeypatch.setenv("PARBAT_CLIENT", "0")
    assert not is_outdated(tree)


@pytest.mark.parametrize("name", SOURCES)
def test_what_is_newer_than_the_client_makes_it_outdated(
    tree: Path, is_outdated: Callable[[Path], bool], name: str
) -> None:
    os.utime(tree / name, (NEW, NEW))
    assert is_outdated(tree)


@pytest.mark.parametrize("name", ["web/src/lib/table.ts", "docs/rules/game.md"])
def test_what_is_gone_makes_it_outdated(
    tree: Path, is_outdated: Callable[[Path], bool], name: str
) -> None:
    (tree / name).unlink()
    assert is_outdated(tree)


def test_without_its_sources_nothing_is_built(
    tree: Path, is_outdated: Callable[[Path], bool]
) -> None:
    (tree / BUILT).unlink()
    (tree / "web" / "package.json").unlink()
    assert not is_outdated(tree)
