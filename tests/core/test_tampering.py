"""Records that somebody tampered with: ``verify`` never crashes and never lets a change pass.

What may pass is judged by a second reading of the log, written here from the description of the
format alone.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from core.games import GAME, begun, changed, finished, play_on
from parbat.core.actors import CHANCE, TABLE, Actor
from parbat.core.chance import Dice, Seed
from parbat.core.errors import IllegalAction, ParbatError
from parbat.core.game import State
from parbat.core.record import Chance, Entry, Record, parse_record
from parbat.core.replay import verify


def with_undo() -> Record:
    match = play_on(begun(guide_start="random"), 24, Dice(2))
    last = max(i for i, entry in enumerate(match.log) if entry.by == 0)
    match.undo(0, last)
    play_on(match, 3, Dice(7))
    match.enter(TABLE, "seat 1 bot yeti")
    match.resign(0, 50.5)
    return match.record()


RECORDS = [finished(2).record(), finished(5, area_variant=True).record(), with_undo()]
TEXTS = [
    *sorted({entry.do for record in RECORDS for entry in record.log}),
    *("undo 0", "undo 1", "undo 5", "undo 20", "undo 9999", "resign", "abandon"),
    *("seat 0 bot x", "seat 9 player", "", "end end", "trap 9-9", "camps 3", "same 6 yak"),
    *("setup LLL", "deer 1-1 1-1"),
]


def played(record: Record) -> tuple[State, int]:
    """Play a log by itself; return the last state and the draws. Raises what is refused."""
    assert isinstance(record.chance, Chance)
    assert record.chance.seed is not None
    seed = Seed(bytes.fromhex(record.chance.seed))
    state = GAME.start(GAME.settle(record.options), 2)
    standing: list[tuple[int, Actor, State]] = []  # entries in force, each with the state before
    draws = 0
    for index, entry in enumerate(record.log):
        words = entry.do.split(" ")
        if state.outcome is not None or (isinstance(entry.by, int) and entry.by > 1):
            raise IllegalAction("over or no seat")
        if entry.by == TABLE and entry.do == "abandon":
            state.abandon()
        elif entry.by == TABLE:
            if words[:1] != ["seat"] or words[1] not in ("0", "1"):
                raise IllegalAction("no entry of the table")
        elif entry.by != CHANCE and entry.do == "resign":
            state.resign(int(entry.by))
        elif entry.by != CHANCE and words[0] == "undo":
            found = [n for n, (at, _, _) in enumerate(standing) if str(at) == words[1]]
            undone = standing[found[0] :] if found else []
            if not undone or undone[0][1] != entry.by or CHANCE in [by for _, by, _ in undone]:
                raise IllegalAction("nothing to undo")
            state = undone[0][2]
            del standing[found[0] :]
        else:
            action = GAME.parse_action(entry.do)
            if entry.by == CHANCE:
                if state.to_act != {CHANCE} or state.draw(seed.stream(draws)) != action:
                    raise IllegalAction("another draw")
                draws += 1
            before = state.copy()
            state.apply(entry.by, action)
            standing.append((index, entry.by, before))
    return state, draws


def holds(record: Record) -> bool:
    """Return whether a record with a seed holds."""
    try:
        state, _ = played(record)
    except ParbatError:
        return False
    assert isinstance(record.chance, Chance)
    seed = Seed.from_hex(record.chance.seed or "")
    outcome = json.loads(json.dumps(record.outcome))
    ended = state.outcome
    if ended is None or seed.commitment != record.chance.commitment:
        return False
    ranks = None if ended.ranks is None else list(ended.ranks)
    return bool(outcome == {"scores": list(ended.scores), "ranks": ranks, "reason": ended.reason})


def is_wrong(record: Record) -> bool:
    return any(found.wrong for found in verify(GAME, record))


ENTRIES = st.builds(
    Entry,
    st.sampled_from([0, 1, 2, 99, "chance", "table"]),
    st.sampled_from(TEXTS) | st.text(max_size=12),
    st.none() | st.floats(0, 1e9),
)


@st.composite
def edited_logs(draw: st.DrawFn) -> Record:
    """Delete, double, exchange, replace and insert entries of a good record."""
    record = draw(st.sampled_from(RECORDS))
    log = list(record.log)
    for _ in range(draw(st.integers(1, 3))):
        i, j = (draw(st.integers(0, len(log) - 1)) for _ in range(2))
        match draw(st.sampled_from(["delete", "double", "exchange", "insert", "by", "do", "cut"])):
            case "delete":
                del log[i]
            case "double":
                log.insert(j, log[i])
            case "exchange":
                log[i], log[j] = log[j], log[i]
            case "insert":
                log.insert(i, draw(ENTRIES))
            case "by":
                log[i] = Entry(draw(ENTRIES).by, log[i].do, log[i].t)
            case "do":
                log[i] = Entry(log[i].by, draw(ENTRIES).do, log[i].t)
            case "cut":
                del log[max(i, 3) :]
    return changed(record, log=log)


def test_the_records_hold_before_anybody_tampers_with_them() -> None:
    assert [(holds(record), is_wrong(record)) for record in RECORDS] == [(True, False)] * 3


@settings(max_examples=400, deadline=None)
@given(edited_logs())
def test_an_edited_log_passes_only_if_it_is_a_game_with_that_outcome(record: Record) -> None:
    assert is_wrong(record) == (not holds(record))


@settings(max_examples=100, deadline=None)
@given(edited_logs(), st.sampled_from([None, {}, {"reason": "abandoned"}]))
def test_an_edited_log_with_another_outcome_never_passes_as_finished(
    record: Record, outcome: dict[str, Any] | None
) -> None:
    edited = changed(record, outcome=outcome)
    try:
        state, _ = played(record)
    except ParbatError:
        assert is_wrong(edited)
    else:
        published = isinstance(record.chance, Chance) and record.chance.seed is not None
        over = state.outcome is not None or outcome is not None
        assert is_wrong(edited) == (over or published)  # a published seed is of a finished game


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(RECORDS), st.data())
def test_no_change_to_what_chance_gave_passes(record: Record, data: st.DataObject) -> None:
    index = data.draw(st.sampled_from([i for i, e in enumerate(record.log) if e.by == "chance"]))
    text = data.draw(st.permutations("LTDYBP" * 6).map(lambda m: "setup " + "".join(m)))
    text = data.draw(st.sampled_from([text, *(f"guide {r}" for r in range(1, 7))]))
    log = [*record.log[:index], Entry("chance", text), *record.log[index + 1 :]]
    assert is_wrong(changed(record, log=log)) == (text != record.log[index].do)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(RECORDS), st.sampled_from(["seed", "commitment"]), st.data())
def test_no_change_to_seed_or_commitment_passes(
    record: Record, field: str, data: st.DataObject
) -> None:
    fields = json.loads(record.to_json())
    place, digit = data.draw(st.integers(0, 63)), data.draw(st.sampled_from("0123456789abcdef"))
    before = fields["chance"][field]
    fields["chance"][field] = before[:place] + digit + before[place + 1 :]
    assert is_wrong(parse_record(json.dumps(fields).encode())) == (before[place] != digit)


BOARD = ["sections", "borders", "dotted_links", "presets", "points_chart", "name"]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=5), parts),
    max_leaves=5,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(RECORDS), st.data())
def test_whatever_stands_in_a_record_verify_only_ever_finds(
    record: Record, data: st.DataObject
) -> None:
    fields = json.loads(record.to_json())
    place: Any = fields
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
        if not place[key] or not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(VALUES)
    if data.draw(st.booleans()):
        fields["board"] = data.draw(st.dictionaries(st.sampled_from(BOARD), VALUES))
    try:
        edited = parse_record(json.dumps(fields).encode())
    except ParbatError:
        return
    for found in verify(GAME, edited):
        assert isinstance(found.problem, ParbatError)
    parse_record(edited.to_json())


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_flipped_bytes_give_a_refusal_or_a_record_that_can_be_verified(data: st.DataObject) -> None:
    text = bytearray(data.draw(st.sampled_from(RECORDS)).to_json())
    for _ in range(data.draw(st.integers(1, 5))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        record = parse_record(bytes(text))
    except ParbatError:
        return
    verify(GAME, record)
