"""A state of Nanga Parbat under the contract: a compiled position and the ways to leave it."""

from __future__ import annotations

from collections.abc import Mapping

from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor, Viewer
from parbat.core.chance import Source, shuffled
from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.game import State
from parbat.core.outcome import Outcome
from parbat.games.nanga_parbat import narration
from parbat.games.nanga_parbat.actions import (
    LETTERS,
    Guide,
    LegalActions,
    Setup,
    from_code,
    parse_action,
    to_code,
)
from parbat.games.nanga_parbat.events import AnimalsPlaced, GuidePlaced, Resigned
from parbat.games.nanga_parbat.legality import REFUSALS, refusal
from parbat.games.nanga_parbat.node import NangaParbatNode
from parbat.games.nanga_parbat.position import BY_CUBES, OVER, PLACE_GUIDE, SETUP
from parbat.games.nanga_parbat.text import position_text
from parbat.games.nanga_parbat.view import NangaParbatView, make_view

_NOBODY: frozenset[Actor] = frozenset()
_CHANCE: frozenset[Actor] = frozenset({CHANCE})
_SEATS: tuple[frozenset[Actor], ...] = (frozenset({0}), frozenset({1}))


class NangaParbatState(State):
    """The position, whether chance places the guide, and who gave up if anybody did."""

    def __init__(self, position: NangaParbatNode, chance_guides: bool) -> None:
        """Start from a position; ``chance_guides`` is the option ``guide_start=random``."""
        self.position = position
        self.chance_guides = chance_guides
        self.resigned: int | None = None
        self.abandoned = False

    @property
    def to_act(self) -> frozenset[Actor]:
        """Chance while a draw is due, else the active player, nobody after the end."""
        phase = self.position.phase
        if phase == OVER or self.abandoned or self.resigned is not None:
            return _NOBODY
        if phase == SETUP or (phase == PLACE_GUIDE and self.chance_guides):
            return _CHANCE
        return _SEATS[self.position.active]

    def legal_actions(self, seat: int) -> LegalActions:
        """Return what a seat may do, in the order of rules 9.4."""
        return LegalActions(self.position.listed() if seat in self.to_act else [])

    def apply(self, actor: Actor, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened; raises ``IllegalAction``."""
        if actor not in self.to_act:
            raise IllegalAction("match.not_to_act", actor=actor)
        if actor == CHANCE:
            return self._apply_chance(action)
        if isinstance(action, Setup):
            raise IllegalAction("nanga_parbat.setup.chance")
        code = to_code(action)
        refused = refusal(self.position, code)
        if refused:
            raise self._refusal(REFUSALS[refused], action)
        before = self.position.twin()
        self.position.play(code)
        return narration.tell(before, self.position, action, self.outcome)

    def _refusal(self, rule: str, action: Action) -> IllegalAction:
        return IllegalAction(f"nanga_parbat.{rule}", **narration.facts(self.position, action))

    def _apply_chance(self, action: Action) -> tuple[Event, ...]:
        p = self.position
        if p.phase == SETUP and isinstance(action, Setup):
            parse_action(action.text)  # refuses a set-up without six of each species (2.3)
            p.animals = [
                sum(1 << index for index, mark in enumerate(action.animals) if mark == letter)
                for letter in LETTERS
            ]
            p.phase = PLACE_GUIDE
            return (AnimalsPlaced(animals=action.animals),)
        if p.phase == PLACE_GUIDE and isinstance(action, Guide):
            p.play(to_code(action))
            return (GuidePlaced(seat=None, region=action.region),)
        raise IllegalAction("nanga_parbat.chance.due", due=self._due)

    @property
    def _due(self) -> str:
        return "setup" if self.position.phase == SETUP else "guide"

    def draw(self, source: Source) -> Action:
        """Return the draw that is due: the animals (2.4) or the guide's region (2.6)."""
        if self._due == "setup":
            return Setup("".join(shuffled("".join(letter * 6 for letter in LETTERS), source)))
        return Guide(source.below(6) + 1)

    def resign(self, seat: int) -> tuple[Event, ...]:
        """Let a seat give up: it ranks second, the scores stay (7.5)."""
        self._refuse_if_over()
        self.resigned = seat
        return (Resigned(seat=seat), *narration.game_over(self.outcome))

    def abandon(self) -> tuple[Event, ...]:
        """End the game by agreement, without ranks (7.5)."""
        self._refuse_if_over()
        self.abandoned = True
        return narration.game_over(self.outcome)

    def _refuse_if_over(self) -> None:
        if self.outcome is not None:
            raise IllegalAction("match.over")

    def view(self, viewer: Viewer) -> NangaParbatView:
        """Return the whole table, which everybody may see (10.40)."""
        acting = [actor for actor in self.to_act if isinstance(actor, int)]
        return make_view(self.position, acting[0] if acting else None, self.outcome)

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks and the reason once the game is over (7.4, 7.5)."""
        first, second = self.position.score
        if self.abandoned:
            return Outcome(scores=(first, second), ranks=None, reason="abandoned")
        if self.resigned is not None:
            ranks = (2, 1) if self.resigned == 0 else (1, 2)
            return Outcome(scores=(first, second), ranks=ranks, reason="resigned")
        if self.position.phase != OVER:
            return None
        ranks = (1 + (first < second), 1 + (second < first))
        reason = "cubes" if self.position.ended == BY_CUBES else "hikers"
        return Outcome(scores=(first, second), ranks=ranks, reason=reason)

    def copy(self) -> NangaParbatState:
        """Return an independent state equal to this one."""
        twin = NangaParbatState(self.position.twin(), self.chance_guides)
        twin.resigned = self.resigned
        twin.abandoned = self.abandoned
        return twin

    def resample(self, seat: int, source: Source) -> NangaParbatState:
        """Return a copy: nothing is hidden from anybody."""
        return self.copy()

    @property
    def node(self) -> NangaParbatNode:
        """The compiled position."""
        return self.position

    def coded(self, code: int) -> Action:
        """Return the action of a code."""
        return from_code(code)

    @property
    def text(self) -> str:
        """The position's line and what lies outside it."""
        p = self.position
        board = ",".join(format(mask, "x") for mask in p.ground.adjacent)
        words = [position_text(p), f"variant={int(p.area_variant)}", f"ground={board}"]
        words.append(f"chance_guides={int(self.chance_guides)}")
        words.append(f"resigned={self.resigned} abandoned={int(self.abandoned)}")
        return " ".join(words)

    def pieces(self) -> Mapping[str, int]:
        """Count the pieces of the box wherever they are; traded animals lie under their cubes."""
        p = self.position
        hikers, camps = p.hikers, p.camps
        traded = sum(
            p.ground.size[place % 5]
            for place in range(5, 15)
            if (p.chart[0] | p.chart[1]) >> place & 1
        )
        wild = 36 if p.phase == SETUP else sum(mask.bit_count() for mask in p.animals)
        return {
            "animal": wild + sum(p.held) + traded,
            "hiker": sum((hikers[s] | camps[s]).bit_count() + p.hikers_left[s] for s in range(2)),
            "camp": sum(camps[s].bit_count() + p.camps_left[s] for s in range(2)),
        }
