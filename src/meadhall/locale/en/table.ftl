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
player-bot = { $who } (a bot)
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
