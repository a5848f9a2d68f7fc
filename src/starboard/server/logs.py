"""The log: lines for people, or one JSON object a line for programs."""

import logging
import sys
import time
from typing import Any, Final, Literal

import msgspec

Form = Literal["text", "json"]
FORMS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """Everything that was logged with `extra` is a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in OWN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(form: str, level: str) -> None:
    """Send everything that this process logs to its standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("aiosqlite", "sqlalchemy", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
