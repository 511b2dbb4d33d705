"""Matches: a state together with its log (docs/record-format.md), by the rules of undo."""

from __future__ import annotations

import json

import pytest

from core.cairn import Cairn
from core.games import COUNTED, GAME, begun, cairn, finished, play_on, refused, shown
from parbat.core.actors import Actor
from parbat.core.chance import Dice
from parbat.core.errors import BadOption, BadRecord, BadText
from parbat.core.match import Match
from parbat.core.record import Entry, Seat, parse_record
from parbat.core.replay import replay


def bot_of(match: Match, seat: int) -> str | None:
    return match.players[seat].bot


# Seats, options and the first draws


def test_seats_are_names_or_seats() -> None:
    match = Match(GAME, {}, ["Ana", Seat(name="Yeti", bot="nanga-parbat/3")])
    assert match.seats == [Seat(name="Ana"), Seat(name="Yeti", bot="nanga-parbat/3")]
    assert [seat.name for seat in Match(GAME).seats] == ["Seat 0", "Seat 1"]
    assert len(Match(Cairn()).seats) == 2


@pytest.mark.parametrize("count", [1, 3, 99])
def test_a_game_is_for_so_many_players(count: int) -> None:
    with pytest.raises(BadRecord) as refusal:
        Match(GAME, {}, ["x"] * count)
    assert refusal.value.code == "record.seats"
    assert refusal.value.data == {"game": "nanga-parbat", "least": 2, "most": 2, "given": count}


def test_options_are_settled_and_wrong_ones_refused() -> None:
    assert Match(GAME, {"area_variant": True}).options["area_variant"] is True
    with pytest.raises(BadOption, match=r"option\.value"):
        Match(GAME, {"area_variant": 1})
    with pytest.raises(BadOption, match=r"option\.unknown"):
        Match(GAME, {"fog": True})


def test_nothing_is_drawn_before_the_match_begins() -> None:
    match = Match(GAME, {}, (), COUNTED)
    assert match.log == []
    assert match.state.to_act == {"chance"}
    events = match.begin()
    assert len(events) == 1
    assert match.log == [Entry("chance", "setup TTDYPYBPBPBTLLPDYLPBYTBTDLYYDTBLDPDL")]
    assert match.begin() == ()
    assert match.state.to_act == {1}


def test_all_draws_that_are_due_are_made() -> None:
    assert [entry.do.split()[0] for entry in begun(guide_start="random").log] == ["setup", "guide"]


def test_without_a_seed_nothing_is_drawn() -> None:
    match = Match(GAME)
    assert match.begin() == ()
    assert match.state.to_act == {"chance"}
    match.enter("chance", "setup " + "LTDYBP" * 6)
    assert match.state.to_act == {1}


def test_while_a_draw_is_due_nobody_else_acts() -> None:
    match = Match(GAME)
    for by in (0, 1, "table"):
        assert refused(match, by, "guide 3") == "match.draw_due"
    assert refused(match, "chance", "guide 3") == "nanga_parbat.chance.due"


# Applying


def test_an_action_is_given_typed_or_as_text() -> None:
    typed, spelled = begun(), begun()
    action = typed.state.legal_actions(1)[2]
    assert typed.apply(1, action) == spelled.apply(1, "guide 3") != ()
    assert typed.log == spelled.log
    assert typed.log[1] == Entry(by=1, do="guide 3")


def test_free_word_orders_are_entered_in_canonical_form() -> None:
    record = finished(3).record()
    at = next(i for i, entry in enumerate(record.log) if entry.do.startswith("deer"))
    match = replay(GAME, record, at)
    deer, first, second = record.log[at].do.split()
    match.enter(record.log[at].by, f"{deer} {second} {first}")
    assert match.log[at] == record.log[at]


def test_draws_follow_an_action_by_themselves() -> None:
    match = cairn()
    events = match.apply(0, "roll")
    assert [(entry.by, entry.do) for entry in match.log] == [(0, "roll"), ("chance", "rolled 6")]
    assert len(events) == 2
    assert match.state.to_act == {1}
    match.apply(1, "roll")
    assert match.log[3].do == f"rolled {COUNTED.stream(1).below(6) + 1}"


def test_times_are_kept() -> None:
    match = begun()
    match.apply(1, "guide 3", 4.5)
    match.undo(1, 1, 5)
    match.resign(0, 7.25)
    assert [entry.t for entry in match.log] == [None, 4.5, 5, 7.25]
    assert parse_record(match.record().to_json()).log == match.log


BAD_TEXTS = [
    *("", " ", "guide", "guide 7", "guide  3", " guide 3", "guide 3 ", "Guide 3", "guide 3\n"),
    *("guide ٣", "guide 3\0", "\ud800", "seat 0 player", "seat 0 bot x", "abandon", "Resign"),
    *("resign ", "undo", "undo x", "undo -1", "undo 01", "undo 1.0", "undo 1 ", "undo 1\n"),
    *("undo " + "9" * 5000, "x" * 5000, "setup", "end\x1b[2J", "trap", "trap 1-1 1-2"),
]


@pytest.mark.parametrize("do", BAD_TEXTS, ids=lambda do: ascii(do[:20]))
def test_what_is_no_text_of_a_seat_is_refused_and_leaves_no_trace(do: str) -> None:
    match = begun()
    with pytest.raises(BadText):
        match.apply(1, do)
    refused(match, 1, do, 3)
    refused(match, 0, do)


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ("end", "nanga_parbat.guide.first"),
        ("trap 1-1", None),
        ("setup " + "LTDYBP" * 6, "nanga_parbat.setup.chance"),
        ("undo 0", "match.undo_not_yours"),
        ("undo 7", "match.undo_not_yours"),
        ("undo " + "9" * 3000, "nanga_parbat.text.unknown"),
    ],
)
def test_an_action_against_the_rules_is_refused_and_leaves_no_trace(
    do: str, code: str | None
) -> None:
    match = begun()
    given = refused(match, 1, do)
    assert given == code or (code is None and given.startswith("nanga_parbat."))


@pytest.mark.parametrize("seat", [2, -1, 99, True, False])
def test_there_are_only_the_seats_of_the_match(seat: int) -> None:
    match = begun()
    for do in ("guide 3", "resign", "undo 1"):
        assert refused(match, seat, do) == "match.no_such_seat"


def test_only_who_is_to_act_may_act() -> None:
    match = begun()
    assert refused(match, 0, "guide 3") == "match.not_to_act"
    assert refused(match, "table", "guide 3") == "match.not_to_act"
    assert refused(match, "chance", "guide 3") == "match.not_to_act"


@pytest.mark.parametrize("t", [-1.0, -0.001, float("nan"), float("inf"), float("-inf")])
def test_a_time_that_no_record_could_hold_is_refused(t: float) -> None:
    match = begun()
    assert refused(match, 1, "guide 3", t) == "match.time"
    assert refused(match, 1, "resign", t) == "match.time"


def test_every_log_of_a_match_can_be_read_back() -> None:
    match = begun()
    match.enter("table", "seat 0 bot " + "名" * 3000)
    for do in ("seat 0 bot " + "x" * 4000, "seat 0 bot a\x07b", "seat 0 bot \ud800"):
        assert refused(match, "table", do) == "match.text"
    match.abandon()
    assert parse_record(match.record().to_json()) == match.record()


# The table's entries and the end


def test_a_player_may_resign_at_every_moment() -> None:
    match = finished(4)
    record = match.record()
    for at in range(len(match.log)):
        for seat in range(2):
            given_up = replay(GAME, record, at)
            scores = [
                player["score"]
                for player in json.loads(given_up.state.view(0).to_json())["players"]
            ]
            given_up.resign(seat)
            outcome = given_up.state.outcome
            assert outcome is not None
            assert outcome.ranks == ((2, 1), (1, 2))[seat]  # 7.5
            assert (list(outcome.scores), outcome.reason) == (scores, "resigned")
            assert given_up.state.to_act == frozenset()


def test_resigning_belongs_to_seats_and_abandoning_to_the_table() -> None:
    match = begun()
    assert refused(match, "table", "resign").startswith("nanga_parbat.text")
    assert refused(match, "chance", "resign").startswith("nanga_parbat.text")
    assert refused(match, 1, "abandon").startswith("nanga_parbat.text")
    match.abandon(9)
    outcome = match.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((0, 0), None, "abandoned")
    assert match.log[-1] == Entry("table", "abandon", 9)


def test_who_resigns_is_passed_over_where_others_play_on() -> None:
    match = cairn("Ana", "Ben", "Cai", "Dev")
    match.resign(0)
    match.resign(2)
    assert match.state.outcome is None
    match.apply(1, "add 1")
    assert match.state.to_act == {3}
    match.resign(3)
    assert match.record().outcome == {
        "scores": [0, 0, 0, 0],
        "ranks": [2, 1, 2, 2],
        "reason": "resigned",
    }


def test_a_computer_player_may_take_over_a_seat_and_a_person_come_back() -> None:
    match = begun()
    match.enter("table", "seat 1 bot nanga-parbat/3")
    assert (bot_of(match, 0), bot_of(match, 1)) == (None, "nanga-parbat/3")
    assert match.players[1].name == "Ben"
    match.enter("table", "seat 1 player", 2)
    assert bot_of(match, 1) is None
    assert match.log[-1] == Entry("table", "seat 1 player", 2)
    assert match.seats == [Seat(name="Ana"), Seat(name="Ben")]  # as at the start, for the record


@pytest.mark.parametrize("do", ["seat 2 player", "seat 2 bot x", "seat 99 player"])
def test_only_a_seat_of_the_match_changes_hands(do: str) -> None:
    match = begun()
    assert refused(match, "table", do) == "match.no_such_seat"


@pytest.mark.parametrize(
    "do",
    [
        *(
            "seat",
            "seat 1",
            "seat 1 bot",
            "seat 1 bot ",
            "seat 1 bot a b",
            "seat 01 player",
            "seat 100 player",
        ),
        *("seat -1 player", "seat 1 players", "seat 1 player x", "seat x player", "seat  1 player"),
        *("seat 1 player\n", "undo 1", "abandon it"),
    ],
)
def test_other_texts_of_the_table_are_refused(do: str) -> None:
    match = begun()
    match.apply(1, "guide 3")
    with pytest.raises(BadText):
        match.enter("table", do)
    refused(match, "table", do)
    assert [bot_of(match, seat) for seat in range(2)] == [None, None]


@pytest.mark.parametrize("end", ["played", "resigned", "abandoned"])
def test_nothing_is_entered_after_the_end(end: str) -> None:
    match = finished(2) if end == "played" else begun()
    if end == "resigned":
        match.resign(0)
    if end == "abandoned":
        match.abandon()
    entries: list[tuple[Actor, str]] = [
        *((0, "resign"), (1, "resign"), ("table", "abandon"), ("table", "seat 0 player")),
        *((0, "end"), (1, "guide 3"), (1, "undo 1"), ("chance", "guide 3"), (7, "end"), (1, "??")),
    ]
    for by, do in entries:
        assert refused(match, by, do) == "match.over"
    assert match.begin() == ()


# Records


def test_the_record_of_a_running_match_has_the_commitment_and_no_seed() -> None:
    match = begun()
    assert COUNTED.hex.encode() not in match.record().to_json()
    assert json.loads(match.record().to_json())["chance"] == {"commitment": COUNTED.commitment}
    assert match.record().outcome is None


@pytest.mark.parametrize("end", ["resign", "abandon"])
def test_the_record_of_a_finished_match_has_the_seed(end: str) -> None:
    match = begun()
    match.enter("table" if end == "abandon" else 1, end)
    chance = json.loads(match.record(None).to_json())["chance"]
    assert chance == {"commitment": COUNTED.commitment, "seed": COUNTED.hex}
    assert match.record().outcome is not None


def test_a_match_without_a_seed_has_no_chance_in_its_record() -> None:
    assert "chance" not in json.loads(Match(GAME).record().to_json())


def test_a_record_says_what_the_match_was_set_up_with() -> None:
    fields = json.loads(begun(topology="slope6").record().to_json())
    assert (fields["game"], fields["rules"]) == ("nanga-parbat", 1)
    assert fields["options"]["topology"] == "slope6"
    assert fields["seats"] == [{"name": "Ana"}, {"name": "Ben"}]
    assert "board" not in fields


def test_a_record_is_of_its_moment() -> None:
    match = begun()
    record = match.record()
    written = record.to_json()
    match.apply(1, "guide 3")
    record.log.clear()
    record.seats.clear()
    record.options.clear()
    assert len(match.log) == 2
    assert match.record().seats == [Seat(name="Ana"), Seat(name="Ben")]
    assert match.record().options["topology"] == "full9"
    assert json.loads(written)["log"] != []


def test_where_nothing_is_hidden_everybody_has_the_whole_record() -> None:
    match = play_on(begun(), 20, Dice(4))
    assert match.record(0) == match.record(1) == match.record(None) == match.record()


def test_a_viewers_record_of_a_running_match_holds_only_what_that_viewer_may_know() -> None:
    match = cairn()
    match.apply(0, "hide 3")
    match.apply(1, "hide 2")
    done = {viewer: [entry.do for entry in match.record(viewer).log] for viewer in (0, 1, 2, None)}
    assert done == {
        0: ["hide 3", "hide ?"],
        1: ["hide ?", "hide 2"],
        2: ["hide ?", "hide ?"],
        None: ["hide ?", "hide ?"],
    }
    assert [entry.do for entry in match.record().log] == ["hide 3", "hide 2"]
    match.abandon()
    assert match.record(None) == match.record()  # the whole game, now that it is over


def test_actions_of_another_game_are_refused() -> None:
    match = cairn()
    before = shown(match)
    with pytest.raises(BadText, match=r"cairn\.text"):
        match.apply(0, GAME.parse_action("guide 3"))
    assert shown(match) == before
