"""The table of Himalaya drawn in letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from parbat.games.himalaya.board import KINDS, LEVELS

if TYPE_CHECKING:
    from parbat.games.himalaya.view import HimalayaView, OrderView, PlayerView, VillageView


def draw_table(view: HimalayaView) -> str:
    """Draw the villages with all that lies there, the regions and the players."""
    head = f"turn {view.turn} of 12, first caravaneer: seat {view.first}"
    if view.slot is not None:
        head += f", slot {view.slot}"
    lines = [head, "", "village        dirt ice stone  regions  what is there"]
    lines += [_village(view, village) for village in view.villages]
    lines += ["", f"delegations in region {_row(r.number for r in view.regions)}"]
    for seat in range(len(view.players)):
        lines.append(
            f"            of seat {seat} {_row(r.delegations[seat] for r in view.regions)}"
        )
    lines += ["", *(_player(view, seat) for seat in range(len(view.players)))]
    for counter in view.counters:
        where = "-".join(map(str, counter.villages))
        lines.append(f"{counter.counter} on {where}, placed by seat {counter.seat}")
    if view.deck is not None:
        lines.append(f"village cards face down: {' '.join(map(str, view.deck.face_down))}")
        lines.append(f"under the deck: {' '.join(map(str, view.deck.under)) or '-'}")
    return "\n".join(lines)


def _row(numbers: Iterable[int]) -> str:
    return " ".join(f"{number:2}" for number in numbers)


def _village(view: HimalayaView, village: VillageView) -> str:
    ends = {
        track.kind: track.high if track.low == village.number else track.low
        for track in view.tracks
        if village.number in (track.low, track.high)
    }
    tracks = " ".join(f"{ends.get(kind, '-'):>4}" for kind in KINDS)
    regions = [str(r.number) for r in view.regions if village.number in r.border]
    name = f"{village.number:2} {LEVELS[village.level - 1]:9}"
    return f"{name}  {tracks}     {' '.join(regions):7}  {_there(view, village)}".rstrip()


def _there(view: HimalayaView, village: VillageView) -> str:
    told = [_listed(village.goods)] if village.goods else []
    if village.order is not None:
        told.append(_order(next(o for o in view.orders if o.id == village.order)))
    if village.stupa is not None:
        told.append(f"stupa of seat {village.stupa}")
    for seat, player in enumerate(view.players):
        caravan = player.caravan
        if caravan is not None and caravan.village == village.number:
            ahead = f" in the snow before {caravan.ahead}" if caravan.ahead else ""
            told.append(f"caravan of seat {seat}{ahead}")
    return "; ".join(told)


def _listed(goods: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items())


def _order(order: OrderView) -> str:
    return f"order {order.id}: {_listed(order.goods)} for {order.yaks} yaks"


def _player(view: HimalayaView, seat: int) -> str:
    player = view.players[seat]
    mark = ">" if seat in view.to_act else " "
    told = [f"religion {player.religion}", f"politics {player.politics}"]
    told += [f"stupas left {player.stupas}", f"delegations left {player.delegations}"]
    told += [f"counters {' '.join(player.counters)}"] if player.counters else []
    return f"{mark} seat {seat}: {', '.join([*told, *_behind(player)])}"


def _behind(player: PlayerView) -> list[str]:
    """Return what is behind the screen and what is programmed, as far as it is seen."""
    told = []
    if player.goods is not None:
        told += [f"goods {_listed(player.goods) or '-'}", f"yaks {player.yaks}"]
    if player.programme is not None:
        told.append(f"programme {' '.join(player.programme)}")
    return told
