"""The suite finds every fault: Tiny passes it whole, and each broken Tiny fails its check."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from conformance import checks, faults, records, secrecy
from conformance.complete import check_complete
from conformance.faults import tiny
from conformance.playing import Plan, plans
from conformance.suite import SUITE
from parbat.core.match import Match
from parbat.core.record import Record, Seat
from tiny_game.meta import Tiny
from tiny_game.state import TinyState

Check = Callable[[Plan], None]

FAULTS: list[tuple[Tiny, Check, str]] = [
    (tiny(faults.ViewShowsAnothersCard), secrecy.check_two_worlds, "the view of .* leaks"),
    (tiny(faults.ViewShowsAnothersCard), secrecy.check_disguised, "the view of .* leaks"),
    (tiny(faults.ViewShowsTheDeck), secrecy.check_two_worlds, "the view of .* leaks"),
    (tiny(faults.EntersTheWhistleWhenTimeIsUp), checks.check_timed_out, "refused: whistle"),
    (
        tiny(faults.SaysWhoHasTheBestCardWhenTimeIsUp),
        secrecy.check_two_worlds,
        "the clock of .* leaks",
    ),
    (tiny(faults.TurnsEndWithEveryChoice), secrecy.check_unnoticed, "notices it"),
    (tiny(faults.ChoiceIsToldToAll), secrecy.check_disguised, "events of .* leak to"),
    (tiny(faults.WaitsInSecret), secrecy.check_unnoticed, "untold of carry .*, . notices it"),
    (tiny(faults.DealIsToldToAll), secrecy.check_disguised, "events of .* leak to"),
    (tiny(faults.TellsTheNextCard), secrecy.check_two_worlds, "events of .* leak to"),
    (tiny(faults.ListLeavesOutLosingCards), secrecy.check_two_worlds, "legal list .* leaks"),
    (tiny(faults.ListLeavesOutLosingCards), secrecy.check_disguised, "legal list .* leaks"),
    (tiny(faults.RefusalNamesTheHolder), secrecy.check_two_worlds, "refusal of carry .* leaks"),
    (tiny(faults.RefusalLeavesATrace), checks.check_only_listed_is_accepted, "state changed"),
    (tiny(faults.RefusalLeavesATrace), records.check_refusals, "something changed"),
    (tiny(faults.CopySharesTheScores), checks.check_copies, "acts and the"),
    (tiny(faults.CopyForgetsTheChoices), checks.check_copies, "differs from its original"),
    (tiny(faults.LosesACard), checks.check_pieces, "pieces"),
    (tiny(faults.ListsTheChosenCard), checks.check_listed_is_accepted, "listed, but refused"),
    (
        tiny(faults.ListLacksTheLateWhistle),
        checks.check_only_listed_is_accepted,
        "not listed: whistle",
    ),
    (tiny(faults.ListInOrderOfTheHand), checks.check_order, "no fixed order"),
    (tiny(faults.ListHasAnActionTwice), checks.check_legal_lists, "listed twice"),
    (tiny(faults.ListsWithoutATurn), checks.check_legal_lists, "the list of seat 0 is .*whistle"),
    (tiny(faults.ListsWithoutATurn), checks.check_ends, "legal after the end"),
    (tiny(faults.FormRefusesNothing), checks.check_forms, "None"),
    (tiny(faults.DoesTheSameTwice), checks.check_listed_is_accepted, "the same happens"),
    (tiny(faults.WaitsForNobody), checks.check_legal_lists, "waits for nobody"),
    (tiny(faults.WaitsForEverybody), checks.check_legal_lists, "may not act"),
    (tiny(faults.TextLacksTheChoices), checks.check_listed_is_accepted, "one text for two"),
    (tiny(faults.ResampleReturnsTheTrueState), secrecy.check_resample, "nothing but the true"),
    (tiny(faults.ResampleKeepsTheOthersHands), secrecy.check_disguised, "cannot know"),
    (tiny(faults.ResampleRemembersTheDeck), secrecy.check_resample, "cannot know"),
    (tiny(faults.ResampleDealsTheOwnHandToo), secrecy.check_resample, "another view for 0"),
    (tiny(faults.ResampleShufflesItself), secrecy.check_resample, "resample changes the state"),
    (tiny(faults.LogIsKnownToAll), secrecy.check_disguised, "the record of .* leaks"),
    (tiny(faults.LogShowsTheDeck), secrecy.check_known_log, "log leaks"),
    (tiny(faults.LogLacksTheOwnChoices), secrecy.check_known_log, "lacks its own entries"),
    (tiny(faults.DrawsByItself), records.check_same_seed, "another log|is refused"),
    (tiny(faults.DrawsByItself), records.check_replay, "verify finds"),
    (tiny(faults.ChanceActsWithOthers), checks.check_legal_lists, "does not act alone"),
    (tiny(faults.ResigningChangesNothing), checks.check_giving_up, "the game goes on"),
    (tiny(faults.ResigningWins), checks.check_giving_up, "seat . resigned, ranks"),
    (tiny(faults.RanksFromTheLast), checks.check_ends, "not ranks"),
    (tiny(faults.EndsForAnUnknownReason), checks.check_ends, "unknown reason"),
    (tiny(faults.ResampleReturnsItself), secrecy.check_perspective, "can be reached"),
    (faults.ReadsOneDigit(), checks.check_round_trips, "from its text as"),
    (faults.KnowsNoWhistleInJson(), checks.check_round_trips, "does not come back from JSON"),
    (faults.EndsTooLate(), checks.check_ends, "longer than 6"),
    (faults.RemembersEarlierGames(), records.check_replay, "another state"),
    (faults.CountsOneSeatOnly(), records.check_statistics, "carried has not . values"),
    (faults.CountsEarlierGames(), records.check_statistics, "other numbers"),
    (faults.HidesNothing(), secrecy.check_resample, "something is hidden"),
    (faults.HidesNothing(), secrecy.check_known_log, "nothing is hidden, but"),
]


MATCH_FAULTS: list[tuple[type[Match], Check, str]] = [
    (faults.UndoesNothing, records.check_undo, r"who can undo whistle: \[\]"),
    (faults.UndoesEverything, records.check_undo, "who can undo carry .*: .[0-9]"),
    (faults.UndoesOverChance, records.check_undo, "went back over chance"),
    (faults.TellsTheSeed, records.check_commitment, "the seed is out too early"),
    (faults.KeepsTheSeed, records.check_commitment, "the seed not out"),
    (faults.OverlooksSpaces, records.check_refusals, "accepted"),
    (faults.LogsWhatItRefuses, records.check_refusals, "something changed"),
]


def run(check: Check, played: list[Plan]) -> None:
    for plan in played:
        check(plan)


@pytest.mark.parametrize(("game", "check", "found"), FAULTS)
def test_a_broken_game_is_caught(game: Tiny, check: Check, found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        run(check, plans(game, 8))


@pytest.mark.parametrize(("match_type", "check", "found"), MATCH_FAULTS)
def test_a_broken_match_is_caught(match_type: type[Match], check: Check, found: str) -> None:
    broken = [replace(plan, match_type=match_type, chosen={}) for plan in plans(Tiny(), 8)]
    with pytest.raises(AssertionError, match=found):
        run(check, broken)


def test_every_check_is_shown_to_catch_something() -> None:
    shown = [check for _, check, _ in FAULTS] + [check for _, check, _ in MATCH_FAULTS]
    assert set(shown) == set(SUITE)


def test_every_fault_is_shown_to_be_caught() -> None:
    broken = {name for name, thing in vars(faults).items() if _is_broken(thing)}
    shown = {type(game).__name__ for game, _, _ in FAULTS} - {"Tiny"}
    shown |= {game.state_type.__name__ for game, _, _ in FAULTS} - {"TinyState"}
    assert broken == shown | {match_type.__name__ for match_type, _, _ in MATCH_FAULTS}


def _is_broken(thing: object) -> bool:
    return (
        isinstance(thing, type)
        and thing.__module__ == faults.__name__
        and issubclass(thing, TinyState | Tiny | Match)
    )


def test_a_complete_game_has_every_file(tmp_path: Path) -> None:
    game = Tiny()
    files = ["docs/rules/tiny.md"]
    files += [f"src/parbat/locales/{language}/tiny.ftl" for language in ("en", "pt-BR", "it")]
    for file in files:
        with pytest.raises(AssertionError, match=f"tiny lacks {file}"):
            check_complete(game, tmp_path)
        _write(tmp_path / file, b"here")
    for reason in game.reasons:
        with pytest.raises(AssertionError, match=f"no golden record .* {reason}"):
            check_complete(game, tmp_path)
        _write(tmp_path / f"tests/golden/tiny/{reason}.json", _ended_by(reason).to_json())
    check_complete(game, tmp_path)


def test_an_empty_page_is_no_page(tmp_path: Path) -> None:
    _write(tmp_path / "docs/rules/tiny.md", b"\n")
    with pytest.raises(AssertionError, match=r"tiny lacks docs/rules/tiny\.md"):
        check_complete(Tiny(), tmp_path)


def _write(file: Path, text: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text)


def _ended_by(reason: str) -> Record:
    seats = [Seat(name="Ana"), Seat(name="Yeti")]
    return Record(game="tiny", rules=1, seats=seats, log=[], outcome={"reason": reason})
