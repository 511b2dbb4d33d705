"""The legal list of Nanga Parbat: every action once, in the order of rules 9.4."""

from __future__ import annotations

from parbat.core import bits
from parbat.core.moves import Moves
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
AFTER_GUIDE = position.AFTER_GUIDE
AFTER_SCORING = position.AFTER_SCORING
BHARAL = 8


def generate(p: Position, moves: Moves) -> None:
    """Add every legal action of the side to act to ``moves``."""
    if p.phase == PLACE_GUIDE:
        _each(bits.wide(63), GUIDE, moves)
        return
    _each(rules.relocate_targets(p), RELOCATE, moves)
    _each(rules.trap_targets(p), TRAP, moves)
    if rules.may_activate(p, 0):
        _leopards(p, moves)
    if rules.may_activate(p, 1):
        _tahrs(p, moves)
    if rules.may_activate(p, 2):
        _deer(p, moves)
    if rules.may_activate(p, 3):
        _each(rules.yak_targets(p), YAK, moves)
    scorings(p, moves)
    if p.phase == AFTER_GUIDE or p.phase == AFTER_SCORING:
        moves.add(codes.plain(END, 0))


def scorings(p: Position, moves: Moves) -> None:
    """Add every legal scoring of the side to act to ``moves`` (4)."""
    if p.phase == AFTER_GUIDE:
        _camps(p, moves)
        _trades(p, DIFFERENT, moves)
        _trades(p, SAME, moves)


def _each(arguments: int, kind: int, moves: Moves) -> None:
    while arguments:
        moves.add(codes.plain(kind, bits.lowest(arguments)))
        arguments &= arguments - 1


def _pairs(kind: int, first: int, partners: int, moves: Moves) -> None:
    while partners:
        moves.add(codes.pair(kind, first, bits.lowest(partners)))
        partners &= partners - 1


def _leopards(p: Position, moves: Moves) -> None:
    hikers = p.hikers[0] | p.hikers[1]
    while hikers:
        s = bits.lowest(hikers)
        hikers &= hikers - 1  # what is left lies above s, so each pair comes once
        _pairs(LEOPARD, s, rules.leopard_partners(p, s) & hikers, moves)


def _tahrs(p: Position, moves: Moves) -> None:
    hikers = p.hikers[0] | p.hikers[1]
    while hikers:
        s = bits.lowest(hikers)
        hikers &= hikers - 1
        _pairs(TAHR, s, rules.tahr_partners(p, s), moves)


def _deer(p: Position, moves: Moves) -> None:
    animals = rules.wild(p)
    while animals:
        s = bits.lowest(animals)
        animals &= animals - 1
        _pairs(DEER, s, rules.deer_partners(p, s) & animals, moves)


def _camps(p: Position, moves: Moves) -> None:
    # Each group once: every hiker in turn is the lowest of the groups grown from it.
    columns = rules.open_columns(p, 0)
    start = moves.count
    largest = _largest(p, columns)
    roots = p.hikers[p.active] if columns else bits.wide(0)
    while roots:
        root = bits.bit(bits.lowest(roots))
        roots ^= root
        _grow(p, moves, root, rules.neighbours(p, root) & roots, roots, largest, columns)
    moves.sort(start)


def _grow(
    p: Position, moves: Moves, group: int, edge: int, allowed: int, largest: int, columns: int
) -> None:
    # ``edge`` are the hikers that may join next, ``allowed`` those not yet ruled out; once a
    # hiker of the edge has been tried it is ruled out for the groups that follow.
    size = bits.popcount(group)
    _groups_found(p, moves, group, size, columns)
    if size == largest:
        return
    while edge:
        hiker = bits.bit(bits.lowest(edge))
        edge ^= hiker
        allowed &= ~hiker
        wider = edge | (rules.neighbours(p, hiker) & allowed)
        _grow(p, moves, group | hiker, wider, allowed, largest, columns)


def _groups_found(p: Position, moves: Moves, group: int, size: int, columns: int) -> None:
    for column in range(5):
        if columns & (1 << column) and p.ground.size[column] == size:
            moves.add(codes.camps(column, group))


def _largest(p: Position, columns: int) -> int:
    largest = 0
    for column in range(5):
        if columns & (1 << column) and p.ground.size[column] > largest:
            largest = p.ground.size[column]
    return largest


def _trades(p: Position, kind: int, moves: Moves) -> None:
    columns = rules.open_columns(p, kind - CAMPS)
    for column in range(5):
        if columns & (1 << column):
            code = codes.trade(kind, column)
            if kind == DIFFERENT:
                _different(p, moves, code, 0, p.ground.size[column])
            else:
                _same(p, moves, code, p.ground.size[column])


def _different(p: Position, moves: Moves, code: int, species: int, wanted: int) -> None:
    # At most one of each of the four species that can be used, fresh before used (4.5).
    held = 10 * p.active
    if wanted == 0 or species == 4:
        if wanted == 0:
            moves.add(code)
        else:
            for bharals in range(min(wanted, p.held[held + BHARAL]), -1, -1):
                if wanted - bharals <= min(1, p.held[held + 9]):
                    filled = codes.giving(code, BHARAL, bharals)
                    moves.add(codes.giving(filled, 9, wanted - bharals))
        return
    for piece in range(2 * species, 2 * species + 2):
        if p.held[held + piece]:
            _different(p, moves, codes.giving(code, piece, 1), species + 1, wanted - 1)
    _different(p, moves, code, species + 1, wanted)


def _same(p: Position, moves: Moves, code: int, wanted: int) -> None:
    # One species, fresh and used, with Bharals for the rest (4.6).
    held = 10 * p.active
    for species in range(4):
        fresh = p.held[held + 2 * species]
        used = p.held[held + 2 * species + 1]
        for given in range(min(wanted, fresh), -1, -1):
            for more in range(min(wanted - given, used), -1, -1):
                if given + more:
                    some = codes.giving(code, 2 * species, given)
                    some = codes.giving(some, 2 * species + 1, more)
                    _fill(p, moves, some, BHARAL, wanted - given - more)
    for bharals in range(min(wanted, p.held[held + BHARAL]), -1, -1):
        _fill(p, moves, codes.giving(code, BHARAL, bharals), 9, wanted - bharals)


def _fill(p: Position, moves: Moves, code: int, piece: int, wanted: int) -> None:
    # The last kind of piece of a trade must make up the number exactly.
    if wanted <= p.held[10 * p.active + piece]:
        moves.add(codes.giving(code, piece, wanted))
