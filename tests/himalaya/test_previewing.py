"""What a programme would bring, told to somebody who is still thinking (rules 4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from parbat.core.events import Event
from parbat.games.himalaya.actions import GOODS, Steps, parse_action
from parbat.games.himalaya.board import standard_board
from parbat.games.himalaya.previewing import preview
from parbat.games.himalaya.programming import ProgramForm
from parbat.games.himalaya.table import Settings, Table, changed, new_table

ME, OTHER = 0, 1


def table_with(
    *,
    goods: dict[int, str] | None = None,
    orders: dict[int, int] | None = None,
    held: str = "",
    optional: bool = False,
) -> Table:
    """Lay a table on which my caravan stands on 3 and the others' on 20, 19 and 17."""
    rules = Settings(
        board=standard_board().for_players(4),
        seats=4,
        advanced=True,
        cards=False,
        show_committed=True,
        open_hands=False,
        deals_optional=optional,
        shared_lead_counts=False,
        inventory_split=False,
    )
    table = new_table(rules)
    table.phase, table.turn = "program", 1
    table.p.caravan = changed(table.p.caravan, {0: 3, 1: 20, 2: 19, 3: 17})
    lying = {
        5 * village + GOODS.index(good): words.split().count(good)
        for village, words in (goods or {}).items()
        for good in GOODS
    }
    table.p.goods = changed(table.p.goods, lying)
    table.p.order_at = changed(table.p.order_at, orders or {})
    holds = {GOODS.index(good): held.split().count(good) for good in GOODS}
    table.p.held = changed(table.p.held, holds)
    return table


def steps(text: str) -> Steps:
    """Return a programme of which only the first actions are told."""
    words = (*text.split(), *["rest"] * 6)[:6]
    program = parse_action("program " + " ".join(words))
    return program.steps  # type: ignore[attr-defined, no-any-return]


def told(table: Table, text: str) -> list[str]:
    """Return what would be told, in short."""
    return [brief(event) for event in preview(table, ME, steps(text)).steps]


def brief(event: Event) -> str:
    """Return the kind of an event and what matters of it."""
    fields = ("village", "good", "order", "reason")
    values: Iterable[object] = (getattr(event, name, None) for name in fields)
    kind = str(event.__struct_config__.tag)
    return " ".join([kind, *(str(value) for value in values if value is not None)])


def an_order(words: str) -> int:
    """Return an order that asks for some goods."""
    wanted = tuple(words.split().count(good) for good in GOODS)
    return next(order.id for order in standard_board().orders if order.goods == wanted)


def test_a_caravan_walks_takes_the_lowest_good_and_rests() -> None:
    table = table_with(goods={4: "barley salt jade"})
    assert told(table, "dirt deal rest") == [
        "moved 4",
        "collected 4 salt",
        "rested",
        "rested",
        "rested",
        "rested",
    ]


def test_what_would_be_lost_says_why() -> None:
    table = table_with(goods={4: "salt salt"}, orders={6: an_order("salt jade")})
    assert told(table, "deal dirt deal deal stone dirt") == [
        "lost 3 empty",
        "moved 4",
        "collected 4 salt",
        "lost 4 collected",
        "lost 4 no_track",
        "moved 3",
    ]
    assert told(table, "ice deal")[1] == "lost 6 lacking"


def test_a_good_of_this_month_fills_an_order_of_this_month() -> None:
    order = an_order("salt barley")
    table = table_with(goods={4: "salt"}, orders={6: order}, held="barley")
    assert told(table, "dirt deal dirt ice deal deal")[1:] == [
        "collected 4 salt",
        "moved 3",
        "moved 6",
        f"delivered 6 {order}",
        "lost 6 empty",
    ]


def test_the_yeti_closes_a_track_and_the_storm_takes_two_actions() -> None:
    table = table_with()
    tracks = table.rules.board.tracks
    number = {(track.low, track.high): at + 1 for at, track in enumerate(tracks)}
    table.p.yeti, table.p.storm = number[3, 4], number[3, 6]
    assert told(table, "dirt")[0] == "lost 3 yeti"
    assert told(table, "ice rest")[0] == "lost 3 snowstorm"
    assert told(table, "ice ice")[:2] == ["storm_entered 6", "storm_crossed 6"]


def test_the_good_of_a_market_day_is_left_open() -> None:
    table = table_with(goods={4: "salt gold"})
    table.p.market = 4
    assert told(table, "dirt deal")[1] == "collected 4 "


def test_where_deals_may_be_declined_they_are_taken_if_they_can_be() -> None:
    table = table_with(goods={4: "tea"}, orders={6: an_order("salt jade")}, optional=True)
    assert told(table, "dirt deal")[1] == "collected 4 tea"
    assert told(table, "ice deal")[1] == "lost 6 lacking"


@pytest.mark.parametrize("programme", ["dirt deal dirt ice deal rest", "deal ice stone dirt deal"])
def test_nothing_hidden_has_a_bearing_on_it(programme: str) -> None:
    """Two worlds that look the same to me: the same is told in both."""
    order = an_order("salt barley")
    here = table_with(goods={4: "salt"}, orders={6: order}, held="barley")
    there = here.copy()
    there.p.held = changed(there.p.held, {5 * OTHER + good: 3 for good in range(5)})
    there.p.bag = [9, 0, 9, 0, 9]
    there.p.markers = changed(there.p.markers, {OTHER: 2})
    there.programmes[OTHER] = steps("stone dirt deal")
    assert told(here, programme) == told(there, programme)


def test_the_table_is_as_it_was() -> None:
    table = table_with(goods={4: "salt"})
    before = table.text
    preview(table, ME, steps("dirt deal"))
    assert table.text == before


def test_the_form_tells_it() -> None:
    table = table_with(goods={4: "salt"})
    form = ProgramForm(table, ME)
    shown = form.preview(parse_action("program dirt deal rest rest rest rest"))
    assert shown == preview(table, ME, steps("dirt deal"))
    assert form.preview(parse_action("start 3")) is None
