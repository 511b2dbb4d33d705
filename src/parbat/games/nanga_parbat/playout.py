"""The playout policy of Nanga Parbat: first a category of action, then one action of it.

Drawing the category first keeps the hundreds of Musk Deer swaps from drowning everything else,
and an action of a category can be drawn without listing the category.
"""

from __future__ import annotations

from parbat.core import bits
from parbat.core.rng import Rng
from parbat.games.nanga_parbat import codes, position, rules
from parbat.games.nanga_parbat.position import Position

GUIDE = codes.GUIDE
RELOCATE = codes.RELOCATE
TRAP = codes.TRAP
LEOPARD = codes.LEOPARD
TAHR = codes.TAHR
DEER = codes.DEER
YAK = codes.YAK
CAMPS = codes.CAMPS
DIFFERENT = codes.DIFFERENT
SAME = codes.SAME
END = codes.END
PLACE_GUIDE = position.PLACE_GUIDE
BEFORE_TRAP = position.BEFORE_TRAP
RELOCATED = position.RELOCATED


def sample(p: Position, rng: Rng) -> int:
    """Return a legal action: each category equally likely, then about evenly within it."""
    categories = _categories(p)
    while True:
        kind = rng.pick(bits.wide(categories))
        code = _one_of(p, kind, rng)
        if code:
            return code
        categories &= ~(1 << kind)


def _categories(p: Position) -> int:
    # The kinds of action that might be open, as a mask; one of them always is.
    if p.phase == PLACE_GUIDE:
        return 1 << GUIDE
    if p.phase == RELOCATED:
        return 1 << TRAP
    categories = 0
    for species in range(4):
        if rules.may_activate(p, species):
            categories |= 1 << (LEOPARD + species)
    if p.phase == BEFORE_TRAP:
        return categories | (1 << (TRAP if rules.trap_targets(p) else RELOCATE))
    for row in range(3):
        if rules.open_columns(p, row):
            categories |= 1 << (CAMPS + row)
    return categories | (1 << END)


def _one_of(p: Position, kind: int, rng: Rng) -> int:
    # An action of the kind, or 0 if there is none after all.
    if kind == TRAP:
        return codes.plain(kind, rng.pick(rules.trap_targets(p)))
    if kind == END:
        return codes.plain(kind, 0)
    if kind == LEOPARD:
        first = rules.neighbours(p, p.hikers[0]) & p.hikers[1]
        if not first:
            return bits.wide(0)
        s = rng.pick(first)
        return _pair(kind, s, rules.leopard_partners(p, s), rng)
    if kind == TAHR:
        first = rules.neighbours(p, rules.wild(p)) & (p.hikers[0] | p.hikers[1])
        if not first:
            return bits.wide(0)
        s = rng.pick(first)
        return _pair(kind, s, rules.tahr_partners(p, s), rng)
    if kind == DEER:
        s = rng.pick(rules.wild(p))
        return _pair(kind, s, rules.deer_partners(p, s), rng)
    if kind == YAK:
        return codes.plain(kind, rng.pick(rules.yak_targets(p)))
    if kind == CAMPS:
        return _camps(p, rng)
    if kind == DIFFERENT:
        return _different(p, rng)
    if kind == SAME:
        return _same(p, rng)
    return codes.plain(kind, rng.pick(rules.relocate_targets(p) if kind == RELOCATE else 63))


def _pair(kind: int, first: int, partners: int, rng: Rng) -> int:
    if not partners:
        return bits.wide(0)
    second = rng.pick(partners)
    if second < first and kind != TAHR:
        return codes.pair(kind, second, first)
    return codes.pair(kind, first, second)


def _camps(p: Position, rng: Rng) -> int:
    column = rng.pick(bits.wide(rules.open_columns(p, 0)))
    size = p.ground.size[column]
    roots = p.hikers[p.active]
    while roots:
        root = bits.bit(rng.pick(roots))
        group = _group(p, root, size, rng)
        if bits.popcount(group) == size:
            return codes.camps(column, group)
        roots &= ~group  # a group that stopped growing is a whole cluster of hikers
    return bits.wide(0)


def _group(p: Position, start: int, size: int, rng: Rng) -> int:
    # Grow a connected group of own hikers to ``size``, or as far as it goes.
    group = start
    edge = rules.neighbours(p, start) & p.hikers[p.active]
    while edge and bits.popcount(group) < size:
        group |= bits.bit(rng.pick(edge))
        edge = rules.neighbours(p, group) & p.hikers[p.active] & ~group
    return group


def _different(p: Position, rng: Rng) -> int:
    column = rng.pick(bits.wide(rules.open_columns(p, 1)))
    wanted = p.ground.size[column]
    kinds = bits.wide(0)
    for species in range(6):
        if species != 4 and _held(p, species):
            kinds |= bits.bit(species)
    bharals = max(wanted - bits.popcount(kinds), 0)
    if bharals > _held(p, 4):
        return bits.wide(0)
    code = _give(p, codes.trade(DIFFERENT, column), 4, bharals)
    for _ in range(wanted - bharals):
        species = rng.pick(kinds)
        kinds &= ~bits.bit(species)
        code = _give(p, code, species, 1)
    return code


def _same(p: Position, rng: Rng) -> int:
    column = rng.pick(bits.wide(rules.open_columns(p, 2)))
    wanted = p.ground.size[column]
    enough = bits.wide(0)
    for species in range(6):
        if _held(p, species) + (_held(p, 4) if species != 4 else 0) >= wanted:
            enough |= bits.bit(species)
    if not enough:
        return bits.wide(0)
    species = rng.pick(enough)
    given = min(wanted, _held(p, species))
    code = _give(p, codes.trade(SAME, column), species, given)
    return _give(p, code, 4, wanted - given) if species != 4 else code


def _held(p: Position, species: int) -> int:
    # Animals of a species the active player holds, fresh and used.
    held = 10 * p.active
    if species < 4:
        return p.held[held + 2 * species] + p.held[held + 2 * species + 1]
    return p.held[held + 4 + species]


def _give(p: Position, code: int, species: int, count: int) -> int:
    # Add animals of a species to a trade, used ones first.
    if species >= 4:
        return codes.giving(code, 4 + species, count)
    used = min(count, p.held[10 * p.active + 2 * species + 1])
    code = codes.giving(code, 2 * species + 1, used)
    return codes.giving(code, 2 * species, count - used)
