"""Make positions of Hardback to draw while developing: .venv/bin/python web/dev/hardback.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import parbat
from parbat.games.hardback.cards import CARDS
from parbat.games.hardback.position import Held, Placed, Position, Spelled
from parbat.games.hardback.state import HardbackState
from parbat.texts import catalogue

OUT = Path(__file__).parent / "fixtures"
NAMES = ["You", "Ana", "Tenzin"]


def begun(seats: int = 3, **options: Any) -> HardbackState:
    """Return a game in its ninth round, whose players have bought something."""
    match = parbat.start("hardback", options, NAMES[:seats], seed=11)
    state = match.state
    assert isinstance(state, HardbackState)
    state = state.copy()
    at = state.at
    at.round = 9
    at.offers = ["HOR-S2", "MYS-F5T", "ADV-L2", "ROM-H3", "MYS-T6", "HOR-G4", "ADV-K9"]
    at.words = [Spelled(0, "TRIAL", 5, 1), Spelled(1, "CLIMB", 3, 7), Spelled(0, "GRAVE", 4, 5)]
    for player, score, ink, remover in zip(
        at.players, (31, 38, 27), (1, 3, 2), (1, 0, 2), strict=False
    ):
        player.score, player.ink, player.remover = score, ink, remover
    rich = ["ROM-P6", "MYS-I5", "ROM-T3", "ROM-H7", "HOR-A3", "ADV-D4", "ADV-E3", "MYS-S4"]
    at.players[0].draw = [*rich[4:], "STA-S"]
    at.players[0].discard = ["STA-I", "STA-P", "STA-U"]
    at.players[0].hand = [
        Held("ROM-P6"), Held("STA-A"), Held("MYS-I5"), Held("STA-L"), Held("ROM-T3", "inked"),
        Held("STA-R", "inked"), Held("STA-E", "removed"), Held("STA-N"),
    ]  # fmt: skip
    at.players[0].timeless = ["HOR-E5T"]
    if seats > 1:
        at.players[1].timeless = ["ADV-C5T"]
        at.players[1].discard += ["ADV-M6", "ADV-O6", "ADV-N4", "HOR-K2", "MYS-D4"]
        at.players[1].award, at.players[1].jail = 8, "ROM-U9"
        at.players[1].adverts = 1
    return state


def stepping(state: HardbackState, step: str) -> HardbackState:
    """Let a word lie on the ledge and the turn stand in a later step."""
    at: Position = state.at
    at.turn.step = step
    at.turn.word = [
        Placed("ROM-P6", 0, times=1),
        Placed("STA-A", 0, times=2),
        Placed("MYS-I5", 0),
        Placed("STA-L", 0, wild="N"),
        Placed("ROM-T3", 0, ink="inked"),
        Placed("HOR-E5T", 0, standing=True),
        Placed("STA-R", 0, ink="inked"),
    ]
    at.turn.genres = {"adventure": 0, "horror": 1, "mystery": 1, "romance": 2}
    at.players[0].hand, at.players[0].coins = [], 8
    return state


def _trashable(letter: str) -> str:
    """Return a card of a letter that may be given away."""
    found = (card for card in CARDS.values() if card.letter == letter)
    return next(card.id for card in found if any("trash" in b.kind for b in card.basic))


def save(name: str, state: HardbackState) -> None:
    """Write a position as the table takes it, through the eyes of the first player."""
    texts = catalogue("en", "hardback")
    view = state.view(0)
    forms = [form.parts for form in state.forms(0)]
    found = {
        "view": json.loads(view.to_json()),
        "legal": [action.text for action in state.legal_actions(0)],
        "forms": msgspec.to_builtins(forms),
        "seat": 0,
        "names": NAMES,
        "told": [],
        "prompt": texts.ask(view),
    }
    (OUT / f"hardback-{name}.json").write_text(json.dumps(found, separators=(",", ":")))


def main() -> None:
    """Write them all."""
    save("painter", begun())
    save("purchase", stepping(begun(), "purchase"))
    trashing = stepping(begun(), "trash")
    trashing.at.turn.word[1] = Placed(_trashable("A"), 0)
    save("trash", trashing)
    save("dump", stepping(begun(), "dump"))
    placing = stepping(begun(), "place")
    placing.at.turn.placing = placing.at.turn.seen = ["ADV-D4", "MYS-S4", "STA-S"]
    save("place", placing)
    jail = stepping(begun(), "jail")
    jail.at.turn.jailings, jail.at.players[0].jail = 1, "HOR-D9"
    save("jail", jail)


if __name__ == "__main__":
    main()
