"""The options of Eketorp: what its four editions differ in, and what they leave open."""

from ...core.options import Options

OPTIONS = Options()
BOTH = (False, True)

HOSPITAL_EXIT, AFTER_LAST, ON_ARRIVAL = OPTIONS.declare("hospitalExit", ("afterLast", "onArrival"))
SIEGE_BRICK_CAP, CAP_NONE, CAP_TWO = OPTIONS.declare("siegeBrickCap", ("none", 2))
EMPTY_FIELD_BATTLE, *_ = OPTIONS.declare("emptyFieldBattle", BOTH, default=True)
MIXED_CLAIM, ROUND_ROBIN, AUTO_HIGHEST = OPTIONS.declare("mixedClaim", ("roundRobin", "autoHighest"))
BOOTY_OPTIONAL, *_ = OPTIONS.declare("bootyOptional", BOTH, default=True)
SKIP_POINTLESS_SIEGE, *_ = OPTIONS.declare("skipPointlessSiege", BOTH)
MULLIGAN, FORCED, OPTIONAL, OFF = OPTIONS.declare("mulligan", ("forced", "optional", "off"))
MULLIGAN_RETURN, AT_END, IMMEDIATE = OPTIONS.declare("mulliganReturn", ("end", "immediate"))
MULLIGAN_OPEN, *_ = OPTIONS.declare("mulliganOpen", BOTH)
BUILD_MODE, SEQUENTIAL, SIMULTANEOUS = OPTIONS.declare("buildMode", ("sequential", "simultaneous"))
KNOWN_CARDS, OPEN, MEMORY = OPTIONS.declare("knownCards", ("open", "memory"))
TIE_BREAK, SHARED, BY_AMULETS, BY_BRICKS = OPTIONS.declare("tieBreak", ("shared", "amulets", "bricks"))
FIRST_PLAYER, *_ = OPTIONS.declare("firstPlayer", ("random", 0, 1, 2, 3, 4, 5), seat=True)
OPTION_COUNT = len(OPTIONS)

PRESETS = {
    "standard": {},
    "french": {
        "hospitalExit": "onArrival",
        "siegeBrickCap": 2,
        "bootyOptional": False,
        "mulliganReturn": "immediate",
        "mulliganOpen": True,
    },
}
