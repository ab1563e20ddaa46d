# Hoard: everything that its players read.

hoard = Hoard
hoard-tagline = Twelve treasures, three dragons, and a card chosen in secret.
hoard-legend = In each round the highest card that nobody else has shown takes the heap. A dragon takes what lies open, and never what is buried.
hoard-card = { $value }

## What a player can do

hoard-action-draw = a card is dealt: { $value }
hoard-action-turn = { $card } is turned up
hoard-action-play = choose the { $value }
hoard-action-keep = keep the heap in the open
hoard-action-bury = bury the heap for one point less

## What is asked

hoard-ask-play = Which card do you choose? The heap is worth { $worth }.
hoard-ask-take = The heap of { $worth } is yours. Do you keep it in the open, or bury it?

## The board

hoard-board-round = Round { $round } of 12. { $left ->
    [one] One card is
   *[other] { $left } cards are
  } left in the hoard, { $dragons ->
    [0] no dragon among them
    [one] one of them a dragon
   *[other] { $dragons } of them dragons
  }.
hoard-board-heap = The heap is worth { $worth }; on top of it: { $card }.
hoard-board-player = { $who }: { $open } in the open, { $buried } buried, { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand
hoard-board-player-played = { $player }; has shown { $cards }
hoard-board-hand = Your hand: { $cards }.
hoard-board-chosen = You have chosen the { $value }.

## What happens

hoard-event-dealt = Everybody is dealt twelve cards.
hoard-event-hand = Your hand is { $cards }.
hoard-event-round = Round { $round }: { $card } is turned up, and the heap is worth { $worth }.
hoard-event-dragon = A dragon wakes and takes what lies open.
hoard-event-lost = { $who } loses { $worth }.
hoard-event-chosen = { $who } has chosen a card.
hoard-shown = { $who } shows { $value }
hoard-event-shown = { $cards }.
hoard-event-stays = No card stands alone: the heap stays.
hoard-event-sinks = No card stands alone: the heap is lost.
hoard-event-keep = { $who } keeps treasures worth { $worth } in the open.
hoard-event-bury = { $who } buries treasures worth { $worth }.
hoard-event-over = The last treasure is taken.

## Scores and endings

hoard-part-open = in the open
hoard-part-buried = buried
hoard-ending-rounds = Twelve rounds are played: the game is over.

## Why not

hoard-reason-not-your-decision = it is not for you to decide now
hoard-reason-another-step = this belongs to another step of the round
hoard-reason-dice-decide = chance decides this
hoard-reason-game-over = the game is over
hoard-reason-already-decided = you have decided already; undo takes it back until all have decided
hoard-reason-card-not-in-hand = that card is not in your hand

## Options

hoard-option-heap = the heap
  .explain = What becomes of a heap that nobody takes.
  .stays = it stays for the next round
  .sinks = it is lost
hoard-preset-standard = as the guide says

## Treasures

hoard-name-silver-arm-ring = the silver arm ring
hoard-name-string-of-amber = the string of amber
hoard-name-walrus-tusk = the walrus tusk
hoard-name-drinking-horn = the drinking horn
hoard-name-bronze-brooch = the bronze brooch
hoard-name-frankish-glass = the Frankish glass
hoard-name-byzantine-silk = the Byzantine silk
hoard-name-runed-whetstone = the runed whetstone
hoard-name-gilded-bridle = the gilded bridle
hoard-name-sword-with-a-name = the sword with a name
hoard-name-golden-neck-ring = the golden neck ring
hoard-name-crown-of-a-lost-king = the crown of a lost king
hoard-name-dragon = a dragon
