"""Catalogues: everything there is to say in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from parbat.core.errors import ParbatError
from parbat.core.events import Event
from parbat.core.game import View
from parbat.core.options import Value, spelled
from parbat.core.outcome import Outcome
from parbat.core.statistics import Figure
from parbat.texts.languages import ENGLISH, find_language
from parbat.texts.pseudo import PSEUDO, bracketed, disguised

LONGEST = 300  # no value takes more room in a sentence, whatever a file or a person brings
COMMON = "common"

_THINGS = ("card", "by")  # fields that name one piece

_NOTHING = "\N{EN DASH}"  # stands where a word would, if there were one

Plain = str | int


class NoText(LookupError):
    """A language lacks a message, or a message one of its values."""


class Catalogue:
    """The messages of one language: the shared ones and those of one game, or of all games."""

    def __init__(self, language: str, game: str | None, sources: Iterable[str]) -> None:
        """Read the Fluent texts of the catalogue's files."""
        self.language = language
        self.game = game
        spoken = ENGLISH if language == PSEUDO else language
        self._bundle = FluentBundle([spoken], use_isolating=False)
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(disguised(resource) if language == PSEUDO else resource)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def exact(self, message: str, /, **values: object) -> str:
        """Return a message of this language and no other; raises ``NoText``."""
        return self._exact(message, _all_plain(values))

    def text(self, message: str, /, **values: object) -> str:
        """Return a message in this language, else in English, else its bare name."""
        return self._best(message, _all_plain(values), message)

    def say(self, error: ParbatError) -> str:
        """Return one sentence that says what is wrong and what to do."""
        values = {
            name: self.say(value) if isinstance(value, ParbatError) else _plain(value)
            for name, value in error.data.items()
        }
        name = f"error-{error.code.replace('.', '-')}"
        return self._best(name, values, str(_plain(error)))

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """Return the sentence of a log for an event; ``names`` are those of the seats."""
        fields: dict[str, object] = {
            name: getattr(event, name) for name in event.__struct_fields__ if name != "audience"
        }
        tag = str(event.__struct_config__.tag)
        return self._best(f"event-{tag}", self._told(fields, names), tag)

    def tell_outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return the sentence that says how a game ended."""
        fields: dict[str, object] = {
            name: getattr(outcome, name) for name in outcome.__struct_fields__
        }
        return self._best("event-game_over", self._told(fields, names), outcome.reason)

    def option_help(self, option: str) -> str:
        """Return what an option means."""
        return self.text(f"option-{option}")

    def option_value(self, option: str, value: Value) -> str:
        """Return what a value of an option means; a board's own preset is just its name."""
        name = f"option-{option}-{spelled(value)}"
        return self.text(name) if name in self else str(_plain(value))

    def figure_name(self, figure: Figure) -> str:
        """Return what a number of a finished game means."""
        return self.text(f"statistic-{figure.name}")

    def figure_values(self, figure: Figure) -> list[str]:
        """Return the values of a number of a finished game as they are shown."""
        return [self._figure_value(figure.name, value) for value in figure.values]

    def _figure_value(self, name: str, value: float | str) -> str:
        word = f"statistic-{name}-{value}"
        return self.text(word) if word in self else str(_plain(value)) or _NOTHING

    def action_help(self, kind: str) -> str:
        """Return how a kind of action is typed and what it does."""
        if f"action-{kind}" not in self:
            return self.text("help-unknown", topic=kind)
        return self.text(f"action-{kind}")

    def ask(self, view: View) -> str:
        """Return the one line that says what is asked of the player to act."""
        message, given = view.question
        values = {name: self._field(name, value) for name, value in given.items()}
        return self.text(f"prompt-{message}", **values) if message else ""

    def _told(self, fields: Mapping[str, object], names: Sequence[str]) -> dict[str, Plain]:
        told = {name: self._field(name, value) for name, value in fields.items()}
        if isinstance(seat := fields.get("seat"), int):
            told["player"] = _plain(names[seat])
        if isinstance(scores := fields.get("scores"), tuple):
            told |= _standing(scores, fields.get("ranks"), names)
        return told

    def _field(self, name: str, value: object) -> Plain:
        if isinstance(value, tuple):
            return self._listed(value)
        if isinstance(value, str) and name in _THINGS:
            return self._piece(value)
        return _plain(value)

    def _listed(self, things: Iterable[object]) -> str:
        # Equal things count up: "2 x Yak, used Yak". Numbers do not: "2 x 1" would be a riddle.
        named = [self._piece(str(thing)) for thing in things]
        if all(name.isdecimal() for name in named):
            return ", ".join(named)
        counted = Counter(named)
        return ", ".join(
            f"{n} \N{MULTIPLICATION SIGN} {name}" if n > 1 else name for name, n in counted.items()
        )

    def _piece(self, thing: str) -> str:
        name = f"piece-{thing.replace('*', '-used')}"
        return self.text(name) if name in self else str(_plain(thing))

    def _best(self, message: str, values: Mapping[str, Plain], otherwise: str) -> str:
        for source in (self, catalogue(ENGLISH, self.game)):
            try:
                return source._exact(message, values)
            except NoText:
                continue
        return otherwise

    def _exact(self, message: str, values: Mapping[str, Plain]) -> str:
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            raise NoText(message)
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise NoText(message, *problems)
        return bracketed(str(text)) if self.language == PSEUDO else str(text)


def catalogue(language: str, game: str | None = None) -> Catalogue:
    """Return the catalogue of a language, found as ``find_language`` finds it.

    Give the name of a game for its events, options and actions; without one the messages of all
    games are at hand, which is enough for errors.
    """
    return _catalogue(find_language(language), game)


@cache
def _catalogue(language: str, game: str | None) -> Catalogue:
    return Catalogue(language, game, _sources(language, game))


def _sources(language: str, game: str | None) -> list[str]:
    folder = resources.files("parbat") / "locales" / (ENGLISH if language == PSEUDO else language)
    games = [file.name for file in folder.iterdir() if file.name != f"{COMMON}.ftl"]
    wanted = sorted(games) if game is None else [f"{game}.ftl"]
    return [(folder / name).read_text("utf-8") for name in (f"{COMMON}.ftl", *wanted)]


def _standing(scores: Sequence[int], ranks: object, names: Sequence[str]) -> dict[str, Plain]:
    """Return who is first, told in words that a message can choose by and show."""
    called = [str(_plain(name)) for name in names]
    first = (
        [seat for seat, rank in enumerate(ranks) if rank == 1] if isinstance(ranks, tuple) else []
    )
    return {
        "result": ("none", "win", "draw")[min(len(first), 2)],
        "winner": called[first[0]] if len(first) == 1 else "",
        "scores": ", ".join(f"{name} {score}" for name, score in zip(called, scores, strict=True)),
    }


def _all_plain(values: Mapping[str, object]) -> dict[str, Plain]:
    return {name: _plain(value) for name, value in values.items()}


def shown(text: str) -> str:
    """Return a text from a file or a person as a terminal may show it."""
    return str(_plain(text))


def _plain(value: object) -> Plain:
    """Return a value as a sentence may show it: a number, or text that is short and harmless.

    Names and texts come from files and people: nothing in them may steer a terminal.
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**15:
        return value
    text = "none" if value is None else spelled(value)
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}\N{HORIZONTAL ELLIPSIS}"
