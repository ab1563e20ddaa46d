# Eketorp: everything that its players read.

eketorp = Eketorp
eketorp-legend = Players have numbers: 0 is Red, 1 is Blue and so on. In the walls each digit is a brick (1 grass, 2 wood, 3 clay, 4 stone), from the bottom up, and a dot is a free place.
eketorp-brick = { $brick ->
    [grass] grass
    [wood] wood
    [clay] clay
   *[stone] stone
  }
eketorp-bricks = { $count ->
    [one] a { eketorp-of-brick }
   *[other] { $count } { eketorp-of-brick }s
  }
eketorp-no-bricks = no bricks
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [0] no cards
    [one] 1 card face down
   *[other] { $count } cards face down
  }
eketorp-side = { $side ->
    [catapult] catapult
    [boat] boat
   *[ram] battering ram
  }
eketorp-with-side = { $side ->
    [catapult] with the catapult
    [boat] from the boat
   *[ram] with the battering ram
  }
eketorp-of-brick = { eketorp-brick } brick
eketorp-the-brick = the { eketorp-brick }
eketorp-laid-brick = { $count ->
    [one] { eketorp-brick }
   *[other] { eketorp-brick } ×{ $count }
  }
eketorp-wall = { $wall ->
    [0] the first catapult wall
    [1] the second catapult wall
    [2] the first boat wall
    [3] the second boat wall
    [4] the first ram wall
   *[5] the second ram wall
  }
eketorp-for-side = for { of-castle } { eketorp-side }
eketorp-the-a = a { $a }
eketorp-the-b = a { $b }

## What a player can do

eketorp-action-place-field = send a viking to field { $field }
eketorp-action-place-siege = send a viking to { of-castle } { eketorp-side }
eketorp-action-place-home = keep everyone else at home and hand in the plan
eketorp-action-play = play the { $value }
eketorp-action-pass = keep your hand
eketorp-action-exchange = swap your whole hand, at one amulet per card
eketorp-action-draw = a card is drawn: { $value }
eketorp-action-material = material card { $card } is turned up
eketorp-action-first = { $who } becomes the starting player
eketorp-action-build = build the { eketorp-of-brick } on { eketorp-wall }
eketorp-action-attack = attack { $rival } on field { $field }
eketorp-action-siege = besiege { $castle } { eketorp-with-side }
eketorp-action-contest = fight { $rival } { eketorp-for-side }
eketorp-action-decline = give up the siege of { $castle } { eketorp-with-side }
# Bricks torn off the two walls that a siege engine faces
eketorp-torn =
  { $first ->
    [0] { $second ->
        [one] 1 brick
       *[other] { $second } bricks
      } from the second wall
   *[other] { $first ->
        [one] 1 brick
       *[other] { $first } bricks
      } from the first wall{ $second ->
        [0] {""}
       *[other] {" "}and { $second } from the second
      }
  }
eketorp-action-plunder-nothing = take nothing
eketorp-action-plunder = tear down { eketorp-torn }, keep nothing
eketorp-action-plunder-booty = tear down { eketorp-torn }, keep a { eketorp-of-brick }
eketorp-action-claim = take a { eketorp-of-brick }
eketorp-action-keep = keep this hand
eketorp-action-redraw = set this hand aside and redraw four cards

## What is asked

eketorp-ask-plan = { $sent ->
    [0] Where do you send your vikings? { $count ->
        [one] One is at home.
       *[other] { $count } are at home.
      }
   *[other] Where do you send the next viking? { $count ->
        [one] One is left.
       *[other] { $count } are left.
      }
  }
eketorp-ask-claim = Which brick do you take on field { $field }?
eketorp-ask-fight = Where do you attack?
eketorp-ask-amulet = Fight with { $rival }: { $count ->
    [one] swap your last card? It costs 1 amulet; you have { $amulets }.
   *[other] swap all { $count } cards? It costs { $count } amulets; you have { $amulets }.
  }
eketorp-ask-card = { $case ->
    [battle] Fight with { $rival }: which card do you play?
    [siege] Siege against { $rival }: which card do you play?
    [open] { $rival }’s castle is undefended: you may plunder up to your card’s value. Which card do you play?
   *[empty] No defenders: your card counts as 0, and { $rival } keeps it. Which card do you give up?
  }
eketorp-ask-plunder = Plunder up to { $difference } from { $rival }’s two walls facing the { $first ->
    [0] catapult
    [2] boat
   *[4] battering ram
  }, from the top.
eketorp-ask-build = You have { $bricks } to build. Where?
eketorp-ask-redraw = Do you keep your first hand?

## The table in plain text

eketorp-board-round = Round { $round } of 10. { $whoIs ->
    [you] You’re the starting player.
   *[other] { $who } is the starting player.
  }
eketorp-board-field = Field { $field }: { $bricks }.
eketorp-board-field-vikings = Field { $field }: { $bricks }. Vikings: { $vikings }.
eketorp-board-siege = At { of-castle } { eketorp-side }: { $vikings }.
eketorp-board-castle = { $who }: walls { $walls } ({ $built } of { $room } bricks). At home: { $home }; in hospital, beds 1 to 4: { $wards }; amulets: { $amulets }.
eketorp-board-hand = { "  " }hand: { $hand }
eketorp-board-hand-swap = { "  " }hand: { $hand }; swap pile: { $swap }
eketorp-owner = { $whoIs ->
    [you] you
   *[other] { $who }
  } ×{ $count }

## The story

eketorp-event-first = { $whoIs ->
    [you] You’re the first starting player.
   *[other] { $who } is the first starting player.
  }
eketorp-event-dealt = Everyone gets four battle cards.
eketorp-event-hand = { $whoIs ->
    [you] Your hand: { $cards }.
   *[other] { $who }’s hand: { $cards }.
  }
eketorp-event-redraw = { $whoIs ->
    [you] You have only low cards, set them aside and redraw four.
   *[other] { $who } has only low cards, sets them aside and redraws four.
  }
eketorp-event-redraw-shown = { $whoIs ->
    [you] You show { $cards }, set them aside and redraw four cards.
   *[other] { $who } shows { $cards }, sets them aside and redraws four cards.
  }
eketorp-event-round = – Round { $round }. { $whoIs ->
    [you] You’re the starting player.
   *[other] { $who } is the starting player.
  }
eketorp-event-material = New bricks: { $laid }.
eketorp-laid = { $field } { $bricks }
eketorp-event-planned = { $whoIs ->
    [you] You’re ready.
   *[other] { $who } is ready.
  }
eketorp-event-revealed = Plans are revealed!
eketorp-event-plan = { $whoIs ->
    [you] You
   *[other] { $who }
  }: { $places }.
eketorp-event-no-plan = { $whoIs ->
    [you] You have nobody to send.
   *[other] { $who } has nobody to send.
  }
eketorp-vikings-field = { $field } ×{ $count }
eketorp-vikings-siege = { of-castle } { eketorp-side }
eketorp-vikings-home = { $count ->
    [0] nobody at home
   *[other] { $count } at home
  }
eketorp-event-took = { $whoIs ->
    [you] You take { $bricks } from { $field }.
   *[other] { $who } takes { $bricks } from { $field }.
  }
eketorp-event-attack = { eketorp-event-attack.line }.
    .line = { $whoIs ->
        [you] You attack { $rival } on { $field }
       *[other] { $who } attacks { $rivalIs ->
            [you] you
           *[other] { $rival }
          } on { $field }
      }
eketorp-event-contest = { eketorp-event-contest.line }.
    .line = { $whoIs ->
        [you] You fight { $rival } { eketorp-for-side }
       *[other] { $who } fights { $rivalIs ->
            [you] you
           *[other] { $rival }
          } { eketorp-for-side }
      }
eketorp-event-siege = { $whoIs ->
    [you] You besiege { $castle } { eketorp-with-side }{ $defended ->
        [yes] .
       *[no] ; nobody is at home there.
      }
   *[other] { $who } besieges { $castleIs ->
        [you] you { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; you have nobody at home.
          }
       *[other] { $castle } { eketorp-with-side }{ $defended ->
            [yes] .
           *[no] ; nobody is at home there.
          }
      }
  }
    .line = { $whoIs ->
        [you] You besiege { $castle } { eketorp-with-side }
       *[other] { $who } besieges { $castleIs ->
            [you] you
           *[other] { $castle }
          } { eketorp-with-side }
      }
eketorp-event-declined = { $whoIs ->
    [you] You give up the siege of { $castle } { eketorp-with-side }.
   *[other] { $who } gives up { $castleIs ->
        [you] your siege { eketorp-with-side }
       *[other] the siege of { $castle } { eketorp-with-side }
      }.
  }
eketorp-event-exchanged = { $whoIs ->
    [you] You spend { $count ->
        [one] 1 amulet
       *[other] { $count } amulets
      } on a new hand.
   *[other] { $who } spends { $count ->
        [one] 1 amulet
       *[other] { $count } amulets
      } on a new hand.
  }
    .part = { $whoIs ->
        [you] you spend { $count ->
            [one] 1 amulet
           *[other] { $count } amulets
          }
       *[other] { $who } spends { $count ->
            [one] 1 amulet
           *[other] { $count } amulets
          }
      }
eketorp-event-cards = { $whoIs ->
    [you] You play { eketorp-the-a }, { $rival } plays { eketorp-the-b }.
   *[other] { $rivalIs ->
        [you] { $who } plays { eketorp-the-a }, you play { eketorp-the-b }.
       *[other] { $who } plays { eketorp-the-a }, { $rival } plays { eketorp-the-b }.
      }
  }
eketorp-event-cards-open = { $whoIs ->
    [you] You play { $a }. Nobody defends, so { $rival }’s { $b } counts as 0.
   *[other] { $who } plays { $a }. Nobody defends, so { of-rival } { $b } counts as 0.
  }
eketorp-event-breach = { $whoIs ->
    [you] You break in! Plunder up to { $difference }.
   *[other] { $who } breaks in and may plunder up to { $difference }.
  }
eketorp-event-repelled = { $rivalIs ->
    [you] Your walls hold.
   *[other] { $rival }’s walls hold.
  }
eketorp-event-attack-over = { eketorp-event-attack-over.line }.
    .line = { eketorp-event-attack.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-contest-over = { eketorp-event-contest-over.line }.
    .line = { eketorp-event-contest.line } { eketorp-fight-outcome }, { eketorp-cards-played }
eketorp-event-siege-over = { eketorp-event-siege-over.line }.
    .line = { eketorp-event-siege.line } { eketorp-siege-outcome }
eketorp-cards-played = { $a } to { $b }
eketorp-fight-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] and win
       *[other] and wins
      }
    [lost] { $whoIs ->
        [you] and lose
       *[other] and loses
      }
   *[tied] { $whoIs ->
        [you] and tie
       *[other] and ties
      }
  }
eketorp-siege-outcome = { $outcome ->
    [won] { $whoIs ->
        [you] and break in
       *[other] and breaks in
      }, { eketorp-cards-played }
    [open] { $whoIs ->
        [you] and break in
       *[other] and breaks in
      } unopposed
   *[lost] in vain, { eketorp-cards-played }
  }
eketorp-event-hurt = { $whoIs ->
    [you] Your viking
   *[other] { $who }’s viking
  } { $rounds ->
    [0] is back next round.
    [one] is out for 1 round.
   *[other] is out for { $rounds } rounds.
  }
    .part = { $whoIs ->
        [you] your viking
       *[other] { $who }’s viking
      } { $rounds ->
        [0] is back next round
        [one] is out for 1 round
       *[other] is out for { $rounds } rounds
      }
eketorp-event-hurt-both = Both vikings { $rounds ->
    [0] are back next round.
    [one] are out for 1 round.
   *[other] are out for { $rounds } rounds.
  }
    .part = both vikings { $rounds ->
        [0] are back next round
        [one] are out for 1 round
       *[other] are out for { $rounds } rounds
      }
eketorp-event-picked-up = { $whoIs ->
    [you] You pick up your swap pile: { $cards }.
   *[other] { $who } picks up the swap pile: { $cards }.
  }
    .part = { $whoIs ->
        [you] you pick up { $cards }
       *[other] { $who } picks up { $cards }
      }
eketorp-event-picked-up-hidden = { $whoIs ->
    [you] You pick up your swap pile.
   *[other] { $who } picks up the swap pile.
  }
    .part = { $whoIs ->
        [you] you pick up your pile
       *[other] { $who } picks up the pile
      }
eketorp-event-no-plunder = { $whoIs ->
    [you] You take nothing from the walls.
   *[other] { $who } takes nothing from the walls.
  }
    .part = nothing is taken
eketorp-event-plundered = { $whoIs ->
    [you] You tear { $bricks } off { $rival }’s walls.
   *[other] { $who } tears { $bricks } off { of-rival } walls.
  }
    .part = { $kept ->
        [all] { $bricks } carried off
        [some] { $bricks } torn off, a { eketorp-of-brick } carried off
       *[none] { $bricks } torn off
      }
eketorp-event-booty = { $whoIs ->
    [you] You carry off a { eketorp-of-brick }.
   *[other] { $who } carries off a { eketorp-of-brick }.
  }
eketorp-event-brought-home = { $whoIs ->
    [you] You bring home { $bricks }.
   *[other] { $who } brings home { $bricks }.
  }
eketorp-event-built = { $whoIs ->
    [you] You build a { eketorp-of-brick }.
   *[other] { $who } builds a { eketorp-of-brick }.
  }
    .line = { $whoIs ->
        [you] You build
       *[other] { $who } builds
      }
    .part = { eketorp-brick }
eketorp-event-surplus = { $whoIs ->
    [you] You have no room left for { $bricks }.
   *[other] { $who } has no room left for { $bricks }.
  }
eketorp-event-complete = { $whoIs ->
    [you] Your castle is finished!
   *[other] { $who }’s castle is finished!
  }
eketorp-event-last-round = Ten rounds have been played.
eketorp-event-healed = { $whoIs ->
    [you] { $count ->
        [one] One of your vikings is well again.
       *[other] { $count } of your vikings are well again.
      }
   *[other] { $count ->
        [one] One of { $who }’s vikings is well again.
       *[other] { $count } of { $who }’s vikings are well again.
      }
  }

## Scores and endings

eketorp-part-grass = grass
eketorp-part-wood = wood
eketorp-part-clay = clay
eketorp-part-stone = stone
eketorp-part-complete = finished castle
eketorp-part-amulets = amulets
eketorp-ending-castle = A castle is finished.
eketorp-ending-rounds = Ten rounds have been played.

## Why something is not possible

eketorp-reason-not-your-decision = It’s not your turn.
eketorp-reason-another-step = Not in this step of the round.
eketorp-reason-dice-decide = That’s decided by the draw.
eketorp-reason-game-over = The game is over.
eketorp-reason-hand-has-a-high-card = You keep a hand with a 4, 5 or 6.
eketorp-reason-own-castle = You can’t besiege your own castle.
eketorp-reason-castle-not-in-play = That castle isn’t in play.
eketorp-reason-one-viking-a-siege-field = You already have a viking there: one per siege field.
eketorp-reason-places-in-order = Send your vikings in order: fields A to G, then siege fields clockwise. Undo, and type the whole plan in one line.
eketorp-reason-no-such-brick-on-the-field = There’s no such brick on this field.
eketorp-reason-no-viking-of-yours = You have no viking there.
eketorp-reason-no-viking-of-theirs = Your opponent has no viking there.
eketorp-reason-not-against-yourself = You can’t fight yourself.
eketorp-reason-field-at-peace = This field is at peace, so nobody fights here.
eketorp-reason-rivals-on-the-siege-field = First fight the rivals on this siege field.
eketorp-reason-siege-over = Your siege from here is over for this round.
eketorp-reason-siege-must-be-fought = You can’t give up this siege: a player who can attack must fight.
eketorp-reason-walls-worth-a-siege = You can only give up a siege of two empty walls.
eketorp-reason-too-few-amulets = You need one amulet for each card in your hand.
eketorp-reason-card-not-in-hand = That card isn’t in your hand.
eketorp-reason-too-few-bricks-on-the-wall = That wall has fewer bricks.
eketorp-reason-bricks-worth-too-much = These bricks are worth more than you may plunder.
eketorp-reason-two-bricks-at-most = You may tear down two bricks at most.
eketorp-reason-booty-not-among-the-bricks = You can only keep a brick that you tear down.
eketorp-reason-booty-must-be-taken = You must keep one of the bricks.
eketorp-reason-brick-not-brought = You have no such brick to build.
eketorp-reason-wall-full = That wall is full (3 bricks).
eketorp-reason-walls-in-order = Build the walls in rising order, and leave room for what’s left. Undo, and type all bricks in one line.
eketorp-reason-no-rival-on-the-siege-field = That opponent has no viking on this siege field.
eketorp-reason-already-decided = You’ve already decided. You can undo until everyone has.
eketorp-reason-home-never-attacks = Your vikings at home never attack: you can’t fight your besiegers.
eketorp-reason-no-contest-with-yourself = You can’t fight yourself for a siege field.
eketorp-reason-not-your-fight = This isn’t your fight.
eketorp-reason-opponent-exchanges = Your opponent is deciding whether to swap cards.
eketorp-reason-not-your-pick = It’s not your turn to choose a brick.
eketorp-reason-not-your-turn-to-build = It’s not your turn to build.
eketorp-reason-fighters-choose-cards = The two fighters choose their cards; you only watch.
eketorp-reason-besieger-plunders = The besieger chooses the bricks.
eketorp-lack-amulets = { $count ->
    [one] You need 1 more amulet.
   *[other] You need { $count } more amulets.
  }
eketorp-lack-brick = You have no { eketorp-of-brick } to build.
eketorp-lack-card = You have no { $value } in your hand.
eketorp-lack-step = { $step ->
    [keep] First decide whether you keep your hand.
    [plan] First place your vikings.
    [claim] First take your brick.
    [fight] First choose whom to attack.
    [amulet] First decide whether to swap your hand.
    [card] First play a battle card.
    [plunder] First choose what you plunder.
   *[other] First build your bricks.
  }
eketorp-reason-nobody-left-at-home = Nobody is left at home.
eketorp-reason-nobody-to-send = You have no viking to send this round.
eketorp-reason-nothing-to-build = You have no bricks to build.
eketorp-reason-plan-already-begun = You’ve already placed some vikings. Undo to start again.
eketorp-reason-vikings-do-not-add-up = Your plan doesn’t match the number of vikings at home.

## Options, each with a line that explains it

eketorp-option-hospitalExit = leaving the hospital
    .explain = Does a viking rest for a round in the last bed, or go home on reaching it?
    .afterLast = after the last bed
    .onArrival = on reaching the last bed
eketorp-option-siegeBrickCap = bricks in a siege
    .explain = How many bricks may you tear down after a won siege, within the difference of the cards?
    .none = any number
    .two = two at most
eketorp-option-emptyFieldBattle = battles on empty fields
    .explain = Do vikings fight on a field without bricks?
    .yes = they fight
    .no = they keep the peace
eketorp-option-mixedClaim = mixed bricks
    .explain = If a peaceful field has bricks of several kinds, who chooses which viking takes which?
    .roundRobin = players choose in turn
    .autoHighest = the most valuable goes first, automatically
eketorp-option-bootyOptional = booty of a siege
    .explain = May the winner of a siege leave all the bricks behind?
    .yes = yes, all of them
    .no = no, one must be kept
eketorp-option-skipPointlessSiege = pointless sieges
    .explain = May you give up a siege of two empty walls instead of fighting it?
    .yes = may be given up
    .no = must be fought
eketorp-option-mulligan = low opening hands
    .explain = What happens to an opening hand of only 1s, 2s and 3s?
    .forced = it is redrawn
    .optional = its player may redraw
    .off = it is kept
eketorp-option-mulliganReturn = rejected cards
    .explain = When do rejected opening hands go back into the draw pile?
    .end = once all hands are settled
    .immediate = at once
eketorp-option-mulliganOpen = rejected hands
    .explain = Does everyone see a rejected opening hand?
    .yes = shown
    .no = face down
eketorp-option-buildMode = building
    .explain = Do players build one after the other, or all at once in secret?
    .sequential = in turn
    .simultaneous = all at once
eketorp-option-knownCards = cards seen so far
    .explain = Does the table show hands and swap piles that everyone could remember?
    .open = shown
    .memory = only backs
eketorp-option-tieBreak = ties
    .explain = Who wins if the best scores are equal?
    .shared = they share the win
    .amulets = more amulets
    .bricks = more bricks
eketorp-option-firstPlayer = first starting player
    .explain = Who starts the first round?
    .random = drawn at random
    .seat = a named seat
eketorp-preset-standard = English/Italian
eketorp-preset-french = French

## Afterwards

eketorp-moment-plundered = { $rivalIs ->
    [you] { $guard ->
        [no] You left no guard. { $who } broke in { eketorp-with-side } and cost you { $points }.
       *[yes] { $who } broke in { eketorp-with-side } and cost you { $points }.
      }
   *[other] { $whoIs ->
        [you] You broke in { eketorp-with-side } and cost { $rival } { $points }{ $brick ->
            [none] .
           *[other] {" "}– and kept { eketorp-the-brick }.
          }
       *[other] { $who } broke in { eketorp-with-side } and cost { $rival } { $points }.
      }
  }
eketorp-moment-repelled = { $rivalIs ->
    [you] You held your castle against { $who }, { $b } against { $a }.
   *[other] { $rival } held out against { $whoIs ->
        [you] your siege
       *[other] { $who }
      }, { $b } against { $a }.
  }
eketorp-moment-won = { $whoIs ->
    [you] You beat { $rival } on { $field }, { $a } against { $b }, and took { $bricks }.
   *[other] { $who } beat { $rivalIs ->
        [you] you
       *[other] { $rival }
      } on { $field }, { $a } against { $b }, and took { $bricks }.
  }
eketorp-moment-beaten-field = { $whoIs ->
    [you] You beat { $rival } on { $field }, { $a } against { $b }.
   *[other] { $who } beat { $rivalIs ->
        [you] you
       *[other] { $rival }
      } on { $field }, { $a } against { $b }.
  }
eketorp-moment-beaten-siege-field = { $whoIs ->
    [you] You beat { $rival } { eketorp-for-side }, { $a } against { $b }.
   *[other] { $who } beat { $rivalIs ->
        [you] you
       *[other] { $rival }
      } { eketorp-for-side }, { $a } against { $b }.
  }
eketorp-moment-tie-field = { $whoIs ->
    [you] You and { $rival } tied on { $field }, and both were out.
   *[other] { $rivalIs ->
        [you] You and { $who }
       *[other] { $who } and { $rival }
      } tied on { $field }, and both were out.
  }
eketorp-moment-tie-siege-field = { $whoIs ->
    [you] You and { $rival } tied { eketorp-for-side }, and both were out.
   *[other] { $rivalIs ->
        [you] You and { $who }
       *[other] { $who } and { $rival }
      } tied { eketorp-for-side }, and both were out.
  }
eketorp-moment-nothing = { $whoIs ->
    [you] You broke into { $rival }’s castle { eketorp-with-side } and took nothing.
   *[other] { $who } broke into { of-rival } castle { eketorp-with-side } and took nothing.
  }
