"""Whether a board file describes a board: everything that is wrong with it, one by one.

What a board must be is told in docs/boards.md. A check that builds on what another found wrong is
left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from parbat.core.errors import BadBoard
from parbat.games.himalaya.board_file import (
    GOODS,
    KINDS,
    LEVELS,
    PLAYERS,
    BoardFile,
    RegionRow,
    TableRow,
    TrackRow,
    counts,
)
from parbat.games.himalaya.faces import (
    cross,
    distance,
    enclosed,
    inside,
    normal,
    reachable,
)
from parbat.games.himalaya.reading import read_fields, standard_file

GAME = "himalaya"
STANDARD = "standard"
CLEAR = 1 / 200
"""How far apart things must be drawn, as a share of the width of the drawing."""
HEAP = 5
"""Goods that fill a village (7.1)."""

Found = Iterator[BadBoard]


def check_board(data: Mapping[str, Any]) -> tuple[BoardFile | None, list[BadBoard]]:
    """Return the board file if it is sound, or everything that is wrong with it."""
    file, problems = read_fields(data)
    if file is None:
        return None, problems
    problems = [*_name(data, file), *_numbering(file), *_tables(file), *_orders(file)]
    track_problems = [*_tracks(file)]
    problems += [*_villages(file), *track_problems]
    if not _knows_all(file):
        return None, problems
    problems += _kinds(file)
    drawing_problems = [*_hanging_together(file), *_drawing(file)]
    problems += [*drawing_problems, *_borders(file)]
    if not track_problems and not drawing_problems:
        problems += _regions(file)
    return (None if problems else file), problems


def _name(data: Mapping[str, Any], file: BoardFile) -> Found:
    game = data.get("game", GAME)
    if game != GAME:
        yield BadBoard("himalaya.board.other_game", game=game)
    if file.name == STANDARD and file != standard_file():
        yield BadBoard("himalaya.board.standard_name", name=STANDARD)


def _numbering(file: BoardFile) -> Found:
    lists = (
        ("villages", [row.number for row in file.villages]),
        ("regions", [row.number for row in file.regions]),
        ("orders", [row.id for row in file.orders]),
    )
    for what, numbers in lists:
        missing = set(range(1, len(numbers) + 1)) - set(numbers)
        if missing:
            yield BadBoard(
                "himalaya.board.numbering",
                what=what,
                count=len(numbers),
                missing=_listed(missing),
                wrong=_listed(n for n in numbers if n > len(numbers) or numbers.count(n) > 1),
            )


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(set(numbers))))


# Bags


def _tables(file: BoardFile) -> Found:
    seated = Counter(players for table in file.tables for players in table.players)
    for players in sorted({*PLAYERS, *seated}):
        if players not in PLAYERS:
            yield BadBoard("himalaya.board.players_unknown", players=players)
        elif seated[players] != 1:
            yield BadBoard("himalaya.board.players", players=players, count=seated[players])
    for table in file.tables:
        yield from _table(file, table, _listed(table.players))


def _table(file: BoardFile, table: TableRow, players: str) -> Found:
    goods = sum(counts(table.goods or file.goods))
    if goods < table.goods_villages * HEAP:
        yield BadBoard(
            "himalaya.board.few_goods",
            players=players,
            count=goods,
            needed=table.goods_villages * HEAP,
        )
    orders = len(file.orders) + len(table.copied_orders)
    if orders < table.order_villages:
        yield BadBoard(
            "himalaya.board.few_orders", players=players, count=orders, needed=table.order_villages
        )
    needed = max(table.goods_villages + table.order_villages, *table.players, 0)
    if len(file.villages) < needed:
        yield BadBoard(
            "himalaya.board.few_villages",
            players=players,
            count=len(file.villages),
            needed=needed,
        )
    known = {order.id for order in file.orders}
    for order, times in Counter(table.copied_orders).items():
        if order not in known:
            yield BadBoard("himalaya.board.copied_unknown", players=players, order=order)
        elif times > 1:
            yield BadBoard("himalaya.board.copied_twice", players=players, order=order)


def _orders(file: BoardFile) -> Found:
    bags = [counts(table.goods or file.goods) for table in file.tables]
    for order in file.orders:
        asked = counts(order.goods)
        if not any(asked):
            yield BadBoard("himalaya.board.empty_order", order=order.id)
        for good, wanted, *there in zip(GOODS, asked, *bags, strict=True):
            if wanted > min(there, default=wanted):
                yield BadBoard(
                    "himalaya.board.order_beyond",
                    order=order.id,
                    good=good,
                    wanted=wanted,
                    count=min(there),
                )


# Villages and tracks


def _villages(file: BoardFile) -> Found:
    width, height = file.canvas
    for village in file.villages:
        if village.level > len(LEVELS):
            yield BadBoard("himalaya.board.level", village=village.number, level=village.level)
        if not (0 <= village.x <= width and 0 <= village.y <= height):
            yield BadBoard(
                "himalaya.board.outside",
                village=village.number,
                width=f"{width:g}",
                height=f"{height:g}",
            )


def _tracks(file: BoardFile) -> Found:
    villages = {village.number for village in file.villages}
    for track in file.tracks:
        for village in {track.low, track.high} - villages:
            yield BadBoard("himalaya.board.track_village", track=_told(track), village=village)
        if track.low == track.high:
            yield BadBoard("himalaya.board.track_itself", village=track.low)
        if track.low > track.high:
            yield BadBoard("himalaya.board.track_order", low=track.high, high=track.low)
    joined = Counter(tuple(sorted((track.low, track.high))) for track in file.tracks)
    for (low, high), times in joined.items():
        if times > 1:
            yield BadBoard("himalaya.board.track_twice", track=f"{low}-{high}", count=times)


def _told(track: TrackRow) -> str:
    return f"{track.low}-{track.high}"


def _knows_all(file: BoardFile) -> bool:
    """Whether villages can be told by their numbers, and tracks by their villages."""
    villages = {village.number for village in file.villages}
    return len(villages) == len(file.villages) and all(
        track.low != track.high and {track.low, track.high} <= villages for track in file.tracks
    )


def _kinds(file: BoardFile) -> Found:
    for village in file.villages:
        for kind in KINDS:
            ends = [
                track.low + track.high - village.number
                for track in file.tracks
                if track.kind == kind and village.number in (track.low, track.high)
            ]
            if len(ends) > 1:
                yield BadBoard(
                    "himalaya.board.kind_twice",
                    village=village.number,
                    kind=kind,
                    ends=_listed(ends),
                )


def _hanging_together(file: BoardFile) -> Found:
    villages = {village.number for village in file.villages}
    if not villages:
        return
    first = min(villages)
    apart = villages - reachable(((track.low, track.high) for track in file.tracks), first)
    if apart:
        yield BadBoard("himalaya.board.apart", village=first, others=_listed(apart))


def _drawing(file: BoardFile) -> Found:
    places = {village.number: (village.x, village.y) for village in file.villages}
    near = file.canvas[0] * CLEAR
    for one, other in combinations(sorted(places), 2):
        if distance(places[one], places[other], places[other]) <= near:
            yield BadBoard("himalaya.board.same_place", one=one, other=other)
    for track in file.tracks:
        a, b = places[track.low], places[track.high]
        for village, place in sorted(places.items()):
            if distance(place, a, b) <= near < min(distance(place, a, a), distance(place, b, b)):
                yield BadBoard("himalaya.board.on_track", village=village, track=_told(track))
    for track, second in combinations(file.tracks, 2):
        if cross(places, (track.low, track.high), (second.low, second.high)):
            yield BadBoard("himalaya.board.crossing", one=_told(track), other=_told(second))


# Regions


def _borders(file: BoardFile) -> Found:
    villages = {village.number for village in file.villages}
    joined = {frozenset((track.low, track.high)) for track in file.tracks}
    for region in file.regions:
        if len(region.border) < 3:
            yield BadBoard("himalaya.board.short_border", region=region.number)
            continue
        for village in sorted(set(region.border) - villages):
            yield BadBoard("himalaya.board.border_village", region=region.number, village=village)
        for a, b in zip(region.border, region.border[1:] + region.border[:1], strict=True):
            if {a, b} <= villages and frozenset((a, b)) not in joined:
                yield BadBoard("himalaya.board.border_step", region=region.number, a=a, b=b)


def _regions(file: BoardFile) -> Found:
    places = {village.number: (village.x, village.y) for village in file.villages}
    borders, outside = enclosed(places, [(track.low, track.high) for track in file.tracks])
    areas = {normal(border): border for border in borders}
    named: dict[tuple[int, ...], int] = {}
    for region in file.regions:
        border = normal(region.border) if region.border else ()
        if border in named:
            yield BadBoard("himalaya.board.same_region", one=named[border], other=region.number)
        elif border in areas:
            named[border] = region.number
            if not inside(region.label, [places[village] for village in areas[border]]):
                yield BadBoard("himalaya.board.label", region=region.number)
        elif outside and border == normal(outside):
            yield BadBoard("himalaya.board.outer_region", region=region.number)
        elif _leads_round(file, region):
            yield BadBoard(
                "himalaya.board.no_region", region=region.number, border=_way(region.border)
            )
    for border in sorted(set(areas) - set(named)):
        yield BadBoard("himalaya.board.region_missing", border=_way(areas[border]))


def _leads_round(file: BoardFile, region: RegionRow) -> bool:
    """Whether nothing else is wrong with the border of a region."""
    return all(problem.data["region"] != region.number for problem in _borders(file))


def _way(border: Iterable[int]) -> str:
    return "-".join(map(str, border))
