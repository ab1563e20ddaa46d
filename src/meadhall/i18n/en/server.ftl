# The table server: news of a table, and why it does not do what it is asked. An id of the server is the id of its
# message here, with - for _, and its parameters are the message's.

level-name = { $level ->
    [thrall] { bot-thrall }
    [jarl] { bot-jarl }
    [konung] { bot-konung }
   *[karl] { bot-karl }
  }
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
news-joined = { $name } sits down and plays { seat-at }.
news-left = { $name } gets up; { seat-at } is free again.
news-renamed = { $was } is now called { $name }.
news-bot-sits = { level-name } will play { seat-at }.
news-opened = { seat-at } is free: whoever has the link can take the seat.
news-bot-plays = { $name } lets { level-name } play on as { seat-at } for now.
news-absent = { $name } has been away too long. { level-name } plays on as { seat-at } until { $name } is back.
news-back = { $name } is back and plays { seat-at } again.
news-reissued = The host has made a new link for the seat of { $name } ({ seat-at }). The old one no longer works.
news-claimed = { $name } has taken the new link and now plays { seat-at }.
news-abandoned = The host has ended the game before its time.
news-rematch = There is a rematch, at a new table with new dice.

## Why not

error-bad-file = That is not a saved game that this server can read.
error-bot-plays = A bot is playing your seat. Take it back first.
error-busy = Too much is happening at this table right now. Try again in a moment.
error-claimed = That link has been used already.
error-decision = The table has moved on since you looked. Here is how it stands now.
error-full = There is no free seat left.
error-host = The server does not answer to this address.
error-id-used = That move was already sent, and was a different one.
error-illegal = The rules do not allow that.
error-internal = Something broke on the server. Your game is safe; try again.
error-malformed = The server did not understand the request.
error-method = That cannot be done here.
error-no-bot = No bot is standing in at that seat.
error-no-choice = You have nothing to decide right now.
error-no-hints = There are no hints at this table: other people play here, and hints were not agreed on.
error-no-person = Nobody sits on that seat.
error-not-absent = The player still has time to decide.
error-not-gathering = { $status ->
    [running] The game has begun already.
    [over] The game is over.
   *[abandoned] The game was ended before its time.
  }
error-not-over = That is possible only once the game is over.
error-not-running = { $status ->
    [gathering] The game has not begun yet.
    [over] The game is over.
   *[abandoned] The game was ended before its time.
  }
error-not-yours = Your link does not allow that.
error-open-seats = Some seats are still free. Wait for players, or give the seats to bots.
error-origin = The request came from another website, so it was not carried out.
error-over = The game is over.
error-read-only = This game was played under older rules. You can look at it, but not play on.
error-seat-taken = That seat is taken.
error-store = The server cannot reach its tables right now. Try again in a moment.
error-too-large = That is more than the server accepts at once.
error-too-many = That was a little fast. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
  }
error-too-slow = The request took too long to arrive. Try again.
error-unauthorized = You need a link to a seat or to the table for that.
error-unknown = There is no such table, or the link no longer works.
error-warming = Jarl is still warming up. Your hint comes as soon as he is ready.
