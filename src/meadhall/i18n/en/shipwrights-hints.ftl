# Why Jarl would do it, in Shipwrights.

shipwrights-hint-keep = keep { $cards }
shipwrights-why-launch = You launch { $card } this round { $often } instead of { $before }
shipwrights-but-launch = you launch { $card } this round { $often } instead of { $before }
shipwrights-why-build = You build { $card } this round { $often } instead of { $before }
shipwrights-but-build = you build { $card } this round { $often } instead of { $before }
shipwrights-why-points = About { $count } more points from { $part } by the end of the round
shipwrights-but-points = about { $count } fewer points from { $part } by the end of the round
shipwrights-why-steps = About { $count } more steps on the { shipwrights-track } track this round
shipwrights-but-steps = about { $count } fewer steps on the { shipwrights-track } track this round
shipwrights-why-goods = About { $count } more { shipwrights-good } left for the next round
shipwrights-but-goods = about { $count } { $good ->
    [worker] fewer
    [coin] fewer
   *[other] less
  } { shipwrights-good } left for the next round
shipwrights-why-cards = About { $count } more cards in hand for the next round
shipwrights-but-cards = about { $count } fewer cards in hand for the next round
