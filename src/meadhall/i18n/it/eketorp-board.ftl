# Il tabellone di Eketorp nel browser: ciò che si vede, a parole.

eketorp-look-board = Il tabellone
eketorp-look-castle = { $whoIs ->
    [you] Il tuo villaggio
   *[other] Villaggio di { $who }
  }: { $built ->
    [one] un mattone posato
   *[other] { $built } mattoni posati
  } su 18. Vichinghi a casa: { $home }.
eketorp-look-wall = { eketorp-wall }: { $bricks }.
eketorp-look-carried = Portati a casa: { $bricks }.
eketorp-look-surplus = Accanto al villaggio: { $bricks }.
eketorp-look-taken =
  { $whoIs ->
    [you] Hai preso { $bricks }.
   *[other] { $who } ha preso { $bricks }.
  }
eketorp-look-hospital = Lazzaretto.
eketorp-look-hospital-empty = Lazzaretto: non c’è nessuno.
eketorp-look-ward = { $stay }: { $vikings }.
eketorp-look-out = { $count ->
    [0] Poi a casa
    [one] Fuori per 1 turno
   *[other] Fuori per { $count } turni
  }
eketorp-look-out-brief = { $count ->
    [0] Poi a casa
   *[other] Fuori per { $count }
  }
eketorp-look-risk = { $points ->
    [one] Al massimo 1 punto in mattoni
   *[other] Al massimo { $points } punti in mattoni
  }
eketorp-look-swap-brief = Scambi
eketorp-look-amulets = Amuleti: { $count }
eketorp-look-hand = In mano: { $cards }
eketorp-look-swap = Pila degli scambi: { $cards }
eketorp-look-leader = Comincia il turno
eketorp-look-ready = Decisione presa
eketorp-look-offers = { $count ->
    [one] Qui c’è una scelta possibile.
   *[other] Qui ci sono { $count } scelte possibili.
  }
eketorp-look-close = Torna al tabellone
