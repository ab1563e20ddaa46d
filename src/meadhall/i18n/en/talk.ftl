# The people at a table: who is here.

talk-here = here
talk-reconnecting = reconnecting
talk-away = away
talk-bot = a bot plays on
talk-back = { $who } is back.
talk-gone = { $who } is away.
