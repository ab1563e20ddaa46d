# Eketorp’s board in the browser: what is drawn, in words.

eketorp-look-board = The board
eketorp-look-castle = { $who }’s castle: { $built } of 18 bricks built. Vikings at home: { $home }.
eketorp-look-wall = Wall field { $wall }: { $bricks }.
eketorp-look-carried = Brought home: { $bricks }.
eketorp-look-surplus = Beside the castle: { $bricks }.
eketorp-look-taken = { $who } has taken { $bricks }.
eketorp-look-hospital = Hospital.
eketorp-look-hospital-empty = Hospital: nobody is there.
eketorp-look-ward = Ward { $ward }: { $vikings }.
eketorp-look-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
eketorp-look-home-next = home next
eketorp-look-amulets = Amulets: { $count }
eketorp-look-hand = Hand: { $cards }
eketorp-look-swap = Swap pile: { $cards }
eketorp-look-leader = Starting player
eketorp-look-ready = Ready
eketorp-look-offers = { $count ->
    [one] One place can be chosen here.
   *[other] { $count } places can be chosen here.
  }
eketorp-look-close = Back to the board
