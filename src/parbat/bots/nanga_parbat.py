"""Quick computer players of Nanga Parbat."""

from __future__ import annotations

from collections.abc import Iterable

from parbat.bots.bot import Bot
from parbat.core.actions import Action
from parbat.core.perspective import Perspective
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.actions import from_code
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.games.nanga_parbat.position import AFTER_GUIDE, BEFORE_TRAP
from parbat.games.nanga_parbat.state import NangaParbatState

_HELPERS = (codes.LEOPARD, codes.TAHR)  # the special actions that can join hikers


class Greedy(Bot):
    """Scores the most it can this turn, then leaves the opponent the worst region.

    It looks one turn ahead and no further: it cashes in as soon as it can.
    """

    def choose(self, seen: Perspective) -> Action:
        """Return the action that scores most now and leaves least."""
        state = seen.resample(self.source)
        if not isinstance(state, NangaParbatState):
            raise TypeError(f"{type(self).__name__} plays Nanga Parbat only")
        return from_code(self._code(state.position))

    def _code(self, p: NangaParbatNode) -> int:
        if p.phase == AFTER_GUIDE:
            scoring = self._scoring(p)
            if scoring is not None:
                return scoring
        if p.phase >= AFTER_GUIDE:
            return self._last_word(p)
        return self._opening(p)

    def _opening(self, p: NangaParbatNode) -> int:
        """Place the guide, relocate or trap."""
        listed = [code for code in p.listed() if codes.kind_of(code) <= codes.TRAP]
        return self._best(p, listed)

    def _best(self, p: NangaParbatNode, listed: Iterable[int]) -> int:
        valued = [(self._value(p, code), code) for code in listed]
        best = max(value for value, _ in valued)
        equal = [code for value, code in valued if value == best]
        return equal[self.source.below(len(equal))]

    def _value(self, p: NangaParbatNode, code: int) -> tuple[int, int, int]:
        """Rate what ``code`` leads to: points this turn, the opponent's best, sets in the making.

        The value is the active player's, the higher the better.
        """
        me = p.active
        after = p.twin()
        after.play(code)
        if after.phase != AFTER_GUIDE:
            # The guide was placed or relocated, and what counts is the best trap from there.
            best = best_turn(after)
            return (best if after.active == me else -best, 0, 0)
        gained = after.score[me] - p.score[me] + most_points(after)
        return (gained, -best_turn(opponents_turn(after)), promise(after, me))

    def _scoring(self, p: NangaParbatNode) -> int | None:
        """Score, or use a Snow Leopard or Tahr that makes a better scoring possible."""
        listed = p.scorings()
        most = most_points(p)
        for code in p.listed():
            if codes.kind_of(code) in _HELPERS:
                after = p.twin()
                after.play(code)
                if most_points(after) > most:
                    return code
        best = [code for code in listed if points(p, code) == most]
        return min(best, key=cost) if best else None

    def _last_word(self, p: NangaParbatNode) -> int:
        """Send the guide away with a Yak if that leaves the opponent less; else end the turn."""
        listed = p.listed()
        least, choice = best_turn(opponents_turn(p)), listed[-1]
        for code in listed:
            if codes.kind_of(code) == codes.YAK:
                after = p.twin()
                after.play(code)
                left = best_turn(opponents_turn(after))
                if left < least:
                    least, choice = left, code
        return choice


def points(p: NangaParbatNode, code: int) -> int:
    """Return what a scoring pays, the landing rule left out."""
    row = codes.kind_of(code) - codes.CAMPS
    return p.ground.points[5 * row + codes.column_of(code)]


def most_points(p: NangaParbatNode) -> int:
    """Return the most that one scoring pays the active player now, or 0."""
    return max((points(p, code) for code in p.scorings()), default=0)


def cost(code: int) -> tuple[int, int]:
    """Rate what a scoring gives away: Bharals first, then animals that can still be used."""
    if codes.kind_of(code) == codes.CAMPS:
        return (0, 0)
    return (codes.given(code, 8), sum(codes.given(code, piece) for piece in (0, 2, 4, 6)))


def opponents_turn(p: NangaParbatNode) -> NangaParbatNode:
    """Return the position in which the other player is to trap with the guide where it stands."""
    turn = p.twin()
    turn.active = 1 - p.active
    turn.phase = BEFORE_TRAP
    return turn


def best_turn(p: NangaParbatNode) -> int:
    """Return the most points the player about to trap can score by one trap and one scoring."""
    best = 0
    me = p.active
    for code in p.listed():
        if codes.kind_of(code) not in (codes.RELOCATE, codes.TRAP):
            break
        after = p.twin()
        after.play(code)
        if codes.kind_of(code) == codes.RELOCATE:
            best = max(best, best_turn(after))
        else:
            best = max(best, after.score[me] - p.score[me] + most_points(after))
    return best


def promise(p: NangaParbatNode, seat: int) -> int:
    """Rate the sets a player is collecting: the longest of one species and how many species."""
    held = p.held[10 * seat : 10 * seat + 10]
    species = [held[0] + held[1], held[2] + held[3], held[4] + held[5], held[6] + held[7], held[9]]
    bharals = held[8]
    return 2 * (max(species) + bharals) + sum(1 for count in species if count) + bharals
