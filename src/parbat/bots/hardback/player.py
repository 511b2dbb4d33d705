"""A computer player that tries its best words out and values what comes of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parbat.bots.bot import Bot
from parbat.bots.hardback.spelling import Thoughts
from parbat.bots.hardback.values import Numbers, Prices, numbers
from parbat.core.actions import Action
from parbat.core.actors import CHANCE
from parbat.core.chance import Source
from parbat.core.perspective import Perspective
from parbat.games.hardback.actions import (
    Advert,
    Buy,
    Choose,
    Convert,
    Discard,
    Done,
    Double,
    Dump,
    Flush,
    Ink,
    Preview,
    Remove,
    Reserve,
    Skip,
    Top,
    Trash,
    Uncover,
    Vote,
    Word,
)
from parbat.games.hardback.cards import AWARDS, CARDS
from parbat.games.hardback.form import Findable, WordForm
from parbat.games.hardback.state import HardbackState
from parbat.games.hardback.steps.market import next_advert
from parbat.games.hardback.view import HardbackView
from parbat.lexicon import LONGEST, VOCABULARIES, find_vocabulary

_DECISIVE: Final = 1000.0


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
    Skill(vocabulary=None, longest=8, wilds=2, tried=25, draws=6),
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
        forms = [form for form in guess.forms(seen.seat) if isinstance(form, WordForm)]
        if forms:
            return self._spell(guess, forms[0], seen.seat)
        return self._decide(guess, seen.seat)

    def _prices(self, state: HardbackState, seat: int) -> Prices:
        return Prices(state.view(seat), seat, self._by)

    # Words

    def _spell(self, state: HardbackState, form: WordForm, seat: int) -> Action:
        listed = state.rules.words
        if not isinstance(listed, Findable):
            return form.sample(self.source) or Skip()
        worths = self._prices(state, seat)
        thoughts = Thoughts.of(state.at, form, worths, state.rules.awards)
        known, longest = self._known(listed)
        found = thoughts.best(known, self.skill.wilds, longest, self.skill.tried)
        if self._inks(state, seat, listed, found[0][0] if found else 0.0, worths):
            return Ink()
        laid = [word for _, text in found if (word := thoughts.lay(text))]
        tried = [word for word in laid if form.refusal(word) is None]
        best = max(tried, key=lambda word: self._worth_of(state, word, seat, worths), default=None)
        return best or form.sample(self.source) or Skip()

    def _known(self, listed: Findable) -> tuple[Findable, int]:
        """Return the words that it knows, and how long they are at most."""
        vocabularies = VOCABULARIES.get(listed.language)
        if self.skill.vocabulary is None or vocabularies is None:
            return listed, self.skill.longest if vocabularies is None else LONGEST
        return find_vocabulary(vocabularies[self.skill.vocabulary]), LONGEST

    def _inks(
        self, state: HardbackState, seat: int, listed: Findable, best: float, worths: Prices
    ) -> bool:
        """Return whether a further card, drawn with ink, looks better than the ink is worth."""
        if not self.skill.draws or Ink() not in state.legal_actions(seat):
            return False
        gained = 0.0
        for _ in range(self.skill.draws):
            trial = state.resample(seat, self.source)
            trial.apply(seat, Ink())
            while CHANCE in trial.to_act:
                trial.apply(CHANCE, trial.draw(self.source))
            for form in trial.forms(seat):
                assert isinstance(form, WordForm)
                thoughts = Thoughts.of(trial.at, form, worths, state.rules.awards)
                found = thoughts.best(listed, 2, LONGEST, 1)
                gained += (found[0][0] if found else 0.0) - best
        return gained / self.skill.draws > worths.ink

    def _worth_of(self, state: HardbackState, word: Word, seat: int, worths: Prices) -> float:
        """Return what a word brings in the end, as far as it can be known."""
        trial = state.copy()
        trial.apply(seat, word)
        before, after = state.view(seat), self._until_spent(trial, seat)
        return _worth(after, seat, worths) - _worth(before, seat, worths)

    def _until_spent(self, trial: HardbackState, seat: int) -> HardbackView:
        """Decide all that comes before the purchase and return the position then."""
        while trial.outcome is None and trial.at.turn.seat == seat:
            if follow_up := trial.follow_up():
                trial.apply(*follow_up)
            elif CHANCE in trial.to_act or trial.at.turn.step in ("purchase", "vote", "spell"):
                break
            else:
                trial.apply(seat, self._decide(trial, seat))
        return trial.view(seat)

    # Everything else

    def _decide(self, state: HardbackState, seat: int) -> Action:
        listed = state.legal_actions(seat)
        # Out of turn nobody has to do anything: whoever is asked all the same may only have ink.
        legal = [action for action in listed if not isinstance(action, Ink)] or listed
        worths = self._prices(state, seat)
        return max(legal, key=lambda action: self._rate(state, action, seat, worths))

    def _rate(self, state: HardbackState, action: Action, seat: int, worths: Prices) -> float:
        match action:
            case Vote():
                return float(action.accepts)
            case Uncover() | Double():
                trial = state.copy()
                trial.apply(seat, action)
                return _worth(self._until_spent(trial, seat), seat, worths)
            case Trash(card):
                return _paid(state, card, worths) - max(0.0, worths.card(card))
            case Dump(card):
                return worths.without(card)
            case Preview():
                return _DECISIVE
            case Top(card):
                return worths.played(card) - worths.played("STA-A")
            case Discard(card):
                return worths.played("STA-A") - worths.played(card)
            case Choose(what):
                return _chosen(what, worths)
            case Reserve(card):
                kept = worths.card(card) / 4 if not state.at.active.jail else 0.0
                return kept + _denied(state, card)
            case Remove(card):
                return worths.card(card) / 20 + _denied(state, card)
            case Flush():
                return self._best_buy(state, worths) * -1.0 + 2.0
            case Buy(card):
                paid = worths.ink * CARDS[card].cost + self._by.hurdle
                return worths.card(card) - paid + _denied(state, card)
            case Advert():
                return _advert(state) - worths.ink * 6
            case Convert():
                return self._after_convert(state, seat, worths)
            case Done() | _:
                return 0.0

    def _best_buy(self, state: HardbackState, worths: Prices) -> float:
        coins = state.at.active.coins
        return max(
            (worths.card(card) for card in state.at.offers if CARDS[card].cost <= coins),
            default=0.0,
        )

    def _after_convert(self, state: HardbackState, seat: int, worths: Prices) -> float:
        """Return what the next purchase brings more after ink was changed."""
        trial = state.copy()
        trial.apply(seat, Convert())
        if trial.at.turn.seat != seat or trial.at.ended:
            return -_DECISIVE
        spent = state.at.active.ink - trial.at.active.ink
        now = max(0.0, self._best_buy(state, worths))
        return self._best_buy(trial, worths) - now - worths.ink * spent - self._by.convert


def _worth(view: HardbackView, seat: int, worths: Prices) -> float:
    """Return what a player has, in points."""
    player = view.players[seat]
    score = view.team - view.penny if view.cooperative else player.score
    award = worths.award_point * AWARDS.get(player.award, 0)
    return score + award + worths.coin * player.coins + worths.ink * (player.ink + player.remover)


def _denied(state: HardbackState, card: str) -> float:
    """Return how much less Penny gets next if a card is taken away."""
    offers = state.at.offers
    if not state.rules.cooperative or offers[0] != card or len(offers) < 2:
        return 0.0
    return float(CARDS[card].cost - CARDS[offers[1]].cost)


def _paid(state: HardbackState, card: str, worths: Prices) -> float:
    trial = state.copy()
    trial.apply(state.at.turn.seat, Trash(card))
    gained = trial.at.players[state.at.turn.seat]
    had = state.at.active
    return worths.coin * (gained.coins - had.coins) + gained.score - had.score


def _chosen(what: str, worths: Prices) -> float:
    return {"coins": worths.coin, "points": 1.0, "ink": 0.3, "remover": 0.1}[what]


def _advert(state: HardbackState) -> float:
    advert = next_advert(state.at, state.rules)
    return float(advert[1]) if advert else 0.0
