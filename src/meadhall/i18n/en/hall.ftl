# The hall: making and finding tables, sitting down, and the rules.

## Home

hall-welcome = Two games of the old North, against good bots or with friends.
hall-game-eketorp = Eketorp
    .line = Send your vikings out in secret, fight for bricks, plunder the neighbours, and build the best walls on the island.
hall-game-shipwrights = Shipwrights of the North Sea
    .line = Draft your people, gather what your ships need, and launch the finest fleet in the North in five rounds.
hall-seats-range = { $least } to { $most } players
hall-play = Play
hall-play-bots = { $count ->
    [0] on your own
    [one] against one bot · { $level }
    [2] against two bots · { $level }
    [3] against three bots · { $level }
    [4] against four bots · { $level }
   *[other] against { $count } bots · { $level }
  }
hall-play-choose = Change players and level
hall-tabs = Parts of the hall
hall-tab-hall = Hall
hall-tab-learn = Learn
hall-waits = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
  }
hall-more-waits = { $count ->
    [one] 1 more table waits for you
   *[other] { $count } more tables wait for you
  }
hall-give-up = Cancel
hall-set-up = New table
hall-rules = Rules
in-about = { $unit ->
    [seconds] in about { $count } seconds
    [minutes] in about { $count } minutes
   *[moment] in a moment
  }
hall-warming = Jarl and Konung are warming up: ready { in-about }. You can play against the others right away.
hall-level-warming = Still warming up: ready { in-about }.
hall-away = Can’t reach the server. Retrying …
hall-failed = The server couldn’t get the rules ready. Its log says why.

## My tables

hall-mine = My tables
hall-mine-none = Your games appear here (on this device only).
hall-your-turn = Your turn
hall-running = others are thinking
hall-watching = watching
hall-gathering = waiting for players
hall-gone = You left: sit down again
hall-over = over
hall-abandoned = ended early
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] a free seat
   *[other] { $count } free seats
  }
hall-left = { $time } left
hall-waiting = Waiting
hall-finished = Finished
hall-all = Show all { $count }
hall-fewer = Show fewer
hall-review = Review of this game of { $game }
hall-forget = Remove: { $game }, { $players }
hall-forget-short = Remove
hall-forgotten = Removed from your list.
hall-load = Open a saved game
hall-no-file = This isn’t a saved game.

## A new table

hall-new = New table
hall-to-hall = Back to the hall
hall-nowhere = Page not found
hall-nowhere-why = The link may be incomplete. Copy the whole link and try again.
hall-no-rule = No rule { $rule } here. Search, or browse the contents.
hall-game = Game
hall-your-name = Your name
hall-your-name-hint = shown to other players
hall-how-many = Players
hall-seats = Seats
hall-seat-of = Who plays { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [violet] violet
   *[white] white
  }?
hall-who-me = Me
    .explain = You play on this device.
hall-who-link = Friend online
    .explain = We’ll give you a link; whoever opens it takes this seat.
hall-who-here = Friend on this device
    .explain = Pass the device around; a curtain hides your cards in between.
hall-people = People
hall-bots = Bots
hall-friend-name = Their name
hall-others = Fill other seats with:
hall-friends = Friends
hall-edition = Edition
hall-options = Options: { $changed ->
    [0] standard
    [one] one changed
   *[other] { $changed } changed
  }
hall-changed = changed
hall-as-before = Reset
hall-absence = Count a player as away after
hall-absence-explain = Then the host can let a bot play on in their seat.
hall-span-600 = 10 minutes
hall-span-3600 = one hour
hall-span-86400 = one day
hall-span-259200 = 3 days
hall-span-604800 = one week
hall-span-2592000 = 30 days
hall-hints = Hints allowed
hall-hints-explain = Everyone may ask Jarl for advice; the table shows that hints are on.
hall-start = Start
hall-make = Create table

## Sitting down

hall-join = Take a seat
hall-join-title = You’re invited
hall-claim-title = Your seat is waiting
hall-join-asks = { $game } with { $players }.
hall-join-options = { $count ->
    [one] One option isn’t standard
   *[other] { $count } options aren’t standard
  }
hall-pick-seat = Your seat
hall-free = free
hall-join-begun = This game has already started. Ask the host for a link to watch.
hall-join-ended = This link has expired. Ask for a new one.
hall-join-full = All seats are taken. Ask the host for another table.
hall-claim-explain = The host made a new link for this seat. Take it and play on. Everyone at the table knows about it.
hall-name-first = Enter your name.

## Rules

hall-rules-of = Rules: { $game }
hall-rules-english = This page isn’t translated yet. Here it is in English.
hall-back-table = Back to the table
hall-back-learn = Back to the lesson
hall-back-puzzle = Back to the puzzle
hall-guide = Guide
hall-all-rules = All the rules
hall-contents = Contents
hall-table = Table
hall-search = Search
hall-search-hint = a word, or a number like { $example }
hall-found = { $count ->
    [0] Nothing found.
    [one] 1 result
   *[other] { $count } results
  }
hall-found-more = The first { $count } results

# The profile and the ladder
hall-profile-guest = Play as a guest
hall-guest-plays = You can play right away. Without a profile, your games stay on this device.
hall-guest-profile = Make a profile
hall-profile-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } · { $won } won
hall-ladder = Ladder
hall-counts = Counts for the ladder
hall-counts-explain = Everyone needs a profile, and nobody gets hints. If you leave, you come last.
hall-join-counts = This game counts for the ladder: you need a profile.
