# The chapters of Shipwrights, step by step: the goal, what it means, and what to say if something else was done.

## Draft and discard

learn-shipwrights-draft-yard = This is your shipyard
    .text = Over five rounds you build ships and buildings. They earn points and take you along three tracks. Most points win.
learn-shipwrights-draft-stores = This is what you build with
    .text = Workers, coins, wood, wool, iron and gold. Gold can replace wood, wool or iron. “?” above the tracks says what every icon means.
learn-shipwrights-draft-ship = Keep the Skute
    .text = Everyone keeps one card of a pack and passes on the rest. A ship’s cost is on the left, the skill it needs on the right. The Skute needs a sailmaker.
    .otherwise = Start with the Skute: without a ship a shipyard stays empty. Nothing was passed on.
learn-shipwrights-draft-craftsman = Keep the sailmaker
    .text = Here’s your neighbour’s pack. The sailmaker has just the skill that your Skute needs.
    .otherwise = Your Skute needs a sailmaker. Keep that one.
learn-shipwrights-draft-last = The last card is yours anyway
    .text = When a pack has one card left, you get it. In a real game a pack has six cards; whatever you keep you have to use this round.
learn-shipwrights-draft-discard = Discard the Shepherd
    .text = No card is wasted. Discard it and you get the reward on its red pennant: here 2 coins.
    .otherwise = Keep the ship and the sailmaker for now. Discard the Shepherd for 2 coins.
learn-shipwrights-draft-reward = Two coins more
    .text = You can discard any card in your hand at any time in your round. Ships and people are usually worth more in use.

## A ship

learn-shipwrights-ship-needs = What the Skute needs
    .text = A sailmaker, 2 workers, 1 wood, 2 wool and 1 iron. You have nearly everything: one wool is missing.
learn-shipwrights-ship-lay = Place the Skute in your shipyard
    .text = A ship must be in your shipyard before you can build it. Cards cover your board from the left, so its first place for workers is gone for now.
    .otherwise = First place the Skute in your shipyard.
learn-shipwrights-ship-hire = Place the sailmaker on your board
    .text = On your board a craftsman works on one ship, for free, and then leaves.
    .otherwise = The Skute can’t be built without a sailmaker. Place him on your board.
learn-shipwrights-ship-wool = Buy one wool
    .text = The round card sets the prices. This round a wool costs 1 coin. Your gold could replace it, but gold is worth more.
    .otherwise = Only one wool is missing. Buy it for 1 coin.
learn-shipwrights-ship-build = Build the Skute
    .text = You have everything. Press the ship: a sheet shows who works on it and what you pay. You pay only when you press “Build it”.
    .otherwise = Everything is there for the Skute. Build it now.
learn-shipwrights-ship-afloat = Your first ship sails
    .text = It’s worth 3 points, takes you two steps on the trade track and earns 2 coins every round. The spaces on your board are free again.
learn-shipwrights-ship-work = Put your last worker to work
    .text = A worker on a free space earns what it shows, and comes home at the end of the round. The workers who built the ship don’t come back.
    .otherwise = One worker is still idle. Put him on a space.
learn-shipwrights-ship-end = End your round
    .text = Your hand is empty, so you can end your round. Confirm it if you’re asked.
    .otherwise = There’s nothing better to do. End your round.
learn-shipwrights-ship-income = Income
    .text = The Eikja brought a worker and the Skute 2 coins, and your worker came home. Now the next draft begins.

## Buildings, townsfolk and tucking

learn-shipwrights-buildings-house = A Market
    .text = A building needs no skill. You build it straight from your hand, and it gives you a new place for workers. You’re one wood short.
learn-shipwrights-buildings-woodcutter = Play the Woodcutter
    .text = Townsfolk do something for you once. The Woodcutter turns 1 coin into 2 wood.
    .otherwise = You need wood for the Market. Play the Woodcutter.
learn-shipwrights-buildings-market = Build the Market
    .text = Now you have 2 wood, 1 wool, 1 iron and a worker to spare. The Market gives 1 point and a step on the trade track.
    .otherwise = You have all you need for the Market. Build it.
learn-shipwrights-buildings-tuck = Tuck the Shepherd under a building
    .text = Tucking costs 1 gold. A tucked card stays: a worker in that building can use the Shepherd as well, every round.
    .otherwise = Played or discarded, the Shepherd is gone. Tuck her instead.
learn-shipwrights-buildings-under = Put her under the Market
    .text = Each building has room for one tucked card. Under the Market she’s best: it brings the coins that she needs.
    .otherwise = Under the Market, please: it brings coins.
learn-shipwrights-buildings-worker = Put a worker in the Market
    .text = One worker, two abilities: 4 coins from the Market, and 2 wool for 1 coin from the Shepherd.
    .otherwise = The Market is your best space now. Put a worker there.
learn-shipwrights-buildings-first = First the Market
    .text = You choose the order. Take the coins first, then you can pay the Shepherd.
    .otherwise = Take the coins first.
learn-shipwrights-buildings-second = Then the Shepherd
    .text = 1 coin becomes 2 wool.
    .otherwise = The Shepherd is waiting: 2 wool for 1 coin.
learn-shipwrights-buildings-craftsman = Tuck the sailmaker
    .text = A craftsman can be tucked too. On the board he works on one ship; tucked he works on every later ship.
    .otherwise = Tuck the sailmaker: from now on every ship can use him.
learn-shipwrights-buildings-skill = Here to stay
    .text = The sailmaker is under your hut for good. His second skill, carpenter, costs 1 coin each time.

## Tracks, raids and trade

learn-shipwrights-tracks-tracks = Three tracks
    .text = Military, trade and fame. Spaces 4, 8 and 12 bring a prize. You stand on 3 everywhere: one step is missing.
learn-shipwrights-tracks-sigrun = Tuck Sigrun
    .text = A jarl costs 1 gold. Sigrun is worth 1 point and brings one step of military and two of trade.
    .otherwise = Discarded she’s worth 1 gold. Tucked she brings two prizes.
learn-shipwrights-tracks-place = Choose a building for her
    .text = Any building without a tucked card will do.
    .otherwise = First choose a building for Sigrun.
learn-shipwrights-tracks-prizes = Two prizes at once
    .text = Military 4 brought a raid card, trade 5 a trade card. You decide now what to do with the trade card.
learn-shipwrights-tracks-aboard = Put the Silver Route on your Eikja
    .text = On a ship it brings 3 coins at every income. Face down it would give 6 coins now, once. Two rounds are still to come.
    .otherwise = It’s early enough: income pays more than 6 coins once. Put it on your Eikja.
learn-shipwrights-tracks-raid = Raid the Trading Post
    .text = Once per round, 2 workers bring what the raid card shows: here 4 coins. From military 7 it takes one worker, from 10 none.
    .otherwise = Two workers are free. Raid with them.
learn-shipwrights-tracks-torvald = Tuck Torvald
    .text = He brings one step of trade and two of fame, so you reach fame 5.
    .otherwise = Torvald brings you past fame 4. Tuck him.
learn-shipwrights-tracks-upgrade = Upgrade your hut
    .text = Fame brings upgrades: hut, labourer or Eikja get better, and each is worth 2 points. Your hut then gives 5 coins instead of 3.
    .otherwise = All three are good. Let’s take the hut.
learn-shipwrights-tracks-better = Three prizes in one round
    .text = Early prizes pay longest. Look at the next milestone before you choose between two cards.

## Heroes, jarls and scoring

learn-shipwrights-heroes-heroes = Who leads a track?
    .text = After each round the sole leader of a track gets its hero. You and Blue are level on military, so Blue keeps Svend.
learn-shipwrights-heroes-jarl = Tuck Bjorn
    .text = It’s the last round. Bjorn brings two steps of military and 2 points.
    .otherwise = Discarded he’d be 1 gold, 1 point. Tucked he’s worth far more.
learn-shipwrights-heroes-place = Choose a building for him
    .text = At the end each tucked jarl counts its points.
    .otherwise = First choose a building for Bjorn.
learn-shipwrights-heroes-lead = You lead alone
    .text = Military 16: Svend comes to you after this round, and he’s worth 3 points. Markers on 15 to 18 score 1 to 4 points as well.
learn-shipwrights-heroes-discard = Discard the Miner
    .text = Iron won’t help now. His reward is 2 coins, and coins can still become gold.
    .otherwise = The round ends, so goods are of little use. Discard the Miner.
learn-shipwrights-heroes-end = End your round
    .text = Coins and goods are then turned into gold by themselves, as far as possible.
    .otherwise = Nothing else brings points now. End your round.
learn-shipwrights-heroes-score = What counts
    .text = Ships with their bonuses, buildings, jarls, markers from 15 on, heroes 3 each, upgrades 2 each, and 1 for each gold. Workers and leftover goods count nothing.

## Alone against the rival

learn-shipwrights-rival-rival = A rival without a yard
    .text = Alone you play against a score. Each round card gives the rival points. Have more at the end and you win.
learn-shipwrights-rival-neutral = The neutral player
    .text = The round cards also move neutral markers. Where they lead alone, the hero is theirs, and the rival gets 3 points for it.
learn-shipwrights-rival-lay = Place the Byrding in your shipyard
    .text = It needs a sailmaker and a stonecutter. Your craftsman can do both: his second skill costs 1 coin.
    .otherwise = First place the Byrding in your shipyard.
learn-shipwrights-rival-build = Build the Byrding
    .text = One wood is missing, so gold stands in for it. The sheet has chosen the cheapest way already.
    .otherwise = You can build the Byrding. Do it now.
learn-shipwrights-rival-upgrade = Choose an upgrade
    .text = The ship takes you to fame 8. An upgrade is worth 2 points, whichever you take.
    .otherwise = First choose an upgrade.
learn-shipwrights-rival-wood = Choose a wood
    .text = The Byrding brings two goods of your choice. Wool you still have: with wood and iron that makes a gold.
    .otherwise = First choose the goods that the Byrding brings.
learn-shipwrights-rival-iron = And one iron
    .text = Wood, wool and iron together make 1 gold.
    .otherwise = First choose the second good.
learn-shipwrights-rival-forge = Turn them into gold
    .text = You can always turn 1 wood, 1 wool and 1 iron into 1 gold.
    .otherwise = Turn wood, wool and iron into gold first.
learn-shipwrights-rival-end = End your round
    .text = Fame 8 against 7: you lead alone, so Frode comes to you and not to the neutral player.
    .otherwise = You’ve done all you can. End your round.
learn-shipwrights-rival-won = The rival is beaten
    .text = Your ship made the difference: points, an upgrade and a hero. Enemy cards make it harder; try without them first.
