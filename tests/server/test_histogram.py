"""What an operator is told of how long things take."""

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client import Histogram as Reference

from starboard.server.histogram import Histogram


def test_it_tells_what_the_library_s_own_would() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    bounds = (0.001, 0.25, 1, 10.0)
    counted = Histogram("some_seconds", "Some time.", bounds)
    ours.register(counted)
    reference = Reference("some_seconds", "Some time.", buckets=bounds, registry=theirs)
    for value in (0.0, 0.001, 0.0011, 0.5, 1, 3.0, 10.0, 10.1, 400.0):
        counted.observe(value)
        reference.observe(value)
    told = [line for line in generate_latest(theirs).decode().splitlines() if "_created" not in line]
    assert generate_latest(ours).decode().splitlines() == told
