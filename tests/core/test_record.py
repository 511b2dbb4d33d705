"""Records: a strict writer, a tolerant reader, and clear refusals within bounded memory."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games import begun, finished
from parbat.core.errors import BadRecord
from parbat.core.record import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_ENTRIES,
    MAX_TEXT,
    Chance,
    Entry,
    Record,
    Seat,
    parse_record,
)

COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
EXAMPLE = Record(
    game="nanga-parbat",
    rules=1,
    options={"area_variant": False, "topology": "full9"},
    seats=[Seat(name='Añä "x"'), Seat(name="Yeti", bot="nanga-parbat/3")],
    chance=Chance(commitment=COMMITMENT),
    log=[Entry(by="chance", do="setup TT"), Entry(by=1, do="guide 3", t=4.1), Entry("table", "x")],
)
CANONICAL = (
    '{"format":"parbat-record/1","game":"nanga-parbat","rules":1,'
    '"options":{"area_variant":false,"topology":"full9"},'
    '"seats":[{"name":"Añä \\"x\\""},{"name":"Yeti","bot":"nanga-parbat/3"}],'
    '"chance":{"commitment":"' + COMMITMENT + '"},'
    '"log":[{"by":"chance","do":"setup TT"},{"by":1,"do":"guide 3","t":4.1},'
    '{"by":"table","do":"x"}],'
    '"outcome":null}'
).encode()
FIELDS: dict[str, Any] = json.loads(CANONICAL)


def text(**fields: object) -> bytes:
    """Return the example as JSON with some fields replaced."""
    return json.dumps({**FIELDS, **fields}).encode()


def raw(field: str, value: str) -> bytes:
    """Return the example with the JSON text of one field replaced, which need not be JSON."""
    return text(**{field: "@@"}).replace(b'"@@"', value.encode())


def code(data: bytes) -> str:
    """Return the code with which a text is refused."""
    with pytest.raises(BadRecord) as refused:
        parse_record(data)
    assert len(str(refused.value)) < 500
    return refused.value.code


def record_or_code(data: bytes) -> Record | str:
    """Read a text; return the record or the code of the refusal."""
    try:
        return parse_record(data)
    except BadRecord as refused:
        return refused.code


def test_the_writer_is_byte_exact() -> None:
    assert EXAMPLE.to_json() == CANONICAL


def test_the_optional_fields_stand_in_their_places() -> None:
    full = msgspec.structs.replace(
        EXAMPLE,
        board={"name": "mine"},
        chance=Chance(commitment="c" * 64, seed="5" * 64),
        outcome={"scores": [24, 19], "ranks": [1, 2], "reason": "cubes"},
        log=[],
    )
    written = full.to_json()
    assert list(json.loads(written)) == [
        *("format", "game", "rules", "options", "board", "seats", "chance", "log", "outcome")
    ]
    assert written.endswith(
        b'"chance":{"commitment":"' + b"c" * 64 + b'","seed":"' + b"5" * 64 + b'"},"log":[],'
        b'"outcome":{"scores":[24,19],"ranks":[1,2],"reason":"cubes"}}'
    )


def test_a_record_comes_back_from_its_text() -> None:
    assert parse_record(CANONICAL) == EXAMPLE
    played = finished(guide_start="random").record()
    assert parse_record(played.to_json()) == played
    assert parse_record(played.to_json()).to_json() == played.to_json()


def test_spacing_and_the_order_of_fields_carry_no_meaning() -> None:
    turned = {name: FIELDS[name] for name in reversed(FIELDS)}
    turned["log"] = [dict(reversed(entry.items())) for entry in FIELDS["log"]]
    spaced = json.dumps(turned, indent="\t").replace("\n", "\r\n").encode()
    assert parse_record(b"\n  " + spaced + b" \t\r\n") == EXAMPLE
    assert parse_record(spaced).to_json() == CANONICAL


def test_what_may_be_missing() -> None:
    least = {name: FIELDS[name] for name in ("game", "rules", "seats", "log")}
    record = parse_record(json.dumps(least).encode())
    assert (record.options, record.outcome) == ({}, None)
    assert record.chance is record.board is msgspec.UNSET


@pytest.mark.parametrize("missing", ["game", "rules", "seats", "log"])
def test_what_may_not_be_missing(missing: str) -> None:
    rest = {name: value for name, value in FIELDS.items() if name != missing}
    assert code(json.dumps(rest).encode()) == "record.invalid"


@pytest.mark.parametrize(
    "data",
    [
        text(extra=1),
        text(Format="parbat-record/1"),
        text(**{"": None}),
        text(**{"x" * 100_000: 1}),
        text(seats=[{"name": "A", "elo": 1}, {"name": "B"}]),
        text(chance={"commitment": COMMITMENT, "salt": ""}),
        text(log=[{"by": 0, "do": "end", "T": 1}]),
        text(log=[{"by": 0, "do": "end", "comment": {"a": [1]}}]),
    ],
)
def test_unknown_fields_are_refused_at_each_level(data: bytes) -> None:
    assert code(data) == "record.invalid"


WRONG: dict[str, list[str]] = {
    "format": ['"parbat-record/2"', '"parbat-record/1 "', "1", "null"],
    "game": ["1", "null", "[]", '"' + "g" * 201 + '"'],
    "rules": ["0", "-1", "1.0", "1e0", "true", '"1"', "null", "1e999", "1" + "0" * 5000],
    "options": ["null", "[]", '{"a":null}', '{"a":1.5}', '{"a":[]}', '{"a":{}}', '{"a":1e999}'],
    "board": ["null", "[]", "1", '"full9"', '{"a":1e999}', '{"a":1' + "0" * 5000 + "}"],
    "seats": ["null", "{}", "[]", '["Ana","Ben"]', '[{"name":1}]', '[{"bot":"x"}]', "[null]"],
    "chance": [
        *("null", "[]", "{}", '"x"', '{"commitment":null}', '{"seed":"' + "0" * 64 + '"}'),
        *('{"commitment":"' + digits + '"}' for digits in ("0" * 63, "0" * 65, "A" * 64)),
        *('{"commitment":"' + digits + '"}' for digits in ("0" * 64 + "\\n", "0" * 63 + "\\n")),
        '{"commitment":"' + "0" * 64 + '","seed":"' + "0" * 64 + '\\n"}',
    ],
    "log": [
        *("null", "{}", '"x"', "[[]]", '["end"]', "[null]", '[{"by":0}]', '[{"do":"end"}]'),
        *('[{"by":' + by + ',"do":"end"}]' for by in ("-1", "100", "true", "false", "null", "[]")),
        *('[{"by":' + by + ',"do":"end"}]' for by in ("1.0", "0.5", '"bank"', '"0"', '""', "1e0")),
        '[{"by":1' + "0" * 5000 + ',"do":"end"}]',
        *('[{"by":0,"do":' + do + "}]" for do in ("1", "null", '""', '["end"]')),
        '[{"by":0,"do":"' + "x" * (MAX_TEXT + 1) + '"}]',
        *('[{"by":0,"do":"end","t":' + t + "}]" for t in ("-1", "-0.001", "1e999", "true", '"1"')),
        '[{"by":0,"do":"end","t":1' + "0" * 5000 + "}]",
    ],
    "outcome": ["[]", "1", '"cubes"', "true", '{"a":1e999}', '{"a":1' + "0" * 5000 + "}"],
}


@pytest.mark.parametrize(
    ("field", "value"),
    [(field, value) for field, values in WRONG.items() for value in values],
    ids=lambda part: part[:60],
)
def test_wrong_types_and_values_are_refused_at_each_level(field: str, value: str) -> None:
    assert code(raw(field, value)) == "record.invalid"


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "nan", "01", "+1", ".5", "0x1"])
def test_a_time_that_is_no_json_number_is_refused(value: str) -> None:
    assert code(raw("log", '[{"by":0,"do":"end","t":' + value + "}]")) == "record.not_json"


@pytest.mark.parametrize("value", ["0", "0.0", "3", "1e3", "1e308", "null"])
def test_a_time_is_any_number_of_seconds_from_0(value: str) -> None:
    (entry,) = parse_record(raw("log", '[{"by":0,"do":"end","t":' + value + "}]")).log
    assert entry.t == (None if value == "null" else float(value))


@pytest.mark.parametrize(
    "data",
    [b"", b" ", b"null", b"[]", b"1", b'"record"', b"{}", b"[" + CANONICAL + b"]"],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    assert code(data) in ("record.not_json", "record.invalid")


@pytest.mark.parametrize(
    "data",
    [
        CANONICAL + b"x",
        CANONICAL + b"," + CANONICAL,
        CANONICAL + b"\n" + CANONICAL,
        CANONICAL + b"\0",
        b"\0" + CANONICAL,
        b"\xef\xbb\xbf" + CANONICAL,
        CANONICAL.replace(b'"log"', b"'log'"),
        CANONICAL.replace(b"Yeti", b"Ye\0ti"),
        CANONICAL.replace(b"Yeti", b"Ye\nti"),
        CANONICAL.replace(b"Yeti", b"\\ud800"),
        CANONICAL.replace(b"Yeti", b"\\ud800 \\ud800"),
        CANONICAL.replace(b"Yeti", b"\\udc00"),
        CANONICAL.replace(b"Yeti", b"\\x41"),
        CANONICAL.replace(b"}],", b"},],"),
    ],
)
def test_what_is_not_exactly_one_json_text_is_refused(data: bytes) -> None:
    assert code(data) == "record.not_json"


def test_every_cut_of_a_record_is_refused() -> None:
    for length in range(len(CANONICAL)):
        assert code(CANONICAL[:length]) in ("record.not_json", "record.not_utf8")


@pytest.mark.parametrize(
    "wrong",
    [b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc3", "é".encode("latin1")],
)
@pytest.mark.parametrize("place", [b"Yeti", b"topology", b"guide 3", b"outcome"])
def test_text_that_is_not_utf_8_is_refused(wrong: bytes, place: bytes) -> None:
    assert code(CANONICAL.replace(place, wrong)) == "record.not_utf8"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "utf-8-sig"])
def test_other_encodings_are_refused(encoding: str) -> None:
    assert code(CANONICAL.decode().encode(encoding)) in ("record.not_utf8", "record.not_json")


@pytest.mark.parametrize(
    "data",
    [
        CANONICAL.replace(b'"rules":1', b'"rules":1,"rules":1'),
        CANONICAL.replace(b'"outcome":null', b'"outcome":null,"log":[]'),
        CANONICAL.replace(b'"area_variant":false', b'"area_variant":true,"area_variant":false'),
        CANONICAL.replace(b'"name":"Yeti"', b'"name":"Yak","name":"Yeti"'),
        CANONICAL.replace(b'"by":1', b'"by":0,"b\\u0079":1'),
        CANONICAL.replace(b'"outcome":null', b'"outcome":{"a":{"b":1,"b":1}}'),
        CANONICAL.replace(b'"chance":{', b'"chance":{"commitment":"' + b"0" * 64 + b'",'),
    ],
)
def test_a_field_given_twice_is_refused_at_each_level(data: bytes) -> None:
    assert code(data) == "record.twice"


@pytest.mark.parametrize("levels", [MAX_DEPTH, 400, 950, 990, 100_000])
@pytest.mark.parametrize(
    ("field", "before", "after"),
    [
        ("board", '{"a":', "}"),
        ("outcome", '{"a":', "}"),
        ("options", '{"a":', "}"),
        ("board", "[", "]"),
        ("outcome", "[", "]"),
        ("unknown", "[", "]"),
        ("log", "[", "]"),
        ("seats", "[", "]"),
        ("chance", '{"commitment":', "}"),
    ],
)
def test_deep_nesting_is_refused(field: str, before: str, after: str, levels: int) -> None:
    nested = '{"a":' + before * levels + "1" + after * levels + "}"
    assert code(raw(field, nested)) in ("record.too_deep", "record.invalid")


def test_what_is_nested_as_deep_as_allowed_can_be_written_again_anywhere() -> None:
    nested = '{"a":' * (MAX_DEPTH - 1) + "1" + "}" * (MAX_DEPTH - 1)
    record = parse_record(raw("outcome", nested))

    def far_down(levels: int) -> bytes:
        return far_down(levels - 1) if levels else record.to_json()

    assert json.loads(far_down(600))["outcome"] == json.loads(nested)


def test_whole_numbers_of_any_readable_size_are_kept() -> None:
    assert parse_record(raw("rules", "1" + "0" * 400)).rules == 10**400
    assert parse_record(raw("options", '{"a":-1' + "0" * 30 + "}")).options == {"a": -(10**30)}
    written = parse_record(raw("rules", "1" + "0" * 400)).to_json()
    assert json.loads(written)["rules"] == 10**400


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 100_000_000])
def test_too_many_bytes_are_refused_unread(size: int) -> None:
    assert code(CANONICAL + b" " * (size - len(CANONICAL))) == "record.too_large"
    assert code(b" " * size) == "record.too_large"


def test_the_largest_text_is_read() -> None:
    assert parse_record(CANONICAL.ljust(MAX_BYTES)) == EXAMPLE
    assert code(b" " * MAX_BYTES) == "record.not_json"


def test_a_million_entries_are_refused() -> None:
    assert code(raw("log", "[" + ",".join(['{"by":0,"do":"e"}'] * 1_000_000) + "]")) == (
        "record.too_large"
    )


def test_no_log_is_longer_than_the_limit() -> None:
    entries = [{"by": 0, "do": "end"}] * MAX_ENTRIES
    assert len(parse_record(text(log=entries)).log) == MAX_ENTRIES
    assert code(text(log=[*entries, entries[0]])) == "record.invalid"


@pytest.mark.parametrize("part", ["[]", "[1]", '{"":0}', '"ab"'])
def test_no_text_takes_more_than_40_times_its_size(part: str) -> None:
    data = raw("outcome", '{"a":[' + ",".join([part] * (400_000 // (len(part) + 1))) + "]}")
    tracemalloc.start()
    record = parse_record(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert record.outcome is not None
    assert peak < 40 * len(data)
    assert 40 * MAX_BYTES < 200_000_000


GOOD = begun(guide_start="random").record().to_json()


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, len(GOOD) - 1), st.integers(0, 3), st.binary(max_size=4)),
        min_size=1,
        max_size=4,
    )
)
def test_an_edited_text_gives_a_record_or_a_clear_refusal(
    edits: list[tuple[int, int, bytes]],
) -> None:
    data = GOOD
    for place, cut, put in edits:
        data = data[:place] + put + data[place + cut :]
    read = record_or_code(data)
    if isinstance(read, str):
        assert read.startswith("record.")
    else:
        assert parse_record(read.to_json()) == read


@given(st.binary(max_size=60))
def test_any_bytes_give_a_clear_refusal(data: bytes) -> None:
    assert code(data) in ("record.not_json", "record.invalid", "record.not_utf8")
