# Lektionen in Kapiteln, und die Anleitung neben dem Spielplan.

learn-title = Lektion
learn-lessons = Lektionen
learn-count = { $count } Kapitel
learn-count-done = { $done } von { $count } geschafft
learn-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
learn-start = Los
learn-continue = Weiter
learn-again = Noch einmal
learn-on-path = Kapitel { $chapter }: { $title } ({ $state ->
    [done] geschafft
    [next] als Nächstes
   *[later] noch nicht gespielt
  })
learn-chapter = Kapitel { $chapter } von { $chapters }
learn-step = Schritt { $step } von { $steps }
learn-goal = Dein Ziel
learn-reached = Gut gemacht
learn-next = Weiter
learn-show = Zeig es mir
learn-skip = Überspringen
learn-leave = Verlassen
learn-more = Mehr zu diesem Schritt
learn-first = Erreich erst das Ziel oben. Nichts wurde abgeschickt.
learn-read-first = Lies das zuerst, dann drück auf „Weiter“.
learn-done = Kapitel geschafft!
learn-done-next = Als Nächstes: { $title }.
learn-all-done = Alle Kapitel geschafft
learn-all-done-line = Spiel jedes noch einmal, wenn du magst
learn-all-done-text = Jetzt kennst du das ganze Spiel. Spiel eine Partie gegen die Bots!
learn-next-chapter = Nächstes Kapitel
learn-play = Eine Partie spielen
learn-to-hall = Zurück zur Halle

## Eketorp

learn-eketorp-round = Die Runde
    .line = Wikinger schicken, Bausteine holen, bauen
learn-eketorp-fight = Kampf und Lazarett
    .line = Mit hohen Karten siegen, mit niedrigen verlieren
learn-eketorp-besiege = Belagern
    .line = Dem Nachbarn Bausteine von der Mauer holen
learn-eketorp-besieged = Belagert werden
    .line = Bewachen, was am meisten wert ist
learn-eketorp-end = Bauen und das Ende
    .line = Sicher bauen, als Erster fertig werden

## Shipwrights

learn-shipwrights-draft = Draft und Abwerfen
    .line = Karten wählen, den Rest weitergeben
learn-shipwrights-ship = Ein Schiff
    .line = Auslegen, besetzen, bezahlen, bauen
learn-shipwrights-buildings = Gebäude, Dorfleute, Unterschieben
    .line = Orte und Leute, die bei dir bleiben
learn-shipwrights-tracks = Leisten, Raubzüge und Handel
    .line = Was auf Feld 4 wartet
learn-shipwrights-heroes = Helden, Jarle und Wertung
    .line = Auf einer Leiste führen, Punkte zählen
learn-shipwrights-rival = Allein gegen den Rivalen
    .line = Eine Punktzahl schlagen statt eines Nachbarn
