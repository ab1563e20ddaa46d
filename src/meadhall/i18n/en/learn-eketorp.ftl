# The chapters of Eketorp, step by step: the goal, what it means, and what to say if something else was done.

## The round

learn-eketorp-round-castle = This is your castle
    .text = Its six walls aren’t built yet. Each takes three bricks, and every brick is worth points. Most points win.
learn-eketorp-round-bricks = Bricks come here
    .text = Each round brings new bricks to fields A to G. Grass is worth 1, wood 2, clay 3 and stone 4. A viking carries one brick home.
learn-eketorp-round-clay = Send one viking to field E
    .text = Everyone plans in secret. Field E has a clay brick, the best of this round. Press the field, or drag a viking there.
    .otherwise = We want the clay on field E first. That viking is back home.
learn-eketorp-round-wood = Send two vikings to field C
    .text = Two wood are on field C, so two vikings can each bring one. Press the field twice.
    .otherwise = Field C has two wood for you. That viking is back home.
learn-eketorp-round-ready = Press “Ready”
    .text = Five vikings stay at home. That’s fine: they guard your castle. Your plan stays secret until everyone is ready.
    .otherwise = One viking on E and two on C, then press “Ready”.
learn-eketorp-round-peace = Everyone gets a brick
    .text = No field had more vikings than bricks, so there was no fight. Your three vikings are home with a clay and two wood.
learn-eketorp-round-build = Build your three bricks
    .text = Bricks are built at once and never move again. Lay them on any walls you like, then press the golden button.
learn-eketorp-round-next = A new round begins
    .text = Grass and wood nobody took are gone; clay and stone stay. New bricks arrive and you plan again: ten rounds, or until a castle has all 18 bricks.

## The fight and the hospital

learn-eketorp-fight-cards = You have four battle cards
    .text = You hold 1, 2, 5 and 6. In a fight both sides play one card in secret, and the higher card wins.
learn-eketorp-fight-plan = Send one viking to G and one to A
    .text = There is one clay on G and one wood on A. If somebody else goes there too, you fight for it.
    .otherwise = One viking to G and one to A is enough today. That viking is back home.
learn-eketorp-fight-ready = Press “Ready”
    .text = Six vikings stay at home. Let’s see who else wants the clay.
    .otherwise = First one viking on G and one on A.
learn-eketorp-fight-attack = Attack Blue on field G
    .text = Two vikings and one brick: that’s a fight. Blue is on G, Yellow is on A. You have the flag, so you attack first: take the clay.
    .otherwise = The clay on G is worth more than the wood on A. Attack there first.
learn-eketorp-fight-six = Win with a high card
    .text = You don’t know Blue’s card. Your 6 can’t lose, and a 5 rarely does. Play one of them. Under each card is how many of the cards you haven’t seen it beats.
    .otherwise = A low card would most likely lose the clay. Play your 6 or your 5.
learn-eketorp-fight-won = Blue’s viking is hurt
    .text = The loser goes to the hospital: three rounds if the cards differ by 3 or more, two rounds if by 1 or 2. After a tie both are out for one round.
learn-eketorp-fight-keep = Keep your cards
    .text = Yellow attacks you on A. Before a fight you can swap your whole hand, for one amulet per card. But an amulet you keep is a point at the end.
    .otherwise = New cards would cost all your amulets. Keep what you have.
learn-eketorp-fight-one = Lose with a low card
    .text = It’s only a wood. If you lose, lose with a bad card: get rid of your 1 or 2.
    .otherwise = Keep your good card for something better than a wood. Play your 1 or 2.
learn-eketorp-fight-lost = Your viking is out for a while
    .text = Yellow won the wood, and your viking comes home in a few rounds. Each round, everyone in the hospital moves one bed to the right.
learn-eketorp-fight-build = Build the clay
    .text = The clay from field G is yours. Lay it on any wall.
learn-eketorp-fight-swap = Cards change hands
    .text = After each fight the two cards change owners: Blue now has your high card and Yellow your low one. You pick up what you got once your hand is empty.

## Besiege

learn-eketorp-besiege-wall = Find a wall worth taking
    .text = Blue has built well: next to the boat there’s a clay on top of one wall and a wood on top of the other. Only the top bricks can be taken.
learn-eketorp-besiege-raider = Send one viking to Blue’s boat
    .text = Every castle has three siege fields: catapult, boat and ram. An attacker reaches only the two walls next to their siege field.
    .otherwise = That’s a fair plan, but only a siege from the boat brings Blue’s clay. That viking is back home.
learn-eketorp-besiege-rest = Send one viking to field G
    .text = While one viking attacks, another can fetch. Field G has a clay too.
    .otherwise = The attacker at Blue’s boat and one viking on G are all you need. The others guard your castle.
learn-eketorp-besiege-ready = Press “Ready”
    .text = Six vikings stay at home and guard your own walls.
    .otherwise = You need the attacker at Blue’s boat and one viking on field G.
learn-eketorp-besiege-fight = Play your 6
    .text = A siege is a fight against the castle. Win by 3 and you can take bricks worth up to 3 points, so play high. Lose, and your attacker is out for 2 or 3 rounds.
    .otherwise = The bigger the difference, the more you can take. Only your 6 is sure to be enough for the clay.
learn-eketorp-besiege-plunder = Keep Blue’s clay
    .text = You won by 3: the clay is worth exactly 3. You may tear down several bricks up to that sum, but you keep only one.
    .otherwise = The clay is the best you can carry home. Lift it and keep it.
learn-eketorp-besiege-build = Build your two clays
    .text = One from the field, one from Blue’s wall. What’s on top can be plundered, so it’s good to cover it soon.
learn-eketorp-besiege-gain = Six points’ difference
    .text = You gained 3 and Blue lost 3: a siege counts twice. But your attacker could have lost, and a viking who is away guards nothing.

## Be besieged

learn-eketorp-besieged-stone = Know what you can lose
    .text = Next to your boat there’s a stone on top, worth 4. Next to your catapult there’s only grass. Others see that too.
learn-eketorp-besieged-guard = Send one to B and two to D
    .text = Fetch three grass, and leave five vikings at home. One defender is enough for one siege, but each siege that you lose sends one to the hospital.
    .otherwise = One to B and two to D, and nobody else: the rest stay and guard.
learn-eketorp-besieged-ready = Press “Ready”
    .text = Five defenders at home. Let them come.
    .otherwise = First one viking on B and two on D.
learn-eketorp-besieged-low = Give Blue your 1
    .text = Blue attacks from the catapult. The two walls there are grass: you can lose 2 points at most. Don’t waste a good card on that.
    .otherwise = Keep your good cards for the stone. Here a 1 will do.
learn-eketorp-besieged-cost = A cheap loss
    .text = Blue won and tore down two grass, but keeps only one of them. Your defender is in the hospital; a defender comes home a round sooner than an attacker.
learn-eketorp-besieged-high = Defend the stone with a high card
    .text = Now Yellow attacks from the boat. The stone and the clay are there. Play your 6 or your 5.
    .otherwise = That could cost you the stone. Play your 6 or your 5.
learn-eketorp-besieged-held = The wall holds
    .text = The attacker lost and is in the hospital for two rounds. Nothing was taken.
learn-eketorp-besieged-build = Cover your stone
    .text = Three grass came home. A brick on top of the stone protects it: plunder comes off the top, and everything that is lifted counts.
learn-eketorp-besieged-empty = Never leave it empty
    .text = With nobody at home your card counts as 0. A 6 then takes bricks worth 6 points, whatever you play. So leave somebody at home when you have something to lose.

## Building and the end

learn-eketorp-end-count = Two bricks are missing
    .text = Your castle has 16 of 18 bricks. When a castle is finished the game ends after that round, and finishing it is worth 5 points.
learn-eketorp-end-fetch = Send one to B and one to C
    .text = A clay and a grass: exactly the two bricks you need. The others are fighting over the wood.
    .otherwise = Two bricks are enough: one viking to B, one to C. The others guard.
learn-eketorp-end-ready = Press “Ready”
    .text = Six vikings stay at home, so nobody takes anything at the last moment.
    .otherwise = First one viking on B and one on C.
learn-eketorp-end-top = Plunder comes off the top
    .text = Bricks stay where you lay them. So the most valuable go to the bottom and grass on top. There’s room for two on this wall.
learn-eketorp-end-build = Lay the clay first, then the grass
    .text = Choose the clay and lay it on the wall with room, then the grass on top. Then press the golden button.
    .otherwise = The other way round: the clay goes below, the grass on top.
learn-eketorp-end-score = Your castle is finished
    .text = The game is over. Bricks count 1 to 4, the finished castle 5, and every amulet 1. Most points win, so a finished castle isn’t everything.
