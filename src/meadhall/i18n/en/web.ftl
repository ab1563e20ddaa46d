# The table in the browser, shared by both games.

web-you = You
web-bot = bot
web-waits = thinking
web-undo = Undo
web-hurry = Skip animation
web-scene-on = Click or tap anywhere to go on
web-question = Your move
web-close = Close
web-cancel = Cancel
web-loading = Setting up the table …
web-back-to-hall = Back to the hall
web-hall = Meadhall, to the hall
web-board = The board
# Given too: $game.
web-round = Round { $round }
web-plain-wait = { $who } { $count ->
    [one] is
   *[other] are
  } thinking.
web-plain-goes-on = Please wait …
web-language = Language
web-rules = Rules
web-menu = Menu
web-settings = Settings
web-result = Result
web-reconnecting = reconnecting …
web-practice = Practice
web-lesson = Lesson
web-puzzle = Puzzle
web-watching = You’re watching

## Links that do not work, games that cannot go on

web-refused = No game found at this link
web-refused-why = The table may be gone, or the seat has a new link. Ask the person who sent it to you.
web-read-only = This game used an older version of the rules. You can view it but not continue.
web-abandoned = The host ended this game.

## Before the game

web-gathering = Waiting for players
web-gathering-host = Send the link to your friends. Start when all seats are filled.
web-gathering-ready = Everyone’s here. Start when you’re ready.
web-gathering-guest = The game starts when all seats are filled and the host is ready.
web-seats = Seats
web-seat-open = free
web-seat-here = on this device
web-sit-bot = Who takes this seat?
web-leave-open = Keep open for a friend
web-sit-here = Play this seat on this device
web-sit-here-name = Name of the player in { $seat }
web-sit-down = Take this seat
web-rename = Change name
web-your-name = Your name
web-keep = Save
web-get-up = Leave seat
web-start = Start game
web-fill = { $count ->
    [one] Fill the seat with a bot
   *[other] Fill the seats with bots
  }
web-start-not = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
web-link-join = Invite players
web-link-watch = Invite spectators
web-link-takes = Whoever opens it takes the { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [violet] violet
   *[white] white
  } seat, or another free one.
web-link-code = Code of the link to this seat
web-link-code-show = Show the code
web-link-scan = Scan the code with a phone to play there. No account needed.
web-link-here = These links only work on this computer. To invite friends elsewhere, see the guide “Host it”.
web-link-seat = Link for { $who }
web-reissue = New link
web-reissue-sure = Make a new link for { of-who } seat? Whoever opens it sees that seat’s hidden cards and plans, so everyone at the table is told now, and the link opens a minute later. The old one stops working at once.
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-title = A game of { $game }
web-options-standard = Standard rules
web-option-is = { $option }: { $value }
web-end-table = End this game for everyone
web-end-table-sure = End this game for everyone? This can’t be undone.

## The saga

web-saga = Saga
web-saga-empty = Nothing has happened yet.
web-saga-starts = { $whoIs ->
    [you] You start
   *[other] { $who } starts
  }
web-saga-filter = Whose lines are shown
web-saga-everyone = Everyone
web-saga-new = New events ↓

## The past

web-replay = Replay
web-replay-bar = Replay, step by step
web-step-back = Previous step
web-step-on = Next step
# Given too: $game.
web-round-back = Previous round
# Given too: $game.
web-round-on = Next round
web-play = Play
web-pause = Pause
web-speed = Speed
web-now = Now
web-step-of = Step { $step } of { $last }
web-past = Replay: { web-round }
web-past-begin = Replay: before round 1
web-back-to-now = Back to the game
web-seen-by = View as
web-all-open = Show all hands
web-practice-here = Play on from here
web-practice-read-only = You can look at this game, but not play on from it.
web-practice-own = You can only play on from your own seat: choose it under “View as”.
web-practice-now = Go back to an earlier moment to play on from it.
web-practice-why = Starts a separate practice game from this position against bots. Hidden cards and future draws are reshuffled.
web-practice-against = Against
web-practice-go = Start practice

## Since you were away

web-away = While you were away
web-away-show = Show me
web-away-skip = Skip
web-away-more = { $count ->
    [one] and 1 earlier line
   *[other] and { $count } earlier lines
  }

## Refusals, reasons, seats

web-reason = Why not?
web-rule = Rule { $rule }
web-bot-warming = { $bot } is warming up: ready { in-about }.
web-bot-for-you = { $bot } is playing for you.
web-take-back = Take my seat back
web-absent = { $who } has been away for a long time.
web-bot-plays-on = Let { $bot } play on
web-let-bot = Let a bot play for me
web-let-bot-sure = It makes one decision at a time, and you can stop it whenever you like. It stops when you close this page.
web-let-bot-begin = Let it play
web-let-bot-away = Play on even when I leave
web-bot-playing = A bot is playing for you
web-stop = Stop
web-seat-bot = { $bot } plays for { $who }
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## The curtain

web-curtain = Pass the device to { $who }
web-curtain-why = The next part is for { $who } only.
web-curtain-lift = I’m { $who }
web-curtain-choose = Who is playing?
web-curtain-choose-why = Nobody on this device has to decide right now.

## Turn notice

web-title = Meadhall
web-title-turn = ● Your turn – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = The game is over – Meadhall
web-turn = Your turn
web-turn-body = It’s your turn in { $game }.

## Settings

web-theme = Theme
web-theme-system = System
web-theme-dark = Dark
web-theme-light = Light
web-pace = Animation speed
web-pace-calm = Relaxed
web-pace-brisk = Fast
web-pace-instant = Instant
web-still = Reduce motion
    .explain = Pieces jump instead of sliding.
web-large = Larger pieces
    .explain = Larger cards, pieces and text.
web-sound = Sound
    .explain = Cards, bricks, horns, and two notes when it’s your turn. You hear them after your first click.
web-volume = { $percent }%
web-volume-off = Off
web-captions = Captions for sounds
    .explain = Sounds are also shown in words.
web-heard-card = a card is laid
web-heard-flip = a card is turned
web-heard-brick = a brick falls into place
web-heard-step = footsteps
web-heard-horn = a horn sounds
web-heard-clash = swords clash
web-heard-splash = a splash
web-heard-coin = coins clink
web-heard-turn = two notes: your turn
web-heard-victory = a fanfare
web-notify = Notifications
    .explain = Get a notification when it’s your turn in another tab.
web-notify-denied = Notifications are blocked in your browser’s settings.
web-notify-me = Notify me

## The hint

web-hint = What would Jarl do?
web-hint-thinking = Jarl is thinking …
web-hint-win = { $win }% to win
web-hint-score = { $score ->
    [one] about 1 point
   *[other] about { NUMBER($score, maximumFractionDigits: 0) } points
  }

## The end

web-end = The game is over
web-end-won = { $who } wins!
web-end-won-you = You win!
web-end-you-won = You win! · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-end-they-won = { $who } wins · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-end-over = The game is over · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-end-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $seats } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-end-moments = { $count ->
    [one] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
  }
web-end-moments-wait = Looking for the moments that decided it …
web-end-watch = Watch
web-end-watch-moment = Watch this moment: { web-round }
web-end-shared = { $who } share the win.
web-end-total = total
web-end-part = Points from
web-end-course = Score by round
web-end-course-seat = { $who }: { $points }
web-end-rematch = Rematch
web-end-join-rematch = Join the rematch
web-end-save = Save the game as a file
web-end-look = Look at the board
web-review = Review
web-end-replay = Replay the game
web-end-dice = Fair shuffle
web-end-dice-why = The shuffle was fixed and sealed before the game began, so nobody could tamper with it later. The key lets you check it with the saved game.
web-end-dice-commitment = Seal
web-end-dice-key = Key
web-end-dice-how = How to check it
web-standings = Score so far

## Trying a move out

web-try = Preview
web-try-this = Preview: { $what }
web-try-title = Preview
web-try-note = The board shows the result. Nothing has happened yet.
web-try-imagining = Imagining the round …
web-try-untold = We couldn’t imagine the round. Preview the move again to see what may come of it.
web-try-chance = After this a card is drawn, so the preview ends here.
web-try-opened = What follows depends on others or can’t be undone.
web-try-do = Confirm
web-try-back = Back
