"""Every refusal of Nanga Parbat, and that what is not refused is what is listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from nanga_parbat.pictures import GAME, legal, play, refused, sketch
from nanga_parbat.playing import random_game
from parbat.core.actions import Action
from parbat.core.actors import Actor
from parbat.core.errors import IllegalAction
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.actions import End, Guide, Setup, Trap, parse_action
from parbat.games.nanga_parbat.legality import REFUSALS, refusal
from parbat.games.nanga_parbat.state import NangaParbatState

SETUP = f"setup {'LTDYBP' * 6}"

MIXED = """
     >1<
      o
     x o
    O o T
"""


def placing_the_guide() -> NangaParbatState:
    state = GAME.start({}, 2)
    play(state, SETUP)
    return state


def before_trap() -> NangaParbatState:
    return sketch(MIXED, phase="before-trap", o="0:LTDYYY")


def empty_region() -> NangaParbatState:
    return sketch(f"{MIXED.replace('T', 'x')}\n-2-\n O\n O O\n o x o", phase="before-trap", o="0:Y")


def relocated() -> NangaParbatState:
    state = empty_region()
    play(state, "relocate 3")
    return state


def after_trap() -> NangaParbatState:
    return sketch(MIXED, o="0:LTDYYYP", x="0:BBB", chart="....x/...../.....")


def after_scoring() -> NangaParbatState:
    return sketch(MIXED, phase="after-scoring", o="0:LTDYYYP")


def without_cubes() -> NangaParbatState:
    return sketch(MIXED, o="30:YYY", chart="ooo../oo.../.....")


def twelve_camps() -> NangaParbatState:
    return sketch(f"{MIXED}-2-\n O\n O O\n O O O\n-3-\n O\n O O\n O O T")


CASES: list[tuple[Callable[[], NangaParbatState], str, str]] = [
    (placing_the_guide, "trap 1-1", "guide.first"),
    (placing_the_guide, "yak 1", "guide.first"),
    (placing_the_guide, "end", "guide.first"),
    (before_trap, "guide 2", "guide.placed"),
    (after_trap, "relocate 2", "relocate.trapped"),
    (after_scoring, "relocate 2", "relocate.trapped"),
    (relocated, "relocate 4", "relocate.done"),
    (before_trap, "relocate 2", "relocate.animals_here"),
    (empty_region, "relocate 2", "relocate.no_animal"),
    (empty_region, "relocate 1", "relocate.no_animal"),
    (after_trap, "trap 1-6", "trap.once"),
    (after_scoring, "trap 1-6", "trap.once"),
    (before_trap, "trap 2-1", "trap.not_guides_region"),
    (relocated, "trap 4-1", "trap.not_guides_region"),
    (before_trap, "trap 1-1", "trap.no_animal"),
    (empty_region, "trap 3-1", "trap.relocate_first"),
    (empty_region, "trap 1-1", "trap.relocate_first"),
    (relocated, "yak 4", "activate.after_relocating"),
    (relocated, "deer 3-1 3-2", "activate.after_relocating"),
    (without_cubes, "leopard 1-1 1-2", "activate.none_fresh"),
    (without_cubes, "deer 2-1 2-2", "activate.none_fresh"),
    (before_trap, "leopard 1-1 1-4", "leopard.two_hikers"),
    (before_trap, "leopard 1-3 1-3", "leopard.two_hikers"),
    (before_trap, "leopard 1-1 1-3", "leopard.same_owner"),
    (after_scoring, "leopard 1-5 1-1", "leopard.not_adjacent"),
    (before_trap, "tahr 1-6 1-3", "tahr.hiker_and_animal"),
    (before_trap, "tahr 1-4 2-1", "tahr.hiker_and_animal"),
    (before_trap, "tahr 1-1 1-6", "tahr.not_adjacent"),
    (before_trap, "deer 1-1 1-6", "deer.two_animals"),
    (before_trap, "deer 1-6 1-6", "deer.two_animals"),
    (before_trap, "deer 1-6 2-2", "deer.same_species"),
    (after_trap, "yak 1", "yak.same_region"),
    (before_trap, "same 3 yak yak yak", "score.before_trap"),
    (relocated, "camps 3 1-1 1-3 1-5", "score.before_trap"),
    (after_scoring, "same 3 yak yak yak", "score.once"),
    (without_cubes, "same 3 yak yak yak", "score.no_cube"),
    (after_trap, "camps 3b 1-1 1-3 1-5", "score.spot_taken"),
    (after_trap, "camps 4 1-1 1-3 1-5", "score.number"),
    (after_trap, "same 4 yak yak yak", "score.number"),
    (after_trap, "different 6 leopard", "score.number"),
    (after_trap, "camps 3 1-1 1-2 1-3", "camps.own_hikers"),
    (after_trap, "camps 3 1-1 1-4 1-5", "camps.own_hikers"),
    (twelve_camps, "camps 3 1-1 1-3 1-5", "camps.too_few_left"),
    (after_trap, "same 3 bharal bharal bharal", "trade.not_held"),
    (after_trap, "same 3 yak* yak yak", "trade.not_held"),
    (after_trap, "same 6 yak yak yak yak yak yak yak yak yak", "trade.not_held"),
    (after_trap, "different 3 yak yak deer", "different.twice"),
    (after_trap, "same 3 yak yak deer", "same.several"),
    (before_trap, "end", "end.before_trap"),
    (relocated, "end", "end.before_trap"),
]


def split_hikers() -> NangaParbatState:
    return sketch("-1-\n o\n x T\n o L o")


CASES.append((split_hikers, "camps 3 1-1 1-4 1-6", "camps.not_connected"))


@pytest.mark.parametrize(("position", "text", "code"), CASES)
def test_each_refusal_names_its_rule(
    position: Callable[[], NangaParbatState], text: str, code: str
) -> None:
    assert refused(position(), text) == code
    assert parse_action(text).text not in legal(position())


def test_every_refusal_is_shown_above() -> None:
    assert {code for _, _, code in CASES} == set(REFUSALS) - {""}


@pytest.mark.parametrize(
    ("given", "actor", "action", "code"),
    [
        ((), 0, Setup("LTDYBP" * 6), "match.not_to_act"),
        ((), "table", Setup("LTDYBP" * 6), "match.not_to_act"),
        ((), "chance", Guide(1), "nanga_parbat.chance.due"),
        ((SETUP,), "chance", Guide(1), "match.not_to_act"),
        ((SETUP,), 0, Guide(1), "match.not_to_act"),
        ((SETUP,), 1, Setup("LTDYBP" * 6), "nanga_parbat.setup.chance"),
        ((SETUP, "guide 1"), 1, Trap("1-1"), "match.not_to_act"),
        ((SETUP, "guide 1"), 2, Trap("1-1"), "match.not_to_act"),
        ((SETUP, "guide 1", "trap 1-1"), 1, End(), "match.not_to_act"),
    ],
)
def test_who_may_not_act(given: tuple[str, ...], actor: Actor, action: Action, code: str) -> None:
    """2.3, 2.5, 3.7: chance lays the animals out, then the seats act in turn."""
    state = GAME.start({}, 2)
    play(state, *given)
    before = state.text
    with pytest.raises(IllegalAction) as problem:
        state.apply(actor, action)
    assert problem.value.code == code
    assert state.text == before


def test_chance_guides_only_after_the_setup() -> None:
    """2.6: and lays out the animals only once."""
    state = GAME.start({"guide_start": "random"}, 2)
    assert refused(state, "guide 1") == "chance.due"
    play(state, SETUP)
    assert refused(state, SETUP) == "chance.due"
    assert refused(state, "trap 1-1") == "chance.due"


def every_code(state: NangaParbatState) -> Iterator[int]:
    """Yield the codes of everything that might conceivably be done."""
    p = state.position
    for kind in (codes.GUIDE, codes.RELOCATE, codes.YAK):
        yield from (codes.plain(kind, region) for region in range(6))
    yield from (codes.plain(codes.TRAP, section) for section in range(36))
    for kind in (codes.LEOPARD, codes.DEER):
        yield from (codes.pair(kind, a, b) for b in range(36) for a in range(b + 1))
    yield from (codes.pair(codes.TAHR, a, b) for a in range(36) for b in range(36))
    hikers = [1 << s for s in range(36) if p.hikers[p.active] >> s & 1]
    for column in range(5):
        for size in (2, 3, 4):
            yield from (codes.camps(column, sum(g)) for g in combinations(hikers, size))
        for size in (3, 4):
            for given in combinations_with_replacement(range(10), size):
                for kind in (codes.DIFFERENT, codes.SAME):
                    yield _trade(kind, column, given)
    yield codes.plain(codes.END, 0)


def _trade(kind: int, column: int, given: tuple[int, ...]) -> int:
    code = codes.trade(kind, column)
    for piece in set(given):
        code = codes.giving(code, piece, given.count(piece))
    return code


@pytest.mark.parametrize("number", [1, 2])
def test_what_is_not_refused_is_listed_and_nothing_else(number: int) -> None:
    """9.4, 9.5: over a random game, for every action with up to four pieces."""
    for step, state in enumerate(random_game(number)):
        if state.outcome is None and step % 3 == 0:
            allowed = {code for code in every_code(state) if not refusal(state.position, code)}
            listed = state.legal_actions(state.position.active).codes
            assert allowed == {code for code in listed if _is_small(code)}


def _is_small(code: int) -> bool:
    scoring = codes.kind_of(code) in (codes.CAMPS, codes.DIFFERENT, codes.SAME)
    return not scoring or codes.column_of(code) >= 2
