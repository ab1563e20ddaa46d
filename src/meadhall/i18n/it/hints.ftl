# Che cosa farebbe Jarl, e perché, in qualunque gioco.

hint-often = { $tenths ->
    [0] molto di rado
    [1] 1 volta su 10
    [10] quasi sempre
   *[other] { $tenths } volte su 10
  }
hint-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
hint-steps = { $first }, poi { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. Ma { $cost }.
hint-costs = Quasi altrettanto buona, ma { $cost }.
hint-even-but = Buona più o meno quanto la seguente, ma { $cost }.
hint-points = { $more ->
    [more] Alla fine hai circa { $count } punti in più
   *[fewer] Alla fine hai circa { $count } punti in meno
  }
hint-points-cost = { $more ->
    [more] alla fine hai circa { $count } punti in più
   *[fewer] alla fine hai circa { $count } punti in meno
  }
hint-wins = { $more ->
    [more] Vinci { $percent ->
        [one] 1 partita
       *[other] { $percent } partite
      } in più su 100
   *[fewer] Vinci { $percent ->
        [one] 1 partita
       *[other] { $percent } partite
      } in meno su 100
  }
hint-wins-cost = { $more ->
    [more] vinci { $percent ->
        [one] 1 partita
       *[other] { $percent } partite
      } in più su 100
   *[fewer] vinci { $percent ->
        [one] 1 partita
       *[other] { $percent } partite
      } in meno su 100
  }
hint-even = Cambia poco o niente.
hint-either = { $percent ->
    [one] Una vale l’altra: vinci circa 1 partita su 100.
   *[other] Una vale l’altra: vinci circa { $percent } partite su 100.
  }
hint-only = È l’unica mossa possibile.
hint-all-placed = Ognuno ha già un posto.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint dice che cosa farebbe Jarl, e perché.
try-help = try seguito da una mossa dice che effetto avrebbe, prima che tu la faccia.
try-note = Non è ancora successo nulla.
try-points = { $whoIs ->
    [you] Avresti { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }
   *[other] { $who } avrebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }
  }: { $count } in { $more ->
    [more] più
   *[fewer] meno
  }.

## Sullo schermo

hint-idea = Idea { $number } di { $count }
hint-next = Idea seguente
hint-take = Usa questo piano
hint-take-short = Usa
hint-better = { $count ->
    [one] Circa { $count } punto in più del tuo piano.
   *[other] Circa { $count } punti in più del tuo piano.
  }
hint-same = Buono quanto il tuo piano.
hint-worse = { $count ->
    [one] Circa { $count } punto in meno del tuo piano.
   *[other] Circa { $count } punti in meno del tuo piano.
  }
hint-further = Jarl ci pensa ancora…
