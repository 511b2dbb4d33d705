"""The geometry of a board: where its tracks cross, and which areas they enclose.

Points are those of the drawing, tracks are straight. An area is told by its **border**, the
villages met on a way once round it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, hypot

Point = tuple[float, float]
Pair = tuple[int, int]
Places = Mapping[int, Point]


def distance(point: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the straight line between two others."""
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = 0.0
    if length:
        share = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - a[0] - share * along[0], point[1] - a[1] - share * along[1])


def cross(places: Places, one: Pair, other: Pair) -> bool:
    """Return whether two tracks without a common village cross between their ends."""
    if set(one) & set(other):
        return False
    a, b, c, d = (places[village] for village in (*one, *other))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def inside(point: Point, corners: Sequence[Point]) -> bool:
    """Return whether a point lies within the area that has these corners in order."""
    within = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > point[1]) != (by > point[1]):
            within ^= point[0] < ax + (point[1] - ay) * (bx - ax) / (by - ay)
    return within


def reachable(pairs: Iterable[Pair], start: int) -> set[int]:
    """Return the villages that tracks lead to from a village, itself included."""
    joined = list(pairs)
    reached = {start}
    for _ in joined:
        for a, b in joined:
            if a in reached or b in reached:
                reached |= {a, b}
    return reached


def enclosed(
    places: Places, pairs: Iterable[Pair]
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Return the borders of the areas that tracks enclose, and that of the area outside.

    The tracks must hang together and not cross.
    """
    # On coming along a track, the next one round the same area is the next in turning.
    turning = {village: _turning(places, village, ends) for village, ends in _ends(pairs).items()}
    left = {(a, b) for a, ends in turning.items() for b in ends}
    borders: list[tuple[int, ...]] = []
    outside: tuple[int, ...] = ()
    while left:
        border = _round(turning, min(left))
        left -= set(zip(border, [*border[1:], border[0]], strict=True))
        if _area([places[village] for village in border]) > 0:
            borders.append(border)
        else:
            outside = border
    return borders, outside


def _ends(pairs: Iterable[Pair]) -> dict[int, list[int]]:
    ends: dict[int, list[int]] = {}
    for a, b in pairs:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    return ends


def _turning(places: Places, village: int, ends: list[int]) -> list[int]:
    x, y = places[village]
    return sorted(ends, key=lambda end: atan2(places[end][1] - y, places[end][0] - x))


def _round(turning: Mapping[int, list[int]], first: Pair) -> tuple[int, ...]:
    border: list[int] = []
    a, b = first
    while not border or (a, b) != first:
        border.append(a)
        ends = turning[b]
        a, b = b, ends[ends.index(a) - 1]
    return tuple(border)


def _area(corners: Sequence[Point]) -> float:
    following = [*corners[1:], corners[0]]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(corners, following, strict=True))


def normal(border: Sequence[int]) -> tuple[int, ...]:
    """Return a border as it is written wherever and whichever way round one begins."""
    ways = (tuple(border), tuple(reversed(border)))
    return min(way[start:] + way[:start] for way in ways for start in range(len(border)))
