# Was Jarl täte, und warum, in jedem Spiel.

hint-often = { $tenths ->
    [0] fast nie
    [1] 1 von 10 Mal
    [10] fast immer
   *[other] { $tenths } von 10 Mal
  }
hint-number = { $whole },{ $tenth }
hint-steps = { $first }, dann { $then }
hint-why = { $reason }.
hint-why-but = { $reason }. Aber { $cost }.
hint-costs = Dicht dahinter, aber { $cost }.
hint-even-but = Etwa so gut wie das Nächste, aber { $cost }.
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
hint-only = Es ist der einzige erlaubte Zug.
hint-all-placed = Alle haben schon einen Platz.
hint-line = { $number }  { $action }  [{ $text }]
   { $why }
hint-help = hint sagt, was Jarl täte, und warum.

## Auf dem Bildschirm

hint-idea = Idee { $number } von { $count }
hint-next = Nächste Idee
hint-take = Diesen Plan nehmen
hint-take-short = Nehmen
hint-better = Etwa { $count } Punkte besser als dein Plan.
hint-same = So gut wie dein Plan.
hint-worse = Etwa { $count } Punkte schlechter als dein Plan.
hint-further = Jarl denkt weiter nach …
