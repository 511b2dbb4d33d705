"""The actions of Himalaya and their texts (rules 13.1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal, cast

from msgspec import Meta

from parbat.core.actions import Action
from parbat.core.errors import BadText

Good = Literal["salt", "barley", "tea", "jade", "gold"]
Counter = Literal["none", "yeti", "snowstorm", "market"]
Step = Literal["dirt", "ice", "stone", "deal", "rest"]
Steps = tuple[Step, Step, Step, Step, Step, Step]
Number = Annotated[int, Meta(ge=1, le=999)]
Some = Annotated[int, Meta(ge=1, le=9)]

GOODS: Final[tuple[Good, ...]] = ("salt", "barley", "tea", "jade", "gold")
STEPS: Final[tuple[Step, ...]] = ("dirt", "ice", "stone", "deal", "rest")
COUNTERS: Final[tuple[Counter, ...]] = ("yeti", "snowstorm", "market")
SLOTS: Final = 6


class Goods(Action, frozen=True, tag="goods"):
    """Chance: goods to a village, lowest rank first."""

    village: Number
    goods: tuple[Good, ...]

    @property
    def text(self) -> str:
        """``goods V G ...``."""
        return " ".join(["goods", str(self.village), *self.goods])


class Order(Action, frozen=True, tag="order"):
    """Chance: an order to a village."""

    village: Number
    order: Number

    @property
    def text(self) -> str:
        """``order V ID``."""
        return f"order {self.village} {self.order}"


class Card(Action, frozen=True, tag="card"):
    """Chance: the village card that is turned up."""

    village: Number

    @property
    def text(self) -> str:
        """``card V``."""
        return f"card {self.village}"


class Start(Action, frozen=True, tag="start"):
    """Place the own caravan at the start."""

    village: Number

    @property
    def text(self) -> str:
        """``start V``."""
        return f"start {self.village}"


class Place(Action, frozen=True, tag="event"):
    """Place an event counter on a track or a village, or none."""

    counter: Counter
    villages: tuple[Number, ...] = ()
    """The two ends of the track, the lower first, or the village of a market."""

    @property
    def text(self) -> str:
        """``event none``, ``event yeti V-W``, ``event snowstorm V-W`` or ``event market V``."""
        where = "-".join(map(str, self.villages))
        return f"event {self.counter} {where}".rstrip()


class Program(Action, frozen=True, tag="program"):
    """Choose the six actions of a turn in secret."""

    steps: Steps

    @property
    def text(self) -> str:
        """``program A A A A A A``."""
        return " ".join(["program", *self.steps])


class Deal(Action, frozen=True, tag="deal"):
    """Deal or not, where the players have agreed that one may decline."""

    accepts: bool

    @property
    def text(self) -> str:
        """``deal yes`` or ``deal no``."""
        return f"deal {'yes' if self.accepts else 'no'}"


class Take(Action, frozen=True, tag="take"):
    """Choose a good on market day."""

    good: Good

    @property
    def text(self) -> str:
        """``take G``."""
        return f"take {self.good}"


class Reward(Action, frozen=True, tag="reward"):
    """Choose the rewards for an order."""

    barter: bool = False
    offering: bool = False
    delegations: tuple[tuple[Number, Some], ...] = ()
    """Regions, ascending, and how many delegations go to each."""

    @property
    def text(self) -> str:
        """``reward barter offering``, ``reward barter delegations R:n ...`` and so on."""
        words = ["reward"]
        words += ["barter"] if self.barter else []
        words += ["offering"] if self.offering else []
        if self.delegations:
            words += ["delegations", *(f"{region}:{n}" for region, n in self.delegations)]
        return " ".join(words)


class Inventory(Action, frozen=True, tag="inventory"):
    """The leader of a good chooses what it brings."""

    what: Literal["marker", "delegations", "stupa"]
    places: tuple[Number, ...] = ()
    """One region, or two for one delegation each; or the village of the stupa."""

    @property
    def text(self) -> str:
        """``inventory marker``, ``inventory delegations R [S]`` or ``inventory stupa V``."""
        return " ".join(["inventory", self.what, *map(str, self.places)])


AnyAction = Goods | Order | Card | Start | Place | Program | Deal | Take | Reward | Inventory

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}")
_TRACK: Final = re.compile(r"([1-9][0-9]{0,2})-([1-9][0-9]{0,2})")
_SENT: Final = re.compile(r"([1-9][0-9]{0,2}):([1-9])")


def parse_action(text: str) -> Action:
    """Read an action's text; orders of words without meaning are free. Raises ``BadText``."""
    kind, *words = text.split(" ")
    if kind not in _READERS:
        raise BadText("himalaya.text.unknown", text=text[:60])
    action = _READERS[kind](words)
    if action is None:
        raise BadText("himalaya.text.form", kind=kind)
    return action


def _goods(words: Sequence[str]) -> Action | None:
    number = _number(words[0]) if words else None
    if number is None or len(words) < 2 or set(words[1:]) - set(GOODS):
        return None
    goods = cast("list[Good]", sorted(words[1:], key=list(GOODS).index))
    return Goods(number, tuple(goods))


def _order(words: Sequence[str]) -> Action | None:
    numbers = _numbers(words)
    return Order(*numbers) if numbers is not None and len(numbers) == 2 else None


def _card(words: Sequence[str]) -> Action | None:
    numbers = _numbers(words)
    return Card(*numbers) if numbers is not None and len(numbers) == 1 else None


def _start(words: Sequence[str]) -> Action | None:
    numbers = _numbers(words)
    return Start(*numbers) if numbers is not None and len(numbers) == 1 else None


def _place(words: Sequence[str]) -> Action | None:
    match list(words):
        case ["none"]:
            return Place("none")
        case ["market", word] if (number := _number(word)) is not None:
            return Place("market", (number,))
        case ["yeti" | "snowstorm" as counter, word] if track := _TRACK.fullmatch(word):
            return Place(counter, tuple(sorted((int(track[1]), int(track[2])))))
    return None


def _program(words: Sequence[str]) -> Action | None:
    if len(words) != SLOTS or set(words) - set(STEPS):
        return None
    return Program(cast(Steps, tuple(words)))


def _deal(words: Sequence[str]) -> Action | None:
    return Deal(words[0] == "yes") if list(words) in (["yes"], ["no"]) else None


def _take(words: Sequence[str]) -> Action | None:
    return Take(words[0]) if len(words) == 1 and words[0] in GOODS else None


def _reward(words: Sequence[str]) -> Action | None:
    sent: dict[int, int] = {}
    plain: list[str] = []
    for word in words:
        if part := _SENT.fullmatch(word):
            if "delegations" not in plain or int(part[1]) in sent:
                return None
            sent[int(part[1])] = int(part[2])
        else:
            plain.append(word)
    known = {"barter", "offering", "delegations"}
    if not plain or set(plain) - known or len(set(plain)) < len(plain):
        return None
    if ("delegations" in plain) != bool(sent):
        return None
    return Reward("barter" in plain, "offering" in plain, tuple(sorted(sent.items())))


def _inventory(words: Sequence[str]) -> Action | None:
    places = _numbers(words[1:])
    if places is None:
        return None
    match words[0] if words else "", len(places):
        case "marker", 0:
            return Inventory("marker")
        case "stupa", 1:
            return Inventory("stupa", places)
        case "delegations", 1 | 2 if len(set(places)) == len(places):
            return Inventory("delegations", tuple(sorted(places)))
    return None


def _number(word: str) -> int | None:
    return int(word) if _NUMBER.fullmatch(word) else None


def _numbers(words: Sequence[str]) -> tuple[int, ...] | None:
    return tuple(map(int, words)) if all(map(_NUMBER.fullmatch, words)) else None


_READERS: Final[dict[str, Callable[[Sequence[str]], Action | None]]] = {
    "goods": _goods,
    "order": _order,
    "card": _card,
    "start": _start,
    "event": _place,
    "program": _program,
    "deal": _deal,
    "take": _take,
    "reward": _reward,
    "inventory": _inventory,
}
