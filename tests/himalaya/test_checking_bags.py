"""Board files that are typed wrong, or whose goods and orders do not go (docs/boards.md)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from himalaya.boards import Board, Slip, mine, row, sentences, track

SLIPS: list[Slip] = [
    (
        "a field is missing",
        lambda b: b.pop("goods"),
        [
            "The board file has no field “goods”. Add it (rules 2.8).",
        ],
    ),
    (
        "a list is none",
        lambda b: b.update(tracks={}),
        [
            "“tracks” of the board file has to be a list of at most 48 rows. Correct it (rules"
            " 2.8).",
        ],
    ),
    (
        "a list is too long",
        lambda b: b.update(villages=b["villages"] * 2),
        [
            "“villages” of the board file has to be a list of at most 32 rows. Correct it"
            " (rules 2.8).",
        ],
    ),
    (
        "fields have the wrong form, each told",
        lambda b: (
            b.update(name="My board"),
            row(b, "villages", 2).update(level="temple"),
            row(b, "orders", 3).pop("yaks"),
            track(b, 3, 4).update(kind="mud"),
        ),
        [
            "“name” of the board file is not right: Expected `str` matching regex"
            " '^[a-z0-9]+(-[a-z0-9]+)*\\\\Z'. Correct it (rules 2.8).",
            "Row 2 of “villages” of the board file is not right: Expected `int`, got `str` - at"
            " `$.level`. Correct it (rules 2.8).",
            "Row 4 of “tracks” of the board file is not right: Invalid enum value 'mud' - at"
            " `$.kind`. Correct it (rules 2.8).",
            "Row 3 of “orders” of the board file is not right: Object missing required field"
            " `yaks`. Correct it (rules 2.8).",
        ],
    ),
    (
        "a line break after the name",
        lambda b: b.update(name="mine\n"),
        [
            "“name” of the board file is not right: Expected `str` matching regex"
            " '^[a-z0-9]+(-[a-z0-9]+)*\\\\Z'. Correct it (rules 2.8).",
        ],
    ),
    (
        "the board of another game",
        lambda b: b.update(game="nanga-parbat"),
        [
            "The board file is one of “nanga-parbat”. Write “himalaya” under “game”, or use it for"
            " that game."
        ],
    ),
    (
        "the name of the standard board",
        lambda b: (b.update(name="standard"), row(b, "villages", 4).update(level=2)),
        [
            "“standard” is the name of the board that comes with Parbat, and this one differs"
            " from it. Give it a name of its own (rules 2.8).",
        ],
    ),
    (
        "an order twice",
        lambda b: row(b, "orders", 40).update(id=1),
        [
            "“orders” has 40 rows, which need the numbers 1 to 40, each once. Missing: 40; too"
            " high or twice: 1 (rules 2.8).",
            "For 5 players order 40 is to be copied, which the board file does not have."
            " Correct “copied_orders” (rules 2.9).",
            "For 6 players order 40 is to be copied, which the board file does not have."
            " Correct “copied_orders” (rules 2.9).",
        ],
    ),
    (
        "an order for nothing",
        lambda b: row(b, "orders", 6).update(goods={"silk": 2}),
        ["Order 6 asks for no goods. Say which it asks for (rules 2.4)."],
    ),
    (
        "an order for more than there is",
        lambda b: row(b, "orders", 6).update(goods={"salt": 1, "gold": 7}),
        [
            "Order 6 asks for 7 “gold”, and there are 6 in the game. Correct one of the two"
            " (rules 2.4)."
        ],
    ),
    (
        "an order for more than there is with six players",
        lambda b: b["tables"][2]["goods"].update(jade=1),
        [
            "Order 35 asks for 2 “jade”, and there are 1 in the game. Correct one of the two"
            " (rules 2.4)."
        ],
    ),
    (
        "too few goods",
        lambda b: b.update(goods={"salt": 6, "barley": 6, "tea": 4, "jade": 4, "gold": 4}),
        [
            "For 3, 4 players there are 24 goods, and the first filling takes 25. Add goods or fill"
            " fewer villages (rules 3.2)."
        ],
    ),
    (
        "too few orders",
        lambda b: (
            b.update(orders=b["orders"][:4]),
            b["tables"][1].update(copied_orders=[2, 4]),
            b["tables"][2].update(copied_orders=[1, 2, 4]),
        ),
        [
            "For 3, 4 players there are 4 orders, and the first filling takes 5. Add orders or fill"
            " fewer villages (rules 3.2)."
        ],
    ),
    (
        "too few villages",
        lambda b: b["tables"][2].update(goods_villages=11, order_villages=10),
        [
            "For 6 players at least 21 villages are needed, and there are 20. Add villages or fill"
            " fewer of them (rules 3.2)."
        ],
    ),
    (
        "numbers of players that nobody asked for, or that are left out",
        lambda b: b["tables"][0].update(players=[2, 4, 5]),
        [
            "In “tables” stand 2 players. Write only 3 to 6 (rules 1.1).",
            "In “tables” 3 players stand 0 times. Every number of players from 3 to 6 has to stand"
            " there once (rules 2.9).",
            "In “tables” 5 players stand 2 times. Every number of players from 3 to 6 has to stand"
            " there once (rules 2.9).",
        ],
    ),
    (
        "an order copied twice",
        lambda b: b["tables"][1]["copied_orders"].append(2),
        [
            "For 5 players order 2 is to be copied more than once. Name it once in"
            " “copied_orders” (rules 2.9).",
        ],
    ),
    (
        "slips of all sorts, all of them told",
        lambda b: (
            row(b, "villages", 9).update(level=7),
            row(b, "orders", 6).update(goods={}),
            row(b, "regions", 5).update(label=[10, 10]),
        ),
        [
            "Order 6 asks for no goods. Say which it asks for (rules 2.4).",
            "Village 9 has level 7. Write 1 for a house, 2 for a temple, 3 for a monastery"
            " (rules 2.1).",
            "The label of region 5 lies outside the region. Move it inside.",
        ],
    ),
]


@pytest.mark.parametrize(
    ("change", "told"), [slip[1:] for slip in SLIPS], ids=[slip[0] for slip in SLIPS]
)
def test_a_slip_is_told(change: Callable[[Board], object], told: list[str]) -> None:
    board = mine()
    change(board)
    assert sentences(board) == told
