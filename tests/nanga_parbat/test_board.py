"""The board: sections, borders, dotted links, presets and boards of one's own (1.3 to 1.8)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from nanga_parbat.boards import RING, own_board
from nanga_parbat.pictures import GAME, legal, looks, play, sketch
from nanga_parbat.playing import random_game
from parbat.core.chance import Dice
from parbat.core.errors import BadBoard, BadOption
from parbat.games.nanga_parbat.board import INDEX, SECTIONS, read_standard, standard
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.text import position_text

NINE = ("12", "13", "23", "24", "25", "35", "36", "45", "56")
SLOPES = ("1-4/2-1", "1-6/3-1", "2-4/4-1", "3-6/6-1", "2-6/5-1", "3-4/5-1")
SIDES = ("2-6/3-4", "4-6/5-4", "5-6/6-4")


def adjacency(game: NangaParbat, preset: str) -> dict[str, set[str]]:
    """Return the sections next to each section."""
    masks = game.start({"topology": preset}, 2).position.ground.adjacent
    return {
        section: {other for other in SECTIONS if masks[index] >> INDEX[other] & 1}
        for section, index in INDEX.items()
    }


def pairs(adjacent: dict[str, set[str]]) -> set[str]:
    """Return every adjacent pair as ``R-S/R-S``, the lower section first."""
    return {f"{a}/{b}" for a, others in adjacent.items() for b in others if INDEX[a] < INDEX[b]}


BORDERS = {f"{r}-{two[0]}/{r}-{two[1]}" for r in range(1, 7) for two in NINE}


@pytest.mark.parametrize(("preset", "links"), [("full9", (*SLOPES, *SIDES)), ("slope6", SLOPES)])
def test_borders_and_links_of_the_presets(preset: str, links: tuple[str, ...]) -> None:
    """1.5 to 1.7: nine borders in each region, 54 in all, and nine or six dotted links."""
    adjacent = adjacency(GAME, preset)
    assert len(BORDERS) == 54
    assert pairs(adjacent) == BORDERS | set(links)
    assert all(a in adjacent[b] for a in SECTIONS for b in adjacent[a])


def test_the_default_preset_comes_first() -> None:
    """1.7: ``full9``."""
    assert standard().presets == ("full9", "slope6")
    assert GAME.settle({})["topology"] == "full9"


def grow(adjacent: dict[str, set[str]], groups: set[frozenset[str]]) -> set[frozenset[str]]:
    """Return every connected set with one section more."""
    return {
        group | {further}
        for group in groups
        for section in group
        for further in adjacent[section] - group
    }


@pytest.mark.parametrize(
    ("preset", "counts"),
    [("full9", [115, 204, 387, 794]), ("slope6", [103, 162, 274, 526])],
)
def test_numbers_of_connected_sets(preset: str, counts: list[int]) -> None:
    """1.7: how many groups of 3, 4, 5 and 6 sections there are, as hikers would list them."""
    adjacent = adjacency(GAME, preset)
    groups = grow(adjacent, {frozenset({section}) for section in SECTIONS})
    for size, number in zip((3, 4, 5, 6), counts, strict=True):
        groups = grow(adjacent, groups)
        assert len(groups) == number
        # The rules find the same groups where every section holds a hiker of one player.
        everywhere = "".join(f"-{r}-\n o\n o o\n o o o\n" for r in range(1, 7))
        state = sketch(everywhere, topology=preset)
        listed = [text.split(" ")[1:] for text in legal(state, "camps")]
        assert {frozenset(group) for spot, *group in listed if spot == str(size)} == groups


@pytest.mark.parametrize(("preset", "diameter"), [("full9", 8), ("slope6", 12)])
def test_the_longest_way_across_the_mountain(preset: str, diameter: int) -> None:
    adjacent = adjacency(GAME, preset)
    longest = 0
    for start in SECTIONS:
        reached, edge, steps = {start}, {start}, 0
        while len(reached) < 36:
            edge = set().union(*(adjacent[section] for section in edge)) - reached
            reached |= edge
            steps += 1
        longest = max(longest, steps)
    assert longest == diameter


@pytest.mark.parametrize("number", range(4))
def test_presets_differ_only_where_a_side_link_is_used(number: int) -> None:
    """Scenario 31 (1.7): in one game on both, only moves over the three side links differ."""
    differing = 0
    for state in random_game(number, topology="slope6"):
        line = position_text(state.position)
        wide = GAME.state_from_text(line, {"topology": "full9"})
        narrow_list, wide_list = legal(state), legal(wide)
        assert [text for text in wide_list if text in set(narrow_list)] == narrow_list
        for text in set(wide_list) - set(narrow_list):
            differing += 1
            kind, *words = text.split(" ")
            used = [link for link in SIDES if set(link.split("/")) <= set(words)]
            assert kind in ("leopard", "tahr", "camps")
            assert used
            assert kind == "camps" or set(words) == set(used[0].split("/"))
    assert differing > 0


def random_links(number: int) -> tuple[str, ...]:
    """Return links that join the regions in a random chain, and some more."""
    dice = Dice(number)
    chain = sorted(range(1, 7), key=lambda r: (dice.below(100), r))
    links = [(f"{a}-{dice.below(6) + 1}", f"{b}-{dice.below(6) + 1}") for a, b in pairwise(chain)]
    links += [(f"{a}-{dice.below(6) + 1}", f"{7 - a}-{dice.below(6) + 1}") for a in (1, 2)]
    ends = {tuple(sorted(link)) for link in links}
    return tuple(f"{a}/{b}" for a, b in sorted(ends))


@pytest.mark.parametrize("number", range(6))
def test_the_rules_work_with_any_list_of_links(number: int) -> None:
    """1.8: on a board of one's own a whole game is played, and its links are the adjacency."""
    links = random_links(number)
    game = GAME.with_board(own_board(*links))
    neighbours = BORDERS | set(links)
    assert pairs(adjacency(game, "mine")) == neighbours
    for state in random_game(number, game):
        for text in legal(state, "leopard", "tahr"):
            assert "/".join(sorted(text.split(" ")[1:])) in neighbours
        for text in legal(state, "camps"):
            assert _hang_together(text.split(" ")[2:], neighbours)


def _hang_together(group: list[str], neighbours: set[str]) -> bool:
    reached = {group[0]}
    for _ in group:
        reached |= {b for a in reached for b in group if "/".join(sorted((a, b))) in neighbours}
    return len(reached) == len(group)


def test_an_extra_link_is_used() -> None:
    """1.8: with 1-1 joined to 6-6 a Leopard, a Tahr and a group reach across the mountain."""
    game = GAME.with_board(own_board(*SLOPES, "1-1/6-6"))
    picture = "-1-\n o\n x T\n D Y B\n -6-\n L\n T D\n Y B x"
    state = sketch(picture, game=game, o="0:LT")
    assert legal(state, "leopard") == ["leopard 1-1 1-2", "leopard 1-1 6-6"]
    play(state, "leopard 1-1 6-6", "tahr 6-6 6-5")
    assert looks(state, "-1-\n x\n x T\n D Y B\n -6-\n L\n T D\n Y o B")
    assert legal(sketch(picture, o="0:LT"), "leopard") == ["leopard 1-1 1-2"]
    group = sketch("-1-\n o\n o T\n D Y B\n -6-\n L\n T D\n Y B o", game=game)
    assert legal(group, "camps") == ["camps 3 1-1 1-2 6-6", "camps 3b 1-1 1-2 6-6"]


def test_the_topologies_are_those_of_the_board() -> None:
    """8.2: the names of its presets, the default first; the board goes into the record."""
    board = own_board(*RING)
    game = GAME.with_board(board)
    assert game.settle({})["topology"] == "mine"
    assert game.board == board
    assert GAME.board is None
    with pytest.raises(BadOption):
        game.settle({"topology": "full9"})
    board["presets"] = {"other": {"links": list(RING[:5])}, **board["presets"]}
    assert GAME.with_board(board).options[1].values == ("mine", "other")


def test_the_standard_board_is_a_board_of_ones_own_too() -> None:
    """1.8: a copy of the file gives the same ground."""
    game = GAME.with_board(read_standard())
    for preset in ("full9", "slope6"):
        assert adjacency(game, preset) == adjacency(GAME, preset)


COLUMNS: dict[str, Any] = {"columns": [6, 5, 4, 3, 3]}
CHART: dict[str, Any] = {
    **COLUMNS,
    "camps": [7, 6, 5, 4, 2],
    "different": [8, 7, 6, 5, 3],
    "same": [9, 8, 7, 6, 4],
}
ROWS = [{"row": row, "points": CHART[row]} for row in ("camps", "different", "same")]


@pytest.mark.parametrize("chart", [CHART, {**COLUMNS, "rows": ROWS}])
def test_the_chart_may_be_repeated(chart: dict[str, Any]) -> None:
    """4.2: by name or as a list of rows, with the values of the rules."""
    game = GAME.with_board({**own_board(*RING), "points_chart": chart})
    spots = game.start({}, 2).view(None).chart
    assert [spot.points for spot in spots] == [*CHART["camps"], *CHART["different"], *CHART["same"]]
    assert [spot.items for spot in spots] == CHART["columns"] * 3


Change = Callable[[dict[str, Any]], object]
CHANGES: list[tuple[str, Change]] = [
    ("form", lambda board: board.pop("sections")),
    ("form", lambda board: board.update(borders=["1-1/1-2"])),
    ("form", lambda board: board.update(presets={"default": "mine", "mine": ["1-4/2-1"]})),
    ("sections", lambda board: board["sections"].pop()),
    ("sections", lambda board: board["sections"].append({"id": "1-1"})),
    ("sections", lambda board: board["sections"].append({"id": "7-1"})),
    ("unknown_section", lambda board: board["dotted_links"].append({"a": "1-1", "b": "7-1"})),
    ("unknown_section", lambda board: board["borders"].append({"a": "", "b": "1-1"})),
    ("unknown_section", lambda board: board["presets"]["mine"]["links"].append("1-1/9-9")),
    ("itself", lambda board: board["dotted_links"].append({"a": "3-3", "b": "3-3"})),
    ("itself", lambda board: board["borders"].append({"a": "3-3", "b": "3-3"})),
    ("twice", lambda board: board["dotted_links"].append({"a": "2-3", "b": "1-5"})),
    ("twice", lambda board: board["borders"].append({"a": "1-2", "b": "1-1"})),
    ("twice", lambda board: board["dotted_links"].append({"a": "1-1", "b": "1-2"})),
    ("default", lambda board: board["presets"].pop("default")),
    ("default", lambda board: board["presets"].update(default="full9")),
    ("default", lambda board: board["presets"].update(default={"links": []})),
    ("unknown_link", lambda board: board["presets"]["mine"]["links"].append("1-1/6-6")),
    ("unknown_link", lambda board: board["presets"]["mine"]["links"].append("1-5 2-3")),
    ("not_connected", lambda board: board["presets"]["mine"].update(links=[])),
    ("not_connected", lambda board: board.update(borders=board["borders"][9:])),
    ("chart", lambda board: board.update(points_chart={**CHART, "same": [9, 8, 7, 6, 5]})),
    ("chart", lambda board: board.update(points_chart={**CHART, "columns": [7, 5, 4, 3, 3]})),
    ("chart", lambda board: board.update(points_chart=COLUMNS)),
    ("chart", lambda board: board.update(points_chart={"columns": [6], "rows": ROWS})),
    ("chart", lambda board: board.update(points_chart={**COLUMNS, "rows": ROWS[:2]})),
    ("form", lambda board: board.update(points_chart=[])),
    ("form", lambda board: board.update(points_chart={**COLUMNS, "rows": 3})),
]


@pytest.mark.parametrize(("code", "change"), CHANGES)
def test_boards_that_are_refused(code: str, change: Change) -> None:
    """1.8: each mistake in a board file has a name, and the good board has none of them."""
    board = own_board(*RING)
    GAME.with_board(board)
    change(board)
    with pytest.raises(BadBoard) as problem:
        GAME.with_board(board)
    assert problem.value.code == f"nanga_parbat.board.{code}"


def test_what_is_missing_is_named() -> None:
    board = own_board(*RING)
    board["sections"] = [s for s in board["sections"] if s["id"] not in ("2-3", "5-1")]
    board["sections"].append({"id": "9-9"})
    with pytest.raises(BadBoard) as problem:
        GAME.with_board(board)
    assert problem.value.data == {"count": 35, "missing": "2-3, 5-1", "unknown": "9-9"}
    board = own_board(*RING[:4])
    with pytest.raises(BadBoard) as problem:
        GAME.with_board(board)
    assert problem.value.data["preset"] == "mine"
    assert str(problem.value.data["sections"]).startswith("3-1, 3-2")
