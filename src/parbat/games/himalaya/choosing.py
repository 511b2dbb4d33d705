"""What a player chooses while the programmes are resolved (rules 6, 10.5, 12.6)."""

from __future__ import annotations

from parbat.core.actions import Action
from parbat.core.errors import IllegalAction
from parbat.games.himalaya import resolving, rewards
from parbat.games.himalaya.actions import GOODS, Deal, Reward, Take
from parbat.games.himalaya.narration import narrate, split
from parbat.games.himalaya.position import BARTER, OFFERING, TO_DEAL, TO_REWARD, TO_TAKE, acting
from parbat.games.himalaya.table import Table
from parbat.games.himalaya.trace import Trace

KINDS: dict[int, type[Action]] = {TO_DEAL: Deal, TO_TAKE: Take, TO_REWARD: Reward}
"""The kind of action that each choice asks for."""


def listed(table: Table) -> list[Action]:
    """Return what the seat whose action it is may choose."""
    p = table.p
    if p.awaiting == TO_DEAL:
        return [Deal(True), Deal(False)] if resolving.can_deal(p) else [Deal(False)]
    if p.awaiting == TO_TAKE:
        here = table.goods_at(p.caravan[acting(p)])
        return [Take(good) for good, count in zip(GOODS, here, strict=True) if count]
    return [_reward(table, code) for code in _codes(table)]


def _codes(table: Table) -> list[int]:
    choices = rewards.Choices()
    rewards.generate(table.p, choices)
    return choices.listed()


def _reward(table: Table, code: int) -> Reward:
    village = table.p.caravan[acting(table.p)]
    return Reward(
        barter=bool(code & BARTER),
        offering=bool(code & OFFERING),
        delegations=tuple(split(table, village, code)),
    )


def refusal(table: Table, action: Deal | Take | Reward) -> IllegalAction:
    """Return why a choice of the right kind may not be made."""
    if isinstance(action, Deal):
        return IllegalAction("himalaya.deal.lacking")
    if isinstance(action, Take):
        return IllegalAction("himalaya.take.none", good=action.good)
    return _reward_refusal(table, action)


def _reward_refusal(table: Table, action: Reward) -> IllegalAction:
    p, seat = table.p, acting(table.p)
    village, sends = p.caravan[seat], rewards.to_send(p, seat)
    number = sum((action.barter, action.offering, bool(action.delegations)))
    possible = 1 + rewards.can_offer(p, seat) + (sends > 0)
    if action.offering and not rewards.can_offer(p, seat):
        return IllegalAction("himalaya.reward.offering", village=village)
    if action.delegations and not sends:
        return IllegalAction("himalaya.reward.none_left")
    if number != min(2, possible):
        return IllegalAction("himalaya.reward.number", number=min(2, possible))
    if sum(n for _, n in action.delegations) != sends:
        return IllegalAction("himalaya.reward.delegations", number=sends)
    regions = ", ".join(map(str, table.bordered(village)))
    return IllegalAction("himalaya.reward.regions", village=village, regions=regions)


def choose(table: Table, action: Action) -> None:
    """Make a choice and resolve what follows."""
    told = Trace(True)
    if isinstance(action, Deal):
        resolving.answer_deal(table.p, action.accepts, told)
    elif isinstance(action, Take):
        resolving.answer_take(table.p, GOODS.index(action.good), told)
    elif isinstance(action, Reward):
        codes = _codes(table)
        chosen = next(code for code in codes if _reward(table, code) == action)
        resolving.answer_reward(table.p, chosen, told)
    narrate(table, told)


def go_on(table: Table) -> None:
    """Resolve programmes that have just been opened."""
    told = Trace(True)
    resolving.go_on(table.p, told)
    narrate(table, told)
