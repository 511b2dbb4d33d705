"""Make the golden records of Himalaya, in ``golden/himalaya``, and the digests of their lists.

They are the proof that old records keep replaying, so they are made once for each version of the
rules and never again: ``python -m golden.make_himalaya`` from the folder ``tests``. Every seed is
numbered and every choice comes from a numbered generator.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from himalaya.digests import digest_lines
from parbat.core.actions import Action
from parbat.core.actors import CHANCE, TABLE
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.core.replay import steps
from parbat.games.himalaya.actions import STEPS, Deal, Inventory, Place, Program
from parbat.games.himalaya.events import Eliminated
from parbat.games.himalaya.meta import Himalaya
from parbat.games.himalaya.state import HimalayaState

FOLDER = Path(__file__).with_name("himalaya")
GAME = Himalaya()
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve", "Fay")


def new_match(number: int, **options: Any) -> Match:
    """Return a match of a numbered seed, its set-up drawn."""
    seats = [Seat(name=name) for name in NAMES[: options.get("players", 4)]]
    match = Match(GAME, options, seats, Seed.numbered(number))
    match.begin()
    return match


def wandering(state: HimalayaState, seat: int, dice: Dice) -> Program:
    """Return a programme that looks for goods and orders: it deals where there is something."""
    p = state.table.p
    here = p.caravan[seat]
    planned: list[str] = []
    while len(planned) < 6:
        worth = p.order_at[here] or any(state.table.goods_at(here))
        if worth and (not planned or planned[-1] != "deal") and dice.below(8):
            planned.append("deal")
            continue
        kind = dice.below(3)
        there = p.terrain.exits[3 * here + kind]
        if there or not dice.below(8):
            planned.append(STEPS[kind])
            here = there or here
    return Program(tuple(planned))  # type: ignore[arg-type]


def chosen(state: HimalayaState, seat: int, dice: Dice) -> Action:
    """Return what a seat does: programmes that wander, and any kind of what is listed."""
    if state.forms(seat):
        return wandering(state, seat, dice)
    listed = state.legal_actions(seat)
    kinds = list(dict.fromkeys(_kind(action) for action in listed))
    kind = kinds[dice.below(len(kinds))]
    of_kind = [action for action in listed if _kind(action) == kind]
    return of_kind[dice.below(len(of_kind))]


def _kind(action: Action) -> object:
    match action:
        case Place(counter):
            return counter
        case Inventory(what):
            return what
        case Deal(accepts):
            return accepts
    return type(action)


def play_on(match: Match, dice: Dice, entries: int = 5000) -> Match:
    """Play until the game ends or the log has so many entries.

    Now and then a caravan or a counter is taken back, or a programme replaced.
    """
    while match.state.outcome is None and len(match.log) < entries:
        assert isinstance(match.state, HimalayaState)
        actors = match.state.undecided if dice.below(6) else match.state.to_act
        seats = sorted(actor for actor in actors if isinstance(actor, int))
        seat = seats[dice.below(len(seats))]
        undoable = match.can_undo(seat)
        if undoable is not None and not dice.below(4):
            match.undo(seat, undoable)
        else:
            match.apply(seat, chosen(match.state, seat, dice), t=1.5 * len(match.log))
    return match


def played(number: int, **options: Any) -> Match:
    return play_on(new_match(number, **options), Dice(number))


def first_with(reason: str, start: int, **options: Any) -> Match:
    """Return the first game from a number on that ends so."""
    for number in range(start, start + 5000):
        match = played(number, **options)
        if match.state.outcome and match.state.outcome.reason == reason:
            return match
    raise AssertionError(reason)


def idle(number: int, players: int) -> Match:
    """Return a game of players who rest all year: a shared victory, the turn order eliminates."""
    match = new_match(number, players=players)
    for seat in range(players):
        match.apply(seat, f"start {seat + 1}")
    while match.state.outcome is None:
        for seat in range(players):
            match.apply(seat, "program rest rest rest rest rest rest")
    return match


def eliminated_by(criterion: str, start: int) -> Match:
    """Return the first game from a number on in which somebody is out by a criterion."""
    for number in range(start, start + 5000):
        match = played(number)
        told = [event for _, events in steps(new_match(number), match.log[10:]) for event in events]
        if any(isinstance(e, Eliminated) and e.criterion == criterion for e in told):
            return match
    raise AssertionError(criterion)


def abandoned() -> Match:
    match = play_on(new_match(11, advanced=True, refill="cards"), Dice(11), 90)
    match.resign(2)
    match.enter(TABLE, "seat 2 bot random")
    play_on(match, Dice(12), len(match.log) + 30)
    match.enter(TABLE, "seat 2 player")
    play_on(match, Dice(13), len(match.log) + 10)
    match.abandon()
    return match


def every_event() -> Match:
    """Return a game with each kind of counter and each choice of a full inventory."""
    wanted = ["event yeti", "event snowstorm", "event market", "take "]
    wanted += ["inventory marker", "inventory delegations", "inventory stupa"]
    for number in range(100, 2000):
        match = played(number, advanced=True, inventory_split=True, deals_optional=True)
        texts = [entry.do for entry in match.log if entry.by != CHANCE]
        if all(any(text.startswith(start) for text in texts) for start in wanted):
            return match
    raise AssertionError


MATCHES: dict[str, Callable[[], Match]] = {
    "yaks": lambda: first_with("yaks", 1),
    "politics": lambda: first_with("politics", 1),
    "religion": lambda: first_with("religion", 1, players=5),
    "shared": lambda: idle(1, 3),
    "out-by-order": lambda: idle(2, 4),
    "out-by-stupas": lambda: eliminated_by("stupas", 200),
    "out-by-delegations": lambda: eliminated_by("delegations", 200),
    "out-by-yaks": lambda: eliminated_by("yaks", 200),
    "majority": lambda: first_with("majority", 1, players=3),
    "shared-leads": lambda: played(3, players=3, shared_lead_counts=True, open_hands=True),
    "abandoned": abandoned,
    "events": every_event,
    "cards": lambda: played(5, players=6, refill="cards", advanced=True),
    "five": lambda: played(6, players=5, show_committed=False),
    "six": lambda: played(7, players=6, deals_optional=True),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in MATCHES.items():
        record = make().record()
        (FOLDER / f"{name}.json").write_bytes(record.to_json() + b"\n")
        lines = digest_lines(record)
        (FOLDER / f"{name}.digest").write_text("".join(f"{line}\n" for line in lines), "ascii")


if __name__ == "__main__":
    main()
