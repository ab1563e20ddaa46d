# Der Rückblick nach dem Spiel: was meine Entscheidungen gekostet haben, was Glück war, und wie die Chancen standen.

review-title = Rückblick
review-heading = Wo das Spiel kippte
review-chance = Chance auf den Sieg
review-judged = Beurteilt mit
review-known = Was ich wusste
review-hands = Offene Karten
review-known-note = Beurteilt ohne die Karten, die du nicht sehen konntest.
review-hands-note = Beurteilt mit allen Karten offen. Das konntest du nicht alles wissen.
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
review-from-to = Von { $start } % am Anfang zu { $end } % am Ende.
review-mine = Deine Entscheidungen
review-luck = Glück: Ziehen und Gleichstand
review-others = Wie die anderen spielten
review-sum = Deine Entscheidungen { $mine } %, Glück { $luck } %, die anderen { $others } %.
review-rest = Die anderen { $count } kosteten zusammen { $percent } %.
review-rest-best = { $count } von allen waren der beste Zug, der sich fand.
review-bigger = Größerer Punkt: hat mehr gekostet
review-looking = { web-round } von { $rounds } wird angesehen …
review-queued = Der Rückblick beginnt, sobald die Bots Zeit haben …
review-failed = Der Rückblick ist nicht gelungen.
review-again = Noch einmal versuchen
review-handle = Moment des Spiels
review-at = { web-round }: { $who } { $percent } %
review-end = Zum Ergebnis
review-round-line = { web-round }  { $theme }  −{ $percent } %, { review-points }
review-move-line =    { $who }: { $move }
review-why-line =    { $why }
