"""The order of the legal list: rules 9.4.

``order.txt`` holds whole lists of rich positions: a line of position and options, then the list,
indented. After a deliberate change of the order (which raises the version of the rules) write it
anew from the folder ``tests``: ``python -m nanga_parbat.test_order``.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from nanga_parbat.pictures import GAME, legal
from nanga_parbat.playing import random_game
from parbat.core import options
from parbat.games.nanga_parbat.actions import PIECES
from parbat.games.nanga_parbat.board import SECTIONS, SPOTS
from parbat.games.nanga_parbat.state import NangaParbatState

SNAPSHOT = Path(__file__).with_name("order.txt")
KINDS = (
    *("setup", "guide", "relocate", "trap", "leopard", "tahr", "deer", "yak"),
    *("camps", "different", "same", "end"),
)


def read_snapshot() -> dict[str, list[str]]:
    """Return the lists by the line of position and options."""
    lists: dict[str, list[str]] = {}
    for line in SNAPSHOT.read_text("utf-8").splitlines():
        if line.startswith("  "):
            lists[list(lists)[-1]].append(line.strip())
        else:
            lists[line] = []
    return lists


def position(line: str) -> NangaParbatState:
    """Return the state of a line of position and options."""
    text, _, chosen = line.partition(" ; ")
    return GAME.state_from_text(text, options.parse(GAME.options, chosen.split()))


@pytest.mark.parametrize("line", read_snapshot())
def test_the_list_is_the_one_written_down(line: str) -> None:
    assert legal(position(line)) == read_snapshot()[line]


def test_the_lists_written_down_have_every_kind() -> None:
    """9.1: all the kinds that players take."""
    texts = [text for listed in read_snapshot().values() for text in listed]
    assert {text.split(" ")[0] for text in texts} == set(KINDS) - {"setup"}
    assert {text.split(" ")[1] for text in texts if text.startswith(KINDS[8:11])} == set(SPOTS)


def place(text: str) -> list[int]:
    """Return what to sort by, in the words of 9.4: the kind, then each argument in its order."""
    kind, *words = text.split(" ")
    key = [KINDS.index(kind)]
    if kind in ("camps", "different", "same"):
        key.append(SPOTS.index(words.pop(0)))
    for word in words:
        if word in PIECES:
            key.append(PIECES.index(word))
        else:
            key.append(SECTIONS.index(word) if word in SECTIONS else int(word))
    return key


@pytest.mark.parametrize("number", range(4))
def test_each_list_ascends_by_kind_and_arguments(number: int) -> None:
    """9.4 and 9.5: in every position of a random game, and no action stands there twice."""
    for state in random_game(number, area_variant=number % 2 == 1):
        places = [place(text) for text in legal(state)]
        assert all(before < after for before, after in pairwise(places))


def test_the_order_is_not_that_of_plain_text() -> None:
    """9.4: the spots go 6 5 4 3 3b, animals by species, fresh before used."""
    assert place("camps 6 1-1") < place("camps 3 1-1") < place("camps 3b 1-1")
    assert place("same 3 yak yak yak*") < place("same 3 yak yak* yak*") < place("end")
    assert place("same 3 leopard* bharal bharal") < place("same 3 tahr tahr tahr")


def _write_snapshot() -> None:
    blocks = (
        "\n".join([line, *(f"  {text}" for text in legal(position(line)))])
        for line in read_snapshot()
    )
    SNAPSHOT.write_text("\n".join(blocks) + "\n", "utf-8")


if __name__ == "__main__":
    _write_snapshot()
