# Eketorp’s board in the browser: what is drawn, in words.

eketorp-look-board = The board
eketorp-look-castle = { $whoIs ->
    [you] Your castle
   *[other] { $who }’s castle
  }: { $built } of 18 bricks built. Vikings at home: { $home }.
eketorp-look-wall = { eketorp-wall }: { $bricks }.
eketorp-look-carried = Brought home: { $bricks }.
eketorp-look-surplus = Beside the castle: { $bricks }.
eketorp-look-taken =
  { $whoIs ->
    [you] You have taken { $bricks }.
   *[other] { $who } has taken { $bricks }.
  }
eketorp-look-hospital = Hospital.
eketorp-look-hospital-empty = Hospital: nobody there.
eketorp-look-ward = { $stay }: { $vikings }.
eketorp-look-out = { $count ->
    [0] Home next round
    [one] Out for 1 round
   *[other] Out for { $count } rounds
  }
eketorp-look-out-brief = { $count ->
    [0] Home next
   *[other] Out for { $count }
  }
eketorp-look-risk = { $points ->
    [one] At most 1 point of bricks
   *[other] At most { $points } points of bricks
  }
eketorp-look-swap-brief = Swap
eketorp-look-amulets = Amulets: { $count }
eketorp-look-hand = Hand: { $cards }
eketorp-look-swap = Swap pile: { $cards }
eketorp-look-leader = Starting player
eketorp-look-ready = Ready
eketorp-look-offers = { $count ->
    [one] You can choose 1 place here.
   *[other] You can choose { $count } places here.
  }
eketorp-look-close = Back to the board
