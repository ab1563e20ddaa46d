# Lessons in chapters, and the guide beside the board.

learn-title = Lesson
learn-lessons = Lessons
learn-count = { $count } chapters
learn-count-done = { $done } of { $count } done
learn-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
learn-start = Start
learn-continue = Continue
learn-again = Play again
learn-on-path = Chapter { $chapter }: { $title } ({ $state ->
    [done] done
    [next] next
   *[later] not played yet
  })
learn-chapter = Chapter { $chapter } of { $chapters }
learn-step = Step { $step } of { $steps }
learn-goal = Your goal
learn-reached = Well done
learn-next = Next
learn-show = Show me
learn-skip = Skip step
learn-leave = Leave
learn-more = More about this step
learn-first = First reach the goal above. Nothing was sent.
learn-read-first = Read this first, then press “Next”.
learn-done = Chapter done!
learn-done-next = Next: { $title }.
learn-all-done = All chapters done
learn-all-done-line = Play any of them again
learn-all-done-text = You know the whole game now. Play one against the bots!
learn-next-chapter = Next chapter
learn-play = Play a game
learn-to-hall = Back to the hall

## Eketorp

learn-eketorp-round = The round
    .line = Send vikings, fetch bricks, build
learn-eketorp-fight = The fight and the hospital
    .line = Win with high cards, lose with low ones
learn-eketorp-besiege = Besiege
    .line = Take bricks off your neighbour’s wall
learn-eketorp-besieged = Be besieged
    .line = Guard what is worth most
learn-eketorp-end = Building and the end
    .line = Lay bricks safely, finish first

## Shipwrights

learn-shipwrights-draft = Draft and discard
    .line = Choose cards, pass on the rest
learn-shipwrights-ship = A ship
    .line = Place it, staff it, pay for it, build it
learn-shipwrights-buildings = Buildings, townsfolk and tucking
    .line = Places and people that stay with you
learn-shipwrights-tracks = Tracks, raids and trade
    .line = What waits on space 4
learn-shipwrights-heroes = Heroes, jarls and scoring
    .line = Lead a track, count the points
learn-shipwrights-rival = Alone against the rival
    .line = Beat a score instead of a neighbour
