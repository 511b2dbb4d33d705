"""Positions drawn in letters, and short ways to say what is done in them.

A picture looks like the table drawn in the terminal: each region under its number, ``>3<`` where
the guide stands, then its six sections in three rows; animals are L T D Y B P, hikers o and x,
camps O and X. Spaces do not matter::

        >1<
         o
        L o
       x O T
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from parbat.core.errors import IllegalAction
from parbat.core.events import Event
from parbat.core.options import Value
from parbat.games.nanga_parbat.actions import LETTERS, parse_action
from parbat.games.nanga_parbat.board import INDEX, SECTIONS
from parbat.games.nanga_parbat.drawing import draw_mountain
from parbat.games.nanga_parbat.meta import NangaParbat
from parbat.games.nanga_parbat.state import NangaParbatState
from parbat.games.nanga_parbat.text import MARKS
from parbat.games.nanga_parbat.view import PHASES

GAME = NangaParbat()
NO_CUBES = "...../...../....."


def drawn(picture: str) -> dict[str, str]:
    """Read a picture: the mark on each section drawn, and under ``guide`` the guide's region."""
    rows = [line.split() for line in picture.splitlines() if line.strip()]
    found: dict[str, str] = {}
    for top in range(0, len(rows), 4):
        heads, *tiers = rows[top : top + 4]
        assert [len(tier) for tier in tiers] == [n * len(heads) for n in (1, 2, 3)], picture
        for place, head in enumerate(heads):
            if head[0] == ">":
                found["guide"] = head[1]
            marks = [m for n, tier in enumerate(tiers, 1) for m in tier[n * place : n * place + n]]
            found.update({f"{head[1]}-{s}": mark for s, mark in enumerate(marks, 1)})
    return found


def table(
    picture: str,
    *,
    to_move: str = "o",
    phase: str = "before-trap",
    chart: str = NO_CUBES,
    o: str = "0:-",
    x: str = "0:-",
    **options: Value,
) -> NangaParbatState:
    """Return the state of a whole table that a game can reach, read from its line of text."""
    board = drawn(picture)
    regions = ("".join(board[f"{r}-{s}"] for s in range(1, 7)) for r in range(1, 7))
    line = f"{'/'.join(regions)} {board['guide']} {to_move} {phase} {chart} {o} {x}"
    return GAME.state_from_text(line, options)


def sketch(
    picture: str,
    *,
    to_move: str = "o",
    phase: str = "after-guide",
    guide: int = 6,
    chart: str = NO_CUBES,
    o: str = "0:-",
    x: str = "0:-",
    hikers_left: tuple[int, int] | None = None,
    game: NangaParbat = GAME,
    **options: Value,
) -> NangaParbatState:
    """Return a state in which only what a rule is about is drawn, reachable or not.

    Regions that are not drawn hold one animal of each species, in the order L T D Y B P; the
    guide stands in region ``guide`` if the picture does not show it.
    """
    marks = {section: LETTERS[index % 6] for index, section in enumerate(SECTIONS)}
    marks |= drawn(picture)
    state = game.start(options, 2)
    p = state.position
    p.guide = int(marks.pop("guide", guide)) - 1
    p.animals = [_sections(marks, letter) for letter in LETTERS]
    p.hikers = [_sections(marks, mark) for mark in "ox"]
    p.camps = [_sections(marks, mark) for mark in "OX"]
    camps = [mask.bit_count() for mask in p.camps]
    placed = [mask.bit_count() + camps[seat] for seat, mask in enumerate(p.hikers)]
    p.hikers_left = list(hikers_left or (15 - placed[0], 15 - placed[1]))
    p.camps_left = [12 - camps[seat] for seat in range(2)]
    spots = chart.replace("/", "")
    p.chart = [sum(1 << place for place in range(15) if spots[place] == side) for side in "ox"]
    players = [player.split(":") for player in (o, x)]
    p.score = [int(score) for score, _ in players]
    p.held = [count for _, animals in players for count in _pieces(animals)]
    p.active = "ox".index(to_move)
    p.phase = PHASES.index(phase)
    return state


def _sections(marks: Mapping[str, str], wanted: str) -> int:
    return sum(1 << INDEX[section] for section, mark in marks.items() if mark == wanted)


def _pieces(animals: str) -> list[int]:
    found = re.findall(r"[A-Z]\*?", animals)
    return [found.count(mark) for mark in MARKS]


def legal(state: NangaParbatState, *kinds: str) -> list[str]:
    """Return what the seat to act may do, or only the actions of some kinds."""
    texts = [action.text for seat in (0, 1) for action in state.legal_actions(seat)]
    return [text for text in texts if not kinds or text.split(" ")[0] in kinds]


def play(state: NangaParbatState, *texts: str) -> list[Event]:
    """Let whoever is to act do one thing after the other, and return what happened."""
    events: list[Event] = []
    for text in texts:
        (actor,) = state.to_act
        events.extend(state.apply(actor, parse_action(text)))
    return events


def refused(state: NangaParbatState, text: str) -> str:
    """Return the code with which an action of the seat to act is refused, leaving no trace."""
    before = state.text
    try:
        play(state, text)
    except IllegalAction as problem:
        assert state.text == before, f"refused {text} but changed the state"
        return problem.code.removeprefix("nanga_parbat.")
    raise AssertionError(f"{text} was not refused")


def scores(state: NangaParbatState) -> tuple[int, int]:
    """Return both scores."""
    first, second = state.view(None).players
    return first.score, second.score


def held(state: NangaParbatState, side: str) -> str:
    """Return the animals on a player board in letters, a star after used ones."""
    counts = state.position.held[10 * "ox".index(side) :]
    return "".join(mark * count for mark, count in zip(MARKS, counts, strict=False))


def guide(state: NangaParbatState) -> int | None:
    """Return the guide's region."""
    return state.view(None).guide


def looks(state: NangaParbatState, picture: str) -> bool:
    """Return whether the regions drawn look like that, the guide too if it is drawn.

    Raises ``AssertionError`` with the mountain as it really looks if they do not.
    """
    mountain = draw_mountain(state.view(None))
    seen = drawn(mountain)
    assert {key: seen[key] for key in drawn(picture)} == drawn(picture), f"\n{mountain}"
    return True
