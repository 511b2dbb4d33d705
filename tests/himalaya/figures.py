"""Finished games in numbers, beside those of a play test.

From a file of records, or from the standard input:

``parbat simulate himalaya --bots level-2,level-2,level-2,level-2 --games 400 --seed 1 --out -
| PYTHONPATH=tests .venv/bin/python -m himalaya.figures``
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import BinaryIO

import click

from himalaya.second.printed import LEVEL, REGIONS
from parbat.core.events import Event
from parbat.core.record import parse_record
from parbat.core.replay import open_match, steps
from parbat.games.himalaya import events as told
from parbat.games.himalaya.meta import Himalaya


class Figures:
    """What happened in one game, by its events alone."""

    def __init__(self, seats: int) -> None:
        """Start before the first event."""
        self.seats = seats
        self.counts = Counter[str]()
        self.delivered = Counter[int]()
        """Orders filled, by village."""
        self.sent = Counter[int]()
        """Delegations, by region; those of who is out included."""
        self.ties = set[str]()
        self.religion: tuple[int, ...] = ()
        self.politics: tuple[int | None, ...] = ()
        self.yaks: tuple[int, ...] = ()
        self.ranks: tuple[int, ...] | None = None
        self.reason = ""
        self.out: list[int] = []

    def note(self, event: Event) -> None:
        """Take note of an event."""
        count = self.counts
        match event:
            case told.Rested():
                count["rests"] += 1
            case told.Lost(reason=reason):
                count["lost actions"] += 1
                count[f"lost: {reason}"] += 1
            case told.Moved() | told.StormEntered() | told.StormCrossed():
                count["moves"] += 1
            case told.Collected():
                count["goods collected"] += 1
            case told.Declined():
                count["deals declined"] += 1
            case told.Delivered(village=village):
                count["orders filled"] += 1
                self.delivered[village] += 1
            case told.Bartered():
                count["barters"] += 1
            case told.OfferingMade():
                count["offerings"] += 1
                count["stupas"] += 1
            case told.DelegationsSent(regions=regions) | told.EnvoysSent(regions=regions):
                is_reward = isinstance(event, told.DelegationsSent)
                count["missions" if is_reward else "inventory: delegations"] += 1
                count["delegations"] += len(regions)
                self.sent.update(regions)
            case told.HouseHonoured():
                count["inventory: stupas"] += 1
                count["stupas"] += 1
            case told.MarkerTaken():
                count["inventory: markers"] += 1
            case told.Counted(leader=None):
                count["inventories without a leader"] += 1
            case told.CounterPlaced(counter=counter):
                count[f"counters: {counter}"] += 1
            case told.BagEmpty(bag=bag):
                count[f"bags of {bag} empty"] += 1
            case _:
                self._note_the_end(event)

    def _note_the_end(self, event: Event) -> None:
        match event:
            case told.ReligionCounted(religion=religion):
                self.religion = religion
            case told.PoliticsCounted(politics=politics):
                self.politics = politics
            case told.Eliminated(seat=seat, influence=influence, criterion=criterion):
                self.out.append(seat)
                self.counts[f"out by {criterion}"] += 1
                if criterion != influence:
                    self.ties.add(influence)
            case told.EconomyCounted(yaks=yaks):
                self.yaks = yaks
            case told.GameOver(reason=reason, ranks=ranks):
                self.reason, self.ranks = reason, ranks
                if reason in ("politics", "religion", "shared"):
                    self.ties.add("yaks")
                self.counts[f"won by {reason}"] += 1

    @property
    def winners(self) -> list[int]:
        """The seats of the first rank."""
        return [seat for seat, rank in enumerate(self.ranks or ()) if rank == 1]

    @property
    def richest_won(self) -> bool:
        """Whether a winner has as many yaks as anybody."""
        return any(self.yaks[seat] == max(self.yaks) for seat in self.winners)

    def sums(self) -> Counter[str]:
        """Return what can be added up over games, told apart by the number of players."""
        sums = self.counts + Counter({f"tie in {name}": 1 for name in self.ties})
        sums["games"] = 1
        sums["yaks"] = sum(self.yaks)
        sums["yaks of the richest"] = max(self.yaks)
        sums["religion"] = sum(self.religion)
        sums["won by the richest"] = self.richest_won
        return Counter({f"{self.seats} players, {name}": n for name, n in sums.items()})


def summary(games: Sequence[Figures]) -> list[tuple[str, str]]:
    """Return the lines of a table: what was counted, and how much of it."""
    seats, number = games[0].seats, len(games)
    players = seats * number
    total = sum((game.counts for game in games), Counter[str]())
    filled = [game.counts["orders filled"] for game in games]
    actions = 72 * players

    def share(count: float, of: float) -> str:
        return f"{count / of:.1%}"

    def mean(numbers: Iterable[float]) -> str:
        return f"{sum(numbers) / number:.1f}"

    def least_and_most(counters: Sequence[Counter[int]], places: Iterable[int]) -> str:
        means = [sum(counter[place] for counter in counters) / number for place in places]
        return f"{min(means):.2f}, {max(means):.2f}"

    lines = [
        ("games", str(number)),
        ("orders filled per game", f"{mean(filled)} ({min(filled)}-{max(filled)})"),
        (
            "yaks per player, best player",
            f"{sum(sum(game.yaks) for game in games) / players:.1f}, "
            f"{mean(max(game.yaks) for game in games)}",
        ),
        ("religion per player", f"{sum(sum(g.religion) for g in games) / players:.1f}"),
        ("stupas on the board", mean(game.counts["stupas"] for game in games)),
        (
            "deliveries, least and most used village",
            least_and_most([game.delivered for game in games], LEVEL),
        ),
        (
            "delegations, least and most filled region",
            least_and_most([game.sent for game in games], REGIONS),
        ),
        ("bag shortages", str(total["bags of goods empty"] + total["bags of orders empty"])),
        *[
            (f"tie in {name}", share(sum(name in game.ties for game in games), number))
            for name in ("religion", "politics", "yaks")
        ],
        ("eliminations by the turn order", str(total["out by order"])),
        ("shared victories", str(total["won by shared"])),
        (
            "wins by seat from the first caravaneer",
            " / ".join(str(sum(seat in game.winners for game in games)) for seat in range(seats)),
        ),
        ("the richest player won", share(sum(game.richest_won for game in games), number)),
        (
            "rewards: barter, offering, delegations",
            ", ".join(
                share(total[name], total["orders filled"])
                for name in ("barters", "offerings", "missions")
            ),
        ),
        (
            "inventory markers, no leader",
            f"{mean(game.counts['inventory: markers'] for game in games)}, "
            f"{mean(game.counts['inventories without a leader'] for game in games)}",
        ),
        (
            "actions: moves, collected, delivered, rests, lost",
            ", ".join(
                share(total[name], actions)
                for name in ("moves", "goods collected", "orders filled", "rests", "lost actions")
            ),
        ),
    ]
    reasons = sorted(name for name in total if name.startswith(("won by", "out by", "counters")))
    return [*lines, *((name, str(total[name])) for name in reasons)]


def read(line: bytes) -> Figures:
    """Return the figures of a finished game from its record."""
    record = parse_record(line)
    match = open_match(Himalaya(), record)
    figures = Figures(len(record.seats))
    for _, events in steps(match, record.log):
        for event in events:
            figures.note(event)
    return figures


@click.command()
@click.argument("records", type=click.File("rb"), default="-")
def main(records: BinaryIO) -> None:
    """Print what was counted in finished games, one record a line."""
    for name, figure in summary([read(line) for line in records]):
        click.echo(f"{name:<50} {figure}")


if __name__ == "__main__":
    main()
