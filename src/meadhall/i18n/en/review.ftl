# The review after a game: what my decisions cost, what was luck, and how the chances to win went.

review-title = Review
review-heading = Where the game turned
review-chance = Chance to win
review-judged = Judged by
review-known = What I knew
review-hands = All hands open
review-known-note = Judged without the cards you couldn’t see.
review-hands-note = Judged with every hand open. You couldn’t know all of this.
review-worst = { $count ->
    [one] The decision that cost most
    [3] The three that cost most
   *[other] The { $count } that cost most
  }
review-none = No decision cost you anything that can be measured.
review-you = You
review-better = Better
review-points = { $count ->
    [one] ~1 point
   *[other] ~{ $count } points
  }
review-decisions = { $count ->
    [one] My decision
   *[other] My { $count } decisions
  }
review-best = best
review-move = Move
review-from-to = From { $start }% at the start to { $end }% at the end.
review-mine = Your decisions
review-luck = Luck: draws and ties
review-others = How the others played
review-sum = Your decisions { $mine }%, luck { $luck }%, the others { $others }%.
review-bigger = Bigger dot: it cost you more
review-round-line = { web-round }  { $theme }  −{ $percent }%, { review-points }
review-move-line =    { $who }: { $move }
review-why-line =    { $why }
