"""The actions of Hardback and their texts (rules 25)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from parbat.core.actions import Action
from parbat.core.errors import BadText
from parbat.games.hardback.cards import CARDS, GENRES

CardId = Annotated[str, Meta(pattern=r"\A(?:STA-[A-Z]|(?:ADV|HOR|MYS|ROM)-[A-Z][2-9]T?)\Z")]
Letter = Annotated[str, Meta(pattern=r"\A[A-Z]\Z")]


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Chance: a pile's new order, the top first; ``pile`` is a seat or the offer's."""

    pile: int | Literal["offer"]
    cards: tuple[CardId, ...]

    @property
    def text(self) -> str:
        """``shuffle PILE ID ...``."""
        return " ".join(["shuffle", str(self.pile), *self.cards])


class Starters(Action, frozen=True, tag="starters"):
    """Chance: the two random letters that a seat begins with."""

    seat: int
    letters: tuple[Letter, Letter]

    @property
    def text(self) -> str:
        """``starters SEAT L L``."""
        return f"starters {self.seat} {' '.join(self.letters)}"


class Penny(Action, frozen=True, tag="penny"):
    """Chance: Penny's signature genre."""

    genre: Literal["adventure", "horror", "mystery", "romance"]

    @property
    def text(self) -> str:
        """``penny GENRE``."""
        return f"penny {self.genre}"


class Unlisted(Action, frozen=True, tag="unlisted"):
    """The table: the word just submitted stands in no list and goes to a vote."""

    @property
    def text(self) -> str:
        """``unlisted``."""
        return "unlisted"


class Ink(Action, frozen=True, tag="ink"):
    """Draw a card with ink."""

    @property
    def text(self) -> str:
        """``ink``."""
        return "ink"


class Unink(Action, frozen=True, tag="unink"):
    """Use a remover on an inked card."""

    card: CardId

    @property
    def text(self) -> str:
        """``unink ID``."""
        return f"unink {self.card}"


class Reink(Action, frozen=True, tag="reink"):
    """Take a remover back."""

    card: CardId

    @property
    def text(self) -> str:
        """``reink ID``."""
        return f"reink {self.card}"


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a word; with a letter it lies wild."""

    card: CardId
    wild: Letter | None = None

    @property
    def text(self) -> str:
        """``ID`` or ``ID=X``."""
        return self.card if self.wild is None else f"{self.card}={self.wild}"

    @property
    def letter(self) -> str:
        """The letter that it stands for."""
        return self.wild or CARDS[self.card].letter


class Word(Action, frozen=True, tag="word"):
    """Submit a word, from left to right."""

    laid: Annotated[tuple[Laid, ...], Meta(min_length=1)]

    @property
    def text(self) -> str:
        """``word ID ID=X ...``."""
        return " ".join(["word", *(laid.text for laid in self.laid)])

    @property
    def spelled(self) -> str:
        """The word itself, in capitals."""
        return "".join(laid.letter for laid in self.laid)


class Skip(Action, frozen=True, tag="skip"):
    """Give up the turn."""

    @property
    def text(self) -> str:
        """``skip``."""
        return "skip"


class Vote(Action, frozen=True, tag="vote"):
    """Accept an unlisted word or not."""

    accepts: bool

    @property
    def text(self) -> str:
        """``vote yes`` or ``vote no``."""
        return f"vote {'yes' if self.accepts else 'no'}"


class Uncover(Action, frozen=True, tag="uncover"):
    """Choose the wild card that is turned face up."""

    card: CardId

    @property
    def text(self) -> str:
        """``uncover ID``."""
        return f"uncover {self.card}"


class Double(Action, frozen=True, tag="double"):
    """Choose the card that is doubled."""

    card: CardId

    @property
    def text(self) -> str:
        """``double ID``."""
        return f"double {self.card}"


class Trash(Action, frozen=True, tag="trash"):
    """Give a card away for what it offers for that."""

    card: CardId

    @property
    def text(self) -> str:
        """``trash ID``."""
        return f"trash {self.card}"


class Dump(Action, frozen=True, tag="dump"):
    """Give away a card of the own discard pile for coins."""

    card: CardId

    @property
    def text(self) -> str:
        """``dump ID``."""
        return f"dump {self.card}"


class Preview(Action, frozen=True, tag="preview"):
    """Look at the top cards of the own draw pile."""

    @property
    def text(self) -> str:
        """``preview``."""
        return "preview"


class Top(Action, frozen=True, tag="top"):
    """Put a previewed card back."""

    card: CardId

    @property
    def text(self) -> str:
        """``top ID``."""
        return f"top {self.card}"


class Discard(Action, frozen=True, tag="discard"):
    """Discard a previewed card."""

    card: CardId

    @property
    def text(self) -> str:
        """``discard ID``."""
        return f"discard {self.card}"


class Choose(Action, frozen=True, tag="choose"):
    """Choose what the next benefit of two kinds gives."""

    what: Literal["coins", "points", "ink", "remover"]

    @property
    def text(self) -> str:
        """``choose WHAT``."""
        return f"choose {self.what}"


class Reserve(Action, frozen=True, tag="reserve"):
    """Put a card of the offer row into the own jail."""

    card: CardId

    @property
    def text(self) -> str:
        """``reserve ID``."""
        return f"reserve {self.card}"


class Remove(Action, frozen=True, tag="remove"):
    """Take a card out of the offer row."""

    card: CardId

    @property
    def text(self) -> str:
        """``remove ID``."""
        return f"remove {self.card}"


class Flush(Action, frozen=True, tag="flush"):
    """Replace the whole offer row."""

    @property
    def text(self) -> str:
        """``flush``."""
        return "flush"


class Buy(Action, frozen=True, tag="buy"):
    """Buy a card of the offer row or the own jailed one."""

    card: CardId

    @property
    def text(self) -> str:
        """``buy ID``."""
        return f"buy {self.card}"


class Advert(Action, frozen=True, tag="advert"):
    """Buy the next advert."""

    @property
    def text(self) -> str:
        """``advert``."""
        return "advert"


class Convert(Action, frozen=True, tag="convert"):
    """Change as much ink into coins as the next purchase needs."""

    @property
    def text(self) -> str:
        """``convert``."""
        return "convert"


class Done(Action, frozen=True, tag="done"):
    """End the present step."""

    @property
    def text(self) -> str:
        """``done``."""
        return "done"


AnyAction = (
    Shuffle
    | Starters
    | Penny
    | Unlisted
    | Ink
    | Unink
    | Reink
    | Word
    | Skip
    | Vote
    | Uncover
    | Double
    | Trash
    | Dump
    | Preview
    | Top
    | Discard
    | Choose
    | Reserve
    | Remove
    | Flush
    | Buy
    | Advert
    | Convert
    | Done
)

ORDER: Final = (
    Ink, Unink, Reink, Skip, Vote, Uncover, Double, Trash, Dump, Preview, Top, Discard,
    Choose, Reserve, Remove, Flush, Buy, Advert, Convert, Done,
)  # fmt: skip
"""The kinds of action in the order of the legal list (26C)."""

_PLAIN: Final[dict[str, Action]] = {
    action.text: action
    for action in (
        Ink(), Skip(), Vote(True), Vote(False), Preview(), Flush(), Advert(), Convert(), Done(),
        Unlisted(), Choose("coins"), Choose("points"), Choose("ink"), Choose("remover"),
        *(Penny(genre) for genre in GENRES),
    )
}  # fmt: skip
_OF_CARD: Final[dict[str, Callable[[str], Action]]] = {
    "unink": Unink,
    "reink": Reink,
    "uncover": Uncover,
    "double": Double,
    "trash": Trash,
    "dump": Dump,
    "top": Top,
    "discard": Discard,
    "reserve": Reserve,
    "remove": Remove,
    "buy": Buy,
}
_LETTER: Final = re.compile(r"[A-Z]")
_SEAT: Final = re.compile(r"[0-4]")


def parse_action(text: str) -> Action:
    """Read an action's text, which must be the canonical one; raises ``BadText``."""
    if plain := _PLAIN.get(text):
        return plain
    kind, *words = text.split(" ")
    if kind in _OF_CARD and len(words) == 1:
        return _OF_CARD[kind](_card(words[0]))
    if kind == "word" and words:
        return Word(tuple(_laid(word) for word in words))
    if kind == "shuffle" and words:
        return Shuffle(_pile(words[0]), tuple(_card(word) for word in words[1:]))
    if kind == "starters" and len(words) == 3 and all(map(_LETTER.fullmatch, words[1:])):
        seat = _pile(words[0])
        if seat != "offer":
            return Starters(seat, (words[1], words[2]))
    raise BadText("hardback.text.unknown", text=text[:60])


def _card(word: str) -> str:
    if word not in CARDS:
        raise BadText("hardback.text.card", card=word[:20])
    return word


def _laid(word: str) -> Laid:
    card, equals, wild = word.partition("=")
    if equals and not _LETTER.fullmatch(wild):
        raise BadText("hardback.text.wild", laid=word[:20])
    return Laid(_card(card), wild or None)


def _pile(word: str) -> int | Literal["offer"]:
    if word == "offer":
        return "offer"
    if not _SEAT.fullmatch(word):
        raise BadText("hardback.text.pile", pile=word[:20])
    return int(word)
