# Avvisi: che cosa viene detto a chi è assente, e il pannello in cui lo sceglie.

notice-turn = È il tuo turno
notice-started = La tua partita è cominciata
notice-rematch = C’è una rivincita
notice-over = La tua partita è finita
notice-turns = È il tuo turno a { $count } tavoli
notice-several = Ci sono novità a { $count } tavoli
notice-test = Gli avvisi funzionano
notice-stop = Ferma questi avvisi
notice-at = { $game } con { $people }
