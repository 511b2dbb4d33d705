"""What holds after every action of any game (rules 1.1, 3.4, 3.9, 4.1, 6.3)."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nanga_parbat.pictures import GAME
from nanga_parbat.playing import new_game, random_game
from parbat.core.errors import IllegalAction
from parbat.core.rng import Rng
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.actions import End, from_code
from parbat.games.nanga_parbat.legality import refusal
from parbat.games.nanga_parbat.position import AFTER_GUIDE, BEFORE_TRAP, OVER, RELOCATED
from parbat.games.nanga_parbat.state import NangaParbatState
from parbat.search.playout import play_out, play_out_many


class Turns:
    """Counts the turns and the traded animals that a position does not tell."""

    def __init__(self) -> None:
        self.trapped = 0
        self.traded = [0] * 6

    def note(self, code: int) -> None:
        """Take note of an action carried out."""
        kind = codes.kind_of(code)
        self.trapped += kind == codes.TRAP
        if kind in (codes.DIFFERENT, codes.SAME):
            for piece in range(10):
                species = piece // 2 if piece < 8 else piece - 4
                self.traded[species] += codes.given(code, piece)


def check(state: NangaParbatState, turns: Turns) -> None:
    """Scenario 29: everything that must hold in this position."""
    p = state.position
    animals, hikers, camps = list(p.animals), list(p.hikers), list(p.camps)
    layers = [*animals, *hikers, *camps]
    # Every section holds exactly one thing.
    assert sum(layers) == 2**36 - 1
    assert sum(layer.bit_count() for layer in layers) == 36
    # Each turn takes one animal off the board and puts one hiker on it.
    assert sum(layer.bit_count() for layer in animals) == 36 - turns.trapped
    placed = [hikers[seat].bit_count() + camps[seat].bit_count() for seat in range(2)]
    assert [15 - left for left in p.hikers_left] == placed
    assert sum(placed) == turns.trapped
    assert [12 - left for left in p.camps_left] == [mask.bit_count() for mask in camps]
    for species in range(6):
        pieces = (2 * species, 2 * species + 1) if species < 4 else (4 + species,)
        held = sum(p.held[10 * seat + piece] for seat in range(2) for piece in pieces)
        assert animals[species].bit_count() + held + turns.traded[species] == 6
    # Camps were paid for with cubes, at most five a player, never two on one spot.
    assert p.chart[0] & p.chart[1] == 0
    for seat in range(2):
        spots = [place for place in range(15) if p.chart[seat] >> place & 1]
        assert len(spots) <= 5
        assert camps[seat].bit_count() == sum(p.ground.size[s] for s in spots if s < 5)
        assert p.score[seat] >= sum(p.ground.points[place] for place in spots)
    assert p.score[0] != p.score[1] or p.score[0] == 0
    # A turn can always be played, and only what is over has no action.
    assert (p.phase == OVER) == (state.outcome is not None) == (not state.to_act)
    assert bool(p.listed()) == (state.outcome is None)
    if p.phase in (BEFORE_TRAP, RELOCATED):
        assert sum(layer.bit_count() for layer in animals) >= 7
    assert min(p.held) >= 0


class Games(RuleBasedStateMachine):
    """Games of any options, played by choices that hypothesis makes and makes simpler."""

    @initialize(
        number=st.integers(0, 10_000),
        area_variant=st.booleans(),
        topology=st.sampled_from(["full9", "slope6"]),
        region=st.integers(0, 5),
    )
    def begin(self, number: int, area_variant: bool, topology: str, region: int) -> None:
        self.state = new_game(number, GAME, area_variant=area_variant, topology=topology)
        self.turns = Turns()
        self._do(self.state.position.listed()[region])

    @precondition(lambda self: self.state.outcome is None)
    @rule(kind=st.integers(0, 10), which=st.integers(0, 999))
    def act(self, kind: int, which: int) -> None:
        listed = self.state.position.listed()
        kinds = sorted({codes.kind_of(code) for code in listed})
        chosen = kinds[kind % len(kinds)]
        choices = [code for code in listed if codes.kind_of(code) == chosen]
        self._do(choices[which % len(choices)])

    @precondition(lambda self: self.state.position.phase == AFTER_GUIDE)
    @rule(which=st.integers(0, 999))
    def end_and_trap(self, which: int) -> None:
        """Hurry on, so that a run reaches late turns."""
        self._do(self.state.position.listed()[-1])
        if self.state.outcome is None:
            listed = self.state.position.listed()
            early = [code for code in listed if codes.kind_of(code) <= codes.TRAP]
            self._do(early[which % len(early)])

    @precondition(lambda self: self.state.outcome is not None)
    @rule(seat=st.integers(0, 1))
    def nothing_more(self, seat: int) -> None:
        """After the end nobody may do anything."""
        assert len(self.state.legal_actions(seat)) == 0
        with pytest.raises(IllegalAction):
            self.state.apply(seat, End())

    def _do(self, code: int) -> None:
        (seat,) = self.state.to_act
        self.state.apply(seat, from_code(code))
        self.turns.note(code)

    @invariant()
    def everything_is_in_order(self) -> None:
        check(self.state, self.turns)


TestGames = Games.TestCase
TestGames.settings = settings(
    max_examples=25, stateful_step_count=60, deadline=None, derandomize=True, database=None
)


@pytest.mark.parametrize("number", range(8))
def test_whole_games_to_their_end(number: int) -> None:
    """Scenario 29, to the last turn; a game ends, and within the bound the game names."""
    turns = Turns()
    actions = 0
    before: NangaParbatState | None = None
    for state in random_game(number, area_variant=number % 2 == 1):
        if before is not None:
            turns.note(_done(before, state))
            actions += 1
        check(state, turns)
        before = state.copy()
    assert before is not None
    assert before.outcome is not None
    assert turns.trapped <= 30
    assert actions < GAME.longest


def _done(before: NangaParbatState, after: NangaParbatState) -> int:
    """Find the action that led from one position to the next: there is exactly one (9.5)."""
    found = []
    for code in before.position.listed():
        twin = before.position.twin()
        twin.play(code)
        if twin == after.position:
            found.append(code)
    (only,) = found
    return only


def test_playouts_give_the_same_games_compiled_and_uncompiled() -> None:
    """Every choice of 50 games goes through the generator, so its state tells them all."""
    rng = Rng(7)
    actions = play_out_many(new_game(7).position, 50, rng)
    assert (actions, rng.state) == (4367, 15767876536310497433)


def test_a_playout_ends_in_a_position_a_game_can_end_in() -> None:
    state = new_game(3)
    before = state.text
    for number in range(20):
        after = state.copy()
        actions = play_out(after.position, Rng(number))
        assert 60 <= actions < GAME.longest
        assert after.outcome is not None
        assert after.pieces() == state.pieces()
    assert state.text == before


@pytest.mark.parametrize("area_variant", [False, True])
def test_what_a_playout_samples_is_legal(area_variant: bool) -> None:
    sampled = set()
    for number in range(10):
        state = new_game(number, area_variant=area_variant)
        rng = Rng(number)
        while not state.position.over():
            code = state.position.sampled(rng)
            assert refusal(state.position, code) == 0
            assert code in state.position.listed()
            state.position.play(code)
            sampled.add(codes.kind_of(code))
    assert sampled == set(range(codes.GUIDE, codes.END + 1))
