# Che cosa farebbe Jarl, e perché, in qualunque gioco.

hint-often = { $tenths ->
    [0] quasi mai
    [1] 1 volta su 10
    [10] quasi sempre
   *[other] { $tenths } volte su 10
  }
hint-number = { $whole },{ $tenth }
hint-steps = { $first }, poi { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. Ma { $cost }.
hint-costs = Quasi altrettanto buono, ma { $cost }.
hint-even-but = Buono all’incirca quanto la seguente, ma { $cost }.
hint-points = { $more ->
    [more] Alla fine hai circa { $count } punti in più
   *[fewer] Alla fine hai circa { $count } punti in meno
  }
hint-points-cost = { $more ->
    [more] alla fine hai circa { $count } punti in più
   *[fewer] alla fine hai circa { $count } punti in meno
  }
hint-wins = { $more ->
    [more] Vinci { $percent } partite in più su 100
   *[fewer] Vinci { $percent } partite in meno su 100
  }
hint-wins-cost = { $more ->
    [more] vinci { $percent } partite in più su 100
   *[fewer] vinci { $percent } partite in meno su 100
  }
hint-even = Cambia poco o niente.
hint-only = È l’unica mossa possibile.
hint-all-placed = Ognuno ha già un posto.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint dice che cosa farebbe Jarl, e perché.

## Sullo schermo

hint-idea = Idea { $number } di { $count }
hint-next = Idea seguente
hint-take = Usa questo piano
hint-take-short = Usa
hint-better = Circa { $count } punti meglio del tuo piano.
hint-same = Buono quanto il tuo piano.
hint-worse = Circa { $count } punti peggio del tuo piano.
hint-further = Jarl ci pensa ancora …
