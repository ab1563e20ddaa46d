# Puzzles: the best move is to be found at a real table.

puzzle-title = Puzzle
puzzle-heading = { $game }: puzzles
puzzle-about = Positions from bots’ games. One move is clearly best: find it.
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-all = All puzzles
puzzle-level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
  }
puzzle-count = { $solved } of { $count } solved
# Given too: $game.
puzzle-place = Round { $round }, { $seats } players
# Given too: $game.
puzzle-named = Puzzle { $number }: round { $round }, { $seats } players ({ $state ->
    [solved] solved
   *[open] not solved yet
  })
puzzle-same-today = the same for everyone today
puzzle-today = Today
puzzle-week = The last seven days
puzzle-day-solved = Solved
puzzle-day-open = not solved
puzzle-find = Find the best move
puzzle-how = Play it on the board. Nothing happens yet: we tell you whether it’s best. Nobody else moves.
puzzle-more = More about this puzzle
puzzle-tries = Your tries
puzzle-cost = Against the best move you lose about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $percent ->
    [one] 1 win
   *[other] { $percent } wins
  } in 100.
puzzle-better = What the best move does: { $why }
puzzle-unlisted = The search didn’t find it among the best moves. Try another.
puzzle-show = Show the answer
puzzle-solved = Solved!
puzzle-shown = The answer
puzzle-found = { $tries ->
    [1] Solved on the first try.
   *[other] Solved after { $tries } tries.
  }
puzzle-why = Why it’s best
puzzle-move = Move
puzzle-wins = Wins
puzzle-points = Points
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-theme-eketorp-plan = Plans
puzzle-theme-eketorp-fight = Fights
puzzle-theme-eketorp-siege = Sieges
puzzle-theme-eketorp-plunder = Plunder
puzzle-theme-eketorp-defence = Defence
puzzle-theme-eketorp-amulets = Amulets and hands
puzzle-theme-eketorp-building = Building
puzzle-theme-shipwrights-draft = Draft
puzzle-theme-shipwrights-ships = Ships
puzzle-theme-shipwrights-settlement = Settlement
puzzle-theme-shipwrights-workers = Workers
puzzle-theme-shipwrights-market = Market
puzzle-theme-shipwrights-payment = Payment
puzzle-theme-shipwrights-raids = Raids, heroes and upgrades
puzzle-theme-shipwrights-cards = Discards
