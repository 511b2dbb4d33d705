"""A computer player that tries its best words out and values what comes of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parbat.bots.bot import Bot
from parbat.bots.hardback.deciding import Mind
from parbat.bots.hardback.spelling import Thoughts
from parbat.bots.hardback.values import Numbers, Prices, numbers
from parbat.core.actions import Action
from parbat.core.chance import Source, shuffled
from parbat.core.perspective import Perspective
from parbat.games.hardback.actions import Ink, Skip, Word
from parbat.games.hardback.form import Findable, WordForm
from parbat.games.hardback.position import Player
from parbat.games.hardback.state import HardbackState
from parbat.lexicon import LONGEST, VOCABULARIES, find_vocabulary


@dataclass(frozen=True)
class Skill:
    """How well a player plays."""

    vocabulary: int | None
    """Which of the lists of common words it knows, where there are any; ``None`` for all words."""
    longest: int
    """The longest words it knows of a language without such lists."""
    wilds: int
    """With how many wild cards in a word it can think."""
    tried: int
    """How many words it tries out."""
    draws: int
    """How many cards it imagines before it uses ink, 0 if it never does."""


LEVELS: Final = (
    Skill(vocabulary=0, longest=4, wilds=1, tried=4, draws=0),
    Skill(vocabulary=1, longest=5, wilds=1, tried=8, draws=0),
    Skill(vocabulary=2, longest=6, wilds=2, tried=15, draws=0),
    Skill(vocabulary=2, longest=7, wilds=1, tried=15, draws=2),
    Skill(vocabulary=None, longest=LONGEST, wilds=4, tried=40, draws=12),
)
"""The levels, the weakest first. The weaker ones know fewer words."""


class Author(Bot):
    """Looks for the word that brings most, then decides step by step."""

    def __init__(self, source: Source, level: int = len(LEVELS), by: Numbers | None = None) -> None:
        """Play at a level from 1 to 5, by other numbers than the usual ones if some are given."""
        super().__init__(source)
        self.skill = LEVELS[level - 1]
        self._by = by or numbers()

    def choose(self, seen: Perspective) -> Action:
        """Return a legal action."""
        guess = seen.resample(self.source)
        assert isinstance(guess, HardbackState)
        mind = Mind.of(guess, seen.seat, self._prices(guess, seen.seat))
        forms = [form for form in guess.forms(seen.seat) if isinstance(form, WordForm)]
        return self._spell(guess, forms[0], mind) if forms else mind.decide(guess)

    def _prices(self, state: HardbackState, seat: int) -> Prices:
        return Prices(state.view(seat), seat, self._by)

    def _spell(self, state: HardbackState, form: WordForm, mind: Mind) -> Action:
        listed = state.rules.words
        if not isinstance(listed, Findable):
            return form.sample(self.source) or Skip()
        thoughts = Thoughts.of(state.at, form, mind.prices, state.rules)
        known, longest = self._known(listed)
        found = thoughts.best(known, self.skill.wilds, longest, self.skill.tried)
        if self._inks(state, listed, found[0][0] if found else 0.0, mind):
            return Ink()
        laid = [word for _, text in found if (word := thoughts.lay(text))]
        tried = [word for word in laid if form.refusal(word) is None]
        best = max(tried, key=lambda word: self._worth_of(state, word, mind), default=None)
        return best or form.sample(self.source) or Skip()

    def _known(self, listed: Findable) -> tuple[Findable, int]:
        """Return the words that it knows, and how long they are at most."""
        vocabularies = VOCABULARIES.get(listed.language)
        if self.skill.vocabulary is None or vocabularies is None:
            return listed, self.skill.longest if vocabularies is None else LONGEST
        return find_vocabulary(vocabularies[self.skill.vocabulary]), LONGEST

    def _inks(self, state: HardbackState, listed: Findable, best: float, mind: Mind) -> bool:
        """Return whether a further card, drawn with ink, looks better than the ink is worth."""
        if not self.skill.draws or Ink() not in state.legal_actions(mind.seat):
            return False
        drawn = self._drawn(state.at.players[mind.seat])
        gained = 0.0
        for card in drawn:
            trial = state.copy()
            trial.at.players[mind.seat].draw = [card]
            trial.apply(mind.seat, Ink())
            for form in trial.forms(mind.seat):
                assert isinstance(form, WordForm)
                thoughts = Thoughts.of(trial.at, form, mind.prices, state.rules)
                found = thoughts.best(listed, 2, LONGEST, 1)
                gained += (found[0][0] if found else 0.0) - best
        cost = mind.prices.ink + mind.shopping.ink_penalty(state.at)
        return gained / len(drawn) > cost

    def _drawn(self, player: Player) -> list[str]:
        """Return cards that a draw may bring, each as likely as any other."""
        if player.known_top:
            return player.draw[:1]
        return shuffled(sorted(player.draw or player.discard), self.source)[: self.skill.draws]

    def _worth_of(self, state: HardbackState, word: Word, mind: Mind) -> float:
        """Return what a word brings in the end, as far as it can be known."""
        trial = state.copy()
        trial.apply(mind.seat, word)
        return mind.outlook(trial)
