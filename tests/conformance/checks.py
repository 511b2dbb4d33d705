"""What every game must keep about its rules.

Each check takes a plan, plays the random game it describes and raises ``AssertionError`` with
what it found wrong. Matches and records are checked in ``records``, secrets in ``secrecy``.
"""

from __future__ import annotations

from collections.abc import Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

import msgspec

from conformance.playing import (
    Plan,
    attempt,
    play,
    sample,
    seldom,
    snapshot,
    states,
    strangers,
    texts,
    wander,
)
from parbat.core.actions import Action
from parbat.core.actors import CHANCE
from parbat.core.errors import ParbatError
from parbat.core.events import Event
from parbat.core.forms import Form
from parbat.core.game import Game, State


def check_ends(plan: Plan) -> None:
    """A game that goes straight on ends in time and for one of its reasons; then nobody acts."""
    game = plan.game
    for match, _ in play(plan, straight=True):
        assert len(match.log) <= game.longest, f"a game longer than {game.longest} entries"
    outcome = match.state.outcome
    assert outcome is not None
    assert outcome.reason in game.reasons, f"unknown reason to end: {outcome.reason}"
    assert len(outcome.scores) == plan.seats, f"not a score for each seat: {outcome.scores}"
    _check_ranks(outcome.ranks, plan.seats)
    _check_nobody_acts(match.state, plan.seats)


def _check_ranks(ranks: tuple[int, ...] | None, seats: int) -> None:
    assert ranks is not None, "a game played to its end has no ranks"
    fair = tuple(1 + sum(other < mine for other in ranks) for mine in ranks)
    if set(ranks) == {2}:
        fair = ranks  # all lost against the game itself
    assert (len(ranks), ranks) == (seats, fair), f"not ranks with the better one shared: {ranks}"


def _check_nobody_acts(state: State, seats: int) -> None:
    assert not state.to_act, f"somebody may act after the end: {set(state.to_act)}"
    for seat in range(seats):
        assert not list(state.legal_actions(seat)), "something is legal after the end"


def check_timed_out(plan: Plan) -> None:
    """What is entered for a seat whose time is up is accepted, whoever has to act."""
    for state in states(plan):
        before = snapshot(state, plan.viewers)
        for seat in [actor for actor in state.undecided if isinstance(actor, int)]:
            entered = state.timed_out(seat)
            if entered is not None:
                refusal = attempt(state.copy(), seat, entered)
                assert refusal is None, f"entered when time is up, but refused: {entered}"
            else:
                hidden = state.undecided != state.awaited
                assert not hidden, "who takes over would tell who has not acted"
        assert snapshot(state, plan.viewers) == before, "timed_out changes the state"


def check_giving_up(plan: Plan) -> None:
    """An abandoned game has no ranks; who resigns ranks last if that ends the game."""
    for state in states(plan):
        if state.outcome:
            return
        for seat in range(plan.seats):
            resigned = state.copy()
            resigned.resign(seat)
            if not plan.game.resigning_ends:
                assert resigned.text != state.text, "resigning changes nothing"
                continue
            ranks = _given_up(resigned, plan)
            assert ranks, "a resigned game has no ranks"
            assert ranks[seat] == max(ranks) > 1, f"seat {seat} resigned, ranks {ranks}"
        abandoned = state.copy()
        abandoned.abandon()
        assert _given_up(abandoned, plan) is None, "an abandoned game has ranks"


def _given_up(state: State, plan: Plan) -> tuple[int, ...] | None:
    outcome = state.outcome
    assert outcome is not None, "given up, and the game goes on"
    assert outcome.reason in plan.game.reasons, f"unknown reason to end: {outcome.reason}"
    _check_nobody_acts(state, plan.seats)
    return outcome.ranks


def check_legal_lists(plan: Plan) -> None:
    """A seat has a list exactly while it may act, each action once; chance acts alone."""
    for state in states(plan):
        assert state.awaited <= state.to_act, "the game waits for somebody who may not act"
        assert state.undecided <= state.awaited, "somebody has to act who is not waited for"
        assert state.outcome or state.undecided, "the game goes on and waits for nobody"
        assert CHANCE not in state.to_act or state.to_act == {CHANCE}, "chance does not act alone"
        for seat in range(plan.seats):
            listed = texts(state.legal_actions(seat))
            can_act = bool(listed) or bool(state.forms(seat))
            assert can_act == (seat in state.to_act), f"the list of seat {seat} is {listed}"
            assert len(set(listed)) == len(listed), f"listed twice: {listed}"
            assert texts(state.legal_actions(seat)) == listed, "a second look, another legal list"


def check_order(plan: Plan) -> None:
    """One order of all actions fits every legal list of a game."""
    order: TopologicalSorter[str] = TopologicalSorter()
    for state in states(plan):
        for seat in range(plan.seats):
            listed = texts(state.legal_actions(seat))
            for earlier, later in pairwise(listed):
                order.add(later, earlier)
    try:
        order.prepare()
    except CycleError as cycle:
        raise AssertionError(f"legal lists in no fixed order: {cycle.args[1]}") from None


def check_listed_is_accepted(plan: Plan) -> None:
    """Every listed action is accepted, and no two of a list do the same."""
    for state in states(plan):
        for seat in range(plan.seats):
            reached: dict[str, tuple[State, tuple[Event, ...]]] = {}
            for action in state.legal_actions(seat):
                trial = state.copy()
                try:
                    told = trial.apply(seat, action)
                except ParbatError as refusal:
                    raise AssertionError(f"listed, but refused: {action} ({refusal})") from None
                other, told_then = reached.setdefault(trial.text, (trial, told))
                if other is not trial:
                    # Two ways to the same end may well be two choices by the rules.
                    assert told != told_then, f"the same happens as by another action: {action}"
                    seen = [snapshot(world, plan.viewers) for world in (trial, other)]
                    assert seen[0] == seen[1], f"one text for two states: after {action}"


def check_only_listed_is_accepted(plan: Plan) -> None:
    """Actions from elsewhere in the game are accepted exactly if they are listed here."""
    others = strangers(plan)
    dice = plan.dice("only listed")
    for state in states(plan):
        for seat in range(plan.seats):
            listed = set(texts(state.legal_actions(seat)))
            formed = tuple(form.kind for form in state.forms(seat))
            for action in sample(others, 15, dice):
                if isinstance(action, formed):
                    continue
                accepted = attempt(state, seat, action) is None
                assert accepted <= (action.text in listed), f"accepted, not listed: {action}"
                assert accepted >= (action.text in listed), f"listed, but refused: {action}"


def check_forms(plan: Plan) -> None:
    """A form makes up what is accepted, and says of everything of its kind what ``apply`` says."""
    others, dice = strangers(plan), plan.dice("forms")
    for state in states(plan, every=seldom(plan)):
        for seat in range(plan.seats):
            for form in state.forms(seat):
                listed = state.legal_actions(seat)
                assert not any(isinstance(action, form.kind) for action in listed), "listed too"
                msgspec.json.encode(form.parts)
                made = form.sample(dice)
                assert made is None or isinstance(made, form.kind), f"of another kind: {made}"
                assert made is None or attempt(state, seat, made) is None, f"refused: {made}"
                _check_judgement(state, seat, form, [*([made] if made else []), *others])


def _check_judgement(state: State, seat: int, form: Form, actions: Sequence[Action]) -> None:
    for action in actions:
        if isinstance(action, form.kind):
            answers = [_code(form.refusal(action)), _code(attempt(state, seat, action))]
            assert answers[0] == answers[1], f"{action}: {answers}"


def _code(refusal: ParbatError | None) -> str | None:
    return None if refusal is None else refusal.code


def check_round_trips(plan: Plan) -> None:
    """Every action comes back the same from its text and from JSON."""
    dice = plan.dice("round trips")
    state = plan.game.start(plan.options, plan.seats)
    while not state.outcome:
        if CHANCE in state.to_act:
            _check_round_trip(plan.game, state.draw(dice))
        for seat in range(plan.seats):
            for action in state.legal_actions(seat):
                _check_round_trip(plan.game, action)
        wander(state, dice, 1)
    for action in strangers(plan):
        _check_round_trip(plan.game, action)


def _check_round_trip(game: Game, action: Action) -> None:
    read = game.parse_action(action.text)
    assert read == action, f"{action!r} comes back from its text as {read!r}"
    try:
        read = game.action_from_json(action.to_json())
    except msgspec.ValidationError as problem:
        raise AssertionError(f"{action!r} does not come back from JSON: {problem}") from None
    assert read == action, f"{action!r} comes back from JSON as {read!r}"


def check_copies(plan: Plan) -> None:
    """A copy shows what its original shows, and neither notices what the other goes through."""
    dice = plan.dice("copies")
    for state in states(plan, every=2):
        before = snapshot(state, plan.viewers)
        first = state.copy()
        second = first.copy()
        assert snapshot(first, plan.viewers) == before, "a copy differs from its original"
        wander(second, dice, 8)
        assert snapshot(first, plan.viewers) == before, "the copy acts and the original changes"
        second = first.copy()
        wander(first, dice, 8)
        assert snapshot(second, plan.viewers) == before, "the original acts and the copy changes"


def check_pieces(plan: Plan) -> None:
    """No piece is ever lost or found."""
    box = dict(next(states(plan)).pieces())
    assert box, "there are no pieces"
    for state in states(plan):
        assert dict(state.pieces()) == box, f"pieces {dict(state.pieces())}, in the box {box}"
