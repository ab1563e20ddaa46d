# A first game of Eketorp.

learn-eketorp-goal = This is your castle
    .text = It has no walls yet. Six wall fields take three bricks each, and every brick is worth points. After ten rounds, or when a castle is complete, the most points win.
learn-eketorp-bricks = Bricks appear here
    .text = Each round new bricks lie on the fields A to G: grass is worth 1, wood 2, clay 3, stone 4. There are seldom enough for everybody.
learn-eketorp-plan = Send your vikings
    .text = Everybody plans in secret. Each viking can fetch one brick. Click a field, drag a viking there, or press its letter.
    .do = Send one now
learn-eketorp-siege = Raid or stand guard
    .text = A viking on a catapult, boat or ram before another castle can rob its walls. Whoever stays at home defends yours. In the first round there is nothing to rob yet.
    .do = Press Ready
learn-eketorp-reveal = The plans come to light
    .text = Where there are bricks enough, everybody simply takes one. Crossed swords mean a fight: there are more vikings than bricks.
learn-eketorp-amulets = New cards for amulets
    .text = Before a fight you may replace your whole hand, at one amulet a card. But each amulet you keep is a point at the end.
    .do = Decide
learn-eketorp-fight = You fight with cards
    .text = Both choose a card in secret, and the higher one wins. Then the two cards change hands: your 6 may soon be played against you. When your hand is empty, you pick up what you were given.
    .do = Choose a fight or a card
learn-eketorp-hospital = The hospital
    .text = The loser goes to bed: three rounds after a clear defeat, two after a close one, one after a tie. Every round the beds move one to the right.
learn-eketorp-build = Build your walls
    .text = What your vikings brought home is built at once and stays. Robbers take from the top, so put the dear bricks at the bottom.
    .do = Lay all bricks, then press Build
learn-eketorp-round = A new round
    .text = Grass and wood left on the fields are gone, clay and stone stay. The next player starts. Now you know it all: what stands in your walls counts, and so do your amulets.
