"""The quick computer players: random, and greedy over the contract."""

from __future__ import annotations

from collections import Counter

import pytest

import parbat
from parbat.bots import BOTS, find_bot
from parbat.core.errors import UnknownName
from parbat.core.perspective import Perspective
from parbat.games.nanga_parbat.meta import NangaParbat

GAME = NangaParbat()

# The guide is in region 1. Every other region's animals lie so that nothing else tempts.
START = "LTDYBP/LTDYBP/LTDYBP/LTDYBP/LTDYBP/LTDYBP"


def choice(text: str, bot: str = "greedy", seed: int = 1) -> str:
    """Return what a computer player chooses in a position."""
    state = GAME.state_from_text(text)
    (seat,) = state.to_act
    assert isinstance(seat, int)
    dice = parbat.Dice(seed)
    seen = Perspective(GAME, {}, state, seat, dice)
    return find_bot(GAME.name, bot, dice).choose(seen).text


def test_greedy_takes_the_animal_that_scores() -> None:
    # o holds two leopards: the third makes 6 points as three of a kind.
    board = "LTDYYP/oxDYBP/oxDYBP/TTDBBP/LTDYBP/LTDYBP"
    assert choice(f"{board} 1 o before-trap ...../...../..... 0:LL 0:T") == "trap 1-1"


def test_greedy_takes_a_panda_while_it_scores() -> None:
    # Nothing can be traded yet; a Red Panda pays 1 at 0-0 (5.6).
    assert choice(f"{START} 1 o before-trap ...../...../..... 0:- 0:-") == "trap 1-6"


def test_greedy_leaves_the_opponent_the_worst_region() -> None:
    # Both leopards are worth the same to o. With 1-4 the guide would go to region 4, where x,
    # who holds two yaks, finds the third; region 3 has nothing for x.
    board = "ooLLxx/LTTDDY/LTDTDL/LTDYDT/BBBPPP/BBBPPP"
    text = f"{board} 1 o before-trap ...../...../..... 0:- 5:YY"
    state = GAME.state_from_text(text)
    assert [action.text for action in state.legal_actions(0)] == ["trap 1-3", "trap 1-4"]
    assert choice(text) == "trap 1-3"


def test_greedy_sends_the_guide_away_with_a_yak() -> None:
    # The guide stands in region 4, where x finds the third yak; region 1 has nothing for x.
    board = "ooLoxx/LTTDDY/LTDTDL/LTDYDT/BBBPPP/BBBPPP"
    assert choice(f"{board} 4 o after-scoring ...o./...../..... 4:LY 5:YY") == "yak 1"


def test_greedy_takes_the_dearest_spot_it_can_fill() -> None:
    board = "oxDYBP/oxDYBP/oxDYBP/oxDYBP/LTDYBP/LTDYBP"
    text = f"{board} 1 x after-guide ...../...../..... 0:L 9:TTTT"
    assert choice(text) == "same 4 tahr tahr tahr tahr"


def test_greedy_keeps_bharals_and_fresh_animals_where_the_pay_is_equal() -> None:
    board = "oxDYBP/oxDYBP/oxDYBP/oxDYBP/LTDYoP/LTDYxP"
    text = f"{board} 1 x after-guide ...../...../.x.x. 0:L 20:TT*T*T*B"
    # Four spots are open for three or four; the 4-spot pays 7 with every Tahr, used ones too.
    assert choice(text) == "same 4 tahr tahr* tahr* tahr*"


def test_greedy_ends_its_turn_when_nothing_is_gained() -> None:
    board = "oxDYBP/LTDYBP/LTDYBP/LTDYBP/LTDYBP/LTDYBP"
    assert choice(f"{board} 2 x after-guide ...../...../..... 0:L 1:T") == "end"


def test_random_finds_every_action() -> None:
    text = f"{START} - x place-guide ...../...../..... 0:- 0:-"
    chosen = Counter(choice(text, "random", seed) for seed in range(300))
    assert set(chosen) == {f"guide {region}" for region in range(1, 7)}
    assert max(chosen.values()) < 2 * min(chosen.values())


@pytest.mark.parametrize("options", [{}, {"area_variant": True}, {"guide_start": "random"}])
@pytest.mark.parametrize("bot", list(BOTS["nanga-parbat"]))
def test_every_player_finishes_games_with_legal_actions(
    bot: str, options: dict[str, object]
) -> None:
    match = parbat.start("nanga-parbat", options, seed=2)
    dice = parbat.Dice(2)
    player = find_bot("nanga-parbat", bot, dice)
    while match.state.outcome is None:
        (seat,) = match.state.to_act
        assert isinstance(seat, int)
        match.apply(seat, player.choose(match.perspective(seat, dice)))
    assert parbat.verify(match.record()) == []


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownName) as caught:
        find_bot("nanga-parbat", "kasparov", parbat.Dice(0))
    assert caught.value.data["names"] == "greedy, random"
