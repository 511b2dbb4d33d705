"""What is counted and timed, for those who run the server."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """The numbers of one application."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self._requests = Counter(
            "parbat_requests", "Requests", ["method", "route", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "parbat_request_seconds", "Seconds for a request", buckets=_QUICK, registry=registry
        )
        self._channels = Gauge("parbat_live_channels", "Live channels", registry=registry)
        self._tables = Gauge("parbat_tables_in_memory", "Tables in memory", registry=registry)
        self._accepted = Counter("parbat_commands_accepted", "Commands done", registry=registry)
        self._refused = Counter(
            "parbat_commands_refused", "Commands refused", ["code"], registry=registry
        )
        self._stored = Histogram(
            "parbat_stored_seconds",
            "Seconds from hearing a command to its being done",
            buckets=_QUICK,
            registry=registry,
        )
        self._entered = Counter("parbat_entries_stored", "Entries of logs", registry=registry)
        self._thought = Histogram(
            "parbat_thought_seconds",
            "Seconds a computer player took for a move, its pause included",
            ["game", "bot"],
            buckets=_SLOW,
            registry=registry,
        )
        self._notices = Counter(
            "parbat_bus_notices", "Notices heard from other processes", ["what"], registry=registry
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.observe(seconds)

    def channels(self, change: int) -> None:
        """Count a live channel that opened or closed."""
        self._channels.inc(change)

    def tables(self, number: int) -> None:
        """Note how many tables are in memory."""
        self._tables.set(number)

    def accepted(self, seconds: float) -> None:
        """Count a command that was carried out, with the time it took."""
        self._accepted.inc()
        self._stored.observe(seconds)

    def refused(self, code: str) -> None:
        """Count a command that was refused."""
        self._refused.labels(code).inc()

    def entered(self, number: int) -> None:
        """Count entries that were stored."""
        self._entered.inc(number)

    def thought(self, game: str, bot: str, seconds: float) -> None:
        """Count a move of a computer player."""
        self._thought.labels(game, bot).observe(seconds)

    def heard(self, what: str) -> None:
        """Count a notice from another process."""
        self._notices.labels(what).inc()

    def text(self) -> bytes:
        """Return all numbers in the text format of Prometheus."""
        return generate_latest(self.registry)
