"""Make positions to draw while developing: PARBAT_PURE=1 .venv/bin/python web/dev/fixtures.py."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

import parbat
from parbat.core.events import Event
from parbat.core.match import Match
from parbat.texts import Catalogue, catalogue

OUT = Path(__file__).parent / "fixtures"
NAMES = ["You", "Noor"]
SCORING = ("camps", "different", "same")
ACTING = ("leopard", "tahr", "deer", "yak")
FORCED = ("relocate", "trap", "guide")

Step = dict[str, Any]


def step(match: Match, told: Iterable[Event], texts: Catalogue) -> Step:
    """Return a position as the board takes it: through the eyes of whoever is to act."""
    state = match.state
    view = json.loads(state.view(0).to_json())
    seat = view["active"]
    legal = [action.text for action in state.legal_actions(seat)] if seat is not None else []
    events = [{"event": data(event), "text": texts.tell(event, NAMES)} for event in told]
    return {"view": view, "legal": legal, "seat": seat, "names": NAMES, "told": events}


def data(event: Event) -> dict[str, Any]:
    """Return an event as the server sends it."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    del fields["audience"]
    return fields


def of_kind(texts: list[str], kinds: Iterable[str]) -> list[str]:
    """Return the actions of some kinds."""
    return [text for text in texts if text.split()[0] in kinds]


def choose(legal: list[str], dice: random.Random) -> str:
    """Choose so that every kind of action comes up in one game."""
    scoring = [text for text in of_kind(legal, SCORING) if text.split()[1] in "543"]
    acting, forced = of_kind(legal, ACTING), of_kind(legal, FORCED)
    if scoring and dice.random() < 0.35:
        return dice.choice(scoring)
    if acting and dice.random() < 0.2:
        return dice.choice(acting)
    return dice.choice(forced) if forced else "end"


def play(match: Match, texts: Catalogue, dice: random.Random) -> list[Step]:
    """Play a game to its end and return all its steps."""
    steps = [step(match, (), texts)]
    while match.state.outcome is None:
        here = steps[-1]
        told = match.apply(here["seat"], choose(here["legal"], dice))
        steps.append(step(match, told, texts))
    return steps


def relocating(texts: Catalogue) -> Step:
    """Return a position in which the guide has to leave a region without animals."""
    games = (play(parbat.start("nanga-parbat", seed=7), texts, random.Random(n)) for n in count())
    return next(here for game in games for here in game if of_kind(here["legal"], ["relocate"]))


def save(name: str, what: Step | list[Step]) -> None:
    """Write a file of fixtures."""
    (OUT / f"{name}.json").write_text(json.dumps(what, separators=(",", ":")))


def main() -> None:
    """Write them all."""
    OUT.mkdir(exist_ok=True)
    texts = catalogue("en", "nanga-parbat")
    match = parbat.start("nanga-parbat", seed=7)
    save("start", step(match, (), texts))
    save("relocate", relocating(texts))
    match.apply(1, "guide 3")
    save("first", step(match, (), texts))
    steps = play(match, texts, random.Random(5))
    mine = [step for step in steps if step["seat"] == 0]
    traps = [step for step in mine if step["view"]["phase"] == "before-trap"]
    after = [step for step in mine if step["view"]["phase"] == "after-guide"]
    save("trap", traps[len(traps) * 2 // 3])
    kinds = [len({text.split()[0] for text in step["legal"]}) for step in after]
    most = max(range(len(after)), key=lambda i: (kinds[i], len(after[i]["legal"])))
    save("score", after[most])
    save("over", steps[-1])
    save("game", steps)


if __name__ == "__main__":
    main()
