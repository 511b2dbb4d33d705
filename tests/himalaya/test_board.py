"""The board of Himalaya as data: rules 2, and boards of one's own."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from himalaya.boards import STANDARD, mine, ring, row
from parbat.core.errors import BadBoard
from parbat.games.himalaya.board import (
    GOODS,
    KINDS,
    Board,
    Order,
    Track,
    read_board,
    standard_board,
)
from parbat.games.himalaya.checking import check_board

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "himalaya.md").read_text("utf-8")
BOARD = standard_board()


def told(order: Order) -> str:
    """Return the goods of an order as the rules page writes them: ``2 salt, tea``."""
    asked = zip(GOODS, order.goods, strict=True)
    return ", ".join(f"{count} {good}" if count > 1 else good for good, count in asked if count)


def test_the_villages_and_tracks_of_the_page_are_those_of_the_board() -> None:
    """2.6: level, the village at the other end of each track, the regions bordered."""
    rows = [
        f"| {v.number} | {v.level} | {' | '.join(str(v.tracks.get(kind, '-')) for kind in KINDS)}"
        f" | {' '.join(map(str, v.regions))} |\n"
        for v in BOARD.villages
    ]
    assert len(rows) == 20
    assert "".join(rows) in PAGE


def test_the_orders_of_the_page_are_those_of_the_board() -> None:
    """2.6: 40 orders worth 2 to 9 yaks."""
    listed = {
        (int(yaks), goods): int(copies)
        for yaks, orders in re.findall(r"^\| (\d) \| (.*\(\d\)) \|$", PAGE, re.M)
        for goods, copies in re.findall(r"([^;]+?) \((\d)\)(?:; |$)", orders)
    }
    kinds = [(order.yaks, told(order)) for order in BOARD.orders]
    assert listed == {kind: kinds.count(kind) for kind in kinds}
    assert [order.id for order in BOARD.orders] == list(range(1, 41))
    assert BOARD.goods == (18, 15, 12, 9, 6)


def test_a_track_leads_both_ways() -> None:
    """2.2: 3-4 is dirt and 3-6 is ice."""
    assert (BOARD.move(3, "dirt"), BOARD.move(4, "dirt")) == (4, 3)
    assert (BOARD.move(3, "ice"), BOARD.move(6, "ice")) == (6, 3)
    assert BOARD.move(1, "dirt") is None
    assert len(BOARD.tracks) == 27
    for track in BOARD.tracks:
        assert BOARD.move(track.low, track.kind) == track.high
        assert BOARD.move(track.high, track.kind) == track.low


def test_what_is_known_of_the_printed_board_holds() -> None:
    """2.7: the levels and regions that the printed rules name."""
    assert (BOARD.village(6).level, 1 in BOARD.village(6).regions) == (3, True)
    assert [BOARD.village(v).level for v in (19, 20)] == [1, 1]
    assert all({7, 8} & set(BOARD.village(v).regions) for v in (19, 20))
    assert any(v.level == 3 and {3, 5} <= set(v.regions) for v in BOARD.villages)
    assert any(v.regions == (7, 8) for v in BOARD.villages)
    assert len(BOARD.regions) == 8


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players(players: int) -> None:
    board = BOARD.for_players(players)
    assert board == BOARD
    assert (board.goods_villages, board.order_villages) == (5, 5)


@pytest.mark.parametrize(("players", "villages"), [(5, 6), (6, 7)])
def test_five_and_six_players(players: int, villages: int) -> None:
    """2.9: more goods, and the orders with an even ID twice."""
    board = BOARD.for_players(players)
    assert (board.goods_villages, board.order_villages) == (villages, villages)
    assert board.goods == (27, 23, 18, 13, 9)
    assert board.orders[:40] == BOARD.orders
    copies = [order.id for order in board.orders[40:]]
    assert copies == list(range(42, 81, 2))
    for copy in board.orders[40:]:
        original = BOARD.orders[copy.id - 41]
        assert (copy.goods, copy.yaks) == (original.goods, original.yaks)


def test_an_own_board_is_read() -> None:
    """2.8: whatever the order of its rows, villages, tracks and regions come by number."""
    data = mine()
    for name in ("villages", "tracks", "regions", "orders"):
        data[name].reverse()
    board = read_board(data)
    assert board.name == "mine"
    assert (board.villages, board.tracks) == (BOARD.villages, BOARD.tracks)
    assert (board.regions, board.orders) == (BOARD.regions, BOARD.orders)


def test_a_small_board_and_its_copied_orders() -> None:
    """2.9: on another board the copy of order n has the ID n plus the number of orders."""
    data = ring()
    data["tables"] = [
        {"players": [3, 4], "goods_villages": 1, "order_villages": 1},
        {"players": [5, 6], "goods_villages": 1, "order_villages": 2, "copied_orders": [1]},
    ]
    board = read_board(data)
    assert board.tracks[0] == Track(1, 2, "dirt")
    assert board.tracks[1] == Track(1, 6, "ice")
    assert board.goods == (5, 0, 0, 0, 1)
    asked = (1, 0, 0, 0, 0)
    assert board.for_players(5).orders == (Order(1, asked, 1), Order(2, asked, 1))


def test_a_board_with_one_problem_is_refused_with_it() -> None:
    data = mine()
    row(data, "villages", 9).update(level=4)
    with pytest.raises(BadBoard) as problem:
        read_board(data)
    assert problem.value.code == "himalaya.board.level"
    assert problem.value.data == {"village": 9, "level": 4}


def test_a_board_with_several_problems_is_refused_with_their_number_and_the_first() -> None:
    data = mine()
    row(data, "villages", 9).update(level=4)
    row(data, "villages", 3).update(level=9)
    with pytest.raises(BadBoard) as problem:
        read_board(data)
    assert problem.value.code == "himalaya.board.problems"
    assert problem.value.data["count"] == 2
    first = problem.value.data["first"]
    assert isinstance(first, BadBoard)
    assert first.data == {"village": 3, "level": 9}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to everything in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found = [path] if path else []
    for key, one in inner:
        found += places(one, (*path, key)) if isinstance(one, dict | list) else [(*path, key)]
    return found


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.lists(st.tuples(st.sampled_from(places(STANDARD)), ANYTHING), min_size=1, max_size=3))
def test_whatever_is_typed_gives_a_board_or_problems(
    changes: list[tuple[tuple[Any, ...], Any]],
) -> None:
    data = deepcopy(STANDARD)
    for path, value in sorted(changes, key=lambda change: -len(change[0])):
        inner = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
    file, problems = check_board(data)
    if file is None:
        assert problems != []
        with pytest.raises(BadBoard):
            read_board(data)
    else:
        assert isinstance(read_board(data), Board)
