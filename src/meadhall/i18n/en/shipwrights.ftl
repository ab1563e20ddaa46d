# Shipwrights of the North Sea: everything that its players read.

shipwrights = Shipwrights of the North Sea
shipwrights-legend = Cards have short names: SH ships, BU buildings, CR craftsmen, TF townsfolk, JA jarls, numbered as in the card tables. Board spaces count from 1, buildings from 0, which is the hut. You can type several steps in one line, with commas between them.
shipwrights-good = { $good ->
    [worker] { $count ->
        [one] worker
       *[other] workers
      }
    [coin] { $count ->
        [one] coin
       *[other] coins
      }
    [wood] wood
    [wool] wool
    [iron] iron
    [gold] gold
    [any] wood, wool or iron
   *[card] { $count ->
        [one] card
       *[other] cards
      }
  }
shipwrights-goods = { $good ->
    [any] { $count ->
        [one] 1 wood, wool or iron
       *[other] any { $count } of wood, wool and iron
      }
   *[other] { $count } { shipwrights-good }
  }
shipwrights-resource = { $good ->
    [wood] wood
    [wool] wool
    [iron] iron
   *[gold] gold
  }
shipwrights-nothing = nothing
shipwrights-gain = gain { $goods }
shipwrights-exchange = pay { $paid }, gain { $goods }
shipwrights-hut = the hut
shipwrights-eikja = Eikja
shipwrights-no-building = not built yet
shipwrights-no-card = no card
shipwrights-hidden-trade = one card
shipwrights-by-skill = { $coins ->
    [0] free
   *[other] 1 coin
  }
shipwrights-skill-for = 1 skill for { $paid }
shipwrights-enemy = { $card } ({ $limits }; neutral player { $steps })
shipwrights-limit-price = goods cost { $count ->
    [one] 1 coin
   *[other] { $count } coins
  } more
shipwrights-limit-raid = raids need { $count ->
    [one] 1 more worker
   *[other] { $count } more workers
  }
shipwrights-limit-tuck = tucking costs { $count } more gold
shipwrights-limit-board = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } on the board at most
shipwrights-skill = { $skill ->
    [blacksmith] blacksmith
    [sailmaker] sailmaker
    [carver] carver
    [stonecutter] stonecutter
   *[carpenter] carpenter
  }
shipwrights-track = { $track ->
    [military] military
    [trade] trade
   *[fame] fame
  }
shipwrights-steps = { shipwrights-track } { $to }
    .part = +{ $count } { shipwrights-track }
shipwrights-upgraded = { $card ->
    [eikja] Eikja
    [labourer] labourer
   *[hut] hut
  }
shipwrights-the-upgraded = { $card ->
    [eikja] the Eikja
    [labourer] the labourer
   *[hut] the hut
  }

## What is printed on a card

shipwrights-facts-ship = Ship · { $skills } · cost { $paid } · { $worth } · { $effect }
shipwrights-facts-building = Building · cost { $paid } · { $worth } · Worker: { $ability }
shipwrights-facts-craftsman = Craftsman · { $major } (free) or { $minor } (1 coin)
shipwrights-facts-townsfolk = Townsfolk · { $ability }
shipwrights-facts-jarl = Jarl · { $worth }
shipwrights-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
shipwrights-worth-steps = +{ $count } { shipwrights-track }
shipwrights-effect-now = When built: { $goods }
shipwrights-effect-income = Income: { $goods }
shipwrights-effect-end = At the end: { shipwrights-points }
shipwrights-effect-per = At the end: { shipwrights-points } { $counter ->
    [distinct_building] per different building
    [set] per set of raid card, trade card and upgrade
    [ship] per ship
    [raid] per raid card
    [trade] per trade card
   *[upgrade] per upgrade
  }
shipwrights-card-line = { $word } { $card }: { $facts } · Discard for { $goods }

## What a player can do

shipwrights-action-draw = { $card } is drawn
shipwrights-action-round = round card { $card } is turned up
shipwrights-action-prize = the raid card { $card } is drawn
shipwrights-action-route = the trade card { $card } is drawn
shipwrights-action-hut = the hut { $card } is dealt
shipwrights-action-end = end your round
shipwrights-action-discard = discard { $card } and gain { $goods }
shipwrights-action-lay = place { $card } on your board
shipwrights-action-play = play { $card }: { $ability }
shipwrights-action-build = build { $card } for { $paid }
shipwrights-action-tuck = tuck { $card } under a building for { $paid }
shipwrights-action-ship = build the ship on space { $space }: { $card }
shipwrights-action-place-board = place a worker on space { $space }: { $ability }
shipwrights-action-place-building = place a worker on { $slot ->
    [0] { $card }
   *[other] building { $slot }, { $card }
  }: { $ability }
shipwrights-action-place-nowhere = place a worker on building { $slot }
shipwrights-action-dismiss-board = remove { $card } from space { $space }
shipwrights-action-dismiss-building = remove { $card } from under { $building }
shipwrights-action-buy = buy 1 { shipwrights-resource } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }
shipwrights-action-forge = turn 1 wood, 1 wool and 1 iron into 1 gold
shipwrights-action-hero = trade with { $hero }: { $ability }
shipwrights-action-hero-none = trade with { $hero }
shipwrights-action-raid = raid { $card } with { $count ->
    [0] no workers
    [one] 1 worker
   *[other] { $count } workers
  }: { $ability }
shipwrights-action-raid-none = raid
shipwrights-action-at = { $slot ->
    [0] the hut: { $card }
   *[other] building { $slot }: { $card }
  }
shipwrights-action-at-craftsman = the craftsman under building { $slot }: { $card } ({ shipwrights-by-skill })
shipwrights-action-from = the craftsman on space { $space }: { $card } ({ shipwrights-by-skill })
shipwrights-action-labourer = the labourer, for { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card }: { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = tuck the trade card under this ship: { $card }
shipwrights-action-cash = turn the trade card face down and take its reward now
shipwrights-action-upgrade = upgrade { shipwrights-the-upgraded }: { $ability }
shipwrights-action-ability = { $which ->
    [building] use the building
   *[townsfolk] use the townsperson tucked there
  }
shipwrights-action-ability-of = use { $card }: { $ability }
shipwrights-action-stop = finish with this worker
shipwrights-action-enemies = play against { $names }
shipwrights-action-enemies-none = play without enemies

## What is asked

shipwrights-ask-draft = Kept: { $cards }. Which card do you keep next?
shipwrights-ask-draft-two = Which two cards do you keep? Choose them in this order; the last can only be your second: { $last }
shipwrights-ask-draft-second = You keep { $kept }. Which is your second card? { $cards }.
shipwrights-ask-enemies = Which enemies do you face?
shipwrights-ask-convert = Your last exchanges. You have { $goods }.
shipwrights-ask-tuck = Which building do you tuck { $card } under?
shipwrights-ask-skill = Who is the { shipwrights-skill } for { $card }?
shipwrights-ask-discount = Which one do you save on { $card }?
shipwrights-ask-pay-card = { $count ->
    [one] Which card do you discard to pay?
   *[other] Which cards do you discard to pay? { $count } to go.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Do you pay wood, wool, iron or gold?
   *[other] Do you pay wood, wool, iron or gold? { $count } to go.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Take wood, wool or iron?
   *[other] Take wood, wool or iron? { $count } to go.
  }
shipwrights-ask-ability = { $card } is tucked under { $building } ({ $ability }). Which do you use first?
shipwrights-ask-ability-again = What else does your worker on { $building } do? { $card } is tucked there ({ $ability }).
shipwrights-ask-trade = You drew { $card }. Under a ship: { $income } in every income phase. Face down: { $ability } now.
shipwrights-ask-upgrade = Choose an upgrade
shipwrights-ask-main = Your hand: { $cards }. You have { $goods }. Choose an action.
shipwrights-ask-main-empty = Your hand is empty. You have { $goods }. Choose an action.

## The table

shipwrights-board-round = Round { $round } of 5. Wood costs { $wood }, wool { $wool }, iron { $iron }.
shipwrights-board-neutral = Neutral player: military { $military }, trade { $trade }, fame { $fame }.
shipwrights-board-rival = The rival has { $points ->
    [one] 1 point
   *[other] { $points } points
  } from round cards.
shipwrights-board-enemies = Enemies: { $names }.
shipwrights-board-hero = { $hero } is with { $whoIs ->
    [you] you
   *[other] { $who }
  }.
shipwrights-board-hero-free = Nobody has { $hero } yet.
shipwrights-board-hero-neutral = { $hero } is with the neutral player.
shipwrights-board-yard = { $who }: { $goods }; military { $military }, trade { $trade }, fame { $fame }
shipwrights-board-spaces = board: { $spaces }
shipwrights-board-buildings = buildings: { $buildings }
shipwrights-board-ships = ships: { $ships }
shipwrights-board-raids = raid cards: { $raids }
shipwrights-board-trades = trade cards: { $trades }
shipwrights-board-upgrades = upgraded: { $upgrades }
shipwrights-board-common = hero: { $hero }
shipwrights-board-hand = hand: { $cards }
shipwrights-board-hidden-hand = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
  }
shipwrights-space = { $space } ({ $ability })
shipwrights-space-card = { $space } { $card }
shipwrights-space-worker = { $space } (a worker)
shipwrights-slot = { $slot } { $card } ({ $ability }){ $worker ->
    [yes] {" "}(a worker)
   *[no] {""}
  }
shipwrights-slot-tucked = { $slot } { $card } ({ $ability }) over { $under }{ $worker ->
    [yes] {" "}(a worker)
   *[no] {""}
  }
shipwrights-raid = { $card } ({ $ability }){ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }
shipwrights-trade-aboard = { $card } (under { $ship })
shipwrights-trade-face-down = { $card } (face down)

## What happens

shipwrights-event-hut = { $whoIs ->
    [you] You get the { $card }.
   *[other] { $who } gets the { $card }.
  }
shipwrights-event-round = Round { $round }. { shipwrights-event-round.line }.
    .line = Wood costs { $wood }, wool { $wool }, iron { $iron }
shipwrights-event-direction = { $direction ->
    [clockwise] Pass cards left (clockwise).
   *[counterclockwise] Pass cards right (counter-clockwise).
  }
shipwrights-event-neutral = The neutral player is at military { $military }, trade { $trade }, fame { $fame }.
shipwrights-event-rival = The rival has { $points ->
    [one] 1 point
   *[other] { $points } points
  } from round cards.
shipwrights-event-rival-final = The rival ends with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
shipwrights-event-enemies = Enemies: { $names }.
shipwrights-event-no-enemies = { $whoIs ->
    [you] You play without enemies.
   *[other] { $who } plays without enemies.
  }
shipwrights-event-picked = { $whoIs ->
    [you] You’ve chosen.
   *[other] { $who } has chosen.
  }
shipwrights-event-actions = The draft is over. Time to act!
shipwrights-event-hand = { $whoIs ->
    [you] Your hand: { $cards }.
   *[other] { $who }’s hand: { $cards }.
  }
shipwrights-event-drew = { $whoIs ->
    [you] You draw a card.
   *[other] { $who } draws a card.
  }
    .part = +1 card
shipwrights-event-drew-mine = { $whoIs ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
  }
    .part = +{ $card }
shipwrights-event-discarded = { shipwrights-event-discarded.line }.
    .line = { $whoIs ->
        [you] You discard { $card }
       *[other] { $who } discards { $card }
      }
shipwrights-event-laid = { shipwrights-event-laid.line }.
    .line = { $whoIs ->
        [you] You place { $card } on your board
       *[other] { $who } places { $card } on the board
      }
shipwrights-event-worker-lost = { $whoIs ->
    [you] You lose the worker under it.
   *[other] { $who } loses the worker under it.
  }
    .part = 1 worker lost
shipwrights-event-played = { shipwrights-event-played.line }.
    .line = { $whoIs ->
        [you] You play { $card }
       *[other] { $who } plays { $card }
      }
shipwrights-event-built = { shipwrights-event-built.line }.
    .line = { $whoIs ->
        [you] You build { $card }
       *[other] { $who } builds { $card }
      }
shipwrights-event-tucked = { shipwrights-event-tucked.line }.
    .line = { $whoIs ->
        [you] You tuck { $card } under { $building }
       *[other] { $who } tucks { $card } under { $building }
      }
shipwrights-event-launched = { shipwrights-event-launched.line }.
    .line = { $whoIs ->
        [you] You build the ship { $card }
       *[other] { $who } builds the ship { $card }
      }
    .own = { $points ->
        [one] 1 point
       *[other] { $points } points
      }
shipwrights-event-craftsman = { $whoIs ->
    [you] You put { $card } to work.
   *[other] { $who } puts { $card } to work.
  }
shipwrights-event-labourer = { $whoIs ->
    [you] You use the labourer.
   *[other] { $who } uses the labourer.
  }
shipwrights-event-placed-board = { shipwrights-event-placed-board.line }.
    .line = { $whoIs ->
        [you] You place a worker on space { $space }
       *[other] { $who } places a worker on space { $space }
      }
shipwrights-event-placed-building = { shipwrights-event-placed-building.line }.
    .line = { $whoIs ->
        [you] You place a worker on { $card }
       *[other] { $who } places a worker on { $card }
      }
shipwrights-event-dismissed = { shipwrights-event-dismissed.line }.
    .line = { $whoIs ->
        [you] You remove { $card }
       *[other] { $who } removes { $card }
      }
shipwrights-event-bought = { shipwrights-event-bought.line } { shipwrights-event-bought.part }.
    .line = { $whoIs ->
        [you] You buy
       *[other] { $who } buys
      }
    .part = 1 { shipwrights-resource } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
      }
shipwrights-event-forged = { shipwrights-event-forged.line }.
    .line = { $whoIs ->
        [you] You turn 1 wood, 1 wool and 1 iron into 1 gold
       *[other] { $who } turns 1 wood, 1 wool and 1 iron into 1 gold
      }
shipwrights-event-hero-trade = { shipwrights-event-hero-trade.line }.
    .line = { $whoIs ->
        [you] You trade with { $hero }
       *[other] { $who } trades with { $hero }
      }
shipwrights-event-raided = { $whoIs ->
    [you] You raid: { $card }.
   *[other] { $who } raids: { $card }.
  }
    .line = { $whoIs ->
        [you] You raid { $card }
       *[other] { $who } raids { $card }
      }
shipwrights-event-paid-card = { $whoIs ->
    [you] You discard { $card } to pay.
   *[other] { $who } discards { $card } to pay.
  }
    .part = { $card } discarded
shipwrights-event-paid = { $whoIs ->
    [you] You pay { $goods }.
   *[other] { $who } pays { $goods }.
  }
    .part = −{ $goods }
shipwrights-event-spent = { shipwrights-event-paid }
shipwrights-event-gained = { shipwrights-event-gained.line }.
    .line = { $whoIs ->
        [you] You gain { $goods }
       *[other] { $who } gains { $goods }
      }
    .part = +{ $goods }
shipwrights-event-earned = { $whoIs ->
    [you] You earn { $goods }.
   *[other] { $who } earns { $goods }.
  }
shipwrights-event-steps = { $whoIs ->
    [you] You move to { $steps }.
   *[other] { $who } moves to { $steps }.
  }
    .part = { $steps }
shipwrights-event-raid-card = { $whoIs ->
    [you] You win the raid card { $card }.
   *[other] { $who } wins the raid card { $card }.
  }
    .part = +raid card { $card }
shipwrights-event-trade-card = { $whoIs ->
    [you] You win a trade card.
   *[other] { $who } wins a trade card.
  }
    .part = +1 trade card
shipwrights-event-trade-card-mine = { $whoIs ->
    [you] You win the trade card { $card }.
   *[other] { $who } wins the trade card { $card }.
  }
    .part = +trade card { $card }
shipwrights-event-trade-tucked = { $whoIs ->
    [you] You tuck the trade card { $card } under { $ship }.
   *[other] { $who } tucks the trade card { $card } under { $ship }.
  }
    .part = { $card } under { $ship }
shipwrights-event-used = { $whoIs ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
  }
    .part = with { $card }
shipwrights-event-used-building = { shipwrights-event-used }
shipwrights-event-trade-cashed = { $whoIs ->
    [you] You turn the trade card face down for its reward.
   *[other] { $who } turns the trade card face down for its reward.
  }
    .part = trade card cashed in
shipwrights-event-upgraded = { $whoIs ->
    [you] You upgrade { shipwrights-the-upgraded }.
   *[other] { $who } upgrades { shipwrights-the-upgraded }.
  }
    .part = { shipwrights-the-upgraded } upgraded
shipwrights-event-ended = { $whoIs ->
    [you] You end your round.
   *[other] { $who } ends the round.
  }
shipwrights-event-income = Income.
shipwrights-event-returned = { $whoIs ->
    [you] { $count ->
        [one] 1 worker comes home to you.
       *[other] { $count } workers come home to you.
      }
   *[other] { $count ->
        [one] 1 worker comes home to { $who }.
       *[other] { $count } workers come home to { $who }.
      }
  }
    .part = { $count ->
        [one] 1 worker home
       *[other] { $count } workers home
      }
shipwrights-event-hero = { $whoIs ->
    [you] You lead { shipwrights-track } with { $place }: { $hero } joins you.
   *[other] { $who } leads { shipwrights-track } with { $place }: { $hero } joins them.
  }
shipwrights-event-hero-common = { $whoIs ->
    [you] You have no other hero: { $hero } joins you.
   *[other] { $who } has no other hero: { $hero } joins them.
  }
shipwrights-event-hero-left = { $whoIs ->
    [you] { $hero } leaves you.
   *[other] { $hero } leaves { $who }.
  }
shipwrights-event-hero-neutral = The neutral player leads { shipwrights-track } with { $place }: { $hero } joins it.
shipwrights-event-converted = { $whoIs ->
    [you] You convert leftover goods into { $goods }.
   *[other] { $who } converts leftover goods into { $goods }.
  }

## Why something is not possible

shipwrights-lack-step = { $ask ->
    [draft] First choose what you keep.
    [enemies] First choose your enemies.
    [convert] Only exchanges are left now.
    [tuck] First choose the building for your card.
    [skill] First choose who builds the ship.
    [discount] First choose what you save on the ship.
    [pay-card] First discard a card to pay.
    [pay-any] First choose what you pay with.
    [gain-any] First choose what you take.
    [ability] First choose what your worker does.
    [trade-card] First decide where the trade card goes.
    [upgrade] First choose an upgrade.
   *[other] That’s part of an action: choose one first.
  }
# Given too: $count, of all that is wanted.
shipwrights-lack = You need { $wanted }.
shipwrights-more = { $count } more { shipwrights-good }
shipwrights-a-skill = { $skill ->
    [blacksmith] a blacksmith
    [sailmaker] a sailmaker
    [carver] a carver
    [stonecutter] a stonecutter
   *[carpenter] a carpenter
  }
shipwrights-reason-not-your-decision = It’s not your turn.
shipwrights-reason-another-step = That isn’t what’s asked right now.
shipwrights-reason-dice-decide = Decided by chance.
shipwrights-reason-game-over = The game is over.
shipwrights-reason-already-ended = You’ve ended your round.
shipwrights-reason-already-picked = You’ve chosen; the others are still choosing.
shipwrights-reason-card-not-in-hand = That card isn’t in your hand.
shipwrights-reason-card-not-in-pack = That card isn’t in your pack.
shipwrights-reason-picks-in-order = Choose in the order they’re listed, first to last.
shipwrights-reason-hand-not-empty = You still have cards in your hand: use or discard them first.
shipwrights-reason-board-full = Your board is full (5 cards).
shipwrights-reason-enemy-bars-the-space = An enemy won’t let you place more cards on your board.
shipwrights-reason-too-few-workers = You need more workers.
shipwrights-reason-too-few-coins = You need more coins.
shipwrights-reason-too-few-resources = You need more wood, wool, iron or gold.
shipwrights-reason-too-little-gold = You need more gold.
shipwrights-reason-too-few-cards = You need more cards in your hand to pay with.
shipwrights-reason-no-free-tuck-place = Each of your buildings already has a card under it.
shipwrights-reason-tuck-place-taken = That building already has a card under it.
shipwrights-reason-no-ship-laid = There’s no ship on that space.
shipwrights-reason-skills-not-covered = You need a craftsman for each skill of this ship.
shipwrights-reason-no-such-space = You have no such building.
shipwrights-reason-space-taken = A worker is already there.
shipwrights-reason-space-covered = A card covers that space.
shipwrights-reason-no-card-there = There’s no card there.
shipwrights-reason-hero-not-held = You don’t have that hero.
shipwrights-reason-hero-does-not-trade = That hero doesn’t trade.
shipwrights-reason-no-raid-card = You have no such raid card.
shipwrights-reason-raid-done = You’ve already used that raid card this round.
shipwrights-reason-craftsman-lacks-skill = No craftsman there has this skill.
shipwrights-reason-rest-not-payable = Then you couldn’t pay for the rest of the ship.
shipwrights-reason-not-in-the-cost = The ship doesn’t cost that.
shipwrights-reason-not-held = You have none of that.
shipwrights-reason-no-free-ship = You have no such ship without a trade card.
shipwrights-reason-already-upgraded = Already upgraded.
shipwrights-reason-ability-done = You’ve already used that.
shipwrights-reason-no-ability-yet = Use at least one of the two.
shipwrights-reason-enough-actions = Action limit reached: discard your cards and end the round.
shipwrights-reason-enough-exchanges = Exchange limit reached: end your round.
shipwrights-reason-only-conversion = You couldn’t use a card any more.
shipwrights-reason-no-such-enemy = There’s no such enemy in the card tables.
shipwrights-reason-enemies-before = Only a solo player chooses enemies, before round 1.
shipwrights-reason-no-gold-for-forging = You need 1 wood, 1 wool and 1 iron; gold can’t replace them here.
shipwrights-reason-never-gold = Choose wood, wool or iron here: gold is never one of them.
shipwrights-reason-no-building-there = You have no such building to tuck a card under.

## Scores, endings, options

shipwrights-part-ships = ships
shipwrights-part-buildings = buildings
shipwrights-part-jarls = jarls
shipwrights-part-tracks = tracks
shipwrights-part-heroes = heroes and labourer
shipwrights-part-gold = gold
shipwrights-ending-rounds = Five rounds are over.
shipwrights-ending-solo_won = Five rounds are over. You beat the rival!
shipwrights-ending-solo_lost = Five rounds are over. The rival wins.
shipwrights-preset-standard = Standard
shipwrights-option-enemies = Enemies
    .explain = Enemy cards that you face in a solo game. With two or more players there are none.
    .ask = chosen before round 1
    .none = none
    .e1 = the first
    .e2 = the second
    .e12 = the first and the second
    .e3 = the third
    .e13 = the first and the third
    .e23 = the second and the third
    .e123 = all but the fourth
    .e4 = the fourth
    .e14 = the first and the fourth
    .e24 = the second and the fourth
    .e124 = all but the third
    .e34 = the third and the fourth
    .e134 = all but the second
    .e234 = all but the first
    .e1234 = all four
shipwrights-option-conversion = Last exchanges
    .explain = After round 5, leftover goods become gold: automatically (best result) or by hand.
    .automatic = automatic
    .manual = by hand

## Names of cards

shipwrights-name-seksring = Seksring
shipwrights-name-ferje = Ferje
shipwrights-name-skute = Skute
shipwrights-name-faring = Faring
shipwrights-name-karve = Karve
shipwrights-name-byrding = Byrding
shipwrights-name-snekke = Snekke
shipwrights-name-barde = Barde
shipwrights-name-knarr = Knarr
shipwrights-name-busse = Busse
shipwrights-name-skeid = Skeid
shipwrights-name-dreki = Dreki
shipwrights-name-timber-yard = Timber Yard
shipwrights-name-weaving-house = Weaving House
shipwrights-name-bloomery = Bloomery
shipwrights-name-market = Market
shipwrights-name-longhouse = Longhouse
shipwrights-name-thing-stead = Thing Stead
shipwrights-name-mead-hall = Mead Hall
shipwrights-name-hof = Hof
shipwrights-name-boathouse = Boathouse
shipwrights-name-watchtower = Watchtower
shipwrights-name-armoury = Armoury
shipwrights-name-great-hall = Great Hall
shipwrights-name-blacksmith-sailmaker = Blacksmith (Sailmaker)
shipwrights-name-blacksmith-carver = Blacksmith (Carver)
shipwrights-name-blacksmith-stonecutter = Blacksmith (Stonecutter)
shipwrights-name-blacksmith-carpenter = Blacksmith (Carpenter)
shipwrights-name-sailmaker-carver = Sailmaker (Carver)
shipwrights-name-sailmaker-stonecutter = Sailmaker (Stonecutter)
shipwrights-name-sailmaker-carpenter = Sailmaker (Carpenter)
shipwrights-name-sailmaker-blacksmith = Sailmaker (Blacksmith)
shipwrights-name-carver-stonecutter = Carver (Stonecutter)
shipwrights-name-carver-carpenter = Carver (Carpenter)
shipwrights-name-carver-blacksmith = Carver (Blacksmith)
shipwrights-name-carver-sailmaker = Carver (Sailmaker)
shipwrights-name-stonecutter-carpenter = Stonecutter (Carpenter)
shipwrights-name-stonecutter-blacksmith = Stonecutter (Blacksmith)
shipwrights-name-stonecutter-sailmaker = Stonecutter (Sailmaker)
shipwrights-name-stonecutter-carver = Stonecutter (Carver)
shipwrights-name-carpenter-blacksmith = Carpenter (Blacksmith)
shipwrights-name-carpenter-sailmaker = Carpenter (Sailmaker)
shipwrights-name-carpenter-carver = Carpenter (Carver)
shipwrights-name-carpenter-stonecutter = Carpenter (Stonecutter)
shipwrights-name-recruiter = Recruiter
shipwrights-name-peddler = Peddler
shipwrights-name-ferryman = Ferryman
shipwrights-name-woodcutter = Woodcutter
shipwrights-name-shepherd = Shepherd
shipwrights-name-miner = Miner
shipwrights-name-moneychanger = Moneychanger
shipwrights-name-skald = Skald
shipwrights-name-brewer = Brewer
shipwrights-name-scavenger = Scavenger
shipwrights-name-huntress = Huntress
shipwrights-name-iver = Iver
shipwrights-name-sigrun = Sigrun
shipwrights-name-torvald = Torvald
shipwrights-name-astrid = Astrid
shipwrights-name-gunnar = Gunnar
shipwrights-name-helga = Helga
shipwrights-name-ragna = Ragna
shipwrights-name-bjorn = Bjorn
shipwrights-name-ylva = Ylva
shipwrights-name-eirik = Eirik
shipwrights-name-monastery = Monastery
shipwrights-name-toll-bridge = Toll Bridge
shipwrights-name-coastal-village = Coastal Village
shipwrights-name-fishing-port = Fishing Port
shipwrights-name-smithy = Smithy
shipwrights-name-trading-post = Trading Post
shipwrights-name-abbey-library = Abbey Library
shipwrights-name-harbour-town = Harbour Town
shipwrights-name-ore-route = Ore Route
shipwrights-name-timber-route = Timber Route
shipwrights-name-wool-route = Wool Route
shipwrights-name-amber-route = Amber Route
shipwrights-name-silver-route = Silver Route
shipwrights-name-hired-hands = Hired Hands
shipwrights-name-fisher-s-hut = Fisher’s Hut
shipwrights-name-forester-s-hut = Forester’s Hut
shipwrights-name-crofter-s-hut = Crofter’s Hut
shipwrights-name-prospector-s-hut = Prospector’s Hut
shipwrights-name-hunter-s-hut = Hunter’s Hut
shipwrights-name-goldwasher-s-hut = Goldwasher’s Hut
shipwrights-name-svend = Svend
shipwrights-name-thyra = Thyra
shipwrights-name-frode = Frode
shipwrights-name-randi = Randi
shipwrights-name-kettil-the-usurer = Kettil the Usurer
shipwrights-name-hallgerd-the-jealous = Hallgerd the Jealous
shipwrights-name-orm-shieldbreaker = Orm Shieldbreaker
shipwrights-name-thorgrim-the-grasping = Thorgrim the Grasping
