# What Jarl would do, and why, whatever the game.

hint-often = { $tenths ->
    [0] hardly ever
    [1] 1 time in 10
    [10] nearly always
   *[other] { $tenths } times in 10
  }
hint-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
  }
hint-steps = { $first }, then { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. But { $cost }.
hint-costs = Close behind, but { $cost }.
hint-even-but = About as good as the next, but { $cost }.
hint-points = { $more ->
    [more] You end up with about { $count } more points
   *[fewer] You end up with about { $count } fewer points
  }
hint-points-cost = { $more ->
    [more] you end up with about { $count } more points
   *[fewer] you end up with about { $count } fewer points
  }
hint-wins = { $more ->
    [more] You win { $percent ->
        [one] 1 more game
       *[other] { $percent } more games
      } in 100
   *[fewer] You win { $percent ->
        [one] 1 game
       *[other] { $percent } games
      } fewer in 100
  }
hint-wins-cost = { $more ->
    [more] you win { $percent ->
        [one] 1 more game
       *[other] { $percent } more games
      } in 100
   *[fewer] you win { $percent ->
        [one] 1 game
       *[other] { $percent } games
      } fewer in 100
  }
hint-even = It makes hardly any difference.
hint-either = Either will do: you win about { $percent } in 100 games.
hint-only = It’s the only legal move.
hint-all-placed = Everyone has a place already.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint says what Jarl would do, and why.
try-help = try and a move says what it would come to, before you make it.
try-note = Nothing has happened yet.
try-points = { $whoIs ->
    [you] You’d have { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $who } would have { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }: { $count } { $more ->
    [more] more
   *[fewer] fewer
  }.

## On the screen

hint-idea = Idea { $number } of { $count }
hint-next = Next idea
hint-take = Take this plan
hint-take-short = Take
hint-better = { $count ->
    [one] About { $count } point better than your plan.
   *[other] About { $count } points better than your plan.
  }
hint-same = As good as your plan.
hint-worse = { $count ->
    [one] About { $count } point worse than your plan.
   *[other] About { $count } points worse than your plan.
  }
hint-further = Jarl is still thinking …
