# Notices: what somebody who is away is told, and the panel where they choose it.

notice-turn = It’s your turn
notice-started = Your game has begun
notice-rematch = There’s a rematch
notice-over = Your game is over
notice-turns = It’s your turn at { $count } tables
notice-several = There’s news at { $count } tables
notice-test = Notices work
notice-stop = Stop these notices
notice-at = { $game } with { $people }
