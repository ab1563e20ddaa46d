# The chapters of Eketorp, step by step: the goal, what it means, and what to say if something else was done.

## The round

learn-eketorp-round-castle = This is your castle
    .text = It has no walls yet. Each of its six wall fields takes three bricks, and every brick is worth points. Most points win.
learn-eketorp-round-bricks = Bricks come here
    .text = Each round brings new bricks to plots A to G. Grass is worth 1, wood 2, clay 3 and stone 4. A viking carries one brick home.
learn-eketorp-round-clay = Send one viking to plot E
    .text = Everyone plans in secret. Plot E has a clay, the best brick of this round. Click the plot, or drag a viking there.
    .otherwise = We want the clay on plot E first. That viking is back home.
learn-eketorp-round-wood = Send two vikings to plot C
    .text = Two wood are on plot C, so two vikings can each bring one. Click the plot twice.
    .otherwise = Plot C has two wood for you. That viking is back home.
learn-eketorp-round-ready = Press “Ready”
    .text = Five vikings stay at home. That’s fine: whoever stays guards your castle. Your plan stays secret until everyone is ready.
    .otherwise = One viking on E and two on C, then press “Ready”.
learn-eketorp-round-peace = Everyone gets a brick
    .text = No plot had more vikings than bricks, so there was no fight. Your three vikings are home with a clay and two wood.
learn-eketorp-round-build = Build your three bricks
    .text = Bricks are built at once and never move again. Lay them on any wall fields you like, then press the golden button.
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
learn-eketorp-fight-attack = Attack Blue on plot G
    .text = Two vikings and one brick: that’s a fight. Blue is on G, Yellow is on A. It’s your turn to attack, so take the clay first.
    .otherwise = The clay on G is worth more than the wood on A. Attack there first.
learn-eketorp-fight-six = Win with a high card
    .text = You don’t know Blue’s card. Your 6 can’t lose, and a 5 rarely does. Play one of them.
    .otherwise = A low card would most likely lose the clay. Play your 6 or your 5.
learn-eketorp-fight-won = Blue’s viking is hurt
    .text = Whoever loses goes to the hospital: three rounds if the cards differ by 3 or more, two rounds if by 1 or 2. After a tie both are out for one round.
learn-eketorp-fight-keep = Keep your cards
    .text = Yellow attacks you on A. Before a fight you can swap your whole hand, for one amulet per card. But an amulet you keep is a point at the end.
    .otherwise = New cards would cost all your amulets. Keep what you have.
learn-eketorp-fight-one = Lose with a low card
    .text = It’s only a wood. If you lose, lose with a bad card: get rid of your 1 or 2.
    .otherwise = Keep your good card for something better than a wood. Play your 1 or 2.
learn-eketorp-fight-lost = Your viking is out for a while
    .text = Yellow won the wood, and your viking comes home in a few rounds. Each round, everyone in the hospital moves one place to the right.
learn-eketorp-fight-build = Build the clay
    .text = The clay from plot G is yours. Lay it on any wall field.
learn-eketorp-fight-swap = Cards change hands
    .text = After each fight the two cards change owners: Blue now has your high card and Yellow your low one. You pick up what you got once your hand is empty.

## Besiege

learn-eketorp-besiege-wall = Find a wall worth taking
    .text = Blue has built well: next to his boat there’s a clay on top of one wall field and a wood on the other. Only the top bricks can be taken.
learn-eketorp-besiege-raider = Send one viking to Blue’s boat
    .text = Every castle has three siege places: catapult, boat and ram. A raider reaches only the two wall fields next to his place.
    .otherwise = That’s a fair plan, but only a raid from the boat brings Blue’s clay. He’s back home.
learn-eketorp-besiege-rest = Send one viking to plot G
    .text = Raiding doesn’t stop you from fetching. Plot G has a clay too.
    .otherwise = The raider at Blue’s boat and one viking on G are all you need. The others guard your castle.
learn-eketorp-besiege-ready = Press “Ready”
    .text = Six vikings stay at home and guard your own walls.
    .otherwise = You need the raider at Blue’s boat and one viking on plot G.
learn-eketorp-besiege-fight = Play your 6
    .text = A siege is a fight against the castle. Win by 3 and you can take bricks worth up to 3 points, so play high. Lose, and your raider is out for 2 or 3 rounds.
    .otherwise = The bigger the difference, the more you can take. Only your 6 is sure to be enough for the clay.
learn-eketorp-besiege-plunder = Keep Blue’s clay
    .text = You won by 3: the clay is worth exactly 3. You may pull down several bricks up to that sum, but you keep only one.
    .otherwise = The clay is the best you can carry home. Lift it and keep it.
learn-eketorp-besiege-build = Build your two clays
    .text = One from the plot, one from Blue’s wall. What’s on top can be plundered, so it’s good to cover it soon.
learn-eketorp-besiege-gain = Six points’ difference
    .text = You gained 3 and Blue lost 3: a raid counts twice. But your raider could have lost, and while he’s away he guards nothing.

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
    .text = Blue won and pulled down two grass, but keeps only one of them. Your defender is in the hospital; a defender comes home a round sooner than an attacker.
learn-eketorp-besieged-high = Defend the stone with a high card
    .text = Now Yellow attacks from the boat. The stone and the clay are there. Play your 6 or your 5.
    .otherwise = That could cost you the stone. Play your 6 or your 5.
learn-eketorp-besieged-held = The wall holds
    .text = The raider lost and is in the hospital for two rounds. Nothing was taken.
learn-eketorp-besieged-build = Cover your stone
    .text = Three grass came home. A brick on top of the stone protects it: raiders take from the top, and everything they lift counts.
learn-eketorp-besieged-empty = Never leave it empty
    .text = With nobody at home your card counts as 0. A 6 then takes bricks worth 6 points, whatever you play. So leave somebody at home when you have something to lose.

## Building and the end

learn-eketorp-end-count = Two bricks are missing
    .text = Your castle has 16 of 18 bricks. When a castle is complete the game ends after that round, and completing it is worth 5 points.
learn-eketorp-end-fetch = Send one to B and one to C
    .text = A clay and a grass: exactly the two bricks you need. The others are fighting over the wood.
    .otherwise = Two bricks are enough: one viking to B, one to C. The others guard.
learn-eketorp-end-ready = Press “Ready”
    .text = Six vikings stay at home, so nobody takes anything at the last moment.
    .otherwise = First one viking on B and one on C.
learn-eketorp-end-top = Raiders take from the top
    .text = Bricks stay where you lay them. So the most valuable go to the bottom and grass on top. There’s room for two on this wall field.
learn-eketorp-end-build = Lay the clay first, then the grass
    .text = Choose the clay and lay it on the free wall field, then the grass on top. Then press the golden button.
    .otherwise = The other way round: the clay goes below, the grass on top.
learn-eketorp-end-score = Your castle is complete
    .text = The game is over. Bricks count 1 to 4, the complete castle 5, and every amulet 1. Most points win, so a complete castle isn’t everything.
