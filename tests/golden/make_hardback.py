"""Make the golden records of Hardback, in ``golden/hardback``.

They are the proof that old records keep replaying, so they are made once for each version of the
rules and never again: ``python -m golden.make_hardback`` from the folder ``tests`` makes those that
are not there. Every seed is numbered and every choice comes from a numbered generator, or from a
computer player as it was then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from golden.collecting import collect
from parbat.bots.bot import Bot
from parbat.bots.hardback import Author
from parbat.core.actors import TABLE
from parbat.core.chance import Dice, Seed
from parbat.core.match import Match
from parbat.core.record import Record, Seat, parse_record
from parbat.core.replay import open_match, steps
from parbat.games.hardback.cards import OFFER
from parbat.games.hardback.meta import Hardback

FOLDER = Path(__file__).with_name("hardback")
GAME = Hardback()
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")
SKIPS = 12  # of so many turns one is skipped


class Jumble(Bot):
    """Chooses a kind of action first and then one of it, words mostly."""

    def choose(self, seen: Any) -> Any:
        for form in seen.forms:
            if self.source.below(SKIPS) and (word := form.sample(self.source)):
                return word
        kinds = list(dict.fromkeys(type(action) for action in seen.legal_actions))
        kind = kinds[self.source.below(len(kinds))]
        listed = [action for action in seen.legal_actions if type(action) is kind]
        return listed[self.source.below(len(listed))]


def new_match(number: int, seats: int, **options: Any) -> Match:
    """Return a match of a numbered seed, its set-up drawn."""
    match = Match(GAME, options, [Seat(name=name) for name in NAMES[:seats]], Seed.numbered(number))
    match.begin()
    return match


def play_on(match: Match, bot: Bot, entries: int = 5000) -> Match:
    """Let one player act for all seats until the game ends or the log has so many entries.

    Now and then a seat acts though nobody waits for it.
    """
    while match.state.outcome is None and len(match.log) < entries:
        actors = match.state.awaited if bot.source.below(4) else match.state.to_act
        seats = sorted(actor for actor in actors if isinstance(actor, int))
        seat = seats[bot.source.below(len(seats))]
        action = bot.choose(match.perspective(seat, bot.source))
        match.apply(seat, action, t=1.5 * len(match.log))
    return match


def played(number: int, seats: int, **options: Any) -> Match:
    return play_on(new_match(number, seats, **options), Jumble(Dice(number)))


def resigned() -> Match:
    """Return a game that two of three players leave, one while the others vote."""
    match = new_match(7, 3, vote="unanimous", dictionary="none", edition="second")
    bot = Jumble(Dice(7))
    while len(match.log) < 60 or match.state.to_act != match.state.awaited:
        play_on(match, bot, len(match.log) + 1)
    match.resign(min(actor for actor in match.state.awaited if isinstance(actor, int)))
    play_on(match, bot, len(match.log) + 40)
    left = next(seat for seat in range(3) if list(match.state.legal_actions(seat)))
    match.resign(left)
    return match


def taken_over() -> Match:
    """Return a game in which a player leaves and a computer player takes the seat."""
    match = play_on(new_match(8, 4, length=40), Jumble(Dice(8)), 90)
    match.resign(2)
    play_on(match, Jumble(Dice(9)), len(match.log) + 40)
    match.enter(TABLE, "seat 2 bot random")
    return play_on(match, Jumble(Dice(10)))


def abandoned() -> Match:
    match = play_on(new_match(11, 5), Jumble(Dice(11)), 200)
    match.abandon()
    return match


def team() -> Match:
    """Return a game that the team wins."""
    for number in range(100, 200):
        match = play_on(new_match(number, 1, mode="cooperative"), Author(Dice(number)))
        if match.state.outcome and match.state.outcome.ranks == (1,):
            return match
    raise AssertionError


def with_preview() -> Match:
    """Return a long game in which somebody looks at the top of a draw pile."""
    for number in range(200, 1000):
        match = played(number, 2, length=180, edition="second")
        if {"top", "discard"} <= {entry.do.split(" ")[0] for entry in match.log}:
            return match
    raise AssertionError


@cache
def collected() -> tuple[Match, Match, Match]:
    """Return games in which, together, each offer card is played with its genre active.

    What is missing after one is looked for in the next. The numbers are those of the first games
    with which three suffice.
    """
    missing = set(OFFER)
    team = new_match(303, 4, mode="cooperative")
    large = new_match(301, 4, length=180, dictionary="large", adverts=False)
    second = new_match(306, 5, length=180, edition="second", adverts=False)
    for number, match in ((303, team), (301, large), (306, second)):
        collect(match, Dice(number), missing)
    assert not missing
    return team, large, second


MATCHES: dict[str, Callable[[], Match]] = {
    "target": lambda: played(1, 2, length=40),
    "second": lambda: played(2, 3, edition="second", dictionary="large"),
    "open": lambda: played(3, 2, open_hands=True, awards=False, length=40),
    "majority": lambda: played(4, 4, vote="majority", length=40, unique_words="player"),
    "no-list": lambda: played(5, 3, vote="majority", dictionary="none", adverts=False, length=40),
    "french": lambda: played(6, 2, language="fr", unique_words="game", length=40),
    "resigned": resigned,
    "taken-over": taken_over,
    "abandoned": abandoned,
    "team": team,
    "penny": lambda: played(12, 2, mode="cooperative", penny="random"),
    "adventure": lambda: play_on(
        new_match(13, 2, mode="cooperative", penny="adventure"), Author(Dice(13))
    ),
    "horror": lambda: played(14, 3, mode="cooperative", penny="horror", edition="second"),
    "mystery": lambda: played(15, 4, mode="cooperative", penny="mystery"),
    "romance": lambda: played(16, 1, mode="cooperative", penny="romance"),
    "preview": with_preview,
    "authors": lambda: play_on(new_match(17, 2, length=90, dictionary="large"), Author(Dice(17))),
    "cards-team": lambda: collected()[0],
    "cards-large": lambda: collected()[1],
    "cards-second": lambda: collected()[2],
}


def digest(record: Record) -> str:
    """Return a checksum over all states of a record and the legal lists in them."""
    match = open_match(GAME.of_rules(record.rules), record)
    found = hashlib.sha256()
    for _ in steps(match, record.log):
        found.update(match.state.text.encode())
        for seat in range(len(match.seats)):
            listed = [action.text for action in match.state.legal_actions(seat)]
            found.update("\n".join(listed).encode())
    return found.hexdigest()


def main() -> None:
    """Write the records that are not there, and in ``final.txt`` a checksum over each course."""
    FOLDER.mkdir(exist_ok=True)
    final = []
    for name, make in sorted(MATCHES.items()):
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_bytes(make().record().to_json() + b"\n")
        record = parse_record(path.read_bytes())
        final.append(f"{name} {digest(record)}\n")
        print(name, len(record.log), record.outcome)
    (FOLDER / "final.txt").write_text("".join(final), "utf-8")


if __name__ == "__main__":
    main()
