"""What anybody may know of a game of Nanga Parbat: everything on the table (10.40)."""

from __future__ import annotations

import msgspec

from parbat.core.game import View
from parbat.core.outcome import Outcome
from parbat.games.nanga_parbat import rules
from parbat.games.nanga_parbat.actions import PIECES, SPECIES
from parbat.games.nanga_parbat.board import ROWS, SECTIONS, SPOTS
from parbat.games.nanga_parbat.position import Position

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
    """The whole table. ``active`` is the seat whose decision it is, ``guide`` a region or None."""

    phase: str
    active: int | None
    guide: int | None
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


def make_view(p: Position, active: int | None, outcome: Outcome | None) -> NangaParbatView:
    """List what is to be seen of a position."""
    return NangaParbatView(
        phase=PHASES[p.phase] if outcome is None else "over",
        active=active,
        guide=None if p.guide < 0 else p.guide + 1,
        sections=tuple(_section(p, index) for index in range(len(SECTIONS))),
        chart=tuple(_spot(p, row, column) for row in range(3) for column in range(5)),
        players=(_player(p, 0), _player(p, 1)),
        outcome=outcome,
    )


def _section(p: Position, index: int) -> SectionView:
    name = SECTIONS[index]
    for species, sections in enumerate(p.animals):
        if sections >> index & 1:
            return SectionView(name, animal=SPECIES[species])
    for seat in range(2):
        if p.hikers[seat] >> index & 1:
            return SectionView(name, hiker=seat)
        if p.camps[seat] >> index & 1:
            return SectionView(name, camp=seat)
    return SectionView(name)


def _spot(p: Position, row: int, column: int) -> SpotView:
    place = 5 * row + column
    owners = [seat for seat in range(2) if p.chart[seat] >> place & 1]
    return SpotView(
        row=ROWS[row],
        spot=SPOTS[column],
        items=p.ground.size[column],
        points=p.ground.points[place],
        owner=owners[0] if owners else None,
    )


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
