"""The conversation of a terminal game: show, ask, answer, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby

import msgspec
from rich.markup import escape

from parbat.bots.bot import Bot
from parbat.cli.screen import question, table
from parbat.cli.shared import console, print_json
from parbat.core.errors import BadFile, IllegalAction, ParbatError
from parbat.core.events import Event
from parbat.core.match import Match
from parbat.core.perspective import Perspective
from parbat.files import save
from parbat.texts import Catalogue

Reader = Callable[[str], str | None]


class Dialogue:
    """A match between people at this terminal and computer players."""

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
        self.names = [seat.name for seat in match.seats]
        self.out = console()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "legal": self._legal,
            "board": self._board,
            "save": self._save,
        }

    def run(self, read: Reader) -> int:
        """Play until the game is over or the person stops; return the exit status."""
        self._say_events(self.match.begin())
        shown = -1
        while self.match.state.outcome is None:
            seat = min(seat for seat in self.match.state.awaited if isinstance(seat, int))
            if seat in self.bots:
                self._bot_acts(seat)
                continue
            if shown != len(self.match.log):
                self._show(seat)
                shown = len(self.match.log)
            line = read(f"{self.names[seat]}> ")
            if line is None or line.strip() == "quit":
                break
            self._answer(seat, line.strip())
        self._finish()
        return 0

    def _bot_acts(self, seat: int) -> None:
        bot = self.bots[seat]
        seen = Perspective(self.match.game, self.match.state, seat, bot.source)
        self._say_events(self.match.apply(seat, bot.choose(seen)))

    def _answer(self, seat: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            return
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            elif line == "undo":
                self._undo(seat)
            elif line == "resign":
                self._say_events(self.match.resign(seat))
            else:
                self._say_events(self.match.apply(seat, line))
        except ParbatError as problem:
            self._complain(problem)

    def _undo(self, seat: int) -> None:
        entry = self.match.can_undo(seat)
        if entry is None:
            raise IllegalAction("match.nothing_to_undo")
        self._say_events(self.match.undo(seat, entry))

    def _complain(self, problem: ParbatError) -> None:
        if self.as_json:
            data = {name: str(value) for name, value in problem.data.items()}
            message = self.texts.say(problem)
            print_json({"error": {"code": problem.code, "data": data, "message": message}})
        else:
            self.out.print(f"[red]{escape(self.texts.say(problem))}[/red]")

    def _say_events(self, events: tuple[Event, ...]) -> None:
        if self.as_json:
            print_json({"events": [msgspec.to_builtins(event) for event in events]})
            return
        for event in events:
            self.out.print(f"[dim]{escape(self.texts.tell(event, self.names))}[/dim]")

    def _show(self, seat: int) -> None:
        state = self.match.state
        view = state.view(seat)
        legal = [action.text for action in state.legal_actions(seat)]
        if self.as_json:
            print_json({"seat": seat, "view": view, "legal": legal})
            return
        self._board("")
        self.out.print(f"[bold]{escape(question(view, legal, self.texts))}[/bold]")

    def _board(self, _: str) -> None:
        self.out.print()
        self.out.print(table(self.match.state.view(None), self.texts, self.names))
        self.out.print()

    def _help(self, topic: str) -> None:
        state = self.match.state
        seat = min(seat for seat in state.awaited if isinstance(seat, int))
        kinds = [
            (kind, len(list(actions)))
            for kind, actions in groupby(
                state.legal_actions(seat), lambda action: action.text.split(" ")[0]
            )
        ]
        if topic:
            self.out.print(escape(self.texts.action_help(topic)))
            return
        for kind, count in kinds:
            self.out.print(f"{escape(self.texts.action_help(kind))} [dim]({count})[/dim]")
        self.out.print(f"[dim]{escape(self.texts.text('help-forms'))}[/dim]")
        self.out.print(f"[dim]{escape(self.texts.text('help-commands'))}[/dim]")

    def _legal(self, start: str) -> None:
        seat = min(seat for seat in self.match.state.awaited if isinstance(seat, int))
        for action in self.match.state.legal_actions(seat):
            if action.text.startswith(start):
                self.out.print(escape(action.text))

    def _save(self, path: str) -> None:
        if not path:
            raise BadFile("file.name_missing")
        save(self.match.record(), path)
        self.out.print(escape(self.texts.text("saved", path=path)))

    def _finish(self) -> None:
        outcome = self.match.state.outcome
        if self.as_json:
            print_json({"outcome": outcome, "record": self.match.record()})
        elif outcome is not None:
            self._board("")
            told = self.texts.tell_outcome(outcome, self.names)
            self.out.print(f"[bold]{escape(told)}[/bold]")
        if self.path is not None:
            save(self.match.record(), self.path)
