"""BASIC, SPECIAL and EITHER/OR: what cards bring (rules 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parbat.core.actions import Action
from parbat.games.hardback.actions import Choose
from parbat.games.hardback.cards import Benefit, Kind
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Placed, Position
from parbat.games.hardback.steps.step import Step

Gain = tuple[int, int]
"""Coins and points."""


def _coins(at: Position, rules: Settings, amount: int) -> Gain:
    return amount, 0


def _points(at: Position, rules: Settings, amount: int) -> Gain:
    return 0, amount


def _per_adventure(at: Position, rules: Settings, amount: int) -> Gain:
    return amount * at.turn.genres["adventure"], 0


def _per_inked(at: Position, rules: Settings, amount: int) -> Gain:
    inked = amount * sum(placed.ink == "inked" for placed in at.turn.word)
    return (0, inked) if rules.second else (inked, 0)


def _per_wild(at: Position, rules: Settings, amount: int) -> Gain:
    return 0, amount * sum(bool(placed.wild) for placed in at.turn.word)


BRINGS: Final[dict[Kind, Callable[[Position, Settings, int], Gain]]] = {
    Kind.COINS: _coins,
    Kind.POINTS: _points,
    Kind.PER_ADVENTURE: _per_adventure,
    Kind.PER_INKED: _per_inked,
    Kind.PER_WILD: _per_wild,
}
"""What the benefits that need no decision bring, before they are multiplied."""


def brought(at: Position, rules: Settings, placed: Placed) -> Gain:
    """Return the coins and points that a card brings by itself."""
    gains = [
        BRINGS[benefit.kind](at, rules, benefit.amount)
        for _, benefit in at.good_for(placed)
        if benefit.kind in BRINGS
    ]
    coins, points = (sum(part) for part in zip((0, 0), *gains, strict=True))
    return placed.times * coins, placed.times * points


def _by_genre(at: Position, rules: Settings, placed: Placed) -> int:
    """Return how many of the points that a card brings by itself its genre has to be active for."""
    return placed.times * sum(
        BRINGS[benefit.kind](at, rules, benefit.amount)[1]
        for place, benefit in at.good_for(placed)
        if benefit.kind in BRINGS and placed.card.needs_genre(place)
    )


class BasicStep(Step):
    """All that needs no decision is paid."""

    name = "basic"
    then = "trash"
    kinds = ()

    def go(self, play: Play) -> bool:
        for placed in play.turn.scanned:
            coins, points = brought(play.at, play.rules, placed)
            if coins or points:
                by_genre = _by_genre(play.at, play.rules, placed) if points else 0
                play.earn(placed, coins, points, by_genre=by_genre)
        return False

    def act(self, play: Play, action: Action) -> None:
        raise AssertionError(f"nothing can be done here: {action}")


class EitherStep(Step):
    """Benefits of two kinds: coins or points, then ink or remover, card by card."""

    name = "either"
    then = "jail"
    kinds = (Choose,)

    def listed(self, at: Position, rules: Settings) -> list[Action]:
        found = _next_choice(at)
        if found is None:
            return []
        if found[2].kind is Kind.COINS_OR_POINTS:
            return [Choose("coins"), Choose("points")]
        return [Choose("ink"), Choose("remover")]

    def act(self, play: Play, action: Action) -> None:
        assert isinstance(action, Choose)
        found = _next_choice(play.at)
        assert found
        placed, place, benefit = found
        placed.used |= 1 << place
        amount = benefit.amount
        if benefit.kind is Kind.COINS_OR_POINTS:
            amount *= placed.times
        is_by_genre = action.what == "points" and placed.card.needs_genre(place)
        play.earn(placed, **{action.what: amount}, by_genre=amount if is_by_genre else 0)


def next_choice(at: Position) -> tuple[str, int] | None:
    """Return the card whose benefit of two kinds is next, and how much it gives."""
    found = _next_choice(at)
    if found is None:
        return None
    placed, _, benefit = found
    times = placed.times if benefit.kind is Kind.COINS_OR_POINTS else 1
    return placed.id, benefit.amount * times


def _next_choice(at: Position) -> tuple[Placed, int, Benefit] | None:
    for placed in at.turn.scanned:
        for kind in (Kind.COINS_OR_POINTS, Kind.INK_OR_REMOVER):
            for place, benefit in at.good_for(placed):
                if benefit.kind is kind:
                    return placed, place, benefit
    return None
