"""The actions of Nanga Parbat: typed values, their texts (rules 9.1) and their codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, overload

from parbat.core.actions import Action
from parbat.core.errors import BadText
from parbat.games.nanga_parbat import codes
from parbat.games.nanga_parbat.board import INDEX, SECTIONS, SPOTS

SPECIES: Final = ("leopard", "tahr", "deer", "yak", "bharal", "panda")
LETTERS: Final = "LTDYBP"
PIECES: Final = (
    *("leopard", "leopard*", "tahr", "tahr*", "deer", "deer*", "yak", "yak*"),
    *("bharal", "panda"),
)
_PIECE = {piece: index for index, piece in enumerate(PIECES)}
_REGION = {str(r): r for r in range(1, 7)}


class Setup(Action, frozen=True, tag="setup"):
    """Chance: the animals on sections 1-1, 1-2 ... 6-6, one letter each (2.3)."""

    animals: str

    @property
    def text(self) -> str:
        """``setup ABC...``."""
        return f"setup {self.animals}"


class Guide(Action, frozen=True, tag="guide"):
    """The second player, or chance, places the guide at the start (2.5, 2.6)."""

    region: int

    @property
    def text(self) -> str:
        """``guide R``."""
        return f"guide {self.region}"


class Relocate(Action, frozen=True, tag="relocate"):
    """The forced move of the guide out of a region without animals (3.2)."""

    region: int

    @property
    def text(self) -> str:
        """``relocate R``."""
        return f"relocate {self.region}"


class Trap(Action, frozen=True, tag="trap"):
    """Trap the animal on a section, place a hiker there and move the guide (3.3 to 3.5)."""

    section: str

    @property
    def text(self) -> str:
        """``trap R-S``."""
        return f"trap {self.section}"


class Leopard(Action, frozen=True, tag="leopard"):
    """Snow Leopard: swap two adjacent hikers of different players (5.2)."""

    first: str
    second: str

    @property
    def text(self) -> str:
        """``leopard R-S R-S``."""
        return f"leopard {self.first} {self.second}"


class Tahr(Action, frozen=True, tag="tahr"):
    """Tahr: swap a hiker and an adjacent animal (5.3)."""

    hiker: str
    animal: str

    @property
    def text(self) -> str:
        """``tahr R-S R-S``, the hiker's section first."""
        return f"tahr {self.hiker} {self.animal}"


class Deer(Action, frozen=True, tag="deer"):
    """Musk Deer: swap two animals of different species anywhere (5.4)."""

    first: str
    second: str

    @property
    def text(self) -> str:
        """``deer R-S R-S``."""
        return f"deer {self.first} {self.second}"


class Yak(Action, frozen=True, tag="yak"):
    """Yak: move the guide to another region (5.5)."""

    region: int

    @property
    def text(self) -> str:
        """``yak R``."""
        return f"yak {self.region}"


class Camps(Action, frozen=True, tag="camps"):
    """Turn a connected group of own hikers into camps and score (4.4)."""

    spot: str
    sections: tuple[str, ...]

    @property
    def text(self) -> str:
        """``camps SPOT R-S ...``."""
        return f"camps {self.spot} {' '.join(self.sections)}"


class Different(Action, frozen=True, tag="different"):
    """Trade different animals and score (4.5)."""

    spot: str
    animals: tuple[str, ...]

    @property
    def text(self) -> str:
        """``different SPOT ANIMAL ...``."""
        return f"different {self.spot} {' '.join(self.animals)}"


class Same(Action, frozen=True, tag="same"):
    """Trade animals of one species and score (4.6)."""

    spot: str
    animals: tuple[str, ...]

    @property
    def text(self) -> str:
        """``same SPOT ANIMAL ...``."""
        return f"same {self.spot} {' '.join(self.animals)}"


class End(Action, frozen=True, tag="end"):
    """End the turn (3.7)."""

    @property
    def text(self) -> str:
        """``end``."""
        return "end"


AnyAction = (
    Setup | Guide | Relocate | Trap | Leopard | Tahr | Deer | Yak | Camps | Different | Same | End
)


def to_code(action: Action) -> int:
    """Return the code of a player's action; raises ``BadText`` if it names what does not exist."""
    match action:
        case Guide(region):
            return codes.plain(codes.GUIDE, _region(region))
        case Relocate(region):
            return codes.plain(codes.RELOCATE, _region(region))
        case Trap(section):
            return codes.plain(codes.TRAP, _section(section))
        case Leopard(first, second):
            return codes.pair(codes.LEOPARD, *sorted((_section(first), _section(second))))
        case Tahr(hiker, animal):
            return codes.pair(codes.TAHR, _section(hiker), _section(animal))
        case Deer(first, second):
            return codes.pair(codes.DEER, *sorted((_section(first), _section(second))))
        case Yak(region):
            return codes.plain(codes.YAK, _region(region))
        case Camps(spot, sections):
            return codes.camps(_column(spot), _group(sections))
        case Different(spot, animals):
            return _trade(codes.DIFFERENT, spot, animals)
        case Same(spot, animals):
            return _trade(codes.SAME, spot, animals)
        case End():
            return codes.plain(codes.END, 0)
    raise BadText("nanga_parbat.text.not_a_players", text=action.text)


def from_code(code: int) -> Action:
    """Return the action of a code."""
    kind = codes.kind_of(code)
    if kind == codes.TRAP:
        return Trap(SECTIONS[codes.argument_of(code)])
    if kind == codes.END:
        return End()
    if kind in _SWAPS:
        return _SWAPS[kind](SECTIONS[codes.first_of(code)], SECTIONS[codes.second_of(code)])
    if kind in _REGIONAL:
        return _REGIONAL[kind](codes.argument_of(code) + 1)
    spot = SPOTS[codes.column_of(code)]
    if kind == codes.CAMPS:
        group = codes.group_of(code)
        return Camps(spot, tuple(s for index, s in enumerate(SECTIONS) if group >> index & 1))
    trade = Different if kind == codes.DIFFERENT else Same
    return trade(spot, tuple(p for i, p in enumerate(PIECES) for _ in range(codes.given(code, i))))


_SWAPS: dict[int, Callable[[str, str], Action]] = {
    codes.LEOPARD: Leopard,
    codes.TAHR: Tahr,
    codes.DEER: Deer,
}
_REGIONAL: dict[int, Callable[[int], Action]] = {
    codes.GUIDE: Guide,
    codes.RELOCATE: Relocate,
    codes.YAK: Yak,
}


def _region(region: int) -> int:
    if type(region) is not int or not 1 <= region <= 6:
        raise BadText("nanga_parbat.text.region", word=region)
    return region - 1


def _section(section: str) -> int:
    if type(section) is not str or section not in INDEX:
        raise BadText("nanga_parbat.text.section", word=section)
    return INDEX[section]


def _column(spot: str) -> int:
    if type(spot) is not str or spot not in SPOTS:
        raise BadText("nanga_parbat.text.spot", word=spot)
    return SPOTS.index(spot)


def _group(sections: Sequence[str]) -> int:
    group = 0
    for section in sections:
        bit = 1 << _section(section)
        if group & bit:
            raise BadText("nanga_parbat.text.twice", word=section)
        group |= bit
    return group


def _trade(kind: int, spot: str, animals: Sequence[str]) -> int:
    code = codes.trade(kind, _column(spot))
    for animal in animals:
        if type(animal) is not str or animal not in _PIECE:
            raise BadText("nanga_parbat.text.animal", word=animal)
    for piece, name in enumerate(PIECES):
        # Seven or more of a kind cannot be held; a code has room for seven.
        code = codes.giving(code, piece, min(animals.count(name), 7))
    return code


def parse_action(text: str) -> Action:
    """Read an action's text; groups, trades and symmetric swaps may come in any order (9.3).

    Raises ``BadText``.
    """
    kind, *words = text.split(" ")
    if kind == "setup":
        return _parse_setup(text, words)
    if kind not in _FORMS:
        raise BadText("nanga_parbat.text.unknown", word=kind[:40])
    least, most, make = _FORMS[kind]
    if not least <= len(words) <= most or "" in words:
        raise BadText(f"nanga_parbat.text.form_{kind}")
    return from_code(to_code(make(words)))


def _parse_setup(text: str, words: list[str]) -> Setup:
    if len(words) != 1 or len(words[0]) != 36 or set(words[0]) - set(LETTERS):
        raise BadText("nanga_parbat.text.form_setup")
    if any(words[0].count(letter) != 6 for letter in LETTERS):
        raise BadText("nanga_parbat.text.setup_count", text=text)
    return Setup(words[0])


def _region_word(word: str) -> int:
    if word not in _REGION:
        raise BadText("nanga_parbat.text.region", word=word[:40])
    return _REGION[word]


# For each kind: the least and the greatest number of words after it, and how they are read.
_FORMS: dict[str, tuple[int, int, Callable[[list[str]], Action]]] = {
    "guide": (1, 1, lambda words: Guide(_region_word(words[0]))),
    "relocate": (1, 1, lambda words: Relocate(_region_word(words[0]))),
    "trap": (1, 1, lambda words: Trap(words[0])),
    "leopard": (2, 2, lambda words: Leopard(*words)),
    "tahr": (2, 2, lambda words: Tahr(*words)),
    "deer": (2, 2, lambda words: Deer(*words)),
    "yak": (1, 1, lambda words: Yak(_region_word(words[0]))),
    "camps": (2, 37, lambda words: Camps(words[0], tuple(words[1:]))),
    "different": (2, 37, lambda words: Different(words[0], tuple(words[1:]))),
    "same": (2, 37, lambda words: Same(words[0], tuple(words[1:]))),
    "end": (0, 0, lambda words: End()),
}


class LegalActions(Sequence[Action]):
    """The legal list, made into typed actions only where somebody looks."""

    def __init__(self, listed: list[int]) -> None:
        """Take the ascending codes of the list."""
        self.codes = listed

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [from_code(code) for code in self.codes[index]]
        return from_code(self.codes[index])

    def __contains__(self, action: object) -> bool:
        try:
            return isinstance(action, Action) and to_code(action) in self.codes
        except BadText:
            return False

    def __repr__(self) -> str:
        return f"[{', '.join(action.text for action in self)}]"
