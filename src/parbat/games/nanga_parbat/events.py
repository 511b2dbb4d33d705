"""What happens in a game of Nanga Parbat. Nothing is hidden, so every event is for everybody."""

from __future__ import annotations

from parbat.core.events import Event


class AnimalsPlaced(Event, frozen=True, kw_only=True, tag="animals_placed"):
    """The animals came onto the mountain: one letter a section (2.3)."""

    animals: str


class GuidePlaced(Event, frozen=True, kw_only=True, tag="guide_placed"):
    """The guide was placed for the start, by a seat or (``None``) by chance (2.5, 2.6)."""

    seat: int | None
    region: int


class GuideRelocated(Event, frozen=True, kw_only=True, tag="guide_relocated"):
    """The guide left a region without animals (3.2)."""

    seat: int
    region: int


class Trapped(Event, frozen=True, kw_only=True, tag="trapped"):
    """An animal was trapped and a hiker took its section (3.3, 3.4)."""

    seat: int
    section: str
    animal: str


class GuideMoved(Event, frozen=True, kw_only=True, tag="guide_moved"):
    """The guide went to a region after a trap (3.5) or by a Yak (5.5)."""

    seat: int
    region: int
    by_yak: bool = False


class HikersSwapped(Event, frozen=True, kw_only=True, tag="hikers_swapped"):
    """A Snow Leopard swapped two hikers (5.2)."""

    seat: int
    first: str
    second: str


class HikerAndAnimalSwapped(Event, frozen=True, kw_only=True, tag="hiker_and_animal_swapped"):
    """A Tahr swapped a hiker and an animal; the sections are those before the swap (5.3)."""

    seat: int
    hiker: str
    animal: str


class AnimalsSwapped(Event, frozen=True, kw_only=True, tag="animals_swapped"):
    """A Musk Deer swapped two animals (5.4)."""

    seat: int
    first: str
    second: str


class CampsBuilt(Event, frozen=True, kw_only=True, tag="camps_built"):
    """A group of hikers became camps; a cube lies on the spot (4.4)."""

    seat: int
    spot: str
    sections: tuple[str, ...]


class AnimalsTraded(Event, frozen=True, kw_only=True, tag="animals_traded"):
    """Animals were given; a cube lies on the spot of row ``different`` or ``same`` (4.5, 4.6)."""

    seat: int
    row: str
    spot: str
    animals: tuple[str, ...]


class PointsScored(Event, frozen=True, kw_only=True, tag="points_scored"):
    """A player went forward on the path (6.1).

    ``reason`` is ``panda``, ``camps``, ``different``, ``same`` or ``area``; ``landing`` is 1 if
    the other player's space was stepped over; ``region`` is set for ``area`` only.
    """

    seat: int
    points: int
    landing: int
    score: int
    reason: str
    region: int | None = None


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    """A turn is over (3.7)."""

    seat: int


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A player gave up (7.5)."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True, tag="game_over"):
    """The game is over (7)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None
    reason: str
