"""Board files whose map does not go (docs/boards.md)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from himalaya.boards import Board, Slip, mine, ring, row, sentences, track


def shrink(board: Board) -> None:
    """Draw everything so small that computed areas are 0, and leave the regions out."""
    share = 1e-200
    board["regions"] = []
    board["canvas"] = [side * share for side in board["canvas"]]
    for village in board["villages"]:
        village.update(x=village["x"] * share, y=village["y"] * share)


SLIPS: list[Slip] = [
    (
        "villages with a gap",
        lambda b: row(b, "villages", 20).update(number=21),
        [
            "“villages” has 20 rows, which need the numbers 1 to 20, each once. Missing: 20;"
            " too high or twice: 21 (rules 2.8).",
            "The track 18-20 leads to village 20, which the board file does not have. Correct"
            " the track or add the village (rules 2.2).",
            "The track 19-20 leads to village 20, which the board file does not have. Correct"
            " the track or add the village (rules 2.2).",
        ],
    ),
    (
        "a region twice",
        lambda b: row(b, "regions", 7).update(number=6),
        [
            "“regions” has 8 rows, which need the numbers 1 to 8, each once. Missing: 7; too high"
            " or twice: 6 (rules 2.8)."
        ],
    ),
    (
        "a level that is none",
        lambda b: row(b, "villages", 9).update(level=4),
        [
            "Village 9 has level 4. Write 1 for a house, 2 for a temple, 3 for a monastery"
            " (rules 2.1)."
        ],
    ),
    (
        "a drawing so small that all areas vanish",
        shrink,
        [
            "“canvas” of the board file is not right: Expected `float` >= 1.0 - at `$[0]`. Correct"
            " it (rules 2.8).",
        ],
    ),
    (
        "a village outside the drawing",
        lambda b: row(b, "villages", 4).update(x=-20),
        [
            "Village 4 lies outside the drawing, which is 1000 wide and 700 high. Correct its x and"
            " y, or “canvas”."
        ],
    ),
    (
        "a village below the drawing",
        lambda b: row(b, "villages", 4).update(y=701),
        [
            "Village 4 lies outside the drawing, which is 1000 wide and 700 high. Correct its x and"
            " y, or “canvas”."
        ],
    ),
    (
        "a track to the village where it begins",
        lambda b: track(b, 3, 4).update(high=3),
        [
            "A track leads from village 3 to the same village. Name two villages (rules 2.2).",
        ],
    ),
    (
        "a track the wrong way round",
        lambda b: track(b, 3, 4).update(low=4, high=3),
        [
            "A track has 4 under “low” and 3 under “high”. Write the lower village under “low”"
            " (rules 2.2).",
        ],
    ),
    (
        "two tracks between two villages",
        lambda b: b["tracks"].append({"low": 1, "high": 2, "kind": "dirt"}),
        [
            "There are 2 tracks 1-2. Two villages are joined by at most one (rules 2.2).",
            "From village 2 several “dirt” tracks lead, to 1, 8. Leave one of each kind"
            " (rules 2.2).",
        ],
    ),
    (
        "two tracks of a kind from one village",
        lambda b: track(b, 1, 2).update(kind="stone"),
        [
            "From village 1 several “stone” tracks lead, to 2, 3. Leave one of each kind"
            " (rules 2.2)."
        ],
    ),
    (
        "villages that cannot be reached",
        lambda b: b.update(
            tracks=[one for one in b["tracks"] if not {18, 19} & {one["low"], one["high"]}]
        ),
        [
            "No way leads from village 1 to 18, 19, 20. Add the missing tracks (rules 2.2).",
            "In the border of region 6 village 18 follows 15, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 6 village 14 follows 18, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 7 village 19 follows 16, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 7 village 17 follows 19, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 8 village 19 follows 17, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 8 village 20 follows 19, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 8 village 18 follows 20, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 8 village 15 follows 18, but no track joins them. Write"
            " the villages in order round the region, or add the track (rules 2.3).",
        ],
    ),
    (
        "villages on one spot",
        lambda b: row(b, "villages", 17).update(x=897, y=285),
        [
            "Villages 17 and 19 lie on the same spot of the drawing. Move one of them.",
        ],
    ),
    (
        "a village on a track of others",
        lambda b: row(b, "villages", 4).update(x=236, y=585),
        [
            "Village 4 lies on the track 7-9, which does not lead to it. Move the village, or an"
            " end of the track."
        ],
    ),
    (
        "tracks that cross",
        lambda b: row(b, "villages", 17).update(x=950, y=600),
        [
            "The tracks 13-17 and 18-20 cross. Move villages so that they do not, or correct the"
            " tracks.",
        ],
    ),
    (
        "a border that is too short",
        lambda b: row(b, "regions", 5).update(border=[7, 11]),
        [
            "The border of region 5 has fewer than three villages. Write all of them, in order"
            " round the region (rules 2.3).",
            "The tracks enclose an area, 7-11-14-9, that is no region of the board file. Add it or"
            " correct the tracks (rules 2.3).",
        ],
    ),
    (
        "a border with a village that is none",
        lambda b: row(b, "regions", 5).update(border=[7, 11, 14, 99]),
        [
            "The border of region 5 has village 99, which the board file does not have. Correct"
            " the border or add the village (rules 2.3).",
            "The tracks enclose an area, 7-11-14-9, that is no region of the board file. Add it"
            " or correct the tracks (rules 2.3).",
        ],
    ),
    (
        "a border out of order",
        lambda b: row(b, "regions", 5).update(border=[7, 14, 11, 9]),
        [
            "In the border of region 5 village 14 follows 7, but no track joins them. Write the"
            " villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 5 village 9 follows 11, but no track joins them. Write the"
            " villages in order round the region, or add the track (rules 2.3).",
            "The tracks enclose an area, 7-11-14-9, that is no region of the board file. Add it or"
            " correct the tracks (rules 2.3).",
        ],
    ),
    (
        "two areas in one border",
        lambda b: row(b, "regions", 5).update(border=[7, 6, 5, 10, 11, 14, 9]),
        [
            "The border of region 5, 7-6-5-10-11-14-9, does not go round exactly one area between"
            " the tracks. Correct the border or the tracks (rules 2.3).",
            "The tracks enclose an area, 7-11-14-9, that is no region of the board file. Add it or"
            " correct the tracks (rules 2.3).",
        ],
    ),
    (
        "a track too few",
        lambda b: b["tracks"].remove(track(b, 7, 11)),
        [
            "In the border of region 3 village 7 follows 11, but no track joins them. Write the"
            " villages in order round the region, or add the track (rules 2.3).",
            "In the border of region 5 village 11 follows 7, but no track joins them. Write the"
            " villages in order round the region, or add the track (rules 2.3).",
            "The tracks enclose an area, 5-10-11-14-9-7-6, that is no region of the board file. Add"
            " it or correct the tracks (rules 2.3).",
        ],
    ),
    (
        "a region left out",
        lambda b: b["regions"].pop(),
        [
            "The tracks enclose an area, 13-17-19-20-18-15, that is no region of the board file."
            " Add it or correct the tracks (rules 2.3).",
        ],
    ),
    (
        "the same region twice",
        lambda b: b["regions"].append({"number": 9, "border": [11, 7, 9, 14], "label": [358, 566]}),
        ["Regions 5 and 9 are the same area. Leave one of them out (rules 2.3)."],
    ),
    (
        "the area outside as a region",
        lambda b: b["regions"].append(
            {
                "number": 9,
                "border": [1, 2, 8, 12, 16, 19, 20, 18, 14, 9, 4, 3],
                "label": [10, 10],
            }
        ),
        ["Region 9 is the area outside the tracks, which is no region. Leave it out (rules 2.3)."],
    ),
    (
        "a label outside its region",
        lambda b: row(b, "regions", 5).update(label=[10, 10]),
        ["The label of region 5 lies outside the region. Move it inside."],
    ),
]


def test_a_ring_of_villages_round_one_region_is_a_board() -> None:
    """2.3: the one area enclosed is a region, the area outside is none."""
    assert sentences(ring()) == []


def test_all_caravans_need_a_village_to_start_on() -> None:
    board = ring()
    board["villages"].pop()
    board["tracks"] = [one for one in board["tracks"] if one["high"] != 6]
    board["regions"] = []
    assert sentences(board) == [
        "For 3, 4, 5, 6 players at least 6 villages are needed, and there are 5. Add villages or"
        " fill fewer of them (rules 3.2)."
    ]


def test_a_dead_end_inside_a_region_lies_on_its_border() -> None:
    """2.3: going round the region one comes by its village once and by the one before twice."""
    board = ring()
    board["villages"].append({"number": 7, "level": 3, "x": 300, "y": 100})
    board["tracks"].append({"low": 1, "high": 7, "kind": "stone"})
    assert len(sentences(board)) == 2
    row(board, "regions", 1).update(border=[1, 2, 3, 4, 5, 6, 1, 7])
    assert sentences(board) == []


@pytest.mark.parametrize(
    ("change", "told"), [slip[1:] for slip in SLIPS], ids=[slip[0] for slip in SLIPS]
)
def test_a_slip_is_told(change: Callable[[Board], object], told: list[str]) -> None:
    board = mine()
    change(board)
    assert sentences(board) == told
