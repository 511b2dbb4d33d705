"""Who sees what, and what a viewer may know of a record (rules 26E)."""

from __future__ import annotations

import pytest

from hardback.setting import GAME, draw, kinds, play, player, table
from parbat.core.chance import Seed
from parbat.core.errors import BadRecord
from parbat.core.match import Match
from parbat.core.record import Entry, parse_record
from parbat.core.replay import replay
from parbat.games.hardback.state import HardbackState

OWN = player(
    "STA-A STA-B STA-C*", draw="STA-E STA-I ROM-E2", discard="STA-L ADV-K9", timeless="MYS-A5T"
)


def of_two(**options: bool) -> HardbackState:
    """Return a game in which the second player has the cards above."""
    open_hands = options.get("open_hands", False)
    return table(player("STA-N STA-R"), OWN.copy(), open_hands=open_hands, deck="HOR-K2 HOR-X2")


@pytest.mark.parametrize("viewer", [0, None])
def test_others_see_counts_and_inked_cards_with_closed_hands(viewer: int | None) -> None:
    seen = of_two().view(viewer).players[1]
    assert [(held.id, held.ink) for held in seen.hand] == [("STA-C", "inked")]
    assert (seen.draw, seen.discard, seen.known_top) == (None, None, None)
    assert (seen.hand_count, seen.draw_count, seen.discard_count) == (3, 3, 2)
    assert seen.timeless == ("MYS-A5T",)


@pytest.mark.parametrize(("viewer", "open_hands"), [(1, False), (0, True), (None, True)])
def test_the_owner_and_with_open_hands_everybody_sees_the_cards(
    viewer: int | None, open_hands: bool
) -> None:
    """The draw pile without its order."""
    seen = of_two(open_hands=open_hands).view(viewer).players[1]
    assert [held.id for held in seen.hand] == ["STA-A", "STA-B", "STA-C"]
    assert seen.draw == ("ROM-E2", "STA-E", "STA-I")
    assert seen.discard == ("ADV-K9", "STA-L")


def test_a_card_whose_ink_was_removed_stays_public() -> None:
    """Until it leaves the hand."""
    state = table(player("STA-A* STA-B STA-D", remover=1))
    play(state, "unink STA-A")
    assert [(held.id, held.ink) for held in state.view(1).players[0].hand] == [("STA-A", "removed")]
    play(state, "word STA-B STA-D")
    assert state.view(1).players[0].discard is None


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_of_the_offer_deck_there_is_only_a_count(viewer: int | None) -> None:
    view = of_two().view(viewer)
    assert view.deck_count == 2
    assert b"HOR-K2" not in view.to_json()


def test_everybody_sees_the_composition_of_a_deck() -> None:
    """By genre, whatever hides where; a word in play counts for its player."""
    state = of_two()
    assert state.view(0).players[1].genres == {
        "adventure": 1, "mystery": 1, "romance": 1, "starter": 6,
    }  # fmt: skip
    at_stake = table("STA-A MYS-A3 STA-E")
    play(at_stake, "word STA-A=Q MYS-A3 STA-E=Q")
    assert at_stake.view(1).players[0].genres == {"mystery": 1, "starter": 7}


def test_offer_discard_and_what_is_gone_are_public() -> None:
    state = table("ROM-M2 STA-A STA-Y", discard="HOR-X2")
    play(state, "word ROM-M2 STA-A", "dump STA-Y")
    view = state.view(None)
    assert (view.discard, view.gone) == (("HOR-X2",), (("STA-Y", 0),))


def test_known_cards_on_top_are_forgotten_with_a_shuffle() -> None:
    """They are known until they are drawn or the pile is shuffled."""
    me = player("STA-A STA-B", draw="STA-C STA-D STA-E", known_top=2, ink=2)
    state = table(me)
    assert state.view(0).players[0].known_top == ("STA-C", "STA-D")
    assert state.view(1).players[0].known_top is None
    play(state, "ink")
    assert state.view(0).players[0].known_top == ("STA-D",)
    play(state, "word STA-A STA-B STA-C", "chance: shuffle 0 STA-C STA-B STA-A")
    assert state.view(0).players[0].known_top == ()


def test_after_the_end_all_cards_of_players_are_public() -> None:
    """The order of piles and the offer deck are not."""
    state = of_two()
    state.abandon()
    seen = state.view(None).players[1]
    assert [held.id for held in seen.hand] == ["STA-A", "STA-B", "STA-C"]
    assert (seen.draw, seen.discard) == (("ROM-E2", "STA-E", "STA-I"), ("ADV-K9", "STA-L"))
    assert b"HOR-K2" not in state.view(None).to_json()


def test_previewed_cards_are_their_owners_secret() -> None:
    me = player("ROM-R5 ROM-E2", draw="STA-S STA-E STA-I")
    state = table(me)
    told = play(state, "word ROM-R5 ROM-E2", "preview")
    assert state.view(0).turn.placing == ("STA-S", "STA-E", "STA-I")  # as they were drawn
    assert (state.view(1).turn.placing, state.view(1).turn.placing_count) == (None, 3)
    assert "previewed" in kinds([event for event in told if event.is_for(0)])
    assert "previewed" not in kinds([event for event in told if event.is_for(1)])
    placed = play(state, "top STA-E")
    assert kinds([event for event in placed if event.is_for(0)]) == ["put_back"]
    assert kinds([event for event in placed if event.is_for(None)]) == ["preview_placed"]


def test_everybody_hears_what_is_drawn_with_open_hands() -> None:
    state = table("STA-A STA-B STA-C", open_hands=True)
    told = play(state, "word STA-A STA-B")
    assert {"hand_drawn", "unused_discarded"} <= {*kinds([e for e in told if e.is_for(None)])}


def test_starters_are_told_to_their_player() -> None:
    state = GAME.start({}, 2)
    state.apply("chance", state.draw(Seed.numbered(0).stream(0)))
    (told,) = play(state, "chance: starters 0 B C")
    assert (told.is_for(0), told.is_for(1), told.is_for(None)) == (True, False, False)


LOG = [
    Entry(by="chance", do="shuffle offer ADV-K9 ADV-A7"),
    Entry(by="chance", do="starters 0 B C"),
    Entry(by="chance", do="starters 1 D G"),
    Entry(by="chance", do="shuffle 0 STA-B STA-C"),
    Entry(by="chance", do="penny horror"),
    Entry(by=0, do="word STA-A STA-B=Q"),
    Entry(by="table", do="unlisted"),
    Entry(by=0, do="preview"),
    Entry(by=0, do="top STA-A"),
    Entry(by=0, do="discard STA-C"),
    Entry(by=0, do="dump STA-C"),
]


@pytest.mark.parametrize(
    ("viewer", "hidden"),
    [
        (0, {0: "shuffle offer ?", 2: "starters 1 ?", 3: "shuffle 0 ?"}),
        (
            1,
            {
                0: "shuffle offer ?",
                1: "starters 0 ?",
                3: "shuffle 0 ?",
                8: "top ?",
                9: "discard ?",
            },
        ),
        (
            None,
            {
                0: "shuffle offer ?",
                1: "starters 0 ?",
                2: "starters 1 ?",
                3: "shuffle 0 ?",
                8: "top ?",
                9: "discard ?",
            },
        ),
    ],
)
def test_hidden_entries_keep_their_place(viewer: int | None, hidden: dict[int, str]) -> None:
    """26A."""
    known = table().known_log(LOG, viewer)
    assert [entry.do for entry in known] == [
        hidden.get(place, entry.do) for place, entry in enumerate(LOG)
    ]
    assert [entry.by for entry in known] == [entry.by for entry in LOG]


def test_with_open_hands_only_shuffles_are_hidden() -> None:
    known = table(open_hands=True).known_log(LOG, None)
    assert [entry.do for entry in known if "?" in entry.do] == ["shuffle offer ?", "shuffle 0 ?"]


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_resampled_agrees_with_the_view(seat: int, open_hands: bool) -> None:
    """And with every count; the cards out of sight are other ones."""
    state = GAME.start({"open_hands": open_hands}, 3)
    draw(state)
    texts = set()
    for number in range(10):
        twin = state.resample(seat, Seed.numbered(number).stream(0))
        assert twin.view(seat) == state.view(seat)
        assert twin.legal_actions(seat) == state.legal_actions(seat)
        assert twin.pieces() == state.pieces()
        texts.add(twin.text)
    assert len(texts) == 10


def test_what_is_looked_at_is_resampled_too() -> None:
    """For the others; the player who looks keeps what was seen."""
    me = player("ROM-R5 ROM-E2", draw="STA-S STA-E STA-I STA-L STA-N", discard="STA-A STA-B")
    state = table(me, player("STA-C"))
    play(state, "word ROM-R5 ROM-E2", "preview", "top STA-E")
    for seat in (0, 1):
        twins = [state.resample(seat, Seed.numbered(number).stream(0)) for number in range(8)]
        for twin in twins:
            assert twin.view(seat) == state.view(seat)
            assert twin.pieces() == state.pieces()
            assert twin.at.turn.kept == twin.at.players[0].draw[:1]
            assert twin.at.turn.seen[0] in (*twin.at.turn.kept, *twin.at.turn.placing)
        placing = {tuple(sorted(twin.at.turn.placing)) for twin in twins}
        assert (len(placing) == 1) == (seat == 0)


def test_resampling_does_not_depend_on_what_is_hidden() -> None:
    """Two games that look the same to a seat give the same result."""
    third = player("STA-O STA-E", draw="STA-R")
    me, again = player("STA-A", draw="STA-B STA-C"), player("STA-A", draw="STA-C STA-B")
    one = table(me, player("STA-C STA-E", draw="STA-D STA-I"), third, deck="HOR-K2 ADV-A7")
    third = player("STA-C STA-E", draw="STA-R")
    two = table(again, player("STA-D STA-I", draw="STA-O STA-E"), third, deck="ADV-A7 HOR-K2")
    assert one.view(0) == two.view(0)
    assert one.text != two.text
    stream = Seed.numbered(3).stream
    assert one.resample(0, stream(0)).text == two.resample(0, stream(0)).text


def test_a_resampled_pile_keeps_the_known_cards_on_top() -> None:
    me = player("STA-A", draw="STA-C STA-D STA-E STA-G STA-H STA-I", known_top=2)
    state = table(me)
    tops = {tuple(state.resample(0, Seed.numbered(n).stream(0)).at.players[0].draw[:3])
            for n in range(20)}  # fmt: skip
    assert {top[:2] for top in tops} == {("STA-C", "STA-D")}
    assert len({top[2] for top in tops}) > 1


def test_a_players_record_of_a_running_game_can_be_read_and_not_played_again() -> None:
    """26A: what is hidden keeps its place in it."""
    match = Match(GAME, {}, ["Ana", "Ben"], seed=Seed.numbered(1))
    match.begin()
    with pytest.raises(BadRecord) as problem:
        replay(GAME, parse_record(match.record(0).to_json()))
    assert (problem.value.code, problem.value.data) == ("record.hidden", {"entry": 0})
