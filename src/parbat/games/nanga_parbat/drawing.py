"""The table of Nanga Parbat drawn in letters.

Animals are L T D Y B P, hikers o (first player) and x (second player), camps O and X; the guide
stands at the region written ``>R<``.
"""

from __future__ import annotations

from parbat.games.nanga_parbat.actions import LETTERS, SPECIES
from parbat.games.nanga_parbat.view import NangaParbatView, PlayerView, SectionView

_TIERS = ((12, (1,)), (6, (2, 3)), (0, (4, 5, 6)))  # left margin and regions, from the top
_GAP = 12  # from one region to the next


def mark(section: SectionView) -> str:
    """Return the one letter for what stands on a section."""
    if section.animal is not None:
        return LETTERS[SPECIES.index(section.animal)]
    if section.hiker is not None:
        return "ox"[section.hiker]
    if section.camp is not None:
        return "OX"[section.camp]
    return "."


def draw_mountain(view: NangaParbatView) -> str:
    """Draw the six regions, each a small pyramid."""
    lines: list[str] = []
    for margin, regions in _TIERS:
        for row in range(4):
            cells = [_region_row(view, region, row).ljust(_GAP) for region in regions]
            lines.append((" " * margin + "".join(cells)).rstrip())
    return "\n".join(lines)


def _region_row(view: NangaParbatView, region: int, row: int) -> str:
    if row == 0:
        return f" >{region}< " if view.guide == region else f" -{region}- "
    first = 6 * (region - 1) + (0, 1, 3)[row - 1]
    marks = " ".join(mark(section) for section in view.sections[first : first + row])
    return f"{marks:^5}"


def draw(view: NangaParbatView) -> str:
    """Draw the whole table: mountain, points chart, players and phase."""
    lines = [draw_mountain(view), "", "items        6   5   4   3   3b"]
    for row in range(3):
        spots = view.chart[5 * row : 5 * row + 5]
        shown = "".join(
            f"{spot.points if spot.owner is None else 'ox'[spot.owner]:>4}" for spot in spots
        )
        lines.append(f"{spots[0].row:<10}{shown}")
    lines.append("")
    lines.extend(_player_line(seat, player) for seat, player in enumerate(view.players))
    turn = "" if view.active is None else f", {'ox'[view.active]} to act"
    lines.append(f"{view.phase}{turn}")
    return "\n".join(lines)


def _player_line(seat: int, player: PlayerView) -> str:
    fresh = "".join(LETTERS[i] * player.fresh[name] for i, name in enumerate(SPECIES))
    used = "".join(LETTERS[i] * player.used.get(name, 0) for i, name in enumerate(SPECIES))
    return (
        f"{'ox'[seat]} {player.score:>3} points  hikers {player.hikers_left:>2}  "
        f"camps {player.camps_left:>2}  cubes {player.cubes_left}  "
        f"fresh {fresh or '-'}  used {used or '-'}"
    )
