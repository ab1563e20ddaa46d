# The hall: making and finding tables, sitting down, and the rules.

## Home

hall-welcome = Two games of the old North, against good bots or with friends.
hall-game-eketorp = Eketorp
    .line = Send your vikings out in secret, fight for bricks, plunder the neighbours, and build the best walls on the island.
hall-game-shipwrights = Shipwrights of the North Sea
    .line = Draft your people, gather what a ship needs, and let the finest fleet of the North leave your yard in five rounds.
hall-seats-range = { $least } to { $most } players
hall-play = Play
hall-play-with = you and three Karls
hall-give-up = Cancel
hall-set-up = New table
hall-learn = Learn by playing
hall-rules = Rules
in-about = { $unit ->
    [seconds] in about { $count } seconds
    [minutes] in about { $count } minutes
   *[moment] in a moment
  }
hall-warming = Jarl and Konung are warming up: ready { in-about }. You can play already.
hall-level-warming = Still warming up: ready { in-about }.
hall-away = Can’t reach the server. Retrying …
hall-failed = The server couldn’t get the rules ready. Its log says why.

## My tables

hall-mine = My tables
hall-mine-none = The tables you play at or watch will stand here, in this browser only.
hall-your-turn = Your turn
hall-running = others are deciding
hall-watching = watching
hall-gathering = waiting for players
hall-over = over
hall-abandoned = ended early
hall-several = { $who } × { $count }
hall-free-seats = { $count ->
    [one] a free seat
   *[other] { $count } free seats
  }
hall-more = { $count } more
hall-fewer = Show fewer
hall-forget = Take off the list: { $game }, { $players }
hall-forget-short = Take off the list
hall-forgotten = The table is off your list.
hall-load = Open a saved game
hall-no-file = That is not a saved game.

## A new table

hall-new = New table
hall-to-hall = To the hall
hall-nowhere = There is nothing here
hall-nowhere-why = The address may have been cut short. Links to a table are best copied whole.
hall-no-rule = There is no { $rule } in this book. Look for a word, or in the contents.
hall-lesson = with the guide
hall-game = Game
hall-your-name = Your name
hall-your-name-hint = as the others see it
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
    .explain = on this screen.
hall-who-link = A friend, by link
    .explain = You get a link to send. Whoever opens it sits down here.
hall-who-here = A friend, on this screen
    .explain = You pass the screen on; a curtain falls in between.
hall-people = People
hall-bots = Bots
hall-friend-name = Their name
hall-others = All the others:
hall-friends = Friends
hall-edition = Rules of
hall-options = Options: { $changed ->
    [0] standard
    [one] one changed
   *[other] { $changed } changed
  }
hall-changed = changed
hall-as-before = As it was
hall-absence = Somebody who does not decide counts as absent after
hall-absence-explain = Then the host may let a bot play on in their place.
hall-span-600 = 10 minutes
hall-span-3600 = one hour
hall-span-86400 = one day
hall-span-259200 = 3 days
hall-span-604800 = one week
hall-span-2592000 = 30 days
hall-hints = Hints allowed
hall-hints-explain = Everybody may ask what Jarl would do. All at the table can see that this is so.
hall-start = Start
hall-make = Make the table

## Sitting down

hall-join = Sit down
hall-join-title = You are invited
hall-claim-title = Your seat is waiting
hall-join-asks = { $game } with { $players }.
hall-join-options = { $count ->
    [one] One option is not standard
   *[other] { $count } options are not standard
  }
hall-pick-seat = Your seat
hall-free = free
hall-join-begun = This game has begun already. Ask the host for a link to watch.
hall-join-ended = This link leads nowhere any more. Ask for a new one.
hall-join-full = All seats are taken. Ask the host for another table.
hall-claim-explain = The host has made a new link for this seat. Sit down and play on.
hall-name-first = Tell the others your name.

## Rules

hall-rules-of = Rules: { $game }
hall-back-table = Back to the table
hall-back-learn = Back to the lesson
hall-guide = Guide
hall-all-rules = All the rules
hall-contents = Contents
hall-table = Table
hall-search = Search
hall-search-hint = a word, or a number like { $example }
hall-found = { $count ->
    [0] Nothing found.
    [one] One place
   *[other] { $count } places
  }
hall-found-more = The first { $count } places
