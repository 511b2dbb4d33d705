"""The sum of many games: scores, lengths, ways to end, and win rates with their uncertainty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from rich.console import Group
from rich.table import Table

from parbat.core.record import Record
from parbat.texts import Catalogue

_Z = 1.959964  # two-sided 95 % of the normal distribution


class Summary:
    """Counts what happened to each player, by the player's place in ``names``."""

    def __init__(self, names: Sequence[str], reasons: Sequence[str]) -> None:
        """Start with no games."""
        self.names = names
        self.reasons = Counter(dict.fromkeys(reasons, 0))
        self.games = 0
        self.entries: list[int] = []
        self.scores: list[list[int]] = [[] for _ in names]
        self.first = [0 for _ in names]
        self.shared = [0 for _ in names]

    def add(self, seats: Sequence[int], record: Record) -> None:
        """Count a finished game in which player ``seats[s]`` sat in seat s."""
        outcome = record.outcome or {}
        self.games += 1
        self.entries.append(len(record.log))
        self.reasons[outcome["reason"]] += 1
        ranks = outcome["ranks"] or []
        for seat, player in enumerate(seats):
            self.scores[player].append(outcome["scores"][seat])
            if ranks and ranks[seat] == 1:
                alone = ranks.count(1) == 1
                self.first[player] += alone
                self.shared[player] += not alone

    def as_data(self) -> dict[str, object]:
        """Return everything as plain data for JSON."""
        return {
            "games": self.games,
            "entries": _spread(self.entries),
            "reasons": dict(self.reasons),
            "players": [
                {
                    "bot": name,
                    "score": _spread(self.scores[player]),
                    "wins": self.first[player],
                    "draws": self.shared[player],
                    "win_rate": self._rate(player),
                    "win_rate_95": wilson(self.first[player], self.games),
                }
                for player, name in enumerate(self.names)
            ],
        }

    def _rate(self, player: int) -> float:
        return self.first[player] / self.games

    def as_table(self, texts: Catalogue) -> Group:
        """Return the summary for the terminal."""
        players = Table(
            texts.text("summary-player"),
            texts.text("summary-wins"),
            texts.text("summary-draws"),
            texts.text("summary-rate"),
            texts.text("summary-interval"),
            texts.text("summary-score"),
            texts.text("summary-range"),
        )
        for player, name in enumerate(self.names):
            low, high = wilson(self.first[player], self.games)
            scores = self.scores[player]
            players.add_row(
                name,
                str(self.first[player]),
                str(self.shared[player]),
                f"{self._rate(player):.1%}",
                f"{low:.1%} - {high:.1%}",
                f"{sum(scores) / len(scores):.1f}",
                f"{min(scores)} - {max(scores)}",
            )
        ends = Table(
            texts.text("summary-end"), texts.text("summary-count"), texts.text("summary-share")
        )
        for reason, count in self.reasons.items():
            if count:
                ends.add_row(
                    texts.text(f"reason-{reason}"), str(count), f"{count / self.games:.1%}"
                )
        length = _spread(self.entries)
        line = texts.text(
            "summary-games",
            count=self.games,
            mean=round(length["mean"], 1),
            least=int(length["least"]),
            most=int(length["most"]),
        )
        return Group(line, players, ends)


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": sum(numbers) / len(numbers), "least": min(numbers), "most": max(numbers)}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate (Wilson 1927, score interval)."""
    share = wins / games
    middle = share + _Z**2 / (2 * games)
    width = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    scale = 1 + _Z**2 / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)
