"""Words: what may be submitted, what is voted on, and what follows when one is accepted (8, 9)."""

from __future__ import annotations

from collections.abc import Iterator

from parbat.core.errors import IllegalAction
from parbat.games.hardback.actions import Laid, Word
from parbat.games.hardback.awards import award
from parbat.games.hardback.events import (
    UnusedDiscarded,
    VoteOpened,
    WordAccepted,
    WordRejected,
    WordSubmitted,
)
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Held, Placed, Position, Spelled, counted

SHORTEST = 2


def refusal(at: Position, rules: Settings, word: Word) -> IllegalAction | None:
    """Return why the active player may not submit a word, or ``None``; in the order of 26C."""
    laid = [card.card for card in word.laid]
    inked = [held.id for held in at.active.hand if held.ink == "inked"]
    missing = [card for card in inked if card not in laid]
    if len(laid) < SHORTEST:
        return IllegalAction("hardback.word.short")
    if missing:
        return IllegalAction("hardback.word.inked_card_left", cards=", ".join(missing))
    if problem := card_problem(at, word):
        return problem
    if is_repeated(at, rules, word.spelled, at.turn.seat):
        return IllegalAction("hardback.word.repeated", word=word.spelled)
    if rules.vote == "no" and not is_listed(rules, word.spelled):
        return IllegalAction("hardback.word.not_listed", word=word.spelled)
    return None


def card_problem(at: Position, word: Word) -> IllegalAction | None:
    """Return why the cards of a word cannot be laid like that, or ``None``."""
    laid = [card.card for card in word.laid]
    if twice := [card for card in laid if laid.count(card) > 1]:
        return IllegalAction("hardback.word.card_twice", card=twice[0])
    problems = [(problem, card.card) for card in word.laid if (problem := _problem(at, card))]
    if problems:
        # A card that cannot be used at all is named before one that only may not be wild.
        problem, card = min(problems, key=lambda found: found[0] != "card_not_usable")
        return IllegalAction(f"hardback.word.{problem}", card=card)
    return None


def _problem(at: Position, laid: Laid) -> str:
    held = at.active.held(laid.card)
    if held is None:
        stands = any(laid.card in player.timeless for player in at.players)
        return "card_not_usable" if not stands else "wild_timeless" if laid.wild else ""
    return "wild_inked" if laid.wild and held.ink == "inked" else ""


def is_repeated(at: Position, rules: Settings, word: str, seat: int) -> bool:
    """Return whether a word was accepted before and a seat may not use it again (8.1)."""
    return rules.unique != "off" and any(
        spelled.word == word and (rules.unique == "game" or spelled.seat == seat)
        for spelled in at.words
    )


def is_listed(rules: Settings, word: str) -> bool:
    """Return whether a word stands in the list; with one that is not known here they all do."""
    return rules.listed and (rules.words is None or word.lower() in rules.words)


def submit(play: Play, word: Word) -> None:
    """Lay the cards of a word down; what is not listed goes to a vote."""
    lay(play, word)
    if is_listed(play.rules, word.spelled):
        accept(play)
    else:
        play.at.unlisted = True


def lay(play: Play, word: Word) -> None:
    """Lay the cards of a word down."""
    play.turn.word = [_placed(play.at, laid) for laid in word.laid]
    used = {placed.id for placed in play.turn.word if not placed.standing}
    play.active.hand = [held for held in play.active.hand if held.id not in used]
    cards = tuple(laid.card for laid in word.laid)
    face_up = tuple(laid.card for laid in word.laid if not laid.wild)
    wild = tuple(place for place, laid in enumerate(word.laid) if laid.wild)
    play.tell(
        WordSubmitted(
            seat=play.seat,
            word=word.spelled,
            cards=cards,
            face_up=face_up,
            wild=wild,
            wilds=len(wild),
        )
    )


def _placed(at: Position, laid: Laid) -> Placed:
    if held := at.active.held(laid.card):
        return Placed(laid.card, at.turn.seat, wild=laid.wild or "", ink=held.ink)
    owner = next(seat for seat, player in enumerate(at.players) if laid.card in player.timeless)
    return Placed(laid.card, owner, standing=True)


def open_vote(play: Play) -> None:
    """Let the others vote; who has left accepts (8.2, 26B)."""
    play.at.unlisted = False
    play.turn.step = "vote"
    play.turn.votes = [True if player.left else None for player in play.at.players]
    play.turn.votes[play.seat] = None
    play.tell(VoteOpened(seat=play.seat, word=play.turn.spelled))
    decide(play)


def voters(at: Position) -> Iterator[int]:
    """Yield the seats that have yet to vote."""
    if at.turn.step == "vote":
        yield from (s for s, v in enumerate(at.turn.votes) if v is None and s != at.turn.seat)


def decide(play: Play) -> None:
    """Accept or reject the word if the votes suffice for one of the two (8.2)."""
    votes = [vote for seat, vote in enumerate(play.turn.votes) if seat != play.seat]
    accepts, rejects = votes.count(True), votes.count(False)
    if play.rules.vote == "majority":
        accepted = 2 * accepts >= len(votes)
        rejected = 2 * rejects > len(votes) or None not in votes
    else:
        accepted, rejected = accepts == len(votes), rejects > 0
    if accepted:
        accept(play)
    elif rejected:
        play.tell(WordRejected(seat=play.seat, word=play.turn.spelled))
        take_back(play)


def take_back(play: Play) -> None:
    """Give the cards of a word that was not accepted back."""
    play.active.take(Held(p.id, p.ink) for p in play.turn.word if not p.standing)
    play.turn.word, play.turn.votes = [], []
    play.turn.step = "spell"


def accept(play: Play) -> None:
    """Let a word count: discard what is left of the hand, see which genres are active (9, 10)."""
    turn, player = play.turn, play.active
    word = turn.spelled
    unused = tuple(held.id for held in player.hand)
    for card in unused:
        player.throw(card)
    player.hand = []
    play.tell(WordAccepted(seat=play.seat, word=word, unused=len(unused)))
    if unused and not play.rules.is_open:
        own = frozenset({play.seat})
        play.tell(UnusedDiscarded(seat=play.seat, cards=unused, audience=own))
    elif unused:
        play.tell(UnusedDiscarded(seat=play.seat, cards=unused))
    used = {placed.id for placed in turn.word}
    turn.beside = [
        Placed(card, play.seat, standing=True) for card in player.timeless if card not in used
    ]
    turn.genres = counted(play.at)
    turn.votes = []
    play.at.words.append(Spelled(play.seat, word))
    if play.rules.awards:
        award(play, len(turn.word))
    turn.step = "uncover"
