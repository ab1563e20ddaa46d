# A first game that teaches.

learn-title = Your first game
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-leave = Leave the lesson
learn-play-on = Play on
learn-end = That is all you need
    .text = Play this game to its end, or leave it. What is greyed out tells you why when you click it.
