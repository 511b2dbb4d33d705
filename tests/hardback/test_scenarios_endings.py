"""Awards and the end of competitive games: scenarios 57 to 62 of the rules."""

from __future__ import annotations

import pytest

from hardback.setting import ended, kinds, play, player, table
from parbat.games.hardback.state import HardbackState

SEVEN = "STA-A STA-E STA-I STA-L STA-N STA-R STA-S"
EIGHT = f"{SEVEN} STA-T"
THIRTEEN = f"{EIGHT} STA-B STA-C STA-D STA-G STA-H"
FOURTEEN = f"{THIRTEEN} STA-M"


def awards(state: HardbackState) -> list[int]:
    """Return the number of letters of the award that each player holds."""
    return [one.award for one in state.at.players]


def test_a_better_award_takes_the_lower_one_away() -> None:
    """Scenario 57: nothing is scored for it yet."""
    state = table(SEVEN, EIGHT)
    play(state, f"word {SEVEN}")
    assert awards(state) == [7, 0]
    assert [one.award for one in state.view(None).players] == [7, 0]
    play(state, "done")
    assert state.at.players[0].score == 0
    told = play(state, f"word {EIGHT}")
    assert awards(state) == [0, 8]
    assert {"award_lost", "award_taken"} <= {*kinds(told)}


@pytest.mark.parametrize(("edition", "after"), [("second", [8, 8]), ("classic", [8, 0])])
def test_an_equal_award_is_shared_in_the_second_edition(edition: str, after: list[int]) -> None:
    """Scenario 57 and 26D: in the classic one an equal length takes nothing."""
    state = table(player(award=8), EIGHT, turn=1, edition=edition)
    play(state, f"word {EIGHT}")
    assert awards(state) == after


@pytest.mark.parametrize("edition", ["second", "classic"])
def test_who_holds_a_better_award_keeps_it(edition: str) -> None:
    """Scenario 57: B, who holds that for 8 letters, spells 7."""
    state = table(player(SEVEN, award=8), edition=edition)
    play(state, f"word {SEVEN}")
    assert awards(state) == [8, 0]


@pytest.mark.parametrize("edition", ["second", "classic"])
def test_there_is_one_award_for_twelve_letters_and_more(edition: str) -> None:
    """Scenario 58: its holder gets nothing new for 14 letters."""
    state = table(THIRTEEN, edition=edition)
    play(state, f"word {THIRTEEN}")
    assert awards(state) == [12, 0]
    again = table(player(FOURTEEN, award=12), edition=edition)
    assert "award_taken" not in kinds(play(again, f"word {FOURTEEN}"))
    assert awards(again) == [12, 0]


@pytest.mark.parametrize(("edition", "after"), [("second", [12, 12]), ("classic", [12, 0])])
def test_the_longest_award_is_shared_in_the_second_edition(edition: str, after: list[int]) -> None:
    """Scenario 58 and 26D."""
    state = table(player(award=12), FOURTEEN, turn=1, edition=edition)
    play(state, f"word {FOURTEEN}")
    assert awards(state) == after


@pytest.mark.parametrize("edition", ["second", "classic"])
def test_an_award_of_a_team_must_be_beaten(edition: str) -> None:
    """Scenario 59: an equal length takes nothing, a longer word does."""
    state = table(player(award=7), SEVEN, turn=1, mode="cooperative", edition=edition)
    play(state, f"word {SEVEN}")
    assert awards(state) == [7, 0]
    longer = table(player(award=7), EIGHT, turn=1, mode="cooperative", edition=edition)
    play(longer, f"word {EIGHT}")
    assert awards(longer) == [0, 8]


def test_an_award_does_not_count_toward_the_target() -> None:
    """Scenario 60: 59 points and an award worth 5."""
    state = table(player(score=59, award=7), "STA-A STA-E", turn=1)
    told = play(state, "skip")
    assert not ended(told)
    assert (state.at.round, state.at.final) == (2, False)


def test_the_round_is_finished_when_somebody_reaches_the_target() -> None:
    """Scenario 61: the first player of three does."""
    state = table(player("STA-B STA-C", score=58), seats=3)
    told = play(state, "word STA-B STA-C")
    assert "final_round" in kinds(told)
    told = play(state, "skip")
    assert not ended(told)
    told = play(state, "skip")
    assert ended(told) == "target"
    assert state.at.round == 1
    assert state.to_act == frozenset()


def test_the_final_round_is_announced_once() -> None:
    """17.1: not for a second player who reaches the target."""
    state = table(player("STA-B STA-C", score=58), player("STA-B STA-C", score=58), seats=3)
    assert "final_round" in kinds(play(state, "word STA-B STA-C"))
    assert state.view(None).final
    assert "final_round" not in kinds(play(state, "word STA-B STA-C"))


def test_the_game_ends_at_once_when_the_last_player_reaches_the_target() -> None:
    """Scenario 61: the third of three; the round counter is not raised."""
    state = table(player(), player(), player("STA-B STA-C", score=58), turn=2)
    told = play(state, "word STA-B STA-C")
    assert ended(told) == "target"
    assert state.at.round == 1
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0, 60)


def test_ink_breaks_a_tie_and_remover_does_not() -> None:
    """Scenario 62."""
    one, other = player(score=63, ink=4), player(score=63, ink=2, remover=9)
    state = table(one, other, turn=1)
    play(state, "skip")
    assert state.outcome is not None
    assert (state.outcome.ranks, state.outcome.reason) == ((1, 2), "target")
