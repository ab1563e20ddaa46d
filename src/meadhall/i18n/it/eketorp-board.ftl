# Il tabellone di Eketorp nel browser: ciò che si vede, a parole.

eketorp-look-board = Il tabellone
eketorp-look-castle = Villaggio di { $who }: { $built ->
    [one] un mattone posato
   *[other] { $built } mattoni posati
  } su 18. Vichinghi a casa: { $home }.
eketorp-look-wall = Cantiere { $wall }: { $bricks }.
eketorp-look-carried = Portati a casa: { $bricks }.
eketorp-look-surplus = Accanto al villaggio: { $bricks }.
eketorp-look-taken = { $who } ha preso { $bricks }.
eketorp-look-hospital = Lazzaretto.
eketorp-look-hospital-empty = Lazzaretto: non c’è nessuno.
eketorp-look-ward = Stazione { $ward }: { $vikings }.
eketorp-look-rounds = { $count ->
    [one] 1 turno
   *[other] { $count } turni
  }
eketorp-look-home-next = poi a casa
eketorp-look-amulets = Amuleti: { $count }
eketorp-look-hand = In mano: { $cards }
eketorp-look-swap = Pila degli scambi: { $cards }
eketorp-look-leader = Apre il turno
eketorp-look-ready = Decisione presa
eketorp-look-offers = { $count ->
    [one] Qui c’è una scelta possibile.
   *[other] Qui ci sono { $count } scelte possibili.
  }
eketorp-look-close = Torna al tabellone
