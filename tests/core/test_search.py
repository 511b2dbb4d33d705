"""Perft, divide and playouts over any game's compiled position."""

from __future__ import annotations

import pytest

from core.games import begun, play_on
from parbat.core.chance import Dice
from parbat.core.node import Node
from parbat.core.rng import Rng
from parbat.search.perft import divide, perft
from parbat.search.playout import play_out, play_out_many


def node_after(actions: int) -> Node:
    node = play_on(begun(), actions, Dice(3)).state.node
    assert node is not None
    return node


def counted(root: Node, depth: int) -> int:
    """Count sequences the slow way, one Python call an action."""
    if depth == 0:
        return 1
    total = 0
    for code in root.listed():
        child = root.twin()
        child.play(code)
        total += counted(child, depth - 1)
    return total


@pytest.mark.parametrize("actions", [0, 1, 20, 45])
def test_perft_counts_sequences_of_exactly_so_many_actions(actions: int) -> None:
    root = node_after(actions)
    assert perft(root, 0) == 1
    assert perft(root, 1) == len(root.listed())
    assert perft(root, 2) == counted(root, 2)


def test_perft_counts_nothing_past_the_end() -> None:
    over = play_on(begun(), 1000, Dice(3)).state.node
    assert over is not None
    assert over.listed() == []
    assert [perft(over, depth) for depth in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("actions", [0, 7, 30])
def test_divide_adds_up_to_perft(actions: int) -> None:
    root = node_after(actions)
    for depth in (1, 2):
        parts = list(divide(root, depth))
        assert [code for code, _ in parts] == root.listed()
        assert sum(count for _, count in parts) == perft(root, depth)


def test_each_part_of_divide_is_the_perft_of_its_child() -> None:
    root = node_after(20)
    for code, count in list(divide(root, 2))[::7]:
        child = root.twin()
        child.play(code)
        assert count == perft(child, 1)


def test_counting_leaves_the_root_untouched() -> None:
    root = node_after(20)
    before = root.twin()
    perft(root, 2)
    list(divide(root, 2))
    assert root == before


def test_playing_out_goes_to_the_end_in_place() -> None:
    root = node_after(20)
    node = root.twin()
    actions = play_out(node, Rng(5))
    assert node.listed() == []
    assert actions > 0
    assert play_out(node, Rng(5)) == 0


def test_playing_out_many_leaves_the_root_untouched() -> None:
    root = node_after(20)
    before = root.twin()
    assert play_out_many(root, 10, Rng(5)) > 10
    assert root == before


def test_playing_out_many_is_so_many_games_with_one_generator() -> None:
    root = node_after(20)
    together, apart = Rng(9), Rng(9)
    actions = play_out_many(root, 4, together)
    assert actions == sum(play_out(root.twin(), apart) for _ in range(4))
    assert together.state == apart.state
    assert play_out_many(root, 0, together) == 0
