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
shipwrights-web-kept = Yours so far: { $cards }
shipwrights-web-pack-card = { $facts }. Discarded: { $reward }.
shipwrights-web-set-aside = You keep { $cards }; you may change that until everybody has chosen.

## Enemies

shipwrights-web-enemies-note = Each makes your game harder. For a first game, try it without.
shipwrights-web-enemy-steps = Neutral player: { $steps }
shipwrights-web-enemies-go = { $count ->
    [0] Play without enemies
    [one] Face one enemy
   *[other] Face { $count } enemies
  }

## Waiting

shipwrights-web-goes-on = The game goes on …
shipwrights-web-wait-draft = { $count ->
    [one] { $who } is still choosing
   *[other] { $who } are still choosing
  }
shipwrights-web-wait-actions = { $count ->
    [one] { $who } is still acting
   *[other] { $who } are still acting
  }
shipwrights-web-wait-convert = { $count ->
    [one] { $who } is making the last exchanges
   *[other] { $who } are making the last exchanges
  }
shipwrights-web-still = { $count ->
    [one] { $who } is not ready yet
   *[other] { $who } are not ready yet
  }
shipwrights-web-you-are-done = You are done for this round.
shipwrights-web-cards-left = { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
  }

## Acting

shipwrights-web-act = Your yard: what will you do?
shipwrights-web-left = { $cards ->
    [0] Your hand is empty
    [one] One card in hand
   *[other] { $cards } cards in hand
  }, { $workers ->
    [0] no workers left
    [one] one worker left
   *[other] { $workers } workers left
  }.
shipwrights-web-convert = The last exchanges
shipwrights-web-convert-note = Gold counts at the end; coins, wood, wool and iron do not.
shipwrights-web-space = space { $space }
shipwrights-web-what-with = { $card }: what will you do with it?
shipwrights-web-what-now = What can I still do?
shipwrights-web-nothing-left = Nothing of that is left to do.
shipwrights-web-back = Back
shipwrights-web-group = { $group ->
    [hand] From your hand
    [ships] Build ships
    [workers] Place workers
    [raids] Raid
    [market] Trade
    [dismiss] Throw away
   *[end] Be done
  }
shipwrights-web-use-discard = Discard it
shipwrights-web-use-play = Play it
shipwrights-web-use-build = Build it
shipwrights-web-use-tuck = Tuck it under a building
shipwrights-web-use-lay = Lay it on your board
shipwrights-web-use-lay-ship = Lay it in the shipyard
shipwrights-web-lay-ship-why = Free. It covers a space until you build it.
shipwrights-web-lay-why = Free. Gives { $major } for one ship, or { $minor } for 1 coin.
shipwrights-web-tuck-why = { $major } for every ship to come, or { $minor } for 1 coin
shipwrights-web-for = For { $paid }: { $rest }
shipwrights-web-no-price = free
shipwrights-web-free = Free: { $rest }
shipwrights-web-with-worker = with a worker: { $ability }
shipwrights-web-partly-gold = { $paid }, { $count } of it in gold
shipwrights-web-place = Place a worker
shipwrights-web-dismiss = Throw away { $card }
shipwrights-web-dismiss-why = You get nothing for it, but its place is free again.
shipwrights-web-launch = Build the { $card }
shipwrights-web-end = I am done
shipwrights-web-end-later = { $count ->
    [one] Use your last card first
   *[other] Use { $count } cards first
  }
shipwrights-web-end-title = Done for this round?
shipwrights-web-end-anyway = Yes, I am done
shipwrights-web-undone-workers = { $count ->
    [one] A worker could still be placed.
   *[other] { $count } workers could still be placed.
  }
shipwrights-web-undone-ships = { $count ->
    [one] A ship could still be built.
   *[other] { $count } ships could still be built.
  }
shipwrights-web-undone-raids = { $count ->
    [one] There is still a raid to be made.
   *[other] There are still { $count } raids to be made.
  }

## Building a ship

shipwrights-web-reckoning = Working out the best price …
shipwrights-web-skills = Who builds it
shipwrights-web-by-craftsman = { $card } ({ $where }): { $paid }
shipwrights-web-by-labourer = the labourer: { $paid }
shipwrights-web-labourer-card = card for him
shipwrights-web-craftsmen-lost = { $count ->
    [one] { $cards } leaves your board.
   *[other] { $cards } leave your board.
  }
shipwrights-web-paid = What it costs
shipwrights-web-leave-out = Left out thanks to { $hero }
shipwrights-web-by-gold = { $count } in gold
shipwrights-web-of = of { $have }
shipwrights-web-total = You pay { $goods }.
shipwrights-web-build-it = Build it
shipwrights-web-step-by-step = Step by step
shipwrights-web-skills-after = For { $card } after that: { $skills }

## Between the rounds

shipwrights-web-between = Round { $round } begins
shipwrights-web-income = Income
shipwrights-web-heroes = Heroes
shipwrights-web-go-on = Go on

## The end

shipwrights-web-brought = What each ship and building brought

## A look back

shipwrights-web-open-hand = In hand: { $cards }
