"""The options of Hoard."""

from meadhall import Options

OPTIONS = Options()

HEAP, STAYS, SINKS = OPTIONS.declare("heap", ("stays", "sinks"))
OPTION_COUNT = len(OPTIONS)

PRESETS: dict[str, dict[str, object]] = {"standard": {}}
