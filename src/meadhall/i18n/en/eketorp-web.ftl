# Eketorp on the browser’s table.

eketorp-web-at-field = on { $field }
eketorp-web-at-siege = at { of-castle } { eketorp-side }
eketorp-web-amulets = { $count ->
    [0] no amulets left
    [one] 1 amulet
   *[other] { $count } amulets
  }

## Planning

eketorp-web-plan = Where do your vikings go?
eketorp-web-plan-note = Choose a field or a siege engine to send a viking there. Your plan stays secret until everyone is ready.
eketorp-web-plan-mine = Your plan
eketorp-web-plan-begun = You’ve already placed some vikings. Clear the plan to start again.
eketorp-web-plan-bare = There are no bricks to take { $places }.
eketorp-web-no-defender = No one at home: your castle is undefended.
eketorp-web-send-field = { $count ->
    [0] Send a viking to { $field }: { $bricks }
    [one] Send another viking to { $field }: { $bricks }. One is going there.
   *[other] Send another viking to { $field }: { $bricks }. { $count } are going there.
  }
eketorp-web-back-field = Call one back from { $field }
eketorp-web-send-siege = Send a viking to { of-castle } { eketorp-side }
eketorp-web-back-siege = Call your viking back from { of-castle } { eketorp-side }
eketorp-web-ready = Ready
eketorp-web-plan-clear = Clear plan
eketorp-web-plan-sealed = You’re ready. You can change your plan until everyone is.
eketorp-web-plan-told = You’re ready.

## Bricks on a peaceful field

eketorp-web-claim-after = { $who } chooses next.
eketorp-web-take = Take { eketorp-the-brick }

## Fights

eketorp-web-attack = Where do you attack?
eketorp-web-attack-note = Choose here or on the board.
eketorp-web-choose-attack = Choose an attack
eketorp-web-go = Attack
eketorp-web-give-up = Give up the siege
eketorp-web-holds-known = has { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] has 1 unseen card
   *[other] has { $count } unseen cards
  }
eketorp-web-defenders = { $count ->
    [0] nobody at home
    [one] one at home
   *[other] { $count } at home
  }
eketorp-web-battle = Fight with { $rival } on { $field } for { $bricks }
eketorp-web-battle-empty = Fight with { $rival } on { $field }
eketorp-web-contest = Fight with { $rival } { eketorp-for-side }
eketorp-web-siege = Your siege of { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } besieges you { eketorp-with-side }
eketorp-web-exchange = { $fight }. Swap your hand?
eketorp-web-exchange-note = It costs one amulet per card, and you must swap the whole hand. Unspent amulets are worth 1 point each.
eketorp-web-keep-cards = Keep my hand
eketorp-web-new-cards = Swap all
eketorp-web-your-amulets = Your amulets
eketorp-web-against = against
eketorp-web-choose-card = Choose a card
eketorp-web-play = Play { $value }
eketorp-web-open-gate = The castle is undefended: you may plunder up to your card’s value.
eketorp-web-counts-nothing = No defenders: your card counts as 0, and your opponent keeps it. Throw away your worst.
eketorp-web-your-hand = Your cards
eketorp-web-card = Card { $value }
eketorp-web-hand-of = Your cards: { $cards }
eketorp-web-choose-note = Choose a card. You swap the two cards afterwards.
eketorp-web-guard = { $count ->
    [one] Choose a card. Your only guard defends the glowing walls.
   *[other] Choose a card. One of your { $count } guards defends the glowing walls.
  }
eketorp-web-gets = { $rival } gets it afterwards.
eketorp-web-card-holds = holds { $count } of { $of }
eketorp-web-card-wins = beats { $count } of { $of }
eketorp-web-card-worst = { $points ->
    [0] nothing to lose
   *[other] at worst −{ $points }
  }
eketorp-web-card-best = { $points ->
    [0] nothing to gain
   *[other] plunder up to { $points }
  }
eketorp-web-card-out = { $rounds ->
    [0] no risk
    [one] out up to 1 round
   *[other] out up to { $rounds } rounds
  }
eketorp-web-chance-holds = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] The { $card } doesn’t hold against the card in { of-rival } hand.
           *[other] The { $card } holds against the card in { of-rival } hand.
          }
       *[other] The { $card } holds against { $count } of the { $of } cards in { of-rival } hand.
      }
   *[no] The { $card } holds against { $count } of { $of } unseen cards.
  }
eketorp-web-chance-wins = { $known ->
    [yes] { $of ->
        [1] { $count ->
            [0] The { $card } doesn’t beat the card in { of-rival } hand.
           *[other] The { $card } beats the card in { of-rival } hand.
          }
       *[other] The { $card } beats { $count } of the { $of } cards in { of-rival } hand.
      }
   *[no] The { $card } beats { $count } of { $of } unseen cards.
  }
eketorp-web-out = { $most ->
    [0] is back next round
    [one] is out for 1 round
   *[other] is out for { $rounds } rounds
  }
eketorp-web-if-win = You win: { $rival }’s viking { eketorp-web-out }.
eketorp-web-if-breach = You win: plunder up to { $points }. A guard { eketorp-web-out }.
eketorp-web-if-breach-open = You break in: plunder up to { $points }.
eketorp-web-if-beaten = A { $values } beats you: your viking { eketorp-web-out }.
eketorp-web-if-broken-in = A { $values } breaks in: you lose { $bricks } at worst, and a guard { eketorp-web-out }.
eketorp-web-both-out = { $most ->
    [0] both are back next round
    [one] both are out for 1 round
   *[other] both are out for { $rounds } rounds
  }
eketorp-web-if-tie = A { $values } ties: { eketorp-web-both-out }.
eketorp-web-if-tie-siege = A { $values } ties: the walls hold, { eketorp-web-both-out }.
eketorp-web-at-stake = { $points ->
    [0] empty walls
   *[other] up to { $points } to plunder
  }
eketorp-web-hurt = { $whoIs ->
    [you] Your viking
   *[other] { $who }’s viking
  } { $rounds ->
    [0] is back next round.
    [one] is out for 1 round.
   *[other] is out for { $rounds } rounds.
  }
eketorp-web-breach = { $whoIs ->
    [you] You break in! Plunder up to { $difference }.
   *[other] { $who } breaks in and may plunder up to { $difference }.
  }
eketorp-web-holds = The walls hold.
eketorp-web-picks-up = { $whoIs ->
    [you] You pick up your swap pile.
   *[other] { $who } picks up the swap pile.
  }
eketorp-web-swapped = The cards are swapped.
eketorp-web-tie = Tie

## Plunder

eketorp-web-plunder-note = Take bricks from the top. Keep one; the rest are discarded.
eketorp-web-wall = { eketorp-wall }
eketorp-web-take-nothing = Take nothing
eketorp-web-pull-down = Tear down, keep nothing

## Building

eketorp-web-build = { $count ->
    [one] You have a brick to build. Where will you put it?
   *[other] You have { $count } bricks to build. Where will you put them?
  }
eketorp-web-build-note = { $count ->
    [0] All placed.
   *[other] Choose a wall of your castle. Top bricks are plundered first.
  }
eketorp-web-carried = Bricks to build
eketorp-web-unbuild = Take { eketorp-the-brick } back from { eketorp-wall }
eketorp-web-build-done = Build
eketorp-web-build-again = Start over

## Opening hand

eketorp-web-redraw-note = No 4, 5 or 6? You may redraw.
eketorp-web-keep-hand = Keep my hand
eketorp-web-draw-anew = Redraw four cards

## Waiting

eketorp-web-you-decide = Your turn
eketorp-web-goes-on = Bricks are handed out …
eketorp-web-wait-plan = { $count ->
    [one] { $who } is still planning.
   *[other] { $who } are still planning.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } is looking at the first hand.
   *[other] { $who } are looking at their first hands.
  }
eketorp-web-wait-claim = { $who } is choosing a brick on { $field }.
eketorp-web-wait-fight = { $who } is choosing a target.
eketorp-web-wait-amulet = { $who } is deciding whether to swap cards before the fight { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } is choosing a card for the fight { $place }.
   *[other] { $who } are choosing cards for the fight { $place }.
  }
eketorp-web-wait-plunder = { $who } is plundering { of-rival } castle.
eketorp-web-wait-build = { $count ->
    [one] { $who } is building.
   *[other] { $who } are building.
  }
eketorp-web-card-sealed = You’ve played your { $value }, face down.

## A new round

eketorp-web-round = Round { $round }
eketorp-web-leader = { $whoIs ->
    [you] You’re the starting player.
   *[other] { $who } is the starting player.
  }
eketorp-web-wards-move = Everyone in hospital moves up one bed.
eketorp-web-leftovers = Leftover grass and wood are cleared away.

## What is known

eketorp-web-known = Cards seen so far
eketorp-web-hand = Hand
eketorp-web-swap = Swap pile
eketorp-web-piles = { $pile } in the draw pile, { $discards } discarded.
eketorp-web-discards-known = Discards you know:
eketorp-web-heading = { web-round }{ $step ->
    [redraw] {" "}· First hands
    [plan] {" "}· Plans
    [claim] {" "}· Bricks
    [fight] {" "}· Fights
    [amulet] {" "}· Fights
    [card] {" "}· Fights
    [plunder] {" "}· Plunder
    [build] {" "}· Building
    [over] {" "}· The end
   *[chance] {""}
  }
