"""The countdown and the outcome (rules 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parbat.games.himalaya.events import (
    EconomyCounted,
    Eliminated,
    GameOver,
    PoliticsCounted,
    ReligionCounted,
)
from parbat.games.himalaya.table import Table, changed
from parbat.games.himalaya.view import HimalayaOutcome

CRITERIA: Final = ("yaks", "politics", "religion")
"""What decides between players who are still in, in this order."""
_Figure = Callable[[int], int]


def religion(table: Table, seat: int) -> int:
    """Return the levels of the villages with a seat's stupas."""
    levels = table.p.terrain.level
    return sum(levels[village] for village, owner in enumerate(table.p.stupa) if owner == seat + 1)


def stupas(table: Table, seat: int) -> int:
    """Return how many stupas of a seat are on the board."""
    return list(table.p.stupa).count(seat + 1)


def region_leader(table: Table, region: int) -> int | None:
    """Return the seat that alone has most delegations in a region."""
    sent = table.sent_to(region)
    most = max(sent)
    return sent.index(most) if most and sent.count(most) == 1 else None


def politics(table: Table) -> list[int]:
    """Return the regions in which each seat leads, by seat."""
    regions = range(1, table.p.terrain.regions + 1)
    leaders = [region_leader(table, region) for region in regions]
    return [leaders.count(seat) for seat in range(table.rules.seats)]


def delegations(table: Table, seat: int) -> int:
    """Return how many delegations of a seat are on the board."""
    regions = range(1, table.p.terrain.regions + 1)
    return sum(table.sent_to(region)[seat] for region in regions)


def abandon(table: Table) -> None:
    """End the game without ranks."""
    _finish(table, "abandoned", None, (), politics(table))


def count_down(table: Table) -> None:
    """Count the influences, eliminate and find the winner."""
    seats = range(table.rules.seats)
    levels = tuple(religion(table, seat) for seat in seats)
    table.tell(ReligionCounted(religion=levels, told=_told(levels)))
    if table.rules.seats == 3:
        _decide_among_three(table)
    else:
        _eliminate(table)


# Three players (9.2)


def _decide_among_three(table: Table) -> None:
    counted = politics(table)
    _tell_politics(table, counted)
    leads = [_leaders(table, figures) for figures in _influences(table, counted)]
    strong = [seat for seat in range(3) if sum(seat in first for first in leads) >= 2]
    among = strong or list(range(3))
    rest = [seat for seat in range(3) if seat not in among]
    groups = [*_ranked(table, among, counted)]
    if strong:  # only the first of several who lead stands before the others
        rest += [seat for group in groups[1:] for seat in group]
        groups = [groups[0], *_ranked(table, rest, counted)]
    reason = "majority" if len(strong) == 1 else _decided_by(table, among, counted)
    _finish(table, reason, groups, (), counted)


def _influences(table: Table, counted: Sequence[int]) -> list[list[int]]:
    seats = range(table.rules.seats)
    return [
        [religion(table, seat) for seat in seats],
        list(counted),
        [table.yaks(seat) for seat in seats],
    ]


def _leaders(table: Table, figures: Sequence[int]) -> list[int]:
    most = max(figures)
    first = [seat for seat, figure in enumerate(figures) if figure == most > 0]
    return first if len(first) == 1 or table.rules.shared_lead_counts else []


# From four players on (9.3, 9.4)


def _eliminate(table: Table) -> None:
    inside = list(range(table.rules.seats))
    first = _out(table, inside, "religion", lambda s: religion(table, s), stupas, "stupas")
    inside.remove(first)
    _recall(table, first)
    counted = politics(table)
    known: list[int | None] = [None if seat == first else n for seat, n in enumerate(counted)]
    _tell_politics(table, known)
    out = [first]
    for _ in range({4: 1, 5: 1, 6: 2}[table.rules.seats]):
        loser = _out(table, inside, "politics", counted.__getitem__, delegations, "delegations")
        inside.remove(loser)
        out.append(loser)
    groups = [*_ranked(table, inside, counted), *([seat] for seat in reversed(out))]
    _finish(table, _decided_by(table, inside, counted), groups, out, known)


def _out(
    table: Table,
    inside: Sequence[int],
    influence: str,
    figure: _Figure,
    pieces: Callable[[Table, int], int],
    counted: str,
) -> int:
    """Return who goes out, and tell by what."""
    order = table.turn_order
    criteria: list[tuple[str, _Figure]] = [
        (influence, figure),
        (counted, lambda seat: pieces(table, seat)),
        ("yaks", table.yaks),
        ("order", lambda seat: -order.index(seat)),  # the later one goes
    ]
    tied = list(inside)
    for name, measure in criteria:
        criterion, compared, figures = name, tuple(tied), tuple(map(measure, tied))
        tied = [seat for seat, worth in zip(tied, figures, strict=True) if worth == min(figures)]
        if len(tied) == 1:
            break
    table.tell(
        Eliminated(
            seat=tied[0],
            influence=influence,
            criterion=criterion,
            figures=tuple(abs(figure) for figure in figures),
            tied=compared,
        )
    )
    return tied[0]


def _recall(table: Table, seat: int) -> None:
    """Take a seat's delegations off the board."""
    p, number = table.p, delegations(table, seat)
    regions = range(1, p.terrain.regions + 1)
    p.delegations = changed(p.delegations, {6 * region + seat: 0 for region in regions})
    p.delegations_left = changed(p.delegations_left, {seat: p.delegations_left[seat] + number})


# The winner and the ranks (9.6)


def _worth(table: Table, seat: int, counted: Sequence[int]) -> tuple[int, int, int]:
    return table.yaks(seat), counted[seat], religion(table, seat)


def _ranked(table: Table, among: Sequence[int], counted: Sequence[int]) -> list[list[int]]:
    """Return groups of equal seats by yaks, then politics, then religion, the best first."""
    worths = {seat: _worth(table, seat, counted) for seat in among}
    best = sorted(set(worths.values()), reverse=True)
    return [[seat for seat in among if worths[seat] == worth] for worth in best]


def _decided_by(table: Table, among: Sequence[int], counted: Sequence[int]) -> str:
    """Return which criterion lies between the first and the second."""
    first, second, *_ = sorted((_worth(table, s, counted) for s in among), reverse=True)
    decided = (name for name, a, b in zip(CRITERIA, first, second, strict=True) if a != b)
    return next(decided, "shared")


def _finish(
    table: Table,
    reason: str,
    groups: Sequence[Sequence[int]] | None,
    out: Sequence[int],
    counted: Sequence[int | None],
) -> None:
    seats = range(table.rules.seats)
    yaks = tuple(table.yaks(seat) for seat in seats)
    table.result = HimalayaOutcome(
        scores=yaks,
        ranks=None if groups is None else tuple(_rank(groups, seat) for seat in seats),
        reason=reason,
        religion=tuple(religion(table, seat) for seat in seats),
        politics=tuple(counted),
        out=tuple(out),
    )
    if groups is not None:
        table.tell(EconomyCounted(yaks=yaks, told=_told(yaks)))
    table.phase = "over"
    table.tell(GameOver(reason=reason, scores=yaks, ranks=table.result.ranks))


def _rank(groups: Sequence[Sequence[int]], seat: int) -> int:
    place = next(place for place, group in enumerate(groups) if seat in group)
    return 1 + sum(len(group) for group in groups[:place])


def _tell_politics(table: Table, counted: Sequence[int | None]) -> None:
    table.tell(PoliticsCounted(politics=tuple(counted), told=_told(counted)))


def _told(figures: Sequence[int | None]) -> str:
    return ", ".join("-" if figure is None else str(figure) for figure in figures)
