"""The texts of actions, and their JSON (rules 25)."""

from __future__ import annotations

import contextlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardback.setting import GAME
from parbat.core.errors import BadText
from parbat.games.hardback.actions import ORDER, Laid, Word, parse_action
from parbat.games.hardback.cards import CARDS, OFFER

TEXTS = [
    "shuffle offer ADV-K9 ROM-R5T HOR-X2", "shuffle 0 STA-A STA-B", "shuffle 4 STA-A",
    "starters 0 B C", "starters 4 Y U", "penny adventure", "penny horror", "penny mystery",
    "penny romance", "unlisted", "ink", "unink STA-A", "reink ROM-B3", "word STA-A ROM-B3",
    "word STA-A=A ROM-B3=Q MYS-A5T", "word STA-A", "skip", "vote yes", "vote no", "uncover STA-A",
    "double ROM-B3", "trash ADV-G6", "dump STA-Y", "preview", "top STA-A", "discard STA-A",
    "choose coins", "choose points", "choose ink", "choose remover", "reserve ROM-B3",
    "remove ROM-B3", "flush", "buy ROM-B3", "advert", "convert", "done",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_written(text: str) -> None:
    action = parse_action(text)
    assert action.text == text
    assert GAME.action_from_json(action.to_json()) == action


def test_there_is_a_text_for_every_kind() -> None:
    kinds = {text.split()[0] for text in TEXTS}
    listed = {str(kind.__struct_config__.tag) for kind in ORDER}
    assert kinds == {*listed, "word", "shuffle", "starters", "penny", "unlisted"}


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "word", "inks", "ink 1", " ink", "ink ", "INK", "Ink", "skip now", "vote",
        "vote maybe", "vote Yes", "vote  yes", "choose", "choose money", "choose coins 2", "buy",
        "buy ROM-B3 ROM-I2", "penny", "penny starter", "penny Horror", "starters 0 B",
        "starters 0 B C D", "starters offer B C", "starters 0 b c", "starters 0 BC D", "shuffle",
        "unlisted 1", "resign", "undo 3", "top ?", "advert 2", "convert 3", "done\n",
    ],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(BadText):
        parse_action(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("advertise", "text.unknown"),
        ("word", "text.unknown"),
        ("buy ROM-B4", "text.card"),
        ("buy rom-b3", "text.card"),
        ("buy ", "text.card"),
        ("word STA-A  STA-B", "text.card"),
        ("word STA-Q STA-A", "text.card"),
        ("word 0:STA-A STA-B", "text.card"),
        ("shuffle offer ?", "text.card"),
        ("word STA-A= STA-B", "text.wild"),
        ("word STA-A=q STA-B", "text.wild"),
        ("word STA-A=QU STA-B", "text.wild"),
        ("word STA-A==Q STA-B", "text.wild"),
        ("word STA-A=\u00c4 STA-B", "text.wild"),
        ("word ROM-B4=Q STA-B", "text.card"),
        ("shuffle 5 STA-A", "text.pile"),
        ("shuffle -1 STA-A", "text.pile"),
        ("shuffle 00 STA-A", "text.pile"),
        ("shuffle Offer STA-A", "text.pile"),
        ("starters \u0661 B C", "text.pile"),
    ],
)
def test_what_is_wrong_with_a_text(text: str, code: str) -> None:
    with pytest.raises(BadText) as caught:
        parse_action(text)
    assert caught.value.code == f"hardback.{code}"


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind": "fly"}',
        b'{"kind": "buy"}',
        b'{"kind": "buy", "card": "rom-b3"}',
        b'{"kind": "buy", "card": "ROM-B3\\n"}',
        b'{"kind": "buy", "card": "ROM-B3", "cost": 0}',
        b'{"kind": "word", "laid": []}',
        b'{"kind": "word", "laid": [{"card": "STA-A", "wild": "QU"}, {"card": "STA-B"}]}',
        b'{"kind": "word", "laid": [{"card": "STA-A", "wild": ""}, {"card": "STA-B"}]}',
        b'{"kind": "word", "laid": [{"card": "STA-A", "letter": "B"}, {"card": "STA-B"}]}',
        b'{"kind": "choose", "what": "money"}',
        b'{"kind": "penny", "genre": "starter"}',
        b'{"kind": "vote", "accepts": "yes"}',
        b'{"kind": "starters", "seat": 0, "letters": ["B"]}',
        b'{"kind": "shuffle", "pile": "offers", "cards": []}',
    ],
)
def test_what_is_no_action_as_json(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.action_from_json(data)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_named(card: str) -> None:
    action = parse_action(f"buy {card}")
    assert GAME.action_from_json(action.to_json()) == action


LAID = st.builds(
    Laid, st.sampled_from(OFFER), st.none() | st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
)


@given(st.lists(LAID, min_size=1, max_size=16))
def test_words_are_read_and_written(laid: list[Laid]) -> None:
    word = Word(tuple(laid))
    assert parse_action(word.text) == word
    assert GAME.action_from_json(word.to_json()) == word
    assert word.spelled == "".join(card.wild or CARDS[card.card].letter for card in laid)


@given(st.text(max_size=30))
def test_whatever_is_typed_is_an_action_or_no_text(text: str) -> None:
    with contextlib.suppress(BadText):
        assert parse_action(text).text == text
