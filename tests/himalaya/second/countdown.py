"""How a game ends, from the figures alone (rules 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from himalaya.second.reckoned import Reckoned
from parbat.games.himalaya.events import Eliminated

Worth = tuple[int, int, int]
"""Yaks, politics, religion: what decides between players, in this order."""


@dataclass(frozen=True)
class End:
    """The ranks, and what decided between the first and the second."""

    ranks: tuple[int, ...]
    reason: str


def who_goes(
    table: Reckoned, inside: Sequence[int], influence: str, order: Sequence[int]
) -> Eliminated:
    """Return who goes out of those inside, and by what; ``order`` is that of turn 12."""
    by_religion = influence == "religion"
    keys = {
        seat: (
            table.religion(seat) if by_religion else table.politics(seat),
            table.stupas(seat) if by_religion else table.delegations(seat),
            table.yaks(seat),
            -order.index(seat),
        )
        for seat in inside
    }
    loser = min(inside, key=keys.__getitem__)
    names = (influence, "stupas" if by_religion else "delegations", "yaks", "order")
    # The first figure that, with all before it, is the loser's alone.
    place = next(
        place
        for place in range(4)
        if [key[: place + 1] for key in keys.values()].count(keys[loser][: place + 1]) == 1
    )
    tied = tuple(seat for seat in inside if keys[seat][:place] == keys[loser][:place])
    figures = tuple(abs(keys[seat][place]) for seat in tied)
    return Eliminated(
        seat=loser, influence=influence, criterion=names[place], figures=figures, tied=tied
    )


def among_three(table: Reckoned, *, shared_lead_counts: bool) -> End:
    """Return how three players end (9.2, 12.7)."""
    worth = {seat: _worth(table, seat, table.politics(seat)) for seat in table.seats}
    leads = [0, 0, 0]
    for which in range(3):
        figures = [worth[seat][which] for seat in table.seats]
        first = [seat for seat in table.seats if 0 < figures[seat] == max(figures)]
        if shared_lead_counts or len(first) == 1:
            for seat in first:
                leads[seat] += 1
    strong = [seat for seat in table.seats if leads[seat] >= 2]
    fighting = strong or list(table.seats)
    top = max(worth[seat] for seat in fighting)
    keys = [(seat in fighting and worth[seat] == top, *worth[seat]) for seat in table.seats]
    reason = "majority" if len(strong) == 1 else _reason([worth[seat] for seat in fighting])
    return End(_ranks(keys), reason)


def among_finalists(
    table: Reckoned, finalists: Sequence[int], out: Sequence[int], politics: Sequence[int | None]
) -> End:
    """Return how four or more players end (9.3, 9.4)."""
    worth = {seat: _worth(table, seat, politics[seat] or 0) for seat in finalists}
    keys: list[tuple[int, ...]] = [
        (len(table.seats), *worth[seat]) if seat in worth else (out.index(seat),)
        for seat in table.seats
    ]
    return End(_ranks(keys), _reason(list(worth.values())))


def _worth(table: Reckoned, seat: int, politics: int) -> Worth:
    return table.yaks(seat), politics, table.religion(seat)


def _ranks(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _reason(worths: Sequence[Worth]) -> str:
    first, second = sorted(worths, reverse=True)[:2]
    for name, a, b in zip(("yaks", "politics", "religion"), first, second, strict=True):
        if a != b:
            return name
    return "shared"
