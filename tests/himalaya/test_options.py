"""Options, own boards, and the table drawn in letters (rules 2.8, 12)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from himalaya.boards import mine, ring
from himalaya.many import Checks
from himalaya.setting import GAME, act, legal, place_events, play, refill, scene
from himalaya.test_random_games import NAMES, step
from parbat.core.chance import Dice, Seed
from parbat.core.errors import BadBoard, BadOption
from parbat.core.events import Event
from parbat.core.match import Match
from parbat.core.record import parse_record
from parbat.core.replay import open_match, steps, verify
from parbat.games.himalaya.events import TurnBegan


def test_what_is_played_when_nothing_is_said() -> None:
    assert GAME.settle({}) == {
        "players": 4,
        "advanced": False,
        "refill": "die",
        "show_committed": True,
        "open_hands": False,
        "deals_optional": False,
        "shared_lead_counts": False,
        "inventory_split": False,
        "board": "standard",
    }


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 7}, "option.value"),
        ({"players": "4"}, "option.value"),
        ({"advanced": 1}, "option.value"),
        ({"refill": "dice"}, "option.value"),
        ({"board": "mine"}, "option.value"),
        ({"expansion": True}, "option.unknown"),
    ],
)
def test_unknown_options_and_wrong_types_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.settle(options)
    assert refusal.value.code == code


def test_options_without_effect_are_accepted_and_do_nothing() -> None:
    # A full inventory there is only in the advanced game, shared leads only with three players.
    state = scene(
        [17, 2, 3, 4], turn=4, held={0: "salt"}, shared_lead_counts=True, inventory_split=True
    )
    play(state)
    refill(state)
    assert state.view(None).turn == 5
    assert state.view(0).players[0].markers == 1


def combinations(**fixed: Any) -> list[dict[str, Any]]:
    """Return every combination of the values of all options that has these."""
    names = [option.name for option in GAME.options]
    every = product(*(option.values for option in GAME.options))
    chosen = [dict(zip(names, values, strict=True)) for values in every]
    return [options for options in chosen if fixed.items() <= options.items()]


def test_there_are_512_combinations_of_options() -> None:
    assert len(combinations()) == 512
    for options in combinations():
        assert GAME.settle(options) == options


@pytest.mark.deep
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("refill", ["die", "cards"])
def test_with_every_combination_of_options_a_second_referee_sees_the_same_game(
    players: int, advanced: bool, refill: str
) -> None:
    fixed = {"players": players, "advanced": advanced, "refill": refill}
    for number, options in enumerate(combinations(**fixed)):
        match = Match(GAME, options, NAMES[:players])
        dice, checks, told = Dice(f"{number} {fixed}"), Checks(), tuple[Event, ...]()
        # Past the first inventory; games of any options are played to the end in many_games.
        while not any(isinstance(event, TurnBegan) and event.turn == 5 for event in told):
            before = match.state.copy()
            told = step(match, dice)
            entry = match.log[-1]
            checks.note(before, entry.by, GAME.parse_action(entry.do), told, match.state)
        assert checks.found["views compared"] >= 5


def test_the_event_counters_belong_to_the_advanced_game() -> None:
    basic, advanced = GAME.start({}, 4), GAME.start({"advanced": True}, 4)
    assert basic.view(None).players[0].counters == ()
    assert advanced.view(None).players[0].counters == ("yeti", "snowstorm", "market")


def test_the_legal_list_of_events_is_in_its_order() -> None:
    state = scene([1, 2, 3, 4], goods={9: "salt", 2: "tea"}, advanced=True)
    listed = legal(state, 0)
    assert listed[:3] == ["event none", "event yeti 1-2", "event yeti 1-3"]
    assert listed[27:29] == ["event yeti 19-20", "event snowstorm 1-2"]
    assert listed[-2:] == ["event market 2", "event market 9"]
    assert len(listed) == 1 + 27 + 27 + 2


# Own boards


@pytest.mark.parametrize("board", [mine(), ring()], ids=["mine", "ring"])
def test_a_game_on_an_own_board_carries_it_in_its_record(board: dict[str, Any]) -> None:
    game = GAME.with_board(board)
    match = Match(game, {"advanced": True}, ["A", "B", "C", "D"], Seed.numbered(4))
    match.begin()
    dice = Dice(4)
    while match.state.outcome is None:
        if due := match.due(Seed.numbered(4)):
            match.enter("chance", due.text)
        else:
            step(match, dice)
    record = parse_record(match.record().to_json())
    assert record.options["board"] == board["name"]
    assert record.board == board
    again = open_match(GAME, record)
    for _ in steps(again, record.log):
        pass
    assert again.state.text == match.state.text
    assert verify(GAME, record) == []


def test_a_board_that_is_none_is_refused() -> None:
    with pytest.raises(BadBoard):
        GAME.with_board({"game": "himalaya"})


def test_a_record_on_the_standard_board_carries_none() -> None:
    assert b'"board":{' not in Match(GAME).record().to_json()


# The drawing


def test_the_table_is_drawn_with_all_that_lies_there() -> None:
    state = scene(
        [3, 3, 5, 6],
        goods={4: "salt salt gold"},
        orders={6: "salt jade"},
        held={0: "tea"},
        stupas={9: 2},
        sent={(1, 2): 5},
        advanced=True,
        refill="cards",
    )
    place_events(state, "event snowstorm 3-4", "event market 4")
    act(state, 0, "program dirt dirt rest rest rest deal")
    drawn = str(state.view(0))
    for line in (
        "turn 1 of 12, first caravaneer: seat 0",
        " 3 house         4    6    1     1 2      caravan of seat 0; caravan of seat 1",
        " 4 house         3    9    -     2        2 salt, 1 gold",
        "order 20: 1 salt, 1 jade for 5 yaks; caravan of seat 3",
        "stupa of seat 2",
        "            of seat 1  0  5  0",
        "snowstorm on 3-4, placed by seat 0",
        "goods 1 tea, yaks 0, programme dirt dirt rest rest rest deal",
        "village cards face down: 1 2 3",
    ):
        assert line in drawn
    assert "programme" not in str(state.view(1))
    for seat in (1, 2, 3):
        act(state, seat, "program rest rest rest rest rest rest")
    assert "turn 1 of 12" in str(state.view(None))
