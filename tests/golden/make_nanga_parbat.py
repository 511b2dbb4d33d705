"""Make the golden records of Nanga Parbat, in ``golden/nanga-parbat``.

They are the proof that old records keep replaying, so they are made once for each version of the
rules and never again: ``python -m golden.make_nanga_parbat`` from the folder ``tests`` writes
the same files. Every seed is numbered and every choice comes from a numbered generator.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from nanga_parbat.boards import RING, own_board
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.actions import from_code
from parbat.games.nanga_parbat.board import SECTIONS
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.state import NangaParbatState

FOLDER = Path(__file__).with_name("nanga-parbat")
GAME = NangaParbat()
SEATS = (Seat(name="Ana"), Seat(name="Yeti", bot="nanga-parbat/2"))

SCORING = {codes.CAMPS: 30, codes.DIFFERENT: 30, codes.SAME: 30}
WAITING = {codes.CAMPS: 1, codes.DIFFERENT: 1, codes.SAME: 1, codes.END: 9}
ACTING = {codes.LEOPARD: 60, codes.TAHR: 60, codes.DEER: 30, codes.YAK: 30}


def choose(match: Match, dice: Dice, weights: dict[int, int]) -> str:
    """Choose a kind of action by weight (3 if not named), then an action of it."""
    (seat,) = (actor for actor in match.state.to_act if isinstance(actor, int))
    state = _state(match)
    listed = state.legal_actions(seat).codes
    kinds = sorted({codes.kind_of(code) for code in listed})
    drawn = [kind for kind in kinds for _ in range(weights.get(kind, 3))]
    kind = drawn[dice.below(len(drawn))]
    choices = [code for code in listed if codes.kind_of(code) == kind]
    return from_code(choices[dice.below(len(choices))]).text


def where_few_animals_are(match: Match, dice: Dice, weights: dict[int, int]) -> str:
    """Do what leaves the guide among the fewest animals, so that regions soon are empty."""
    state = _state(match)
    (seat,) = state.to_act
    best: list[tuple[int, int]] = []
    for code in state.legal_actions(int(seat)).codes:
        if codes.kind_of(code) in (codes.RELOCATE, codes.TRAP):
            after = state.copy()
            after.apply(seat, from_code(code))
            region = sum(after.position.animals) >> 6 * after.position.guide & 63
            best.append((region.bit_count(), code))
    return from_code(min(best)[1]).text if best else choose(match, dice, weights)


def _state(match: Match) -> NangaParbatState:
    assert isinstance(match.state, NangaParbatState)
    return match.state


def new_match(number: int, game: NangaParbat = GAME, **options: bool | str) -> Match:
    """Return a match of a numbered seed, its set-up drawn."""
    match = Match(game, options, SEATS, Seed.numbered(number))
    match.begin()
    return match


Chooser = Callable[[Match, Dice, dict[int, int]], str]


def play_on(
    match: Match,
    number: int,
    weights: dict[int, int],
    entries: int = 1000,
    chooser: Chooser = choose,
) -> Match:
    """Let both seats choose until the game ends or the log has so many entries."""
    dice = Dice(number)
    while match.state.outcome is None and len(match.log) < entries:
        (seat,) = match.state.to_act
        match.apply(int(seat), chooser(match, dice, weights), t=2.5 * len(match.log))
    return match


def first(reason: str, make: Callable[[int], Match]) -> Match:
    """Return the first numbered game that ends in a certain way."""
    for number in count(1):
        match = make(number)
        if match.state.outcome is not None and match.state.outcome.reason == reason:
            return match
    raise AssertionError


def nobody_scored() -> Match:
    """Return 30 turns without a point: Red Pandas lie on 1-1, 2-2 ... 6-6 and stay there.

    Each other section leads from its region to another, so trapping them all is a round trip
    that uses each way between two regions once.
    """
    others = iter("LTDYB" * 6)
    animals = "".join("P" if s[0] == s[2] else next(others) for s in SECTIONS)
    match = Match(GAME, {}, SEATS)
    match.enter("chance", f"setup {animals}")
    match.enter(1, "guide 1")
    for turn, section in enumerate(_round_trip()):
        match.enter(turn % 2, f"trap {section}")
        match.enter(turn % 2, "end")
    return match


def _round_trip() -> list[str]:
    ways = {r: [f"{r}-{s}" for s in range(1, 7) if s != r] for r in range(1, 7)}
    path: list[str] = []
    stack: list[tuple[int, str]] = [(1, "")]
    while stack:
        at = stack[-1][0]
        if ways[at]:
            way = ways[at].pop(0)
            stack.append((int(way[2]), way))
        else:
            path.append(stack.pop()[1])
    return [section for section in reversed(path) if section]


def with_undo_and_other_players() -> Match:
    """Return a game in which turns are taken back and computer players come and go."""
    match = play_on(new_match(31), 31, ACTING, entries=20)
    for number in range(32, 36):
        last = max(i for i, entry in enumerate(match.log) if entry.do.startswith("trap"))
        match.undo(int(match.log[last].by), last)
        match.enter("table", "seat 0 bot nanga-parbat/1" if number % 2 else "seat 0 player")
        play_on(match, number, ACTING, entries=len(match.log) + 9)
    match.enter("table", "seat 1 player")
    return play_on(match, 36, ACTING)


def resigned() -> Match:
    """Return a game that the second player gives up."""
    match = play_on(new_match(51), 51, SCORING, entries=57)
    match.resign(1, t=300.0)
    return match


def abandoned() -> Match:
    """Return a game that the table gives up."""
    match = play_on(new_match(61), 61, SCORING, entries=44)
    match.abandon()
    return match


def matches() -> dict[str, Match]:
    """Return every golden game by the name of its file."""
    own = GAME.with_board(own_board(*RING))
    return {
        "cubes": first("cubes", lambda n: play_on(new_match(n), n, SCORING)),
        "hikers": first("hikers", lambda n: play_on(new_match(n), n, WAITING)),
        "areas": play_on(new_match(11, area_variant=True), 11, SCORING),
        "resigned": resigned(),
        "abandoned": abandoned(),
        "nobody-scored": nobody_scored(),
        "guide-by-chance": play_on(new_match(21, guide_start="random"), 21, {}),
        "slope6": play_on(new_match(22, topology="slope6"), 22, ACTING | SCORING),
        "own-board": play_on(new_match(23, own), 23, ACTING | SCORING),
        "undo": with_undo_and_other_players(),
        "special-actions": play_on(new_match(41), 41, ACTING | WAITING),
        "relocations": play_on(new_match(42), 42, WAITING, chooser=where_few_animals_are),
    }


def main() -> None:
    """Write the records, and in ``final.txt`` the state in which each ends."""
    final = []
    for name, match in sorted(matches().items()):
        (FOLDER / f"{name}.json").write_bytes(match.record().to_json() + b"\n")
        final.append(f"{name} {match.state.text}\n")
    (FOLDER / "final.txt").write_text("".join(final), "utf-8")


if __name__ == "__main__":
    main()
