# Shipwrights of the North Sea: everything that its players read.

shipwrights = Shipwrights of the North Sea
shipwrights-legend = Cards have short names: SH ships, BU buildings, CR craftsmen, TF townsfolk, JA jarls, numbered as in the card tables. Board spaces count from 1, buildings from 0, which is the hut. Basics are wood, wool and iron. Several steps fit into one line, with commas between them.
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
    [any] { $count ->
        [one] basic of choice
       *[other] basics of choice
      }
   *[card] { $count ->
        [one] village card
       *[other] village cards
      }
  }
shipwrights-goods = { $count } { shipwrights-good }
shipwrights-resource = { $good ->
    [wood] wood
    [wool] wool
    [iron] iron
   *[gold] gold
  }
shipwrights-nothing = nothing
shipwrights-gain = gain { $goods }
shipwrights-exchange = pay { $paid } and gain { $goods }
shipwrights-hut = the hut
shipwrights-eikja = Eikja
shipwrights-no-building = not built yet
shipwrights-no-card = no card
shipwrights-hidden-trade = one card
shipwrights-by-skill = { $coins ->
    [0] major skill
   *[other] minor skill, 1 coin
  }
shipwrights-skill-for = one skill for { $paid }
shipwrights-enemy = { $card } ({ $limits }; neutral player { $steps })
shipwrights-limit-price = prices +{ $count }
shipwrights-limit-raid = raids need { $count } more workers
shipwrights-limit-tuck = tucking costs { $count } more gold
shipwrights-limit-board = at most { $count } cards on the board
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
shipwrights-steps = { $count ->
    [one] 1 step on { shipwrights-track } (now { $to })
   *[other] { $count } steps on { shipwrights-track } (now { $to })
  }
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

shipwrights-facts-ship = ship; needs { $skills }; costs { $paid }; { $worth }; { $effect }
shipwrights-facts-building = building; costs { $paid }; { $worth }; with a worker: { $ability }
shipwrights-facts-craftsman = craftsman; major skill { $major }, minor skill { $minor }
shipwrights-facts-townsfolk = townsfolk; { $ability }
shipwrights-facts-jarl = jarl; { $worth }
shipwrights-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
shipwrights-worth-steps = { $count } { shipwrights-track }
shipwrights-effect-now = when built: gain { $goods }
shipwrights-effect-income = income: { $goods }
shipwrights-effect-end = at the end: { shipwrights-points }
shipwrights-effect-per = at the end: { shipwrights-points } { $counter ->
    [distinct_building] for each different building
    [set] for each set of raid card, trade card and upgrade
    [ship] for each ship
    [raid] for each raid card
    [trade] for each trade card
   *[upgrade] for each upgrade
  }
shipwrights-card-line = { $word } { $card }: { $facts }. Discarded from the hand: { $goods }.

## What a player can do

shipwrights-action-draw = { $card } is drawn
shipwrights-action-round = round card { $card } is turned up
shipwrights-action-prize = the raid card { $card } is drawn
shipwrights-action-route = the trade card { $card } is drawn
shipwrights-action-hut = the hut { $card } is dealt
shipwrights-action-end = end your actions
shipwrights-action-discard = discard { $card } and gain { $goods }
shipwrights-action-lay = lay { $card } on your board
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
shipwrights-action-dismiss-board = throw away { $card } from space { $space }
shipwrights-action-dismiss-building = throw away { $card } from under { $building }
shipwrights-action-buy = buy 1 { shipwrights-resource } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }
shipwrights-action-forge = turn wood, wool and iron into gold
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
shipwrights-action-at-craftsman = the craftsman under building { $slot }: { $card }, { shipwrights-by-skill }
shipwrights-action-from = the craftsman on space { $space }: { $card }, { shipwrights-by-skill }
shipwrights-action-labourer = the labourer, for { $paid }
shipwrights-action-basic = { shipwrights-resource }
shipwrights-action-card = { $card }: { $facts }
shipwrights-action-card-draft = { $card }
shipwrights-action-aboard = tuck the trade card under this ship: { $card }
shipwrights-action-cash = put the trade card face down and gain its reward now
shipwrights-action-upgrade = turn over { shipwrights-the-upgraded }: { $ability }
shipwrights-action-ability = { $which ->
    [building] use the building
   *[townsfolk] use the townsperson tucked there
  }
shipwrights-action-ability-of = use { $card }: { $ability }
shipwrights-action-stop = be done with this worker
shipwrights-action-enemies = play against { $names }
shipwrights-action-enemies-none = play without enemies

## What is asked

shipwrights-ask-draft = You have kept { $cards }. Which card do you keep next?
shipwrights-ask-draft-two = Which two cards do you keep? Choose them in this order; the last can only be your second: { $last }
shipwrights-ask-draft-second = You keep { $kept }. Which is your second card? { $cards }.
shipwrights-ask-enemies = Which enemies do you want to face?
shipwrights-ask-convert = The last exchanges. You have { $goods }.
shipwrights-ask-tuck = Under which building does { $card } go?
shipwrights-ask-skill = Who gives the { shipwrights-skill }’s skill for { $card }?
shipwrights-ask-discount = Which one do you leave out of the cost of { $card }?
shipwrights-ask-pay-card = { $count ->
    [one] Which card do you discard to pay?
   *[other] Which cards do you discard to pay? { $count } are left to choose.
  }
shipwrights-ask-pay-any = { $count ->
    [one] Which one do you pay with?
   *[other] Which ones do you pay with? { $count } are left to choose.
  }
shipwrights-ask-gain-any = { $count ->
    [one] Which basic do you take?
   *[other] Which basics do you take? { $count } are left to choose.
  }
shipwrights-ask-ability = { $card } is tucked under { $building } ({ $ability }). Which ability comes first?
shipwrights-ask-ability-again = What else with the worker on { $building }? { $card } is tucked there ({ $ability }).
shipwrights-ask-trade = You have drawn { $card }. Tucked under a ship: { $income } in every income phase. Face down: { $ability }, now.
shipwrights-ask-upgrade = What do you turn over to its better side?
shipwrights-ask-main = Your hand: { $cards }. You have { $goods }. What do you do?
shipwrights-ask-main-empty = Your hand is empty. You have { $goods }. What do you do?

## The table

shipwrights-board-round = Round { $round } of 5. Wood costs { $wood }, wool { $wool }, iron { $iron }.
shipwrights-board-neutral = Neutral player: military { $military }, trade { $trade }, fame { $fame }.
shipwrights-board-rival = The rival has { $points } points from round cards.
shipwrights-board-enemies = Enemies: { $names }.
shipwrights-board-hero = { $hero } is with { $who }.
shipwrights-board-hero-free = { $hero } is still free.
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

shipwrights-event-hut = { $who } gets { $card }.
shipwrights-event-round = Round { $round } begins. Wood costs { $wood }, wool { $wool }, iron { $iron }.
shipwrights-event-direction = { $direction ->
    [clockwise] Cards are passed clockwise.
   *[counterclockwise] Cards are passed counter-clockwise.
  }
shipwrights-event-neutral = The neutral player stands at military { $military }, trade { $trade }, fame { $fame }.
shipwrights-event-rival = The rival has { $points } points from round cards.
shipwrights-event-rival-final = The rival ends with { $points } points.
shipwrights-event-enemies = Enemies: { $names }.
shipwrights-event-no-enemies = { $who } plays without enemies.
shipwrights-event-picked = { $who } has chosen.
shipwrights-event-actions = The draft is over and the actions begin.
shipwrights-event-hand = Your hand: { $cards }.
shipwrights-event-drew = { $who } draws a card.
shipwrights-event-drew-mine = You draw { $card }.
shipwrights-event-discarded = { $who } discards { $card }.
shipwrights-event-laid = { $who } lays { $card } on the board.
shipwrights-event-worker-lost = { $who } loses the worker under it.
shipwrights-event-played = { $who } plays { $card }.
shipwrights-event-built = { $who } builds { $card }.
shipwrights-event-tucked = { $who } tucks { $card } under { $building }.
shipwrights-event-launched = { $who } builds the ship { $card }.
shipwrights-event-craftsman = { $who } puts a craftsman to work: { $card }.
shipwrights-event-labourer = { $who } uses the labourer.
shipwrights-event-placed-board = { $who } places a worker on space { $space } of the board.
shipwrights-event-placed-building = { $who } places a worker on { $card }.
shipwrights-event-dismissed = { $who } throws { $card } away.
shipwrights-event-bought = { $who } buys 1 { shipwrights-resource } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }.
shipwrights-event-forged = { $who } turns wood, wool and iron into gold.
shipwrights-event-hero-trade = { $who } trades with { $hero }.
shipwrights-event-raided = { $who } raids: { $card }.
shipwrights-event-paid-card = { $who } pays with { $card }.
shipwrights-event-paid = { $who } pays { $goods }.
shipwrights-event-gained = { $who } gains { $goods }.
shipwrights-event-steps = { $who } advances { $steps }.
shipwrights-event-raid-card = { $who } wins the raid card { $card }.
shipwrights-event-trade-card = { $who } wins a trade card.
shipwrights-event-trade-card-mine = You win the trade card { $card }.
shipwrights-event-trade-tucked = { $who } tucks the trade card { $card } under { $ship }.
shipwrights-event-used = { $who } uses { $card }.
shipwrights-event-trade-cashed = { $who } puts the trade card face down for its reward.
shipwrights-event-upgraded = { $who } turns over { shipwrights-the-upgraded }.
shipwrights-event-ended = { $who } is done.
shipwrights-event-income = Income.
shipwrights-event-returned = { $count ->
    [one] One worker returns to { $who }.
   *[other] { $count } workers return to { $who }.
  }
shipwrights-event-hero = { $hero } joins { $who }, alone in front on { shipwrights-track } with { $place }.
shipwrights-event-hero-common = { $hero } joins { $who }, who has no other hero.
shipwrights-event-hero-left = { $hero } leaves { $who }.
shipwrights-event-hero-neutral = { $hero } goes to the neutral player, alone in front on { shipwrights-track } with { $place }.
shipwrights-event-converted = { $who } trades what is left for { $goods }.

## Why something is not possible

shipwrights-reason-not-your-decision = there is nothing for you to decide now
shipwrights-reason-another-step = something else has to be decided first
shipwrights-reason-dice-decide = chance decides that
shipwrights-reason-game-over = the game is over
shipwrights-reason-already-ended = you have ended your actions for this round
shipwrights-reason-already-picked = you have made your choice; the others are still choosing
shipwrights-reason-card-not-in-hand = you do not have that card in your hand
shipwrights-reason-card-not-in-pack = that card is not in your pack
shipwrights-reason-picks-in-order = several choices are named in the order of the card tables, or wood, wool, iron, gold
shipwrights-reason-hand-not-empty = you still have cards in your hand; every one must be used or discarded
shipwrights-reason-board-full = five cards lie on your board already
shipwrights-reason-enemy-bars-the-space = an enemy lets you lay no more cards on your board
shipwrights-reason-too-few-workers = you do not have enough workers in your supply
shipwrights-reason-too-few-coins = you do not have enough coins
shipwrights-reason-too-few-resources = you do not have enough wood, wool, iron and gold
shipwrights-reason-too-little-gold = you do not have enough gold
shipwrights-reason-too-few-cards = you do not have enough cards in your hand to pay with
shipwrights-reason-no-free-tuck-place = there is a card under each of your buildings already
shipwrights-reason-tuck-place-taken = there is a card under that building already
shipwrights-reason-no-ship-laid = no ship lies on that space of your board
shipwrights-reason-skills-not-covered = your craftsmen and your labourer cannot give all the skills the ship needs
shipwrights-reason-no-such-space = you have no such building
shipwrights-reason-space-taken = a worker stands there already
shipwrights-reason-space-covered = a card covers that space
shipwrights-reason-no-card-there = no card lies there
shipwrights-reason-hero-not-held = that hero is not with you
shipwrights-reason-hero-does-not-trade = that hero makes no exchanges
shipwrights-reason-no-raid-card = you have no such raid card
shipwrights-reason-raid-done = you have raided with that card this round
shipwrights-reason-craftsman-lacks-skill = no craftsman with that skill is there
shipwrights-reason-rest-not-payable = the rest of the ship could not be paid then
shipwrights-reason-not-in-the-cost = the ship does not cost that
shipwrights-reason-not-held = you have none of that
shipwrights-reason-no-free-ship = you have no such ship without a trade card
shipwrights-reason-already-upgraded = that is on its better side already
shipwrights-reason-ability-done = that ability has been used
shipwrights-reason-no-ability-yet = at least one of the two abilities must be used
shipwrights-reason-enough-actions = after four hundred actions in one phase you can only discard and end
shipwrights-reason-only-conversion = a card drawn now could not be used any more
shipwrights-reason-no-such-enemy = the card tables have no such enemy

## Scores, endings, options

shipwrights-part-ships = ships
shipwrights-part-buildings = buildings
shipwrights-part-jarls = jarls
shipwrights-part-tracks = tracks
shipwrights-part-heroes = heroes and labourer
shipwrights-part-gold = gold
shipwrights-ending-rounds = The five rounds are over.
shipwrights-ending-solo_won = The five rounds are over, and the rival is beaten.
shipwrights-ending-solo_lost = The five rounds are over, and the rival is not beaten.
shipwrights-preset-standard = Standard
shipwrights-option-enemies = Enemies
    .explain = Enemy cards that a solo player faces. With two or more players there are none.
    .ask = chosen before the first round
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
    .explain = After the fifth round goods are turned into gold: by the table, as well as can be, or by each player.
    .automatic = by the table
    .manual = by the players

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
