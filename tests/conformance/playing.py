"""Random games of any game: repeatable, and mixed so that every kind of action comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from hardback.disguise import disguise as disguise_hardback
from himalaya.disguise import disguise as disguise_himalaya
from parbat.core.actions import Action
from parbat.core.actors import CHANCE, Actor, Viewer
from parbat.core.chance import Dice, Seed, Source
from parbat.core.errors import BadOption, BadText, ParbatError
from parbat.core.events import Event
from parbat.core.game import Game, State
from parbat.core.match import Match
from parbat.core.options import Value
from parbat.core.record import Entry
from parbat.games import GAMES
from tiny_game.disguise import disguise as disguise_tiny
from tiny_game.meta import Tiny

T = TypeVar("T")
UNDO = "undo"
"""What a seat may take back, whatever its number: a check may enter more than the game itself."""

PLAYED: tuple[Game, ...] = (*GAMES.values(), Tiny())

DISGUISES: dict[str, Callable[[Match, Viewer, Source], list[Entry]]] = {
    "hardback": disguise_hardback,
    "himalaya": disguise_himalaya,
    "tiny": disguise_tiny,
}
"""For each game that hides something: how to make another log that tells a viewer the same."""


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that decides a random game."""

    game: Game
    number: int
    seats: int
    options: dict[str, Value]
    match_type: type[Match] = Match
    chosen: dict[bool, list[tuple[int, str]]] = field(default_factory=dict)
    """What the seats did in the game played before, straight or not: looking for it takes long."""

    @property
    def seed(self) -> Seed:
        return Seed.numbered(self.number)

    @property
    def viewers(self) -> list[Viewer]:
        """Each seat, and a spectator."""
        return [*range(self.seats), None]

    def dice(self, purpose: str) -> Dice:
        return Dice(f"{self.number} {purpose}")

    def new_match(self) -> Match:
        names = [f"Seat {seat}" for seat in range(self.seats)]
        return self.match_type(self.game, self.options, names, seed=self.seed)


def plans(game: Game, count: int) -> list[Plan]:
    """Return plans with random seats and options, leaving out what the game refuses."""
    return [_plan(game, number) for number in range(count)]


@cache
def _plan(game: Game, number: int) -> Plan:
    dice = Dice(f"{number} plan")
    while True:
        options = {option.name: pick(option.values, dice) for option in game.options}
        seats = pick(game.seats, dice)
        try:
            game.start(options, seats)
        except BadOption:
            continue
        return Plan(game, number, seats, options)


def play(plan: Plan, *, straight: bool = False) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play a game; yield the match, which goes on changing, at the start and after each entry.

    Now and then a seat takes an action back or acts though nobody waits for it; in a straight
    game only those act that the game waits for.
    """
    match, dice = plan.new_match(), plan.dice("play")
    yield match, ()
    known, chosen = plan.chosen.get(straight), list[tuple[int, str]]()
    while match.state.outcome is None:
        if (due := what_is_due(match, plan.seed)) is not None:
            yield match, enter(match, *due)
            continue
        seat, do = known[len(chosen)] if known else _chosen(match, dice, straight)
        chosen.append((seat, do))
        yield match, enter(match, seat, f"undo {match.can_undo(seat)}" if do == UNDO else do)
    plan.chosen[straight] = chosen


def played(plan: Plan) -> Match:
    """Return the match of a game played to its end."""
    (*_, (match, _)) = play(plan)
    return match


def _chosen(match: Match, dice: Dice, straight: bool) -> tuple[int, str]:
    undoable = [s for s in range(len(match.seats)) if match.can_undo(s) is not None]
    if undoable and not straight and dice.below(8) == 0:
        return undoable[0], UNDO
    seat, action = choose(match.state, dice, straight)
    return seat, action.text


def what_is_due(match: Match, seed: Seed) -> tuple[Actor, str] | None:
    """Return the entry that comes next without anybody's doing, if there is one."""
    if follow_up := match.state.follow_up():
        return follow_up[0], follow_up[1].text
    drawn = match.due(seed)
    return (CHANCE, drawn.text) if drawn else None


def enter(match: Match, by: Actor, do: str) -> tuple[Event, ...]:
    """Enter what must be accepted."""
    try:
        return match.enter(by, do)
    except ParbatError as refusal:
        raise AssertionError(f"{do!r} by {by} is refused: {refusal}") from None


def choose(state: State, dice: Dice, straight: bool = False) -> tuple[int, Action]:
    """Choose a seat, a kind of action and one of that kind, so that no long kind drowns all.

    Where there are actions beside the list, one of them is mostly taken.
    """
    actors = state.undecided if straight or dice.below(4) else state.to_act
    seat = pick(sorted(actor for actor in actors if isinstance(actor, int)), dice)
    listed = state.legal_actions(seat)
    for form in state.forms(seat):
        if (not listed or dice.below(8)) and (action := form.sample(dice)) is not None:
            return seat, action
    kind = pick(list(dict.fromkeys(type(action) for action in listed)), dice)
    return seat, pick([action for action in listed if type(action) is kind], dice)


def pick(things: Sequence[T], dice: Dice) -> T:
    return things[dice.below(len(things))]


LOOKS = 60


def seldom(plan: Plan) -> int:
    """Return every how many steps to look at a random game, to look at it some sixty times."""
    return max(1, len(played(plan).log) // LOOKS)


def states(plan: Plan, every: int = 1) -> Iterator[State]:
    """Yield the state of a random game, one object that goes on changing, at every so many steps.

    The end of the game is among them.
    """
    for step, (match, _) in enumerate(play(plan)):
        if step % every == 0 or match.state.outcome:
            yield match.state


def wander(state: State, dice: Dice, limit: int) -> None:
    """Play a state on, by so many actions and draws at most."""
    for _ in range(limit):
        if state.outcome:
            return
        if follow_up := state.follow_up():
            state.apply(*follow_up)
        elif CHANCE in state.to_act:
            state.apply(CHANCE, state.draw(dice))
        else:
            state.apply(*choose(state, dice))


def attempt(state: State, seat: int, action: Action) -> ParbatError | None:
    """Return why a seat may not do something, or ``None`` if it may; on a copy."""
    trial = state.copy()
    try:
        trial.apply(seat, action)
    except ParbatError as refusal:
        assert trial.text == state.text, f"refused, but the state changed: {action.text}"
        return refusal
    return None


@cache
def strangers(plan: Plan) -> list[Action]:
    """Return actions from all over a game, and what comes of exchanging words between them."""
    known: dict[str, Action] = {}
    made_up, every = plan.dice("made up"), seldom(plan)
    for step, state in enumerate(states(plan)):
        for seat in range(plan.seats):
            known |= {action.text: action for action in state.legal_actions(seat)}
            if step % every == 0:
                known |= {action.text: action for action in _made_up(state, seat, made_up)}
    dice = plan.dice("strangers")
    texts = list(known)
    for _ in range(len(texts)):
        words = pick(texts, dice).split(" ")
        words[dice.below(len(words))] = pick(pick(texts, dice).split(" "), dice)
        try:
            action = plan.game.parse_action(" ".join(words))
        except BadText:
            continue
        known[action.text] = action
    return list(known.values())


def _made_up(state: State, seat: int, dice: Dice) -> list[Action]:
    made = [form.sample(dice) for form in state.forms(seat)]
    return [action for action in made if action is not None]


def sample(things: Sequence[T], count: int, dice: Dice) -> list[T]:
    return [pick(things, dice) for _ in range(count)]


def texts(actions: Sequence[Action]) -> list[str]:
    return [action.text for action in actions]


def snapshot(state: State, viewers: Sequence[Viewer]) -> tuple[object, ...]:
    """Return all that a state shows: its text, every view and every legal list."""
    views = [state.view(viewer).to_json() for viewer in viewers]
    lists = [texts(state.legal_actions(viewer)) for viewer in viewers if viewer is not None]
    return state.text, views, lists, state.to_act, state.awaited, state.outcome
