"""`starboard record-schema`: what a record looks like, for other programs."""

from starboard.cli.output import show_json
from starboard.kernel import records


def record_schema() -> None:
    show_json(records.record_schema())
