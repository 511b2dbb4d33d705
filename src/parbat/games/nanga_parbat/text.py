"""A position of Nanga Parbat as one line of text (docs/rules/nanga-parbat.md, 9.8).

Seven fields separated by spaces::

    LTDYBP/oTxYBP/LTDYBP/LTDYBP/OTDXBP/LTDYBP 3 o before-trap o..../.x.../..... 12:LT*D 9:-

board, guide, side to act, phase, points chart, then a player board for each seat.
"""

from __future__ import annotations

import re

from parbat.core.errors import BadPosition
from parbat.games.nanga_parbat import rules
from parbat.games.nanga_parbat.actions import LETTERS
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.games.nanga_parbat.position import (
    AFTER_GUIDE,
    BEFORE_TRAP,
    BY_CUBES,
    BY_HIKERS,
    CAMPS_EACH,
    HIKERS_EACH,
    OVER,
    PLACE_GUIDE,
    RELOCATED,
    SETUP,
    Ground,
    Position,
)
from parbat.games.nanga_parbat.view import PHASES

HIKERS = "ox"  # of seat 0 and of seat 1; their cubes and their turns too
CAMPS = "OX"
MARKS = ("L", "L*", "T", "T*", "D", "D*", "Y", "Y*", "B", "P")  # the kinds of piece in their order
_PLAYER = re.compile(r"(0|[1-9][0-9]{0,2}):(-|(?:[LTDY]\*?|[BP]){1,36})")


def position_text(p: Position) -> str:
    """Write a position in one line."""
    board = board_text(p)
    chart = "".join(_owner(p, place) for place in range(15))
    return " ".join(
        [
            "/".join(board[6 * r : 6 * r + 6] for r in range(6)),
            str(p.guide + 1) if p.guide >= 0 else "-",
            HIKERS[p.active],
            PHASES[p.phase],
            "/".join(chart[5 * row : 5 * row + 5] for row in range(3)),
            *(f"{p.score[seat]}:{_animals(p, seat) or '-'}" for seat in range(2)),
        ]
    )


def board_text(p: Position) -> str:
    """Write what stands on the 36 sections, one character each."""
    layers = ((LETTERS, p.animals), (HIKERS, p.hikers), (CAMPS, p.camps))
    board = ["."] * 36
    for marks, masks in layers:
        for mark, sections in zip(marks, masks, strict=True):
            for index in range(36):
                if sections >> index & 1:
                    board[index] = mark
    return "".join(board)


def _owner(p: Position, place: int) -> str:
    return next((HIKERS[seat] for seat in range(2) if p.chart[seat] >> place & 1), ".")


def _animals(p: Position, seat: int) -> str:
    held = p.held
    return "".join(mark * held[10 * seat + piece] for piece, mark in enumerate(MARKS))


def parse_position(text: str, ground: Ground, area_variant: bool) -> NangaParbatNode:
    """Read a position from its line.

    Raises ``BadPosition`` if the line is malformed or contradicts itself in pieces, cubes, scores
    or turns. Positions that no game can reach are welcome otherwise: people set up studies.
    """
    fields = text.split(" ")
    if len(fields) != 7:
        raise BadPosition("nanga_parbat.position.fields", count=len(fields))
    board, guide, side, phase, chart, *players = fields
    p = NangaParbatNode(ground, area_variant)
    _read_board(p, board)
    _read_chart(p, chart)
    _read_players(p, players)
    if side not in tuple(HIKERS):
        raise BadPosition("nanga_parbat.position.side", word=side)
    if phase not in PHASES:
        raise BadPosition("nanga_parbat.position.phase", word=phase)
    if guide not in tuple("-123456"):
        raise BadPosition("nanga_parbat.position.guide", word=guide)
    p.active = HIKERS.index(side)
    p.phase = PHASES.index(phase)
    p.guide = "-123456".index(guide) - 1
    _check_pieces(p)
    _check_turns(p)
    _settle_end(p)
    return p


def _read_board(p: Position, text: str) -> None:
    regions = text.split("/")
    board = "".join(regions)
    if [len(region) for region in regions] != [6] * 6 or set(board) - set(LETTERS + "oxOX."):
        raise BadPosition("nanga_parbat.position.board", word=text)
    p.animals = [_mask(board, letter) for letter in LETTERS]
    p.hikers = [_mask(board, mark) for mark in HIKERS]
    p.camps = [_mask(board, mark) for mark in CAMPS]
    camps = [mask.bit_count() for mask in p.camps]
    hikers = [mask.bit_count() for mask in p.hikers]
    p.hikers_left = [HIKERS_EACH - hikers[seat] - camps[seat] for seat in range(2)]
    p.camps_left = [CAMPS_EACH - camps[seat] for seat in range(2)]


def _mask(board: str, mark: str) -> int:
    return sum(1 << index for index, found in enumerate(board) if found == mark)


def _read_chart(p: Position, text: str) -> None:
    rows = text.split("/")
    if [len(row) for row in rows] != [5] * 3 or set("".join(rows)) - set(".ox"):
        raise BadPosition("nanga_parbat.position.chart", word=text)
    p.chart = [_mask("".join(rows), mark) for mark in HIKERS]


def _read_players(p: Position, texts: list[str]) -> None:
    scores: list[int] = []
    held: list[int] = []
    for text in texts:
        match = _PLAYER.fullmatch(text)
        if not match:
            raise BadPosition("nanga_parbat.position.player", word=text)
        animals = re.findall(r"[A-Z]\*?", match[2])
        scores.append(int(match[1]))
        held.extend(animals.count(mark) for mark in MARKS)
    p.score = scores
    p.held = held


def _check_pieces(p: Position) -> None:
    held = p.held
    for species, letter in enumerate(LETTERS):
        pieces = (2 * species, 2 * species + 1) if species < 4 else (4 + species,)
        on_boards = sum(held[10 * seat + piece] for seat in range(2) for piece in pieces)
        if p.animals[species].bit_count() + on_boards > 6:
            raise BadPosition("nanga_parbat.position.species", letter=letter)
    if min(*p.hikers_left, *p.camps_left) < 0:
        raise BadPosition("nanga_parbat.position.supply")
    if any(cubes.bit_count() > 5 for cubes in p.chart):
        raise BadPosition("nanga_parbat.position.cubes")
    if p.score[0] == p.score[1] > 0:
        raise BadPosition("nanga_parbat.position.equal_scores")


def _check_turns(p: Position) -> None:
    placed = [HIKERS_EACH - left for left in p.hikers_left]
    animals = sum(mask.bit_count() for mask in p.animals)
    if animals != (0 if p.phase == SETUP else 36 - sum(placed)):
        raise BadPosition("nanga_parbat.position.empty_sections")
    if (p.guide < 0) != (p.phase in (SETUP, PLACE_GUIDE)):
        raise BadPosition("nanga_parbat.position.guide_phase")
    if p.phase == RELOCATED and not any(mask >> 6 * p.guide & 63 for mask in p.animals):
        raise BadPosition("nanga_parbat.position.relocated_empty")
    # The first player is one hiker ahead exactly while it has placed its hiker of this round.
    if p.phase < BEFORE_TRAP:
        due = p.active == 1 and sum(placed) == 0
    else:
        trapped = p.phase >= AFTER_GUIDE
        due = placed[0] - placed[1] == (1 - p.active if trapped else p.active)
    if not due or (p.phase in (BEFORE_TRAP, RELOCATED) and p.hikers_left[p.active] == 0):
        raise BadPosition("nanga_parbat.position.turns")


def _settle_end(p: Position) -> None:
    out_of_cubes = not p.area_variant and rules.cubes_left(p, 0) + rules.cubes_left(p, 1) == 0
    if p.phase != OVER:
        if out_of_cubes:
            raise BadPosition("nanga_parbat.position.over")
    elif out_of_cubes:
        p.ended = BY_CUBES
    elif list(p.hikers_left) == [0, 0]:
        p.ended = BY_HIKERS
    else:
        raise BadPosition("nanga_parbat.position.not_over")
