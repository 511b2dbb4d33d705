"""Perft: how many sequences of actions follow a position (rules 9.6).

``tests/perft/nanga_parbat.txt`` has one line a position and choice of options::

    POSITION ; OPTION=VALUE ... ; DEPTH COUNT ; DEPTH COUNT ...
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nanga_parbat.pictures import GAME, legal, play
from nanga_parbat.playing import new_game, random_game
from parbat.core import options
from parbat.games.nanga_parbat.actions import End, from_code, to_code
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.search.perft import divide, perft
from parbat.uncompiled import is_compiled

FILE = Path(__file__).parents[1] / "perft" / "nanga_parbat.txt"
SMALL = 20_000


def read_lines() -> list[tuple[str, int, int]]:
    """Return every (position and options, depth, count) of the file."""
    counts = []
    for line in FILE.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            text, chosen, *depths = line.split(" ; ")
            for words in depths:
                depth, count = words.split(" ")
                counts.append((f"{text} ; {chosen}", int(depth), int(count)))
    return counts


LINES = read_lines()


def node(line: str) -> NangaParbatNode:
    """Return the position of a line with its options."""
    text, chosen = line.split(" ; ")
    return GAME.state_from_text(text, options.parse(GAME.options, chosen.split(" "))).position


@pytest.mark.parametrize(
    ("line", "depth", "count"), [case for case in LINES if case[2] <= SMALL], ids=str
)
def test_small_counts(line: str, depth: int, count: int) -> None:
    assert perft(node(line), depth) == count


@pytest.mark.deep
@pytest.mark.skipif(not is_compiled(), reason="too slow uncompiled")
@pytest.mark.parametrize(
    ("line", "depth", "count"), [case for case in LINES if case[2] > SMALL], ids=str
)
def test_deep_counts(line: str, depth: int, count: int) -> None:
    root = node(line)
    before = root.twin()
    assert perft(root, depth) == count
    assert root == before


def test_both_presets_and_both_variants_are_counted() -> None:
    positions = {line.split(" ; ")[0] for line, _, _ in LINES}
    chosen = [line.split(" ; ")[1] for line, _, _ in LINES]
    assert len(positions) == 6
    assert {words.split(" ")[0] for words in chosen} == {"topology=full9", "topology=slope6"}
    assert any("area_variant=true" in words for words in chosen)


def test_the_counts_of_the_branches_add_up() -> None:
    """``divide`` lists each legal action once, in order, with what follows it."""
    line, depth, count = next(case for case in LINES if 5_000 < case[2] <= SMALL)
    root = node(line)
    branches = list(divide(root, depth))
    assert [code for code, _ in branches] == root.listed()
    assert sum(following for _, following in branches) == count


def test_a_branch_is_counted_as_if_it_had_been_played() -> None:
    state = new_game(1)
    play(state, "guide 2", "trap 2-1", "end")
    for code, following in divide(state.position, 3):
        after = state.copy()
        after.apply(1, from_code(code))
        assert perft(after.position, 2) == following


def test_nothing_is_counted_past_the_end() -> None:
    """9.6: depth 0 is the position itself; after the last ``end`` there is nothing."""
    *_, before, over = [state.copy() for state in random_game(1, area_variant=True)]
    assert [perft(over.position, depth) for depth in (0, 1, 2)] == [1, 0, 0]
    assert "end" in legal(before)
    assert dict(divide(before.position, 1))[to_code(End())] == 1
    assert dict(divide(before.position, 2))[to_code(End())] == 0
