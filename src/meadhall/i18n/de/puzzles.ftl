# Rätsel: An einem echten Tisch wird der beste Zug gesucht.

puzzle-title = Rätsel
puzzle-heading = { $game }: Rätsel
puzzle-about = Stellungen aus Partien von Bots. Ein Zug ist klar der beste: Finde ihn.
puzzle-of-the-day = Rätsel des Tages
puzzle-solve = Lösen
puzzle-all = Alle Rätsel
puzzle-level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
  }
puzzle-count = { $solved } von { $count } gelöst
puzzle-place = Runde { $round }, { $seats } Spieler
puzzle-named = Rätsel { $number }: Runde { $round }, { $seats } Spieler ({ $state ->
    [solved] gelöst
   *[open] noch nicht gelöst
  })
puzzle-same-today = heute für alle dasselbe
puzzle-today = Heute
puzzle-week = Die letzten sieben Tage
puzzle-day-solved = Gelöst
puzzle-day-open = nicht gelöst
puzzle-find = Finde den besten Zug
puzzle-how = Spiel ihn auf dem Spielplan. Noch passiert nichts: Du erfährst, ob er der beste ist. Niemand sonst zieht.
puzzle-more = Mehr über dieses Rätsel
puzzle-tries = Deine Versuche
puzzle-cost = Gegenüber dem besten Zug verlierst du etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } und { $percent } von 100 Siegen.
puzzle-better = Was der beste Zug bringt: { $why }
puzzle-unlisted = Die Suche fand ihn nicht unter den besten Zügen. Versuch einen anderen.
puzzle-show = Lösung zeigen
puzzle-solved = Gelöst!
puzzle-shown = Die Lösung
puzzle-found = { $tries ->
    [1] Beim ersten Versuch gelöst.
   *[other] Nach { $tries } Versuchen gelöst.
  }
puzzle-why = Warum er der beste ist
puzzle-move = Zug
puzzle-wins = Siege
puzzle-points = Punkte
puzzle-next = Nächstes Rätsel
puzzle-play-on = Ab hier weiterspielen
puzzle-theme-eketorp-plan = Pläne
puzzle-theme-eketorp-fight = Kämpfe
puzzle-theme-eketorp-siege = Belagerungen
puzzle-theme-eketorp-plunder = Plündern
puzzle-theme-eketorp-defence = Verteidigung
puzzle-theme-eketorp-amulets = Amulette und Karten
puzzle-theme-eketorp-building = Bauen
puzzle-theme-shipwrights-draft = Kartenwahl
puzzle-theme-shipwrights-ships = Schiffe
puzzle-theme-shipwrights-settlement = Siedlung
puzzle-theme-shipwrights-workers = Arbeiter
puzzle-theme-shipwrights-market = Markt
puzzle-theme-shipwrights-payment = Bezahlen
puzzle-theme-shipwrights-raids = Raubzüge, Helden und Aufwertungen
puzzle-theme-shipwrights-cards = Abwerfen
