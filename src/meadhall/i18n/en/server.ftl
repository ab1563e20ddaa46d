# The table server: news of a table, and why it does not do what it is asked. An id of the server is the id of its
# message here, with - for _, and its parameters are the message's.

seat-at = { $seat ->
    [0] Red
    [1] Blue
    [2] Yellow
    [3] Green
    [4] Violet
   *[5] White
  }

## News of a table

news-started = The game begins.
news-joined = { $nameIs ->
    [you] You take a seat and play { seat-at }.
   *[other] { $name } takes a seat and plays { seat-at }.
  }
news-left = { $name } leaves; { seat-at } is free again.
news-renamed = { $was } is now called { $name }.
news-bot-sits = { level-name } plays { seat-at }.
news-opened = { seat-at } is free: anyone with the link can take the seat.
news-bot-plays = { $nameIs ->
    [you] You let { level-name } play { seat-at } for now.
   *[other] { $name } lets { level-name } play { seat-at } for now.
  }
news-absent = { $name } has been away too long. { level-name } plays { seat-at } until they’re back.
news-back = { $nameIs ->
    [you] You’re back and play { seat-at } again.
   *[other] { $name } is back and plays { seat-at } again.
  }
news-reissued = The host made a new link for { of-name } seat ({ seat-at }). Whoever opens it sees that seat’s hidden cards and plans. The old link no longer works.
news-claimed = { $nameIs ->
    [you] You took the new link and now play { seat-at }.
   *[other] { $name } took the new link and now plays { seat-at }.
  }
news-abandoned = The host ended the game early.
news-rematch = A rematch has been set up.
news-listed = { $joins ->
    [yes] Anyone in the hall may take a free seat now
   *[no] Only people with a link can sit down now
  }, { $watched ->
    [yes] and anyone may watch.
   *[no] and only people with a link can watch.
  }
news-time-bot = { $nameIs ->
    [you] Your time is up. { level-name } plays { seat-at } until you’re back.
   *[other] { $name } ran out of time. { level-name } plays { seat-at } until they’re back.
  }
news-time-waits = { $nameIs ->
    [you] Your time is up. The table waits for you.
   *[other] { $name } ran out of time. The table waits.
  }
news-pause-asked = { $nameIs ->
    [you] You ask for a pause.
   *[other] { $name } asks for a pause.
  }
news-pause-refused = { $nameIs ->
    [you] You’d rather play on: no pause.
   *[other] { $name } would rather play on: no pause.
  }
news-paused = Everyone agreed: all clocks stand still.
news-resumed = { $nameIs ->
    [you] You end the pause. The clocks run again.
   *[other] { $name } ends the pause. The clocks run again.
  }
news-vacation = { $days ->
    [one] { $nameIs ->
        [you] You’re on vacation for a day. Your clock stands still.
       *[other] { $name } is on vacation for a day.
      }
   *[other] { $nameIs ->
        [you] You’re on vacation for { $days } days. Your clock stands still.
       *[other] { $name } is on vacation for { $days } days.
      }
  }
news-vacation-over = { $nameIs ->
    [you] You’re back from vacation.
   *[other] { $name } is back from vacation.
  }

## Why not

error-bad-cards = These cards have a fault: { $file }, line { $line }. Look at the list of faults.
error-bad-file = The server can’t read this file as a saved game.
error-from-seed = A game that bots played for “meadhall record” can’t be opened here: its shuffle comes from a seed. Read it with “meadhall replay”.
error-unjudged-file = We couldn’t check this file: that takes too long, or it breaks the check. So it wasn’t opened.
error-bad-name = Nobody could read that name. Use letters that everyone can see.
error-bad-target = Notices can’t be sent to that address. It must begin with https and be public.
error-bot-plays = A bot is playing your seat. Take your seat back first.
error-busy = Too much is happening at this table right now. Try again in a moment.
error-claimed = This link has already been used.
error-decision = The game has moved on. Here’s how it stands now.
error-full = All seats are taken.
error-host = The server doesn’t answer at this address.
error-id-used = You already sent a different move under this id.
error-illegal = The rules don’t allow that.
error-internal = Something broke on the server. Your game is safe; try again.
error-malformed = The server didn’t understand the request.
error-method = You can’t do that here.
error-news-full = Too much has changed at this table already. Set up a new one.
error-no-bot = No bot is playing that seat for someone.
error-no-choice = You have nothing to decide right now.
error-no-hall = This server doesn’t list open tables. Send your friends a link instead.
error-no-clock = There is no clock running here.
error-no-hints = Hints are off here: other people are playing this game, or the one it was taken from, and haven’t agreed on hints.
error-no-own-cards = This game can’t be played with cards of your own.
error-no-person = Nobody sits in that seat.
error-no-vacation = You can’t go on vacation here: it needs a clock of days, and 14 days a year are all you get.
error-no-push = This server can’t reach browsers. Its host can turn that on: { $install }
error-not-absent = This player still has time to decide.
error-not-gathering = { $status ->
    [running] The game has already started.
    [over] The game is over.
   *[abandoned] The game was ended early.
  }
error-not-over = You can do that once the game is over.
error-not-running = { $status ->
    [gathering] The game hasn’t started yet.
    [over] The game is over.
   *[abandoned] The game was ended early.
  }
error-not-yours = Your link doesn’t allow that.
error-open-full = You already have several open tables. Play or close one of them first.
error-notices-full = You already have { $most } addresses for notices here. Remove one first.
error-open-seats = Some seats are still free. Wait for players, or give the seats to bots.
error-origin = The request came from another website, so nothing was done.
error-over = The game is over.
error-read-only = This game used an older version of the rules. You can view it but not continue.
error-reserved-name = That is what the game calls a colour or a bot. Choose another name, or add a letter to it.
error-seat-taken = This seat is taken.
error-store = The server can’t reach its tables right now. Try again in a moment.
error-talk-off = Talk is off at this table.
error-too-early = Everyone at the table is told first that this seat changes hands. { $seconds ->
    [one] You can sit down in a second.
   *[other] You can sit down in { $seconds } seconds.
  }
error-too-large = That’s more than the server accepts at once.
error-too-many = A little too fast. { $seconds ->
    [one] Try again in 1 second.
   *[other] Try again in { $seconds } seconds.
  }
error-too-slow = Your request took too long to arrive. Try again.
error-unauthorized = You need a link to a seat or a table for that.
error-unknown = There’s no such table, or the link has expired.
error-warming = Jarl is still warming up. Your hint comes as soon as he’s ready.
error-cannot-count = For a game to count: no hints, no gentle clock, no cards of your own, just one seat for you, and at least one opponent.
error-devices-full = Too many devices hold this profile. Remove one first.
error-needs-profile = This game counts for the ladder. Make a profile first.
error-no-ladder = There is no ladder on this server.
error-seated-already = You already have a seat at this table.
