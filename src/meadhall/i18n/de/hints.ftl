# Was Jarl täte, und warum, in jedem Spiel.

hint-often = { $tenths ->
    [0] fast nie
    [1] in 1 von 10 Fällen
    [10] fast immer
   *[other] in { $tenths } von 10 Fällen
  }
hint-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
hint-steps = { $first }, dann { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. Aber { $cost }.
hint-costs = Dicht dahinter, aber { $cost }.
hint-even-but = Etwa so gut wie die nächste Idee, aber { $cost }.
hint-points = { $more ->
    [more] Am Ende hast du etwa { $count } Punkte mehr
   *[fewer] Am Ende hast du etwa { $count } Punkte weniger
  }
hint-points-cost = { $more ->
    [more] du hast am Ende etwa { $count } Punkte mehr
   *[fewer] du hast am Ende etwa { $count } Punkte weniger
  }
hint-wins = { $more ->
    [more] Du gewinnst { $percent } von 100 Partien mehr
   *[fewer] Du gewinnst { $percent } von 100 Partien weniger
  }
hint-wins-cost = { $more ->
    [more] du gewinnst { $percent } von 100 Partien mehr
   *[fewer] du gewinnst { $percent } von 100 Partien weniger
  }
hint-even = Das macht kaum einen Unterschied.
hint-either = Beides ist gleich gut: Du gewinnst etwa { $percent } von 100 Partien.
hint-only = Es ist der einzige erlaubte Zug.
hint-all-placed = Alle haben schon einen Platz.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint sagt, was Jarl tun würde und warum.
try-help = try und ein Zug sagt, was dabei herauskäme, bevor du ihn machst.
try-note = Noch ist nichts passiert.
try-points = { $whoIs ->
    [you] Du hättest { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
   *[other] { $who } hätte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
  }: { $count } { $more ->
    [more] mehr
   *[fewer] weniger
  }.

## Auf dem Bildschirm

hint-idea = Idee { $number } von { $count }
hint-next = Nächste Idee
hint-take = Diesen Plan nehmen
hint-take-short = Nehmen
hint-better = { $count ->
    [one] Etwa { $count } Punkt besser als dein Plan.
   *[other] Etwa { $count } Punkte besser als dein Plan.
  }
hint-same = So gut wie dein Plan.
hint-worse = { $count ->
    [one] Etwa { $count } Punkt schlechter als dein Plan.
   *[other] Etwa { $count } Punkte schlechter als dein Plan.
  }
hint-further = Jarl denkt weiter nach …
