# Shipwrights of the North Sea in the browser: what is asked, and the answers.

## The draft

shipwrights-web-draft = { $count ->
    [one] Which card do you keep?
   *[other] Which { $count } cards do you keep?
  }
shipwrights-web-keep = Keep { $cards }
shipwrights-web-keep-which = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
  }
shipwrights-web-pick = Pick { $pick } of { $of }
shipwrights-web-tag-for = for your { $card }
shipwrights-web-tag-short = you’re short
shipwrights-web-set-aside = You keep { $cards }; you can change that until everyone has chosen.
shipwrights-web-plan = Your plan
shipwrights-web-plan-yard = in your yard
shipwrights-web-plan-kept = kept
shipwrights-web-plan-if = if you keep it
shipwrights-web-plan-together = Together they need
shipwrights-web-plan-empty = Nothing kept yet: the cards you keep are shown here.
shipwrights-web-plan-nobody = { $skill }: nobody yet
shipwrights-web-plan-who = { $skill }: { $who }
shipwrights-web-plan-of = { $held } of { $asked }
shipwrights-web-plan-short = { $count } short
shipwrights-web-plan-no-one = nobody yet
shipwrights-web-plan-pack = among these cards

## Enemies

shipwrights-web-enemies-note = Each makes the game harder. Skip them in your first game.
shipwrights-web-enemy-steps = The neutral player starts ahead: { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Play without enemies
    [one] Face one enemy
   *[other] Face { $count } enemies
  }

## Waiting

shipwrights-web-goes-on = Please wait …
shipwrights-web-wait-draft = { $count ->
    [one] { $who } is still choosing
   *[other] { $who } are still choosing
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } is still playing
   *[other] { $who } are still playing
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } is making the last exchanges
   *[other] { $who } are making the last exchanges
  }
shipwrights-web-still = Still playing: { $who }
shipwrights-web-you-are-done = You’ve ended your round.
shipwrights-web-cards-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
  }

## Acting

shipwrights-web-act = Your turn: choose an action
shipwrights-web-left = { $cards ->
    [0] Your hand is empty
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }, { $workers ->
    [0] no workers left
    [one] 1 worker left
   *[other] { $workers } workers left
  }.
shipwrights-web-convert = The last exchanges
shipwrights-web-convert-note = Only gold counts at the end: trade in your coins, wood, wool and iron.
shipwrights-web-space = space { $space }
shipwrights-web-what-with = { $card }: choose an action
shipwrights-web-what-now = Show all moves
shipwrights-web-nothing-left = Nothing left here.
shipwrights-web-back = Back
shipwrights-web-group = { $group ->
    [hand] From your hand
    [ships] Build ships
    [workers] Place workers
    [raids] Raid
    [market] Trade
    [dismiss] Remove
   *[end] Finish
  }
shipwrights-web-use-discard = Discard it
shipwrights-web-use-play = Play it
shipwrights-web-use-build = Build it
shipwrights-web-use-tuck = Tuck it under a building
shipwrights-web-use-lay = Place on your board
shipwrights-web-use-lay-ship = Place in the shipyard
shipwrights-web-lay-ship-why = Free. Covers a space until built.
shipwrights-web-lay-why = Free. { $major } for one ship (or { $minor } for 1 coin).
shipwrights-web-tuck-why = { $major } for all future ships (or { $minor } at 1 coin each)
shipwrights-web-for = { $paid } · { $rest }
shipwrights-web-free = Free · { $rest }
shipwrights-web-with-worker = Worker: { $ability }
shipwrights-web-partly-gold = { $paid } (gold replaces { $count })
shipwrights-web-place = Place a worker
shipwrights-web-dismiss = Remove { $card }
shipwrights-web-dismiss-why = No reward; frees the space.
shipwrights-web-launch = Build { $card }
shipwrights-web-end = End my round
shipwrights-web-end-later = { $count ->
    [one] 1 card left to use
   *[other] { $count } cards left to use
  }
shipwrights-web-end-title = End your round?
shipwrights-web-end-anyway = Yes, end my round
shipwrights-web-undone-workers = { $count ->
    [one] You can still place a worker.
   *[other] You can still place { $count } workers.
  }
shipwrights-web-undone-ships = { $count ->
    [one] You can still build a ship.
   *[other] You can still build { $count } ships.
  }
shipwrights-web-undone-raids = { $count ->
    [one] You can still raid.
   *[other] You can still raid { $count } times.
  }

## Building a ship

shipwrights-web-reckoning = Finding the cheapest way …
shipwrights-web-skills = Skills
shipwrights-web-labourer-card = Card to discard
shipwrights-web-chosen-above = Already chosen above.
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } leaves your board.
   *[other] { $cards } leave your board.
  }
shipwrights-web-paid = Cost
shipwrights-web-leave-out = { $hero }’s discount
shipwrights-web-by-gold = { $count } in gold
shipwrights-web-of = of { $have }
shipwrights-web-total = You pay { $goods }.
shipwrights-web-build-it = Build it
shipwrights-web-step-by-step = Choose each payment myself
shipwrights-web-more-ways = There are more ways to pay: choose each payment yourself to see them all.
shipwrights-web-skills-after = Then for { $card }: { $skills }

## Between the rounds

shipwrights-web-between = Round { $round }
shipwrights-web-income = Income
shipwrights-web-heroes = Heroes
shipwrights-web-go-on = Start round

## The end

shipwrights-web-brought = Points by ship and building

## A look back

shipwrights-web-open-hand = In hand: { $cards }

## Scenes

shipwrights-scene-launch = { $whoIs ->
    [you] You launch { $ship }!
   *[other] { $who } launches { $ship }!
  }
shipwrights-scene-nth = { $nth ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $nth }th
  }
shipwrights-scene-launched = { $whoIs ->
    [you] Your { shipwrights-scene-nth } ship takes to the water.
   *[other] { $who }’s { shipwrights-scene-nth } ship takes to the water.
  }
shipwrights-scene-milestone = A milestone is reached!
shipwrights-scene-raid = A raid!
shipwrights-scene-interval = The round is over
shipwrights-scene-market = Round { $round }: the market opens
