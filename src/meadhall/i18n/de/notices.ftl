# Nachrichten: was jemandem gesagt wird, der weg ist, und wo man es einstellt.

notice-turn = Du bist am Zug
notice-started = Deine Partie hat begonnen
notice-rematch = Es gibt eine Revanche
notice-over = Deine Partie ist zu Ende
notice-turns = Du bist an { $count } Tischen am Zug
notice-several = Es gibt Neues an { $count } Tischen
notice-test = Nachrichten funktionieren
notice-stop = Nachrichten abbestellen
notice-at = { $game } mit { $people }
