"""Records played again and checked against everything they claim."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from core.cairn import Cairn
from core.games import COUNTED, GAME, begun, cairn, changed, finished, play_on, with_entry
from parbat.core.chance import Dice, Seed
from parbat.core.errors import BadRecord, IllegalAction, ParbatError
from parbat.core.match import Match
from parbat.core.record import Chance, Entry, Record, parse_record
from parbat.core.replay import open_match, replay, verify
from parbat.games.nanga_parbat.board import read_standard

PLAYED = finished(6, guide_start="random").record()
OTHER = Seed.numbered(99)


def faults(record: Record) -> list[str]:
    """Return the codes of the faults that ``verify`` finds."""
    return [found.problem.code for found in verify(GAME, record) if found.wrong]


def remarks(record: Record) -> list[str]:
    """Return the codes of its remarks."""
    return [found.problem.code for found in verify(GAME, record) if not found.wrong]


def of(seed: Seed) -> Chance:
    return Chance(commitment=seed.commitment, seed=seed.hex)


def rowdy() -> Match:
    """Play a match with everything that a log may hold besides actions."""
    match = begun(area_variant=True)
    match.apply(1, "guide 2", 1.5)
    match.undo(1, 1, 2)
    match.enter("table", "seat 0 bot nanga-parbat/2")
    play_on(match, 25, Dice(5))
    index = next(i for i, entry in enumerate(match.log) if i > 12 and entry.by == 0)
    match.undo(0, index, 90)
    play_on(match, 10, Dice(6))
    match.enter("table", "seat 0 player")
    match.resign(1, 99)
    return match


# Replay


@pytest.mark.parametrize("live", [finished(6), rowdy(), begun(), Match(GAME)])
def test_a_record_replays_to_the_state_and_the_record_it_was_made_from(live: Match) -> None:
    again = replay(GAME, parse_record(live.record().to_json()))
    assert again.state.text == live.state.text
    assert again.log == live.log
    assert again.players == live.players
    assert [again.can_undo(seat) for seat in range(2)] == [live.can_undo(s) for s in range(2)]


def test_a_record_replays_to_any_entry() -> None:
    live = begun()
    texts = [Match(GAME).state.text, live.state.text]
    for number in range(60):
        if number % 7 == 6 and (index := live.can_undo(live.log[-1].by == 1)) is not None:
            live.undo(int(live.log[-1].by == 1), index)
        else:
            play_on(live, 1, Dice(number))
        texts.append(live.state.text)
    assert sum(entry.do.startswith("undo") for entry in live.log) >= 5
    record = live.record()
    for at, text in enumerate(texts):
        match = replay(GAME, record, at)
        assert match.state.text == text
        assert match.log == record.log[:at]


@pytest.mark.parametrize("at", [-1, 1000])
def test_there_is_no_replay_to_an_entry_that_is_not_there(at: int) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, PLAYED, at)
    assert refusal.value.code == "record.no_such_entry"
    assert refusal.value.data == {"at": at, "entries": len(PLAYED.log)}


def test_a_replay_draws_nothing_by_itself() -> None:
    assert replay(GAME, PLAYED, 0).state.to_act == {"chance"}
    assert replay(GAME, PLAYED, 1).state.to_act == {"chance"}
    assert replay(GAME, PLAYED, 2).state.to_act != {"chance"}


def test_the_match_played_again_gives_the_seed_to_nobody_else() -> None:
    assert COUNTED.hex not in str(vars(replay(GAME, begun().record())))


def test_a_match_played_on_from_a_record_keeps_the_commitment() -> None:
    record = begun().record()
    assert replay(GAME, record).record() == record


def test_free_word_orders_replay_in_canonical_form() -> None:
    index = next(i for i, entry in enumerate(PLAYED.log) if entry.do.startswith("deer"))
    deer, first, second = PLAYED.log[index].do.split()
    entry = msgspec.structs.replace(PLAYED.log[index], do=f"{deer} {second} {first}")
    free = with_entry(PLAYED, index, entry)
    assert replay(GAME, free).log == PLAYED.log
    assert faults(free) == []
    assert remarks(free) == ["record.not_canonical"]
    (found,) = verify(GAME, free)
    assert found.problem.data == {"entry": index, "canonical": PLAYED.log[index].do}


REFUSED: list[tuple[Mapping[str, Any], str]] = [
    ({"game": "himalaya"}, "record.game"),
    ({"game": "Nanga-Parbat"}, "record.game"),
    ({"rules": 2}, "record.rules"),
    ({"rules": 10**400}, "record.rules"),
    ({"seats": PLAYED.seats[:1]}, "record.seats"),
    ({"seats": PLAYED.seats * 2}, "record.seats"),
    ({"options": {"fog": True}}, "option.unknown"),
    ({"options": {"area_variant": 0}}, "option.value"),
    ({"options": {"topology": "flat"}}, "option.value"),
    ({"board": {}}, "nanga_parbat.board.form"),
    ({"board": {"sections": 1}}, "nanga_parbat.board.form"),
    ({"log": [Entry(0, "end")]}, "match.draw_due"),
]


@pytest.mark.parametrize(("fields", "code"), REFUSED, ids=lambda part: str(part)[:30])
def test_what_cannot_be_played_is_refused_and_verify_says_the_same(
    fields: dict[str, Any], code: str
) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, changed(PLAYED, **fields))
    reason = refusal.value.data.get("reason")
    assert code == (reason.code if isinstance(reason, ParbatError) else refusal.value.code)
    (found,) = verify(GAME, changed(PLAYED, **fields))
    assert found.wrong
    assert str(found.problem) == str(refusal.value)


def test_a_record_of_another_game_is_not_played() -> None:
    with pytest.raises(BadRecord, match=r"record\.game"):
        replay(Cairn(), PLAYED)


@pytest.mark.parametrize("rules", [1, 2, 4])
def test_neither_older_nor_newer_rules_are_played(rules: int) -> None:
    record = changed(cairn().record(), rules=rules)
    with pytest.raises(BadRecord) as refusal:
        replay(Cairn(), record)
    assert refusal.value.code == "record.rules"
    assert refusal.value.data == {"rules": rules, "known": 3}


def test_a_missing_option_takes_its_default() -> None:
    assert replay(GAME, changed(finished(1).record(), options={})).state.outcome is not None


def test_an_entry_that_the_rules_refuse_is_named_with_the_reason() -> None:
    index = next(i for i, entry in enumerate(PLAYED.log) if entry.do == "end")
    wrong = with_entry(PLAYED, index, Entry(PLAYED.log[index].by, "guide 4"))
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, wrong)
    assert refusal.value.code == "record.entry"
    assert (refusal.value.data["entry"], refusal.value.data["do"]) == (index, "guide 4")
    reason = refusal.value.data["reason"]
    assert isinstance(reason, IllegalAction)
    assert reason is refusal.value.__cause__
    assert replay(GAME, wrong, index).log == PLAYED.log[:index]


def test_a_record_holds_its_own_board() -> None:
    links = ["1-4/2-1", "1-6/3-1", "2-4/4-1", "3-6/6-1", "2-6/5-1"]
    board = {**read_standard(), "presets": {"default": "lone", "lone": {"links": links}}}
    match = Match(GAME.with_board(board), {}, ["Ana", "Ben"], COUNTED)
    match.begin()
    play_on(match, 1000, Dice(3))
    record = parse_record(match.record().to_json())
    assert record.board == board
    assert record.options["topology"] == "lone"
    assert replay(GAME, record).state.text == match.state.text
    assert verify(GAME, record) == []
    assert faults(changed(record, board=msgspec.UNSET)) == ["record.setup"]


# Verify


@pytest.mark.parametrize("number", range(10, 14))
@pytest.mark.parametrize("variant", [False, True])
def test_a_played_record_is_sound_and_proven(number: int, variant: bool) -> None:
    record = finished(number, area_variant=variant, guide_start="random").record()
    assert verify(GAME, parse_record(record.to_json())) == []


def test_a_record_with_undo_and_changed_seats_is_sound_and_proven() -> None:
    assert verify(GAME, rowdy().record()) == []
    match = cairn("Ana", "Ben")
    for seat, do in [(0, "roll"), (1, "add 1"), (0, "add 1")]:
        match.apply(seat, do)
    match.undo(1, 2)
    match.apply(1, "roll")
    match.abandon()
    assert verify(match.game, match.record()) == []


def test_a_running_record_is_sound_and_proven_later() -> None:
    record = play_on(begun(), 20, Dice(1)).record()
    assert (faults(record), remarks(record)) == ([], ["record.seed_later"])


def test_a_record_without_chance_is_sound_but_unverified() -> None:
    record = changed(PLAYED, chance=msgspec.UNSET)
    assert (faults(record), remarks(record)) == ([], ["record.unverified"])


def test_a_finished_record_without_its_seed_is_at_fault() -> None:
    record = changed(PLAYED, chance=Chance(commitment=Seed.numbered(6).commitment))
    assert faults(record) == ["record.seed_missing"]
    assert faults(changed(record, outcome={})) == ["record.seed_missing", "record.outcome"]


@pytest.mark.parametrize(
    ("chance", "code"),
    [
        (of(OTHER), "record.draw"),
        (Chance(commitment=Seed.numbered(6).commitment, seed=OTHER.hex), "record.commitment"),
        (Chance(commitment=OTHER.commitment, seed=Seed.numbered(6).hex), "record.commitment"),
        (Chance(commitment="0" * 64, seed="0" * 64), "record.commitment"),
        (Chance(commitment="0" * 64, seed="0" * 63 + "\n"), "record.seed"),
    ],
)
def test_an_altered_seed_or_commitment_is_caught(chance: Chance, code: str) -> None:
    assert faults(changed(PLAYED, chance=chance)) == [code]


@pytest.mark.parametrize("places", [(0, 1), (0, 35), (17, 18), (3, 30)])
def test_an_altered_set_up_is_caught(places: tuple[int, int]) -> None:
    animals = list(PLAYED.log[0].do.removeprefix("setup "))
    a, b = places
    animals[a], animals[b] = animals[b], animals[a]
    altered = "setup " + "".join(animals)
    assert altered != PLAYED.log[0].do
    (found,) = verify(GAME, with_entry(PLAYED, 0, Entry("chance", altered)))
    assert (found.wrong, found.problem.code) == (True, "record.draw")
    assert found.problem.data == {"entry": 0, "do": altered, "drawn": PLAYED.log[0].do}


def test_each_later_draw_is_checked_too() -> None:
    region = int(PLAYED.log[1].do.removeprefix("guide "))
    altered = with_entry(PLAYED, 1, Entry("chance", f"guide {region % 6 + 1}"))
    (found,) = verify(GAME, altered)
    assert (found.problem.code, found.problem.data["entry"]) == ("record.draw", 1)
    match = cairn("Ana", "Ben")
    for turn in range(4):
        match.apply(turn % 2, "add 1" if turn == 2 else "roll")
    match.abandon()
    record = match.record()
    rolled = int(record.log[6].do.removeprefix("rolled "))
    found, *_ = verify(Cairn(), with_entry(record, 6, Entry("chance", f"rolled {rolled % 6 + 1}")))
    assert (found.problem.code, found.problem.data["entry"]) == ("record.draw", 6)


OUTCOME: dict[str, Any] = PLAYED.outcome or {}
ALTERED: list[dict[str, Any]] = [
    {**OUTCOME, "scores": OUTCOME["scores"][::-1]},
    {**OUTCOME, "scores": [float(score) for score in OUTCOME["scores"]]},
    {**OUTCOME, "scores": [*OUTCOME["scores"], 0]},
    {**OUTCOME, "scores": None},
    {**OUTCOME, "ranks": OUTCOME["ranks"][::-1]},
    {**OUTCOME, "ranks": [rank == 1 or rank for rank in OUTCOME["ranks"]]},
    {**OUTCOME, "ranks": None},
    {**OUTCOME, "reason": "resigned"},
    {**OUTCOME, "reason": ""},
    {**OUTCOME, "note": "well played"},
    {name: value for name, value in OUTCOME.items() if name != "reason"},
    {},
]


@pytest.mark.parametrize("outcome", ALTERED, ids=str)
def test_an_altered_outcome_is_caught(outcome: dict[str, Any]) -> None:
    assert faults(changed(PLAYED, outcome=outcome)) == ["record.outcome"]
    assert faults(parse_record(changed(PLAYED, outcome=outcome).to_json())) == ["record.outcome"]


def test_the_order_of_an_outcomes_fields_carries_no_meaning() -> None:
    assert verify(GAME, changed(PLAYED, outcome=dict(reversed(OUTCOME.items())))) == []


def test_a_missing_outcome_is_caught() -> None:
    assert faults(changed(PLAYED, outcome=None)) == ["record.outcome_missing"]


@pytest.mark.parametrize("kept", [0, 1, 2, 40, -1])
def test_an_outcome_claimed_too_early_is_caught(kept: int) -> None:
    record = changed(PLAYED, log=PLAYED.log[:kept])
    assert faults(record) == ["record.log_ends_early"]
    (found,) = verify(GAME, record)
    assert found.problem.data == {"entries": len(record.log)}


@pytest.mark.parametrize(
    "entry",
    [
        *(Entry(0, "end"), Entry(1, "resign"), Entry("table", "abandon"), Entry(0, "undo 80")),
        *(Entry("table", "seat 0 player"), Entry("chance", "guide 1"), PLAYED.log[-1]),
    ],
)
def test_entries_after_the_end_are_caught(entry: Entry) -> None:
    assert faults(changed(PLAYED, log=[*PLAYED.log, entry])) == ["record.entry"]


@pytest.mark.parametrize("entry", [Entry(0, "undo 0"), Entry(1, "undo 1"), Entry("chance", "end")])
def test_an_illegal_entry_in_the_middle_is_caught(entry: Entry) -> None:
    (found,) = verify(GAME, changed(PLAYED, log=[*PLAYED.log[:30], entry, *PLAYED.log[30:]]))
    assert (found.problem.code, found.problem.data["entry"]) == ("record.entry", 30)


def test_faults_come_before_remarks() -> None:
    both = changed(PLAYED, chance=msgspec.UNSET, outcome=None)
    assert [found.wrong for found in verify(GAME, both)] == [True, False]
    early = changed(PLAYED, chance=msgspec.UNSET, log=PLAYED.log[1:])
    assert [found.wrong for found in verify(GAME, early)] == [True, False]


def test_a_match_goes_on_drawing_with_the_seed_the_table_kept() -> None:
    seed = Seed(bytes(range(32)))
    match = Match(GAME, {"guide_start": "random"}, ["Ana", "Ben"], seed)
    match.begin()
    record = match.record()
    again = open_match(GAME, record, seed)
    again.begin()
    assert [entry.do for entry in again.log] == [entry.do for entry in match.log]
    with pytest.raises(BadRecord) as caught:
        open_match(GAME, record, Seed(bytes(32)))
    assert caught.value.code == "record.commitment"


def test_a_word_list_belongs_to_games_of_words() -> None:
    record = msgspec.structs.replace(begun().record(), lexicon={"name": "standard"})
    assert parse_record(record.to_json()).lexicon == {"name": "standard"}
    with pytest.raises(BadRecord) as caught:
        open_match(GAME, record)
    assert caught.value.code == "record.no_lexicon"


def test_a_game_cut_short_after_its_seed_came_out_is_wrong() -> None:
    match = begun()
    match.resign(0)
    record = match.record()
    cut = msgspec.structs.replace(record, log=record.log[:-1], outcome=None)
    assert [finding.problem.code for finding in verify(GAME, cut)] == ["record.seed_early"]
