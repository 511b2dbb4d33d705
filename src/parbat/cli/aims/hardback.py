"""What the computer players of Hardback are to reach."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from parbat.bots.hardback.player import LEVELS
from parbat.bots.hardback.spelling import Thoughts
from parbat.bots.hardback.values import Prices, numbers
from parbat.cli.aims.aim import Aim, Games, Pieces, Turns, Work
from parbat.core.chance import Seed
from parbat.core.match import Match
from parbat.games import find_game
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.form import Findable, WordForm
from parbat.games.hardback.position import Held
from parbat.games.hardback.state import HardbackState
from parbat.lexicon import LONGEST, find_lexicon

_HANDS: Final = 100
_CARDS: Final = 7
_WILDS: Final = 2
_STRONGEST: Final = f"level-{len(LEVELS)}"


def hands() -> list[HardbackState]:
    """Return positions in which a player is to spell with seven cards: always the same."""
    match = Match(find_game("hardback"), {"dictionary": "large"}, ["", ""], Seed.numbered(1))
    match.begin()
    dice = random.Random(1)
    cards = sorted(CARDS)
    found: list[HardbackState] = []
    for _ in range(_HANDS):
        state = match.state.copy()
        assert isinstance(state, HardbackState)
        state.at.active.hand = [Held(card) for card in sorted(dice.sample(cards, _CARDS))]
        found.append(state)
    return found


def best_words() -> Sequence[Work]:
    """Return the searches for the best word of each hand."""
    listed = find_lexicon("large")
    return [partial(_best_word, state, listed) for state in hands()]


def _best_word(state: HardbackState, listed: Findable) -> int:
    """Find the word that looks best, as the computer player does, none to two cards wild."""
    (form,) = state.forms(0)
    assert isinstance(form, WordForm)
    prices = Prices(state.view(0), 0, numbers())
    thoughts = Thoughts.of(state.at, form, prices, state.rules)
    thoughts.best(listed, _WILDS, LONGEST, 1)
    return 1


AIMS: Final = (
    Aim("hardback", "best-word", "ms", "most", 20, Pieces(best_words)),
    Aim("hardback", "turn", "s", "most", 1, Turns(_STRONGEST, games=4)),
    Aim(
        "hardback",
        "against-middle",
        "percent",
        "least",
        75,
        Games(_STRONGEST, games=400, against=("level-3",)),
    ),
    Aim(
        "hardback",
        "against-weakest",
        "percent",
        "least",
        95,
        Games(_STRONGEST, games=400, against=("level-1",)),
    ),
    Aim(
        "hardback",
        "against-penny",
        "percent",
        "least",
        50,
        Games(_STRONGEST, games=200, options={"mode": "cooperative"}),
    ),
)
