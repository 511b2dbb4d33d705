"""Many games between computer players, some of them at the same time."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Final

from parbat.bots import find_bot
from parbat.cli.simulate import play_out
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.options import Options
from parbat.core.outcome import Outcome
from parbat.core.record import Seat
from parbat.games import find_game

_WAITING: Final = 4  # games for each process that are handed out ahead


@dataclass(frozen=True)
class Contest:
    """One game: its number in a row of games, and who plays in it."""

    game: str
    options: Options
    players: tuple[str, ...]
    seed: int
    number: int
    side: tuple[int, ...] = (0,)
    """Whose points count, by their places among the players: together they are one side."""


def played(contests: Iterable[Contest], jobs: int) -> Iterator[tuple[Contest, float]]:
    """Play games, some at a time; yield each with the points of its side."""
    pending: dict[Future[float], Contest] = {}
    left = iter(contests)
    # Not forked: the children would inherit whatever the parent's threads hold.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            while True:
                for contest in islice(left, jobs * _WAITING - len(pending)):
                    pending[pool.submit(points_of, contest)] = contest
                if not pending:
                    return
                done, _ = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield pending.pop(future), future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def points_of(contest: Contest) -> float:
    """Play a game and return the points of its side: 1, 0, or a share of 1.

    They move on by one seat after each game. As many games as there are players begin with the
    same draws.
    """
    seats = len(contest.players)
    moved = contest.number % seats
    chairs = [contest.players[(seat + moved) % seats] for seat in range(seats)]
    name = f"{contest.seed} {contest.number} {' '.join(chairs)}"
    match = Match(
        find_game(contest.game),
        contest.options,
        [Seat(name=chair, bot=chair) for chair in chairs],
        Seed.numbered(contest.seed, contest.number // seats),
    )
    match.begin()
    play_out(match, [find_bot(contest.game, chair, Dice(name)) for chair in chairs])
    return _points(match.state.outcome, {(place - moved) % seats for place in contest.side}, seats)


def _points(outcome: Outcome | None, side: set[int], seats: int) -> float:
    """Share a point among those who came first: nobody has one where the game itself won."""
    if outcome is None or outcome.ranks is None:
        return len(side) / seats
    first = {at for at, rank in enumerate(outcome.ranks) if rank == 1}
    return len(side & first) / len(first) if first else 0.0
