"""How long things take, or how large they are, counted by bounds, for whoever watches the server.

prometheus_client's own compares with one bound after the other, and counts under a lock, for every act.
"""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Histogram(Collector):
    """`observe` is called by the event loop alone."""

    def __init__(self, name: str, text: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.text = text
        self.bounds = bounds  # ascending; what is beyond the last has a count of its own
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def collect(self) -> Iterable[Metric]:
        names = [*(str(float(bound)) for bound in self.bounds), "+Inf"]
        yield HistogramMetricFamily(self.name, self.text, list(zip(names, accumulate(self.counts))), self.sum)
