# Der Rückblick nach dem Spiel: was meine Entscheidungen gekostet haben, was Glück war, und wie die Chancen standen.

review-title = Rückblick
review-heading = Wo die Partie kippte
review-turn = { $kind ->
    [always] Du lagst von Anfang bis Ende vorn.
    [took] Ab Runde { $round } lagst du vorn, bis zum Schluss.
    [last] Erst in der letzten Runde bist du in Führung gegangen.
    [until] Nach Runde { $round } lagst du noch vorn.
   *[never] Du lagst nie vorn. Deine beste Chance waren { $percent } %, in Runde { $round }.
  }
review-chance = Chance auf den Sieg
review-judged = Beurteilt mit
review-known = Was ich wusste
review-hands = Offene Karten
review-known-note = Beurteilt ohne die Karten, die du nicht sehen konntest.
review-hands-note = Beurteilt mit allen Karten offen. Das konntest du nicht alles wissen.
review-unknowable = Nach dem, was du wusstest, war dein Zug der beste.
review-worst = { $count ->
    [one] Die teuerste Entscheidung
    [3] Die drei teuersten
   *[other] Die { $count } teuersten
  }
review-none = Keine Entscheidung hat dich etwas Messbares gekostet.
review-you = Du
review-better = Besser
review-points = { $count ->
    [one] ~1 Punkt
   *[other] ~{ $count } Punkte
  }
review-play-on = Von hier weiterspielen
review-watch = Ansehen
review-watch-round = Ansehen: { web-round }
review-decisions = { $count ->
    [one] Meine Entscheidung
   *[other] Meine { $count } Entscheidungen
  }
review-all = Alle
review-best = bester Zug
review-move = Zug
review-luck-and-skill = Glück und Können
review-from-to = Von { $start } % am Anfang auf { $end } % am Ende.
review-mine = Deine Entscheidungen
review-luck = Glück: Ziehen und Gleichstand
review-others = Wie die anderen spielten
review-sum = Deine Entscheidungen { $mine } %, Glück { $luck } %, die anderen { $others } %.
review-rest = { $count ->
    [one] Die andere kostete { $percent } %.
   *[other] Die anderen { $count } kosteten zusammen { $percent } %.
  }
review-rest-best = { $count ->
    [one] Eine deiner Entscheidungen war der beste Zug.
   *[other] { $count } deiner Entscheidungen waren der beste Zug.
  }
review-bigger = Größerer Punkt: hat mehr gekostet
review-looking = { web-round } von { $rounds } wird angesehen …
review-queued = Der Rückblick beginnt, sobald die Bots Zeit haben …
review-failed = Der Rückblick ist nicht gelungen.
review-again = Noch einmal versuchen
review-handle = Moment der Partie
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-at = { web-round }: { $who } { $percent } %
review-end = Zum Ergebnis
review-round-line = { web-round }  { $theme }  −{ $percent } %, { review-points }
review-move-line =    { $who }: { $move }
review-why-line =    { $why }
