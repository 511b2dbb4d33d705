"""Logs: one line for each event, as JSON where a program reads them.

No token, password, cookie, address of a person or word of a chat gets into them: requests are told
by their route and not by their path, and errors without the values of variables.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog
from structlog.stdlib import ProcessorFormatter


def set_up_logs(level: str) -> None:
    """Tell what happens from ``level`` on, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(for_people=sys.stderr.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    # What libraries say below a warning is about themselves, or shows paths and headers.
    root.setLevel(logging.WARNING)
    logging.getLogger("parbat").setLevel(level.upper())


def _formatter(*, for_people: bool) -> logging.Formatter:
    before: Final[list[Any]] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    shown: list[Any] = [
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    ]
    if not for_people:
        shown = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[ProcessorFormatter.remove_processors_meta, *shown],
    )
