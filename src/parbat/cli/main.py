"""The entry point: one place where every failure becomes one clear line and an exit status.

0 is fine, 1 something is wrong with the input (or the output could not be written), 2 the command
line itself is wrong, or ``parbat board check`` found something, 130 a person stopped it.
"""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Sequence

import click

import parbat
from parbat.cli import (
    admin,
    bench,
    board,
    games,
    lexicon,
    perft,
    play,
    records,
    serve,
    simulate,
    tournament,
)
from parbat.core.errors import BadOption, ParbatError, UnknownName
from parbat.texts import LANGUAGES, Catalogue, catalogue, find_language, is_language, language_of


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(parbat.__version__, prog_name="parbat")
@click.option(
    "--lang",
    metavar="LANGUAGE",
    help="Language of messages: en, pt-BR or it (default: the system's).",
)
@click.pass_context
def cli(context: click.Context, lang: str | None) -> None:
    """Play, simulate and take apart Nanga Parbat, Himalaya and Hardback.

    \b
    Examples:
      parbat play nanga-parbat
      parbat simulate nanga-parbat --games 100 --bots greedy,random --seed 7 --out games.jsonl
      parbat verify games.jsonl
    """
    if lang is not None and not is_language(lang):
        raise click.UsageError(f"--lang takes one of {', '.join(LANGUAGES)}")
    context.obj = language_of(os.environ) if lang is None else find_language(lang)


for command in (
    play.play,
    serve.serve,
    admin.admin,
    simulate.simulate,
    tournament.tournament,
    records.replay,
    records.verify,
    perft.perft,
    bench.bench,
    board.board,
    games.games,
    lexicon.lexicon,
):
    cli.add_command(command)


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit status."""
    _mend_streams()
    try:
        status = cli.main(arguments, prog_name="parbat", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.exceptions.NoArgsIsHelpError as problem:
        print(problem.format_message(), file=sys.stderr)
        return 2
    except click.UsageError as problem:
        where = problem.ctx.command_path if problem.ctx else "parbat"
        return _complain(f"{problem.format_message()} (see: {where} --help)", 2)
    except (UnknownName, BadOption) as problem:
        return _complain(_catalogue(arguments).say(problem), 2)
    except ParbatError as problem:
        return _complain(_catalogue(arguments).say(problem), 1)
    except (KeyboardInterrupt, click.Abort):
        return _complain(_catalogue(arguments).text("cli-stopped"), 130)
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as problem:
        _forget_output()
        reason = (problem.strerror or "").lower()
        return _complain(_catalogue(arguments).text("cli-output-failed", reason=reason), 1)
    return status if isinstance(status, int) else 0


def _catalogue(arguments: Sequence[str] | None) -> Catalogue:
    # The command that failed is gone with its context, so its language is read again.
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = language_of(os.environ)
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang":
            language = find_language(following)
        elif word.startswith("--lang="):
            language = find_language(word.partition("=")[2])
    return catalogue(language)


def _complain(sentence: str, status: int) -> int:
    print(f"parbat: {sentence}", file=sys.stderr)
    return status


def _mend_streams() -> None:
    """Make up for streams that the caller closed or that cannot show every character."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115, PTH123 - for the life of the process
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115, PTH123 - as above
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    # Nobody reads on: what is still buffered must not fail again when Python exits.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def main() -> None:
    """Run the command line of this process; being told to end is being stopped."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run())
