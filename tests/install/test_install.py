"""The package as people get it: built with a compiler and without, installed, and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
CHECK = """
import parbat, parbat.uncompiled, sys
print(parbat.__file__, parbat.uncompiled.is_compiled())
"""

pytestmark = pytest.mark.install


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the source tree without anything built."""
    tree = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        shutil.copy(ROOT / part, tree / part)
    built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src", tree / "src", ignore=built)
    return tree


def build(tree: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel in an environment and return it with what the build said."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", str(folder), str(tree)],
        env={**os.environ, "PARBAT_CLIENT": "0", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = folder.glob("parbat-*.whl")
    return wheel, done.stdout + done.stderr


def run(wheel: Path, folder: Path, *arguments: str) -> str:
    """Unpack a wheel and run Python with it first on the path."""
    site = folder / "site"
    if not site.exists():
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    environment = {**os.environ, "PYTHONPATH": str(site)}
    environment.pop("PARBAT_PURE", None)
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def play_one(wheel: Path, folder: Path) -> bytes:
    """Play one game with an installed wheel and return its record."""
    game = "simulate nanga-parbat --games 1 --seed 7 --out game.jsonl"
    run(wheel, folder, "-m", "parbat", *game.split())
    return (folder / "game.jsonl").read_bytes()


def test_wheels_with_and_without_a_compiler_play_the_same_game(tree: Path, tmp_path: Path) -> None:
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("no C compiler on this machine")
    compiled, plain = tmp_path / "compiled", tmp_path / "plain"
    compiled.mkdir()
    plain.mkdir()
    nothing = tmp_path / "nothing"
    nothing.mkdir()

    wheel, said = build(tree, compiled)
    assert "could not compile" not in said
    assert "py3-none-any" not in wheel.name
    where, is_compiled = run(wheel, compiled, "-c", CHECK).split()
    assert str(compiled) in where
    assert is_compiled == "True"

    pure, said = build(tree, plain, PATH=str(nothing))
    assert "could not compile" in said
    assert pure.name.endswith("py3-none-any.whl")
    where, is_compiled = run(pure, plain, "-c", CHECK).split()
    assert str(plain) in where
    assert is_compiled == "False"

    assert play_one(wheel, compiled) == play_one(pure, plain)


def test_a_plain_install_can_be_asked_for(tree: Path, tmp_path: Path) -> None:
    wheel, said = build(tree, tmp_path, PARBAT_PURE="1")
    assert "PARBAT_PURE is set" in said
    assert wheel.name.endswith("py3-none-any.whl")
    assert run(wheel, tmp_path, "-m", "parbat", "games").startswith("nanga-parbat")
