"""``parbat lexicon``: the word lists there are, and a person's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
from rich.table import Table

from parbat.cli.shared import console, json_option, print_json
from parbat.core.errors import BadOption
from parbat.lexicon.errors import BadLexicon
from parbat.lexicon.gathering import Gathered, fold, gather_words
from parbat.lexicon.lexicon import Lexicon
from parbat.lexicon.recipes import RECIPES
from parbat.lexicon.shelf import (
    ENDING,
    SHIPPED,
    SHIPPED_FOLDER,
    check_new_name,
    find_lexicon,
    keep_own,
    lexicon_names,
    own_folder,
    remove_own,
)
from parbat.lexicon.storing import save_lexicon
from parbat.texts import catalogue, shown

Command = TypeVar("Command", bound=Callable[..., Any])

LANGUAGES = ("en", "de", "fr")
"""The languages that a list can be of."""


def folder_option(command: Command) -> Command:
    """Add ``--data`` to a command; it is given the folder of the person's own lists."""
    option = click.option(
        "--data",
        "folder",
        type=click.Path(file_okay=False, path_type=Path),
        callback=lambda _context, _option, data: own_folder(data),
        metavar="FOLDER",
        help="Where your own lists are kept (default: your data folder).",
    )
    return option(command)


@click.group()
def lexicon() -> None:
    """Look after word lists: see what there is, look words up, add lists of your own.

    Every command takes --json.

    \b
    Examples:
      parbat lexicon list
      parbat lexicon look mountain
      parbat lexicon add club words.txt
      parbat lexicon add deutsch worte.txt --language de --json
    """


@lexicon.command("list")
@folder_option
@json_option
@click.pass_obj
def list_lexicons(language: str, folder: Path, as_json: bool) -> None:
    """List all word lists: those that come with Parbat, then your own."""
    found = list(_each(folder))
    texts = catalogue(language)
    if as_json:
        print_json(
            [
                {"name": name, "problem": texts.say(one)}
                if isinstance(one, BadLexicon)
                else {**msgspec.structs.asdict(one.about), "own": name not in SHIPPED}
                for name, one in found
            ]
        )
        return
    table = Table(
        *(texts.text("lexicon-list"), texts.text("lexicon-language")),
        *(texts.text("lexicon-words"), texts.text("lexicon-version")),
        *(texts.text("lexicon-source"),),
        box=None,
    )
    for name, one in found:
        if isinstance(one, BadLexicon):
            table.add_row(name, "", "", "", texts.say(one))
        else:
            about = one.about
            cells = (about.language, str(about.words), about.version, about.source)
            table.add_row(name, *map(shown, cells))
    console().print(table)


@lexicon.command()
@click.argument("word", metavar="WORD")
@folder_option
@json_option
@click.pass_obj
def look(language: str, word: str, folder: Path, as_json: bool) -> None:
    """Tell in which lists WORD stands, written as each list's language writes it in a to z."""
    found = {
        name: fold(word, one.language) in one
        for name, one in _each(folder)
        if not isinstance(one, BadLexicon)
    }
    if as_json:
        print_json({"word": word, "lexicons": found})
        return
    texts = catalogue(language)
    for name, listed in found.items():
        print(texts.text("lexicon-looked-up", name=name, listed="yes" if listed else "no"))


@lexicon.command()
@click.argument("name", metavar="NAME")
@click.argument("file", metavar="FILE")
@click.option(
    "--language",
    "of",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language of the words; it says how accents are written in a to z.",
)
@click.option("--list-version", default="1", show_default=True, help="Which state of it this is.")
@click.option("--replace", is_flag=True, help="Replace your list of that name.")
@folder_option
@json_option
@click.pass_obj
def add(
    language: str,
    name: str,
    file: str,
    of: str,
    list_version: str,
    replace: bool,
    folder: Path,
    as_json: bool,
) -> None:
    """Make a list of your own, NAME, of the words in FILE: UTF-8, one word a line."""
    check_new_name(name, folder, replace=replace)
    if not list_version or shown(list_version) != list_version or len(list_version) > 40:
        raise BadOption("lexicon.version", version=list_version)
    gathered = gather_words(file, of)
    made = Lexicon.of_words(gathered.words, name=name, language=of, version=list_version)
    keep_own(made, folder, replace=replace)
    if as_json:
        print_json(
            {
                **made.identity,
                "words": len(made),
                "folded": gathered.folded,
                "skipped": gathered.skipped,
            }
        )
    else:
        _tell_added(language, made, gathered)


def _tell_added(language: str, made: Lexicon, gathered: Gathered) -> None:
    texts = catalogue(language)
    print(texts.text("lexicon-added", name=made.name, words=len(made)))
    if gathered.folded:
        print(texts.text("lexicon-folded", count=gathered.folded))
    for reason, skipped in gathered.skipped.items():
        examples = ", ".join(map(shown, skipped.examples))
        print(texts.text("lexicon-skipped", reason=reason, count=skipped.count, examples=examples))


@lexicon.command()
@click.argument("name", metavar="NAME")
@folder_option
@json_option
@click.pass_obj
def remove(language: str, name: str, folder: Path, as_json: bool) -> None:
    """Remove your own list NAME."""
    remove_own(name, folder)
    if as_json:
        print_json({"removed": name})
    else:
        print(catalogue(language).text("lexicon-removed", name=name))


@lexicon.command()
@click.argument("names", metavar="[NAME]...", nargs=-1)
@click.option(
    "--from",
    "sources",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where the package's files lie (default: where Debian puts them).",
)
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=SHIPPED_FOLDER,
    metavar="FOLDER",
    help="Where the lists are written (default: where Parbat keeps them).",
)
@json_option
@click.pass_obj
def build(
    language: str, names: tuple[str, ...], sources: Path | None, into: Path, as_json: bool
) -> None:
    """Make the lists that come with Parbat again, or only those named.

    They are made from the files of the Debian packages scowl and hunspell-fr-comprehensive.
    """
    known = [recipe.name for recipe in RECIPES]
    for name in names:
        if name not in known:
            raise BadOption("lexicon.no_recipe", name=name, names=", ".join(known))
    made = [recipe.make(sources) for recipe in RECIPES if recipe.name in (names or known)]
    for one in made:
        save_lexicon(one, into / f"{one.name}{ENDING}")
    if as_json:
        print_json([{**one.identity, "words": len(one)} for one in made])
        return
    texts = catalogue(language)
    for one in made:
        print(texts.text("lexicon-built", name=one.name, words=len(one), sha256=one.checksum))


def _each(folder: Path) -> Iterator[tuple[str, Lexicon | BadLexicon]]:
    """Go through all lists, and tell of a damaged one what is wrong with it."""
    for name in lexicon_names(folder):
        try:
            yield name, find_lexicon(name, folder)
        except BadLexicon as problem:
            yield name, problem
