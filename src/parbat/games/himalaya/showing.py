"""How the view of a player, or of a spectator, is made: by listing what is shown (rules 11)."""

from __future__ import annotations

from parbat.core.actors import Viewer
from parbat.games.himalaya import ending, inventory, rewards
from parbat.games.himalaya.acting import awaited, chooser
from parbat.games.himalaya.actions import GOODS
from parbat.games.himalaya.hidden import sees, sees_programme
from parbat.games.himalaya.position import (
    KEPT,
    NOTHING,
    TO_DEAL,
    TO_REWARD,
    TO_TAKE,
    acting,
)
from parbat.games.himalaya.table import Table, named
from parbat.games.himalaya.view import (
    CaravanView,
    ChoiceView,
    CounterView,
    DeckView,
    HimalayaView,
    PlayerView,
    RegionView,
    VillageView,
)

_CHOICES = {TO_DEAL: "deal", TO_TAKE: "take", TO_REWARD: "reward"}
_ENVOYS = 2


def make_view(table: Table, viewer: Viewer) -> HimalayaView:
    """Return the table as a seat, or a spectator, may know it."""
    board, p = table.rules.board, table.p
    resolves = table.phase == "resolve"
    return HimalayaView(
        phase=table.phase,
        turn=max(1, table.turn),
        first=p.first,
        slot=p.slot + 1 if resolves else None,
        acting=acting(p) if resolves else None,
        choice=_choice(table),
        to_act=tuple(sorted(seat for seat in awaited(table) if isinstance(seat, int))),
        canvas=board.canvas,
        villages=_villages(table),
        tracks=table.rules.tracks,
        regions=_regions(table),
        orders=table.rules.orders,
        players=_players(table, viewer),
        counters=tuple(
            CounterView(counter=placed.counter, villages=placed.villages, seat=placed.seat)
            for placed in table.placed
        ),
        deck=_deck(table),
        advanced=table.rules.advanced,
        outcome=table.result,
    )


def _villages(table: Table) -> tuple[VillageView, ...]:
    # Compiled, each look at a list of the position makes a copy of it, so each is taken once.
    goods, orders, stupas = table.p.goods, table.p.order_at, table.p.stupa
    return tuple(
        VillageView(
            number=village.number,
            level=village.level,
            x=village.x,
            y=village.y,
            goods=named(goods[5 * village.number : 5 * village.number + 5]),
            order=orders[village.number] or None,
            stupa=stupas[village.number] - 1 if stupas[village.number] else None,
        )
        for village in table.rules.board.villages
    )


def _regions(table: Table) -> tuple[RegionView, ...]:
    return tuple(
        RegionView(
            number=region.number,
            border=region.border,
            label=region.label,
            delegations=tuple(table.sent_to(region.number)),
            leader=ending.region_leader(table, region.number),
        )
        for region in table.rules.board.regions
    )


def _players(table: Table, viewer: Viewer) -> tuple[PlayerView, ...]:
    counted = ending.politics(table)
    return tuple(_player(table, viewer, seat, counted[seat]) for seat in range(table.rules.seats))


def _player(table: Table, viewer: Viewer, seat: int, regions: int) -> PlayerView:
    p, seen = table.p, sees(table, viewer, seat)
    steps = table.programmes[seat]
    tells = table.rules.show_committed or table.phase != "program" or viewer == seat
    return PlayerView(
        caravan=_caravan(table, seat) if p.caravan[seat] else None,
        goods=named(table.held(seat)) if seen else None,
        orders=_kept(table, seat) if seen else None,
        markers=p.markers[seat] if seen else None,
        yaks=table.yaks(seat) if seen else None,
        programme=steps if sees_programme(table, viewer, seat) else None,
        committed=steps is not None if tells else None,
        counters=table.holding[seat],
        stupas=p.stupas_left[seat],
        delegations=p.delegations_left[seat],
        religion=ending.religion(table, seat),
        politics=regions,
        left=table.left[seat],
    )


def _kept(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(order for order, place in enumerate(table.p.place) if place == KEPT + seat)


def _caravan(table: Table, seat: int) -> CaravanView:
    p, collected = table.p, table.p.collected[seat]
    return CaravanView(
        village=p.caravan[seat],
        ahead=p.ahead[seat] or None,
        collected=tuple(v for v in range(1, p.terrain.villages + 1) if collected >> v & 1),
    )


def _deck(table: Table) -> DeckView | None:
    deck = table.deck
    if deck is None:
        return None
    return DeckView(
        face_down=tuple(sorted(deck.down)),
        under=tuple(deck.under),
        used=tuple(deck.used),
        shown=deck.shown or None,
    )


def _choice(table: Table) -> ChoiceView | None:
    if table.phase in ("start", "event"):
        seat = table.in_turn
        return ChoiceView(seat=seat, what=table.phase, village=table.p.caravan[seat] or None)
    if table.phase == "inventory":
        return _inventory_choice(table)
    if table.phase != "resolve" or table.p.awaiting == NOTHING:
        return None
    seat = chooser(table)
    village, what = table.p.caravan[seat], _CHOICES[table.p.awaiting]
    sends = rewards.to_send(table.p, seat) if what == "reward" else 0
    order = table.p.order_at[village] or None
    return ChoiceView(seat=seat, what=what, village=village, order=order, delegations=sends)


def _inventory_choice(table: Table) -> ChoiceView:
    seat = chooser(table)
    return ChoiceView(
        seat=seat,
        what="inventory",
        village=table.p.caravan[seat],
        delegations=min(_ENVOYS, table.p.delegations_left[seat]),
        good=GOODS[table.good],
        counts=inventory.counts(table),
    )
