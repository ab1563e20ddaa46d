"""The environment variables that Meadhall reads, beside limits and pruning."""

CACHE = "MEADHALL_CACHE"  # the folder of what was compiled
GAMES = "MEADHALL_GAMES"  # modules of further games, with commas between them
DATABASE = "MEADHALL_DB"  # where tables are kept, if --db says nothing
LOCAL_NOTICES = "MEADHALL_LOCAL_NOTICES"  # if 1, notices may be sent into the server's own network
METRICS = "MEADHALL_METRICS"  # the address at which the server shows its metrics
REVIEWS = "MEADHALL_REVIEWS"  # "off": a finished game is reviewed only when somebody asks for it
OPEN_TABLES = "MEADHALL_OPEN_TABLES"  # "off": the hall lists no tables that anyone may join or watch
LADDER = "MEADHALL_LADDER"  # on, or off if no table of the server is to count
AT_ONCE = "MEADHALL_AT_ONCE"  # a server sets it: the rules are interpreted until all of them are compiled
