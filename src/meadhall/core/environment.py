"""The environment variables that Meadhall reads, beside limits and pruning."""

CACHE = "MEADHALL_CACHE"  # the folder of what was compiled
DATABASE = "MEADHALL_DB"  # where tables are kept, if --db says nothing
AT_ONCE = "MEADHALL_AT_ONCE"  # a server sets it: the rules are interpreted until all of them are compiled
