# Qué haría Jarl, y por qué, en cualquier juego.

hint-often = { $tenths ->
    [0] casi nunca
    [1] 1 de cada 10 veces
    [10] casi siempre
   *[other] { $tenths } de cada 10 veces
  }
hint-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
hint-steps = { $first }, luego { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. Pero { $cost }.
hint-costs = Muy cerca, pero { $cost }.
hint-even-but = Casi tan buena como la siguiente, pero { $cost }.
hint-points = { $more ->
    [more] Acabas con unos { $count } puntos más
   *[fewer] Acabas con unos { $count } puntos menos
  }
hint-points-cost = { $more ->
    [more] acabas con unos { $count } puntos más
   *[fewer] acabas con unos { $count } puntos menos
  }
hint-wins = { $more ->
    [more] Ganas { $percent ->
        [one] 1 partida
       *[other] { $percent } partidas
      } más de cada 100
   *[fewer] Ganas { $percent ->
        [one] 1 partida
       *[other] { $percent } partidas
      } menos de cada 100
  }
hint-wins-cost = { $more ->
    [more] ganas { $percent ->
        [one] 1 partida
       *[other] { $percent } partidas
      } más de cada 100
   *[fewer] ganas { $percent ->
        [one] 1 partida
       *[other] { $percent } partidas
      } menos de cada 100
  }
hint-even = Apenas cambia nada.
hint-either = Tanto da una como otra: ganas unas { $percent } de cada 100 partidas.
hint-only = Es la única jugada posible.
hint-all-placed = Todos tienen ya su sitio.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint dice qué haría Jarl, y por qué.
try-help = try y una jugada dicen en qué acabaría, antes de hacerla.
try-note = Todavía no ha pasado nada.
try-points = { $whoIs ->
    [you] Tendrías { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
   *[other] { $who } tendría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
  }: { $count } { $more ->
    [more] más
   *[fewer] menos
  }.

## En la pantalla

hint-idea = Idea { $number } de { $count }
hint-next = Siguiente idea
hint-take = Usar este plan
hint-take-short = Usar
hint-better = { $count ->
    [one] Alrededor de { $count } punto mejor que tu plan.
   *[other] Unos { $count } puntos mejor que tu plan.
  }
hint-same = Tan bueno como tu plan.
hint-worse = { $count ->
    [one] Alrededor de { $count } punto peor que tu plan.
   *[other] Unos { $count } puntos peor que tu plan.
  }
hint-further = Jarl sigue pensando…
