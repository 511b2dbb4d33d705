"""The conversation of a terminal game: show, ask, answer, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import groupby

import msgspec
from rich.markup import escape

from parbat.bots.bot import Bot
from parbat.cli.figures import figures
from parbat.cli.screen import table
from parbat.cli.shared import console, print_json
from parbat.core.actions import Action
from parbat.core.actors import Viewer
from parbat.core.errors import BadFile, BadText, IllegalAction, ParbatError
from parbat.core.events import Event
from parbat.core.match import Match
from parbat.core.record import Record
from parbat.core.replay import statistics
from parbat.files import save
from parbat.texts import Catalogue, shown

Reader = Callable[[str], str | None]


class Dialogue:
    """A match between people at this terminal and computer players.

    Shown is what the people at the terminal may know: the one of them, or, where several share
    the screen, what anybody may know.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        texts: Catalogue,
        *,
        as_json: bool,
        path: str | None,
    ) -> None:
        """Prepare to play ``match``; seats without a bot are people's."""
        self.match = match
        self.bots = bots
        self.texts = texts
        self.as_json = as_json
        self.path = path
        self.names = [shown(seat.name) for seat in match.seats]
        people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.viewer: Viewer = people[0] if len(people) == 1 else None
        self.out = console()
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self._help,
            "help": self._help,
            "legal": self._legal,
            "board": self._board,
            "save": self._save,
            "undo": self._undo,
            "resign": self._resign,
        }

    def run(self, read: Reader) -> int:
        """Play until the game is over or the person stops; return the exit status.

        However it stops, the record is saved if a file was named for it.
        """
        try:
            self._play(read)
        finally:
            self._keep()
        self._finish()
        return 0

    def _play(self, read: Reader) -> None:
        self._say_events(self.match.begin())
        asked = -1
        while self.match.state.outcome is None:
            seat = min(seat for seat in self.match.state.undecided if isinstance(seat, int))
            if seat in self.bots:
                bot = self.bots[seat]
                chosen = bot.choose(self.match.perspective(seat, bot.source))
                self._say_events(self.match.apply(seat, chosen))
                continue
            if asked != len(self.match.log):
                self._ask(seat)
                asked = len(self.match.log)
            line = read(f"{self.names[seat]}> ")
            if line is None or line.strip().lower() == "quit":
                return
            self._answer(seat, " ".join(line.split()))

    def _answer(self, seat: int, line: str) -> None:
        if not line:
            return
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", f"{word[1:]} {rest}".strip()
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](seat, rest)
            else:
                self._say_events(self.match.apply(seat, self._meant(seat, line)))
        except ParbatError as problem:
            self._complain(problem)

    def _meant(self, seat: int, line: str) -> Action:
        """Return the action that somebody means: capitals need not be typed as they are written."""
        for form in self.match.state.forms(seat):
            if action := form.read(line):
                return action
        kind, _, rest = line.lower().partition(" ")
        for text in (line, f"{kind} {rest.upper()}"):
            with suppress(BadText):
                return self.match.game.parse_action(text)
        return self.match.game.parse_action(line.lower())

    def _undo(self, seat: int, rest: str) -> None:
        entry = self.match.can_undo(seat)
        if entry is None or rest not in ("", str(entry)):
            raise IllegalAction("match.nothing_to_undo")
        self._say_events(self.match.undo(seat, entry))

    def _resign(self, seat: int, _: str) -> None:
        self._say_events(self.match.resign(seat))

    def _complain(self, problem: ParbatError) -> None:
        if self.as_json:
            data = {name: _plain(value) for name, value in problem.data.items()}
            message = self.texts.say(problem)
            print_json({"error": {"code": problem.code, "data": data, "message": message}})
        else:
            self.out.print(f"[red]{escape(self.texts.say(problem))}[/red]")

    def _say_events(self, events: tuple[Event, ...]) -> None:
        known = [event for event in events if event.is_for(self.viewer)]
        if self.as_json:
            print_json({"events": [msgspec.to_builtins(event) for event in known]})
            return
        for event in known:
            self.out.print(f"[dim]{escape(self.texts.tell(event, self.names))}[/dim]")

    def _ask(self, seat: int) -> None:
        state = self.match.state
        view = state.view(seat)
        legal = [action.text for action in state.legal_actions(seat)]
        if self.as_json:
            forms = [form.parts for form in state.forms(seat)]
            print_json({"seat": seat, "view": view, "legal": legal, "forms": forms})
            return
        self._board(seat, "")
        self.out.print(f"[bold]{escape(self.texts.ask(view))}[/bold]")

    def _board(self, seat: int, _: str) -> None:
        view = self.match.state.view(seat)
        if self.as_json:
            print_json({"view": view})
            return
        self.out.print()
        self.out.print(table(view, self.texts, self.names))
        self.out.print()

    def _help(self, seat: int, topic: str) -> None:
        kinds = groupby(
            (action.text for action in self.match.state.legal_actions(seat)),
            lambda text: text.split(" ")[0],
        )
        counts = {kind: str(len(list(actions))) for kind, actions in kinds}
        counts |= {form.kind.word(): "…" for form in self.match.state.forms(seat)}
        if topic:
            counts = {topic: counts.get(topic, "0")}
        told = {kind: self.texts.action_help(kind) for kind in counts}
        if self.as_json:
            print_json({"help": told})
            return
        for kind, text in told.items():
            self.out.print(f"{escape(text)} [dim]({counts[kind]})[/dim]")
        self.out.print(f"[dim]{escape(self.texts.text('help-forms'))}[/dim]")
        self.out.print(f"[dim]{escape(self.texts.text('help-commands'))}[/dim]")

    def _legal(self, seat: int, start: str) -> None:
        legal = [action.text for action in self.match.state.legal_actions(seat)]
        chosen = [text for text in legal if text.startswith(start)]
        if self.as_json:
            print_json({"legal": chosen})
            return
        for text in chosen:
            self.out.print(escape(text))

    def _save(self, _: int, path: str) -> None:
        if not path:
            raise BadFile("file.name_missing")
        save(self._record(), path)
        if self.as_json:
            print_json({"saved": path})
        else:
            self.out.print(escape(self.texts.text("saved", path=path)))

    def _record(self) -> Record:
        # While the game runs it holds only what the people here may know.
        return self.match.record(self.viewer)

    def _keep(self) -> None:
        if self.path is not None:
            self._save(0, self.path)

    def _finish(self) -> None:
        outcome, record = self.match.state.outcome, self._record()
        numbers = statistics(self.match.game, record) if outcome else None
        if self.as_json:
            print_json({"outcome": outcome, "statistics": numbers, "record": record})
        elif outcome is not None:
            self._board(0, "")
            if numbers is not None:
                self.out.print(figures(numbers, self.texts, self.names))


def _plain(value: object) -> object:
    return value if isinstance(value, int | str | None) else str(value)
