"""Who sits where: before the game, and while it goes on."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from parbat.bots import find_bot
from parbat.core.actors import TABLE
from parbat.core.chance import Dice
from parbat.core.match import Match
from parbat.server.errors import Conflict, Forbidden, Missing
from parbat.server.names import COMPUTER
from parbat.server.people import Person
from parbat.server.tables import OPEN, PLAYING, Chair, Table
from parbat.server.wire import AnyChair, BotChair, MyChair, Return

if TYPE_CHECKING:
    from parbat.server.live import LiveTable

_TRIES: Final = 5  # to sit down while others do


def chair_for(seat: int, kind: AnyChair, person: Person, game: str) -> Chair:
    """Return the seat that somebody wishes for; raises ``UnknownName``."""
    match kind:
        case MyChair():
            return Chair(seat, person.id, name=person.name)
        case BotChair(bot):
            find_bot(game, bot, Dice(0))  # refuses a name that nobody has
            return Chair(seat, bot=bot, name=COMPUTER)
    return Chair(seat)


# Before the game


async def join(live: LiveTable, person_id: str, name: str, secret: str | None) -> None:
    """Let somebody sit down: on the seat kept for them, else on the first that is free."""
    for tries_left in reversed(range(_TRIES)):
        async with live.locked():
            if live.chairs_of(person_id):
                return
            seat = _free_seat(live.table, person_id, secret)
            try:
                await _seat(live, Chair(seat, person_id, name=name))
            except Conflict:  # somebody at another process was quicker
                if not tries_left:
                    raise
            else:
                return


def _free_seat(table: Table, person_id: str, secret: str | None) -> int:
    if table.state != OPEN:
        raise Conflict("table.full")
    kept = [chair for chair in table.chairs if chair.offered_id == person_id]
    free = [chair for chair in table.chairs if chair.is_open and chair.offered_id is None]
    if not kept:
        _check_invited(table, person_id, secret)
    if not kept and not free:
        raise Conflict("table.full")
    return (kept or free)[0].seat


def _check_invited(table: Table, person_id: str, secret: str | None) -> None:
    invited = secret is not None and secrets.compare_digest(secret.encode(), table.secret.encode())
    if not (table.public or invited or person_id == table.owner_id):
        raise Forbidden("table.secret")


async def set_chair(live: LiveTable, person_id: str, seat: int, kind: AnyChair) -> None:
    """Give a free seat to a computer player, or free it again."""
    async with live.locked():
        _check_owner(live, person_id)
        chairs = [chair for chair in live.table.chairs if chair.seat == seat]
        if not chairs:
            raise Missing("table.no_such_seat", seat=seat)
        if chairs[0].person_id is not None:
            raise Conflict("table.taken")
        await _seat(live, chair_for(seat, kind, Person("", ""), live.table.game))


async def start_by_hand(live: LiveTable, person_id: str) -> None:
    """Begin the game of a full table."""
    async with live.locked():
        _check_owner(live, person_id)
        if not live.table.is_full:
            raise Conflict("table.not_full")
        await live.start()


async def _seat(live: LiveTable, chair: Chair) -> None:
    await live.store(live.table, [chair])
    if live.table.is_full and not live.table.by_hand:
        await live.start()
    else:
        live.tell_table()


def _check_owner(live: LiveTable, person_id: str) -> None:
    if live.table.state != OPEN:
        raise Conflict("table.started")
    if live.table.owner_id != person_id:
        raise Forbidden("table.not_owner")


# While it goes on


async def leave(live: LiveTable, person_id: str) -> None:
    """Let somebody stand up; during the game a computer player plays on for them."""
    async with live.locked() as match:
        chairs = live.chairs_of(person_id)
        if not chairs:
            raise Forbidden("table.not_yours")
        if live.table.state == OPEN:
            await live.change(live.table, [Chair(chair.seat) for chair in chairs])
        elif live.table.state == PLAYING:
            await _replace(live, match, [chair.seat for chair in chairs if not chair.bot])
        else:
            raise Conflict("match.over")


async def run_out(live: LiveTable) -> None:
    """Enter something for those whose time has run out, or let computer players play on."""
    async with live.locked() as match:
        clock = live.story.clock
        if clock is None or live.table.state != PLAYING:
            return
        out = clock.out(time.time())
        for seat in out:
            await _act_for(live, match, seat)
        if not out and clock.due() != live.table.due:  # the server was down for a while
            # Whose time runs may be a secret, and so is when it would have been over.
            await live.store(replace(live.table, due=clock.due()), secret=True)


def check_time(live: LiveTable, match: Match, seat: int) -> None:
    """Let nobody act whose time is up, noticed or not; raises ``Conflict``."""
    clock = live.story.clock
    if clock is not None and seat in clock.out(time.time()):
        stays = match.state.timed_out(seat) is not None
        raise Conflict("table.time_up" if stays else "table.out_of_time")


async def _act_for(live: LiveTable, match: Match, seat: int) -> None:
    clock = live.story.clock
    if clock is None or seat not in clock.out(time.time()):
        return  # what was entered for somebody else has led on to something new
    entered = match.state.timed_out(seat)
    if entered is None:
        await _replace(live, match, [seat])
    else:
        await live.enter(match, seat, entered.text)


async def come_back(live: LiveTable, person_id: str | None, asked: Return) -> None:
    """Let somebody take a seat back from the computer player that plays on for them."""
    async with live.locked() as match:
        live.check_seat(live.reader(person_id), asked.seat)
        chair = live.table.chairs[asked.seat]
        if chair.bot is None:
            return
        await live.enter(
            match,
            TABLE,
            f"seat {asked.seat} player",
            chairs=[replace(chair, bot=None)],
            returned=asked.seat,
        )


async def _replace(live: LiveTable, match: Match, seats: list[int]) -> None:
    for seat in seats:
        chair = replace(live.table.chairs[seat], bot=live.table.stand_in)
        await live.enter(match, TABLE, f"seat {seat} bot {chair.bot}", chairs=[chair])
