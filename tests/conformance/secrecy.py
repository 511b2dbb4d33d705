"""What every game must keep about secrets, and what a game without any keeps too.

Two worlds are compared: the real state and one drawn afresh by ``resample``, or the real log and
a disguised one. Whoever cannot know the difference must be shown and told the same in both.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import takewhile
from types import FunctionType, ModuleType

import msgspec

from conformance.playing import (
    DISGUISES,
    Plan,
    attempt,
    enter,
    play,
    played,
    sample,
    seldom,
    snapshot,
    states,
    strangers,
    texts,
    wander,
)
from parbat.core.actions import Action
from parbat.core.actors import Viewer
from parbat.core.chance import Dice
from parbat.core.errors import ParbatError
from parbat.core.events import Event
from parbat.core.game import Game, State
from parbat.core.match import Match
from parbat.core.perspective import Perspective
from parbat.core.record import Entry

_PLAYED_ON = 60  # entries


def check_resample(plan: Plan) -> None:
    """A resampled state agrees with all its seat is shown, is playable, and knows no secret.

    The same random numbers give the same guess whatever the truth is: what is hidden has to be
    put in order before it is drawn from.
    """
    differed = False
    for step, state in enumerate(_looked_at(plan)):
        for seat in range(plan.seats):
            before, name = snapshot(state, plan.viewers), f"{step} {seat}"
            guess = state.resample(seat, Dice(name))
            assert snapshot(state, plan.viewers) == before, "resample changes the state"
            _check_agrees(state, guess, seat)
            twice = guess.resample(seat, Dice(name)).text
            assert twice == guess.text, "resample depends on what the seat cannot know"
            differed |= guess.text != state.text
            wander(guess, Dice(name), _PLAYED_ON)
            assert dict(guess.pieces()) == dict(state.pieces()), "resample loses pieces"
    assert differed == plan.game.hides, (
        "resample returns nothing but the true state" if plan.game.hides else "something is hidden"
    )


def _looked_at(plan: Plan) -> Iterator[State]:
    # Without secrets there is little to find; now and then will do.
    return states(plan, every=seldom(plan) if plan.game.hides else 5)


def _check_agrees(state: State, guess: State, seat: int) -> None:
    for viewer in (seat, None):
        views = state.view(viewer).to_json(), guess.view(viewer).to_json()
        assert views[0] == views[1], f"resampled for seat {seat}, another view for {viewer}"
    assert guess.to_act == state.to_act, "a resampled state has others to act"
    assert guess.awaited == state.awaited, "a resampled state waits for others"
    assert dict(guess.pieces()) == dict(state.pieces()), "resample loses pieces"


def check_two_worlds(plan: Plan) -> None:
    """What a seat sees, may do, is refused and is told does not hang on what it cannot know."""
    others, dice = strangers(plan), plan.dice("two worlds")
    for state in _looked_at(plan):
        for seat in range(plan.seats):
            guess = state.resample(seat, dice)
            for viewer in (seat, None):
                views = state.view(viewer).to_json(), guess.view(viewer).to_json()
                assert views[0] == views[1], f"the view of {viewer} leaks: {views}"
            listed = texts(state.legal_actions(seat)), texts(guess.legal_actions(seat))
            assert listed[0] == listed[1], f"the legal list of seat {seat} leaks: {listed}"
            if seat in state.to_act:
                clocks = [(world.turn_of(seat), world.timed_out(seat)) for world in (state, guess)]
                assert clocks[0] == clocks[1], f"the clock of seat {seat} leaks: {clocks}"
            for action in [*state.legal_actions(seat)[:20], *sample(others, 20, dice)]:
                _check_same_answer(state, guess, seat, action)


def _check_same_answer(state: State, guess: State, seat: int, action: Action) -> None:
    refusals = [_said(attempt(world, seat, action)) for world in (state, guess)]
    assert refusals[0] == refusals[1], f"a refusal of {action} leaks: {refusals}"
    if refusals[0] is not None:
        return
    worlds = state.copy(), guess.copy()
    told = [world.apply(seat, action) for world in worlds]
    for viewer in (seat, None):
        heard = [[event for event in events if event.is_for(viewer)] for events in told]
        # From a revealing event on the two worlds may rightly differ.
        quiet = [_until_revealed(events) for events in heard]
        assert quiet[0] == quiet[1], f"the events of {action} leak to {viewer}: {quiet}"
        if quiet == heard:
            views = [world.view(viewer).to_json() for world in worlds]
            assert views[0] == views[1], f"the view of {viewer} after {action} leaks: {views}"


def _said(refusal: ParbatError | None) -> tuple[object, ...] | None:
    return None if refusal is None else (type(refusal), refusal.code, refusal.data)


def _until_revealed(events: list[Event]) -> list[Event]:
    return list(takewhile(lambda event: not event.reveals, events))


def check_known_log(plan: Plan) -> None:
    """The log a viewer gets does not hang on the state's secrets and holds its own entries."""
    dice = plan.dice("known log")
    for match, _ in play(plan):
        if match.state.outcome:
            return
        for viewer in plan.viewers:
            known = match.record(viewer).log
            mine = [[_numberless(e) for e in log if e.by == viewer] for log in (known, match.log)]
            assert mine[0] == mine[1], f"the log that {viewer} gets lacks its own entries"
            assert plan.game.hides or known == match.log, "nothing is hidden, but an entry is"
            if viewer is not None:
                guess = match.state.resample(viewer, dice)
                assert guess.known_log(match.log, viewer) == known, f"{viewer}'s log leaks"


def _numberless(entry: Entry) -> Entry:
    # Where entries are left out, an undo may count without them.
    undoes = entry.do.startswith("undo ")
    return msgspec.structs.replace(entry, do="undo") if undoes else entry


def check_disguised(plan: Plan) -> None:
    """Two games that differ only in what a viewer cannot know tell it the same all the way."""
    if not plan.game.hides:
        return
    differed = False
    # Each look plays the game again up to there.
    every = max(1, len(played(plan).log) ** 2 // 3000)
    for step, (match, _) in enumerate(play(plan)):
        if not match.state.outcome and step % every == 0:
            for viewer in plan.viewers:
                other = DISGUISES[plan.game.name](match, viewer, Dice(f"{step} {viewer}"))
                differed |= other != match.log
                _check_told_the_same(plan, match.log, other, viewer)
    assert differed, "no log was disguised"


def _check_told_the_same(plan: Plan, log: list[Entry], other: list[Entry], viewer: Viewer) -> None:
    assert len(log) == len(other), "a disguised log is longer or shorter"
    worlds = plan.new_match(), plan.new_match()
    differs = False
    for index, entries in enumerate(zip(log, other, strict=True)):
        told = [
            [event for event in enter(world, entry.by, entry.do) if event.is_for(viewer)]
            for world, entry in zip(worlds, entries, strict=True)
        ]
        differs |= entries[0] != entries[1]
        if not differs:  # up to here it is one world
            continue
        where = f"entry {index} {entries[0].do!r}"
        assert told[0] == told[1], f"the events of {where} leak to {viewer}: {told}"
        views = [world.state.view(viewer).to_json() for world in worlds]
        assert views[0] == views[1], f"after {where} the view of {viewer} leaks: {views}"
        lists = [_listed(world, viewer) for world in worlds]
        assert lists[0] == lists[1], f"after {where} the legal list of {viewer} leaks: {lists}"
        records = [world.record(viewer).to_json() for world in worlds]
        assert records[0] == records[1], f"after {where} the record of {viewer} leaks: {records}"
    if viewer is not None:
        guesses = [world.state.resample(viewer, Dice(len(log))).text for world in worlds]
        assert guesses[0] == guesses[1], "resample depends on what the seat cannot know"


def check_unnoticed(plan: Plan) -> None:
    """An entry of which somebody is told nothing changes nothing they see, nor who is to act."""
    before: list[tuple[object, ...]] = []
    for match, events in play(plan):
        after = [_noticed(match.state, viewer) for viewer in plan.viewers]
        for viewer, was, now in zip(plan.viewers, before, after, strict=False):
            told = match.log[-1].by == viewer or any(event.is_for(viewer) for event in events)
            assert told or was == now, f"untold of {match.log[-1].do}, {viewer} notices it"
        before = after


def _noticed(state: State, viewer: Viewer) -> tuple[object, ...]:
    seats = sorted(actor for actor in state.awaited if isinstance(actor, int))
    turns = [state.turn_of(seat) for seat in seats]
    return state.view(viewer).to_json(), state.to_act, state.awaited, turns


def _listed(match: Match, viewer: Viewer) -> list[str]:
    return [] if viewer is None else texts(match.state.legal_actions(viewer))


def check_perspective(plan: Plan) -> None:
    """A computer player gets its seat's view and list, and the true state is out of its reach."""
    for step, state in enumerate(_looked_at(plan)):
        for seat in range(plan.seats):
            name = f"{step} {seat}"
            seen = Perspective(plan.game, plan.options, state, seat, Dice(name))
            assert seen.view == state.view(seat), "a perspective with another view"
            listed = texts(seen.legal_actions), texts(state.legal_actions(seat))
            assert listed[0] == listed[1], "a perspective with another legal list"
            guess = seen.resample(Dice(name))
            assert guess.view(seat) == seen.view, "a perspective resamples against its view"
            assert guess.text == state.resample(seat, Dice(name)).text, "a perspective knows more"
            assert not _reaches(seen, state), "from a perspective the true state can be reached"


# What every object reaches and no state is kept in.
_OUTSIDE = (type, ModuleType, FunctionType, Game)


def _reaches(start: object, goal: object) -> bool:
    found, new = {id(start)}, [start]
    while new:
        for thing in gc.get_referents(new.pop()):
            if thing is goal:
                return True
            if id(thing) not in found and not isinstance(thing, _OUTSIDE):
                found.add(id(thing))
                new.append(thing)
    return False
