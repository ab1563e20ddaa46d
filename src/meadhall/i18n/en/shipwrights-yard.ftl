# The shipyard in the browser: what is drawn, in words.

shipwrights-yard-stores = In store
shipwrights-yard-fleet = Your fleet
shipwrights-yard-shipyard = Your shipyard
shipwrights-yard-settlement = Your settlement
shipwrights-yard-hand = Your hand
shipwrights-yard-hand-empty = No cards in your hand
shipwrights-yard-pack = Cards to choose from
shipwrights-yard-aside = set aside
shipwrights-yard-rewards = Labourer, heroes and raids
shipwrights-yard-tracks = Tracks
shipwrights-yard-track = { $track ->
    [military] Military track
    [trade] Trade track
   *[fame] Fame track
  }
shipwrights-yard-milestone = { $track ->
    [military] 4, 8 and 12 win a raid card
    [trade] 4, 8 and 12 win a trade card
   *[fame] 4, 8 and 12 win an upgrade
  }
shipwrights-yard-at = { $who }: { $at }
shipwrights-yard-with = Holder: { $who }
shipwrights-yard-neutral = neutral player
shipwrights-yard-free = nobody yet
shipwrights-yard-exchanges = This round you may buy
shipwrights-yard-direction = { $direction ->
    [clockwise] The draft passes to the left.
   *[counterclockwise] The draft passes to the right.
  }
shipwrights-yard-space = Space { $space }
shipwrights-yard-worker-here = A worker stands here
shipwrights-yard-room = room for a card
shipwrights-yard-side = { $side ->
    [upgraded] Better side
   *[base] First side: an upgrade turns it over
  }
shipwrights-yard-tucked-trade = Tucked under it: { $card }, { $income }
shipwrights-yard-trade = Trade card
shipwrights-yard-face-down = Lies face down
shipwrights-yard-raid-workers = Workers needed: { $few }, from military 7 on { $fewer }, from 10 on { $fewest }
shipwrights-yard-raid-used = Used this round
shipwrights-yard-tuck = To tuck it under a building: { $paid }
shipwrights-yard-discard = Discarded from the hand: { $goods }
shipwrights-yard-discount = each ship costs one wood, wool or iron less
shipwrights-yard-on-reward = for each raid card, trade card or upgrade won: { $goods }
shipwrights-yard-chosen = has chosen
shipwrights-yard-choosing = choosing
shipwrights-yard-acting = still acting
shipwrights-yard-done = done
shipwrights-yard-open = Open { $who }’s yard: { $state }
shipwrights-yard-of = { $who }’s yard
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
shipwrights-yard-rival-rounds = { $points } from round cards
shipwrights-yard-no-enemies = No enemies
shipwrights-yard-glossary = What the signs mean
shipwrights-yard-goods = Goods
shipwrights-yard-skills = Skills
shipwrights-yard-signs = On cards
shipwrights-yard-sign = { $sign ->
    [point] victory points
    [raid] raid cards
    [upgrade] upgrades: the better side of hut, labourer or Eikja
    [ship] ships
    [distinct_building] different buildings
    [set] a set of raid card, trade card and upgrade
    [income] income: you gain it at the end of every round
    [exchange] you pay what stands before the arrow and gain what stands behind it
    [pennant] what you gain for discarding the card from your hand
   *[minor] minor skill: using it costs 1 coin
  }
