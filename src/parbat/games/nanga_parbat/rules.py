"""The rules of Nanga Parbat: what may be done in a position, and what it does to it.

Paragraph numbers are those of docs/rules/nanga-parbat.md. Seats, regions, sections and columns
are counted from 0 here. Nothing in this module checks who asks: see ``legality`` for that.
"""

from __future__ import annotations

from parbat.core import bits
from parbat.games.nanga_parbat import codes, position
from parbat.games.nanga_parbat.position import Position

GUIDE = codes.GUIDE
RELOCATE = codes.RELOCATE
TRAP = codes.TRAP
LEOPARD = codes.LEOPARD
TAHR = codes.TAHR
DEER = codes.DEER
YAK = codes.YAK
CAMPS = codes.CAMPS
END = codes.END
BEFORE_TRAP = position.BEFORE_TRAP
RELOCATED = position.RELOCATED
AFTER_GUIDE = position.AFTER_GUIDE
AFTER_SCORING = position.AFTER_SCORING
OVER = position.OVER
BY_CUBES = position.BY_CUBES
BY_HIKERS = position.BY_HIKERS
CUBES_EACH = position.CUBES_EACH
PANDA = 5  # its place among the six species


def region(r: int) -> int:
    """Return the sections of region ``r``."""
    return bits.wide(63) << (6 * r)


def wild(p: Position) -> int:
    """Return the sections that hold an animal."""
    sections = p.animals[0]
    for species in range(1, 6):
        sections |= p.animals[species]
    return sections


def species_at(p: Position, s: int) -> int:
    """Return the species on section ``s``, or -1."""
    for species in range(6):
        if p.animals[species] & bits.bit(s):
            return species
    return -1


def neighbours(p: Position, group: int) -> int:
    """Return the sections next to some section of ``group`` (1.4)."""
    around = bits.wide(0)
    while group:
        around |= p.ground.adjacent[bits.lowest(group)]
        group &= group - 1
    return around


def connected(p: Position, group: int) -> bool:
    """Return whether ``group`` hangs together through its own sections only (4.4)."""
    reached = bits.bit(bits.lowest(group)) if group else bits.wide(0)
    edge = reached
    while edge:
        edge = neighbours(p, edge) & group & ~reached
        reached |= edge
    return reached == group


def trap_targets(p: Position) -> int:
    """Return the sections whose animal may be trapped now (3.3)."""
    if p.phase == BEFORE_TRAP or p.phase == RELOCATED:
        return wild(p) & region(p.guide)
    return bits.wide(0)


def relocate_targets(p: Position) -> int:
    """Return, as a mask of regions, where the guide may be relocated to now (3.2)."""
    targets = bits.wide(0)
    if p.phase == BEFORE_TRAP and not wild(p) & region(p.guide):
        for r in range(6):
            if wild(p) & region(r):
                targets |= bits.bit(r)
    return targets


def may_activate(p: Position, species: int) -> bool:
    """Return whether the active player may use a fresh animal of ``species`` now (5.1)."""
    if p.phase != BEFORE_TRAP and p.phase != AFTER_GUIDE and p.phase != AFTER_SCORING:
        return False
    return p.held[10 * p.active + 2 * species] > 0


def leopard_partners(p: Position, s: int) -> int:
    """Return the sections whose hiker a Snow Leopard may swap with the one on ``s`` (5.2)."""
    if p.hikers[0] & bits.bit(s):
        return p.ground.adjacent[s] & p.hikers[1]
    if p.hikers[1] & bits.bit(s):
        return p.ground.adjacent[s] & p.hikers[0]
    return bits.wide(0)


def tahr_partners(p: Position, s: int) -> int:
    """Return the sections whose animal a Tahr may swap with the hiker on ``s`` (5.3)."""
    if (p.hikers[0] | p.hikers[1]) & bits.bit(s):
        return p.ground.adjacent[s] & wild(p)
    return bits.wide(0)


def deer_partners(p: Position, s: int) -> int:
    """Return the sections whose animal a Musk Deer may swap with the one on ``s`` (5.4)."""
    species = species_at(p, s)
    return wild(p) & ~p.animals[species] if species >= 0 else bits.wide(0)


def yak_targets(p: Position) -> int:
    """Return, as a mask of regions, where a Yak may send the guide (5.5)."""
    return bits.wide(63) & ~bits.bit(p.guide)


def cubes_left(p: Position, seat: int) -> int:
    """Return how many cubes ``seat`` has left for the points chart (2.2)."""
    return CUBES_EACH - bits.popcount(p.chart[seat])


def open_columns(p: Position, row: int) -> int:
    """Return the mask of the columns in which the active player may score now (4.1).

    The row is 0 for camps, where enough of them must be left (4.4), 1 for different and 2 for same.
    """
    if p.phase != AFTER_GUIDE or cubes_left(p, p.active) == 0:
        return 0
    columns = ~((p.chart[0] | p.chart[1]) >> (5 * row)) & 31
    if row == 0:
        for column in range(5):
            if p.ground.size[column] > p.camps_left[p.active]:
                columns &= ~(1 << column)
    return columns


def add_points(p: Position, seat: int, points: int) -> None:
    """Award ``points`` to ``seat`` and let it step off the other player's space (6.1)."""
    p.score[seat] += points
    if p.score[seat] == p.score[1 - seat]:
        p.score[seat] += 1


def area_points(p: Position, seat: int, r: int) -> int:
    """Return what ``seat`` earns in region ``r`` by the area variant (7.3)."""
    pieces = bits.popcount((p.hikers[seat] | p.camps[seat]) & region(r))
    return pieces - 3 if pieces > 3 else 0


def _score_area(p: Position, r: int) -> None:
    for seat in range(2):
        points = area_points(p, seat, r)
        if points > 0:
            add_points(p, seat, points)


def score_area(p: Position, r: int) -> None:
    """Award the points of the area variant for region ``r`` (7.3)."""
    _score_area(p, r)


def perform(p: Position, code: int) -> None:
    """Carry out a legal action."""
    kind = codes.kind_of(code)
    if kind == TRAP:
        _trap(p, codes.argument_of(code))
    elif kind == END:
        _end_turn(p)
    elif kind == LEOPARD:
        _swap_hikers(p, codes.first_of(code), codes.second_of(code))
    elif kind == TAHR:
        _swap_hiker_and_animal(p, codes.first_of(code), codes.second_of(code))
    elif kind == DEER:
        _swap_animals(p, codes.first_of(code), codes.second_of(code))
    elif kind == YAK:
        _activate(p, 3)
        p.guide = codes.argument_of(code)
    elif kind == RELOCATE:
        p.guide = codes.argument_of(code)
        p.phase = RELOCATED
    elif kind == GUIDE:
        p.guide = codes.argument_of(code)
        p.active = 0
        p.phase = BEFORE_TRAP
    else:
        _score(p, code, kind)


def _trap(p: Position, s: int) -> None:
    # 3.3 to 3.5 in one step; the Red Panda's point comes first (5.6).
    me = p.active
    species = species_at(p, s)
    p.animals[species] &= ~bits.bit(s)
    p.held[10 * me + (2 * species if species < PANDA else 9)] += 1
    if species == PANDA and p.score[me] <= p.score[1 - me]:
        add_points(p, me, 1)
    p.hikers[me] |= bits.bit(s)
    p.hikers_left[me] -= 1
    p.guide = s % 6
    p.phase = AFTER_GUIDE


def _activate(p: Position, species: int) -> None:
    p.held[10 * p.active + 2 * species] -= 1
    p.held[10 * p.active + 2 * species + 1] += 1


def _swap_hikers(p: Position, a: int, b: int) -> None:
    _activate(p, 0)
    both = bits.bit(a) | bits.bit(b)
    p.hikers[0] ^= both
    p.hikers[1] ^= both


def _swap_hiker_and_animal(p: Position, h: int, a: int) -> None:
    _activate(p, 1)
    both = bits.bit(h) | bits.bit(a)
    p.animals[species_at(p, a)] ^= both
    p.hikers[0 if p.hikers[0] & bits.bit(h) else 1] ^= both


def _swap_animals(p: Position, a: int, b: int) -> None:
    _activate(p, 2)
    both = bits.bit(a) | bits.bit(b)
    first = species_at(p, a)
    second = species_at(p, b)
    p.animals[first] ^= both
    p.animals[second] ^= both


def _score(p: Position, code: int, kind: int) -> None:
    me = p.active
    row = kind - CAMPS
    column = codes.column_of(code)
    if kind == CAMPS:
        group = codes.group_of(code)
        p.hikers[me] &= ~group
        p.camps[me] |= group
        p.camps_left[me] -= bits.popcount(group)
    else:
        for piece in range(10):
            p.held[10 * me + piece] -= codes.given(code, piece)
    p.chart[me] |= 1 << (5 * row + column)
    add_points(p, me, p.ground.points[5 * row + column])
    p.phase = AFTER_SCORING
    if not p.area_variant and cubes_left(p, 0) == 0 and cubes_left(p, 1) == 0:
        p.phase = OVER
        p.ended = BY_CUBES


def _end_turn(p: Position) -> None:
    if p.hikers_left[0] == 0 and p.hikers_left[1] == 0:
        if p.area_variant:
            for r in range(6):
                _score_area(p, r)
        p.phase = OVER
        p.ended = BY_HIKERS
    else:
        p.active = 1 - p.active
        p.phase = BEFORE_TRAP
