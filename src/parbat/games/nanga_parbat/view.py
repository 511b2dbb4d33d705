"""What anybody may know of a game of Nanga Parbat: everything on the table (10.40)."""

from __future__ import annotations

import msgspec

from parbat.core.game import View
from parbat.core.outcome import Outcome
from parbat.games.nanga_parbat import rules
from parbat.games.nanga_parbat.actions import PIECES, SPECIES
from parbat.games.nanga_parbat.board import ROWS, SECTIONS, SPOTS
from parbat.games.nanga_parbat.leads import LeadView, leads
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.games.nanga_parbat.position import AFTER_GUIDE, HIKERS_EACH, Position

PHASES = (
    *("setup", "place-guide", "before-trap", "relocated"),
    *("after-guide", "after-scoring", "over"),
)


class SectionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands on a section: an animal, or a hiker or camp of a seat; empty before set-up."""

    id: str
    animal: str | None = None
    hiker: int | None = None
    camp: int | None = None


class SpotView(msgspec.Struct, frozen=True):
    """A spot of the points chart: what it asks for, what it pays, whose cube lies there."""

    row: str
    spot: str
    items: int
    points: int
    owner: int | None


class PlayerView(msgspec.Struct, frozen=True):
    """One player's score, supplies and animal board."""

    score: int
    hikers_left: int
    camps_left: int
    cubes_left: int
    fresh: dict[str, int]
    used: dict[str, int]


class NangaParbatView(View, frozen=True, kw_only=True):
    """The whole table. ``active`` is the seat whose decision it is, ``guide`` a region or None.

    ``turn`` counts from 1 to ``turns``, the most there can be. ``leads`` tells, by the text of each
    action that may send the guide somewhere now, where it will stand.
    """

    phase: str
    turn: int
    turns: int
    active: int | None
    guide: int | None
    leads: dict[str, LeadView]
    sections: tuple[SectionView, ...]
    chart: tuple[SpotView, ...]
    players: tuple[PlayerView, PlayerView]
    outcome: Outcome | None

    @property
    def question(self) -> tuple[str, dict[str, object]]:
        """The phase, or that the guide has to leave a region without animals (3.2)."""
        here = [section for section in self.sections if section.id.startswith(f"{self.guide}-")]
        stuck = self.phase == "before-trap" and not any(section.animal for section in here)
        return "no-animals" if stuck else self.phase, {"guide": self.guide or 0}

    def __str__(self) -> str:
        from parbat.games.nanga_parbat.drawing import draw

        return draw(self)


def make_view(p: NangaParbatNode, active: int | None, outcome: Outcome | None) -> NangaParbatView:
    """List what is to be seen of a position."""
    # Compiled, each look at a list of the position makes a copy of it, so each is taken once.
    animals, hikers, camps, chart = p.animals, p.hikers, p.camps, p.chart
    owners = [_at(chart, place) for place in range(15)]
    size, points = p.ground.size, p.ground.points
    return NangaParbatView(
        phase=PHASES[p.phase] if outcome is None else "over",
        turn=_turn(p),
        turns=2 * HIKERS_EACH,
        active=active,
        guide=None if p.guide < 0 else p.guide + 1,
        leads={} if active is None else leads(p),
        sections=tuple(
            _section(name, _at(animals, index), _at(hikers, index), _at(camps, index))
            for index, name in enumerate(SECTIONS)
        ),
        chart=tuple(
            SpotView(ROWS[place // 5], SPOTS[place % 5], size[place % 5], points[place], owner)
            for place, owner in enumerate(owners)
        ),
        players=(_player(p, 0), _player(p, 1)),
        outcome=outcome,
    )


def _turn(p: Position) -> int:
    # Each turn places one hiker (3.4), so those placed count the turns that have trapped.
    placed = 2 * HIKERS_EACH - sum(p.hikers_left)
    return placed if p.phase >= AFTER_GUIDE else placed + 1


def _at(masks: list[int], place: int) -> int | None:
    """Return which of the masks holds a place, if one does."""
    for index, mask in enumerate(masks):
        if mask >> place & 1:
            return index
    return None


def _section(name: str, species: int | None, hiker: int | None, camp: int | None) -> SectionView:
    return SectionView(name, None if species is None else SPECIES[species], hiker, camp)


def _player(p: Position, seat: int) -> PlayerView:
    held = dict(zip(PIECES, p.held[10 * seat : 10 * seat + 10], strict=True))
    return PlayerView(
        score=p.score[seat],
        hikers_left=p.hikers_left[seat],
        camps_left=p.camps_left[seat],
        cubes_left=rules.cubes_left(p, seat),
        fresh={name: held[name] for name in SPECIES},
        used={name: held[f"{name}*"] for name in SPECIES if f"{name}*" in held},
    )
