"""Why an action of Nanga Parbat is refused.

What is legal stands in ``rules``; here each refusal is given the name of the rule it breaks. The
names are error codes (after the prefix ``nanga_parbat.``) and message keys of the catalogues.
"""

from __future__ import annotations

from parbat.core import bits
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
SETUP = position.SETUP
PLACE_GUIDE = position.PLACE_GUIDE
BEFORE_TRAP = position.BEFORE_TRAP
RELOCATED = position.RELOCATED
AFTER_GUIDE = position.AFTER_GUIDE
AFTER_SCORING = position.AFTER_SCORING
OVER = position.OVER

REFUSALS = (
    "",
    "guide.first",  # 1: 2.5
    "guide.placed",  # 2: 2.5
    "relocate.trapped",  # 3: 3.2
    "relocate.done",  # 4: 3.2
    "relocate.animals_here",  # 5: 3.2
    "relocate.no_animal",  # 6: 3.2
    "trap.once",  # 7: 3.3
    "trap.not_guides_region",  # 8: 3.3
    "trap.no_animal",  # 9: 3.3
    "trap.relocate_first",  # 10: 3.2
    "activate.after_relocating",  # 11: 5.1
    "activate.none_fresh",  # 12: 5.1
    "leopard.two_hikers",  # 13: 5.2
    "leopard.same_owner",  # 14: 5.2
    "leopard.not_adjacent",  # 15: 5.2
    "tahr.hiker_and_animal",  # 16: 5.3
    "tahr.not_adjacent",  # 17: 5.3
    "deer.two_animals",  # 18: 5.4
    "deer.same_species",  # 19: 5.4
    "yak.same_region",  # 20: 5.5
    "score.before_trap",  # 21: 3.6
    "score.once",  # 22: 3.6
    "score.no_cube",  # 23: 4.1
    "score.spot_taken",  # 24: 4.1
    "score.number",  # 25: 4.3
    "camps.own_hikers",  # 26: 4.4
    "camps.not_connected",  # 27: 4.4
    "camps.too_few_left",  # 28: 4.4
    "trade.not_held",  # 29: 4.7
    "different.twice",  # 30: 4.5
    "same.several",  # 31: 4.6
    "end.before_trap",  # 32: 3.7
)


def refusal(p: Position, code: int) -> int:
    """Return 0 if the action is legal for the side to act, else its place in ``REFUSALS``.

    A code that is no action, or any while no player is to act, gives -1.
    """
    kind = codes.kind_of(code)
    if p.phase == SETUP or p.phase == OVER or not _is_action(code, kind):
        return -1
    if p.phase == PLACE_GUIDE and kind != GUIDE:
        return 1
    if kind == GUIDE:
        return 0 if p.phase == PLACE_GUIDE else 2
    if kind == RELOCATE:
        return _relocating(p, codes.argument_of(code))
    if kind == TRAP:
        return _trapping(p, codes.argument_of(code))
    if kind == END:
        return 32 if p.phase == BEFORE_TRAP or p.phase == RELOCATED else 0
    if kind <= YAK:
        return _activating(p, code, kind)
    return _scoring(p, code, kind)


def _is_action(code: int, kind: int) -> bool:
    # Whether everything the code names exists.
    if kind == TRAP:
        return codes.argument_of(code) < 36
    if kind in (GUIDE, RELOCATE, YAK):
        return codes.argument_of(code) < 6
    if kind in (LEOPARD, TAHR, DEER):
        return codes.first_of(code) < 36 and codes.second_of(code) < 36
    if kind in (CAMPS, DIFFERENT, SAME):
        return codes.column_of(code) < 5
    return kind == END


def _relocating(p: Position, r: int) -> int:
    if rules.relocate_targets(p) & bits.bit(r):
        return 0
    if p.phase == AFTER_GUIDE or p.phase == AFTER_SCORING:
        return 3
    if p.phase == RELOCATED:
        return 4
    return 5 if rules.trap_targets(p) else 6


def _trapping(p: Position, s: int) -> int:
    targets = rules.trap_targets(p)
    if targets & bits.bit(s):
        return 0
    if p.phase == AFTER_GUIDE or p.phase == AFTER_SCORING:
        return 7
    if not targets:
        return 10
    return 9 if rules.region(p.guide) & bits.bit(s) else 8


def _activating(p: Position, code: int, kind: int) -> int:
    if p.phase == RELOCATED:
        return 11
    if not rules.may_activate(p, kind - LEOPARD):
        return 12
    if kind == YAK:
        return 0 if rules.yak_targets(p) & bits.bit(codes.argument_of(code)) else 20
    return _swapping(p, kind, codes.first_of(code), codes.second_of(code))


def _swapping(p: Position, kind: int, first: int, second: int) -> int:
    target = bits.bit(second)
    hikers = p.hikers[0] | p.hikers[1]
    if kind == LEOPARD:
        if rules.leopard_partners(p, first) & target:
            return 0
        if first == second or not hikers & bits.bit(first) or not hikers & target:
            return 13
        return 15 if not p.ground.adjacent[first] & target else 14
    if kind == TAHR:
        if rules.tahr_partners(p, first) & target:
            return 0
        return 17 if hikers & bits.bit(first) and rules.wild(p) & target else 16
    if rules.deer_partners(p, first) & target:
        return 0
    two = rules.wild(p) & bits.bit(first) and rules.wild(p) & target
    return 19 if two and first != second else 18


def _scoring(p: Position, code: int, kind: int) -> int:
    if p.phase == BEFORE_TRAP or p.phase == RELOCATED:
        return 21
    if p.phase == AFTER_SCORING:
        return 22
    if rules.cubes_left(p, p.active) == 0:
        return 23
    taken = (p.chart[0] | p.chart[1]) >> (5 * (kind - CAMPS) + codes.column_of(code))
    if taken & 1:
        return 24
    return _building(p, code) if kind == CAMPS else _trading(p, code, kind)


def _building(p: Position, code: int) -> int:
    group = codes.group_of(code)
    if group & ~p.hikers[p.active]:
        return 26
    if bits.popcount(group) != p.ground.size[codes.column_of(code)]:
        return 25
    if not rules.connected(p, group):
        return 27
    return 0 if rules.open_columns(p, 0) & (1 << codes.column_of(code)) else 28


def _trading(p: Position, code: int, kind: int) -> int:
    for piece in range(10):
        if codes.given(code, piece) > p.held[10 * p.active + piece]:
            return 29
    total = codes.given(code, 8)  # Bharals stand for whatever is wanted (4.8)
    several = 0
    most = 0
    for species in range(5):
        given = _given_of(code, species)
        total += given
        several += 1 if given else 0
        most = max(most, given)
    if total != p.ground.size[codes.column_of(code)]:
        return 25
    if kind == DIFFERENT:
        return 30 if most > 1 else 0
    return 31 if several > 1 else 0


def _given_of(code: int, species: int) -> int:
    # The four species that can be used, then the Red Panda.
    if species == 4:
        return codes.given(code, 9)
    return codes.given(code, 2 * species) + codes.given(code, 2 * species + 1)
