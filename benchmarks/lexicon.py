"""Measure the word lists: reading one, asking for a word, and finding all words of a hand.

Usage: ``.venv/bin/python -m benchmarks.lexicon [LIST] [--hands 200] [--runs 5]``. The hands are
letters drawn at random as often as they stand in the list's words, the same for every measurement;
of every measurement the best run counts, so that other work on the machine disturbs less.
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from parbat.lexicon import Lexicon, find_lexicon, load_lexicon
from parbat.lexicon.shelf import ENDING, SHIPPED_FOLDER
from parbat.uncompiled import is_compiled

SIZES: Final = (
    *((7, 0, 0), (7, 1, 0), (7, 2, 0), (7, 7, 0)),
    *((7, 0, 1), (7, 0, 2), (5, 5, 0), (10, 2, 0)),
)
"""Letters in the hand, how many of them may be turned, and blanks beside them."""
_SEED: Final = 7


def hands(lexicon: Lexicon, size: int, count: int) -> list[str]:
    """Return hands of letters, the frequent ones more often."""
    letters = Counter(letter for word in lexicon for letter in word)
    dice = random.Random(_SEED)
    drawn = dice.choices(list(letters), list(letters.values()), k=size * count)
    return ["".join(drawn[i : i + size]) for i in range(0, len(drawn), size)]


def best(runs: int, work: Callable[[], object]) -> float:
    """Return the seconds of the quickest run."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def search(
    lexicon: Lexicon, runs: int, dealt: list[str], wilds: int, blanks: int
) -> tuple[float, float, int]:
    """Return the milliseconds of a hand on average and at most, and the words on average."""
    found = 0
    times = []
    for hand in dealt:
        find = partial(lexicon.words, hand, wilds=wilds, blanks=blanks)
        found += len(find())
        times.append(1e3 * best(runs, find))
    return sum(times) / len(times), max(times), found // len(dealt)


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description="Measure the word lists.")
    parser.add_argument("name", nargs="?", default="large", metavar="LIST")
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    lexicon = find_lexicon(given.name)
    file = SHIPPED_FOLDER / f"{given.name}{ENDING}"
    words = [word[::-1] for word in list(lexicon)[:: len(lexicon) // 10_000]]
    kind = "compiled" if is_compiled() else "plain Python"
    print(f"Python {platform.python_version()}, {platform.machine()}, {kind}, list {given.name}.\n")
    print(f"Reading the list: {1e3 * best(given.runs, lambda: load_lexicon(file)):.2f} ms")
    asked = best(given.runs, lambda: sum(word in lexicon for word in words))
    print(f"Asking for a word: {1e6 * asked / len(words):.2f} µs\n")
    print("| letters | wilds | blanks | words found | ms on average | ms at most |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    for size, wilds, blanks in SIZES:
        dealt = hands(lexicon, size, given.hands)
        mean, longest, found = search(lexicon, given.runs, dealt, wilds, blanks)
        print(f"| {size} | {wilds} | {blanks} | {found:,} | {mean:.2f} | {longest:.2f} |")


if __name__ == "__main__":
    main()
