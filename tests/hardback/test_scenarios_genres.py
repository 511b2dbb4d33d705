"""Genres, uncover and double: scenarios 1 to 22 of the rules."""

from __future__ import annotations

import pytest

from hardback.setting import brought, kinds, legal, play, player, refused, table


def test_one_card_of_a_genre_does_not_make_it_active() -> None:
    """Scenario 1: Romance 1, so that B3 does not double."""
    state = table("STA-A ROM-B3")
    assert "doubled" not in kinds(play(state, "word STA-A ROM-B3"))
    assert brought(state) == (3, 0)


@pytest.mark.parametrize(
    ("choice", "coins", "points"), [("double STA-A", 4, 4), ("double ROM-B3", 5, 4)]
)
def test_a_card_with_one_neighbour_doubles_it_and_one_with_two_asks(
    choice: str, coins: int, points: int
) -> None:
    """Scenario 2: B3 has only S4 beside it; S4 has B3 and A."""
    state = table("ROM-B3 ROM-S4 STA-A")
    play(state, "word ROM-B3 ROM-S4 STA-A")
    assert [placed.times for placed in state.at.turn.word] == [1, 2, 1]
    assert legal(state) == ["double ROM-B3", "double STA-A"]
    play(state, choice)
    assert brought(state) == (coins, points)


def test_a_card_doubled_from_both_sides_counts_three_times() -> None:
    """Scenario 3: three times, never four."""
    state = table("ROM-P6 STA-A ROM-W4")
    play(state, "word ROM-P6 STA-A ROM-W4")
    assert brought(state) == (3, 5)


def test_two_neighbours_double_each_other() -> None:
    """Scenario 4."""
    state = table("ROM-P6 ROM-W4")
    play(state, "word ROM-P6 ROM-W4")
    assert brought(state) == (0, 10)


@pytest.mark.parametrize(
    ("choice", "coins", "points"), [("double STA-A", 2, 3), ("double STA-B", 1, 4)]
)
def test_a_basic_double_works_without_its_genre(choice: str, coins: int, points: int) -> None:
    """Scenario 5: Romance 1, with a choice of two neighbours."""
    state = table("STA-A ROM-P6 STA-B")
    play(state, "word STA-A ROM-P6 STA-B")
    assert legal(state) == ["double STA-A", "double STA-B"]
    play(state, choice)
    assert brought(state) == (coins, points)


def test_a_wild_neighbour_is_not_doubled() -> None:
    """Scenario 6: the step is passed by itself."""
    state = table("ROM-P6 STA-A")
    assert "doubled" not in kinds(play(state, "word ROM-P6 STA-A=Q"))
    assert brought(state) == (0, 2)


def test_doubling_covers_what_is_paid_for_each_adventure_card() -> None:
    """Scenario 7: 2 coins x 2 x 2 Adventure cards."""
    state = table("ADV-A7 ADV-O6 ROM-P6")
    play(state, "word ADV-A7 ADV-O6 ROM-P6")
    assert brought(state) == (8, 11)


def test_doubling_does_not_give_more_ink() -> None:
    """Scenario 8: one single choice of one ink or one remover."""
    state = table("HOR-P3 ROM-P6")
    play(state, "word HOR-P3 ROM-P6")
    assert legal(state) == ["choose ink", "choose remover"]
    play(state, "choose ink")
    assert state.at.turn.seat == 1
    assert state.at.players[0].ink == 1
    assert brought(state) == (0, 6)


def test_doubling_covers_what_is_paid_for_trashing() -> None:
    """Scenario 9."""
    state = table("ADV-G6 ROM-P6")
    play(state, "word ADV-G6 ROM-P6")
    assert brought(state) == (0, 10)
    play(state, "trash ADV-G6")
    assert brought(state) == (8, 10)


def test_doubling_covers_what_is_paid_for_dumping() -> None:
    """Scenario 10: Romance 2."""
    state = table("ROM-M2 ROM-P6 STA-Y")
    play(state, "word ROM-M2 ROM-P6")
    assert brought(state) == (2, 3)
    play(state, "dump STA-Y")
    assert brought(state) == (4, 3)


def test_another_players_timeless_classic_is_not_doubled() -> None:
    """Scenario 11: with nothing else beside it nothing is doubled; else the other neighbour is."""
    alone = table("ROM-P6", player(timeless="MYS-A5T"))
    play(alone, "word ROM-P6 MYS-A5T")
    assert brought(alone) == (0, 2)
    between = table("ROM-P6 STA-A", player(timeless="MYS-A5T"))
    play(between, "word MYS-A5T ROM-P6 STA-A")
    assert brought(between) == (2, 2)


def test_an_own_timeless_classic_is_doubled_only_in_the_word() -> None:
    """Scenario 12: outside the word it is nobody's neighbour."""
    used = table(player("ROM-P6", timeless="ADV-I3T"))
    play(used, "word ROM-P6 ADV-I3T")
    assert brought(used) == (0, 6)
    unused = table(player("STA-A ROM-P6", timeless="ADV-I3T"))
    play(unused, "word STA-A=Q ROM-P6")
    assert brought(unused) == (0, 4)


def test_what_is_uncovered_may_make_a_genre_active_and_uncover_in_turn() -> None:
    """Scenario 13: I5 flips E4, Mystery becomes 2, and E4 flips A."""
    state = table("MYS-I5 MYS-E4 STA-A")
    play(state, "word MYS-I5 MYS-E4=Q STA-A=Q")
    assert brought(state) == (5, 0)


def test_of_two_wild_neighbours_one_is_chosen() -> None:
    """Scenario 14: the other stays wild."""
    state = table("STA-A MYS-A3 STA-E")
    play(state, "word STA-A=Q MYS-A3 STA-E=Q")
    assert legal(state) == ["uncover STA-A", "uncover STA-E"]
    told = play(state, "uncover STA-A")
    assert kinds(told).count("uncovered") == 1
    assert brought(state) == (1, 1)


def test_the_leftmost_source_uncovers_first() -> None:
    """Scenario 15: A3 flips A; D4 finds no wild card beside it and does nothing."""
    state = table("MYS-A3 STA-A MYS-D4")
    play(state, "word MYS-A3 STA-A=Q MYS-D4")
    assert brought(state) == (1, 4)


def test_uncover_cannot_be_declined_and_goes_source_by_source() -> None:
    """Scenario 16: in the order of the word."""
    state = table("STA-A MYS-A3 STA-E STA-R MYS-D4 STA-T")
    play(state, "word STA-A=Q MYS-A3 STA-E=Q STA-R=Q MYS-D4 STA-T=Q")
    assert legal(state) == ["uncover STA-A", "uncover STA-E"]
    assert refused(state, "done") == "turn.wrong_step"
    assert refused(state, "uncover STA-R") == "uncover.not_now"
    play(state, "uncover STA-A")
    assert legal(state) == ["uncover STA-R", "uncover STA-T"]
    assert refused(state, "uncover STA-E") == "uncover.not_now"


def test_double_cannot_be_declined_and_goes_source_by_source() -> None:
    """Scenario 16: in the order of the word."""
    state = table("STA-A ROM-P6 STA-E STA-R ROM-W4 STA-T")
    play(state, "word STA-A ROM-P6 STA-E STA-R ROM-W4 STA-T")
    assert legal(state) == ["double STA-A", "double STA-E"]
    assert refused(state, "done") == "turn.wrong_step"
    play(state, "double STA-E")
    assert legal(state) == ["double STA-R", "double STA-T"]
    play(state, "double STA-T")
    assert brought(state) == (6, 5)


def test_an_uncovered_card_makes_doubles_of_its_genre_work() -> None:
    """Scenario 17: uncover comes before double; S4 and B3 both double."""
    state = table("ROM-B3 ROM-S4 MYS-A3")
    told = play(state, "word ROM-B3 ROM-S4=Q MYS-A3")
    assert kinds(told)[-2:] == ["uncovered", "doubled"]
    assert legal(state) == ["double MYS-A3", "double ROM-B3"]
    play(state, "double ROM-B3")
    assert brought(state) == (4, 5)


def test_an_uncovered_card_counts_once_for_its_genre() -> None:
    """10.2: alone it does not make Romance active."""
    state = table("ROM-B3 MYS-A3 STA-A")
    play(state, "word ROM-B3=Q MYS-A3 STA-A")
    assert brought(state) == (2 + 1, 1)


def test_an_uncovered_card_still_counts_as_wild() -> None:
    """Scenario 18: two wild cards, one of them uncovered, for N7."""
    state = table("MYS-N7 MYS-A3 STA-E STA-R STA-T")
    play(state, "word MYS-N7 MYS-A3 STA-E=Q STA-R STA-T=Q")
    assert brought(state) == (2, 7)


@pytest.mark.parametrize(("edition", "coins", "points"), [("second", 3, 8), ("classic", 5, 6)])
def test_what_is_paid_for_each_inked_card(edition: str, coins: int, points: int) -> None:
    """Scenario 19 and 21.1: two cards are inked still; points in the second edition, else coins."""
    state = table("HOR-H7 HOR-M3 STA-A* STA-B* STA-E~", edition=edition)
    play(state, "word HOR-H7 HOR-M3 STA-A STA-B STA-E")
    assert brought(state) == (coins, points)


def test_an_own_timeless_classic_beside_the_word_counts_for_its_genre() -> None:
    """Scenario 20: Adventure 2; C5T pays as well."""
    state = table(player("ADV-O6 STA-A", timeless="ADV-C5T"))
    play(state, "word ADV-O6 STA-A")
    assert brought(state) == (4 + 1, 2 + 1 + 2)


def test_another_players_timeless_classic_does_not_count_for_its_genre() -> None:
    """Scenario 21: Adventure 1."""
    state = table("ADV-O6", player(timeless="ADV-C5T"))
    play(state, "word ADV-O6 ADV-C5T")
    assert brought(state) == (0, 2)


def test_what_a_genre_has_paid_stays_when_a_card_is_trashed() -> None:
    """Scenario 22."""
    state = table("ADV-H3 ADV-R3")
    play(state, "word ADV-H3 ADV-R3", "trash ADV-H3")
    assert brought(state) == (0, (1 + 1) + (1 + 2) + 1)
