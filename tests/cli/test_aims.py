"""What computer players are to reach: measured, compared and told; never how fast."""

from __future__ import annotations

from functools import partial
from typing import Literal

import pytest
from rich.console import Console

from cli.commands import Parbat
from parbat.bots import find_bot
from parbat.cli.aims import AIMS
from parbat.cli.aims.aim import Aim, Finding, Games, Pieces, Turns
from parbat.cli.aims.hardback import hands
from parbat.cli.aims.measuring import contested, measured
from parbat.cli.aims.telling import as_tables
from parbat.cli.contests import Contest, points_of
from parbat.core.chance import Dice
from parbat.games import find_game
from parbat.uncompiled import is_compiled

GAME = "nanga-parbat"
ALL = [aim for aims in AIMS.values() for aim in aims]


def aim(
    how: Pieces | Turns | Games, limit: Literal["most", "least"] = "most", bound: float = 5.0
) -> Aim:
    return Aim(GAME, "made-up", "percent" if isinstance(how, Games) else "ms", limit, bound, how)


@pytest.mark.parametrize(
    ("limit", "value", "met"),
    [
        *(("most", 4.9, True), ("most", 5.0, True), ("most", 5.1, False)),
        *(("least", 4.9, False), ("least", 5.0, True), ("least", 5.1, True)),
        *(("most", None, None), ("least", None, None)),
    ],
)
def test_a_bound_is_met_up_to_itself(
    limit: Literal["most", "least"], value: float | None, met: bool | None
) -> None:
    assert Finding(aim(Turns("random", games=1), limit), value).met is met


@pytest.mark.parametrize("judged", ["median", "worst"])
def test_every_piece_of_work_counts_and_is_judged_by_the_one_that_the_aim_names(
    judged: Literal["median", "worst"],
) -> None:
    done: list[int] = []

    def work(size: int) -> int:
        done.append(sum(range(size)))
        return 1

    sizes = (1000, 1_000_000, 10_000)
    how = Pieces(lambda: [partial(work, size) for size in sizes], judged)
    found = measured(aim(how), how)
    assert set(done) == {sum(range(size)) for size in sizes}
    assert found.count == len(sizes)
    assert found.value is not None
    assert found.median is not None
    assert (found.value == found.median) == (judged == "median")
    assert found.value >= found.median > 0


def test_the_turns_of_a_player_are_measured_in_as_many_games_as_are_wanted() -> None:
    how = Turns("random", games=3)
    one, two = (measured(aim(how), how, most) for most in (1, 2))
    assert two.count > one.count > 1
    assert measured(aim(how), how, 5).count == measured(aim(how), how).count > two.count


def test_after_each_game_of_a_contest_the_share_is_known_with_its_interval() -> None:
    how = Games("greedy", games=6, against=("random",))
    found = list(contested(aim(how), how, jobs=1, most=4))
    assert [finding.count for finding in found] == [1, 2, 3, 4]
    for finding in found:
        assert finding.value is not None
        assert finding.interval is not None
        low, high = finding.interval
        assert 0 <= low <= finding.value <= high <= 100
    assert found[-1].as_data()["measured"] == found[-1].value


def test_alone_a_player_has_a_point_for_each_game_that_is_won() -> None:
    alone = [
        Contest("hardback", {"mode": "cooperative"}, ("random",), 1, number) for number in range(2)
    ]
    assert [points_of(contest) for contest in alone] == [0.0, 0.0]


@pytest.mark.parametrize("one", ALL, ids=lambda aim: f"{aim.game} {aim.name}")
def test_every_aim_is_about_players_and_options_that_there_are(one: Aim) -> None:
    assert one in AIMS[one.game]
    if not isinstance(one.how, Pieces):
        find_game(one.game).settle(one.how.options)
        for bot in (one.how.bot, *(one.how.against if isinstance(one.how, Games) else ())):
            find_bot(one.game, bot, Dice(0))


def test_no_game_has_two_aims_of_one_name() -> None:
    assert len({(one.game, one.name) for one in ALL}) == len(ALL)


def test_hands_of_seven_cards_are_always_the_same() -> None:
    dealt = [[held.id for held in state.at.active.hand] for state in hands()]
    assert {len(set(hand)) for hand in dealt} == {7}
    assert dealt == [[held.id for held in state.at.active.hand] for state in hands()]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("at least 75 %", "yes", "no", "not measured")),
        ("pt-BR", ("no mínimo 75 %", "sim", "não", "não medida")),
        ("it", ("almeno 75 %", "sì", "no", "non misurato")),
    ],
)
def test_the_table_tells_what_was_wanted_and_whether_it_was_reached(
    language: str, words: tuple[str, ...]
) -> None:
    contests = [one for one in AIMS["hardback"] if isinstance(one.how, Games)]
    findings = [
        Finding(contests[0], 96.125, 400, interval=(93.8, 97.6)),
        Finding(contests[0], 7.5, 400, interval=(5.1, 9.9)),
        Finding(contests[0], None),
    ]
    screen = Console(width=200)
    with screen.capture() as shown:
        screen.print(as_tables(findings, language))
    for word in (*words, "96.1 %", "93.8 - 97.6 %", "7.5 %", "400"):
        assert word in shown.get()


@pytest.mark.skipif(not is_compiled(), reason="the strongest player takes minutes in plain Python")
def test_the_aims_of_a_game_are_measured_without_the_rules_of_another(parbat: Parbat) -> None:
    said = parbat("bench", "hardback", "--strength", "--games", "1", "--jobs", "1", "--json")
    assert said.status == 0
    found = said.data()
    assert found["per_second"] == {}
    assert [one["aim"] for one in found["aims"]] == [one.name for one in AIMS["hardback"]]
    for one in found["aims"]:
        assert one["measured"] is not None
        assert one["met"] in (True, False)
        assert (one["interval_95"] is None) == (one["unit"] != "percent")


def test_a_game_without_aims_has_its_rules_measured_alone(parbat: Parbat) -> None:
    found = parbat("bench", GAME, "--seconds", "0.05", "--here-only", "--json").data()
    assert found["per_second"]
    assert found["aims"] == []


def test_a_game_that_there_is_not_is_refused(parbat: Parbat) -> None:
    said = parbat("bench", "chess")
    assert said.status == 2
    assert "chess" in said.complaint()
