"""Phase 3: the programmes are resolved, one action after the other (rules 4.5, 5, 6).

The same functions serve the table and the searches of the computer players. They stop only where a
player must choose: whether to deal, which good to take on market day, which rewards.
"""

from __future__ import annotations

from parbat.core import bits
from parbat.games.himalaya import position, rewards, trace
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.trace import Trace

DEAL = position.DEAL
SLOTS = position.SLOTS
NOTHING = position.NOTHING
TO_DEAL = position.TO_DEAL
TO_TAKE = position.TO_TAKE
TO_REWARD = position.TO_REWARD
MOVED = trace.MOVED
ENTERED = trace.ENTERED
CROSSED = trace.CROSSED
RESTED = trace.RESTED
COLLECTED = trace.COLLECTED
DELIVERED = trace.DELIVERED
LOST = trace.LOST
DECLINED = trace.DECLINED
NO_TRACK = trace.NO_TRACK
CLOSED = trace.CLOSED
STORMY = trace.STORMY
EMPTY = trace.EMPTY
AGAIN = trace.AGAIN
LACKING = trace.LACKING


def begin(p: Position) -> None:
    """Turn to the first action of the turn; nobody has collected anything yet."""
    p.slot = 0
    p.after = 0
    p.awaiting = NOTHING
    for seat in range(p.seats):
        p.ahead[seat] = 0
        p.collected[seat] = 0


def go_on(p: Position, told: Trace) -> None:
    """Resolve actions until a player must choose, or until the turn is over."""
    while p.slot < SLOTS and p.awaiting == NOTHING:
        resolve(p, told)
        if p.awaiting == NOTHING:
            advance(p)


def advance(p: Position) -> None:
    """Turn to the next action."""
    p.after += 1
    if p.after == p.seats:
        p.after = 0
        p.slot += 1


def resolve(p: Position, told: Trace) -> None:
    """Resolve one action, as far as nobody has to choose."""
    seat = position.acting(p)
    action = p.plan[6 * seat + p.slot]
    if action < DEAL:
        _move(p, seat, action, told)
    elif action == DEAL:
        _deal(p, seat, told)
    else:
        told.note(RESTED, seat, p.slot, 0, 0, 0)


def _move(p: Position, seat: int, kind: int, told: Trace) -> None:
    here = p.caravan[seat]
    if p.ahead[seat]:  # the second of two moves through the snowstorm (10.4)
        there = p.ahead[seat]
        p.ahead[seat] = 0
        p.caravan[seat] = there
        told.note(CROSSED, seat, p.slot, kind, here, there)
        return
    there = p.terrain.exits[3 * here + kind]
    track = p.terrain.track[3 * here + kind]
    if there == 0:
        told.note(LOST, seat, p.slot, kind, here, NO_TRACK)
    elif track == p.yeti:
        told.note(LOST, seat, p.slot, kind, here, CLOSED)
    elif track != p.storm:
        p.caravan[seat] = there
        told.note(MOVED, seat, p.slot, kind, here, there)
    elif p.slot + 1 < SLOTS and p.plan[6 * seat + p.slot + 1] == kind:
        p.ahead[seat] = there
        told.note(ENTERED, seat, p.slot, kind, here, there)
    else:
        told.note(LOST, seat, p.slot, kind, here, STORMY)


def _deal(p: Position, seat: int, told: Trace) -> None:
    here = p.caravan[seat]
    if p.order_at[here] == 0:
        if lowest(p, here) < 0:
            told.note(LOST, seat, p.slot, DEAL, here, EMPTY)
            return
        if p.collected[seat] & bits.bit(here):
            told.note(LOST, seat, p.slot, DEAL, here, AGAIN)
            return
    if p.optional:
        p.awaiting = TO_DEAL
    else:
        carry_out(p, seat, told)


def carry_out(p: Position, seat: int, told: Trace) -> None:
    """Deal, as far as nobody has to choose."""
    here = p.caravan[seat]
    if p.order_at[here]:
        _deliver(p, seat, told)
    elif p.market == here:
        p.awaiting = TO_TAKE
    else:
        collect(p, seat, lowest(p, here), told)


def collect(p: Position, seat: int, good: int, told: Trace) -> None:
    """Collect a good."""
    here = p.caravan[seat]
    p.goods[5 * here + good] -= 1
    p.held[5 * seat + good] += 1
    p.collected[seat] |= bits.bit(here)
    told.note(COLLECTED, seat, p.slot, here, good, p.market == here)


def _deliver(p: Position, seat: int, told: Trace) -> None:
    here = p.caravan[seat]
    order = p.order_at[here]
    if not can_deliver(p, seat, order):
        told.note(LOST, seat, p.slot, DEAL, here, LACKING)
        return
    for good in range(5):
        wanted = p.terrain.wanted[5 * order + good]
        p.held[5 * seat + good] -= wanted
        p.bag[good] += wanted
    p.awaiting = TO_REWARD
    told.note(DELIVERED, seat, p.slot, here, order, 0)


def lowest(p: Position, village: int) -> int:
    """Return the good of the lowest rank in a village, or -1."""
    for good in range(5):
        if p.goods[5 * village + good]:
            return good
    return -1


def can_deliver(p: Position, seat: int, order: int) -> bool:
    """Return whether a seat holds every good of an order."""
    for good in range(5):  # noqa: SIM110 (compiled, a loop is faster than a generator)
        if p.held[5 * seat + good] < p.terrain.wanted[5 * order + good]:
            return False
    return True


def can_deal(p: Position) -> bool:
    """Return whether the seat that is asked to deal is able to."""
    seat = position.acting(p)
    order = p.order_at[p.caravan[seat]]
    return order == 0 or can_deliver(p, seat, order)


def answer_deal(p: Position, accepts: bool, told: Trace) -> None:
    """Deal or not, as was asked, and go on."""
    seat = position.acting(p)
    p.awaiting = NOTHING
    if accepts:
        carry_out(p, seat, told)
    else:
        told.note(DECLINED, seat, p.slot, p.caravan[seat], 0, 0)
    if p.awaiting == NOTHING:
        advance(p)
        go_on(p, told)


def answer_take(p: Position, good: int, told: Trace) -> None:
    """Take a good on market day and go on."""
    p.awaiting = NOTHING
    collect(p, position.acting(p), good, told)
    advance(p)
    go_on(p, told)


def answer_reward(p: Position, code: int, told: Trace) -> None:
    """Give the chosen rewards and go on."""
    p.awaiting = NOTHING
    rewards.give(p, position.acting(p), code, told)
    advance(p)
    go_on(p, told)
