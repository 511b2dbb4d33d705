"""``parbat serve``: the online table."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import click

from parbat.cli.shared import json_option, print_json
from parbat.core.errors import BadFile
from parbat.files import data_folder, use_data_folder

_NEEDED = (
    *("fastapi", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic", "psycopg"),
    *("argon2", "confusable_homoglyphs", "limits", "prometheus_client", "redis", "structlog"),
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="Port to listen on; 0 takes a free one.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where people, games and word lists are kept (default: your data folder).",
)
@click.option("--database-url", metavar="URL", help="Another database instead, as an address.")
@click.option("--redis-url", metavar="URL", help="Redis, where several processes serve together.")
@click.option("--public-url", metavar="URL", help="The address people use, behind a proxy.")
@click.option(
    "--bot-pause",
    "pause",
    type=click.FloatRange(0, 60),
    default=0.65,
    show_default=True,
    metavar="SECONDS",
    help="About how long computer players take for a move; 0 switches the pause off.",
)
@click.option("--metrics-token", metavar="TOKEN", help="Who shows it may read /metrics.")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="How much is told on standard error.",
)
@click.option(
    "--open/--no-open",
    "open_browser",
    default=None,
    help="Open a browser (default: if started in a terminal).",
)
@json_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    database_url: str | None,
    redis_url: str | None,
    public_url: str | None,
    pause: float,
    metrics_token: str | None,
    log_level: str,
    open_browser: bool | None,
    as_json: bool,
) -> None:
    """Serve the online table: play in a browser, alone or with others.

    \b
    Examples:
      parbat serve
      parbat serve --host 0.0.0.0 --port 8000 --data ./data --no-open
      parbat serve --database-url postgresql://localhost/parbat --redis-url redis://localhost
    """
    need_packages()
    # Only here, since the other commands do without these packages.
    from parbat.server.logs import set_up_logs
    from parbat.server.run import Settings, serve
    from parbat.server.storage import address_in

    set_up_logs(log_level)
    folder = data or data_folder()
    use_data_folder(folder)
    settings = Settings(
        host=host,
        port=port,
        database=database_url or address_in(folder),
        redis_url=redis_url,
        public_url=public_url,
        metrics_token=metrics_token,
        pause=pause,
        open_browser=sys.stdout.isatty() if open_browser is None else open_browser,
    )
    serve(settings, _print_json if as_json else _print)


def _print(address: str) -> None:
    print(address, flush=True)


def _print_json(address: str) -> None:
    print_json({"address": address})
    sys.stdout.flush()


def need_packages() -> None:
    """Raise ``BadFile`` if only what the other commands need is installed."""
    if not all(find_spec(package) for package in _NEEDED):
        raise BadFile("serve.packages")
