"""What holds after everything that is done in any game."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hardback.invariants import check, check_done
from hardback.ledger import Ledger
from hardback.playing import any_options, enrich, new_game, random_game, step
from hardback.setting import GAME
from invariants import check_hidden
from parbat.core.actors import CHANCE
from parbat.core.chance import Dice
from parbat.core.errors import IllegalAction
from parbat.games.hardback.actions import ORDER, Skip


@pytest.mark.parametrize("number", range(24))
def test_whole_games(number: int) -> None:
    log = []
    state = None
    for place, done in enumerate(random_game(number)):
        state = done.state
        log.append(done)
        check(state)
        check_done(done)
        if place % 7 == 0:
            check_hidden(state, place % state.rules.seats, place)
    assert state is not None
    outcome = state.outcome
    assert outcome is not None, "the game does not come to an end"
    assert outcome.reason in GAME.reasons
    assert len(outcome.scores) == state.rules.seats
    assert outcome.ranks is not None
    assert min(outcome.ranks) in (1, 2)


@pytest.mark.parametrize("number", [3, 8])
def test_texts_lead_to_the_same_game(number: int) -> None:
    """Replayed from its texts a game goes the same way, up to what is told."""
    twin = None
    for done in random_game(number):
        if twin is None:
            twin = done.before.copy()
        if done.action is None:
            assert isinstance(done.by, int)
            told = twin.resign(done.by)
        else:
            told = twin.apply(done.by, GAME.parse_action(done.action.text))
        assert told == done.told
        assert twin.text == done.state.text


@pytest.mark.parametrize("number", range(1, 80, 2))
def test_what_words_bring(number: int) -> None:
    """Coins and points of every word and every choice, against a second reckoning."""
    ledger = Ledger()
    words = given = 0
    for done in random_game(number):
        if (reckoned := ledger.note(done)) is not None:
            due, earned = reckoned
            assert earned == due
            words += 1
        given += ledger.check_given(done)
    assert words
    assert given


def test_every_kind_of_action_comes_up() -> None:
    found = set()
    for number in range(24):
        found |= {type(done.action) for done in random_game(number)}
    assert set(ORDER) <= found


class Games(RuleBasedStateMachine):
    """Games of any options, played by choices that hypothesis makes and makes simpler."""

    @initialize(number=st.integers(0, 10_000), seats=st.integers(2, 4))
    def begin(self, number: int, seats: int) -> None:
        dice = Dice(number)
        self.state = new_game(seats, **any_options(dice))
        enrich(self.state, dice)
        while self.state.to_act == {CHANCE}:
            self.state.apply(CHANCE, self.state.draw(dice))

    @precondition(lambda self: self.state.outcome is None)
    @rule(number=st.integers(0, 10_000))
    def act(self, number: int) -> None:
        done = step(self.state, Dice(number))
        check_done(done)

    @precondition(lambda self: self.state.outcome is None)
    @rule(number=st.integers(0, 10_000), seat=st.integers(0, 1))
    def look(self, number: int, seat: int) -> None:
        check_hidden(self.state, seat, number)

    @precondition(lambda self: self.state.outcome is None)
    @rule(seat=st.integers(0, 1))
    def come_back(self, seat: int) -> None:
        self.state.seated(seat, "random")

    @precondition(lambda self: self.state.outcome is not None)
    @rule(seat=st.integers(0, 1))
    def nothing_more(self, seat: int) -> None:
        """After the end nobody may do anything."""
        assert len(self.state.legal_actions(seat)) == 0
        with pytest.raises(IllegalAction):
            self.state.apply(seat, Skip())
        with pytest.raises(IllegalAction):
            self.state.resign(seat)

    @invariant()
    def everything_is_in_order(self) -> None:
        check(self.state)
        assert self.state.copy().text == self.state.text


TestGames = Games.TestCase
TestGames.settings = settings(
    max_examples=20, stateful_step_count=80, deadline=None, derandomize=True, database=None
)
