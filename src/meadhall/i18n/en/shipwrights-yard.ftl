# The shipyard in the browser: what is drawn, in words.

shipwrights-yard-stores = Supplies
shipwrights-yard-fleet = Your fleet
shipwrights-yard-shipyard = Your shipyard
shipwrights-yard-settlement = Your settlement
shipwrights-yard-hand = Your hand
shipwrights-yard-hand-empty = No cards in your hand
shipwrights-yard-pack = Cards to choose from
shipwrights-yard-rest = The rest go to { $who }
shipwrights-yard-long-press = Press and hold a card to read it.
shipwrights-yard-long-press-known = Got it
shipwrights-yard-pages = Parts of the table
shipwrights-yard-page = { $page ->
    [cards] Cards
    [yard] Yard
    [fleet] Fleet
    [settlement] Settlement
   *[others] Others
  }
shipwrights-yard-rewards = Labourer, heroes and raids
shipwrights-yard-tracks = Tracks
shipwrights-yard-track = { $track ->
    [military] Military track
    [trade] Trade track
   *[fame] Fame track
  }
shipwrights-yard-milestone = { $track ->
    [military] Raid card at 4, 8 and 12
    [trade] Trade card at 4, 8 and 12
   *[fame] Upgrade at 4, 8 and 12
  }
shipwrights-yard-at = { $who }: { $at }
shipwrights-yard-with = With: { $who }
shipwrights-yard-neutral = neutral player
shipwrights-yard-free = not taken
shipwrights-yard-exchanges = Market this round
shipwrights-yard-direction = { $direction ->
    [clockwise] Pass cards left (clockwise).
   *[counterclockwise] Pass cards right (counter-clockwise).
  }
shipwrights-yard-space = Space { $space }
shipwrights-yard-worker-here = A worker is here
shipwrights-yard-room = empty slot
shipwrights-yard-side = { $side ->
    [upgraded] Upgraded
   *[base] Can be upgraded
  }
shipwrights-yard-tucked-trade = Tucked under it: { $card }, { $income }
shipwrights-yard-trade = Trade card
shipwrights-yard-face-down = Face down
shipwrights-yard-raid-workers = Workers needed: { $few }; from military 7: { $fewer }; from 10: { $fewest }
shipwrights-yard-raid-used = Used this round
shipwrights-yard-tuck = Tuck under a building: { $paid }
shipwrights-yard-discard = Discard for { $goods }
shipwrights-yard-discount = your ships cost 1 wood, wool or iron less
shipwrights-yard-on-reward = per raid card, trade card or upgrade you win: { $goods }
shipwrights-yard-chosen = has chosen
shipwrights-yard-choosing = choosing
shipwrights-yard-acting = playing
shipwrights-yard-done = done
shipwrights-yard-open = Open { of-who } yard: { $state }
shipwrights-yard-of = { $whoIs ->
    [you] Your yard
   *[other] { $who }’s yard
  }
shipwrights-yard-their-hand = Hand
shipwrights-yard-their-fleet = Fleet
shipwrights-yard-their-shipyard = Shipyard
shipwrights-yard-their-settlement = Settlement
shipwrights-yard-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
shipwrights-yard-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }
shipwrights-yard-rival = Rival
shipwrights-yard-race-you = You
shipwrights-yard-race = { $count ->
    [0] You are ahead
   *[other] { $count } to go
  }
shipwrights-yard-no-card = no card here
shipwrights-yard-rival-rounds = { $points } from round cards
shipwrights-yard-rival-end = { $least } to { $most } with the round cards to come
shipwrights-yard-limited = { $who }: { $limit }
shipwrights-yard-no-enemies = No enemies
shipwrights-yard-glossary = Icon guide
shipwrights-yard-goods = Goods
shipwrights-yard-skills = Skills
shipwrights-yard-moments = When it works
shipwrights-yard-signs = On cards
shipwrights-yard-example = for example { $card }
shipwrights-yard-sign = { $sign ->
    [point] victory points
    [raid] raid cards
    [trade] trade cards
    [upgrade] upgrades of your hut, labourer or Eikja
    [ship] ships
    [distinct_building] different buildings
    [set] a set of raid card, trade card and upgrade
    [when-built] once, when you build it
    [each-round] at the end of every round
    [at-end] at the end of the game
    [exchange] pay left of the arrow, gain right of it
    [pennant] what you gain if you discard the card from your hand
   *[minor] minor skill: using it costs 1 coin
  }

## What is missing

shipwrights-yard-build = Build { $card }
shipwrights-need-none = You have everything you need.
shipwrights-need-goods = { $goods } short.
shipwrights-need-skills = Missing: { $skills }.
shipwrights-need-both = { $goods } short. Missing: { $skills }.
shipwrights-need-in-hand = in your hand
shipwrights-need-helps = This would help
