"""Make the golden records of Himalaya, in ``golden/himalaya``, and the digests of their lists.

They are the proof that old records keep replaying, so they are made once for each version of the
rules and never again: ``python -m golden.make_himalaya`` from the folder ``tests``, with the names
of those that are to be made. Every seed is numbered and every choice comes from a numbered
generator.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

from himalaya.boards import ring
from himalaya.digests import digest_lines
from himalaya.features import Features
from parbat.bots import find_bot
from parbat.core.actions import Action
from parbat.core.actors import CHANCE, TABLE
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Record, Seat
from parbat.core.replay import open_match, steps
from parbat.games.himalaya.actions import STEPS, Deal, Inventory, Place, Program, Reward
from parbat.games.himalaya.events import Eliminated
from parbat.games.himalaya.meta import Himalaya
from parbat.games.himalaya.state import HimalayaState
from parbat.games.himalaya.view import HimalayaOutcome

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


def features(record: Record) -> set[str]:
    """Return what a record shows of all that the rules foresee."""
    match = open_match(GAME, record)
    told = chain.from_iterable(events for _, events in steps(match, record.log))
    return Features(match).read(told)


def first_that_shows(feature: str, start: int, make: Callable[[int], Match]) -> Match:
    """Return the first game from a number on that shows something rare."""
    for number in range(start, start + 5000):
        match = make(number)
        if feature in features(match.record()):
            return match
    raise AssertionError(feature)


def hoarded(number: int) -> Match:
    """Return a game of players who seldom deliver what they have collected."""
    match, dice = new_match(number, deals_optional=True), Dice(number)
    while match.state.outcome is None:
        assert isinstance(match.state, HimalayaState)
        seat = min(seat for seat in match.state.undecided if isinstance(seat, int))
        action = chosen(match.state, seat, dice)
        if isinstance(action, Deal):
            order = match.state.table.p.order_at[match.state.table.p.caravan[seat]]
            able = Deal(True) in match.state.legal_actions(seat)
            action = Deal(able and (not order or not dice.below(6)))
        match.apply(seat, action)
    return match


def sent_out(number: int) -> Match:
    """Return a game of players who do much and send delegations wherever they can."""
    match, dice = new_match(number, advanced=True), Dice(number)
    players = [find_bot(GAME.name, "level-2", dice) for _ in match.seats]
    while match.state.outcome is None:
        seat = min(seat for seat in match.state.undecided if isinstance(seat, int))
        listed = match.state.legal_actions(seat)
        sending = [
            action
            for action in listed
            if (isinstance(action, Reward) and action.delegations)
            or (isinstance(action, Inventory) and action.what == "delegations")
        ]
        if sending:
            match.apply(seat, sending[dice.below(len(sending))])
        else:
            match.apply(seat, players[seat].choose(match.perspective(seat, dice)))
    return match


def on_a_ring(number: int) -> Match:
    """Return a game on a board of one's own with little in its bags."""
    seats = [Seat(name=name) for name in NAMES[:4]]
    match = Match(GAME.with_board(ring()), {"advanced": True}, seats, Seed.numbered(number))
    match.begin()
    return play_on(match, Dice(number))


def several_lead(number: int) -> Match:
    """Return a game in which several lead in two influences, from a number on."""
    for later in range(number, number + 5000):
        match = played(later, players=3, shared_lead_counts=True)
        outcome = match.state.outcome
        assert isinstance(outcome, HimalayaOutcome)
        figures = (outcome.religion, outcome.politics, outcome.scores)
        leads = [sum(0 < of[seat] == max(of) for of in figures) for seat in range(3)]  # type: ignore[operator, type-var]
        if sum(number >= 2 for number in leads) > 1 and outcome.reason == "yaks":
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
    "three-yaks": lambda: first_with("yaks", 1, players=3),
    "three-politics": lambda: first_with("politics", 1, players=3),
    "three-religion": lambda: first_with("religion", 1, players=3),
    "shared-leads-yaks": lambda: several_lead(1),
    "straight-back": lambda: first_that_shows("an order comes straight back", 1, played),
    "last-delegation": lambda: first_that_shows("inventory: the last delegation", 1, sent_out),
    "only-barter": lambda: first_that_shows("reward: barter", 1, sent_out),
    "goods-short": lambda: first_that_shows("fewer than five goods", 1, hoarded),
    "goods-gone": lambda: first_that_shows("bag empty: goods", 1, hoarded),
    "ring": lambda: on_a_ring(1),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or MATCHES:
        record = MATCHES[name]().record()
        (FOLDER / f"{name}.json").write_bytes(record.to_json() + b"\n")
        lines = digest_lines(record)
        (FOLDER / f"{name}.digest").write_text("".join(f"{line}\n" for line in lines), "ascii")


if __name__ == "__main__":
    main()
