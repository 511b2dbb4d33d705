"""What the computer players are to reach, game by game."""

from __future__ import annotations

from parbat.cli.aims.aim import Aim
from parbat.cli.aims.hardback import AIMS as HARDBACK
from parbat.cli.aims.himalaya import AIMS as HIMALAYA

AIMS: dict[str, tuple[Aim, ...]] = {"hardback": HARDBACK, "himalaya": HIMALAYA}
"""The aims of each game that has some, each game's in a file of its own."""
