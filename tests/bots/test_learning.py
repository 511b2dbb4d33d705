"""What computer players learn from games is found again, and is what the games tell."""

from __future__ import annotations

import re
from collections import Counter
from string import ascii_uppercase

import msgspec
import pytest
from benchmarks.learned import hardback, himalaya
from benchmarks.tuned.hardback import numbers as of_hardback
from benchmarks.tuned.himalaya import numbers as of_himalaya

from parbat.games.hardback.cards import Kind
from parbat.uncompiled import is_compiled


def test_it_does_not_matter_what_stood_there_for_what_is_learned() -> None:
    now = of_hardback()
    coins = {kind: 9.0 for kind in now.coins if kind not in now.later}
    other = msgspec.structs.replace(
        now, coins=now.coins | coins, played=dict.fromkeys(ascii_uppercase, 0.1)
    )
    assert other != now
    assert hardback.guessed(other) == hardback.guessed(now)
    there = of_himalaya()
    elsewhere = msgspec.structs.replace(there, goods=(9.0,) * 5, grip=9.0, near=0.1)
    assert himalaya.guessed(elsewhere) == himalaya.guessed(there)


def test_what_benefits_bring_is_learned_from_words() -> None:
    kinds = list(Kind)
    seen = hardback.Seen(held=Counter("AB" * 50), shown=Counter("A" * 50 + "B" * 10))
    for amount in range(200):
        benefits = [0.0] * len(kinds)
        benefits[kinds.index(Kind.COINS)] = amount % 4
        benefits[kinds.index(Kind.DOUBLE)] = amount % 3
        seen.benefits.append(benefits)
        seen.brought.append((amount % 4 + 2 * (amount % 3), 3 * (amount % 3)))
    (learned, told) = hardback.learned([seen], of_hardback())
    assert learned.coins[Kind.COINS] == pytest.approx(1, abs=0.05)
    assert learned.coins[Kind.DOUBLE] == pytest.approx(2, abs=0.05)
    assert learned.points[Kind.DOUBLE] == pytest.approx(3, abs=0.05)
    assert learned.played["A"] > learned.played["Z"] > learned.played["B"]
    assert learned.coins[Kind.PREVIEW] == of_hardback().coins[Kind.PREVIEW]
    assert len(told) == 2


@pytest.mark.skipif(not is_compiled(), reason="whole games take minutes in plain Python")
def test_what_lies_ready_is_learned_from_who_wins() -> None:
    guess = himalaya.guessed(of_himalaya())
    seen = [himalaya.watched(guess, number) for number in range(6)]
    assert [seats for seats, _, _ in seen] == [4, 4, 3, 4, 4, 3]
    learned, told = himalaya.learned(seen, guess)
    before, after = map(float, re.findall(r"([\d.]+) %", str(told[-1])))
    assert after > before
    assert learned.goods != guess.goods
    assert (learned.counter, learned.plain_religion) == (guess.counter, guess.plain_religion)
    assert all(0 < part < 1 for part in (learned.further, learned.lacking, learned.near))
