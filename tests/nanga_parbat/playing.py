"""Random games for tests: repeatable, and mixed so that every kind of action comes up."""

from __future__ import annotations

from collections.abc import Iterator

from nanga_parbat.pictures import GAME
from parbat.core.actions import Action
from parbat.core.chance import Dice, Seed
from parbat.core.options import Value
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.actions import from_code
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.state import NangaParbatState


def new_game(number: int, game: NangaParbat = GAME, **options: Value) -> NangaParbatState:
    """Return the state after the set-up of a numbered seed."""
    state = game.start(options, 2)
    state.apply("chance", state.draw(Seed.numbered(number).stream(0)))
    return state


def random_action(state: NangaParbatState, dice: Dice) -> Action:
    """Choose a kind of action first and then one of it, else swaps of deer drown the rest."""
    (seat,) = (actor for actor in state.to_act if isinstance(actor, int))
    listed = state.legal_actions(seat).codes
    kinds = sorted({codes.kind_of(code) for code in listed})
    kind = kinds[dice.below(len(kinds))]
    choices = [code for code in listed if codes.kind_of(code) == kind]
    return from_code(choices[dice.below(len(choices))])


def random_game(
    number: int, game: NangaParbat = GAME, **options: Value
) -> Iterator[NangaParbatState]:
    """Play a game; yield its state, one object that goes on changing, after each action."""
    state = new_game(number, game, **options)
    dice = Dice(number)
    yield state
    while state.outcome is None:
        (actor,) = state.to_act
        state.apply(actor, random_action(state, dice))
        yield state
