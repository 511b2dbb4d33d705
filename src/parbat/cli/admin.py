"""``parbat admin``: for those who run the server."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from parbat.cli.serve import need_packages
from parbat.cli.shared import error_console, json_option, print_json
from parbat.core.errors import BadFile
from parbat.files import data_folder, writing
from parbat.texts import catalogue, shown

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Command = TypeVar("Command", bound=Callable[..., Any])
T = TypeVar("T")


def database_options(command: Command) -> Command:
    """Add ``--data`` and ``--database-url`` to a command."""
    data = click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="FOLDER",
        help="Where people and games are kept (default: your data folder).",
    )
    address = click.option(
        "--database-url", metavar="URL", help="Another database instead, as an address."
    )
    return data(address(command))


@click.group()
def admin() -> None:
    """Look after the server's database: keep copies of it, see what is in it.

    \b
    Examples:
      parbat admin backup monday.parbat
      parbat admin restore monday.parbat --database-url postgresql://localhost/parbat
      parbat admin stats --json
    """
    need_packages()


@admin.command()
@click.argument("file", metavar="FILE")
@database_options
@json_option
@click.pass_obj
def backup(
    language: str, file: str, data: Path | None, database_url: str | None, as_json: bool
) -> None:
    """Write everything to FILE as it stands now; the server may run on. - is the output.

    The file holds what the database holds: let nobody read it who may not read that.
    """
    from parbat.server.backup import back_up

    with _output(file) as out, _progress() as progress:
        header = _with(data, database_url, lambda engine: back_up(engine, out, progress))
    screen = sys.stderr if file == "-" else sys.stdout
    if as_json:
        print_json(header, screen)
    else:
        print(catalogue(language).text("admin-backed-up", rows=header.rows), file=screen)


@admin.command()
@click.argument("file", metavar="FILE")
@database_options
@json_option
@click.pass_obj
def restore(
    language: str, file: str, data: Path | None, database_url: str | None, as_json: bool
) -> None:
    """Read everything from FILE into a database that is empty. - is the input."""
    from parbat.server.backup import restore
    from parbat.server.storage import address_in, open_database

    with _input(file) as source, _progress() as progress:
        address = database_url or address_in(data or data_folder())
        header = asyncio.run(
            _using(open_database, address, lambda engine: restore(engine, source, progress))
        )
    if as_json:
        print_json(header)
    else:
        print(catalogue(language).text("admin-restored", rows=header.rows))


@admin.command()
@database_options
@json_option
@click.pass_obj
def stats(language: str, data: Path | None, database_url: str | None, as_json: bool) -> None:
    """Tell how many people, tables and moves there are."""
    from parbat.server.counting import counts

    found = _with(data, database_url, counts)
    if as_json:
        print_json(found)
        return
    texts = catalogue(language)
    print(texts.text("admin-people", people=found.people, accounts=found.accounts))
    for game, states in sorted(found.tables.items()):
        by_state = {state: states.get(state, 0) for state in ("open", "playing", "over")}
        print(texts.text("admin-tables", game=game, **by_state))
    print(texts.text("admin-rows", entries=found.entries, messages=found.messages))
    print(texts.text("admin-reports", reports=found.reports))
    print(texts.text("admin-size", megabytes=round(found.size / 1e6, 1)))


@admin.command()
@database_options
@json_option
def reports(data: Path | None, database_url: str | None, as_json: bool) -> None:
    """List the problems that people have reported, the latest first."""
    from parbat.server.counting import reports

    for report in _with(data, database_url, reports):
        if as_json:
            print_json(report)
            continue
        print(f"{time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(report['created']))}")
        for name, value in report["told"].items():
            print(f"  {shown(str(name))}: {shown(str(value))}")


def _with(data: Path | None, database_url: str | None, work: Callable[[AsyncEngine], Any]) -> Any:
    """Do something with a database that is there."""
    from parbat.server.storage import address_of_file, existing_database

    address = database_url or address_of_file(data or data_folder())
    return asyncio.run(_using(existing_database, address, work))


async def _using(
    opening: Callable[[str], Any], address: str, work: Callable[[AsyncEngine], Any]
) -> Any:
    from sqlalchemy.exc import DBAPIError

    from parbat.server.storage import cannot_use

    engine = await opening(address)
    try:
        return await work(engine)
    except DBAPIError as problem:
        raise cannot_use(engine, problem) from None
    finally:
        await engine.dispose()


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = error_console()
    hidden = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as progress:
        task = progress.add_task("rows", total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _output(path: str) -> AbstractContextManager[IO[bytes]]:
    return nullcontext(sys.stdout.buffer) if path == "-" else writing(path, private=True)


@contextmanager
def _input(path: str) -> Iterator[IO[bytes]]:
    if path == "-":
        yield sys.stdin.buffer
        return
    try:
        file = Path(path).open("rb")  # noqa: SIM115 - closed below
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadFile("file.read", path=path, reason=reason) from None
    with file:
        yield file
