"""Options, and which of them go together (rules 20.2, 26F)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from hardback.invariants import check
from hardback.setting import GAME
from parbat.bots import find_bot
from parbat.core.chance import Dice, Seed
from parbat.core.errors import BadOption
from parbat.core.match import Match
from parbat.core.options import Options, Value
from parbat.games.hardback.state import HardbackState
from parbat.lexicon.shelf import own_names

GENRES = ("adventure", "horror", "mystery", "romance")
VALUES: dict[str, tuple[Value, ...]] = {
    "mode": ("competitive", "cooperative"),
    "penny": ("none", "random", *GENRES),
    "length": (60, 40, 80, 90, 180),
    "edition": ("classic", "second"),
    "language": ("en", "de", "fr"),
    "dictionary": ("standard", "large", "french", "none"),
    "vote": ("no", "majority", "unanimous"),
    "open_hands": (False, True),
    "awards": (True, False),
    "adverts": (True, False),
    "unique_words": ("off", "player", "game"),
}
"""The table of 20.2, the default first."""
LISTS = {"standard": "en", "large": "en", "french": "fr"}
FIRST = {"en": "standard", "fr": "french", "de": "none"}
ALONE = ("edition", "awards", "adverts", "unique_words")
"""Options that go with any others."""


def completed(given: Options) -> dict[str, Value]:
    """A missing option takes its default, the word list that of the language (20.2, 24.1)."""
    chosen = {name: given.get(name, values[0]) for name, values in VALUES.items()}
    if "dictionary" not in given:
        chosen["dictionary"] = FIRST[str(chosen["language"])]
    return chosen


def goes_together(chosen: Options, seats: int) -> bool:
    """What 1.1, 1.2, 20.2, 24.1 and 26F.1 to 26F.3 say."""
    is_team = chosen["mode"] == "cooperative"
    unused = ("length", "open_hands") if is_team else ("penny",)
    votes = chosen["vote"] != "no"
    list_fits = LISTS.get(str(chosen["dictionary"]), chosen["language"]) == chosen["language"]
    return (
        all(chosen[name] == VALUES[name][0] for name in unused)
        and seats in (range(1, 5) if is_team else range(2, 6))
        and (seats > 1 or not votes)
        and (votes or chosen["dictionary"] != "none")
        and list_fits
    )


def is_accepted(given: Options, seats: int) -> bool:
    try:
        GAME.start(given, seats)
    except BadOption:
        return False
    return True


def test_the_options_are_those_of_the_rules() -> None:
    """A person's own word lists come besides (20.2)."""
    own = own_names()
    values = {o.name: tuple(value for value in o.values if value not in own) for o in GAME.options}
    assert values == VALUES


def test_every_combination_is_accepted_or_refused_as_the_rules_say() -> None:
    names = [name for name in VALUES if name not in ALONE]
    accepted = 0
    for values in product(*(VALUES[name] for name in names)):
        given = dict(zip(names, values, strict=True))
        for seats in range(7):
            expected = goes_together(completed(given), seats)
            assert is_accepted(given, seats) == expected, (given, seats)
            accepted += expected
    assert accepted


@st.composite
def any_choice(draw: st.DrawFn) -> tuple[dict[str, Value], int]:
    """Some options, the others left out, and a number of seats."""
    given = draw(
        st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(values) for name, values in VALUES.items()}
        )
    )
    return given, draw(st.integers(0, 6))


@st.composite
def fitting_choice(draw: st.DrawFn) -> tuple[dict[str, Value], int]:
    """Options that go together, each combination of all eleven possible."""
    chosen = {name: draw(st.sampled_from(values)) for name, values in VALUES.items()}
    is_team = chosen["mode"] == "cooperative"
    seats = draw(st.integers(1, 4) if is_team else st.integers(2, 5))
    for name in ("length", "open_hands") if is_team else ("penny",):
        chosen[name] = VALUES[name][0]
    fitting = [name for name, language in LISTS.items() if language == chosen["language"]]
    if seats > 1:
        chosen["dictionary"] = draw(st.sampled_from([*fitting, "none"]))
        votes = VALUES["vote"][chosen["dictionary"] == "none" :]
        chosen["vote"] = draw(st.sampled_from(votes))
    else:
        chosen["language"] = draw(st.sampled_from(["en", "fr"]))
        fitting = [name for name, language in LISTS.items() if language == chosen["language"]]
        chosen["dictionary"], chosen["vote"] = draw(st.sampled_from(fitting)), "no"
    return chosen, seats


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(choice=any_choice())
def test_any_options_are_accepted_or_refused_as_the_rules_say(
    choice: tuple[dict[str, Value], int],
) -> None:
    given, seats = choice
    assert is_accepted(given, seats) == goes_together(completed(given), seats)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(choice=fitting_choice(), number=st.integers(0, 10_000))
def test_a_game_of_any_options_that_go_together_is_played(
    choice: tuple[dict[str, Value], int], number: int
) -> None:
    chosen, seats = choice
    assert goes_together(chosen, seats)
    event(f"{chosen['mode']}, {chosen['dictionary']}, {chosen['vote']}")
    dice = Dice(number)
    match = Match(GAME, chosen, [f"Player {seat}" for seat in range(seats)], Seed.numbered(number))
    match.begin()
    assert match.options == chosen
    player = find_bot(GAME.name, "random", dice)
    while match.state.outcome is None and len(match.log) < 20 * seats:
        assert isinstance(match.state, HardbackState)
        check(match.state)
        seat = min(actor for actor in match.state.awaited if isinstance(actor, int))
        match.apply(seat, player.choose(match.perspective(seat, dice)))
    assert {entry.by for entry in match.log} >= {0, "chance"}


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
