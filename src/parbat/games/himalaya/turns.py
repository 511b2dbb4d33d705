"""Whole turns played ahead, the choices in them made by a policy: what a search is made of."""

from __future__ import annotations

from parbat.games.himalaya import position, resolving, rewards
from parbat.games.himalaya.position import Position
from parbat.games.himalaya.trace import Trace

NOTHING = position.NOTHING
TO_DEAL = position.TO_DEAL
TO_TAKE = position.TO_TAKE
SLOTS = position.SLOTS
BARTER = position.BARTER
OFFERING = position.OFFERING
DELEGATIONS = position.DELEGATIONS
SPLIT = position.SPLIT
PROGRAMMES = position.PROGRAMMES


class Policy:
    """Chooses in the midst of a turn, and values what a turn has brought, by plain weights.

    ``stupa[33 * seat + village]``, ``region[17 * seat + region]`` (one delegation),
    ``good[5 * seat + good]`` and ``yak[seat]`` say what each is worth to a seat. A computer player
    with deeper thoughts extends this class.
    """

    def __init__(self) -> None:
        """Start with weights that give everything about its worth in yaks."""
        self.stupa = [2] * 198
        self.region = [1] * 102
        self.good = [1, 2, 3, 4, 5] * 6
        self.yak = [1] * 6

    def agrees(self, p: Position) -> bool:
        """Return whether the seat that is asked deals."""
        return resolving.can_deal(p)

    def taken(self, p: Position) -> int:
        """Return the good that is taken on market day: the most valuable one."""
        seat = position.acting(p)
        here = p.caravan[seat]
        best = resolving.lowest(p, here)
        for good in range(5):
            better = self.good[5 * seat + good] - self.good[5 * seat + best]
            if p.goods[5 * here + good] > 0 and better > 0:
                best = good
        return best

    def rewarded(self, p: Position) -> int:
        """Return the two most valuable rewards, all delegations sent to the best region."""
        seat = position.acting(p)
        here = p.caravan[seat]
        barter = self.yak[seat] * p.terrain.yaks[p.order_at[here]]
        offering = self.stupa[33 * seat + here]
        sends = rewards.to_send(p, seat)
        place = self._best_region(p, seat, here)
        delegations = sends * self.region[17 * seat + p.terrain.around[3 * here + place]]
        sent = DELEGATIONS | sends << SPLIT + 2 * place
        if not rewards.can_offer(p, seat):
            return BARTER | sent if sends else BARTER
        if sends == 0 or (delegations <= barter and delegations <= offering):
            return BARTER | OFFERING
        return (BARTER if offering <= barter else OFFERING) | sent

    def _best_region(self, p: Position, seat: int, village: int) -> int:
        best = 0
        for i in range(1, 3):
            region = p.terrain.around[3 * village + i]
            chosen = p.terrain.around[3 * village + best]
            if region and self.region[17 * seat + region] > self.region[17 * seat + chosen]:
                best = i
        return best

    def value(self, p: Position, seat: int) -> int:
        """Return what a position is worth to a seat."""
        worth = self.yak[seat] * (p.order_yaks[seat] + 3 * p.markers[seat])
        for good in range(5):
            worth += self.good[5 * seat + good] * p.held[5 * seat + good]
        for village in range(1, p.terrain.villages + 1):
            if p.stupa[village] == seat + 1:
                worth += self.stupa[33 * seat + village]
        for region in range(1, p.terrain.regions + 1):
            worth += self.region[17 * seat + region] * p.delegations[6 * region + seat]
        return worth


class Values:
    """What each programme of a seat is worth against fixed ones of the others."""

    def __init__(self) -> None:
        """Start with no values."""
        self.of = [0] * 15625

    def listed(self) -> list[int]:
        """Return the values in the order of the programmes."""
        return list(self.of)


def play(p: Position, policy: Policy, told: Trace) -> None:
    """Resolve a whole turn from its first action on, the policy choosing for every seat."""
    resolving.begin(p)
    play_on(p, policy, told)


def play_on(p: Position, policy: Policy, told: Trace) -> None:
    """Resolve the rest of a turn, the policy choosing for every seat."""
    while p.slot < SLOTS:
        play_slot(p, policy, told)


def play_slot(p: Position, policy: Policy, told: Trace) -> None:
    """Resolve what is left of a slot."""
    slot = p.slot
    while p.slot == slot:
        if p.awaiting == NOTHING:
            resolving.resolve(p, told)
        while p.awaiting != NOTHING:
            _decide(p, policy, told)
        resolving.advance(p)


def _decide(p: Position, policy: Policy, told: Trace) -> None:
    seat = position.acting(p)
    asked = p.awaiting
    p.awaiting = NOTHING
    if asked == TO_DEAL:
        if policy.agrees(p):
            resolving.carry_out(p, seat, told)
    elif asked == TO_TAKE:
        resolving.collect(p, seat, policy.taken(p), told)
    else:
        rewards.give(p, seat, policy.rewarded(p), told)


def play_copy(p: Position, scratch: Position, policy: Policy, told: Trace) -> None:
    """Play the turn on ``scratch``, which becomes a copy of ``p`` first."""
    scratch.become(p)
    play(scratch, policy, told)


def repeat(p: Position, scratch: Position, policy: Policy, told: Trace, times: int) -> None:
    """Play the same turn over and over, to measure how long it takes."""
    for _ in range(times):
        play_copy(p, scratch, policy, told)


def weigh(p: Position, seat: int, policy: Policy, values: Values) -> None:
    """Value every programme of a seat against the others' in ``p.plan``."""
    scratch = p.twin()
    silent = Trace(False)
    _weigh(p, scratch, seat, policy, silent, values)


def _weigh(
    p: Position, scratch: Position, seat: int, policy: Policy, told: Trace, values: Values
) -> None:
    for programme in range(PROGRAMMES):
        scratch.become(p)
        lay(scratch, seat, programme)
        play(scratch, policy, told)
        values.of[programme] = policy.value(scratch, seat)


def lay(p: Position, seat: int, programme: int) -> None:
    """Lay a programme, given by its place in their order, before a seat."""
    rest = programme
    for slot in range(SLOTS - 1, -1, -1):
        p.plan[6 * seat + slot] = rest % 5
        rest //= 5
