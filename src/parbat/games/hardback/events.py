"""What happens in a game of Hardback.

Where some see more than others there are two events, such as ``HandDrawn`` and ``HandCounted``;
with open hands everybody gets the first.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from parbat.core.events import Event


class PileShuffled(Event, frozen=True, kw_only=True, tag="pile_shuffled"):
    """A player's discard pile became the draw pile."""

    seat: int
    cards: int


class OffersShuffled(Event, frozen=True, kw_only=True, tag="offers_shuffled"):
    """The offer deck was shuffled."""

    cards: int


class StartersDrawn(Event, frozen=True, kw_only=True, tag="starters_drawn"):
    """A player sees the two random letters of the own deck."""

    reveals: ClassVar[bool] = True

    seat: int
    letters: tuple[str, ...]


class SignatureDrawn(Event, frozen=True, kw_only=True, tag="signature_drawn"):
    """Penny has a signature genre."""

    reveals: ClassVar[bool] = True

    genre: str


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A card was dealt to the offer row."""

    reveals: ClassVar[bool] = True

    card: str


class HandDrawn(Event, frozen=True, kw_only=True, tag="hand_drawn"):
    """A player sees the cards that were drawn into the hand."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]


class HandCounted(Event, frozen=True, kw_only=True, tag="hand_counted"):
    """The others see how many cards a player drew."""

    seat: int
    count: int


class InkSpent(Event, frozen=True, kw_only=True, tag="ink_spent"):
    """A player pays ink for a card."""

    seat: int


class InkUsed(Event, frozen=True, kw_only=True, tag="ink_used"):
    """A player drew a card with ink."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str


class InkRemoved(Event, frozen=True, kw_only=True, tag="ink_removed"):
    """A player used a remover."""

    seat: int
    card: str


class InkRestored(Event, frozen=True, kw_only=True, tag="ink_restored"):
    """A player took a remover back."""

    seat: int
    card: str


class WordSubmitted(Event, frozen=True, kw_only=True, tag="word_submitted"):
    """A player submitted a word."""

    reveals: ClassVar[bool] = True

    seat: int
    word: str
    cards: tuple[str, ...]
    """All cards, from left to right."""
    face_up: tuple[str, ...]
    """Those that are not wild."""
    wild: tuple[int, ...]
    """The places of the others in the word, from 0."""
    wilds: int


class VoteOpened(Event, frozen=True, kw_only=True, tag="vote_opened"):
    """The word stands in no list: the others vote."""

    seat: int
    word: str


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """A player accepts the word or not."""

    seat: int
    accepts: bool


class WordRejected(Event, frozen=True, kw_only=True, tag="word_rejected"):
    """The vote went against a word."""

    seat: int
    word: str


class WordAccepted(Event, frozen=True, kw_only=True, tag="word_accepted"):
    """A word counts; so many cards of the hand were left over and discarded."""

    seat: int
    word: str
    unused: int


class UnusedDiscarded(Event, frozen=True, kw_only=True, tag="unused_discarded"):
    """A player sees which cards of the hand were discarded."""

    seat: int
    cards: tuple[str, ...]


class AwardTaken(Event, frozen=True, kw_only=True, tag="award_taken"):
    """A player holds a literary award."""

    seat: int
    letters: int
    points: int


class AwardLost(Event, frozen=True, kw_only=True, tag="award_lost"):
    """A player gives a literary award up."""

    seat: int
    letters: int


class Uncovered(Event, frozen=True, kw_only=True, tag="uncovered"):
    """A wild card was turned face up."""

    seat: int
    card: str
    by: str


class Doubled(Event, frozen=True, kw_only=True, tag="doubled"):
    """A card counts once more."""

    seat: int
    card: str
    by: str
    times: int


class Earned(Event, frozen=True, kw_only=True, tag="earned"):
    """What a card brought."""

    seat: int
    card: str
    coins: int = 0
    points: int = 0
    by_genre: int = 0
    """So many of the points by what the card is good for while its genre is active."""
    ink: int = 0
    remover: int = 0


class Trashed(Event, frozen=True, kw_only=True, tag="trashed"):
    """A card was given away for what it offers."""

    seat: int
    card: str
    coins: int
    points: int
    by_genre: int = 0
    """So many of the points by what the card is good for while its genre is active."""


class Dumped(Event, frozen=True, kw_only=True, tag="dumped"):
    """A card of the discard pile was given away."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    coins: int


class PreviewBegan(Event, frozen=True, kw_only=True, tag="preview_began"):
    """A player is about to look at the top of the draw pile."""

    seat: int


class Previewed(Event, frozen=True, kw_only=True, tag="previewed"):
    """A player sees the top cards of the draw pile."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]


class PreviewCounted(Event, frozen=True, kw_only=True, tag="preview_counted"):
    """The others see how many cards a player looks at."""

    seat: int
    count: int


class PutBack(Event, frozen=True, kw_only=True, tag="put_back"):
    """A player sees a previewed card go back."""

    seat: int
    card: str


class PutAway(Event, frozen=True, kw_only=True, tag="put_away"):
    """A player sees a previewed card go to the discard pile."""

    seat: int
    card: str


class PreviewPlaced(Event, frozen=True, kw_only=True, tag="preview_placed"):
    """The others see where a previewed card goes."""

    seat: int
    where: Literal["top", "discard"]


class Reserved(Event, frozen=True, kw_only=True, tag="reserved"):
    """A card of the offer row went to a jail."""

    seat: int
    card: str


class JailEmptied(Event, frozen=True, kw_only=True, tag="jail_emptied"):
    """A jailed card made room for another."""

    seat: int
    card: str


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """A card was taken out of the offer row."""

    seat: int
    card: str


class Flushed(Event, frozen=True, kw_only=True, tag="flushed"):
    """The whole offer row was replaced."""

    seat: int


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """A card was bought."""

    seat: int
    card: str
    cost: int
    points: int


class Advertised(Event, frozen=True, kw_only=True, tag="advertised"):
    """An advert was bought."""

    seat: int
    cost: int
    points: int


class Converted(Event, frozen=True, kw_only=True, tag="converted"):
    """Ink was changed into coins."""

    seat: int
    ink: int
    coins: int


class CoinsKept(Event, frozen=True, kw_only=True, tag="coins_kept"):
    """Coins that were left over became ink."""

    seat: int
    coins: int


class StepEnded(Event, frozen=True, kw_only=True, tag="step_ended"):
    """A player does no more in a step of the turn."""

    seat: int
    step: str


class TurnSkipped(Event, frozen=True, kw_only=True, tag="turn_skipped"):
    """A player gave up the turn."""

    seat: int


class TimelessPlaced(Event, frozen=True, kw_only=True, tag="timeless_placed"):
    """A Timeless Classic comes into play."""

    seat: int
    card: str


class TimelessSentAway(Event, frozen=True, kw_only=True, tag="timeless_sent_away"):
    """A Timeless Classic in play goes to its owner's discard pile."""

    seat: int
    card: str


class OfferCycled(Event, frozen=True, kw_only=True, tag="offer_cycled"):
    """The oldest card of the offer row was replaced."""

    card: str


class PennyTook(Event, frozen=True, kw_only=True, tag="penny_took"):
    """Penny took the oldest card of the offer row."""

    card: str
    points: int


class PennyRemoved(Event, frozen=True, kw_only=True, tag="penny_removed"):
    """Penny took the cheapest card as well, for nothing."""

    card: str


class PennyScored(Event, frozen=True, kw_only=True, tag="penny_scored"):
    """Penny scored by her signature."""

    genre: str
    points: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A player's turn begins."""

    seat: int
    round: int


class FinalRound(Event, frozen=True, kw_only=True, tag="final_round"):
    """Somebody has reached the target: the round is finished."""

    seat: int


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A player left the game."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True, tag="game_over"):
    """The game is over."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None
