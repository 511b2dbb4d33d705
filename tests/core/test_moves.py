"""The buffer of action codes and the small random generator."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import begun, play_on
from parbat.core import bits
from parbat.core.chance import Dice
from parbat.core.moves import Moves
from parbat.core.node import Node
from parbat.core.rng import Rng
from parbat.search.playout import play_out_many
from parbat.uncompiled import is_compiled

from_source = pytest.mark.skipif(is_compiled(), reason="reached from C code only")
CODES = st.lists(st.integers(0, 2**64 - 1) | st.integers(0, 5), max_size=60)


def node_after(actions: int) -> Node:
    node = play_on(begun(), actions, Dice(3)).state.node
    assert node is not None
    return node


def test_a_buffer_starts_empty() -> None:
    moves = Moves()
    assert (moves.count, moves.overflowed, moves.listed()) == (0, False, [])


def test_an_overflow_is_reported_and_never_a_short_list() -> None:
    moves = Moves()
    moves.overflowed = True
    with pytest.raises(OverflowError, match="16,384"):
        moves.listed()


@from_source
def test_a_buffer_holds_16384_codes() -> None:
    moves = Moves()
    for code in range(16384):
        moves.add(code)
    assert moves.listed() == list(range(16384))
    moves.add(7)
    assert (moves.count, moves.overflowed) == (16384, True)
    moves.clear()
    assert (moves.count, moves.overflowed) == (0, True)  # what was dropped stays known


@from_source
@given(CODES, CODES)
def test_codes_are_sorted_from_an_index_on(first: list[int], rest: list[int]) -> None:
    moves = Moves()
    for code in first + rest:
        moves.add(code)
    moves.sort(len(first))
    assert moves.listed() == first + sorted(rest)


def test_a_listing_is_sorted_and_a_list_of_its_own() -> None:
    for actions in range(0, 60, 5):
        node = node_after(actions)
        codes = node.listed()
        assert codes == sorted(set(codes)) != []
        codes.clear()
        assert node.listed() != []


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (0, 0x9E3779B97F4A7C15),
        (1, 0x3C6EF372FE94F82A),
        (-2, 0x61C8864680B583EB),
        (2**64 - 2, 0x61C8864680B583EB),
        (10**30, None),
        (-1, 0x9E3779B97F4A7C15),
    ],
)
def test_a_generator_starts_from_any_whole_number(seed: int, state: int | None) -> None:
    expected = (seed + 1) * 0x9E3779B97F4A7C15 % 2**64 if state is None else state
    assert Rng(seed).state == expected


def test_generators_of_different_seeds_differ() -> None:
    assert len({Rng(seed).state for seed in range(10_000)}) == 10_000


@from_source
def test_the_numbers_of_the_generator() -> None:
    rng = Rng(1)
    x = rng.state
    for _ in range(100):
        x ^= x << 13 & 2**64 - 1
        x ^= x >> 7
        x ^= x << 17 & 2**64 - 1
        assert rng.next() == x
    assert {rng.below(6) for _ in range(200)} == set(range(6))
    assert {rng.pick(0b1010_0001) for _ in range(100)} == {0, 5, 7}


def test_compiled_and_uncompiled_go_through_the_same_numbers() -> None:
    node = begun().state.node
    assert node is not None
    rng = Rng(2026)
    assert (play_out_many(node, 30, rng), rng.state) == (2609, 12719956396119873946)


@given(st.integers(1, 2**64 - 1))
def test_operations_on_masks(mask: int) -> None:
    indices = [i for i in range(64) if mask & bits.bit(i)]
    assert bits.popcount(mask) == len(indices)
    assert bits.lowest(mask) == indices[0]
    assert bits.wrap(mask << 5) == (mask << 5) % 2**64
    assert bits.narrow(bits.wide(mask)) == mask
