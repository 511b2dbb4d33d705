"""Positions of Himalaya drawn in words, a line for each player and for what lies in a village."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from himalaya.setting import scene
from parbat.games.himalaya.state import HimalayaState

_TURN = re.compile(r"turn (\d+)")
_SEAT = re.compile(r"seat (\d) at (\d+)(?:: (.+))?")
_VILLAGE = re.compile(r"village (\d+): (.+)")


def drawn(text: str, **options: Any) -> HimalayaState:
    """Return the state before the programmes (or events) of a turn.

    Lines are ``turn 4``, ``seat 0 at 3: holds salt salt; kept 7 8; markers 1; sent 1:2 3:1``, the
    parts after the colon in any number, and ``village 6: order salt barley; stupa of seat 1`` or
    ``village 3: salt jade``. Orders kept are IDs; ``sent`` names regions and delegations.
    """
    given: dict[str, Any] = defaultdict(dict)
    caravans: list[int] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if turn := _TURN.fullmatch(line):
            options["turn"] = int(turn[1])
        elif seat := _SEAT.fullmatch(line):
            assert int(seat[1]) == len(caravans), line
            caravans.append(int(seat[2]))
            for part in (seat[3] or "").split("; "):
                _seat(given, int(seat[1]), part)
        else:
            village = _VILLAGE.fullmatch(line)
            assert village is not None, line
            for part in village[2].split("; "):
                _village(given, int(village[1]), part)
    return scene(caravans, **given, **options)


def _seat(given: dict[str, Any], seat: int, part: str) -> None:
    what, _, words = part.partition(" ")
    match what:
        case "":
            pass
        case "holds":
            given["held"][seat] = words
        case "kept":
            given["kept"][seat] = [int(number) for number in words.split(" ")]
        case "markers":
            given["markers"][seat] = int(words)
        case "sent":
            for word in words.split(" "):
                region, number = word.split(":")
                given["sent"][seat, int(region)] = int(number)
        case _:
            raise AssertionError(part)


def _village(given: dict[str, Any], village: int, part: str) -> None:
    if part.startswith("order "):
        given["orders"][village] = part.removeprefix("order ")
    elif part.startswith("stupa of seat "):
        given["stupas"][village] = int(part.removeprefix("stupa of seat "))
    else:
        given["goods"][village] = part
