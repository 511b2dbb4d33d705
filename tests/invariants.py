"""What holds in every position of every game."""

from __future__ import annotations

from collections.abc import Iterable

from conformance.playing import attempt
from parbat.core.actions import Action
from parbat.core.actors import CHANCE
from parbat.core.chance import Seed
from parbat.core.game import State


def check_turns(state: State, seats: int) -> None:
    """Somebody may act exactly until the end, chance alone where it is its turn."""
    to_act = state.to_act
    assert bool(to_act) == (state.outcome is None)
    assert state.awaited <= to_act
    assert CHANCE not in to_act or to_act == {CHANCE}
    for seat in range(seats):
        listed = state.legal_actions(seat)
        assert bool(listed) == (seat in to_act)
        assert len({action.text for action in listed}) == len(listed)


def check_hidden(state: State, seat: int, number: int) -> None:
    """What is dealt afresh agrees with all that a seat can see."""
    twin = state.resample(seat, Seed.numbered(number).stream(0))
    assert twin.view(seat) == state.view(seat)
    assert twin.legal_actions(seat) == state.legal_actions(seat)
    assert (twin.to_act, twin.awaited) == (state.to_act, state.awaited)
    assert twin.pieces() == state.pieces()
    again = twin.resample(seat, Seed.numbered(number).stream(0))
    assert again.text == twin.text


def check_refusals(state: State, seat: int, tried: Iterable[Action]) -> int:
    """What is listed, or fits a form, is accepted; all else is refused and changes nothing.

    Returns how many actions were refused.
    """
    listed, refused = state.legal_actions(seat), 0
    for action in tried:
        forms = [form for form in state.forms(seat) if isinstance(action, form.kind)]
        may = action in listed or any(form.refusal(action) is None for form in forms)
        refusal = attempt(state, seat, action)
        assert (refusal is None) == may, f"{action.text}: {refusal}"
        refused += refusal is not None
    return refused
