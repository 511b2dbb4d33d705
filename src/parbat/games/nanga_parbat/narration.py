"""What to tell about an action of Nanga Parbat: its events, and the facts behind a refusal."""

from __future__ import annotations

from typing import cast

from parbat.core.actions import Action
from parbat.core.events import Event
from parbat.core.node import Node
from parbat.core.outcome import Outcome
from parbat.games.nanga_parbat import rules
from parbat.games.nanga_parbat.actions import (
    SPECIES,
    Camps,
    Deer,
    Different,
    End,
    Guide,
    Leopard,
    Relocate,
    Same,
    Tahr,
    Trap,
    Yak,
)
from parbat.games.nanga_parbat.board import INDEX, REGIONS, SPOTS
from parbat.games.nanga_parbat.events import (
    AnimalsSwapped,
    AnimalsTraded,
    CampsBuilt,
    GameOver,
    GuideMoved,
    GuidePlaced,
    GuideRelocated,
    HikerAndAnimalSwapped,
    HikersSwapped,
    PointsScored,
    Trapped,
    TurnEnded,
)
from parbat.games.nanga_parbat.position import Position


def tell(
    before: Node, after: Position, action: Action, outcome: Outcome | None
) -> tuple[Event, ...]:
    """Return the events of a legal action that led from ``before`` to ``after``."""
    earlier = cast(Position, before)
    seat = earlier.active
    events = _what_was_done(earlier, seat, action)
    if isinstance(action, Trap):
        events += _points(earlier, after, seat, 1, "panda")
        events.append(GuideMoved(seat=seat, region=after.guide + 1))
    elif isinstance(action, Camps | Different | Same):
        row = action.__struct_config__.tag
        place = 5 * ("camps", "different", "same").index(str(row)) + SPOTS.index(action.spot)
        events += _points(earlier, after, seat, after.ground.points[place], str(row))
    elif isinstance(action, End) and outcome is not None and after.area_variant:
        events += _areas(earlier)
    return (*events, *game_over(outcome))


def _what_was_done(before: Position, seat: int, action: Action) -> list[Event]:
    match action:
        case Guide(region):
            return [GuidePlaced(seat=seat, region=region)]
        case Relocate(region):
            return [GuideRelocated(seat=seat, region=region)]
        case Trap(section):
            animal = SPECIES[rules.species_at(before, INDEX[section])]
            return [Trapped(seat=seat, section=section, animal=animal)]
        case Leopard(first, second):
            return [HikersSwapped(seat=seat, first=first, second=second)]
        case Tahr(hiker, animal):
            return [HikerAndAnimalSwapped(seat=seat, hiker=hiker, animal=animal)]
        case Deer(first, second):
            return [AnimalsSwapped(seat=seat, first=first, second=second)]
        case Yak(region):
            return [GuideMoved(seat=seat, region=region, by_yak=True)]
        case Camps(spot, sections):
            return [CampsBuilt(seat=seat, spot=spot, sections=sections)]
        case Different(spot, animals):
            return [AnimalsTraded(seat=seat, row="different", spot=spot, animals=animals)]
        case Same(spot, animals):
            return [AnimalsTraded(seat=seat, row="same", spot=spot, animals=animals)]
    return [TurnEnded(seat=seat)]


def _points(
    before: Position,
    after: Position,
    seat: int,
    points: int,
    reason: str,
    region: int | None = None,
) -> list[Event]:
    gained = after.score[seat] - before.score[seat]
    if gained == 0:
        return []
    return [
        PointsScored(
            seat=seat,
            points=gained,
            landing=gained - points,
            score=after.score[seat],
            reason=reason,
            region=region,
        )
    ]


def _areas(before: Position) -> list[Event]:
    # The awards of 7.3 one by one, on a copy that still has the scores before them.
    events: list[Event] = []
    here, there = cast(Position, before.twin()), cast(Position, before.twin())
    for region in range(REGIONS):
        rules.score_area(there, region)
        for seat in range(2):
            points = rules.area_points(here, seat, region)
            events += _points(here, there, seat, points, "area", region + 1)
        rules.score_area(here, region)
    return events


def game_over(outcome: Outcome | None) -> tuple[Event, ...]:
    """Return the event of the game's end, if it has ended."""
    if outcome is None:
        return ()
    return (GameOver(scores=outcome.scores, ranks=outcome.ranks, reason=outcome.reason),)


def facts(p: Position, action: Action) -> dict[str, object]:
    """Return the values that the sentence for a refused action may name."""
    known: dict[str, object] = {"action": action.text, "guide": p.guide + 1}
    match action:
        case Leopard() | Tahr() | Deer() | Yak():
            known["animal"] = str(action.__struct_config__.tag)
        case Camps(spot) | Different(spot) | Same(spot):
            known["spot"] = spot
            known["items"] = p.ground.size[SPOTS.index(spot)]
            known["camps_left"] = p.camps_left[p.active]
    return known
