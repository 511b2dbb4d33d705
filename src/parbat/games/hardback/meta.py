"""The description of Hardback: name, version, seats, options and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from parbat.core.actions import Action
from parbat.core.errors import BadOption, BadRecord
from parbat.core.events import Event
from parbat.core.game import Game
from parbat.core.options import Option, Options
from parbat.core.statistics import Statistics
from parbat.games.hardback.actions import AnyAction, parse_action
from parbat.games.hardback.cards import FIXED, GENRES, OFFER, RANDOM
from parbat.games.hardback.lists import (
    NONE,
    default_of,
    dictionaries,
    identity,
    is_here,
    words_of,
)
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Player, Position, Turn
from parbat.games.hardback.state import HardbackState
from parbat.games.hardback.statistics import statistics
from parbat.games.hardback.tasks import set_up

_A_PLAYER = 60  # points of the target in cooperative games
_MOST_COOPERATIVE = 4
COMPETITIVE: Final = ("mode", "competitive")
COOPERATIVE: Final = ("mode", "cooperative")


class Hardback(Game):
    """Hardback for one to five, by Jeff Beck and Tim Fowers."""

    name: ClassVar[str] = "hardback"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 6)
    reasons: ClassVar[tuple[str, ...]] = ("target", "team", "penny", "resigned", "abandoned")
    hides: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    # Nothing ends a game in which everybody skips for ever; one of people who play is far shorter.
    longest: ClassVar[int] = 20_000
    action_type: ClassVar[Any] = AnyAction
    resigning_ends: ClassVar[bool] = False

    def __init__(self, recorded: Mapping[str, Any] | None = None) -> None:
        """Describe the game; ``recorded`` is the word list that a record names."""
        self._recorded = recorded

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen, with the word lists that there are now."""
        return (
            Option("mode", ("competitive", "cooperative")),
            Option("penny", ("none", "random", *GENRES), COOPERATIVE),
            Option("length", (60, 40, 80, 90, 180), COMPETITIVE),
            Option("edition", ("classic", "second")),
            Option("language", ("en", "de", "fr")),
            Option("dictionary", dictionaries(self._recorded)),
            Option("vote", ("no", "majority", "unanimous")),
            Option("open_hands", (False, True), COMPETITIVE),
            Option("awards", (True, False)),
            Option("adverts", (True, False)),
            Option("unique_words", ("off", "player", "game")),
        )

    def settle(self, given: Mapping[str, object]) -> dict[str, Any]:
        """Return a checked value for every option; raises ``BadOption``.

        A language brings its own word list along.
        """
        if "language" in given and "dictionary" not in given:
            given = {**given, "dictionary": default_of(given["language"])}
        return super().settle(given)

    def lexicon(self, options: Options) -> Mapping[str, Any] | None:
        """Return name, version and checksum of the word list of a match."""
        return identity(str(options["dictionary"]), self._recorded)

    def with_lexicon(self, lexicon: Mapping[str, Any]) -> Hardback:
        """Return the game with the word list of a record."""
        return Hardback(lexicon)

    def missing(self, options: Options) -> BadRecord | None:
        """Return that the word list of a record is not here, or not as it was."""
        recorded, name = self._recorded, str(options["dictionary"])
        if recorded is None or name == NONE or is_here(name, recorded):
            return None
        version = str(recorded.get("version", ""))
        return BadRecord("record.lexicon_missing", name=name, version=version)

    def default_seats(self, given: Mapping[str, object]) -> int:
        """Return one for a game against Penny, else two."""
        return 1 if given.get("mode") == "cooperative" else 2

    def start(self, options: Options, seats: int) -> HardbackState:
        """Return the state before the first shuffle."""
        chosen = self.settle(options)
        _check(chosen, seats)
        self._check_unused(chosen)
        rules = self._settings(chosen, seats)
        at = Position(
            players=[Player(draw=[], discard=sorted(FIXED)) for _ in range(seats)],
            turn=Turn(0),
            deck=[],
            discard=list(OFFER),
            box=list(RANDOM),
            tasks=set_up(seats, chosen["penny"] == "random"),
            genre=chosen["penny"] if chosen["penny"] not in ("none", "random") else "",
        )
        return HardbackState(at, rules)

    def _check_unused(self, chosen: dict[str, Any]) -> None:
        """Refuse a choice that means nothing with the others (26F); raises ``BadOption``."""
        for option in self.options:
            if option.only_with is not None and chosen[option.name] != option.default:
                name, value = option.only_with
                if chosen[name] != value:
                    mode = chosen["mode"]
                    raise BadOption("hardback.option.unused", option=option.name, mode=mode)

    def _settings(self, chosen: dict[str, Any], seats: int) -> Settings:
        cooperative = chosen["mode"] == "cooperative"
        return Settings(
            seats=seats,
            cooperative=cooperative,
            penny=chosen["penny"],
            target=_A_PLAYER * seats if cooperative else chosen["length"],
            second=chosen["edition"] == "second",
            vote=chosen["vote"],
            is_open=cooperative or chosen["open_hands"],
            awards=chosen["awards"],
            adverts=chosen["adverts"],
            unique=chosen["unique_words"],
            words=words_of(chosen["dictionary"], chosen["language"], self._recorded),
            dictionary=chosen["dictionary"],
        )

    def statistics(self, options: Options, seats: int, events: Sequence[Event]) -> Statistics:
        """Return a finished game in numbers (20.1)."""
        return statistics(options, seats, events)

    def parse_action(self, text: str) -> Action:
        """Read an action's text; raises ``BadText``."""
        return parse_action(text)


def _check(chosen: dict[str, Any], seats: int) -> None:
    """Refuse combinations that do not go (26F); raises ``BadOption``."""
    cooperative = chosen["mode"] == "cooperative"
    least, most = (1, _MOST_COOPERATIVE) if cooperative else (2, 5)
    if not least <= seats <= most:
        raise BadOption("hardback.option.seats", mode=chosen["mode"], least=least, most=most)
    if chosen["vote"] != "no" and seats < 2:
        raise BadOption("hardback.option.vote_alone")
    if chosen["dictionary"] == NONE and chosen["vote"] == "no":
        raise BadOption("hardback.option.no_judge")
