"""Chance (docs/record-format.md; rules 2.4 and 2.6): re-derived here by hand."""

from __future__ import annotations

import hashlib
import hmac
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import COUNTED, begun
from parbat.core.chance import Dice, Seed, Stream, shuffled
from parbat.core.errors import BadRecord

KEY = bytes(range(32))
ANIMALS = "LLLLLLTTTTTTDDDDDDYYYYYYBBBBBBPPPPPP"


def words(key: bytes, d: int, blocks: int) -> list[int]:
    """The 32-bit words of draw ``d``, straight from the description of the format."""
    stream = b"".join(
        hmac.new(key, f"{d}:{j}".encode(), hashlib.sha256).digest() for j in range(blocks)
    )
    return [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]


def test_the_commitment_is_sha256_of_the_seed() -> None:
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert COUNTED.commitment == expected == hashlib.sha256(KEY).hexdigest()
    assert COUNTED.hex == "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def test_a_seed_is_drawn_afresh_if_none_is_given() -> None:
    seeds = [Seed().value for _ in range(20)]
    assert len(set(seeds)) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_a_numbered_seed_is_sha256_of_its_text() -> None:
    assert Seed.numbered(7).value == hashlib.sha256(b"parbat 7 0").digest()
    assert Seed.numbered(7, game=12).value == hashlib.sha256(b"parbat 7 12").digest()
    assert Seed.numbered(71, 2).value != Seed.numbered(7, 12).value


@pytest.mark.parametrize("value", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(value: bytes) -> None:
    with pytest.raises(BadRecord, match=r"record\.seed"):
        Seed(value)


@pytest.mark.parametrize(
    "text",
    ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", " " + "0" * 63, "٣" * 64],
)
def test_a_seed_is_written_in_64_lower_case_hex_digits(text: str) -> None:
    with pytest.raises(BadRecord, match=r"record\.seed"):
        Seed.from_hex(text)


def test_a_seed_comes_back_from_its_hex_digits() -> None:
    assert Seed.from_hex(COUNTED.hex).value == KEY


def test_the_words_are_those_of_the_blocks_in_order() -> None:
    stream = COUNTED.stream(0)
    assert [stream.below(1 << 32) for _ in range(40)] == words(KEY, 0, 5)
    stream = COUNTED.stream(12)
    assert [stream.below(1 << 32) for _ in range(8)] == words(KEY, 12, 1)


def test_each_draw_has_its_own_stream() -> None:
    firsts = {COUNTED.stream(d).below(1 << 32) for d in range(200)}
    assert len(firsts) == 200


@given(st.binary(min_size=32, max_size=32), st.integers(0, 300), st.integers(1, 1 << 32))
def test_a_number_is_the_next_word_below_the_largest_multiple(key: bytes, d: int, n: int) -> None:
    largest = (2**32 // n) * n
    usable = [word % n for word in words(key, d, 8) if word < largest]
    stream = Stream(key, d)
    assert [stream.below(n) for _ in usable] == usable


def test_the_word_at_the_multiple_is_passed_over_and_the_one_below_is_taken() -> None:
    d = next(d for d in range(100) if words(KEY, d, 1)[0] > 2**31)
    first, *rest = words(KEY, d, 4)
    # Above 2^31 the only multiple of n not above 2^32 is n itself.
    assert COUNTED.stream(d).below(first + 1) == first
    assert COUNTED.stream(d).below(first) == next(word for word in rest if word < first)


def test_a_number_below_one_uses_up_one_word() -> None:
    stream = COUNTED.stream(3)
    assert [stream.below(1), stream.below(1), stream.below(1 << 32)] == [0, 0, words(KEY, 3, 1)[2]]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_no_number_is_drawn_below_what_32_bits_cannot_give(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        COUNTED.stream(0).below(n)


def test_a_shuffle_goes_from_the_last_to_the_second() -> None:
    drawn = words(KEY, 0, 8)  # none of the first 35 words is above a multiple
    order = list(ANIMALS)
    for word, i in zip(islice(drawn, 35), range(35, 0, -1), strict=True):
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert shuffled(ANIMALS, COUNTED.stream(0)) == order
    assert "".join(order) == "TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL"


def test_a_shuffle_draws_one_number_for_each_place_but_the_first() -> None:
    class Asked:
        def __init__(self) -> None:
            self.limits: list[int] = []

        def below(self, n: int) -> int:
            self.limits.append(n)
            return 0

    asked = Asked()
    assert shuffled("abcd", asked) == list("bcda")
    assert asked.limits == [4, 3, 2]
    assert shuffled("", asked) == []
    assert shuffled("z", asked) == ["z"]
    assert asked.limits == [4, 3, 2]


def test_a_shuffle_leaves_its_things_alone() -> None:
    things = [1, 2, 3, 4, 5]
    assert sorted(shuffled(things, COUNTED.stream(0))) == things == [1, 2, 3, 4, 5]


def test_the_draws_of_the_rules_page() -> None:
    match = begun(guide_start="random")
    assert [entry.do for entry in match.log] == [
        "setup TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL",  # 2.4
        "guide 1",  # 2.6
    ]
    assert words(KEY, 1, 1)[0] % 6 + 1 == 1


def test_dice_are_repeatable_and_stay_below() -> None:
    rolls = [Dice("run 1").below(6) for _ in range(3)]
    assert len(set(rolls)) == 1
    dice = Dice(5)
    assert {dice.below(6) for _ in range(300)} == set(range(6))
