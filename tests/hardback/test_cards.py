"""The cards: what is counted, and what the rules say of some of them (rules 2)."""

from __future__ import annotations

from collections import Counter
from string import ascii_uppercase

import pytest

from parbat.games.hardback.cards import (
    ADVERTS,
    AWARDS,
    CARDS,
    FIXED,
    GENRES,
    LONGEST_AWARD,
    OFFER,
    RANDOM,
    Kind,
)

OFFERS = [CARDS[id] for id in OFFER]
TIMELESS = (
    "ADV-C5T ADV-I3T ADV-P8T ADV-W5T HOR-D4T HOR-E5T HOR-N6T HOR-V5T "
    "MYS-A5T MYS-F5T MYS-M4T MYS-T8T ROM-B5T ROM-K5T ROM-O8T ROM-R5T"
)
PREFIX = {"adventure": "ADV", "horror": "HOR", "mystery": "MYS", "romance": "ROM", "starter": "STA"}


def test_there_are_35_offer_cards_of_each_genre() -> None:
    assert len(OFFERS) == 140
    assert Counter(card.genre for card in OFFERS) == dict.fromkeys(GENRES, 35)


@pytest.mark.parametrize("genre", GENRES)
def test_every_genre_has_all_letters(genre: str) -> None:
    assert {card.letter for card in OFFERS if card.genre == genre} == set(ascii_uppercase)


def test_how_many_cards_have_each_letter() -> None:
    found = Counter(card.letter for card in OFFERS)
    assert {letter for letter in found if found[letter] == 6} == set("ACEFIKNPRW")
    assert {found[letter] for letter in set(ascii_uppercase) - set("ACEFIKNPRW")} == {5}


def test_how_many_cards_have_each_cost() -> None:
    assert Counter(card.cost for card in OFFERS) == {
        2: 16, 3: 28, 4: 36, 5: 24, 6: 16, 7: 8, 8: 8, 9: 4,
    }  # fmt: skip


@pytest.mark.parametrize("genre", GENRES)
def test_all_genres_cost_the_same_together(genre: str) -> None:
    assert sum(card.cost for card in OFFERS if card.genre == genre) == 158


def test_the_timeless_classics() -> None:
    assert [card.id for card in OFFERS if card.timeless] == TIMELESS.split()


def test_an_id_tells_genre_letter_and_cost() -> None:
    for card in CARDS.values():
        if card.genre == "starter":
            assert card.id == f"STA-{card.letter}"
        else:
            last = "T" if card.timeless else ""
            assert card.id == f"{PREFIX[card.genre]}-{card.letter}{card.cost}{last}"


def test_starters() -> None:
    """2: free, without a genre's benefits; the fixed ones pay a coin, the others a point."""
    assert [id[-1] for id in FIXED] == list("AEILNRST")
    assert [id[-1] for id in RANDOM] == list("BCDGHMOPUY")
    for id in (*FIXED, *RANDOM):
        card = CARDS[id]
        kind = Kind.COINS if id in FIXED else Kind.POINTS
        assert (card.cost, card.points, card.timeless, card.active) == (0, 0, False, ())
        assert [(benefit.kind, benefit.amount) for benefit in card.basic] == [(kind, 1)]


def test_only_adventure_cards_bring_points_when_bought() -> None:
    with_points = [card for card in OFFERS if card.points]
    assert {card.genre for card in with_points} == {"adventure"}
    assert Counter(card.points for card in with_points) == POINTS


POINTS = {1: 8, 2: 3, 3: 6}


def test_each_genre_has_its_own_benefits() -> None:
    own: dict[str, set[Kind]] = {genre: set() for genre in GENRES}
    for card in OFFERS:
        own[card.genre] |= {benefit.kind for benefit in card.benefits}
    plain = {Kind.COINS, Kind.POINTS}
    trash = {Kind.TRASH_FOR_COINS, Kind.TRASH_FOR_POINTS}
    assert own["adventure"] - plain == {*trash, Kind.PER_ADVENTURE}
    assert own["horror"] - plain == {Kind.COINS_OR_POINTS, Kind.INK_OR_REMOVER, Kind.PER_INKED}
    assert own["mystery"] - plain == {Kind.UNCOVER, Kind.JAIL, Kind.PER_WILD}
    assert own["romance"] - plain == {Kind.DOUBLE, Kind.DUMP, Kind.PREVIEW}


@pytest.mark.parametrize(
    ("id", "kind"),
    [
        ("ADV-O6", Kind.PER_ADVENTURE),
        ("HOR-H7", Kind.PER_INKED),
        ("MYS-N7", Kind.PER_WILD),
        ("ROM-R5", Kind.PREVIEW),
    ],
)
def test_four_cards_are_singular(id: str, kind: Kind) -> None:
    """Each by a benefit of its active genre that no other card has."""
    having = [card.id for card in OFFERS for benefit in card.active if benefit.kind is kind]
    assert having == [id]
    assert all(benefit.kind is not kind for card in OFFERS for benefit in card.basic)


def test_benefits_that_are_not_multiplied_are_single() -> None:
    single = {Kind.UNCOVER, Kind.DOUBLE, Kind.JAIL, Kind.INK_OR_REMOVER, Kind.DUMP}
    amounts = {
        benefit.amount for card in OFFERS for benefit in card.benefits if benefit.kind in single
    }
    assert amounts == {1}


def test_awards_and_adverts() -> None:
    """13 and 16."""
    assert AWARDS == {7: 5, 8: 6, 9: 7, 10: 9, 11: 12, 12: 15}
    assert LONGEST_AWARD == 12
    assert ADVERTS == ((6, 3), (9, 6), (12, 10), (15, 15), (18, 20))
