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

# The refusals: 0 is legal, the names follow in the order of ``REFUSALS``.
(
    GUIDE_FIRST,
    GUIDE_PLACED,
    RELOCATE_TRAPPED,
    RELOCATE_DONE,
    RELOCATE_ANIMALS_HERE,
    RELOCATE_NO_ANIMAL,
    TRAP_ONCE,
    TRAP_NOT_GUIDES_REGION,
    TRAP_NO_ANIMAL,
    TRAP_RELOCATE_FIRST,
    ACTIVATE_AFTER_RELOCATING,
    ACTIVATE_NONE_FRESH,
    LEOPARD_TWO_HIKERS,
    LEOPARD_SAME_OWNER,
    LEOPARD_NOT_ADJACENT,
    TAHR_HIKER_AND_ANIMAL,
    TAHR_NOT_ADJACENT,
    DEER_TWO_ANIMALS,
    DEER_SAME_SPECIES,
    YAK_SAME_REGION,
    SCORE_BEFORE_TRAP,
    SCORE_ONCE,
    SCORE_NO_CUBE,
    SCORE_SPOT_TAKEN,
    SCORE_NUMBER,
    CAMPS_OWN_HIKERS,
    CAMPS_NOT_CONNECTED,
    CAMPS_TOO_FEW_LEFT,
    TRADE_NOT_HELD,
    DIFFERENT_TWICE,
    SAME_SEVERAL,
    END_BEFORE_TRAP,
) = range(1, 33)
NO_ACTION = -1
REFUSALS = (
    "",
    "guide.first",  # 2.5
    "guide.placed",  # 2.5
    "relocate.trapped",  # 3.2
    "relocate.done",  # 3.2
    "relocate.animals_here",  # 3.2
    "relocate.no_animal",  # 3.2
    "trap.once",  # 3.3
    "trap.not_guides_region",  # 3.3
    "trap.no_animal",  # 3.3
    "trap.relocate_first",  # 3.2
    "activate.after_relocating",  # 5.1
    "activate.none_fresh",  # 5.1
    "leopard.two_hikers",  # 5.2
    "leopard.same_owner",  # 5.2
    "leopard.not_adjacent",  # 5.2
    "tahr.hiker_and_animal",  # 5.3
    "tahr.not_adjacent",  # 5.3
    "deer.two_animals",  # 5.4
    "deer.same_species",  # 5.4
    "yak.same_region",  # 5.5
    "score.before_trap",  # 3.6
    "score.once",  # 3.6
    "score.no_cube",  # 4.1
    "score.spot_taken",  # 4.1
    "score.number",  # 4.3
    "camps.own_hikers",  # 4.4
    "camps.not_connected",  # 4.4
    "camps.too_few_left",  # 4.4
    "trade.not_held",  # 4.7
    "different.twice",  # 4.5
    "same.several",  # 4.6
    "end.before_trap",  # 3.7
)


def refusal(p: Position, code: int) -> int:
    """Return 0 if the action is legal for the side to act, else its place in ``REFUSALS``.

    A code that is no action, or any while no player is to act, gives -1.
    """
    kind = codes.kind_of(code)
    if p.phase == SETUP or p.phase == OVER or not _is_action(code, kind):
        return NO_ACTION
    if p.phase == PLACE_GUIDE and kind != GUIDE:
        return GUIDE_FIRST
    if kind == GUIDE:
        return 0 if p.phase == PLACE_GUIDE else GUIDE_PLACED
    if kind == RELOCATE:
        return _relocating(p, codes.argument_of(code))
    if kind == TRAP:
        return _trapping(p, codes.argument_of(code))
    if kind == END:
        return END_BEFORE_TRAP if p.phase == BEFORE_TRAP or p.phase == RELOCATED else 0
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
        return RELOCATE_TRAPPED
    if p.phase == RELOCATED:
        return RELOCATE_DONE
    return RELOCATE_ANIMALS_HERE if rules.trap_targets(p) else RELOCATE_NO_ANIMAL


def _trapping(p: Position, s: int) -> int:
    targets = rules.trap_targets(p)
    if targets & bits.bit(s):
        return 0
    if p.phase == AFTER_GUIDE or p.phase == AFTER_SCORING:
        return TRAP_ONCE
    if not targets:
        return TRAP_RELOCATE_FIRST
    return TRAP_NO_ANIMAL if rules.region(p.guide) & bits.bit(s) else TRAP_NOT_GUIDES_REGION


def _activating(p: Position, code: int, kind: int) -> int:
    if p.phase == RELOCATED:
        return ACTIVATE_AFTER_RELOCATING
    if not rules.may_activate(p, kind - LEOPARD):
        return ACTIVATE_NONE_FRESH
    if kind == YAK:
        return 0 if rules.yak_targets(p) & bits.bit(codes.argument_of(code)) else YAK_SAME_REGION
    return _swapping(p, kind, codes.first_of(code), codes.second_of(code))


def _swapping(p: Position, kind: int, first: int, second: int) -> int:
    target = bits.bit(second)
    hikers = p.hikers[0] | p.hikers[1]
    if kind == LEOPARD:
        if rules.leopard_partners(p, first) & target:
            return 0
        if first == second or not hikers & bits.bit(first) or not hikers & target:
            return LEOPARD_TWO_HIKERS
        return LEOPARD_NOT_ADJACENT if not p.ground.adjacent[first] & target else LEOPARD_SAME_OWNER
    if kind == TAHR:
        if rules.tahr_partners(p, first) & target:
            return 0
        return (
            TAHR_NOT_ADJACENT
            if hikers & bits.bit(first) and rules.wild(p) & target
            else TAHR_HIKER_AND_ANIMAL
        )
    if rules.deer_partners(p, first) & target:
        return 0
    two = rules.wild(p) & bits.bit(first) and rules.wild(p) & target
    return DEER_SAME_SPECIES if two and first != second else DEER_TWO_ANIMALS


def _scoring(p: Position, code: int, kind: int) -> int:
    if p.phase == BEFORE_TRAP or p.phase == RELOCATED:
        return SCORE_BEFORE_TRAP
    if p.phase == AFTER_SCORING:
        return SCORE_ONCE
    if rules.cubes_left(p, p.active) == 0:
        return SCORE_NO_CUBE
    taken = (p.chart[0] | p.chart[1]) >> (5 * (kind - CAMPS) + codes.column_of(code))
    if taken & 1:
        return SCORE_SPOT_TAKEN
    return _building(p, code) if kind == CAMPS else _trading(p, code, kind)


def _building(p: Position, code: int) -> int:
    group = codes.group_of(code)
    if group & ~p.hikers[p.active]:
        return CAMPS_OWN_HIKERS
    if bits.popcount(group) != p.ground.size[codes.column_of(code)]:
        return SCORE_NUMBER
    if not rules.connected(p, group):
        return CAMPS_NOT_CONNECTED
    return 0 if rules.open_columns(p, 0) & (1 << codes.column_of(code)) else CAMPS_TOO_FEW_LEFT


def _trading(p: Position, code: int, kind: int) -> int:
    for piece in range(10):
        if codes.given(code, piece) > p.held[10 * p.active + piece]:
            return TRADE_NOT_HELD
    total = codes.given(code, 8)  # Bharals stand for whatever is wanted (4.8)
    several = 0
    most = 0
    for species in range(5):
        given = _given_of(code, species)
        total += given
        several += 1 if given else 0
        most = max(most, given)
    if total != p.ground.size[codes.column_of(code)]:
        return SCORE_NUMBER
    if kind == DIFFERENT:
        return DIFFERENT_TWICE if most > 1 else 0
    return SAME_SEVERAL if several > 1 else 0


def _given_of(code: int, species: int) -> int:
    # The four species that can be used, then the Red Panda.
    if species == 4:
        return codes.given(code, 9)
    return codes.given(code, 2 * species) + codes.given(code, 2 * species + 1)
