"""Options: typed values that check themselves (rules 8)."""

from __future__ import annotations

import pytest

from core.games import GAME
from parbat.core.errors import BadOption
from parbat.core.options import Option, complete, parse

VARIANT = Option("area_variant", (False, True))
ROUNDS = Option("rounds", (3, 1, 0))
LINKS = Option("topology", ("full9", "slope6", "true", "1"))
ALL = (VARIANT, ROUNDS, LINKS)


def test_the_default_is_the_first_value() -> None:
    assert complete(ALL, {}) == {"area_variant": False, "rounds": 3, "topology": "full9"}


def test_given_values_replace_defaults_in_the_order_of_the_options() -> None:
    settled = complete(ALL, {"topology": "slope6", "area_variant": True})
    assert list(settled.items()) == [("area_variant", True), ("rounds", 3), ("topology", "slope6")]


WRONG: list[tuple[Option, list[object]]] = [
    (VARIANT, [1, 0, "true", "True", None, 1.0, [True]]),
    (ROUNDS, [True, False, "3", 3.0, 2, -1, 10**400, None]),
    (LINKS, [True, 1, "Full9", " full9", "", b"full9", {}]),
]


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in WRONG for value in values]
)
def test_a_value_must_be_one_of_the_values_and_of_exactly_its_type(
    option: Option, value: object
) -> None:
    with pytest.raises(BadOption) as refused:
        complete(ALL, {option.name: value})
    assert refused.value.code == "option.value"
    assert refused.value.data["option"] == option.name
    assert refused.value.data["values"] == option.spelled


@pytest.mark.parametrize("option", ALL)
def test_every_value_is_taken_and_comes_back_from_its_spelling(option: Option) -> None:
    for value, word in zip(option.values, option.spelled.split(", "), strict=True):
        checked, parsed = option.check(value), option.parse(word)
        assert (type(checked), checked) == (type(parsed), parsed) == (type(value), value)


def test_values_are_spelled_as_a_person_types_them() -> None:
    assert [option.spelled for option in ALL] == [
        "false, true",
        "3, 1, 0",
        "full9, slope6, true, 1",
    ]


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption) as refused:
        complete(ALL, {"Area_variant": True})
    assert refused.value.code == "option.unknown"
    assert refused.value.data == {
        "option": "Area_variant",
        "options": "area_variant, rounds, topology",
    }


def test_options_are_typed_as_name_equals_value() -> None:
    assert parse(ALL, ["area_variant=true", "rounds=1", "topology=1"]) == {
        "area_variant": True,
        "rounds": 1,
        "topology": "1",
    }
    assert parse(ALL, []) == {}


def test_only_the_first_equals_sign_divides() -> None:
    assert parse([Option("motto", ("a", "b=c"))], ["motto=b=c"]) == {"motto": "b=c"}


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("area_variant", "option.form"),
        ("", "option.form"),
        ("=true", "option.unknown"),
        ("area=true", "option.unknown"),
        (" area_variant=true", "option.unknown"),
        ("area_variant=", "option.value"),
        ("area_variant=True", "option.value"),
        ("area_variant=1", "option.value"),
        ("area_variant= true", "option.value"),
        ("rounds=03", "option.value"),
        ("rounds=true", "option.value"),
    ],
)
def test_what_is_typed_wrongly_is_refused(typed: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse(ALL, [typed])
    assert refused.value.code == code


def test_the_options_of_nanga_parbat() -> None:
    assert GAME.settle({}) == {  # 8.1 to 8.3
        "area_variant": False,
        "topology": "full9",
        "guide_start": "second_player",
    }
