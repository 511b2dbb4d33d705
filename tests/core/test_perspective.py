"""What a computer player gets to see: its own view and guesses, never the state itself."""

from __future__ import annotations

import pytest

from core.cairn import CairnState
from core.games import GAME, begun, cairn, play_on
from parbat.core.chance import Dice
from parbat.core.perspective import Perspective


def test_a_seat_sees_its_view_and_its_legal_list() -> None:
    match = play_on(begun(), 12, Dice(1))
    for seat in range(2):
        perspective = Perspective(GAME, match.options, match.state, seat, Dice(2))
        assert perspective.game is GAME
        assert perspective.seat == seat
        assert perspective.view == match.state.view(seat)
        assert list(perspective.legal_actions) == list(match.state.legal_actions(seat))


def test_where_nothing_is_hidden_a_guess_is_the_state() -> None:
    match = play_on(begun(), 12, Dice(1))
    guess = Perspective(GAME, match.options, match.state, 0, Dice(2)).resample(Dice(3))
    assert guess.text == match.state.text


def test_playing_on_a_guess_changes_neither_the_match_nor_the_next_guess() -> None:
    match = play_on(begun(), 12, Dice(1))
    before = match.state.text
    (seat,) = match.state.to_act
    perspective = Perspective(GAME, match.options, match.state, int(seat), Dice(2))
    guess = perspective.resample(Dice(3))
    guess.apply(seat, perspective.legal_actions[0])
    guess.resign(0)
    assert guess.text != before
    assert match.state.text == before
    assert perspective.resample(Dice(4)).text == before


def test_a_perspective_is_of_the_moment_it_was_made() -> None:
    match = play_on(begun(), 12, Dice(1))
    before = match.state.text
    perspective = Perspective(GAME, match.options, match.state, 0, Dice(2))
    view = perspective.view.to_json()
    play_on(match, 3, Dice(5))
    assert perspective.resample(Dice(3)).text == before
    assert perspective.view.to_json() == view != match.state.view(0).to_json()


@pytest.mark.parametrize("secret", [1, 6])
def test_a_perspective_holds_nothing_that_its_seat_cannot_know(secret: int) -> None:
    match = cairn("Ana", "Ben")
    match.apply(0, f"hide {secret}")
    match.apply(1, "hide 2")
    of_ben = Perspective(match.game, match.options, match.state, 1, Dice(4))
    guesses = [
        guess for n in range(40) if isinstance(guess := of_ben.resample(Dice(n)), CairnState)
    ]
    assert {guess.hidden[0] for guess in guesses} == set(range(1, 7))
    assert {guess.hidden[1] for guess in guesses} == {2}
    # Even the guess it keeps was drawn without looking: it is the same whatever the secret is.
    kept = vars(of_ben)["_guess"]
    assert isinstance(kept, CairnState)
    assert kept.hidden == [Dice(4).below(6) + 1, 2]
