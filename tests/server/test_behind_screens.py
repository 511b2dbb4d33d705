"""What lies behind the screens of Himalaya leaves the server for nobody else, in a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from himalaya.setting import GAME
from himalaya.test_random_games import step
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.server.story import Reader, Story, enter
from parbat.texts import catalogue

_BEHIND = ("goods", "orders", "markers", "yaks")
_READERS = (Reader(), Reader((1,)), Reader((0, 2)), Reader((1,), away=(1,)))


def told(reader: Reader, number: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Every step of a random game as somebody is told of it while it goes on."""
    made = Match(GAME, options, ["A", "B", "C", "D"])
    dice = Dice(number)
    while made.state.outcome is None:
        step(made, dice)
    story = Story(Match(GAME, options, made.seats))
    again = Match(GAME, options, made.seats, commitment=Seed.numbered(number).commitment)
    texts = catalogue("en", GAME.name)
    for entry in made.log:
        story.steps.append(enter(again, entry.by, entry.do))
        yield msgspec.to_builtins(story.now(reader, texts))


@pytest.mark.parametrize("reader", _READERS)
@pytest.mark.parametrize("advanced", [False, True])
def test_only_the_own_screen_is_seen_from_behind(reader: Reader, advanced: bool) -> None:
    held = kept = 0
    for item in told(reader, 5, advanced=advanced, show_committed=False):
        if item["outcome"] is not None:
            break
        view = item["view"]
        shown = [s for s, one in enumerate(view["players"]) if one["goods"] is not None]
        # Who plays several seats sees the screen of the one that acts.
        assert set(shown) <= set(reader.seats)
        assert len(shown) == min(1, len(reader.seats))
        for seat, player in enumerate(view["players"]):
            seen = [player[name] is not None for name in _BEHIND]
            assert seen == [seat in shown] * len(_BEHIND)
            held += bool(player["goods"])
            kept += bool(player["orders"])
            if seat not in shown and view["phase"] == "program":
                assert (player["programme"], player["committed"]) == (None, None)
        assert "bag" not in msgspec.json.encode(view).decode()
        assert set(item["legal"]) | set(item["forms"]) <= set(map(str, reader.seats))
    assert bool(held) == bool(kept) == bool(reader.seats)


def test_with_open_hands_everybody_sees_all_but_the_programmes() -> None:
    for item in told(Reader(), 6, open_hands=True):
        players = item["view"]["players"]
        assert all(player[name] is not None for player in players for name in _BEHIND)
        if item["view"]["phase"] == "program":
            assert [player["programme"] for player in players] == [None] * 4
