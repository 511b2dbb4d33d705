"""Processes in which computer players think, so that a table never waits for a thought.

A worker is told the game as its record; the computer player in it gets a perspective as anywhere
else. A worker that is killed or never answers is replaced, and what it thought about is asked
again by whoever asked.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

import msgspec

from parbat.bots import find_bot
from parbat.core.chance import Dice
from parbat.core.match import Match
from parbat.core.record import Record, parse_record
from parbat.core.replay import open_match
from parbat.games import find_game
from parbat.uncompiled import is_compiled

_LONGEST: Final = 60.0  # seconds, and then a worker counts as lost
_LONGEST_IN_PLAIN_PYTHON: Final = 600.0  # where a thought takes about a hundred times as long
_MOST: Final = 4


class Lost(Exception):
    """The worker was killed, or did not answer in time."""


@dataclass(frozen=True)
class Thought:
    """A question to a computer player: what shall this seat do in this game?"""

    record: bytes
    seat: int
    bot: str
    number: int
    """Random numbers of the computer player begin with it."""


class Thinkers:
    """A few worker processes, started when the first is needed."""

    def __init__(self, workers: int | None = None, longest: float | None = None) -> None:
        """Let ``workers`` think at the same time, each thought at most ``longest`` seconds."""
        spare = (os.cpu_count() or 2) - 1
        self._workers = workers or max(1, min(_MOST, spare))
        self.longest = longest or (_LONGEST if is_compiled() else _LONGEST_IN_PLAIN_PYTHON)
        self._pool: ProcessPoolExecutor | None = None
        self._unanswered: set[Future[str]] = set()

    async def think(self, thought: Thought) -> str:
        """Return the text of the action that a computer player chose; raises ``Lost``.

        Whatever goes wrong within the computer player is raised as it is.
        """
        pool = self._pool = self._pool or self._started()
        try:
            asked = pool.submit(answer, thought)
        except RuntimeError as problem:  # it has been dropped this moment, or has just broken
            self._drop(pool)
            raise Lost(str(problem)) from None
        self._unanswered.add(asked)
        asked.add_done_callback(self._unanswered.discard)
        # It is never cancelled: a pool that breaks trips over thoughts that were.
        answered = asyncio.wrap_future(asked)
        answered.add_done_callback(_take_note)
        done, _ = await asyncio.wait([answered], timeout=self.longest)
        if not done:
            self._drop(pool)
            raise Lost("no answer")
        try:
            return answered.result()
        except BrokenProcessPool as problem:
            self._drop(pool)
            raise Lost(str(problem)) from None

    @property
    def are_busy(self) -> bool:
        """Whether a worker still thinks, be it for somebody who no longer waits for the answer."""
        return bool(self._unanswered)

    @property
    def processes(self) -> list[int]:
        """The process numbers of the workers."""
        return list(self._pool._processes) if self._pool else []

    def close(self) -> None:
        """Let the workers go, whatever they think about."""
        if self._pool is not None:
            self._drop(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        # A fork would take locks and connections of the server along.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_begin)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        # Whoever else waits for this pool hears that it is broken. Had their thoughts been
        # cancelled, it would look as if they themselves were to stop.
        for process in processes:
            process.kill()


def _take_note(answered: asyncio.Future[str]) -> None:
    # Nobody may be left who asks how it ended.
    if not answered.cancelled():
        answered.exception()


def answer(thought: Thought) -> str:
    """Return what a computer player does: the work of a worker."""
    record = parse_record(thought.record)
    match = _replayed(record)
    bot = find_bot(record.game, thought.bot, Dice(thought.number))
    try:
        return bot.choose(match.perspective(thought.seat, bot.source)).text
    except StopIteration as problem:
        # It would be taken for the end of whatever waits for the answer.
        raise RuntimeError("a computer player stopped in the middle of a thought") from problem


_known: dict[str, Match] = {}
_LAST: Final = 64


def _replayed(record: Record) -> Match:
    """Return the match of a record; that of the same table is continued, not begun anew."""
    key = msgspec.json.encode((record.game, record.options, record.chance)).decode()
    match = _known.pop(key, None)
    if match is None or match.log != record.log[: len(match.log)]:
        match = open_match(find_game(record.game), msgspec.structs.replace(record, log=[]))
    for entry in record.log[len(match.log) :]:
        match.enter(entry.by, entry.do, entry.t)
    _known[key] = match
    if len(_known) > _LAST:
        del _known[next(iter(_known))]
    return match


def _begin() -> None:
    """Make a worker leave with the server, however that goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
