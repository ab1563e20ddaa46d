# The scenes of Eketorp.

eketorp-scene-plans = Plans!
eketorp-scene-revealed = Plans are revealed
eketorp-scene-blood = { $count ->
    [0] No field is fought for.
    [one] One field is fought for.
   *[other] { $count } fields are fought for.
  }
eketorp-scene-besieged = { $mine ->
    [yes] { $count ->
        [one] Your castle is besieged.
       *[other] { $count } castles are besieged, yours too.
      }
   *[no] { $count ->
        [one] One castle is besieged.
       *[other] { $count } castles are besieged.
      }
  }
eketorp-scene-served = Peaceful fields: everyone takes a brick.
eketorp-scene-fight = { $who } fights { $rival } { $place }
eketorp-scene-siege = { $who } besieges { $rival } { eketorp-with-side }
eketorp-scene-wins = { $whoIs ->
    [you] You win by { $by }!
   *[other] { $who } wins by { $by }
  }
eketorp-scene-open = { $whoIs ->
    [you] Nobody defends: you break in!
   *[other] Nobody defends: { $who } breaks in
  }
eketorp-scene-plunder = { $whoIs ->
    [you] You plunder { $rival }’s castle
   *[other] { $rivalIs ->
        [you] { $who } plunders your castle
       *[other] { $who } plunders { $rival }’s castle
      }
  }
eketorp-scene-booty = { $whoIs ->
    [you] You carry off { eketorp-the-brick }!
   *[other] { $who } carries off { eketorp-the-brick }
  }
eketorp-scene-torn-down = { $whoIs ->
    [you] You tear down { $bricks }
   *[other] { $who } tears down { $bricks }
  }
eketorp-scene-no-plunder = { $whoIs ->
    [you] You take nothing
   *[other] { $who } takes nothing
  }
eketorp-scene-loot = You break in! Take up to { $difference } from { $rival }
eketorp-scene-loot-empty = You break in, but there’s nothing on these two walls.
eketorp-scene-loot-dear = You break in, but their top { $count ->
    [one] brick is
   *[other] bricks are
  } worth more than { $difference }.
eketorp-scene-gain = You gain { $points }
eketorp-scene-gain-what = { eketorp-the-brick }, to build this round
eketorp-scene-gain-nothing = you keep nothing
eketorp-scene-loss = { $rival } loses { $points }
eketorp-scene-of-points = { $points } of { $difference }
eketorp-scene-carry = Carry off { eketorp-the-brick } ({ $points })
eketorp-scene-best = Best loot
eketorp-scene-on = Go on
eketorp-scene-keep = You keep it
eketorp-scene-lost = Torn down
eketorp-scene-lift = Lift { eketorp-the-brick }
eketorp-scene-keep-this = Keep { eketorp-the-brick }
eketorp-scene-put-back = Put { eketorp-the-brick } back
eketorp-scene-build = The castles grow
eketorp-scene-complete = { $whoIs ->
    [you] Your castle is finished!
   *[other] { $who }’s castle is finished!
  }
eketorp-scene-last-round = The tenth round is over
eketorp-scene-counted = Now the castles are counted.
