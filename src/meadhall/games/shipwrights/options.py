"""The options of Shipwrights: what its rulebook leaves to the players."""

from ...core.options import Options

OPTIONS = Options()
ENEMY_SETS = (
    "none", "e1", "e2", "e12", "e3", "e13", "e23", "e123", "e4", "e14", "e24", "e124", "e34", "e134", "e234", "e1234",
)  # fmt: skip

ENEMIES_CHOSEN, ASK, *_ = OPTIONS.declare("enemies", ("ask", *ENEMY_SETS))
CONVERSION, AUTOMATIC, MANUAL = OPTIONS.declare("conversion", ("automatic", "manual"))
OPTION_COUNT = len(OPTIONS)

PRESETS: dict[str, dict[str, str]] = {"standard": {}}
