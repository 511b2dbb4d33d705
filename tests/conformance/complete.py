"""What must lie in the project for every registered game."""

from __future__ import annotations

from pathlib import Path

from parbat.core.game import Game
from parbat.core.record import parse_record
from parbat.texts import LANGUAGES

ROOT = Path(__file__).parents[2]


def check_complete(game: Game, root: Path = ROOT) -> None:
    """A game has a rules page, texts in every language, golden records and, compiled, perft."""
    is_compiled = game.start({}, game.default_seats({})).node is not None
    perft = [f"tests/perft/{game.name.replace('-', '_')}.txt"] if is_compiled else []
    files = [
        f"docs/rules/{game.name}.md",
        *perft,
        *(f"src/parbat/locales/{language}/{game.name}.ftl" for language in LANGUAGES),
    ]
    missing = [file for file in files if not _has_text(root / file)]
    assert not missing, f"{game.name} lacks {', '.join(missing)}"
    ended = _reasons(root / "tests/golden" / game.name)
    lacking = [reason for reason in game.reasons if reason not in ended]
    assert not lacking, f"no golden record of {game.name} ends by {', '.join(lacking)}"


def _has_text(file: Path) -> bool:
    return file.is_file() and bool(file.read_text("utf-8").strip())


def _reasons(folder: Path) -> set[object]:
    records = [parse_record(file.read_bytes()) for file in sorted(folder.glob("*.json"))]
    return {record.outcome["reason"] for record in records if record.outcome}
