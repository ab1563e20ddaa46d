# Eketorp: everything that its players read.

eketorp = Eketorp
eketorp-legend = Players have numbers, 0 for Red and so on. In the walls a digit is a brick (1 grass, 2 wood, 3 clay, 4 stone), the lowest first, and a dot is a free place.
eketorp-brick = { $brick ->
    [grass] grass
    [wood] wood
    [clay] clay
   *[stone] stone
  }
eketorp-bricks = { $count } { eketorp-brick }
eketorp-no-bricks = no bricks
eketorp-card = { $value }
eketorp-hidden-cards = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
eketorp-side = { $side ->
    [catapult] catapult
    [boat] boat
   *[ram] battering ram
  }
eketorp-with-side = { $side ->
    [catapult] with the catapult
    [boat] from the boat
   *[ram] with the battering ram
  }

## What a player can do

eketorp-action-place-field = send a viking to field { $field }
eketorp-action-place-siege = send a viking to { $castle }’s { eketorp-side }
eketorp-action-place-home = keep everybody else at home and seal the plan
eketorp-action-play = play the { $value }
eketorp-action-pass = keep your cards
eketorp-action-exchange = exchange your whole hand for amulets
eketorp-action-draw = a card is drawn: { $value }
eketorp-action-material = material card { $card } is turned up
eketorp-action-first = { $who } becomes the starting player
eketorp-action-build = build { eketorp-brick } on wall field { $wall }
eketorp-action-attack = attack { $rival } on field { $field }
eketorp-action-siege = besiege { $castle } { eketorp-with-side }
eketorp-action-contest = fight { $rival } for { $castle }’s { eketorp-side }
eketorp-action-decline = give up the siege of { $castle } { eketorp-with-side }
eketorp-action-plunder-nothing = leave the walls as they are
eketorp-action-plunder = pull down { $first } and { $second } from the two wall fields and keep nothing
eketorp-action-plunder-booty = pull down { $first } and { $second } from the two wall fields and keep { eketorp-brick }
eketorp-action-claim = take { eketorp-brick }
eketorp-action-keep = keep this hand
eketorp-action-redraw = lay this hand aside and draw four new cards

## What is asked

eketorp-ask-plan = { $sent ->
    [0] Where do your vikings go? { $count ->
        [one] One is at home.
       *[other] { $count } are at home.
      }
   *[other] Where does the next viking go? { $count ->
        [one] One is left.
       *[other] { $count } are left.
      }
  }
eketorp-ask-claim = Which brick does your viking take on field { $field }?
eketorp-ask-fight = Where do you attack?
eketorp-ask-amulet = Before the fight with { $rival }: { $count ->
    [one] exchange your card for an amulet? You have { $amulets }.
   *[other] exchange your { $count } cards for { $count } amulets? You have { $amulets }.
  }
eketorp-ask-card = { $case ->
    [battle] Your fight with { $rival }: which card do you play?
    [siege] The siege, against { $rival }: which card do you play?
    [open] Nobody defends { $rival }’s castle: your card is the difference. Which one?
   *[empty] Nobody is at home, so your card counts nothing, but { $rival } will get it. Which one?
  }
eketorp-ask-plunder = You may pull down bricks worth { $difference } from { $rival }’s wall fields { $first } and { $second }, from the top.
eketorp-ask-build = You have { $bricks } to build. Where?
eketorp-ask-redraw = Do you keep your opening hand?

## The table in plain text

eketorp-board-round = Round { $round } of 10. { $who } is the starting player.
eketorp-board-field = Field { $field }: { $bricks }.
eketorp-board-field-vikings = Field { $field }: { $bricks }. Vikings: { $vikings }.
eketorp-board-siege = { $castle }’s { eketorp-side }: { $vikings }.
eketorp-board-castle = { $who }: walls { $walls } ({ $built } of { $room } bricks). At home { $home }, wards 1 to 4: { $wards }, amulets { $amulets }.
eketorp-board-hand = { "  " }hand: { $hand }
eketorp-board-hand-swap = { "  " }hand: { $hand }; swap pile: { $swap }
eketorp-owner = { $who } { $count }

## The story

eketorp-event-first = { $who } is the first starting player.
eketorp-event-dealt = Everybody is dealt four battle cards.
eketorp-event-hand = Your hand: { $cards }.
eketorp-event-redraw = { $who } has only low cards, lays them aside and draws four new ones.
eketorp-event-redraw-shown = { $who } shows { $cards }, lays them aside and draws four new cards.
eketorp-event-round = – Round { $round }. { $who } is the starting player.
eketorp-event-material = New bricks: { $laid }.
eketorp-laid = { $bricks } on { $field }
eketorp-event-planned = { $who } has a plan.
eketorp-event-revealed = The screens are lifted.
eketorp-event-plan = { $who }: { $places }.
eketorp-event-no-plan = { $who } has nobody to send.
eketorp-vikings-field = { $count } on { $field }
eketorp-vikings-siege = one at { $castle }’s { eketorp-side }
eketorp-vikings-home = { $count } at home
eketorp-event-took = { $who } takes { $bricks } on { $field }.
eketorp-event-attack = { $who } attacks { $rival } on { $field }.
eketorp-event-contest = { $who } fights { $rival } for { $castle }’s { eketorp-side }.
eketorp-event-siege = { $defended ->
    [yes] { $who } besieges { $castle } { eketorp-with-side }.
   *[no] { $who } besieges { $castle } { eketorp-with-side }; nobody is at home there.
  }
eketorp-event-declined = { $who } gives up the siege of { $castle } { eketorp-with-side }.
eketorp-event-exchanged = { $count ->
    [one] { $who } gives up an amulet for a new card.
   *[other] { $who } gives up { $count } amulets for { $count } new cards.
  }
eketorp-event-cards = { $who } plays { $a }, { $rival } plays { $b }.
eketorp-event-cards-open = { $who } plays { $a }; nobody defends, so { $rival }’s { $b } counts nothing.
eketorp-event-breach = { $who } wins the siege by { $difference }.
eketorp-event-repelled = { $rival }’s castle holds out.
eketorp-event-hurt = A viking of { $who } goes to ward { $ward }.
eketorp-event-picked-up = { $who } picks up the swap pile: { $cards }.
eketorp-event-no-plunder = { $who } takes nothing off the walls.
eketorp-event-plundered = { $who } pulls { $bricks } off { $rival }’s walls.
eketorp-event-booty = { $who } carries off { eketorp-brick }.
eketorp-event-brought-home = { $who } brings home { $bricks }.
eketorp-event-built = { $who } builds { eketorp-brick } on wall field { $wall }.
eketorp-event-surplus = { $who } has no room left; beside the castle lie { $bricks }.
eketorp-event-complete = { $who }’s castle is complete!
eketorp-event-last-round = The tenth round is over.
eketorp-event-healed = { $count ->
    [one] A viking of { $who } leaves the hospital.
   *[other] { $count } vikings of { $who } leave the hospital.
  }

## Scores and endings

eketorp-part-grass = grass
eketorp-part-wood = wood
eketorp-part-clay = clay
eketorp-part-stone = stone
eketorp-part-complete = complete castle
eketorp-part-amulets = amulets
eketorp-ending-castle = A castle is complete: the game is over.
eketorp-ending-rounds = Ten rounds are played: the game is over.

## Why something is not possible

eketorp-reason-not-your-decision = it is not for you to decide now
eketorp-reason-another-step = this belongs to another step of the round
eketorp-reason-dice-decide = chance decides this
eketorp-reason-game-over = the game is over
eketorp-reason-hand-has-a-high-card = a hand with a 4 or more is kept
eketorp-reason-own-castle = you cannot besiege your own castle
eketorp-reason-castle-not-in-play = nobody plays that castle
eketorp-reason-one-viking-a-siege-field = you can have only one viking on each siege field
eketorp-reason-places-in-order = vikings are sent in order: fields A to G, then siege fields clockwise; undo, and type the whole plan on one line
eketorp-reason-no-such-brick-on-the-field = there is no such brick on the field
eketorp-reason-no-viking-of-yours = you have no viking there
eketorp-reason-no-viking-of-theirs = the opponent has no viking there
eketorp-reason-not-against-yourself = you cannot fight yourself
eketorp-reason-field-at-peace = that field is at peace, so nobody fights there
eketorp-reason-rivals-on-the-siege-field = the siege has to wait until you are alone on the siege field
eketorp-reason-siege-over = your siege from there is over for this round
eketorp-reason-siege-must-be-fought = a siege has to be fought
eketorp-reason-walls-worth-a-siege = only a siege of two empty wall fields may be given up
eketorp-reason-too-few-amulets = the whole hand is exchanged, one amulet a card, and you have too few amulets
eketorp-reason-card-not-in-hand = that card is not in your hand
eketorp-reason-too-few-bricks-on-the-wall = there are not so many bricks on that wall field
eketorp-reason-bricks-worth-too-much = these bricks are worth more than the difference of the cards
eketorp-reason-two-bricks-at-most = at most two bricks may be pulled down
eketorp-reason-booty-not-among-the-bricks = you can keep only a brick that you pull down
eketorp-reason-booty-must-be-taken = one of the bricks has to be kept
eketorp-reason-brick-not-brought = you have not brought home such a brick
eketorp-reason-wall-full = three bricks are on that wall field already
eketorp-reason-walls-in-order = wall fields are built in rising order, and what is left must still fit; undo, and type all bricks on one line
eketorp-reason-no-rival-on-the-siege-field = that opponent has no viking on the siege field
eketorp-reason-already-decided = you have decided already; undo takes it back until all have decided
eketorp-reason-plan-already-begun = some of your vikings are on their way already; undo takes them back
eketorp-reason-vikings-do-not-add-up = it does not add up: the plan has more or fewer vikings than you have at home

## Options, each with a line that explains it

eketorp-option-hospitalExit = leaving the hospital
    .explain = Does a viking rest a round on the last ward, or go home on arriving there?
    .afterLast = after the last ward
    .onArrival = on reaching the last ward
eketorp-option-siegeBrickCap = bricks in a siege
    .explain = How many bricks may a won siege pull down, within the difference of the cards?
    .none = any number
    .two = at most two
eketorp-option-emptyFieldBattle = battles on empty fields
    .explain = Do vikings of several players fight on a field that has no bricks?
    .yes = they fight
    .no = they keep the peace
eketorp-option-mixedClaim = mixed bricks
    .explain = Where bricks of several kinds lie on a peaceful field, who says which viking takes which?
    .roundRobin = players choose in turn
    .autoHighest = the dearest goes first, by itself
eketorp-option-bootyOptional = booty of a siege
    .explain = May the winner of a siege leave all the bricks that were pulled down?
    .yes = may be left
    .no = one must be kept
eketorp-option-skipPointlessSiege = pointless sieges
    .explain = May a siege of two empty wall fields be given up instead of fought?
    .yes = may be given up
    .no = must be fought
eketorp-option-mulligan = low opening hands
    .explain = What happens to an opening hand of 1s, 2s and 3s only?
    .forced = it is drawn anew
    .optional = its player may draw anew
    .off = it is kept
eketorp-option-mulliganReturn = rejected cards
    .explain = When do rejected opening hands go back into the draw pile?
    .end = when all hands are settled
    .immediate = at once
eketorp-option-mulliganOpen = rejected hands
    .explain = Are rejected opening hands shown to everybody?
    .yes = shown
    .no = face down
eketorp-option-buildMode = building
    .explain = Do players build one after the other, or all at once in secret?
    .sequential = in turn
    .simultaneous = all at once
eketorp-option-knownCards = cards that were seen
    .explain = Does the table show hands and swap piles that everybody could remember?
    .open = shown
    .memory = only backs
eketorp-option-tieBreak = ties
    .explain = Who wins when the best scores are equal?
    .shared = they share the win
    .amulets = more amulets
    .bricks = more bricks
eketorp-option-firstPlayer = first starting player
    .explain = Who is the starting player of the first round?
    .random = drawn at random
    .seat = a named seat
eketorp-preset-standard = the English and Italian editions
eketorp-preset-french = the French edition
