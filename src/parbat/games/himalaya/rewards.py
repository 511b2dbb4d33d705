"""The rewards for an order: which there are, and what they give (rules 6).

A choice is a number: ``BARTER``, ``OFFERING`` and ``DELEGATIONS`` as bits, above them two bits for
each region round the village, ascending, that count the delegations sent there.
"""

from __future__ import annotations

from parbat.games.himalaya import position, trace
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.trace import Trace

BARTER = position.BARTER
OFFERING = position.OFFERING
DELEGATIONS = position.DELEGATIONS
SPLIT = position.SPLIT
IN_BAG = position.IN_BAG
KEPT = position.KEPT
OFFERED = trace.OFFERED
SENT = trace.SENT
BARTERED = trace.BARTERED
RETURNED = trace.RETURNED


class Choices:
    """Choices in a row, in the order of the legal list (13.4); 10 splits are the most there are."""

    def __init__(self) -> None:
        """Start empty."""
        self.codes = [0] * 32
        self.count = 0

    def add(self, code: int) -> None:
        """Append a choice."""
        self.codes[self.count] = code
        self.count += 1

    def listed(self) -> list[int]:
        """Return the choices as a list of their own."""
        return [self.codes[i] for i in range(self.count)]


def can_offer(p: Position, seat: int) -> bool:
    """Return whether a seat can place a stupa on the village where its caravan stands."""
    return p.stupas_left[seat] > 0 and p.stupa[p.caravan[seat]] == 0


def to_send(p: Position, seat: int) -> int:
    """Return how many delegations a seat sends from where its caravan stands: maybe none."""
    here = p.caravan[seat]
    if p.terrain.around[3 * here] == 0:
        return 0
    return min(p.terrain.level[here], p.delegations_left[seat])


def generate(p: Position, choices: Choices) -> None:
    """List the rewards of the seat that has filled an order: two, if two are possible."""
    seat = position.acting(p)
    offers = can_offer(p, seat)
    sends = to_send(p, seat)
    choices.count = 0
    if offers:
        choices.add(BARTER | OFFERING)
    if sends:
        _add_splits(p, p.caravan[seat], sends, BARTER | DELEGATIONS, choices)
        if offers:
            _add_splits(p, p.caravan[seat], sends, OFFERING | DELEGATIONS, choices)
    elif not offers:
        choices.add(BARTER)


def _add_splits(p: Position, village: int, sends: int, kinds: int, choices: Choices) -> None:
    # In each region one delegation comes before two and none comes last.
    second = p.terrain.around[3 * village + 1]
    third = p.terrain.around[3 * village + 2]
    for i in range(1, sends + 2):
        a = i % (sends + 1)
        left = sends - a
        for j in range(1, left + 2):
            b = j % (left + 1)
            c = left - b
            if (second > 0 or b == 0) and (third > 0 or c == 0):
                choices.add(kinds | a << SPLIT | b << SPLIT + 2 | c << SPLIT + 4)


def give(p: Position, seat: int, code: int, told: Trace) -> None:
    """Give the rewards of a choice: offering, delegations, barter (6.6)."""
    here = p.caravan[seat]
    order = p.order_at[here]
    if code & OFFERING:
        p.stupa[here] = seat + 1
        p.stupas_left[seat] -= 1
        told.note(OFFERED, seat, p.slot, here, 0, 0)
    if code & DELEGATIONS:
        for i in range(3):
            sent = code >> SPLIT + 2 * i & 3
            p.delegations[6 * p.terrain.around[3 * here + i] + seat] += sent
            p.delegations_left[seat] -= sent
        told.note(SENT, seat, p.slot, here, code, 0)
    p.order_at[here] = 0
    if code & BARTER:
        p.place[order] = KEPT + seat
        p.order_yaks[seat] += p.terrain.yaks[order]
        told.note(BARTERED, seat, p.slot, here, order, 0)
    else:
        p.place[order] = IN_BAG
        told.note(RETURNED, seat, p.slot, here, order, 0)
