"""What brings Penny to her target at once, and is therefore asked about once more (rules 18)."""

from __future__ import annotations

from parbat.core.actions import Action
from parbat.games.hardback import penny
from parbat.games.hardback.actions import Buy, Convert, Ink
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Position
from parbat.games.hardback.steps.market import INK_A_COIN, for_sale, to_convert


def risks(at: Position, rules: Settings) -> tuple[str, ...]:
    """Return the texts of what would end a cooperative game for Penny, whoever may do it."""
    if not rules.cooperative or at.ended:
        return ()
    actions: list[Action] = [Ink(), *map(Buy, for_sale(at)), Convert()]
    missing = rules.target - at.penny
    return tuple(action.text for action in actions if _points(at, rules, action) >= missing)


def _points(at: Position, rules: Settings, action: Action) -> int:
    match action:
        case Ink():
            return penny.ink_points(at, 1)
        case Convert():
            return penny.ink_points(at, INK_A_COIN * to_convert(at, rules))
        case Buy(card):
            return penny.purchase_points(at, [offer for offer in at.offers if offer != card])
    return 0
