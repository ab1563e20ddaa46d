# Why Jarl would do it, in Eketorp.

eketorp-hint-plan = { $places }{ $home ->
    [0] {""}
   *[other] , { $home } at home
  }
eketorp-hint-plan-home = { $home ->
    [one] 1 viking stays at home
   *[other] all { $home } stay at home
  }
eketorp-hint-more = also { $places }
eketorp-hint-as-is = leave the plan as it is
eketorp-why-field = { $count ->
    [one] 1 viking on { $field } brings bricks home { $often }
   *[other] { $count } vikings on { $field } bring bricks home { $often }
  }{ $others ->
    [yes] , though others come there too
   *[no] {""}
  }
eketorp-but-field = { $field } brings you bricks { $often } instead of { $before }
eketorp-why-siege = Your viking at { of-castle } { eketorp-side } carries a brick off { $often }
eketorp-but-siege = { of-castle } { eketorp-side } gives you a brick { $often } instead of { $before }
eketorp-why-home = { $count ->
    [one] With 1 viking at home
   *[other] With { $count } vikings at home
  } you lose bricks to a siege { $often } instead of { $before }
eketorp-why-walls = You lose bricks to a siege { $often } instead of { $before }
eketorp-but-home = you lose bricks to a siege { $often } instead of { $before }
eketorp-why-hurt = About { $count } fewer of your vikings get hurt
eketorp-but-hurt = about { $count } more of your vikings get hurt
eketorp-why-fight = You win this fight { $often } instead of { $before }
eketorp-but-fight = you win this fight { $often } instead of { $before }
eketorp-why-bricks = You bring home about { $count } more points in bricks
eketorp-but-bricks = you bring home about { $count } fewer points in bricks
eketorp-why-amulets = You keep about { $count } more amulets
eketorp-but-amulets = you keep about { $count } fewer amulets
eketorp-why-cards = Your cards add up to about { $count } more afterwards
eketorp-but-cards = your cards add up to about { $count } less afterwards

## What a plan may come to

eketorp-try-likely = Likely: { $outcome }.
eketorp-try-worst = The worst of { $rounds } imagined rounds: { $outcome }.
eketorp-try-nothing = you bring home nothing
eketorp-try-field = you take { $bricks } from { $field }
eketorp-try-siege = you carry off { $bricks } from { of-castle } { eketorp-side }
eketorp-try-hurt = { $count ->
    [one] 1 of your vikings goes to hospital
   *[other] { $count } of your vikings go to hospital
  }
eketorp-try-lost = you lose { $bricks } from your walls
eketorp-try-field-often = { $field } brings you bricks { $often }.
eketorp-try-siege-often = { of-castle } { eketorp-side } gives you a brick { $often }.
eketorp-try-lost-often = { $count ->
    [0] With no one at home you
    [one] With 1 viking at home you
   *[other] With { $count } vikings at home you
  } lose bricks to a siege { $often }.
