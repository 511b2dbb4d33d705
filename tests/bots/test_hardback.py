"""The computer player of Hardback: the words it thinks of, and whole games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from parbat.bots.bot import Bot
from parbat.bots.hardback import Author
from parbat.bots.hardback.spelling import Thoughts
from parbat.bots.hardback.values import Prices, numbers
from parbat.bots.hardback.weighing import Weigher, Weight
from parbat.bots.uniform import Uniform
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Seat
from parbat.games.hardback.form import WordForm
from parbat.games.hardback.meta import Hardback
from parbat.games.hardback.state import HardbackState
from parbat.lexicon import find_lexicon

GAME = Hardback()
LENGTHS = [0.0, 0.0, 0.5, 1.0]

weights = some.builds(
    Weight,
    some.integers(0, 4),
    some.integers(0, 8).map(float),
    some.integers(0, 8).map(float),
    some.integers(-1, 3),
)
words = some.lists(some.text("abcde", min_size=2, max_size=6), min_size=1, max_size=20, unique=True)

standings = some.lists(some.integers(0, 2), min_size=4, max_size=4)


def looks_worth(word: str, cards: list[Weight], standing: list[int]) -> float:
    """What a word looks worth, reckoned card by card."""
    left = sorted(cards, key=lambda card: card.basic + card.active)
    laid = []
    for letter in word:
        fitting = [card for card in left if card.letter == ord(letter) - ord("a")]
        if fitting:
            laid.append(fitting[-1])
            left.reverse()
            left.remove(fitting[-1])
            left.reverse()
    total = LENGTHS[min(len(word), 3)] + sum(card.basic for card in laid)
    for genre in range(4):
        of_genre = [card for card in laid if card.genre == genre]
        if len(of_genre) + standing[genre] > 1:
            total += sum(card.active for card in of_genre)
    return total


@settings(deadline=None)
@given(some.lists(weights, max_size=10), words, standings)
def test_words_are_weighed_by_the_best_cards_they_can_be_laid_with(
    cards: list[Weight], thought_of: list[str], standing: list[int]
) -> None:
    lines = "".join(f"{word}\n" for word in thought_of).encode()
    found = Weigher(cards, standing, LENGTHS).best(lines, 5)
    expected = sorted((looks_worth(word, cards, standing) for word in thought_of), reverse=True)
    assert [score for score, _ in found] == pytest.approx(expected[:5])
    for score, word in found:
        assert score == pytest.approx(looks_worth(word, cards, standing))


def begun(seats: int = 2, number: int = 1, **options: Any) -> Match:
    match = Match(GAME, options, [Seat(name=f"S{n}") for n in range(seats)], Seed.numbered(number))
    match.begin()
    return match


def play_out(match: Match, players: list[Bot]) -> None:
    while match.state.outcome is None:
        seat = min(actor for actor in match.state.awaited if isinstance(actor, int))
        seen = match.perspective(seat, players[seat].source)
        match.apply(seat, players[seat].choose(seen))


def test_a_word_is_laid_with_the_best_cards_face_up_and_the_worst_wild() -> None:
    state = begun().state
    assert isinstance(state, HardbackState)
    (form,) = state.forms(0)
    assert isinstance(form, WordForm)
    thoughts = Thoughts.of(state.at, form, Prices(state.view(0), 0, numbers()), state.rules)
    for _, word in thoughts.best(find_lexicon("standard"), 2, 15, 20):
        laid = thoughts.lay(word)
        assert laid is not None
        assert laid.spelled.lower() == word
        assert form.refusal(laid) is None


def test_the_nearer_the_end_the_more_points_count_than_coins() -> None:
    early, late = prices_at(0), prices_at(55)
    assert early.coin > late.coin
    assert early.card("ADV-G6") > late.card("ADV-G6")


def prices_at(score: int) -> Prices:
    state = begun().state
    assert isinstance(state, HardbackState)
    state.at.players[1].score = score
    return Prices(state.view(0), 0, numbers())


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"length": 40}),
        (3, {"edition": "second", "dictionary": "large", "unique_words": "game"}),
        (2, {"vote": "majority", "dictionary": "none", "length": 40}),
        (2, {"language": "fr", "open_hands": True, "length": 40}),
        (1, {"mode": "cooperative", "penny": "horror"}),
        (3, {"mode": "cooperative", "penny": "random", "vote": "unanimous"}),
    ],
)
def test_it_finishes_every_kind_of_game(seats: int, options: dict[str, Any]) -> None:
    match = begun(seats, **options)
    play_out(match, [Author(Dice(seat)) for seat in range(seats)])
    assert match.state.outcome is not None


def test_it_beats_who_plays_at_random() -> None:
    for number in range(4):
        match = begun(number=number, length=40)
        seat = number % 2
        players: list[Bot] = [Uniform(Dice(number)), Uniform(Dice(number))]
        players[seat] = Author(Dice(number))
        play_out(match, players)
        assert match.state.outcome is not None
        ranks = match.state.outcome.ranks
        assert ranks is not None
        assert (ranks[seat], ranks[1 - seat]) == (1, 2)
