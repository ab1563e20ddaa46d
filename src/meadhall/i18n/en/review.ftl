# The review after a game: what my decisions cost, what was luck, and how the chances to win went.

review-title = Review
review-heading = Where the game turned
# Given too: $game.
review-turn = { $kind ->
    [always] You were ahead all the way.
    [took] You took the lead in round { $round } and kept it.
    [last] You took the lead only in the last round.
    [until] You were still ahead after round { $round }.
   *[never] You were never ahead. Your best chance was { $percent }%, in round { $round }.
  }
review-chance = Chance to win
review-judged = Judged by
review-known = What I knew
review-hands = All hands open
review-known-note = Judged without the cards you couldn’t see.
review-hands-note = Judged with every hand open. You couldn’t know all of this.
review-unknowable = By what you knew, your move was the best.
review-worst = { $count ->
    [one] The decision that cost most
    [3] The three that cost most
   *[other] The { $count } that cost most
  }
review-none = None of your decisions cost you anything we can measure.
review-you = You
review-better = Better
review-points = { $count ->
    [one] ~1 point
   *[other] ~{ $count } points
  }
review-play-on = Play on from here
review-watch = Watch
review-watch-round = Watch: { web-round }
review-decisions = { $count ->
    [one] My decision
   *[other] My { $count } decisions
  }
review-all = All
review-best = best
review-move = Move
review-luck-and-skill = Luck and skill
review-from-to = From { $start }% at the start to { $end }% at the end.
review-mine = Your decisions
review-luck = Luck: draws and ties
review-others = How the others played
review-sum = Your decisions { $mine }%, luck { $luck }%, the others { $others }%.
review-rest = { $count ->
    [one] The other one cost { $percent }%.
   *[other] The other { $count } cost { $percent }% together.
  }
review-rest-best = { $count ->
    [one] Once you found the best move.
   *[other] You found the best move { $count } times.
  }
review-bigger = Bigger dot: it cost you more
review-looking = Looking at { web-round } of { $rounds } …
review-queued = The review begins when the bots have time …
review-failed = The review couldn’t be made.
review-again = Try again
review-handle = Moment of the game
review-previous = Previous decision
review-next = Next decision
review-at = { web-round }: { $who } { $percent }%
review-end = To the result
review-round-line = { web-round }  { $theme }  −{ $percent }%, { review-points }
review-move-line =    { $who }: { $move }
review-why-line =    { $why }
