# The clock of a table: which one it is, how it stands, pauses and vacation.

clock-title = Clock
clock-starts = Starts when everyone is seated
clock-none = None
clock-none-explain = Take your time
clock-gentle = Gentle
clock-gentle-explain = A nudge after { $time }
clock-live = Live
clock-days = Days
clock-which = How much time
clock-decision = { $time } per decision
clock-decision-spare = { $time } per decision, { $spare } spare
clock-game = { $spare } for the game
clock-game-more = { $spare } for the game, { $increment } more with each decision
clock-out = When time runs out
clock-out-bot = A bot plays on
clock-out-waits = The table waits
clock-then-bot = When time runs out, a bot plays on until you’re back
clock-then-waits = When time runs out, the table waits
clock-pauses = Anyone may ask for a pause; it begins when everyone says yes.
clock-left = { $time } left
clock-over = time is up
clock-out-of-time = { $who } is out of time.
clock-away = on vacation until { $date }
clock-thinking = { $who } has been thinking for a while.
clock-nudge = The others are waiting for you.
clock-ask-pause = Ask for a pause
clock-pause-asked = { $who } asks for a pause.
clock-pause-waits = You’d like a pause. Still to agree: { $who }.
clock-agree = Agree
clock-refuse = Play on
clock-paused = Pause: all clocks stand still.
clock-resume = End the pause
clock-vacation = Vacation
clock-vacation-explain = { $days ->
    [0] You’ve used all your vacation at this table for this year.
    [one] Your clock stands still while you’re away. You have 1 day left this year.
   *[other] Your clock stands still while you’re away. You have { $days } days left this year.
  }
clock-vacation-days = Days
clock-vacation-go = Go on vacation
clock-vacation-on = You’re on vacation. Your clock stands still.
clock-vacation-end = I’m back
