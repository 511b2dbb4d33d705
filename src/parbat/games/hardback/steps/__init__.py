"""The steps of a turn, and how one leads to the next (rules 6)."""

from __future__ import annotations

from typing import Final

from parbat.games.hardback import turns
from parbat.games.hardback.play import Play
from parbat.games.hardback.steps.earning import BasicStep, EitherStep
from parbat.games.hardback.steps.giving import DumpStep, PlaceStep, PreviewStep, TrashStep
from parbat.games.hardback.steps.market import FlushStep, JailStep, PurchaseStep
from parbat.games.hardback.steps.neighbours import DoubleStep, UncoverStep
from parbat.games.hardback.steps.spelling import SpellStep, VoteStep
from parbat.games.hardback.steps.step import Step
from parbat.games.hardback.tasks import run

STEPS: Final[dict[str, Step]] = {
    step.name: step
    for step in (
        SpellStep(), VoteStep(), UncoverStep(), DoubleStep(), BasicStep(), TrashStep(),
        DumpStep(), PreviewStep(), PlaceStep(), EitherStep(), JailStep(), FlushStep(),
        PurchaseStep(),
    )
}  # fmt: skip
NAMES: Final = (
    "spell", "vote", "uncover", "double", "trash", "dump", "preview", "place", "either", "jail",
    "flush", "purchase",
)  # fmt: skip
"""The steps in which somebody may be asked, in their order (26C)."""


def go_on(play: Play) -> None:
    """Do all that happens by itself until somebody is asked, a draw is due or the game is over."""
    while True:
        run(play)
        if play.at.ended or play.at.tasks or play.at.unlisted:
            return
        if play.active.left:
            turns.cut_off(play)
        elif STEPS[play.turn.step].go(play):
            return
        else:
            _next_step(play)


def _next_step(play: Play) -> None:
    play.turn.step = STEPS[play.turn.step].then
    if play.turn.step == "end":
        turns.end(play)
    else:
        STEPS[play.turn.step].begin(play)
