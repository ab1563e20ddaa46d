# Ce que le jarl ferait, et pourquoi, quel que soit le jeu.

hint-often = { $tenths ->
    [0] très rarement
    [1] 1 fois sur 10
    [10] presque toujours
   *[other] { $tenths } fois sur 10
  }
hint-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
hint-steps = { $first }, puis { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. Mais { $cost }.
hint-costs = Presque aussi bon, mais { $cost }.
hint-even-but = À peu près aussi bon que le suivant, mais { $cost }.
hint-points = { $more ->
    [more] À la fin, vous avez environ { $count } points de plus
   *[fewer] À la fin, vous avez environ { $count } points de moins
  }
hint-points-cost = { $more ->
    [more] à la fin, vous avez environ { $count } points de plus
   *[fewer] à la fin, vous avez environ { $count } points de moins
  }
hint-wins = { $more ->
    [more] Vous gagnez { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
      } de plus sur 100
   *[fewer] Vous gagnez { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
      } de moins sur 100
  }
hint-wins-cost = { $more ->
    [more] vous gagnez { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
      } de plus sur 100
   *[fewer] vous gagnez { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
      } de moins sur 100
  }
hint-even = Ça ne change presque rien.
hint-either = { $percent ->
    [one] L’un vaut l’autre : vous gagnez environ { $percent } partie sur 100.
   *[other] L’un vaut l’autre : vous gagnez environ { $percent } parties sur 100.
  }
hint-only = C’est le seul coup possible.
hint-all-placed = Chacun a déjà sa place.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint dit ce que le jarl ferait, et pourquoi.
try-help = try suivi d’un coup dit ce qu’il donnerait, avant de le jouer.
try-note = Rien n’est encore joué.
try-points = { $whoIs ->
    [you] Vous auriez { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $who } aurait { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  } : { $count } de { $more ->
    [more] plus
   *[fewer] moins
  }.

## À l’écran

hint-idea = Idée { $number } sur { $count }
hint-next = Idée suivante
hint-take = Prendre ce plan
hint-take-short = Prendre
hint-better = { $count ->
    [one] Environ { $count } point de mieux que votre plan.
   *[other] Environ { $count } points de mieux que votre plan.
  }
hint-same = Aussi bon que votre plan.
hint-worse = { $count ->
    [one] Environ { $count } point de moins que votre plan.
   *[other] Environ { $count } points de moins que votre plan.
  }
hint-further = Le jarl réfléchit encore…
