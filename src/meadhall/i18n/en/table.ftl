# The table around every game: names, the terminal, replays.

seat-name = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
    [violet] Violet
   *[white] White
  }
seat-numbered = { $who } ({ $seat })
list-and = { $first } and { $last }

## Playing in the terminal

compiling = Compiling the rules, once for this version …
welcome = Meadhall – { $game }. Type ? at any time for help.
you-are = You are { $who }.
players = At the table: { $names }.
player-person = { $who } (a person)
player-bot = { $who } ({ $bot })
bot-thrall = Thrall
    .explain = takes any move that is allowed, without a thought.
bot-karl = Karl
    .explain = weighs each move at once and takes the one that promises most.
bot-jarl = Jarl
    .explain = thinks for about half a second, several moves ahead.
bot-konung = Konung
    .explain = thinks for about three seconds, and is the hardest to beat.
bot-search = search of { $count }
    .explain = thinks ahead, for as many games in its mind as its number says.
bot-own = { $name }
    .explain = is a bot of somebody’s own.
bot-failed-unmade = { $bot }, who was to play { $who }, cannot play ({ $detail }). Karl plays in its place.
bot-failed-raised = { $bot }, who plays { $who }, broke down ({ $detail }). Karl plays on in its place.
bot-failed-illegal = { $bot }, who plays { $who }, answered { $detail }, which is no possible move. Karl plays on in its place.
bot-failed-late = { $bot }, who plays { $who }, took too long ({ $detail } s). Karl plays on in its place.
curtain = It is { $who }’s turn to decide. Everybody else looks away.
curtain-key = Press Enter when only { $who } can see the screen.
prompt = { $who }>
move-line = { $number }  { $action }
moves-many = { $count } moves are possible; ? lists them.
refused = Not possible: { $reason }
refused-rule = Not possible: { $reason } (rule { $rule })
undone = Taken back.
saved = The game is saved in { $path }. Go on with: { $command }
resumed = Welcome back. { $count ->
    [one] One decision has been made so far.
   *[other] { $count } decisions have been made so far.
  }
saved-over = The game is saved in { $path }. Read it again with: { $command }
not-saved = The game could not be saved in { $path }: { $why }
goodbye = Goodbye.
help-moves = What you can do now:
help-words = Type the number of a move, or its short form as it stands in brackets.
help-plan = In one line, for example: { $example }
help-why = ? followed by a move tells why it is not possible, for example: ? { $example }
help-rule = { $command } shows the text of a rule.
help-undo = undo takes back your latest move, as long as nothing has been revealed since.
help-board = board shows the table again, quit saves the game and leaves.
help-move = { $number }  { $action }  [{ $text }]
help-bot = { $bot } { $explanation }
possible = That is possible: { $action }.

## The end, and replays

final-scores = Final scores
score-line = { $who }: { $total } – { $parts }
score-part = { $part } { $points }
won = { $who } wins.
won-shared = { $who } share the win.
event-undo = { $who } thinks again.
replay-head = { $game }, { $count ->
    [one] one player
   *[other] { $count } players
  }, seen by { $who }.
replay-spectator = a spectator
nothing-yet = Nothing has happened yet.

## Analysis

analyse-head = { $who }, after row { $number }: what { $text } thinks
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

reason-no-such-move = there is no such move; ? lists those that are possible
reason-cannot-undo = nothing of yours can be taken back now
