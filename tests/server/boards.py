"""Boards of one's own that are sound."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from parbat.games.boards import BOARDS

GUIDE = Path(__file__).parents[2] / "docs" / "boards.md"


def two_valleys() -> Any:
    """Return the board that the documents show."""
    return json.loads(GUIDE.read_text("utf-8").split("```json\n")[1].split("```")[0])


def of_nanga_parbat() -> Any:
    """Return the board of Nanga Parbat with a preset of its own."""
    board = json.loads(BOARDS["nanga-parbat"].example)
    name = board["presets"]["default"]
    return {**board, "presets": {"default": "printed", "printed": board["presets"][name]}}
