# Enigmi: a un tavolo vero si cerca la mossa migliore.

puzzle-title = Enigma
puzzle-heading = { $game }: enigmi
puzzle-about = Posizioni da partite tra bot. Una mossa è chiaramente la migliore: trovala.
puzzle-of-the-day = Enigma del giorno
puzzle-solve = Risolvi
puzzle-all = Tutti gli enigmi
puzzle-level = { $level ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
  }
puzzle-count = { $solved } su { $count } risolti
puzzle-place = { web-round }, { $seats } giocatori
puzzle-named = Enigma { $number }: { web-round }, { $seats } giocatori ({ $state ->
    [solved] risolto
   *[open] non ancora risolto
  })
puzzle-same-today = oggi uguale per tutti
puzzle-today = Oggi
puzzle-week = Gli ultimi sette giorni
puzzle-day-solved = Risolto
puzzle-day-open = non risolto
puzzle-find = Trova la mossa migliore
puzzle-how = Giocala sul tabellone: saprai se è la migliore. La partita non va avanti, nessun altro muove.
puzzle-more = Altro su questo enigma
puzzle-tries = I tuoi tentativi
puzzle-cost = Rispetto alla mossa migliore perdi circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } e { $percent ->
    [one] 1 vittoria
   *[other] { $percent } vittorie
  } su 100.
puzzle-better = Che cosa porta la mossa migliore: { $why }
puzzle-unlisted = La ricerca non l’ha trovata tra le mosse migliori. Provane un’altra.
puzzle-show = Mostra la soluzione
puzzle-solved = Risolto!
puzzle-shown = La soluzione
puzzle-found = { $tries ->
    [1] Risolto al primo tentativo.
   *[other] Risolto dopo { $tries } tentativi.
  }
puzzle-why = Perché è la migliore
puzzle-move = Mossa
puzzle-wins = Vittorie
puzzle-points = Punti
puzzle-next = Prossimo enigma
puzzle-play-on = Continua da qui
puzzle-theme-eketorp-plan = Piani
puzzle-theme-eketorp-fight = Scontri
puzzle-theme-eketorp-siege = Assedi
puzzle-theme-eketorp-plunder = Saccheggio
puzzle-theme-eketorp-defence = Difesa
puzzle-theme-eketorp-amulets = Amuleti e carte
puzzle-theme-eketorp-building = Costruzione
puzzle-theme-shipwrights-draft = Scelta delle carte
puzzle-theme-shipwrights-ships = Navi
puzzle-theme-shipwrights-settlement = Insediamento
puzzle-theme-shipwrights-workers = Lavoratori
puzzle-theme-shipwrights-market = Mercato
puzzle-theme-shipwrights-payment = Pagamento
puzzle-theme-shipwrights-raids = Razzie, eroi e Miglioramenti
puzzle-theme-shipwrights-cards = Scarti
