"""The doors from Python to compiled code refuse what would spoil memory or run for ever."""

from __future__ import annotations

from typing import Any

import pytest

import parbat
from parbat.core.node import Node
from parbat.core.rng import Rng
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.legality import refusal
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.search.perft import Level, divide, perft
from parbat.search.playout import play_out, play_out_many

NOTHING: Any = None


def position(entries: int = 2) -> NangaParbatNode:
    """Return a position of a game: before the set-up (0), at the start (1) or with a guide (2)."""
    match = parbat.start("nanga-parbat", seed=1)
    if entries == 0:
        return NangaParbat().start({}, 2).position
    if entries == 2:
        match.apply(1, "guide 1")
    node = match.state.node
    assert isinstance(node, NangaParbatNode)
    return node


CODES = [
    codes.plain(codes.TRAP, 36),
    codes.plain(codes.TRAP, 64),
    codes.plain(codes.TRAP, 4000),
    codes.plain(codes.RELOCATE, 65),
    codes.plain(codes.YAK, 6),
    codes.pair(codes.DEER, 36, 40),
    codes.trade(codes.SAME, 255),
    codes.camps(5, 7),
    (200 << 56) | (255 << 40),
    0,
]


@pytest.mark.parametrize("code", CODES)
def test_a_code_that_is_no_action_is_refused(code: int) -> None:
    p = position()
    before = p.fields()
    assert refusal(p, code) == -1
    with pytest.raises(ValueError, match="no legal action"):
        p.play(code)
    assert p.fields() == before


def test_an_illegal_action_is_not_played() -> None:
    p = position()
    with pytest.raises(ValueError, match="no legal action"):
        p.play(codes.plain(codes.END, 0))


def test_nothing_is_legal_before_the_setup() -> None:
    p = position(0)
    assert p.listed() == []
    assert refusal(p, codes.plain(codes.END, 0)) == -1
    with pytest.raises(ValueError, match="can be drawn"):
        p.sampled(Rng(1))
    with pytest.raises(ValueError, match="no player"):
        play_out(p, Rng(1))
    with pytest.raises(ValueError, match="no player"):
        play_out_many(p, 1, Rng(1))


def test_nobody_is_no_position() -> None:
    with pytest.raises(ValueError, match="needs a position"):
        play_out(NOTHING, Rng(1))
    with pytest.raises(ValueError, match="needs a position"):
        play_out_many(position(), 1, NOTHING)
    with pytest.raises(ValueError, match="can be drawn"):
        position().sampled(NOTHING)


def test_a_level_holds_positions_of_one_game() -> None:
    level = Level(position(), 1)
    for other in (NOTHING, Node()):
        with pytest.raises(TypeError, match="one game"):
            level.begin(other, position().listed()[0])


def test_a_deep_count_is_the_sum_of_what_follows_each_action() -> None:
    """From depth 4 on the count goes through Python, so that a person can stop it."""
    p = position()
    assert perft(p, 4) == sum(count for _, count in divide(p, 4))
    shallow = 0
    for code in p.listed():
        after = p.twin()
        after.play(code)
        shallow += perft(after, 3)
    assert perft(p, 4) == shallow
