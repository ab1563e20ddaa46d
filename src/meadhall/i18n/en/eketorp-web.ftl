# Eketorp on the browser’s table.

eketorp-web-at-field = on { $field }
eketorp-web-at-siege = at { $castle }’s { eketorp-side }
eketorp-web-amulets = { $count ->
    [0] no amulet left
    [one] one amulet
   *[other] { $count } amulets
  }

## Planning

eketorp-web-plan = Where do your vikings go?
eketorp-web-plan-begun = Some of your vikings are on their way already. Take them back to plan anew.
eketorp-web-left-home = { $count ->
    [0] Nobody is left at home.
    [one] One left at home.
   *[other] { $count } left at home.
  }
eketorp-web-no-defender = Nobody stays at home: your castle has no defender.
eketorp-web-send-field = { $count ->
    [0] Send a viking to field { $field }: { $bricks }
    [one] Send another viking to field { $field }: { $bricks }. One goes there.
   *[other] Send another viking to field { $field }: { $bricks }. { $count } go there.
  }
eketorp-web-back-field = One viking less on field { $field }
eketorp-web-before-castle = Before { $castle }’s castle
eketorp-web-send-siege = Send a viking to { $castle }’s { eketorp-side }
eketorp-web-back-siege = Call the viking back from { $castle }’s { eketorp-side }
eketorp-web-ready = Ready
eketorp-web-plan-clear = Start over
eketorp-web-plan-sealed = Your plan is sealed. You can change it until everybody is ready.
eketorp-web-plan-told = Your plan is sealed.

## Bricks on a peaceful field

eketorp-web-claim-after = After you: { $who }.
eketorp-web-take = Take { eketorp-brick }

## Fights

eketorp-web-attack = Where do you attack?
eketorp-web-attack-note = Choose here or on the board.
eketorp-web-choose-attack = Choose an attack
eketorp-web-go = Attack
eketorp-web-give-up = Give up
eketorp-web-holds-known = holds { $cards }
eketorp-web-holds-unseen = { $count ->
    [one] one card unseen
   *[other] { $count } cards unseen
  }
eketorp-web-defenders = { $count ->
    [0] nobody at home
    [one] one at home
   *[other] { $count } at home
  }
eketorp-web-battle = Your fight with { $rival } on { $field } for { $bricks }
eketorp-web-battle-empty = Your fight with { $rival } on { $field }
eketorp-web-contest = Your fight with { $rival } for { $castle }’s { eketorp-side }
eketorp-web-siege = Your siege of { $castle } { eketorp-with-side }
eketorp-web-besieged = { $rival } besieges you { eketorp-with-side }
eketorp-web-exchange = { $fight }: new cards?
eketorp-web-exchange-note = One amulet a card, for the whole hand. Each amulet left is a point at the end.
eketorp-web-keep-cards = Keep
eketorp-web-new-cards = New cards
eketorp-web-your-amulets = Your amulets
eketorp-web-against = against
eketorp-web-card-ask = { $fight }: choose a card
eketorp-web-choose-card = Choose a card
eketorp-web-play = Play { $value }
eketorp-web-open-gate = Nobody defends the castle: your card alone is what you may plunder.
eketorp-web-counts-nothing = You have nobody at home: your card counts 0, and your opponent gets it.
eketorp-web-your-hand = Your cards
eketorp-web-card = Card { $value }
eketorp-web-hand-of = Your cards: { $cards }
eketorp-web-stays = Rounds in hospital for the loser
eketorp-web-by-three = by 3 or more
eketorp-web-by-one = by 1 or 2
eketorp-web-by-none = both, if equal
eketorp-web-if-you-lose = if you lose
eketorp-web-if-they-lose = if your opponent loses
eketorp-web-hurt = A viking of { $who } goes to ward { $ward }{ $rounds ->
    [0] {""} and is back next round.
    [one] {""} and misses one round.
   *[other] {""} and misses { $rounds } rounds.
  }
eketorp-web-breach = { $who } breaks in and may plunder up to { $difference }.
eketorp-web-holds = The castle holds out.
eketorp-web-picks-up = { $who } picks up the swap pile.
eketorp-web-swapped = The two cards change hands.
eketorp-web-by = by { $difference }
eketorp-web-tie = equal

## Plunder

eketorp-web-plunder = You broke into { $rival }’s castle: plunder up to { $difference }
eketorp-web-plunder-note = Bricks come off the top. You may carry off one; the others are lost.
eketorp-web-wall = Wall field { $wall }
eketorp-web-lift = Lift a brick off wall field { $wall }
eketorp-web-put-back = Put a brick back on wall field { $wall }
eketorp-web-of-difference = of { $difference }
eketorp-web-booty = Carry off
eketorp-web-booty-none = nothing
eketorp-web-take-nothing = Leave the walls alone
eketorp-web-carry-off = Carry off the { eketorp-brick }
eketorp-web-pull-down = Only pull down

## Building

eketorp-web-build = { $count ->
    [one] Your viking brings home a brick: where do you build it?
   *[other] Your vikings bring home { $count } bricks: where do you build them?
  }
eketorp-web-build-note = { $count ->
    [0] Everything has its place.
    [one] One brick left to build. What lies on top is plundered first.
   *[other] { $count } bricks left to build. What lies on top is plundered first.
  }
eketorp-web-carried = Bricks to build
eketorp-web-unbuild = Take { eketorp-brick } back from wall field { $wall }
eketorp-web-build-done = Build
eketorp-web-build-again = Start over

## Opening hand

eketorp-web-redraw-note = A hand without a 4, 5 or 6 may be drawn anew.
eketorp-web-keep-hand = Keep my cards
eketorp-web-draw-anew = Draw four new cards

## Waiting

eketorp-web-you-decide = You are deciding.
eketorp-web-goes-on = The game goes on …
eketorp-web-wait-plan = { $count ->
    [one] { $who } is still planning.
   *[other] { $who } are still planning.
  }
eketorp-web-wait-redraw = { $count ->
    [one] { $who } looks at the opening hand.
   *[other] { $who } look at their opening hands.
  }
eketorp-web-wait-claim = { $who } chooses a brick on { $field }.
eketorp-web-wait-fight = { $who } chooses whom to attack.
eketorp-web-wait-amulet = { $who } thinks about new cards before the fight { $place }.
eketorp-web-wait-card = { $count ->
    [one] { $who } chooses a card for the fight { $place }.
   *[other] { $who } choose their cards for the fight { $place }.
  }
eketorp-web-wait-plunder = { $who } plunders { $rival }’s castle.
eketorp-web-wait-build = { $count ->
    [one] { $who } is building.
   *[other] { $who } are building.
  }
eketorp-web-card-sealed = Your { $value } lies face down.

## A new round

eketorp-web-round = Round { $round }
eketorp-web-leader = { $who } is the starting player.
eketorp-web-wards-move = In hospital everybody moves one ward on.
eketorp-web-leftovers = Leftover grass and wood are cleared away.

## What is known

eketorp-web-known = What is known
eketorp-web-hand = Hand
eketorp-web-swap = Swap pile
eketorp-web-piles = { $pile } in the draw pile, { $discards } discarded.
eketorp-web-discards-known = Discarded, as you know:
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
