"""What chance does in a game of Hardback: piles, starters, Penny's genre (rules 4, 5, 26A)."""

from __future__ import annotations

from collections.abc import Sequence

from parbat.core.actions import Action
from parbat.core.chance import Source, shuffled
from parbat.core.errors import IllegalAction
from parbat.games.hardback.actions import Penny, Shuffle, Starters
from parbat.games.hardback.cards import GENRES
from parbat.games.hardback.events import (
    OffersShuffled,
    PileShuffled,
    SignatureDrawn,
    StartersDrawn,
)
from parbat.games.hardback.play import Play
from parbat.games.hardback.position import Position, Task


def draw(at: Position, source: Source) -> Action:
    """Return the draw that is due."""
    task = at.tasks[0]
    match task.what:
        case "shuffle_offer":
            return Shuffle("offer", tuple(shuffled(at.discard, source)))
        case "shuffle":
            return Shuffle(task.seat, tuple(shuffled(at.players[task.seat].discard, source)))
        case "starters":
            first, second, *_ = shuffled(at.box, source)
            return Starters(task.seat, (first[-1], second[-1]))
        case _:
            return Penny(GENRES[source.below(len(GENRES))])


def refusal(at: Position, action: Action) -> IllegalAction | None:
    """Return why something is not the draw that is due, or ``None`` if it is."""
    task = at.tasks[0]
    match action:
        case Shuffle("offer", cards) if task.what == "shuffle_offer":
            return _wrong_cards(cards, at.discard)
        case Shuffle(pile, cards) if task == Task("shuffle", int(pile) if pile != "offer" else -1):
            return _wrong_cards(cards, at.players[task.seat].discard)
        case Starters(seat, letters) if task == Task("starters", seat):
            free = len(set(letters)) == len(letters) and {f"STA-{x}" for x in letters} <= {*at.box}
            return None if free else IllegalAction("hardback.starters.letters")
        case Penny() if task.what == "penny_genre":
            return None
    return IllegalAction("hardback.chance.another", action=action.text[:40])


def _wrong_cards(cards: Sequence[str], pile: Sequence[str]) -> IllegalAction | None:
    return None if sorted(cards) == sorted(pile) else IllegalAction("hardback.shuffle.cards")


def happen(play: Play, action: Action) -> None:
    """Carry out the draw that is due."""
    del play.at.tasks[0]
    match action:
        case Shuffle("offer", cards):
            play.at.deck, play.at.discard = list(cards), []
            play.tell(OffersShuffled(cards=len(cards)))
        case Shuffle(pile, cards):
            player = play.at.players[int(pile)]
            player.draw, player.discard, player.known_top = list(cards), [], 0
            play.tell(PileShuffled(seat=int(pile), cards=len(cards)))
        case Starters(seat, letters):
            _give_starters(play, seat, letters)
        case Penny(genre):
            play.at.genre = genre
            play.tell(SignatureDrawn(genre=genre))


def _give_starters(play: Play, seat: int, letters: tuple[str, str]) -> None:
    for letter in letters:
        play.at.box.remove(f"STA-{letter}")
        play.at.players[seat].throw(f"STA-{letter}")
    told = StartersDrawn(seat=seat, letters=letters)
    if not play.rules.is_open:
        told = StartersDrawn(seat=seat, letters=letters, audience=frozenset({seat}))
    play.tell(told)
