"""New tables: from a wish, or as the next game of the same people."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from parbat.bots import BOTS, find_bot
from parbat.core.chance import Dice, Seed
from parbat.core.game import Game
from parbat.core.match import Match
from parbat.core.options import Options
from parbat.core.record import Seat
from parbat.games import find_game
from parbat.server.boards import on_board
from parbat.server.names import COMPUTER
from parbat.server.people import Person
from parbat.server.seating import chair_for
from parbat.server.tables import Chair, Table
from parbat.server.wire import AnyChair, BotChair, MyChair, NewTable


def new_table(person: Person, wish: NewTable) -> Table:
    """Return the table that somebody wishes for; raises ``ParbatError`` if there can be none."""
    game = on_board(find_game(wish.game), wish.board)
    wanted = wish.seats if wish.seats is not None else _by_lot(game, wish.options)
    chairs = [chair_for(seat, kind, person, game.name) for seat, kind in enumerate(wanted)]
    options = game.settle(wish.options)
    # An impossible number of seats is refused here.
    Match(game, options, [Seat(name=chair.name or "") for chair in chairs])
    stand_in = wish.stand_in or next(iter(BOTS[game.name]))
    find_bot(game.name, stand_in, Dice(0))
    now = time.time()
    return Table(
        **_secrets(),
        game=game.name,
        rules=game.rules,
        options=options,
        lexicon=_lexicon(game, options),
        board=wish.board,
        public=wish.public,
        owner_id=person.id,
        created=now,
        changed=now,
        noticed=now,
        by_hand=wish.by_hand,
        chat=wish.chat,
        pace=msgspec.to_builtins(wish.pace),
        stand_in=stand_in,
        chairs=chairs,
    )


def rematch_of(old: Table, person: Person, names: Mapping[str, str]) -> Table:
    """Return a table for the same people, seats changed round, the others' kept for them."""
    now = time.time()
    game = find_game(old.game)
    chairs = [_moved(chair, len(old.chairs), person, names) for chair in old.chairs]
    return replace(
        old,
        **_secrets(),
        rules=game.rules,
        lexicon=_lexicon(game, old.options),
        owner_id=person.id,
        state="open",
        created=now,
        started=None,
        changed=now,
        noticed=now,
        rematch_id=None,
        by_hand=False,
        clock=None,
        proposal=None,
        due=None,
        chairs=sorted(chairs, key=lambda chair: chair.seat),
    )


def _lexicon(game: Game, options: Options) -> dict[str, Any] | None:
    lexicon = game.lexicon(options)
    return None if lexicon is None else dict(lexicon)


def _moved(chair: Chair, seats: int, person: Person, names: Mapping[str, str]) -> Chair:
    seat = (chair.seat + 1) % seats
    if chair.person_id is None:
        return Chair(seat, bot=chair.bot, name=COMPUTER if chair.bot else None)
    name = names[chair.person_id]
    if chair.person_id == person.id:
        return Chair(seat, person.id, name=name)
    return Chair(seat, name=name, offered_id=chair.person_id)


def _by_lot(game: Game, options: Mapping[str, object]) -> list[AnyChair]:
    number = max(2, game.default_seats(options))
    mine = secrets.randbelow(number)
    bot = next(iter(BOTS[game.name]))
    return [MyChair() if seat == mine else BotChair(bot) for seat in range(number)]


def _secrets() -> dict[str, Any]:
    return {
        "id": secrets.token_urlsafe(9),
        "secret": secrets.token_urlsafe(16),
        "seed": Seed().hex,
    }
