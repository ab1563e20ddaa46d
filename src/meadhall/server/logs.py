"""Logs: the server writes a line of JSON for each event to the error stream, without anybody's secret."""

import json
import logging
import logging.config
import re
import traceback
from datetime import UTC, datetime
from typing import Any

HIDDEN = "…"
SECRET = re.compile(r"(?<![\w-])(?:[\w-]{43}|[\w-]{22})(?![\w-])", re.ASCII)
BEARING = re.compile(r"(?:\bbearer\s|#)[\w\s,;:=&/.?-]+", re.ASCII | re.IGNORECASE)


def without_secrets(text: str) -> str:
    """Hide every word that has the length of a secret."""
    return SECRET.sub(HIDDEN, text)


def discreet(text: str) -> str:
    """Hide secrets where they are expected: in an Authorization and in the fragment of a link."""
    return BEARING.sub(lambda found: without_secrets(found[0]), text)


class Discretion(logging.Filter):
    """A filter that hides secrets in every line of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.msg, dict):
            record.msg = {key: discreet(each) if isinstance(each, str) else each for key, each in record.msg.items()}
        else:
            record.msg, record.args = discreet(_message(record)), None
        if record.exc_info and record.exc_info[1]:
            record.exc_text = "".join(map(_told, traceback.TracebackException(*record.exc_info).format()))
        return True


class JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = record.msg if isinstance(record.msg, dict) else {"message": _message(record)}
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": time, "level": record.levelname.lower(), "logger": record.name, **said}
        if record.exc_text:
            line["traceback"] = record.exc_text
        return json.dumps(line, default=str)


CONFIGURATION: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"discretion": {"()": Discretion}},
    "formatters": {"json": {"()": JsonLine}},
    "handlers": {
        "lines": {
            "class": "logging.StreamHandler",
            "stream": "ext://sys.stderr",
            "filters": ["discretion"],
            "formatter": "json",
        }
    },
    "root": {"handlers": ["lines"], "level": "WARNING"},
    "loggers": {
        "meadhall": {"level": "INFO"},
        "uvicorn": {"level": "INFO", "handlers": [], "propagate": True},
        "uvicorn.error": {"level": "INFO"},
        "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},  # ours says less
    },
}


def log_in_json(level: str = "INFO") -> None:
    """Log in JSON; say nothing below the level. Start the server with `log_config=None` after this."""
    logging.config.dictConfig(CONFIGURATION)
    logging.getLogger().handlers[0].setLevel(level)
    logging.captureWarnings(True)


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception:  # its arguments do not fit
        return str(record.msg)


def _told(part: str) -> str:
    """Hide secrets in a part of a traceback; leave a frame as it is, for it is source text."""
    return part if part.lstrip(" |+-").startswith('File "') else without_secrets(part)
