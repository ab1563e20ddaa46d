# The table in the browser, shared by both games.

web-you = You
web-waits = is deciding
web-undo = Undo
web-hurry = Skip ahead
web-question = What is asked now
web-close = Close
web-cancel = Cancel
web-loading = The table is being laid …
web-back-to-hall = Back to the hall
web-hall = Meadhall, to the hall
web-board = The board
web-round = Round { $round }
web-language = Language
web-rules = Rules
web-menu = Menu
web-settings = Settings
web-result = Result
web-reconnecting = reconnecting …
web-practice = Practice
web-watching = You are watching

## Links that do not work, games that cannot go on

web-refused = This link opens no table
web-refused-why = The table may be gone, or the seat has a new link. Ask whoever sent it to you.
web-read-only = This game was played under older rules: look at it, but nobody can play on.
web-abandoned = The host has ended this game.

## Before the game

web-gathering = The table is set
web-gathering-host = Send the link to your friends. When every seat is taken, begin.
web-gathering-ready = Everybody is here. Begin when you like.
web-gathering-guest = The game begins when every seat is taken and the host says so.
web-seats = Seats
web-seat-open = free
web-seat-here = on this screen
web-sit-bot = Who takes this seat?
web-leave-open = wait for a friend
web-sit-here = Play it here
web-sit-here-name = Name of the player on { $seat }
web-sit-down = Sit down
web-rename = Change name
web-your-name = Your name
web-keep = Keep
web-get-up = Get up
web-start = Begin the game
web-start-not = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
web-link-join = Link for players
web-link-watch = Link for watchers
web-link-here = This page runs on your own computer: the links work on it alone. To play with friends elsewhere, start it with an address that they can reach (guide “host-it”).
web-link-seat = Link for { $who }
web-reissue = New link
web-reissue-sure = Make a new link for the seat of { $who }? The old one stops working at once, and everybody at the table is told.
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-title = A game of { $game }
web-options = Rules at this table
web-options-standard = All as in the standard game.
web-option-is = { $option }: { $value }
web-end-table = Give up this table
web-end-table-sure = Really? Nobody can play on then.

## The saga

web-saga = Saga of this game
web-saga-empty = Nothing has happened yet.
web-saga-starts = { $who } begins
web-saga-new = New below

## The past

web-replay = Replay
web-replay-bar = Through the game, step by step
web-step-back = A step back
web-step-on = A step on
web-round-back = To the round before
web-round-on = To the next round
web-play = Play
web-pause = Pause
web-speed = Speed
web-now = Now
web-step-of = Step { $step } of { $last }
web-past = The past: { web-round }
web-past-begin = The past, before round 1
web-back-to-now = Back to now
web-seen-by = Seen by
web-all-open = All hands open
web-practice-here = Play on from here
web-practice-why = A game of its own begins with this position, against bots. What you cannot know is drawn anew, and so is everything chance decides.
web-practice-against = Against
web-practice-go = Play on

## Since you were away

web-away = Since you were away
web-away-show = Show me
web-away-skip = Skip
web-away-more = { $count ->
    [one] and one line before that
   *[other] and { $count } lines before that
  }

## Refusals, reasons, seats

web-reason = Why not
web-rule = Rule { $rule }
web-bot-warming = { $bot } is warming up: ready { in-about }.
web-bot-for-you = { $bot } is playing for you.
web-take-back = Play again myself
web-absent = { $who } has been away for a long time.
web-bot-plays-on = Let { $bot } play on
web-let-bot = Let a bot play for me
web-seat-bot = { $bot } plays for { $who }
web-points = { $points ->
    [one] one point
   *[other] { $points } points
  }

## The curtain

web-curtain = Pass the screen to { $who }
web-curtain-why = Only { $who } should see what comes next.
web-curtain-lift = I am { $who }
web-curtain-choose = Who is looking?
web-curtain-choose-why = Nobody on this screen has to decide now.

## Turn notice

web-title = Meadhall
web-title-turn = ● Your turn – Meadhall
web-title-turn-of = ● { $who } – Meadhall
web-title-over = The game is over – Meadhall
web-turn = Your turn
web-turn-body = The table waits for you in { $game }.

## Settings

web-theme = Light
web-theme-system = as the system
web-theme-dark = dark
web-theme-light = light
web-pace = Speed of the game
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = at once
web-still = No motion
    .explain = Pieces change places without travelling.
web-large = Large pieces
    .explain = Bigger pieces and letters.
web-sound = Sound
    .explain = A soft note when it is your turn.
web-notify = Notification
    .explain = The browser tells you that it is your turn when you are elsewhere.
web-notify-denied = The browser does not allow it; its own settings can.

## The hint

web-hint = What would Jarl do?
web-hint-thinking = Jarl is thinking …
web-hint-note = The longer its bar, the more Jarl likes a move. Choosing one only marks it: you play.
web-hint-share = Jarl’s choice: { $share } %
web-hint-win = wins { $win } %
web-hint-score = about { $score ->
    [one] one point
   *[other] { $score } points
  }
web-hint-none = Jarl sees only one move.
web-hint-stale = The table has moved on. Ask again?
web-hint-again = Ask again

## The end

web-end = The game is over
web-end-won = { $who } wins!
web-end-won-you = You win!
web-end-shared = { $who } share the win.
web-end-total = total
web-end-part = Points for
web-end-course = Points, round by round
web-end-course-seat = { $who }: { $points }
web-end-rematch = Rematch
web-end-join-rematch = There is a rematch: sit down
web-end-save = Save the game as a file
web-end-look = Look at the board
web-end-replay = Replay from the beginning
web-end-dice = Fair dice
web-end-dice-why = Before the first throw the server committed itself to this key, so nobody could turn the dice later. The saved game proves it.
web-end-dice-commitment = Commitment
web-end-dice-key = Key
web-end-dice-how = How to check it
web-standings = If the game ended now

## Trying a move out

web-try = Try it
web-try-this = Try it: { $what }
web-try-title = This is only a trial
web-try-note = The board shows what it would come to.
web-try-chance = Then a card or a die falls: nobody can know it yet.
web-try-opened = What comes then is in the hands of others, or cannot be taken back.
web-try-do = Do it
web-try-back = Back
