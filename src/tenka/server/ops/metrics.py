"""Figures of the server for Prometheus."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from tenka.server.bots.pool import BotPool
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.store import Store

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one app, in a registry of its own."""

    def __init__(self, store: Store, bots: BotPool, remote: RemoteBots | None) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "tenka_request_seconds",
            "Time to answer requests",
            ["method", "route", "status"],
            buckets=FAST,
            registry=self.registry,
        )
        self.tables = Gauge("tenka_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("tenka_sockets", "Open sockets", registry=self.registry)
        self.streams = Gauge("tenka_streams", "Open event streams", registry=self.registry)
        self.moves = Counter("tenka_moves", "Moves played", ["game"], registry=self.registry)
        self.move_seconds = Histogram(
            "tenka_move_seconds",
            "Time from a move's arrival until it is durable",
            buckets=FAST,
            registry=self.registry,
        )
        self.registry.register(Counted(store, bots, remote))

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.registry)


class Counted(Collector):
    """What the bots and the store have counted themselves."""

    def __init__(self, store: Store, bots: BotPool, remote: RemoteBots | None) -> None:
        self.store = store
        self.bots = bots
        self.remote = remote

    def collect(self) -> Iterable[Metric]:
        bots, writer = self.bots, self.store.writer
        yield GaugeMetricFamily("tenka_bot_waiting", "Moves that wait for a bot", bots.waiting)
        for name, meaning, value in (
            ("tenka_bot_moves", "Moves that bots were asked for", bots.asked),
            ("tenka_bot_failures", "Answers of bots that did not come", bots.failed),
            ("tenka_bot_stalls", "Bots that took too long", bots.stalled),
            ("tenka_bot_restarts", "Bot processes started anew", bots.replaced),
            ("tenka_bot_seconds", "Time that bots have spent", bots.seconds),
            ("tenka_store_writes", "Writes that are durable", writer.writes),
            ("tenka_store_commits", "Commits, of one or more writes each", writer.commits),
            ("tenka_store_conflicts", "Writes refused for what was stored", writer.conflicts),
            ("tenka_store_failures", "Writes that the database refused", writer.failures),
        ):
            yield CounterMetricFamily(name, meaning, value)
        if self.remote is not None:
            yield from self._of_workers(self.remote)

    def _of_workers(self, remote: RemoteBots) -> Iterable[Metric]:
        there = remote.roster.processes
        yield GaugeMetricFamily("tenka_worker_processes", "Processes of bot workers", there)
        waiting = "Moves that wait for a bot worker"
        yield GaugeMetricFamily("tenka_worker_waiting", waiting, remote.waiting)
        moves = "Moves that bot workers have made"
        yield CounterMetricFamily("tenka_worker_moves", moves, remote.by_workers)
        failures = "Answers of bot workers that did not come"
        yield CounterMetricFamily("tenka_worker_failures", failures, remote.failed)
