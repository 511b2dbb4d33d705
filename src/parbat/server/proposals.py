"""What the people at a table agree on: to take an action back, to end without a result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from parbat.core.actors import TABLE
from parbat.core.errors import IllegalAction
from parbat.core.match import Match
from parbat.server.errors import Conflict, Forbidden
from parbat.server.tables import OVER, Chair, Table
from parbat.server.wire import ProposalInfo, Propose, Reply

if TYPE_CHECKING:
    from parbat.server.live import LiveTable


@dataclass(frozen=True)
class Proposal:
    """Something that one seat proposed and others have agreed to."""

    id: str
    what: Literal["undo", "abandon"]
    seat: int
    agreed: tuple[int, ...] = ()


async def propose(live: LiveTable, person_id: str | None, asked: Propose) -> None:
    """Propose something; where nobody else is to be asked it is done at once."""
    async with live.locked() as match:
        _check_seat(live, person_id, asked.seat)
        if live.table.state == OVER:
            raise IllegalAction("match.over")
        made = Proposal(asked.id, asked.what, asked.seat)
        there = _of(live.table)
        if there is not None and there.id == made.id:
            return
        if there is not None:
            raise Conflict("proposal.another")
        if made.what == "undo" and match.can_ask_undo(made.seat) is None:
            raise IllegalAction("match.nothing_to_undo")
        await _go_on(live, match, made)


async def reply(live: LiveTable, person_id: str | None, said: Reply) -> None:
    """Agree to a proposal or not; whoever made it takes it back by not agreeing."""
    async with live.locked() as match:
        there = _of(live.table)
        if there is None or there.id != said.proposal:
            raise Conflict("proposal.gone")
        mine = [chair.seat for chair in live.chairs_of(person_id)]
        asked = [seat for seat in mine if seat in _asked(live.table, there)]
        if not said.agree and (asked or there.seat in mine):
            await live.change(replace(live.table, proposal=None))
        elif asked:
            agreed = tuple(sorted({*there.agreed, *asked}))
            await _go_on(live, match, replace(there, agreed=agreed))
        elif not set(mine).intersection(there.agreed):
            raise Forbidden("proposal.not_asked")


def proposal_info(table: Table) -> ProposalInfo | None:
    """Return the proposal of a table as everybody may know it."""
    there = _of(table)
    if there is None:
        return None
    asked = _asked(table, there)
    return ProposalInfo(there.id, there.what, there.seat, list(there.agreed), asked)


def outlasts_entries(proposal: dict[str, Any] | None) -> bool:
    """Return whether a proposal still means the same after the next entry."""
    # The position to go back to is another one then; an end stays an end.
    return proposal is not None and proposal["what"] == "abandon"


async def _go_on(live: LiveTable, match: Match, proposal: Proposal) -> None:
    if _asked(live.table, proposal):
        stored = msgspec.to_builtins(proposal)
        await live.change(replace(live.table, proposal=stored))
    elif proposal.what == "abandon":
        await live.enter(match, TABLE, "abandon")
    elif (entry := match.can_ask_undo(proposal.seat)) is not None:
        await live.enter(match, proposal.seat, f"undo {entry}")
    else:  # somebody has acted in secret since
        await live.change(replace(live.table, proposal=None))
        raise Conflict("proposal.gone")


def _asked(table: Table, proposal: Proposal) -> list[int]:
    """Return the seats whose people have yet to answer: all who are there but the one who asks."""
    proposer = table.chairs[proposal.seat].person_id
    return [c.seat for c in table.chairs if _decides(c, proposer) and c.seat not in proposal.agreed]


def _decides(chair: Chair, proposer: str | None) -> bool:
    return chair.person_id is not None and chair.person_id != proposer and chair.bot is None


def _of(table: Table) -> Proposal | None:
    return msgspec.convert(table.proposal, Proposal) if table.proposal else None


def _check_seat(live: LiveTable, person_id: str | None, seat: int) -> None:
    reader = live.reader(person_id)
    live.check_seat(reader, seat)
    if seat in reader.away:
        raise Forbidden("table.away")
