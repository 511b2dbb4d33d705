"""What somebody is thinking of at a table: tried out, asked, shown to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parbat.core.errors import IllegalAction
from parbat.core.game import State
from parbat.games import find_game
from parbat.server.bus import Notice
from parbat.server.errors import Forbidden, data_of
from parbat.server.wire_building import Answer, Ask, Refusal, Show, Shown, TriedOut, Try
from parbat.texts import Catalogue

if TYPE_CHECKING:
    from parbat.server.live import LiveTable


def try_out(live: LiveTable, person_id: str | None, asked: Try, texts: Catalogue) -> TriedOut:
    """Return what an action of a form would bring, and why it would be refused if it would.

    Raises ``ParbatError`` where there is nothing to try.
    """
    state = _state(live, person_id, asked.seat)
    action = find_game(live.table.game).parse_action(asked.do)
    for form in state.forms(asked.seat):
        if isinstance(action, form.kind):
            problem = form.refusal(action)
            said = None
            if problem is not None:
                said = Refusal(problem.code, data_of(problem), texts.say(problem))
            return TriedOut(asked.id, live.version(person_id), said, form.preview(action))
    raise IllegalAction("match.not_now")


def ask(live: LiveTable, person_id: str | None, asked: Ask) -> Answer:
    """Return what the rules say to a question of somebody who plays here."""
    seats = live.reader(person_id).seats
    if not seats:
        raise Forbidden("table.not_yours")
    answer = _state(live, person_id, seats[0]).answer(seats[0], asked.question)
    return Answer(asked.id, msgspec.to_builtins(answer))


def show(live: LiveTable, person_id: str | None, shown: Show) -> None:
    """Let the others see what somebody is putting together; it is kept nowhere."""
    reader = live.reader(person_id)
    live.check_seat(reader, shown.seat)
    if shown.seat in reader.away:
        raise Forbidden("table.away")
    tell_shown(live, Shown(shown.seat, shown.laid))
    data = {"seat": shown.seat, "laid": shown.laid}
    live.means.bus.tell(Notice("shown", live.table.id, data))


def tell_shown(live: LiveTable, shown: Shown) -> None:
    """Tell everybody here but whose it is."""
    owner = live.table.chairs[shown.seat].person_id
    for listener in list(live.audience.listeners):
        if listener.person_id != owner:
            listener.send(shown)


def _state(live: LiveTable, person_id: str | None, seat: int) -> State:
    reader = live.reader(person_id)
    live.check_seat(reader, seat)
    if seat in reader.away:
        raise Forbidden("table.away")
    return live.story.steps[-1].state
