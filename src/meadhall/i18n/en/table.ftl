# The table around every game: names, the terminal, replays.

seat-name = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
    [violet] Violet
   *[white] White
  }
seat-numbered = { $whoIs ->
    [you] You
   *[other] { $who }
  } ({ $seat })
level-name = { $level ->
    [thrall] { bot-thrall }
    [jarl] { bot-jarl }
    [konung] { bot-konung }
   *[karl] { bot-karl }
  }
named-bot = { level-name } the { seat-name }
level-choice = { $bot } · { $level }
of-who = { $whoIs ->
    [you] your
   *[other] { $who }’s
  }
of-name = { $nameIs ->
    [you] your
   *[other] { $name }’s
  }
of-rival = { $rivalIs ->
    [you] your
   *[other] { $rival }’s
  }
of-castle = { $castleIs ->
    [you] your
   *[other] { $castle }’s
  }
# $begins: `i` or `e` if the last item begins so as it is spoken, else `other`
list-and = { $first } and { $last }
saga-line = { $head }: { $results }

## Playing in the terminal

compiling = Getting the game ready. This happens once after an update and takes a few minutes …
welcome = Meadhall – { $game }. Type ? at any time for help.
you-are = You are { $who }.
players = At the table: { $names }.
player-person = { $who } ({ $seat }, a person)
player-bot = { $who } ({ $seat }, { $bot })
bot-thrall = Thrall
    .level = easy
    .explain = plays at random.
bot-karl = Karl
    .level = medium
    .explain = plays the move that looks best right now.
bot-jarl = Jarl
    .level = hard
    .explain = thinks for about half a second, several moves ahead.
bot-konung = Konung
    .level = expert
    .explain = thinks for about three seconds and is the hardest to beat.
bot-search = search of { $count }
    .level = search
    .explain = thinks ahead: its number says how many games it plays in its head.
bot-own = { $name }
    .level = home-made
    .explain = is somebody’s own bot.
bot-failed-unmade = { $bot } was to play { $who } but can’t ({ $detail }). { $instead } plays instead.
bot-failed-raised = { $bot }, playing { $who }, broke down ({ $detail }). { $instead } plays on.
bot-failed-illegal = { $bot }, playing { $who }, answered { $detail }, which isn’t a legal move. { $instead } plays on.
bot-failed-late = { $bot }, playing { $who }, took too long ({ $detail } s). { $instead } plays on.
curtain = It’s { $who }’s turn. Everyone else, please look away.
curtain-key = Press Enter when only { $who } can see the screen.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = You have { $count } possible moves; type ? to list them.
refused = { $reason }
refused-rule = { $reason } (rule { $rule })
undone = Undone.
saved = Your game is saved in { $path }. To play on: { $command }
resumed = Welcome back. { $count ->
    [one] One decision has been made so far.
   *[other] { $count } decisions have been made so far.
  }
saved-over = Your game is saved in { $path }. To read it again: { $command }
not-saved = Couldn’t save the game in { $path }: { $why }
goodbye = See you soon!
help-moves = What you can do now:
help-words = Type the number of a move, or its short form in brackets.
help-plan = All in one line, for example: { $example }
help-why = Type ? and a move to learn why you can’t make it, for example: ? { $example }
help-rule = { $command } shows the text of a rule.
help-undo = undo takes back your last move, as long as nothing has been revealed since.
help-board = board shows the table again; quit saves the game and leaves.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = You can do that: { $action }.

## The end, and replays

final-scores = Final scores
score-line = { $whoIs ->
    [you] You
   *[other] { $who }
  }: { $total } – { $parts }
score-part = { $part } { $points }
won = { $whoIs ->
    [you] You win!
   *[other] { $who } wins.
  }
won-shared = { $who } share the win.
event-undo = { $whoIs ->
    [you] You undid a move.
   *[other] { $who } undid a move.
  }
replay-head = { $game }, { $count ->
    [one] one player
   *[other] { $count } players
  }, as seen by { $who }.
replay-spectator = a spectator
nothing-yet = Nothing has happened yet.

## Analysis

analyse-head = { $who }, after entry { $number }: what { $text } thinks
analyse-move = move
analyse-visits = visits
analyse-share = share
analyse-score = expected score
analyse-win = wins
analyse-more = { $count ->
    [one] One other move has less.
   *[other] { $count } other moves have less.
  }

## Reasons that belong to no rule

reason-no-such-move = There’s no such move; ? lists those you can make.
reason-cannot-undo = You have nothing to undo now.
reason-undone-enough = You’ve undone too many moves in this game. From now on your moves stand.
