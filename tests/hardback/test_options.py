"""Options, and which of them go together (rules 20.2, 26F)."""

from __future__ import annotations

import pytest

from hardback.setting import GAME
from parbat.core.errors import BadOption
from parbat.core.options import Value


def test_what_is_played_when_nothing_is_said() -> None:
    chosen = GAME.settle({})
    assert (chosen["mode"], chosen["length"], chosen["edition"]) == ("competitive", 60, "classic")
    assert (chosen["penny"], chosen["vote"], chosen["unique_words"]) == ("none", "no", "off")
    assert (chosen["awards"], chosen["adverts"], chosen["open_hands"]) == (True, True, False)
    assert (chosen["language"], chosen["dictionary"]) == ("en", "standard")


@pytest.mark.parametrize("length", [40, 60, 80, 90, 180])
def test_the_length_is_the_target(length: int) -> None:
    assert GAME.start({"length": length}, 2).view(None).target == length


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_target_of_a_team_is_60_for_each_player(seats: int) -> None:
    assert GAME.start({"mode": "cooperative"}, seats).view(None).target == 60 * seats


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({}, 1, "hardback.option.seats"),
        ({}, 6, "hardback.option.seats"),
        ({"mode": "cooperative"}, 5, "hardback.option.seats"),
        ({"mode": "cooperative"}, 0, "hardback.option.seats"),
        ({"mode": "cooperative", "length": 90}, 2, "hardback.option.unused"),
        ({"mode": "cooperative", "open_hands": True}, 2, "hardback.option.unused"),
        ({"penny": "horror"}, 2, "hardback.option.unused"),
        ({"penny": "random"}, 2, "hardback.option.unused"),
        ({"mode": "cooperative", "vote": "majority"}, 1, "hardback.option.vote_alone"),
        ({"dictionary": "none"}, 2, "hardback.option.no_judge"),
        ({"length": 50}, 2, "option.value"),
        ({"length": True}, 2, "option.value"),
        ({"awards": 1}, 2, "option.value"),
        ({"edition": "first"}, 2, "option.value"),
        ({"events": True}, 2, "option.unknown"),
    ],
)
def test_what_does_not_go_together_is_refused(
    options: dict[str, Value], seats: int, code: str
) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(options, seats)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 5),
        ({"mode": "cooperative"}, 1),
        ({"mode": "cooperative", "penny": "random"}, 4),
        ({"mode": "cooperative", "length": 60, "open_hands": False}, 2),
        ({"dictionary": "none", "vote": "unanimous"}, 2),
        ({"mode": "cooperative", "dictionary": "none", "vote": "majority"}, 2),
    ],
)
def test_what_goes_together(options: dict[str, Value], seats: int) -> None:
    state = GAME.start(options, seats)
    assert len(state.view(None).players) == seats
    assert state.to_act == {"chance"}
