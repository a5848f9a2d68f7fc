"""What an operator watches: numbers in Prometheus' text form."""

import asyncio
import logging
import time
from collections import Counter as Tally
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from starboard.server.histogram import Histogram
from starboard.tables.tasks import background, end_tasks

if TYPE_CHECKING:
    from starboard.server.services import Services

log = logging.getLogger("starboard.metrics")

DELAYS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LOOK: Final = 0.5  # seconds between two looks at the event loop


class Metrics:
    """Times are observed where they pass; how many there are of everything is counted when asked for."""

    def __init__(self, services: "Services") -> None:
        self.registry = CollectorRegistry()
        self.registry.register(Counted(services))
        self.command = self._histogram("command_seconds", "From a command to its durable answer.", DELAYS)
        self.commit = self._histogram("commit_seconds", "One commit to the storage.", DELAYS)
        self.batches = self._histogram("commit_batches", "Changes that one commit stored together.", SIZES)
        self.bot = self._histogram("bot_seconds", "From a bot's question to its answer, waiting included.")
        self.loop = self._histogram("loop_delay_seconds", "How late the event loop comes to things.", DELAYS)
        self._task: asyncio.Task[None] | None = None

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...] = DELAYS) -> Histogram:
        histogram = Histogram(f"starboard_{name}", text, buckets)
        self.registry.register(histogram)
        return histogram

    def committed(self, seconds: float, batches: int) -> None:
        self.commit.observe(seconds)
        self.batches.observe(batches)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def start(self) -> None:
        self._task = background(self._watch_the_loop(), "metrics", log)

    async def stop(self) -> None:
        await end_tasks([self._task])

    async def _watch_the_loop(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.loop.observe(max(0.0, time.perf_counter() - before - LOOK))


class Counted(Collector):
    """What can be read off the server at the moment it is asked for."""

    def __init__(self, services: "Services") -> None:
        self.services = services

    def collect(self) -> Iterable[Metric]:
        services, service = self.services, self.services.tables
        lives = service.live.all()
        statuses = Tally(live.table.status for live in lives)
        tables = GaugeMetricFamily("starboard_tables", "Tables in memory.", labels=["status"])
        for status in ("lobby", "running", "paused", "finished", "closed"):
            tables.add_metric([status], statuses[status])
        yield tables
        sockets = GaugeMetricFamily("starboard_sockets", "Open pages and programs.", labels=["kind"])
        sockets.add_metric(["table"], sum(len(live.listeners) for live in lives))
        sockets.add_metric(["feed"], len(services.feed.subscribers))
        yield sockets
        yield GaugeMetricFamily("starboard_people", "People who are here.", services.feed.people_here())
        yield CounterMetricFamily(
            "starboard_acts", "Acts stored, of people, bots and dice.", service.publisher.acts
        )
        yield CounterMetricFamily("starboard_commits", "Commits to the storage.", service.writer.commits)
        yield GaugeMetricFamily(
            "starboard_changes_waiting", "Changes that wait to be stored.", service.writer.waiting
        )
        yield GaugeMetricFamily(
            "starboard_bots_waiting", "Questions that bots have not answered yet.", services.bots.thinking
        )
        yield CounterMetricFamily(
            "starboard_bots_failed", "Answers that a bot failed to give.", services.bots.failed
        )
