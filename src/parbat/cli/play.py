"""``parbat play``: a game in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from parbat.bots import BOTS, find_bot
from parbat.cli.dialogue import Dialogue
from parbat.cli.shared import chosen_game, dice_for, game_argument, game_options, json_option
from parbat.core.chance import Seed, shuffled
from parbat.core.errors import BadFile
from parbat.core.game import Game
from parbat.core.match import Match
from parbat.core.options import Options, parse
from parbat.core.record import Seat
from parbat.texts import Catalogue, catalogue

PERSON = "me"
LONGEST_NAME = 40


@click.command()
@game_argument
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="Who sits where in play order: 'me' or a computer player's name "
    "(default: me first or second by lot, against the strongest quick one).",
)
@click.option("--name", "names", multiple=True, metavar="NAME", help="Your name; may be repeated.")
@click.option("--seed", type=int, metavar="N", help="Set up the same mountain again.")
@game_options
@click.option("--save", "path", metavar="FILE", help="Write the record here when the game stops.")
@json_option
@click.pass_obj
def play(
    language: str,
    game_name: str,
    seats: str | None,
    names: tuple[str, ...],
    seed: int | None,
    assignments: tuple[str, ...],
    board: str | None,
    path: str | None,
    as_json: bool,
) -> int:
    """Play in the terminal against a computer player, or with a friend at the same screen.

    Type an action such as 'trap 2-4'; Tab completes, '?' explains. With --json every line printed
    is a JSON object and every line read an action, so that a program can play.

    \b
    Examples:
      parbat play nanga-parbat
      parbat play nanga-parbat --seats me,me --option area_variant=true --save game.json
    """
    game = chosen_game(game_name, board)
    options = game.settle(parse(game.options, assignments))
    who = _who(game, options, seats, seed)
    _check_names(names, who.count(PERSON))
    _check_path(path)
    dice = dice_for(seed)
    texts = catalogue(language, game.name)
    chairs = _chairs(who, list(names), texts)
    match = Match(game, options, chairs, Seed() if seed is None else Seed.numbered(seed))
    bots = {
        seat: find_bot(game.name, name, dice) for seat, name in enumerate(who) if name != PERSON
    }
    dialogue = Dialogue(match, bots, texts, as_json=as_json, path=path)
    return dialogue.run(_reader(match, as_json))


def _who(game: Game, options: Options, seats: str | None, seed: int | None) -> list[str]:
    if seats is None:
        bots = [next(iter(BOTS[game.name]))] * (game.default_seats(options) - 1)
        return shuffled([*bots, PERSON], dice_for(seed))
    who = seats.split(",")
    if len(who) not in game.seats:
        raise click.UsageError(f"--seats names who sits in each of {game.seats.start} seats")
    for name in who:
        if name != PERSON:
            find_bot(game.name, name, dice_for(0))
    return who


def _chairs(who: list[str], names: list[str], texts: Catalogue) -> list[Seat]:
    chairs: list[Seat] = []
    for place, name in enumerate(who):
        if name != PERSON:
            chairs.append(Seat(name=name.title(), bot=name))
        else:
            chosen = names.pop(0) if names else texts.text("cli-player", number=place + 1)
            chairs.append(Seat(name=chosen))
    return chairs


def _check_names(names: tuple[str, ...], people: int) -> None:
    if len(names) > people:
        raise click.UsageError(f"--name is given {len(names)} times for {people} people")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise click.UsageError(f"--name takes 1 to {LONGEST_NAME} printable characters")


def _check_path(path: str | None) -> None:
    """Refuse a file that could not be written after the game, before it begins."""
    if path is None:
        return
    folder = Path(path).absolute().parent
    if not path or Path(path).is_dir() or not os.access(folder, os.W_OK):
        raise BadFile("file.cannot_save", path=path)


class ActionCompleter(Completer):
    """Completes the next word of an action from the legal list."""

    def __init__(self, match: Match) -> None:
        """Complete for whoever is to act in ``match``."""
        self.match = match

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """Yield the words that may stand where the cursor is."""
        typed = document.text_before_cursor
        start = typed.rfind(" ") + 1
        seen: set[str] = set()
        for seat in sorted(seat for seat in self.match.state.to_act if isinstance(seat, int)):
            for action in self.match.state.legal_actions(seat):
                if not action.text.startswith(typed):
                    continue
                word = action.text[start:].split(" ")[0]
                if word not in seen:
                    seen.add(word)
                    yield Completion(word, start_position=start - len(typed))


def _reader(match: Match, as_json: bool) -> Callable[[str], str | None]:
    """Return the function that asks for a line; it returns ``None`` at the end of the input."""
    if as_json or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _read_plain
    # A first Ctrl-C clears what is typed; on an empty line it stops the game.
    session: PromptSession[str] = PromptSession(completer=ActionCompleter(match))

    def read(prompt: str) -> str | None:
        while True:
            try:
                return session.prompt(prompt)
            except EOFError:
                return None
            except KeyboardInterrupt:
                if not session.default_buffer.text:
                    raise

    return read


def _read_plain(prompt: str) -> str | None:
    line = sys.stdin.readline(10_000)
    return line.rstrip("\n") if line else None
